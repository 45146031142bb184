"""The methods of `teams`.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Teams(SyncGroup):
    """The methods of `teams`, each waiting for its result."""

    def create_team(
        self,
        *,
        request_body: m.CreateTeamRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> m.EdgeConfig:
        """Create a team.

        Args:
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_create_team import OPERATION

        result: m.EdgeConfig = self._call(OPERATION, {}, request_body, options)
        return result

    def delete_microfrontends_group(
        self,
        *,
        group_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Delete a microfrontends group.

        Args:
            group_id: `groupId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_delete_microfrontends_group import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION, {"group_id": group_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def delete_team(
        self,
        *,
        request_body: m.DeleteTeamRequestBody | Mapping[str, Any],
        new_default_team_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteTeamResponseBody:
        """Delete a team.

        Args:
            request_body: The body; a mapping has wire names.
            new_default_team_id: `newDefaultTeamId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_delete_team import OPERATION

        result: m.DeleteTeamResponseBody = self._call(
            OPERATION,
            {"new_default_team_id": new_default_team_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def delete_team_invite_code(
        self, *, invite_id: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.Transforms:
        """Delete a team invite code.

        Args:
            invite_id: `inviteId` in the path.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_delete_team_invite_code import OPERATION

        result: m.Transforms = self._call(
            OPERATION, {"invite_id": invite_id, "team_id": team_id}, None, options
        )
        return result

    def get_team(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Team:
        """Get a team.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_get_team import OPERATION

        result: m.Team = self._call(OPERATION, {"slug": slug, "team_id": team_id}, None, options)
        return result

    def get_team_access_request(
        self, *, user_id: str, team_id: str | None = None, options: RequestOptions | None = None
    ) -> m.GetTeamAccessRequestResponseBody:
        """Get a team access request.

        Args:
            user_id: `userId` in the path.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_get_team_access_request import OPERATION

        result: m.GetTeamAccessRequestResponseBody = self._call(
            OPERATION, {"user_id": user_id, "team_id": team_id}, None, options
        )
        return result

    def get_team_members(
        self,
        *,
        eligible_members_for_project_id: str | None = None,
        exclude_project: str | None = None,
        limit: float | None = None,
        role: m.Role | None = None,
        search: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetTeamMembersResponseBody:
        """Get team members.

        Args:
            eligible_members_for_project_id: `eligibleMembersForProjectId` in the query.
            exclude_project: `excludeProject` in the query.
            limit: `limit` in the query.
            role: `role` in the query.
            search: `search` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_get_team_members import OPERATION

        result: m.GetTeamMembersResponseBody = self._call(
            OPERATION,
            {
                "eligible_members_for_project_id": eligible_members_for_project_id,
                "exclude_project": exclude_project,
                "limit": limit,
                "role": role,
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

    def get_teams(
        self,
        *,
        limit: float | None = None,
        since: float | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetTeamsResponseBody:
        """Get teams.

        Args:
            limit: `limit` in the query.
            since: `since` in the query.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_get_teams import OPERATION

        result: m.GetTeamsResponseBody = self._call(
            OPERATION, {"limit": limit, "since": since, "until": until}, None, options
        )
        return result

    def invite_user_to_team(
        self,
        *,
        request_body: m.InviteUserToTeamRequestBody | Sequence[Mapping[str, Any]] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.InvitedTeamMember:
        """Invite a user to a team.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_invite_user_to_team import OPERATION

        result: m.InvitedTeamMember = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def join_team(
        self,
        *,
        request_body: m.JoinTeamRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.JoinTeamResponseBody:
        """Join a team.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_join_team import OPERATION

        result: m.JoinTeamResponseBody = self._call(
            OPERATION, {"team_id": team_id}, request_body, options
        )
        return result

    def patch_team(
        self,
        *,
        request_body: m.PatchTeamRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Team:
        """Change parts of a team.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_patch_team import OPERATION

        result: m.Team = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def post_team_dsync_roles(
        self,
        *,
        request_body: m.PostTeamDsyncRolesRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RemoveBypassIpResponseBody:
        """Set team directory sync roles.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_post_team_dsync_roles import OPERATION

        result: m.RemoveBypassIpResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def remove_team_member(
        self,
        *,
        uid: str,
        new_default_team_id: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Transforms:
        """Remove a team member.

        Args:
            uid: `uid` in the path.
            new_default_team_id: `newDefaultTeamId` in the query.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_remove_team_member import OPERATION

        result: m.Transforms = self._call(
            OPERATION,
            {"uid": uid, "new_default_team_id": new_default_team_id, "team_id": team_id},
            None,
            options,
        )
        return result

    def request_access_to_team(
        self,
        *,
        request_body: m.RequestAccessToTeamRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RequestAccessToTeamResponseBody:
        """Request access to a team.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_request_access_to_team import OPERATION

        result: m.RequestAccessToTeamResponseBody = self._call(
            OPERATION, {"team_id": team_id}, request_body, options
        )
        return result

    def update_microfrontends_group(
        self,
        *,
        group_id: str,
        request_body: m.UpdateMicrofrontendsGroupRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateMicrofrontendsGroupResponseBody:
        """Update a microfrontends group.

        Args:
            group_id: `groupId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_update_microfrontends_group import OPERATION

        result: m.UpdateMicrofrontendsGroupResponseBody = self._call(
            OPERATION,
            {"group_id": group_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def update_team_member(
        self,
        *,
        uid: str,
        request_body: m.UpdateTeamMemberRequestBody | Mapping[str, Any],
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Transforms:
        """Update a team member.

        Args:
            uid: `uid` in the path.
            request_body: The body; a mapping has wire names.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._teams_update_team_member import OPERATION

        result: m.Transforms = self._call(
            OPERATION, {"uid": uid, "team_id": team_id}, request_body, options
        )
        return result
