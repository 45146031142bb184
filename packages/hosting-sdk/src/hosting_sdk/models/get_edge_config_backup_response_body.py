"""The result of `edgeConfig.getEdgeConfigBackup`.

Generated from `manifest/schemas/GetEdgeConfigBackupResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.backup import Backup
from hosting_sdk.models.response_body_metadata import ResponseBodyMetadata
from hosting_sdk.models.response_body_user import ResponseBodyUser


@define(kw_only=True)
class GetEdgeConfigBackupResponseBody1:
    """The result of `edgeConfig.getEdgeConfigBackup`."""

    backup: Backup
    id: str
    last_modified: float
    metadata: ResponseBodyMetadata
    user: ResponseBodyUser


@define(kw_only=True)
class GetEdgeConfigBackupResponseBody2:
    """The result of `edgeConfig.getEdgeConfigBackup`."""

    backup: Backup
    id: str
    last_modified: float
    metadata: ResponseBodyMetadata
    user: ResponseBodyUser | None = None


GetEdgeConfigBackupResponseBody: TypeAlias = (
    GetEdgeConfigBackupResponseBody1 | GetEdgeConfigBackupResponseBody2
)
"""The result of `edgeConfig.getEdgeConfigBackup`."""
