"""The methods of `accessGroups`.

Generated from `manifest/groups/accessGroups.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class AccessGroups(SyncGroup):
    """The methods of `accessGroups`, each waiting for its result."""

    def create_access_group(
        self,
        *,
        request_body: m.CreateAccessGroupRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateAccessGroupResponseBody:
        """Create an access group.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_create_access_group import OPERATION

        result: m.CreateAccessGroupResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def create_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        request_body: m.CreateAccessGroupProjectRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ReadAccessGroupProjectResponseBody:
        """Create an access group project.

        Args:
            access_group_id_or_name: `accessGroupIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_create_access_group_project import OPERATION

        result: m.ReadAccessGroupProjectResponseBody = self._call(
            OPERATION,
            {"access_group_id_or_name": access_group_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def delete_access_group(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an access group.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_delete_access_group import OPERATION

        self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )

    def delete_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an access group project.

        Args:
            access_group_id_or_name: `accessGroupIdOrName` in the path.
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_delete_access_group_project import OPERATION

        self._call(
            OPERATION,
            {
                "access_group_id_or_name": access_group_id_or_name,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )

    def list_access_group_members(
        self,
        *,
        id_or_name: str,
        limit: int | None = None,
        next: str | None = None,
        search: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListAccessGroupMembersResponseBody:
        """List access group members.

        Args:
            id_or_name: `idOrName` in the path.
            limit: `limit` in the query.
            next: `next` in the query.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_list_access_group_members import OPERATION

        result: m.ListAccessGroupMembersResponseBody = self._call(
            OPERATION,
            {
                "id_or_name": id_or_name,
                "limit": limit,
                "next": next,
                "search": search,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def list_access_group_projects(
        self,
        *,
        id_or_name: str,
        limit: int | None = None,
        next: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListAccessGroupProjectsResponseBody:
        """List access group projects.

        Args:
            id_or_name: `idOrName` in the path.
            limit: `limit` in the query.
            next: `next` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_list_access_group_projects import OPERATION

        result: m.ListAccessGroupProjectsResponseBody = self._call(
            OPERATION,
            {
                "id_or_name": id_or_name,
                "limit": limit,
                "next": next,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def list_access_groups(
        self,
        *,
        limit: int | None = None,
        members_limit: int | None = None,
        next: str | None = None,
        project_id: str | None = None,
        projects_limit: int | None = None,
        search: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListAccessGroupsResponseBody:
        """List access groups.

        Args:
            limit: `limit` in the query.
            members_limit: `membersLimit` in the query.
            next: `next` in the query.
            project_id: `projectId` in the query.
            projects_limit: `projectsLimit` in the query.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_list_access_groups import OPERATION

        result: m.ListAccessGroupsResponseBody = self._call(
            OPERATION,
            {
                "limit": limit,
                "members_limit": members_limit,
                "next": next,
                "project_id": project_id,
                "projects_limit": projects_limit,
                "search": search,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def read_access_group(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ReadAccessGroupResponseBody:
        """Read an access group.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_read_access_group import OPERATION

        result: m.ReadAccessGroupResponseBody = self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def read_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ReadAccessGroupProjectResponseBody:
        """Read an access group project.

        Args:
            access_group_id_or_name: `accessGroupIdOrName` in the path.
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_read_access_group_project import OPERATION

        result: m.ReadAccessGroupProjectResponseBody = self._call(
            OPERATION,
            {
                "access_group_id_or_name": access_group_id_or_name,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def update_access_group(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateAccessGroupRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateAccessGroupResponseBody:
        """Update an access group.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_update_access_group import OPERATION

        result: m.CreateAccessGroupResponseBody = self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def update_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        project_id: str,
        request_body: m.UpdateAccessGroupProjectRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ReadAccessGroupProjectResponseBody:
        """Update an access group project.

        Args:
            access_group_id_or_name: `accessGroupIdOrName` in the path.
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._access_groups_update_access_group_project import OPERATION

        result: m.ReadAccessGroupProjectResponseBody = self._call(
            OPERATION,
            {
                "access_group_id_or_name": access_group_id_or_name,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result
