"""`EdgeConfigBackupContent`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.json_value import JsonValue


@define(kw_only=True)
class EdgeConfigBackupContentItem:
    """`items{}` of `EdgeConfigBackupContent`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    description: str | None = None
    """Purpose of the item."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    value: JsonValue | None
    """Value of the item, any JSON."""


@define(kw_only=True)
class EdgeConfigBackupContent:
    """`EdgeConfigBackupContent`, a part of other types."""

    digest: str
    """Hash of the contents; it changes with every change."""
    items: dict[str, EdgeConfigBackupContentItem]
    """Items of the Edge Config, by key."""
    slug: str
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
