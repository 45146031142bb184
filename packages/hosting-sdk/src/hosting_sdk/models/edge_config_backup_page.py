"""The result of `edgeConfig.getEdgeConfigBackups`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.edge_config_backup_metadata import EdgeConfigBackupMetadata


@define(kw_only=True)
class EdgeConfigBackupSummary:
    """`backups[]` of `EdgeConfigBackupPage`."""

    id: str
    """ID of the backup."""
    last_modified: float
    """Time of the backup, in milliseconds since the epoch."""
    metadata: EdgeConfigBackupMetadata | None = None


@define(kw_only=True)
class EdgeConfigBackupPagePagination:
    """`pagination` of `EdgeConfigBackupPage`."""

    has_next: bool
    """Whether there is another page."""
    next: str | None = None
    """Cursor of the next page; null on the last page."""


@define(kw_only=True)
class EdgeConfigBackupPage(Page["EdgeConfigBackupPage", "EdgeConfigBackupSummary"]):
    """The result of `edgeConfig.getEdgeConfigBackups`."""

    backups: list[EdgeConfigBackupSummary]
    """Backups of this page."""
    pagination: EdgeConfigBackupPagePagination
    """Position of this page, with the cursors of the pages beside it."""
