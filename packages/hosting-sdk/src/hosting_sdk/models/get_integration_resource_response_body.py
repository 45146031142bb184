"""The result of `marketplace.getIntegrationResource`.

Generated from `manifest/schemas/GetIntegrationResourceResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.get_integration_resource_metadata import GetIntegrationResourceMetadata
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.protocol_settings import ProtocolSettings
from hosting_sdk.models.response_body_notification import ResponseBodyNotification


@define(kw_only=True)
class GetIntegrationResourceResponseBody:
    """The result of `marketplace.getIntegrationResource`."""

    billing_plan_id: str | None = None
    id: str
    internal_id: str
    metadata: dict[str, GetIntegrationResourceMetadata] | None = None
    name: str
    notification: ResponseBodyNotification | None = None
    product_id: str
    protocol_settings: ProtocolSettings | None = None
    status: ImportResourceStatus | None = None
