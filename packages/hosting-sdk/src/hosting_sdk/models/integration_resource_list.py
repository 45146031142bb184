"""The result of `marketplace.getIntegrationResources`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.protocol_settings import ProtocolSettings
from hosting_sdk.models.resource_metadata_value import ResourceMetadataValue
from hosting_sdk.models.resource_notification import ResourceNotification
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class IntegrationResourceSummary:
    """`resources[]` of `IntegrationResourceList`.

    Attributes:
        billing_plan_id: ID of the billing plan, as the partner gave it.
        internal_id: ID that the platform gave the resource.
        metadata: Metadata of the resource, as the product's schema describes it.
        name: Name of the resource on the platform.
        notification: Message that users see with the resource.
        partner_id: ID that the partner gave the resource.
        product_id: ID of the product that the resource belongs to.
        status: State of the resource, such as `ready` or `suspended`.
    """

    billing_plan_id: str | None = None
    internal_id: str
    metadata: dict[str, ResourceMetadataValue] | None = None
    name: str
    notification: ResourceNotification | None = None
    partner_id: str
    product_id: str
    protocol_settings: ProtocolSettings | None = None
    status: ResourceStatus | None = None


@define(kw_only=True)
class IntegrationResourceList:
    """The result of `marketplace.getIntegrationResources`.

    Attributes:
        resources: Resources of the installation.
    """

    resources: list[IntegrationResourceSummary]
