"""The result of `marketplace.getIntegrationResource`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.protocol_settings import ProtocolSettings
from hosting_sdk.models.resource_metadata_value import ResourceMetadataValue
from hosting_sdk.models.resource_notification import ResourceNotification
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class IntegrationResource:
    """The result of `marketplace.getIntegrationResource`.

    Attributes:
        billing_plan_id: ID of the billing plan, as the partner gave it.
        internal_id: ID that the platform gave the resource.
        metadata: Metadata of the resource, as the product's schema describes it.
        notification: Message that users see with the resource.
        product_id: ID of the product that the resource belongs to.
    """

    billing_plan_id: str | None = None
    id: str
    internal_id: str
    metadata: dict[str, ResourceMetadataValue] | None = None
    name: str
    notification: ResourceNotification | None = None
    product_id: str
    protocol_settings: ProtocolSettings | None = None
    status: ResourceStatus | None = None
