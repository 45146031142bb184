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
    """`[]` of `WebhookList`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        events: Events that the webhook receives.
        id: ID of the webhook (prefix `account_hook_`).
        owner_id: ID of the team or user that owns the webhook.
        project_ids: IDs of the projects whose events are sent; absent for all projects.
        projects_metadata: Facts about the projects, null if it covers all.
        updated_at: Time of the last change, in milliseconds since the epoch.
        url: Address that receives the requests.
    """

    created_at: float
    events: list[WebhookEvent]
    id: str
    owner_id: str
    project_ids: list[str] | None = None
    projects_metadata: list[ProjectMetadata] | Unset | None = UNSET
    updated_at: float
    url: str


WebhookList: TypeAlias = list[WebhookSummary]
"""The result of `webhooks.getWebhooks`."""
