"""The methods of `projectMembers`.

Generated from `manifest/groups/projectMembers.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class ProjectMembers(Group):
    """The methods of `projectMembers`."""

    async def add_project_member(
        self,
        *,
        id_or_name: str,
        request_body: m.AddProjectMemberRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Transforms:
        """Add a project member.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_members_add_project_member import OPERATION

        result: m.Transforms = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

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
    ) -> m.GetProjectMembersResponseBody:
        """Get project members.

        Args:
            id_or_name: `idOrName` in the path.
            limit: `limit` in the query.
            search: `search` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_members_get_project_members import OPERATION

        result: m.GetProjectMembersResponseBody = await self._call(
            OPERATION,
            {
                "id_or_name": id_or_name,
                "limit": limit,
                "search": search,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    async def remove_project_member(
        self,
        *,
        id_or_name: str,
        uid: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Transforms:
        """Remove a project member.

        Args:
            id_or_name: `idOrName` in the path.
            uid: `uid` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_members_remove_project_member import OPERATION

        result: m.Transforms = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "uid": uid, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result
