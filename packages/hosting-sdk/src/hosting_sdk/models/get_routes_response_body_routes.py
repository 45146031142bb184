"""`GetRoutesResponseBodyRoutes`, a part of other types.

Generated from `manifest/schemas/GetRoutesResponseBodyRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.response_body_route import ResponseBodyRoute


@define(kw_only=True)
class GetRoutesResponseBodyRoutes:
    """`GetRoutesResponseBodyRoutes`, a part of other types."""

    description: str | None = None
    enabled: bool | None = None
    id: str
    name: str
    raw_dest: str | None = None
    raw_src: str | None = None
    route: ResponseBodyRoute
    route_type: Literal["rewrite", "redirect", "set_status", "transform"] | str | None = None
    src_syntax: Literal["equals", "path-to-regexp", "regex"] | str | None = None
    staged: bool | None = None
