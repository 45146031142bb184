"""The methods of `webhooks`.

Generated from `manifest/groups/webhooks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Webhooks(Group):
    """The methods of `webhooks`."""

    async def create_webhook(
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

        result: m.CreateWebhookResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def delete_webhook(
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

        await self._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)

    async def get_webhook(
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

        result: m.GetWebhookResponseBody = await self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def get_webhooks(
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

        result: m.GetWebhooksResponseBody = await self._call(
            OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result
