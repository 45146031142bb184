"""The methods of `deployments`.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._streams.streams import Download, ValueOrStream
    from hosting_sdk._transport.uploads import UploadSource
    from hosting_sdk._types import RequestOptions

__all__ = ["Deployments"]


class Deployments(Group):
    """The methods of `deployments`."""

    @operation
    async def cancel_deployment(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Deployment:
        """Cancel a deployment that is still building.

        Returns the deployment.

        Args:
            id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.cancel_deployment(id="dpl_7Kd93hQ2")
        """

    @operation
    async def create_deployment(
        self,
        *,
        request_body: m.CreateDeploymentRequest | m.CreateDeploymentRequestDict,
        force_new: Literal["0", "1"] | None = None,
        skip_auto_detection_confirmation: Literal["0", "1"] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Deployment:
        """Create a deployment from a Git reference, from files, or from an earlier deployment.

        Files of a deployment without Git are given inline or uploaded before with `uploadFile`.
        Returns while the build still runs; watch `readyState`.

        Args:
            request_body: The body; a mapping has wire names.
            force_new: `1` deploys even if an earlier deployment is the same.
            skip_auto_detection_confirmation: `1` takes the detected framework without asking for
                confirmation.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.create_deployment(
                request_body={
                    "name": "shop",
                    "target": "production",
                    "gitSource": {"type": "github", "org": "acme", "repo": "shop", "ref": "main"},
                },
            )
        """

    @operation
    async def delete_deployment(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        url: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedDeployment:
        """Delete a deployment by its ID, or by its URL.

        Aliases that point at it stop working.

        Args:
            id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            url: URL of the deployment or of an alias; the ID is ignored if it is given.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.delete_deployment(id="dpl_7Kd93hQ2")
        """

    @operation
    async def get_deployment(
        self,
        *,
        id_or_url: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_git_repo_info: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Deployment:
        """Get a deployment by its ID or host name.

        Callers who do not own it see only public fields.

        Args:
            id_or_url: ID (prefix `dpl_`) or host name of the deployment.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_git_repo_info: `true` adds facts about the Git repository.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.get_deployment(id_or_url="dpl_7Kd93hQ2")
        """

    @operation
    def get_deployment_events(
        self,
        *,
        id_or_url: str,
        builds: float | None = None,
        delimiter: float | None = None,
        direction: Literal["backward", "forward"] | None = None,
        follow: float | None = None,
        limit: float | None = None,
        name: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        status_code: m.StringOrNumber | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> ValueOrStream[m.DeploymentEvents, m.DeploymentEvent]:
        """Get the log of a deployment's build as a list, or follow it live as a stream.

        Await it for the value, iterate over it for a stream of records.

        Args:
            id_or_url: ID (prefix `dpl_`) or host name of the deployment.
            builds: Number that chooses the events of builds, such as 1.
            delimiter: Number that chooses delimiter events, such as 1.
            direction: Order of the events by time: `forward` is oldest first. Default: `forward`.
            follow: 1 keeps the stream open and sends events as they happen.
            limit: Most events to return; -1 returns all.
            name: ID of the build (prefix `bld_`).
            since: Only events from this moment on, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            status_code: Only events with these HTTP statuses, such as `5xx`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only events up to this moment, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.get_deployment_events(
                id_or_url="dpl_7Kd93hQ2",
                builds=1,
                limit=20,
            )
        """

    @operation
    def get_deployment_file_contents(
        self,
        *,
        file_id: str,
        id: str,
        path: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """Get the contents of one source file of a deployment, encoded in base64.

        Args:
            file_id: ID of the file, as `listDeploymentFiles` gives it.
            id: ID of the deployment (prefix `dpl_`).
            path: Path of the file; only for deployments from Git.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            content = await client.deployments.get_deployment_file_contents(
                file_id="2d4aa419b45016f1",
                id="dpl_7Kd93hQ2",
            ).read()
        """

    @operation
    async def get_deployments(
        self,
        *,
        app: str | None = None,
        branch: str | None = None,
        from_: float | None = None,
        limit: float | None = None,
        project_id: str | None = None,
        project_ids: list[str] | None = None,
        rollback_candidate: bool | None = None,
        sha: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        state: str | None = None,
        target: str | None = None,
        team_id: str | None = None,
        to: float | None = None,
        until: float | None = None,
        users: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentPage:
        """List the deployments of a user or team, newest first.

        Filters choose project, state, branch, commit, environment and time. The `url` of one that
        is not fully uploaded is null.

        Args:
            app: Only deployments with this name.
            branch: Only deployments of this Git branch.
            from_: Deprecated, use `since`: only deployments created after this moment, in
                milliseconds since the epoch.
            limit: Most deployments in one page.
            project_id: Only deployments of this project, by its ID (prefix `prj_`) or name.
            project_ids: Only deployments of these projects, by ID, 1 to 20; not together with
                `projectId`.
            rollback_candidate: Only deployments that a rollback can, or cannot, go back to.
            sha: Only deployments of the commit with this SHA.
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            state: Only deployments in these states, separated by commas, such as `BUILDING,READY`.
            target: Only deployments of this environment, such as `production`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            to: Deprecated, use `until`: only deployments created before this moment, in
                milliseconds since the epoch.
            until: Only items created before this time, in milliseconds since the epoch.
            users: Only deployments created by these users, by ID, separated by commas.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.get_deployments(limit=5, state="READY")
        """

    @operation
    async def list_deployment_files(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.DeploymentFile]:
        """List the source files of a deployment as a tree.

        Only deployments made from files have one.

        Args:
            id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.list_deployment_files(id="dpl_7Kd93hQ2")
        """

    @operation
    async def update_integration_deployment_action(
        self,
        *,
        action: str,
        deployment_id: str,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.UpdateIntegrationDeploymentActionRequest
        | m.UpdateIntegrationDeploymentActionRequestDict
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Report the state of an action that an integration runs for a deployment.

        Args:
            action: Name of the action that the integration runs for the deployment.
            deployment_id: ID of the deployment (prefix `dpl_`).
            integration_configuration_id: Installation ID (prefix `icfg_`).
            resource_id: ID of the integration resource.
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.deployments.update_integration_deployment_action(
                action="seed-database",
                deployment_id="dpl_7Kd93hQ2",
                integration_configuration_id="icfg_2sW5yB8n",
                resource_id="ir_7kP4",
                request_body={"status": "succeeded", "statusText": "The database is filled"},
            )
        """

    @operation
    async def upload_file(
        self,
        *,
        request_body: UploadSource,
        content_length: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        x_now_digest: str | None = None,
        x_now_size: float | None = None,
        x_vercel_digest: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UploadFileResult:
        """Upload a file for a deployment that is created afterwards.

        The deployment refers to it by the SHA1 of its contents; a file that is already there is not
        stored twice.

        Args:
            request_body: The bytes to send, from any source.
            content_length: Size of the upload in bytes.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            x_now_digest: Deprecated, use `x-vercel-digest`: SHA1 of the file in hexadecimal.
            x_now_size: Deprecated, use `Content-Length`: size of the file in bytes.
            x_vercel_digest: SHA1 of the file in hexadecimal, which the platform checks; at most 40
                characters.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.deployments.upload_file(
                content_length=14,
                x_vercel_digest="6b2825b8dc7d97d4dbfcf06e9139f899772f810f",
                request_body=b"<h1>Hello</h1>",
            )
        """
