"""The methods of `user`.

Generated from `manifest/groups/user.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class User(SyncGroup):
    """The methods of `user`, each waiting for its result."""

    def get_auth_user(
        self, *, options: RequestOptions | None = None
    ) -> m.GetAuthUserResponseBody | None:
        """Get the user to whom the token belongs.

        Args:
            options: What differs for this call.
        """
        from hosting_sdk.functions._user_get_auth_user import OPERATION

        result: m.GetAuthUserResponseBody | None = self._call(OPERATION, {}, None, options)
        return result

    def list_event_types(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListEventTypesResponseBody:
        """List event types.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._user_list_event_types import OPERATION

        result: m.ListEventTypesResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, None, options
        )
        return result

    def list_user_events(
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
    ) -> m.ListUserEventsResponseBody:
        """List user events.

        Args:
            limit: `limit` in the query.
            principal_id: `principalId` in the query.
            project_ids: `projectIds` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            types: `types` in the query.
            until: `until` in the query.
            user_id: `userId` in the query.
            with_payload: `withPayload` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._user_list_user_events import OPERATION

        result: m.ListUserEventsResponseBody = self._call(
            OPERATION,
            {
                "limit": limit,
                "principal_id": principal_id,
                "project_ids": project_ids,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "types": types,
                "until": until,
                "user_id": user_id,
                "with_payload": with_payload,
            },
            None,
            options,
        )
        return result

    def request_delete(
        self,
        *,
        request_body: m.DeleteTeamRequestBody | Mapping[str, Any],
        options: RequestOptions | None = None,
    ) -> m.RequestDeleteResponseBody:
        """Request the deletion of the user's account.

        Args:
            request_body: The body; a mapping has wire names.
            options: What differs for this call.
        """
        from hosting_sdk.functions._user_request_delete import OPERATION

        result: m.RequestDeleteResponseBody = self._call(OPERATION, {}, request_body, options)
        return result
