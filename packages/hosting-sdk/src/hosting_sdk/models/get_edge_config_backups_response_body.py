"""The result of `edgeConfig.getEdgeConfigBackups`.

Generated from `manifest/schemas/GetEdgeConfigBackupsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.response_body_metadata import ResponseBodyMetadata


@define(kw_only=True)
class GetEdgeConfigBackupsResponseBodyBackups:
    """`backups[]` of `GetEdgeConfigBackupsResponseBody`."""

    id: str
    last_modified: float
    metadata: ResponseBodyMetadata | None = None


@define(kw_only=True)
class GetEdgeConfigBackupsResponseBodyPagination:
    """`pagination` of `GetEdgeConfigBackupsResponseBody`."""

    has_next: bool
    next: str | None = None


@define(kw_only=True)
class GetEdgeConfigBackupsResponseBody:
    """The result of `edgeConfig.getEdgeConfigBackups`."""

    backups: list[GetEdgeConfigBackupsResponseBodyBackups]
    pagination: GetEdgeConfigBackupsResponseBodyPagination
