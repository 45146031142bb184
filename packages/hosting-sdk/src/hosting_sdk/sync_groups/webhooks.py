"""The methods of `webhooks`.

Generated from `manifest/groups/webhooks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Webhooks(SyncGroup):
    """The methods of `webhooks`, each waiting for its result."""

    def create_webhook(
        self,
        *,
        request_body: m.CreateWebhookRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateWebhookResponseBody:
        """Create a webhook.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._webhooks_create_webhook import OPERATION

        result: m.CreateWebhookResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_webhook(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a webhook.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._webhooks_delete_webhook import OPERATION

        self._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)

    def get_webhook(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetWebhookResponseBody:
        """Get a webhook.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._webhooks_get_webhook import OPERATION

        result: m.GetWebhookResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_webhooks(
        self,
        *,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetWebhooksResponseBody:
        """Get webhooks.

        Args:
            project_id: `projectId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._webhooks_get_webhooks import OPERATION

        result: m.GetWebhooksResponseBody = self._call(
            OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result
