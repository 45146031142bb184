"""The methods of `user`.

Generated from `manifest/groups/user.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["User"]


class User(Group):
    """The methods of `user`."""

    @operation
    async def get_auth_user(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> m.AuthUserResult:
        """Get the user to whom the token belongs.

        Tokens with few rights get fewer fields.

        Args:
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.user.get_auth_user()
        """

    @operation
    async def list_event_types(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UserEventTypeList:
        """List the types of events that the activity log can have, each with a description.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.user.list_event_types()
        """

    @operation
    async def list_user_events(
        self,
        *,
        limit: float | None = None,
        principal_id: str | None = None,
        project_ids: str | None = None,
        since: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        types: str | None = None,
        until: str | None = None,
        user_id: str | None = None,
        with_payload: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UserEventList:
        """List events of the activity log: who did what and when, such as logins and deployments.

        With a team, the events of that team.

        Args:
            limit: Most items in one page.
            principal_id: Only events of the user or other principal with this ID.
            project_ids: Only events of these projects, by ID, separated by commas.
            since: Only events after this moment, as ISO 8601 text, such as
                `2019-12-08T10:00:38.976Z`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            types: Only events of these types, separated by commas, such as `login,domain-buy`.
            until: Only events before this moment, as ISO 8601 text, such as
                `2019-12-09T23:00:38.976Z`.
            user_id: Deprecated, use `principalId`, which wins: only events of the user with this
                ID.
            with_payload: `true` adds the field `payload` to each event.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.user.list_user_events(limit=20, types="login,project-created")
        """

    @operation
    async def request_delete(
        self,
        *,
        request_body: m.DeletionRequest | m.DeletionRequestDict,
        options: RequestOptions | None = None,
    ) -> m.DeletionConfirmation:
        """Ask for the deletion of the user's account.

        The platform sends an email; the account is deleted only after the link in it was followed.

        Args:
            request_body: The body; a mapping has wire names.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.user.request_delete(
                request_body={
                    "reasons": [{"slug": "unused", "description": "I have another account"}],
                },
            )
        """
