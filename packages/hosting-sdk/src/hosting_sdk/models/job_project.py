"""`JobProject`, a part of other types.

Generated from `manifest/schemas/JobProject.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class JobProject:
    """`JobProject`, a part of other types."""

    default_branch: str | Unset | None = UNSET
    id: str
    name: str | Unset | None = UNSET
    namespace: str | Unset | None = UNSET
    path: str | Unset | None = UNSET
    url: str | Unset | None = UNSET
