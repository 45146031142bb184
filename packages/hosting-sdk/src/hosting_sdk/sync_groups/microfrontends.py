"""The methods of `microfrontends`.

Generated from `manifest/groups/microfrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Microfrontends"]


class Microfrontends(SyncGroup):
    """The methods of `microfrontends`, each waiting for its result."""

    @operation
    def create_microfrontends_group_with_applications(
        self,
        *,
        request_body: m.CreateMicrofrontendsGroupWithApplicationsRequest
        | m.CreateMicrofrontendsGroupWithApplicationsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedMicrofrontendsGroup:
        """Create a microfrontends group and put projects into it.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.microfrontends.create_microfrontends_group_with_applications(
                request_body={
                    "groupName": "storefront",
                    "defaultApp": {"projectId": "prj_4fT2mQ8v"},
                    "otherApplications": [{"projectId": "prj_9sD5gH1j"}],
                },
            )
        """

    @operation
    def get_microfrontends_config(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.MicrofrontendsConfigResult:
        """Get the microfrontends configuration that a deployment uses.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.microfrontends.get_microfrontends_config(deployment_id="dpl_7Kd93hQ2")
        """

    @operation
    def get_microfrontends_config_for_project(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.MicrofrontendsConfigResult:
        """Get the microfrontends configuration of a project's production.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.microfrontends.get_microfrontends_config_for_project(
                project_id_or_name="shop",
            )
        """

    @operation
    def get_microfrontends_groups(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """List the microfrontends groups of a team, each with its projects.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.microfrontends.get_microfrontends_groups()
        """

    @operation
    def get_microfrontends_in_group(
        self,
        *,
        group_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.MicrofrontendProjectList:
        """List the projects of a microfrontends group.

        Args:
            group_id: ID of the microfrontends group (prefix `mfe_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.microfrontends.get_microfrontends_in_group(group_id="mfe_7pR4xC2k")
        """
