"""The methods of `deployments`.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._sync_streams import SyncDownload
    from hosting_sdk._types import RequestOptions
    from hosting_sdk._uploads import UploadSource


class Deployments(SyncGroup):
    """The methods of `deployments`, each waiting for its result."""

    def cancel_deployment(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CancelDeploymentResponseBody:
        """Cancel a deployment.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_cancel_deployment import OPERATION

        result: m.CancelDeploymentResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def create_deployment(
        self,
        *,
        request_body: m.CreateDeploymentRequestBody | Mapping[str, Any],
        force_new: Literal["0", "1"] | None = None,
        skip_auto_detection_confirmation: Literal["0", "1"] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CancelDeploymentResponseBody:
        """Create a deployment.

        Args:
            request_body: The body; a mapping has wire names.
            force_new: `forceNew` in the query.
            skip_auto_detection_confirmation: `skipAutoDetectionConfirmation` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_create_deployment import OPERATION

        result: m.CancelDeploymentResponseBody = self._call(
            OPERATION,
            {
                "force_new": force_new,
                "skip_auto_detection_confirmation": skip_auto_detection_confirmation,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result

    def delete_deployment(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        url: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteDeploymentResponseBody:
        """Delete a deployment.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            url: `url` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_delete_deployment import OPERATION

        result: m.DeleteDeploymentResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id, "url": url}, None, options
        )
        return result

    def get_deployment(
        self,
        *,
        id_or_url: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_git_repo_info: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDeploymentResponseBody:
        """Get a deployment.

        Args:
            id_or_url: `idOrUrl` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_git_repo_info: `withGitRepoInfo` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_get_deployment import OPERATION

        result: m.GetDeploymentResponseBody = self._call(
            OPERATION,
            {
                "id_or_url": id_or_url,
                "slug": slug,
                "team_id": team_id,
                "with_git_repo_info": with_git_repo_info,
            },
            None,
            options,
        )
        return result

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
        status_code: m.RepoId | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDeploymentEventsResponse:
        """Get deployment events.

        Args:
            id_or_url: `idOrUrl` in the path.
            builds: `builds` in the query.
            delimiter: `delimiter` in the query.
            direction: `direction` in the query; the platform takes `forward` when it is absent.
            follow: `follow` in the query.
            limit: `limit` in the query.
            name: `name` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            status_code: `statusCode` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_get_deployment_events import OPERATION

        result: m.GetDeploymentEventsResponse = self._call(
            OPERATION,
            {
                "id_or_url": id_or_url,
                "builds": builds,
                "delimiter": delimiter,
                "direction": direction,
                "follow": follow,
                "limit": limit,
                "name": name,
                "since": since,
                "slug": slug,
                "status_code": status_code,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    def get_deployment_file_contents(
        self,
        *,
        file_id: str,
        id: str,
        path: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncDownload:
        """Get the contents of a deployment's file.

        Args:
            file_id: `fileId` in the path.
            id: `id` in the path.
            path: `path` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_get_deployment_file_contents import OPERATION

        return self._download(
            OPERATION,
            {"file_id": file_id, "id": id, "path": path, "slug": slug, "team_id": team_id},
            None,
            options,
        )

    def get_deployments(
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
    ) -> m.GetDeploymentsResponseBody:
        """Get deployments.

        Args:
            app: `app` in the query.
            branch: `branch` in the query.
            from_: `from` in the query.
            limit: `limit` in the query.
            project_id: `projectId` in the query.
            project_ids: `projectIds` in the query.
            rollback_candidate: `rollbackCandidate` in the query.
            sha: `sha` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            state: `state` in the query.
            target: `target` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            to: `to` in the query.
            until: `until` in the query.
            users: `users` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_get_deployments import OPERATION

        result: m.GetDeploymentsResponseBody = self._call(
            OPERATION,
            {
                "app": app,
                "branch": branch,
                "from_": from_,
                "limit": limit,
                "project_id": project_id,
                "project_ids": project_ids,
                "rollback_candidate": rollback_candidate,
                "sha": sha,
                "since": since,
                "slug": slug,
                "state": state,
                "target": target,
                "team_id": team_id,
                "to": to,
                "until": until,
                "users": users,
            },
            None,
            options,
        )
        return result

    def list_deployment_files(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.FileTree]:
        """List deployment files.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_list_deployment_files import OPERATION

        result: list[m.FileTree] = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def update_integration_deployment_action(
        self,
        *,
        action: str,
        deployment_id: str,
        integration_configuration_id: str,
        resource_id: str,
        request_body: m.UpdateIntegrationDeploymentActionRequestBody
        | Mapping[str, Any]
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update an integration deployment action.

        Args:
            action: `action` in the path.
            deployment_id: `deploymentId` in the path.
            integration_configuration_id: `integrationConfigurationId` in the path.
            resource_id: `resourceId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_update_integration_deployment_action import (
            OPERATION,
        )

        self._call(
            OPERATION,
            {
                "action": action,
                "deployment_id": deployment_id,
                "integration_configuration_id": integration_configuration_id,
                "resource_id": resource_id,
            },
            request_body,
            options,
        )

    def upload_file(
        self,
        *,
        request_body: UploadSource | None = None,
        content_length: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        x_now_digest: str | None = None,
        x_now_size: float | None = None,
        x_vercel_digest: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UploadFileResponseBody:
        """Upload a file.

        Args:
            request_body: The bytes to send, from any source.
            content_length: `Content-Length` in the headers.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            x_now_digest: `x-now-digest` in the headers.
            x_now_size: `x-now-size` in the headers.
            x_vercel_digest: `x-vercel-digest` in the headers.
            options: What differs for this call.
        """
        from hosting_sdk.functions._deployments_upload_file import OPERATION

        result: m.UploadFileResponseBody = self._call(
            OPERATION,
            {
                "content_length": content_length,
                "slug": slug,
                "team_id": team_id,
                "x_now_digest": x_now_digest,
                "x_now_size": x_now_size,
                "x_vercel_digest": x_vercel_digest,
            },
            request_body,
            options,
        )
        return result
