"""The methods of `accessGroups`.

Generated from `manifest/groups/accessGroups.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["AccessGroups"]


class AccessGroups(Group):
    """The methods of `accessGroups`."""

    @operation
    async def create_access_group(
        self,
        *,
        request_body: m.CreateAccessGroupRequest | m.CreateAccessGroupRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroup:
        """Create an access group in a team.

        Members and projects can be given at once. Returns the group with its ID.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.create_access_group(
                request_body={"name": "developers", "membersToAdd": ["user_8fS3kQ6z"]},
            )
        """

    @operation
    async def create_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        request_body: m.CreateAccessGroupProjectRequest | m.CreateAccessGroupProjectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroupProject:
        """Add a project to an access group, with the role that the group's members get in it.

        Returns the assignment.

        Args:
            access_group_id_or_name: ID (prefix `ag_`) or name of the access group.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.create_access_group_project(
                access_group_id_or_name="ag_5kTn2Wq8",
                request_body={"projectId": "prj_4fT2mQ8v", "role": "PROJECT_DEVELOPER"},
            )
        """

    @operation
    async def delete_access_group(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an access group.

        Its members lose the roles in projects that the group gave them.

        Args:
            id_or_name: ID (prefix `ag_`) or name of the access group.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.access_groups.delete_access_group(id_or_name="ag_5kTn2Wq8")
        """

    @operation
    async def delete_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Remove a project from an access group.

        The members lose the role that the group gave them in this project.

        Args:
            access_group_id_or_name: ID (prefix `ag_`) or name of the access group.
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.access_groups.delete_access_group_project(
                access_group_id_or_name="ag_5kTn2Wq8",
                project_id="prj_4fT2mQ8v",
            )
        """

    @operation
    async def list_access_group_members(
        self,
        *,
        id_or_name: str,
        limit: int | None = None,
        next: str | None = None,
        search: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroupMemberPage:
        """List the members of an access group.

        Returns pages; a search narrows the list.

        Args:
            id_or_name: ID (prefix `ag_`) or name of the access group.
            limit: Most members in one page, 1 to 100.
            next: Cursor of the page to return, from the previous page.
            search: Text to search for in the name, username and email address of members.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.list_access_group_members(id_or_name="ag_5kTn2Wq8")
        """

    @operation
    async def list_access_group_projects(
        self,
        *,
        id_or_name: str,
        limit: int | None = None,
        next: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroupProjectPage:
        """List the projects of an access group with the role that the group has in each.

        Returns pages.

        Args:
            id_or_name: ID (prefix `ag_`) or name of the access group.
            limit: Most projects in one page, 1 to 100.
            next: Cursor of the page to return, from the previous page.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.list_access_group_projects(id_or_name="ag_5kTn2Wq8")
        """

    @operation
    async def list_access_groups(
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
    ) -> m.AccessGroupPage:
        """List the access groups of a team.

        Filters choose the groups of one project or by name. Returns pages.

        Args:
            limit: Most groups in one page, 1 to 100.
            members_limit: Most members to include for each group, 1 to 100.
            next: Cursor of the page to return, from the previous page.
            project_id: Only groups that this project belongs to, by its ID (prefix `prj_`).
            projects_limit: Most projects to include for each group, 1 to 100.
            search: Text to search for in the names of groups.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.list_access_groups()
        """

    @operation
    async def read_access_group(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroup:
        """Get an access group with its team roles and the number of its members and projects.

        Args:
            id_or_name: ID (prefix `ag_`) or name of the access group.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.read_access_group(id_or_name="ag_5kTn2Wq8")
        """

    @operation
    async def read_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroupProject:
        """Get the assignment of a project to an access group, with the role of the group in it.

        Args:
            access_group_id_or_name: ID (prefix `ag_`) or name of the access group.
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.read_access_group_project(
                access_group_id_or_name="ag_5kTn2Wq8",
                project_id="prj_4fT2mQ8v",
            )
        """

    @operation
    async def update_access_group(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateAccessGroupRequest | m.UpdateAccessGroupRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroup:
        """Change the name, the members or the projects of an access group.

        Members in `membersToRemove` leave the group.

        Args:
            id_or_name: ID (prefix `ag_`) or name of the access group.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.update_access_group(
                id_or_name="ag_5kTn2Wq8",
                request_body={"name": "backend developers", "membersToAdd": ["user_8fS3kQ6z"]},
            )
        """

    @operation
    async def update_access_group_project(
        self,
        *,
        access_group_id_or_name: str,
        project_id: str,
        request_body: m.UpdateAccessGroupProjectRequest | m.UpdateAccessGroupProjectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AccessGroupProject:
        """Change the role that an access group has in one of its projects.

        Args:
            access_group_id_or_name: ID (prefix `ag_`) or name of the access group.
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.access_groups.update_access_group_project(
                access_group_id_or_name="ag_5kTn2Wq8",
                project_id="prj_4fT2mQ8v",
                request_body={"role": "PROJECT_VIEWER"},
            )
        """
