"""`AddRouteRoute`, a part of other types.

Generated from `manifest/schemas/AddRouteRoute.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.route import Route


@define(kw_only=True)
class AddRouteRoute:
    """`AddRouteRoute`, a part of other types."""

    description: str | None = None
    enabled: bool | None = None
    name: str
    route: Route
    src_syntax: Literal["equals", "path-to-regexp", "regex"] | None = None
