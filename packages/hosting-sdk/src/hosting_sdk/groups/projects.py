"""The methods of `projects`.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Projects(Group):
    """The methods of `projects`."""

    async def accept_project_transfer_request(
        self,
        *,
        code: str,
        request_body: m.AcceptProjectTransferRequestRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AcceptProjectTransferRequestResponseBody:
        """Accept a project transfer request.

        Args:
            code: `code` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_accept_project_transfer_request import OPERATION

        result: m.AcceptProjectTransferRequestResponseBody = await self._call(
            OPERATION, {"code": code, "slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def add_project_domain(
        self,
        *,
        id_or_name: str,
        request_body: m.AddProjectDomainRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBodyDomains:
        """Add a project domain.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_add_project_domain import OPERATION

        result: m.ResponseBodyDomains = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def batch_remove_project_env(
        self,
        *,
        id_or_name: str,
        request_body: m.BatchRemoveProjectEnvRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BatchRemoveProjectEnvResponseBody:
        """Remove several environment variables of a project.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_batch_remove_project_env import OPERATION

        result: m.BatchRemoveProjectEnvResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def create_project(
        self,
        *,
        request_body: m.CreateProjectRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateProjectResponseBody:
        """Create a project.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_create_project import OPERATION

        result: m.CreateProjectResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def create_project_env(
        self,
        *,
        id_or_name: str,
        request_body: m.CreateProjectEnvRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        upsert: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateProjectEnvResponseBody:
        """Create a project environment variable.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            upsert: `upsert` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_create_project_env import OPERATION

        result: m.CreateProjectEnvResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id, "upsert": upsert},
            request_body,
            options,
        )
        return result

    async def create_project_transfer_request(
        self,
        *,
        id_or_name: str,
        request_body: m.CreateProjectTransferRequestRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateProjectTransferRequestResponseBody:
        """Create a project transfer request.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_create_project_transfer_request import OPERATION

        result: m.CreateProjectTransferRequestResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def delete_project(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a project.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_delete_project import OPERATION

        await self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )

    async def edit_project_env(
        self,
        *,
        id: str,
        id_or_name: str,
        request_body: m.EditProjectEnvRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EditProjectEnvResponseBody:
        """Edit a project environment variable.

        Args:
            id: `id` in the path.
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_edit_project_env import OPERATION

        result: m.EditProjectEnvResponseBody = await self._call(
            OPERATION,
            {"id": id, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def filter_project_envs(
        self,
        *,
        id_or_name: str,
        custom_environment_id: str | None = None,
        custom_environment_slug: str | None = None,
        decrypt: Literal["true", "false"] | None = None,
        git_branch: str | None = None,
        slug: str | None = None,
        source: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FilterProjectEnvsResponseBody:
        """Get the environment variables of a project, filtered.

        Args:
            id_or_name: `idOrName` in the path.
            custom_environment_id: `customEnvironmentId` in the query.
            custom_environment_slug: `customEnvironmentSlug` in the query.
            decrypt: `decrypt` in the query.
            git_branch: `gitBranch` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            source: `source` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_filter_project_envs import OPERATION

        result: m.FilterProjectEnvsResponseBody = await self._call(
            OPERATION,
            {
                "id_or_name": id_or_name,
                "custom_environment_id": custom_environment_id,
                "custom_environment_slug": custom_environment_slug,
                "decrypt": decrypt,
                "git_branch": git_branch,
                "slug": slug,
                "source": source,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def get_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBodyDomains:
        """Get a project domain.

        Args:
            domain: `domain` in the path.
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_get_project_domain import OPERATION

        result: m.ResponseBodyDomains = await self._call(
            OPERATION,
            {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_project_domains(
        self,
        *,
        id_or_name: str,
        custom_environment_id: str | None = None,
        git_branch: str | None = None,
        limit: float | None = None,
        order: Literal["ASC", "DESC"] | None = None,
        production: Literal["true", "false"] | None = None,
        redirect: str | None = None,
        redirects: Literal["true", "false"] | None = None,
        since: float | None = None,
        slug: str | None = None,
        target: m.Env | None = None,
        team_id: str | None = None,
        until: float | None = None,
        verified: Literal["true", "false"] | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetProjectDomainsResponseBody:
        """Get project domains.

        Args:
            id_or_name: `idOrName` in the path.
            custom_environment_id: `customEnvironmentId` in the query.
            git_branch: `gitBranch` in the query.
            limit: `limit` in the query.
            order: `order` in the query; the platform takes `DESC` when it is absent.
            production: `production` in the query; the platform takes `false` when it is absent.
            redirect: `redirect` in the query.
            redirects: `redirects` in the query; the platform takes `true` when it is absent.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            target: `target` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            verified: `verified` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_get_project_domains import OPERATION

        result: m.GetProjectDomainsResponseBody = await self._call(
            OPERATION,
            {
                "id_or_name": id_or_name,
                "custom_environment_id": custom_environment_id,
                "git_branch": git_branch,
                "limit": limit,
                "order": order,
                "production": production,
                "redirect": redirect,
                "redirects": redirects,
                "since": since,
                "slug": slug,
                "target": target,
                "team_id": team_id,
                "until": until,
                "verified": verified,
            },
            None,
            options,
        )
        return result

    async def get_project_env(
        self,
        *,
        id: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetProjectEnvResponseBody:
        """Get a project environment variable.

        Args:
            id: `id` in the path.
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_get_project_env import OPERATION

        result: m.GetProjectEnvResponseBody = await self._call(
            OPERATION,
            {"id": id, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_projects(
        self,
        *,
        build_machine_types: str | None = None,
        build_queue_configuration: Literal["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]
        | None = None,
        deprecated: bool | None = None,
        edge_config_id: str | None = None,
        edge_config_token_id: str | None = None,
        elastic_concurrency_enabled: Literal["0", "1"] | None = None,
        exclude_repos: str | None = None,
        from_: str | None = None,
        git_fork_protection: Literal["0", "1"] | None = None,
        limit: str | None = None,
        repo: str | None = None,
        repo_id: str | None = None,
        repo_url: str | None = None,
        search: str | None = None,
        slug: str | None = None,
        static_ips_enabled: Literal["0", "1"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetProjectsResponseBody:
        """Get projects.

        Args:
            build_machine_types: `buildMachineTypes` in the query.
            build_queue_configuration: `buildQueueConfiguration` in the query.
            deprecated: `deprecated` in the query.
            edge_config_id: `edgeConfigId` in the query.
            edge_config_token_id: `edgeConfigTokenId` in the query.
            elastic_concurrency_enabled: `elasticConcurrencyEnabled` in the query.
            exclude_repos: `excludeRepos` in the query.
            from_: `from` in the query.
            git_fork_protection: `gitForkProtection` in the query.
            limit: `limit` in the query.
            repo: `repo` in the query.
            repo_id: `repoId` in the query.
            repo_url: `repoUrl` in the query.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            static_ips_enabled: `staticIpsEnabled` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_get_projects import OPERATION

        result: m.GetProjectsResponseBody = await self._call(
            OPERATION,
            {
                "build_machine_types": build_machine_types,
                "build_queue_configuration": build_queue_configuration,
                "deprecated": deprecated,
                "edge_config_id": edge_config_id,
                "edge_config_token_id": edge_config_token_id,
                "elastic_concurrency_enabled": elastic_concurrency_enabled,
                "exclude_repos": exclude_repos,
                "from_": from_,
                "git_fork_protection": git_fork_protection,
                "limit": limit,
                "repo": repo,
                "repo_id": repo_id,
                "repo_url": repo_url,
                "search": search,
                "slug": slug,
                "static_ips_enabled": static_ips_enabled,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def list_promote_aliases(
        self,
        *,
        project_id: str,
        failed_only: bool | None = None,
        limit: float | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListPromoteAliasesResponseBody:
        """List the aliases of a promotion.

        Args:
            project_id: `projectId` in the path.
            failed_only: `failedOnly` in the query.
            limit: `limit` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_list_promote_aliases import OPERATION

        result: m.ListPromoteAliasesResponseBody = await self._call(
            OPERATION,
            {
                "project_id": project_id,
                "failed_only": failed_only,
                "limit": limit,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    async def move_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        request_body: m.MoveProjectDomainRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBodyDomains:
        """Move a project domain.

        Args:
            domain: `domain` in the path.
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_move_project_domain import OPERATION

        result: m.ResponseBodyDomains = await self._call(
            OPERATION,
            {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def pause_project(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Pause a project.

        Args:
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_pause_project import OPERATION

        await self._call(
            OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
        )

    async def remove_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        request_body: m.RemoveProjectDomainRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Remove a project domain.

        Args:
            domain: `domain` in the path.
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_remove_project_domain import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION,
            {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def remove_project_env(
        self,
        *,
        id: str,
        id_or_name: str,
        custom_environment_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RemoveProjectEnvResponseBody:
        """Remove a project environment variable.

        Args:
            id: `id` in the path.
            id_or_name: `idOrName` in the path.
            custom_environment_id: `customEnvironmentId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_remove_project_env import OPERATION

        result: m.RemoveProjectEnvResponseBody = await self._call(
            OPERATION,
            {
                "id": id,
                "id_or_name": id_or_name,
                "custom_environment_id": custom_environment_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def request_promote(
        self,
        *,
        deployment_id: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Request the promotion of a deployment.

        Args:
            deployment_id: `deploymentId` in the path.
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_request_promote import OPERATION

        await self._call(
            OPERATION,
            {
                "deployment_id": deployment_id,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )

    async def request_rollback(
        self,
        *,
        deployment_id: str,
        project_id: str,
        description: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Request a rollback to a deployment.

        Args:
            deployment_id: `deploymentId` in the path.
            project_id: `projectId` in the path.
            description: `description` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_request_rollback import OPERATION

        await self._call(
            OPERATION,
            {
                "deployment_id": deployment_id,
                "project_id": project_id,
                "description": description,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )

    async def unpause_project(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Unpause a project.

        Args:
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_unpause_project import OPERATION

        await self._call(
            OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
        )

    async def update_microfrontends(
        self,
        *,
        project_id: str,
        request_body: m.UpdateMicrofrontendsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateProjectResponseBody:
        """Update microfrontends.

        Args:
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_update_microfrontends import OPERATION

        result: m.CreateProjectResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def update_project(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateProjectRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateProjectResponseBody:
        """Update a project.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_update_project import OPERATION

        result: m.UpdateProjectResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def update_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        request_body: m.UpdateProjectDomainRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBodyDomains:
        """Update a project domain.

        Args:
            domain: `domain` in the path.
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_update_project_domain import OPERATION

        result: m.ResponseBodyDomains = await self._call(
            OPERATION,
            {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def update_project_protection_bypass(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateProjectProtectionBypassRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateProjectProtectionBypassResponseBody:
        """Update a project protection bypass.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_update_project_protection_bypass import OPERATION

        result: m.UpdateProjectProtectionBypassResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def update_projects_by_project_id_rollback_by_deployment_id_update_description(
        self,
        *,
        deployment_id: str,
        project_id: str,
        request_body: m.UpdateProjectsByProjectIdRollbackByDeploymentIdUpdateDescriptionRequestBody
        | Mapping[str, Any]
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Update the description of a rollback.

        Args:
            deployment_id: `deploymentId` in the path.
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_update_projects_by_project_id_rollback_by_deployment_id_update_description import (
            OPERATION,
        )

        await self._call(
            OPERATION,
            {"deployment_id": deployment_id, "project_id": project_id},
            request_body,
            options,
        )

    async def verify_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.VerifyProjectDomainResponseBody:
        """Verify a project domain.

        Args:
            domain: `domain` in the path.
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._projects_verify_project_domain import OPERATION

        result: m.VerifyProjectDomainResponseBody = await self._call(
            OPERATION,
            {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result
