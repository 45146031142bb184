"""`EdgeConfigBackupMetadata`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigBackupMetadata:
    """`EdgeConfigBackupMetadata`, a part of other types.

    Attributes:
        items_bytes: Size of all items in bytes.
        items_count: Number of items.
        updated_at: Time of the last change as text.
        updated_by: ID of the user who made the last change.
    """

    items_bytes: float | None = None
    items_count: float | None = None
    updated_at: str | None = None
    updated_by: str | None = None
