"""The methods of `apiObservability`.

Generated from `manifest/groups/apiObservability.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["ApiObservability"]


class ApiObservability(Group):
    """The methods of `apiObservability`."""

    @operation
    async def get_observability_configuration_projects(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ObservabilityConfiguration:
        """List the projects of a team for which Observability Plus is turned off.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.api_observability.get_observability_configuration_projects()
        """

    @operation
    async def update_observability_configuration_project(
        self,
        *,
        project_id_or_name: str,
        request_body: m.UpdateObservabilityConfigurationProjectRequest
        | m.UpdateObservabilityConfigurationProjectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateObservabilityConfigurationProjectResult:
        """Turn Observability Plus off or on for one project.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.api_observability.update_observability_configuration_project(
                project_id_or_name="shop",
                request_body={"disabled": True},
            )
        """
