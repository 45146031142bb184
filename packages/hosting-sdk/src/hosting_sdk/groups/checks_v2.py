"""The methods of `checksV2`.

Generated from `manifest/groups/checksV2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["ChecksV2"]


class ChecksV2(Group):
    """The methods of `checksV2`."""

    @operation
    async def create_deployment_check_run(
        self,
        *,
        deployment_id: str,
        request_body: m.CreateDeploymentCheckRunRequest | m.CreateDeploymentCheckRunRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CheckRun:
        """Create a run of a check on a deployment.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.create_deployment_check_run(
                deployment_id="dpl_7Kd93hQ2",
                request_body={"checkId": "stf_8dV2nR4t"},
            )
        """

    @operation
    async def create_project_check(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateProjectCheckRequest | m.CreateProjectCheckRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectCheck:
        """Create a check for a project.

        It can block a stage of each deployment until it succeeds.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.create_project_check(
                project_id_or_name="shop",
                request_body={
                    "name": "Links",
                    "requires": "deployment-url",
                    "blocks": "deployment-promotion",
                },
            )
        """

    @operation
    async def delete_project_check(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedProjectCheck:
        """Delete a check of a project with all of its runs.

        Args:
            check_id: ID of the check (prefix `stf_`).
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.delete_project_check(
                check_id="stf_8dV2nR4t",
                project_id_or_name="shop",
            )
        """

    @operation
    async def get_deployment_check_run(
        self,
        *,
        check_run_id: str,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CheckRun:
        """Get one run of a check on a deployment.

        Args:
            check_run_id: ID of the check run (prefix `ckr_`).
            deployment_id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.get_deployment_check_run(
                check_run_id="ckr_3fG6bN1s",
                deployment_id="dpl_7Kd93hQ2",
            )
        """

    @operation
    async def get_project_check(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectCheck:
        """Get a check of a project.

        Args:
            check_id: ID of the check (prefix `stf_`).
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.get_project_check(
                check_id="stf_8dV2nR4t",
                project_id_or_name="shop",
            )
        """

    @operation
    async def list_check_runs(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CheckRunList:
        """List all runs of a check of a project.

        Args:
            check_id: ID of the check (prefix `stf_`).
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.list_check_runs(
                check_id="stf_8dV2nR4t",
                project_id_or_name="shop",
            )
        """

    @operation
    async def list_deployment_check_runs(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CheckRunList:
        """List the runs of all checks on a deployment.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.list_deployment_check_runs(deployment_id="dpl_7Kd93hQ2")
        """

    @operation
    async def list_project_checks(
        self,
        *,
        project_id_or_name: str,
        blocks: m.CheckBlockingStage | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectCheckList:
        """List the checks of a project, or only those that block a certain stage.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            blocks: Only checks that block this stage of a deployment.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.list_project_checks(project_id_or_name="shop")
        """

    @operation
    async def update_deployment_check_run(
        self,
        *,
        check_run_id: str,
        deployment_id: str,
        request_body: m.UpdateDeploymentCheckRunRequest
        | m.UpdateDeploymentCheckRunRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CheckRun:
        """Change a run of a check: its status, conclusion, output or address.

        Args:
            check_run_id: ID of the check run (prefix `ckr_`).
            deployment_id: ID of the deployment (prefix `dpl_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.update_deployment_check_run(
                check_run_id="ckr_3fG6bN1s",
                deployment_id="dpl_7Kd93hQ2",
                request_body={"status": "completed", "conclusion": "succeeded"},
            )
        """

    @operation
    async def update_project_check(
        self,
        *,
        check_id: str,
        project_id_or_name: str,
        request_body: m.UpdateProjectCheckRequest | m.UpdateProjectCheckRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectCheck:
        """Change the name, the targets or other settings of a check of a project.

        Args:
            check_id: ID of the check (prefix `stf_`).
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.checks_v2.update_project_check(
                check_id="stf_8dV2nR4t",
                project_id_or_name="shop",
                request_body={"blocks": "deployment-promotion", "timeout": 300000},
            )
        """
