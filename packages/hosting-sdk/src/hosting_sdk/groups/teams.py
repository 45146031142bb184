"""The methods of `teams`.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Teams"]


class Teams(Group):
    """The methods of `teams`."""

    @operation
    async def create_team(
        self,
        *,
        request_body: m.CreateTeamRequest | m.CreateTeamRequestDict,
        options: RequestOptions | None = None,
    ) -> m.CreatedTeam:
        """Create a team with a slug and, if given, a name.

        The token's user becomes its owner.

        Args:
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.create_team(request_body={"slug": "acme"})
        """

    @operation
    async def delete_microfrontends_group(
        self,
        *,
        group_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Delete a microfrontends group of a team.

        Args:
            group_id: ID of the microfrontends group (prefix `mfe_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.delete_microfrontends_group(
                group_id="mfe_7pR4xC2k",
                team_id="team_6xC9vB3n",
            )
        """

    @operation
    async def delete_team(
        self,
        *,
        request_body: m.DeletionRequest | m.DeletionRequestDict,
        new_default_team_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedTeam:
        """Delete a team with everything in it.

        Reasons can be given.

        Args:
            request_body: The body; a mapping has wire names.
            new_default_team_id: ID of the team that becomes the user's default team (prefix
                `team_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.delete_team(
                team_id="team_6xC9vB3n",
                request_body={
                    "reasons": [{"slug": "unused", "description": "The team has no projects"}],
                },
            )
        """

    @operation
    async def delete_team_invite_code(
        self,
        *,
        invite_id: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Identifier:
        """Delete an invite code of a team.

        Nobody can join with it any more.

        Args:
            invite_id: ID of the invite code.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.delete_team_invite_code(
                invite_id="invite_4cF7",
                team_id="team_6xC9vB3n",
            )
        """

    @operation
    async def get_team(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Team:
        """Get a team.

        Members see more fields than others.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.get_team(team_id="team_6xC9vB3n")
        """

    @operation
    async def get_team_access_request(
        self,
        *,
        user_id: str,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.TeamAccessRequest:
        """Get the state of a user's request to join a team.

        A declined request gives 404.

        Args:
            user_id: ID of the user who asked to join.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.get_team_access_request(
                user_id="user_8fS3kQ6z",
                team_id="team_6xC9vB3n",
            )
        """

    @operation
    async def get_team_members(
        self,
        *,
        eligible_members_for_project_id: str | None = None,
        exclude_project: str | None = None,
        limit: float | None = None,
        role: m.TeamRole | None = None,
        search: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.TeamMemberPage:
        """List the members of a team.

        Filters choose role, project and text. Returns pages.

        Args:
            eligible_members_for_project_id: Only members who could be added to this project, by its
                ID (prefix `prj_`).
            exclude_project: Leave out members of this project, by its ID (prefix `prj_`).
            limit: Most members in one page, at least 1.
            role: Only members with this role in the team.
            search: Text to search for in the name, username and email address of members.
            since: Only members added after this moment, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            until: Only members added before this moment, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.get_team_members(
                limit=20,
                role="OWNER",
                team_id="team_6xC9vB3n",
            )
        """

    @operation
    async def get_teams(
        self,
        *,
        limit: float | None = None,
        since: float | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.TeamPage:
        """List the teams that the token's user is a member of.

        Returns pages.

        Args:
            limit: Most items in one page.
            since: Only items created after this time, in milliseconds since the epoch.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.get_teams()
        """

    @operation
    async def invite_user_to_team(
        self,
        *,
        request_body: m.InviteUserToTeamRequest | m.InviteUserToTeamRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.InvitedTeamMember:
        """Invite a person to a team by email address.

        Only owners may.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.invite_user_to_team(
                team_id="team_6xC9vB3n",
                request_body=[{"email": "ada@example.com", "role": "DEVELOPER"}],
            )
        """

    @operation
    async def join_team(
        self,
        *,
        request_body: m.JoinTeamRequest | m.JoinTeamRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.JoinedTeam:
        """Join a team with an invite code or by the team's ID.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.join_team(
                team_id="team_6xC9vB3n",
                request_body={"inviteCode": "hV9kQ2"},
            )
        """

    @operation
    async def patch_team(
        self,
        *,
        request_body: m.PatchTeamRequest | m.PatchTeamRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Team:
        """Change a team: name, slug, security and other settings.

        What is not given stays.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.patch_team(
                team_id="team_6xC9vB3n",
                request_body={"name": "Acme", "description": "The makers of everything"},
            )
        """

    @operation
    async def post_team_dsync_roles(
        self,
        *,
        request_body: m.PostTeamDsyncRolesRequest | m.PostTeamDsyncRolesRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Acknowledgement:
        """Set which role or access group each group of the directory gives in a team.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.post_team_dsync_roles(
                team_id="team_6xC9vB3n",
                request_body={"roles": {"01HV2ZKX5C3R9P7M4N8T6W0Y1D": "DEVELOPER"}},
            )
        """

    @operation
    async def remove_team_member(
        self,
        *,
        uid: str,
        new_default_team_id: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Identifier:
        """Remove a member from a team, decline a request to join, or leave the team.

        Args:
            uid: ID of the user.
            new_default_team_id: ID of the team that becomes the default team of a removed Northstar
                user (prefix `team_`).
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.remove_team_member(
                uid="user_8fS3kQ6z",
                team_id="team_6xC9vB3n",
            )
        """

    @operation
    async def request_access_to_team(
        self,
        *,
        request_body: m.RequestAccessToTeamRequest | m.RequestAccessToTeamRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RequestedTeamAccess:
        """Ask to join a team.

        An owner has to approve; at most 10 users can be waiting.

        Args:
            request_body: The body; a mapping has wire names.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.request_access_to_team(
                team_id="team_6xC9vB3n",
                request_body={"joinedFrom": {"origin": "import"}},
            )
        """

    @operation
    async def update_microfrontends_group(
        self,
        *,
        group_id: str,
        request_body: m.UpdateMicrofrontendsGroupRequest
        | m.UpdateMicrofrontendsGroupRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateMicrofrontendsGroupResult:
        """Rename a microfrontends group.

        Its slug follows the name.

        Args:
            group_id: ID of the microfrontends group (prefix `mfe_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.update_microfrontends_group(
                group_id="mfe_7pR4xC2k",
                team_id="team_6xC9vB3n",
                request_body={"name": "storefront"},
            )
        """

    @operation
    async def update_team_member(
        self,
        *,
        uid: str,
        request_body: m.UpdateTeamMemberRequest | m.UpdateTeamMemberRequestDict,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Identifier:
        """Change the role of a member, or confirm a request to join.

        Only owners may.

        Args:
            uid: ID of the user.
            request_body: The body; a mapping has wire names.
            team_id: ID of the team (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.teams.update_team_member(
                uid="user_8fS3kQ6z",
                team_id="team_6xC9vB3n",
                request_body={"role": "DEVELOPER"},
            )
        """
