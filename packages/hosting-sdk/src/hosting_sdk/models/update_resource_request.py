"""The body of `marketplace.updateResource`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.partner_billing_plan import PartnerBillingPlan, PartnerBillingPlanDict
from hosting_sdk.models.resource_notification import ResourceNotification, ResourceNotificationDict
from hosting_sdk.models.resource_secret import ResourceSecret, ResourceSecretDict
from hosting_sdk.models.resource_secrets import ResourceSecrets, ResourceSecretsDict
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class UpdateResourceRequest:
    """The body of `marketplace.updateResource`.

    Attributes:
        billing_plan: Billing plan of the resource.
        extras: Further data of the partner.
        metadata: Metadata of the resource, as the product's schema describes it.
        name: Name to show.
        notification: Message that users see with it; null removes it.
        ownership: Who owns the resource: `owned`, `linked` or `sandbox`.
        secrets: Secrets that connected projects get as environment variables.
        status: State of the resource or installation, such as `ready` or `suspended`.
    """

    billing_plan: PartnerBillingPlan | None = None
    extras: dict[str, Any] | None = None
    metadata: dict[str, Any] | None = None
    name: str | None = None
    notification: ResourceNotification | str | None = None
    ownership: Literal["owned", "linked", "sandbox"] | None = None
    secrets: ResourceSecrets | list[ResourceSecret] | None = None
    status: ResourceStatus | None = None


class UpdateResourceRequestDict(TypedDict):
    """`UpdateResourceRequest` as a dict in wire names."""

    billingPlan: NotRequired[PartnerBillingPlan | PartnerBillingPlanDict]
    extras: NotRequired[Mapping[str, Any]]
    metadata: NotRequired[Mapping[str, Any]]
    name: NotRequired[str]
    notification: NotRequired[ResourceNotification | ResourceNotificationDict | str]
    ownership: NotRequired[Literal["owned", "linked", "sandbox"]]
    secrets: NotRequired[
        ResourceSecrets | ResourceSecretsDict | Sequence[ResourceSecret | ResourceSecretDict]
    ]
    status: NotRequired[ResourceStatus]
