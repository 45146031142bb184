"""The methods of `logDrains`.

Generated from `manifest/groups/logDrains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class LogDrains(SyncGroup):
    """The methods of `logDrains`, each waiting for its result."""

    def create_configurable_log_drain(
        self,
        *,
        request_body: m.CreateConfigurableLogDrainRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Create a configurable log drain.

        Deprecated: the platform discourages its use.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_create_configurable_log_drain import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def create_log_drain(
        self,
        *,
        request_body: m.CreateLogDrainRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateLogDrainResponseBody:
        """Create a log drain.

        Deprecated: the platform discourages its use.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_create_log_drain import OPERATION

        result: m.CreateLogDrainResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_configurable_log_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a configurable log drain.

        Deprecated: the platform discourages its use.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_delete_configurable_log_drain import OPERATION

        self._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)

    def delete_integration_log_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an integration log drain.

        Deprecated: the platform discourages its use.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_delete_integration_log_drain import OPERATION

        self._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)

    def get_all_log_drains(
        self,
        *,
        include_metadata: bool | None = None,
        project_id: str | None = None,
        project_id_or_name: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetAllLogDrainsResponseBody:
        """Get all log drains.

        Deprecated: the platform discourages its use.

        Args:
            include_metadata: `includeMetadata` in the query; the platform takes `false` when it is absent.
            project_id: `projectId` in the query.
            project_id_or_name: `projectIdOrName` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_get_all_log_drains import OPERATION

        result: m.GetAllLogDrainsResponseBody = self._call(
            OPERATION,
            {
                "include_metadata": include_metadata,
                "project_id": project_id,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_configurable_log_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetConfigurableLogDrainResponseBody:
        """Get a configurable log drain.

        Deprecated: the platform discourages its use.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_get_configurable_log_drain import OPERATION

        result: m.GetConfigurableLogDrainResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_integration_log_drains(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.CreateLogDrainResponseBody]:
        """Get integration log drains.

        Deprecated: the platform discourages its use.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._log_drains_get_integration_log_drains import OPERATION

        result: list[m.CreateLogDrainResponseBody] = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, None, options
        )
        return result
