"""The result of `webhooks.getWebhooks`.

Generated from `manifest/schemas/GetWebhooksResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.events import Events
from hosting_sdk.models.get_webhook_response_body import GetWebhookResponseBody
from hosting_sdk.models.projects_metadata import ProjectsMetadata


@define(kw_only=True)
class GetWebhooksResponseBodyItem:
    """`[]` of `GetWebhooksResponseBody`."""

    created_at: float
    events: list[Events]
    id: str
    owner_id: str
    project_ids: list[str] | None = None
    projects_metadata: list[ProjectsMetadata] | None
    updated_at: float
    url: str


GetWebhooksResponseBody: TypeAlias = (
    list[GetWebhooksResponseBodyItem] | list[GetWebhookResponseBody]
)
"""The result of `webhooks.getWebhooks`."""
