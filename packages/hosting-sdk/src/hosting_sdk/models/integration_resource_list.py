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
    """`resources[]` of `IntegrationResourceList`."""

    billing_plan_id: str | None = None
    """ID of the billing plan, as the partner gave it."""
    internal_id: str
    """ID that the platform gave the resource."""
    metadata: dict[str, ResourceMetadataValue] | None = None
    """Metadata of the resource, as the product's schema describes it."""
    name: str
    """Name of the resource on the platform."""
    notification: ResourceNotification | None = None
    """Message that users see with the resource."""
    partner_id: str
    """ID that the partner gave the resource."""
    product_id: str
    """ID of the product that the resource belongs to."""
    protocol_settings: ProtocolSettings | None = None
    status: ResourceStatus | str | None = None
    """State of the resource, such as `ready` or `suspended`."""


@define(kw_only=True)
class IntegrationResourceList:
    """The result of `marketplace.getIntegrationResources`."""

    resources: list[IntegrationResourceSummary]
    """Resources of the installation."""
