"""The body of `marketplace.importResource`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.partner_billing_plan import PartnerBillingPlan, PartnerBillingPlanDict
from hosting_sdk.models.resource_notification import ResourceNotification, ResourceNotificationDict
from hosting_sdk.models.resource_secret import ResourceSecret, ResourceSecretDict
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class ImportResourceRequest:
    """The body of `marketplace.importResource`."""

    billing_plan: PartnerBillingPlan | None = None
    """Billing plan of the resource."""
    extras: dict[str, Any] | None = None
    """Further data of the partner."""
    metadata: dict[str, Any] | None = None
    """Metadata of the resource, as the product's schema describes it."""
    name: str
    """Name to show."""
    notification: ResourceNotification | None = None
    """Message that users see with it; null removes it."""
    ownership: Literal["owned", "linked", "sandbox"] | None = None
    """Ownership of the resource: `owned`, `linked` or `sandbox`."""
    product_id: str
    """ID or slug of the product, as the partner gave it."""
    secrets: list[ResourceSecret] | None = None
    """Secrets that connected projects get as environment variables."""
    status: ResourceStatus
    """State of the resource or installation, such as `ready` or `suspended`."""


class ImportResourceRequestDict(TypedDict):
    """`ImportResourceRequest` as a dict in wire names."""

    billingPlan: NotRequired[PartnerBillingPlan | PartnerBillingPlanDict]
    """Billing plan of the resource."""
    extras: NotRequired[Mapping[str, Any]]
    """Further data of the partner."""
    metadata: NotRequired[Mapping[str, Any]]
    """Metadata of the resource, as the product's schema describes it."""
    name: str
    """Name to show."""
    notification: NotRequired[ResourceNotification | ResourceNotificationDict]
    """Message that users see with it; null removes it."""
    ownership: NotRequired[Literal["owned", "linked", "sandbox"]]
    """Ownership of the resource: `owned`, `linked` or `sandbox`."""
    productId: str
    """ID or slug of the product, as the partner gave it."""
    secrets: NotRequired[Sequence[ResourceSecret | ResourceSecretDict]]
    """Secrets that connected projects get as environment variables."""
    status: ResourceStatus
    """State of the resource or installation, such as `ready` or `suspended`."""
