"""The result of `edgeConfig.getEdgeConfigBackups`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.edge_config_backup_metadata import EdgeConfigBackupMetadata


@define(kw_only=True)
class EdgeConfigBackupSummary:
    """`backups[]` of `EdgeConfigBackupPage`.

    Attributes:
        id: ID of the backup.
        last_modified: Time of the backup, in milliseconds since the epoch.
    """

    id: str
    last_modified: float
    metadata: EdgeConfigBackupMetadata | None = None


@define(kw_only=True)
class EdgeConfigBackupPagePagination:
    """`pagination` of `EdgeConfigBackupPage`.

    Attributes:
        has_next: Whether there is another page.
        next: Cursor of the next page; null on the last page.
    """

    has_next: bool
    next: str | None = None


@define(kw_only=True)
class EdgeConfigBackupPage(Page["EdgeConfigBackupPage", "EdgeConfigBackupSummary"]):
    """The result of `edgeConfig.getEdgeConfigBackups`.

    Attributes:
        backups: Backups of this page.
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    backups: list[EdgeConfigBackupSummary]
    pagination: EdgeConfigBackupPagePagination
