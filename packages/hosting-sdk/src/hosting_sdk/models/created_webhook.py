"""The result of `webhooks.createWebhook`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.webhook_event import WebhookEvent


@define(kw_only=True)
class CreatedWebhook:
    """The result of `webhooks.createWebhook`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    events: list[WebhookEvent | str]
    """Events that the webhook receives."""
    id: str
    """ID of the webhook (prefix `account_hook_`)."""
    owner_id: str
    """ID of the team or user that owns the webhook."""
    project_ids: list[str] | None = None
    """IDs of the projects whose events are sent; absent for all projects."""
    secret: str
    """Secret that signs the requests; only this result has it."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    url: str
    """Address that receives the requests."""
