"""The result of `marketplace.getIntegrationResources`.

Generated from `manifest/schemas/GetIntegrationResourcesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.get_integration_resource_metadata import GetIntegrationResourceMetadata
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.protocol_settings import ProtocolSettings
from hosting_sdk.models.response_body_notification import ResponseBodyNotification


@define(kw_only=True)
class GetIntegrationResourcesResponseBodyResources:
    """`resources[]` of `GetIntegrationResourcesResponseBody`."""

    billing_plan_id: str | None = None
    internal_id: str
    metadata: dict[str, GetIntegrationResourceMetadata] | None = None
    name: str
    notification: ResponseBodyNotification | None = None
    partner_id: str
    product_id: str
    protocol_settings: ProtocolSettings | None = None
    status: ImportResourceStatus | None = None


@define(kw_only=True)
class GetIntegrationResourcesResponseBody:
    """The result of `marketplace.getIntegrationResources`."""

    resources: list[GetIntegrationResourcesResponseBodyResources]
