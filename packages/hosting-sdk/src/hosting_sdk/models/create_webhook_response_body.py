"""The result of `webhooks.createWebhook`.

Generated from `manifest/schemas/CreateWebhookResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.events import Events


@define(kw_only=True)
class CreateWebhookResponseBody:
    """The result of `webhooks.createWebhook`."""

    created_at: float
    events: list[Events]
    id: str
    owner_id: str
    project_ids: list[str] | None = None
    secret: str
    updated_at: float
    url: str
