"""The methods of `projectMembers`.

Generated from `manifest/groups/projectMembers.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["ProjectMembers"]


class ProjectMembers(Group):
    """The methods of `projectMembers`."""

    @operation
    async def add_project_member(
        self,
        *,
        id_or_name: str,
        request_body: m.AddProjectMemberRequest | m.AddProjectMemberRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Identifier:
        """Add a person to a project with a role.

        The person is named by user ID, username or email address. Returns the ID of the project.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_members.add_project_member(
                id_or_name="shop",
                request_body={"email": "ada@example.com", "role": "PROJECT_DEVELOPER"},
            )
        """

    @operation
    async def get_project_members(
        self,
        *,
        id_or_name: str,
        limit: int | None = None,
        search: str | None = None,
        since: int | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: int | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectMemberPage:
        """List the members of a project.

        A search narrows the list. Returns pages.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            limit: Most members in one page, 1 to 100.
            search: Text to search for in the name, username and email address of members.
            since: Only members added after this moment, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only members added before this moment, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_members.get_project_members(id_or_name="shop")
        """

    @operation
    async def remove_project_member(
        self,
        *,
        id_or_name: str,
        uid: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Identifier:
        """Remove a member from a project.

        Returns the ID of the project.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            uid: ID of the user to remove.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_members.remove_project_member(
                id_or_name="shop",
                uid="user_8fS3kQ6z",
            )
        """
