"""`Records`, a part of other types.

Generated from `manifest/schemas/Records.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.record_type import RecordType


@define(kw_only=True)
class Records:
    """`Records`, a part of other types."""

    comment: str | None = None
    created: float | None
    created_at: float | None
    creator: str
    id: str
    mx_priority: float | None = None
    name: str
    priority: float | None = None
    slug: str
    ttl: float | None = None
    type: RecordType
    updated: float | None
    updated_at: float | None
    value: str
