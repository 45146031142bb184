"""The methods of `apiObservability`.

Generated from `manifest/groups/apiObservability.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class ApiObservability(Group):
    """The methods of `apiObservability`."""

    async def get_observability_configuration_projects(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetObservabilityConfigurationProjectsResponseBody:
        """Get observability configuration projects.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._api_observability_get_observability_configuration_projects import (
            OPERATION,
        )

        result: m.GetObservabilityConfigurationProjectsResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def update_observability_configuration_project(
        self,
        *,
        project_id_or_name: str,
        request_body: m.UpdateObservabilityConfigurationProjectRequestBody
        | Mapping[str, Any]
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateObservabilityConfigurationProjectResponseBody:
        """Update an observability configuration project.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._api_observability_update_observability_configuration_project import (
            OPERATION,
        )

        result: m.UpdateObservabilityConfigurationProjectResponseBody = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
