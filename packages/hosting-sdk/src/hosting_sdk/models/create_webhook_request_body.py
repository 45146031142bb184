"""The body of `webhooks.createWebhook`.

Generated from `manifest/schemas/CreateWebhookRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.events import Events


@define(kw_only=True)
class CreateWebhookRequestBody:
    """The body of `webhooks.createWebhook`."""

    events: list[Events]
    project_ids: list[str] | None = None
    url: str
