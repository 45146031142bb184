"""The methods of `checksV2`.

Generated from `manifest/groups/checksV2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class ChecksV2(Group):
    """The methods of `checksV2`."""

    async def create_deployment_check_run(
        self,
        *,
        deployment_id: str,
        request_body: m.CreateDeploymentCheckRunRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Runs:
        """Create a deployment check run.

        Args:
            deployment_id: `deploymentId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_create_deployment_check_run import OPERATION

        result: m.Runs = await self._call(
            OPERATION,
            {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def create_project_check(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateProjectCheckRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Checks:
        """Create a project check.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_create_project_check import OPERATION

        result: m.Checks = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def delete_project_check(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteProjectCheckResponseBody:
        """Delete a project check.

        Args:
            check_id: `checkId` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_delete_project_check import OPERATION

        result: m.DeleteProjectCheckResponseBody = await self._call(
            OPERATION,
            {
                "check_id": check_id,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def get_deployment_check_run(
        self,
        *,
        check_run_id: str,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Runs:
        """Get a deployment check run.

        Args:
            check_run_id: `checkRunId` in the path.
            deployment_id: `deploymentId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_get_deployment_check_run import OPERATION

        result: m.Runs = await self._call(
            OPERATION,
            {
                "check_run_id": check_run_id,
                "deployment_id": deployment_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def get_project_check(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Checks:
        """Get a project check.

        Args:
            check_id: `checkId` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_get_project_check import OPERATION

        result: m.Checks = await self._call(
            OPERATION,
            {
                "check_id": check_id,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def list_check_runs(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListCheckRunsResponseBody:
        """List check runs.

        Args:
            check_id: `checkId` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_list_check_runs import OPERATION

        result: m.ListCheckRunsResponseBody = await self._call(
            OPERATION,
            {
                "check_id": check_id,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def list_deployment_check_runs(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListCheckRunsResponseBody:
        """List deployment check runs.

        Args:
            deployment_id: `deploymentId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_list_deployment_check_runs import OPERATION

        result: m.ListCheckRunsResponseBody = await self._call(
            OPERATION,
            {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def list_project_checks(
        self,
        *,
        project_id_or_name: str,
        blocks: m.Blocks | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListProjectChecksResponseBody:
        """List project checks.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            blocks: `blocks` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_list_project_checks import OPERATION

        result: m.ListProjectChecksResponseBody = await self._call(
            OPERATION,
            {
                "project_id_or_name": project_id_or_name,
                "blocks": blocks,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def update_deployment_check_run(
        self,
        *,
        check_run_id: str,
        deployment_id: str,
        request_body: m.UpdateDeploymentCheckRunRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Runs:
        """Update a deployment check run.

        Args:
            check_run_id: `checkRunId` in the path.
            deployment_id: `deploymentId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_update_deployment_check_run import OPERATION

        result: m.Runs = await self._call(
            OPERATION,
            {
                "check_run_id": check_run_id,
                "deployment_id": deployment_id,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result

    async def update_project_check(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        request_body: m.UpdateProjectCheckRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Checks:
        """Update a project check.

        Args:
            check_id: `checkId` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._checks_v2_update_project_check import OPERATION

        result: m.Checks = await self._call(
            OPERATION,
            {
                "check_id": check_id,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result
