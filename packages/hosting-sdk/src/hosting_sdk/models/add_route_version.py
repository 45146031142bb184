"""`AddRouteVersion`, a part of other types.

Generated from `manifest/schemas/AddRouteVersion.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AddRouteVersion:
    """`AddRouteVersion`, a part of other types."""

    alias: str | None = None
    created_by: str
    id: str
    is_live: bool | None = None
    is_staging: bool | None = None
    last_modified: float
    rule_count: float | None = None
    s3_key: str
