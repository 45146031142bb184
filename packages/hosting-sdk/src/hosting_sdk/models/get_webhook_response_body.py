"""The result of `webhooks.getWebhook`.

Generated from `manifest/schemas/GetWebhookResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.events import Events


@define(kw_only=True)
class GetWebhookResponseBody:
    """The result of `webhooks.getWebhook`."""

    created_at: float
    events: list[Events]
    id: str
    owner_id: str
    project_ids: list[str] | None = None
    updated_at: float
    url: str
