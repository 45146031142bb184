"""The methods of `environment`.

Generated from `manifest/groups/environment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Environment(SyncGroup):
    """The methods of `environment`, each waiting for its result."""

    def create_custom_environment(
        self,
        *,
        id_or_name: str,
        request_body: m.CreateCustomEnvironmentRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironments:
        """Create a custom environment.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_create_custom_environment import OPERATION

        result: m.CustomEnvironments = self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def create_shared_env_variable(
        self,
        *,
        request_body: m.CreateSharedEnvVariableRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateSharedEnvVariableResponseBody:
        """Create a shared environment variable.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_create_shared_env_variable import OPERATION

        result: m.CreateSharedEnvVariableResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_shared_env_variable(
        self,
        *,
        request_body: m.BatchRemoveProjectEnvRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteSharedEnvVariableResponseBody:
        """Delete shared environment variables.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_delete_shared_env_variable import OPERATION

        result: m.DeleteSharedEnvVariableResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def get_custom_environment(
        self,
        *,
        environment_slug_or_id: str,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironments:
        """Get a custom environment.

        Args:
            environment_slug_or_id: `environmentSlugOrId` in the path.
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_get_custom_environment import OPERATION

        result: m.CustomEnvironments = self._call(
            OPERATION,
            {
                "environment_slug_or_id": environment_slug_or_id,
                "id_or_name": id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_projects_by_id_or_name_custom_environments(
        self,
        *,
        id_or_name: str,
        git_branch: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetProjectsByIdOrNameCustomEnvironmentsResponseBody:
        """Get the custom environments of a project.

        Args:
            id_or_name: `idOrName` in the path.
            git_branch: `gitBranch` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_get_projects_by_id_or_name_custom_environments import (
            OPERATION,
        )

        result: m.GetProjectsByIdOrNameCustomEnvironmentsResponseBody = self._call(
            OPERATION,
            {"id_or_name": id_or_name, "git_branch": git_branch, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    def get_shared_env_var(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Created:
        """Get a shared environment variable.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_get_shared_env_var import OPERATION

        result: m.Created = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def list_shared_env_variable(
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
    ) -> m.ListSharedEnvVariableResponseBody:
        """List shared environment variables.

        Args:
            exclude_ids: `exclude_ids` in the query.
            exclude_ids_hyphenated: `exclude-ids` in the query.
            exclude_project_id: `exclude_projectId` in the query.
            exclude_project_id_hyphenated: `exclude-projectId` in the query.
            ids: `ids` in the query.
            project_id: `projectId` in the query.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_list_shared_env_variable import OPERATION

        result: m.ListSharedEnvVariableResponseBody = self._call(
            OPERATION,
            {
                "exclude_ids": exclude_ids,
                "exclude_ids_hyphenated": exclude_ids_hyphenated,
                "exclude_project_id": exclude_project_id,
                "exclude_project_id_hyphenated": exclude_project_id_hyphenated,
                "ids": ids,
                "project_id": project_id,
                "search": search,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def remove_custom_environment(
        self,
        *,
        environment_slug_or_id: str,
        id_or_name: str,
        request_body: m.RemoveCustomEnvironmentRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironments:
        """Remove a custom environment.

        Args:
            environment_slug_or_id: `environmentSlugOrId` in the path.
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_remove_custom_environment import OPERATION

        result: m.CustomEnvironments = self._call(
            OPERATION,
            {
                "environment_slug_or_id": environment_slug_or_id,
                "id_or_name": id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result

    def unlink_shared_env_variable(
        self,
        *,
        id: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Transforms:
        """Unlink a shared environment variable from a project.

        Args:
            id: `id` in the path.
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_unlink_shared_env_variable import OPERATION

        result: m.Transforms = self._call(
            OPERATION,
            {"id": id, "project_id": project_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    def update_custom_environment(
        self,
        *,
        environment_slug_or_id: str,
        id_or_name: str,
        request_body: m.UpdateCustomEnvironmentRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CustomEnvironments:
        """Update a custom environment.

        Args:
            environment_slug_or_id: `environmentSlugOrId` in the path.
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_update_custom_environment import OPERATION

        result: m.CustomEnvironments = self._call(
            OPERATION,
            {
                "environment_slug_or_id": environment_slug_or_id,
                "id_or_name": id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result

    def update_shared_env_variable(
        self,
        *,
        request_body: m.UpdateSharedEnvVariableRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateSharedEnvVariableResponseBody:
        """Update shared environment variables.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._environment_update_shared_env_variable import OPERATION

        result: m.UpdateSharedEnvVariableResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result
