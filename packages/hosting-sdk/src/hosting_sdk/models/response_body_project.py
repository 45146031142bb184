"""`ResponseBodyProject`, a part of other types.

Generated from `manifest/schemas/ResponseBodyProject.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class ResponseBodyProject:
    """`ResponseBodyProject`, a part of other types."""

    framework: str | Unset | None = UNSET
    id: str
    name: str
