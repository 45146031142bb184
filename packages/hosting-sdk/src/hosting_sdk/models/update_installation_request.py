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
    """The body of `marketplace.updateInstallation`.

    Attributes:
        billing_plan: Billing plan of the resource.
        external_id: ID in the partner's system.
        notification: Message that users see with it; null removes it.
        status: State of the resource or installation, such as `ready` or `suspended`.
    """

    billing_plan: PartnerBillingPlan | None = None
    external_id: str | None = None
    notification: ResourceNotification | str | None = None
    status: ResourceStatus | None = None


class UpdateInstallationRequestDict(TypedDict):
    """`UpdateInstallationRequest` as a dict in wire names."""

    billingPlan: NotRequired[PartnerBillingPlan | PartnerBillingPlanDict]
    externalId: NotRequired[str]
    notification: NotRequired[ResourceNotification | ResourceNotificationDict | str]
    status: NotRequired[ResourceStatus]
