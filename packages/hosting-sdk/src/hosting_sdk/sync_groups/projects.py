"""The methods of `projects`.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Projects"]


class Projects(SyncGroup):
    """The methods of `projects`, each waiting for its result."""

    @operation
    def accept_project_transfer_request(
        self,
        *,
        code: str,
        request_body: m.AcceptProjectTransferRequestRequest
        | m.AcceptProjectTransferRequestRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AcceptProjectTransferRequestResult:
        """Take over a project with the code of a transfer request.

        The team of this call becomes its owner.

        Args:
            code: Code of the transfer request, as `createProjectTransferRequest` returned it.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.accept_project_transfer_request(
                code="9b2f7c",
                request_body={"newProjectName": "shop-of-acme"},
            )
        """

    @operation
    def add_project_domain(
        self,
        *,
        id_or_name: str,
        request_body: m.AddProjectDomainRequest | m.AddProjectDomainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectDomain:
        """Give a project a domain name.

        If `verified` is false, do what `verification` asks for, then call `verifyProjectDomain`.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.add_project_domain(
                id_or_name="shop",
                request_body={"name": "www.example.com"},
            )
        """

    @operation
    def batch_remove_project_env(
        self,
        *,
        id_or_name: str,
        request_body: m.EnvironmentVariableIds | m.EnvironmentVariableIdsDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BatchRemoveProjectEnvResult:
        """Delete several environment variables of a project by their IDs.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.batch_remove_project_env(
                id_or_name="shop",
                request_body={"ids": ["env_5tY2uI8o"]},
            )
        """

    @operation
    def create_project(
        self,
        *,
        request_body: m.CreateProjectRequest | m.CreateProjectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Project:
        """Create a project.

        Only the name is needed; other fields override the defaults of builds, Git and protection.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.create_project(
                request_body={
                    "name": "shop",
                    "framework": "nextjs",
                    "gitRepository": {"type": "github", "repo": "acme/shop"},
                },
            )
        """

    @operation
    def create_project_env(
        self,
        *,
        id_or_name: str,
        request_body: m.CreateProjectEnvRequest | m.CreateProjectEnvRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        upsert: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedEnvironmentVariables:
        """Create environment variables in a project.

        With `upsert` a variable that exists gets the new value instead of an error.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            upsert: `true` updates a variable that already exists.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.create_project_env(
                id_or_name="shop",
                upsert="true",
                request_body={
                    "key": "API_URL",
                    "value": "https://api.example.com",
                    "type": "encrypted",
                    "target": ["production", "preview"],
                },
            )
        """

    @operation
    def create_project_transfer_request(
        self,
        *,
        id_or_name: str,
        request_body: m.CreateProjectTransferRequestRequest
        | m.CreateProjectTransferRequestRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectTransferRequest:
        """Offer a project to another team.

        Returns a code, valid for 24 hours, which `acceptProjectTransferRequest` takes.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.create_project_transfer_request(
                id_or_name="shop",
                request_body={"callbackUrl": "https://hooks.example.com/transferred"},
            )
        """

    @operation
    def delete_project(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a project with its deployments, domains and settings.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.projects.delete_project(id_or_name="shop")
        """

    @operation
    def edit_project_env(
        self,
        *,
        id: str,
        id_or_name: str,
        request_body: m.EditProjectEnvRequest | m.EditProjectEnvRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EnvironmentVariable:
        """Change an environment variable of a project: name, value, targets or branch.

        New deployments get the new value.

        Args:
            id: ID of the environment variable.
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.edit_project_env(
                id="env_5tY2uI8o",
                id_or_name="shop",
                request_body={"value": "https://api.example.org"},
            )
        """

    @operation
    def filter_project_envs(
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
    ) -> m.EnvironmentVariableList:
        """List the environment variables of a project.

        Filters choose a branch or a custom environment.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            custom_environment_id: Only variables of the custom environment with this ID (prefix
                `env_`).
            custom_environment_slug: Only variables of the custom environment with this slug.
            decrypt: Deprecated, use `getProjectEnv`: `true` decrypts the values.
            git_branch: Only variables of this Git branch, which only those for preview have; at
                most 250 characters.
            slug: Team to act for, by its URL slug. Default: that of the client.
            source: Name of the calling program, such as `vercel-cli:pull`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.filter_project_envs(id_or_name="shop")
        """

    @operation
    def get_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectDomain:
        """Get a domain of a project with its verification and redirect.

        Args:
            domain: Domain name, such as `example.com`.
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.get_project_domain(domain="www.example.com", id_or_name="shop")
        """

    @operation
    def get_project_domains(
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
        target: m.SystemEnvironment | None = None,
        team_id: str | None = None,
        until: float | None = None,
        verified: Literal["true", "false"] | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectDomainPage:
        """List the domains of a project.

        Filters choose target, branch, redirect and verification. Returns pages.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            custom_environment_id: Only domains of the custom environment with this ID (prefix
                `env_`).
            git_branch: Only domains of this Git branch.
            limit: Most domains in one page, at most 100.
            order: Direction of sorting by time of creation. Default: `DESC`.
            production: `true` returns only domains of production. Default: `false`.
            redirect: Only domains that redirect to this one.
            redirects: `false` leaves out domains that redirect. Default: `true`.
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            target: Only domains of this environment: `production` or `preview`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            verified: Only domains that are verified (`true`) or not (`false`).
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.get_project_domains(
                id_or_name="shop",
                limit=20,
                production="true",
            )
        """

    @operation
    def get_project_env(
        self,
        *,
        id: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DecryptedEnvironmentVariable:
        """Get an environment variable of a project with its decrypted value.

        Args:
            id: ID of the environment variable.
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.get_project_env(id="env_5tY2uI8o", id_or_name="shop")
        """

    @operation
    def get_projects(
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
        from_: str | int | None = None,
        git_fork_protection: Literal["0", "1"] | None = None,
        limit: str | int | None = None,
        repo: str | None = None,
        repo_id: str | None = None,
        repo_url: str | None = None,
        search: str | None = None,
        slug: str | None = None,
        static_ips_enabled: Literal["0", "1"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectPage:
        """List the projects of a user or team.

        Filters choose name, repository and settings. Returns pages.

        Args:
            build_machine_types: Only projects with these build machines, separated by commas;
                `default` means none is set.
            build_queue_configuration: Only projects with this queue setting; `SKIP_NAMESPACE_QUEUE`
                includes those without one.
            deprecated: Whether to list deprecated projects.
            edge_config_id: Only projects connected to this Edge Config, by its ID (prefix `ecfg_`).
            edge_config_token_id: Only projects connected to this Edge Config token, by its ID.
            elastic_concurrency_enabled: `1` returns only projects with elastic concurrency.
            exclude_repos: Leave out projects of these repositories, separated by commas.
            from_: Only projects updated after this moment, in milliseconds since the epoch, or the
                cursor of a page.
            git_fork_protection: `1` returns only projects where a member must authorize pull
                requests from forks.
            limit: Most projects in one page.
            repo: Only projects of this repository, by its name.
            repo_id: Only projects of this repository, by its ID at the Git provider.
            repo_url: Only projects of this repository, by its URL.
            search: Text to search for in the names of projects, at most 100 characters.
            slug: Team to act for, by its URL slug. Default: that of the client.
            static_ips_enabled: `1` returns only projects with static IP addresses.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.get_projects(limit="20")
        """

    @operation
    def list_promote_aliases(
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
    ) -> m.PromoteAliasPage:
        """List the aliases of the last promotion of a project, each with the state of its move.

        Returns pages.

        Args:
            project_id: ID of the project (prefix `prj_`).
            failed_only: Whether to list only aliases that could not be moved.
            limit: Most aliases in one page, at most 100.
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.list_promote_aliases(project_id="prj_4fT2mQ8v")
        """

    @operation
    def move_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        request_body: m.MoveProjectDomainRequest | m.MoveProjectDomainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectDomain:
        """Move a domain from one project to another.

        Domains that redirect to it can move along.

        Args:
            domain: Domain name, such as `example.com`.
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.move_project_domain(
                domain="www.example.com",
                id_or_name="shop",
                request_body={"projectId": "prj_9sD5gH1j"},
            )
        """

    @operation
    def pause_project(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Pause a project.

        Its production deployment is blocked, and custom domains are no longer assigned
        automatically.

        Args:
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.projects.pause_project(project_id="prj_4fT2mQ8v")
        """

    @operation
    def remove_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        request_body: m.RemoveProjectDomainRequest | m.RemoveProjectDomainRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Remove a domain from a project, with the domains that redirect to it if wanted.

        Args:
            domain: Domain name, such as `example.com`.
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.remove_project_domain(
                domain="www.example.com",
                id_or_name="shop",
                request_body={"removeRedirects": True},
            )
        """

    @operation
    def remove_project_env(
        self,
        *,
        id: str,
        id_or_name: str,
        custom_environment_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RemovedEnvironmentVariables:
        """Delete an environment variable of a project.

        Returns it.

        Args:
            id: ID of the environment variable.
            id_or_name: Project ID (prefix `prj_`) or name.
            custom_environment_id: ID of a custom environment of the project (prefix `env_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.remove_project_env(id="env_5tY2uI8o", id_or_name="shop")
        """

    @operation
    def request_promote(
        self,
        *,
        deployment_id: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Point all production domains of a project at a deployment, without building it again.

        Args:
            deployment_id: ID of the deployment to promote (prefix `dpl_`).
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.projects.request_promote(deployment_id="dpl_7Kd93hQ2", project_id="prj_4fT2mQ8v")
        """

    @operation
    def request_rollback(
        self,
        *,
        deployment_id: str,
        project_id: str,
        description: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Roll production of a project back to an earlier deployment.

        All production domains point at it at once.

        Args:
            deployment_id: ID of the deployment to go back to (prefix `dpl_`).
            project_id: ID of the project (prefix `prj_`).
            description: Reason for the rollback.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.projects.request_rollback(
                deployment_id="dpl_7Kd93hQ2",
                project_id="prj_4fT2mQ8v",
                description="Checkout is broken",
            )
        """

    @operation
    def unpause_project(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Resume a paused project: its production deployment serves again.

        Args:
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.projects.unpause_project(project_id="prj_4fT2mQ8v")
        """

    @operation
    def update_microfrontends(
        self,
        *,
        project_id: str,
        request_body: m.UpdateMicrofrontendsRequest
        | m.UpdateMicrofrontendsRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Project:
        """Change the microfrontends settings of a project, such as the group it belongs to.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.update_microfrontends(
                project_id="prj_4fT2mQ8v",
                request_body={"enabled": True, "microfrontendsGroupId": "mfe_7pR4xC2k"},
            )
        """

    @operation
    def update_project(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateProjectRequest | m.UpdateProjectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Project:
        """Change the settings of a project.

        What is not given stays; null resets many settings to their default.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.update_project(
                id_or_name="shop",
                request_body={"name": "shop-of-acme", "nodeVersion": "22.x"},
            )
        """

    @operation
    def update_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        request_body: m.UpdateProjectDomainRequest | m.UpdateProjectDomainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectDomain:
        """Change the Git branch, the environment or the redirect of a project's domain.

        Args:
            domain: Domain name, such as `example.com`.
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.update_project_domain(
                domain="www.example.com",
                id_or_name="shop",
                request_body={"redirect": "example.com", "redirectStatusCode": 308},
            )
        """

    @operation
    def update_project_protection_bypass(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateProjectProtectionBypassRequest
        | m.UpdateProjectProtectionBypassRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateProjectProtectionBypassResult:
        """Create, change or revoke the secrets with which automation passes deployment protection.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.update_project_protection_bypass(
                id_or_name="shop",
                request_body={"generate": {"note": "End-to-end tests"}},
            )
        """

    @operation
    def update_projects_by_project_id_rollback_by_deployment_id_update_description(
        self,
        *,
        deployment_id: str,
        project_id: str,
        request_body: m.UpdateRollbackDescriptionRequest
        | m.UpdateRollbackDescriptionRequestDict
        | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Change the reason that was given for a rollback.

        The rollback itself stays.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.projects.update_projects_by_project_id_rollback_by_deployment_id_update_description(
                deployment_id="dpl_7Kd93hQ2",
                project_id="prj_4fT2mQ8v",
                request_body={"description": "Checkout was broken"},
            )
        """

    @operation
    def verify_project_domain(
        self,
        *,
        domain: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectDomain:
        """Check the verification challenge of a project's domain.

        First set the DNS records that `verification` of the domain lists, as `addProjectDomain` and
        `getProjectDomain` return it.

        Args:
            domain: Domain name, such as `example.com`.
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.projects.verify_project_domain(
                domain="www.example.com",
                id_or_name="shop",
            )
        """
