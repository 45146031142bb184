"""The result of `edgeConfig.getEdgeConfigBackup`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.edge_config_backup_content import EdgeConfigBackupContent
from hosting_sdk.models.edge_config_backup_metadata import EdgeConfigBackupMetadata
from hosting_sdk.models.edge_config_backup_user import EdgeConfigBackupUser


@define(kw_only=True)
class EdgeConfigBackup:
    """The result of `edgeConfig.getEdgeConfigBackup`."""

    backup: EdgeConfigBackupContent
    """Contents of the backup."""
    id: str
    """ID of the backup."""
    last_modified: float
    """Time of the backup, in milliseconds since the epoch."""
    metadata: EdgeConfigBackupMetadata
    user: EdgeConfigBackupUser | None = None
    """User who made the change."""
