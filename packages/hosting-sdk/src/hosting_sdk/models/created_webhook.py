"""The result of `webhooks.createWebhook`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.webhook_event import WebhookEvent


@define(kw_only=True)
class CreatedWebhook:
    """The result of `webhooks.createWebhook`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        events: Events that the webhook receives.
        id: ID of the webhook (prefix `account_hook_`).
        owner_id: ID of the team or user that owns the webhook.
        project_ids: IDs of the projects whose events are sent; absent for all projects.
        secret: Secret that signs the requests; only this result has it.
        updated_at: Time of the last change, in milliseconds since the epoch.
        url: Address that receives the requests.
    """

    created_at: float
    events: list[WebhookEvent]
    id: str
    owner_id: str
    project_ids: list[str] | None = None
    secret: str
    updated_at: float
    url: str
