"""The body of `marketplace.updateInstallation`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.partner_billing_plan import PartnerBillingPlan, PartnerBillingPlanDict
from hosting_sdk.models.resource_notification import ResourceNotification, ResourceNotificationDict
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class UpdateInstallationRequest:
    """The body of `marketplace.updateInstallation`."""

    billing_plan: PartnerBillingPlan | None = None
    """Billing plan of the resource."""
    external_id: str | None = None
    """ID in the partner's system."""
    notification: ResourceNotification | str | None = None
    """Message that users see with it; null removes it."""
    status: ResourceStatus | None = None
    """State of the resource or installation, such as `ready` or `suspended`."""


class UpdateInstallationRequestDict(TypedDict):
    """`UpdateInstallationRequest` as a dict in wire names."""

    billingPlan: NotRequired[PartnerBillingPlan | PartnerBillingPlanDict]
    """Billing plan of the resource."""
    externalId: NotRequired[str]
    """ID in the partner's system."""
    notification: NotRequired[ResourceNotification | ResourceNotificationDict | str]
    """Message that users see with it; null removes it."""
    status: NotRequired[ResourceStatus]
    """State of the resource or installation, such as `ready` or `suspended`."""
