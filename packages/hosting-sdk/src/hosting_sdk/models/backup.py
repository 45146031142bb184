"""`Backup`, a part of other types.

Generated from `manifest/schemas/Backup.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.edge_config_item_value import EdgeConfigItemValue


@define(kw_only=True)
class BackupItems:
    """`items{}` of `Backup`."""

    created_at: float
    description: str | None = None
    updated_at: float
    value: EdgeConfigItemValue | None


@define(kw_only=True)
class Backup:
    """`Backup`, a part of other types."""

    digest: str
    items: dict[str, BackupItems]
    slug: str
    updated_at: float
