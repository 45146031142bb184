"""The methods of `environment`.

Generated from `manifest/groups/environment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Environment"]


class Environment(Group):
    """The methods of `environment`."""

    @operation
    async def create_custom_environment(
        self,
        *,
        id_or_name: str,
        request_body: m.CreateCustomEnvironmentRequest
        | m.CreateCustomEnvironmentRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironment:
        """Create a custom environment in a project, beside production and preview.

        Its slug cannot be `production` or `preview`.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.create_custom_environment(
                id_or_name="shop",
                request_body={
                    "slug": "staging",
                    "description": "Before production",
                    "branchMatcher": {"type": "equals", "pattern": "staging"},
                },
            )
        """

    @operation
    async def create_shared_env_variable(
        self,
        *,
        request_body: m.CreateSharedEnvVariableRequest | m.CreateSharedEnvVariableRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedSharedEnvironmentVariables:
        """Create environment variables that several projects of a team share.

        Returns those created, and those that failed with the reason.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.create_shared_env_variable(
                request_body={
                    "evs": [{"key": "API_URL", "value": "https://api.example.com"}],
                    "type": "encrypted",
                    "target": ["production", "preview"],
                },
            )
        """

    @operation
    async def delete_shared_env_variable(
        self,
        *,
        request_body: m.EnvironmentVariableIds | m.EnvironmentVariableIdsDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedSharedEnvironmentVariables:
        """Delete shared environment variables of a team by their IDs.

        Returns those deleted, and those that failed.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.delete_shared_env_variable(
                request_body={"ids": ["env_5tY2uI8o"]},
            )
        """

    @operation
    async def get_custom_environment(
        self,
        *,
        environment_slug_or_id: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironment:
        """Get a custom environment of a project.

        Args:
            environment_slug_or_id: Slug or ID (prefix `env_`) of the custom environment in the
                project.
            id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.get_custom_environment(
                environment_slug_or_id="staging",
                id_or_name="shop",
            )
        """

    @operation
    async def get_projects_by_id_or_name_custom_environments(
        self,
        *,
        id_or_name: str,
        git_branch: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironmentList:
        """List the custom environments of a project, or those that take a Git branch.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            git_branch: Only environments that deploy this Git branch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.get_projects_by_id_or_name_custom_environments(
                id_or_name="shop",
            )
        """

    @operation
    async def get_shared_env_var(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SharedEnvironmentVariable:
        """Get a shared environment variable with its decrypted value.

        Args:
            id: ID of the shared environment variable (prefix `env_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.get_shared_env_var(id="env_5tY2uI8o")
        """

    @operation
    async def list_shared_env_variable(
        self,
        *,
        exclude_ids: str | None = None,
        exclude_ids_hyphenated: str | None = None,
        exclude_project_id: str | None = None,
        exclude_project_id_hyphenated: str | None = None,
        ids: str | None = None,
        project_id: str | None = None,
        search: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SharedEnvironmentVariableList:
        """List the shared environment variables of a team.

        Filters choose names, IDs and projects.

        Args:
            exclude_ids: By its name: leave out variables with these IDs, separated by commas.
            exclude_ids_hyphenated: Another spelling of `exclude_ids`: IDs to leave out, separated
                by commas.
            exclude_project_id: By its name: leave out variables that this project uses, by its ID
                (prefix `prj_`).
            exclude_project_id_hyphenated: Another spelling of `exclude_projectId`: ID of the
                project whose variables to leave out.
            ids: Only variables with these IDs, separated by commas.
            project_id: Only variables that this project uses, by its ID (prefix `prj_`).
            search: Text to search for in the names of variables.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.list_shared_env_variable()
        """

    @operation
    async def remove_custom_environment(
        self,
        *,
        environment_slug_or_id: str,
        id_or_name: str,
        request_body: m.RemoveCustomEnvironmentRequest
        | m.RemoveCustomEnvironmentRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironment:
        """Remove a custom environment from a project.

        Args:
            environment_slug_or_id: Slug or ID (prefix `env_`) of the custom environment in the
                project.
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.remove_custom_environment(
                environment_slug_or_id="staging",
                id_or_name="shop",
                request_body={"deleteUnassignedEnvironmentVariables": True},
            )
        """

    @operation
    async def unlink_shared_env_variable(
        self,
        *,
        id: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Identifier:
        """Disconnect a project from a shared environment variable.

        The variable stays; new deployments of the project no longer get it.

        Args:
            id: ID of the shared environment variable (prefix `env_`).
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.unlink_shared_env_variable(
                id="env_5tY2uI8o",
                project_id="prj_4fT2mQ8v",
            )
        """

    @operation
    async def update_custom_environment(
        self,
        *,
        environment_slug_or_id: str,
        id_or_name: str,
        request_body: m.UpdateCustomEnvironmentRequest
        | m.UpdateCustomEnvironmentRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironment:
        """Change the slug, description or branch rule of a custom environment.

        It cannot be called Production or Preview.

        Args:
            environment_slug_or_id: Slug or ID (prefix `env_`) of the custom environment in the
                project.
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.update_custom_environment(
                environment_slug_or_id="staging",
                id_or_name="shop",
                request_body={"description": "The last stop before production"},
            )
        """

    @operation
    async def update_shared_env_variable(
        self,
        *,
        request_body: m.UpdateSharedEnvVariableRequest | m.UpdateSharedEnvVariableRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSharedEnvironmentVariables:
        """Change shared environment variables of a team.

        Value, targets and the projects that use them can change.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.environment.update_shared_env_variable(
                request_body={"updates": {"env_5tY2uI8o": {"value": "https://api.example.org"}}},
            )
        """
