"""The result of `webhooks.getWebhooks`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.project_metadata import ProjectMetadata
from hosting_sdk.models.webhook_event import WebhookEvent


@define(kw_only=True)
class WebhookSummary:
    """`[]` of `WebhookList`."""

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
    projects_metadata: list[ProjectMetadata] | Unset | None = UNSET
    """Facts about the projects, null if it covers all."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    url: str
    """Address that receives the requests."""


WebhookList: TypeAlias = list[WebhookSummary]
"""The result of `webhooks.getWebhooks`."""
