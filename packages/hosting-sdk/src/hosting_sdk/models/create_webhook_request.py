"""The body of `webhooks.createWebhook`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.webhook_event import WebhookEvent


@define(kw_only=True)
class CreateWebhookRequest:
    """The body of `webhooks.createWebhook`."""

    events: list[WebhookEvent]
    """Events that the webhook receives, such as `deployment.created`; at least one."""
    project_ids: list[str] | None = None
    """IDs of the projects whose events are sent, at most 50; absent: all projects."""
    url: str
    """HTTPS address that receives the requests."""


class CreateWebhookRequestDict(TypedDict):
    """`CreateWebhookRequest` as a dict in wire names."""

    events: Sequence[WebhookEvent]
    """Events that the webhook receives, such as `deployment.created`; at least one."""
    projectIds: NotRequired[Sequence[str]]
    """IDs of the projects whose events are sent, at most 50; absent: all projects."""
    url: str
    """HTTPS address that receives the requests."""
