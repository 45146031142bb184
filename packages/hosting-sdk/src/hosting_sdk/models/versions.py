"""`Versions`, a part of other types.

Generated from `manifest/schemas/Versions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Versions:
    """`Versions`, a part of other types."""

    alias: str | None = None
    created_by: str
    id: str
    is_live: bool | None = None
    is_staging: bool | None = None
    key: str
    last_modified: float
    name: str | None = None
    redirect_count: float | None = None
