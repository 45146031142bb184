"""`EdgeConfigBackupMetadata`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigBackupMetadata:
    """`EdgeConfigBackupMetadata`, a part of other types."""

    items_bytes: float | None = None
    """Size of all items in bytes."""
    items_count: float | None = None
    """Number of items."""
    updated_at: str | None = None
    """Time of the last change as text."""
    updated_by: str | None = None
    """ID of the user who made the last change."""
