"""The methods of `webhooks`.

Generated from `manifest/groups/webhooks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Webhooks"]


class Webhooks(Group):
    """The methods of `webhooks`."""

    @operation
    async def create_webhook(
        self,
        *,
        request_body: m.CreateWebhookRequest | m.CreateWebhookRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedWebhook:
        """Create a webhook for chosen events.

        The result has the secret that signs its requests, once: store it.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.webhooks.create_webhook(
                request_body={
                    "url": "https://hooks.example.com/platform",
                    "events": ["deployment.created", "deployment.succeeded"],
                },
            )
        """

    @operation
    async def delete_webhook(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a webhook.

        No more requests are sent to it.

        Args:
            id: ID of the webhook (prefix `account_hook_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.webhooks.delete_webhook(id="account_hook_7jK2")
        """

    @operation
    async def get_webhook(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Webhook:
        """Get a webhook, without its secret.

        Args:
            id: ID of the webhook (prefix `account_hook_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.webhooks.get_webhook(id="account_hook_7jK2")
        """

    @operation
    async def get_webhooks(
        self,
        *,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.WebhookList:
        """List the webhooks of a user or team, or only those of one project.

        Args:
            project_id: Only webhooks that cover this project, by its ID (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.webhooks.get_webhooks()
        """
