"""The body of `integrations.createIntegrationStoreDirect`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.installation_source import InstallationSource


@define(kw_only=True)
class CreateIntegrationStoreDirectRequest:
    """The body of `integrations.createIntegrationStoreDirect`."""

    billing_plan_id: str | None = None
    """ID of the billing plan, as `getBillingPlans` gives it; absent: a free plan."""
    external_id: str | None = None
    """ID in your own system."""
    integration_configuration_id: str
    """ID of the installed integration (prefix `icfg_`)."""
    integration_product_id_or_slug: Any = UNSET
    """ID (prefix `iap_`) or slug of the integration's product."""
    metadata: dict[str, str | float | bool | list[str] | list[float]] | None = None
    """Metadata of the resource, as the product's schema describes it."""
    name: str
    """Name of the resource, at most 128 characters."""
    payment_method_id: str | None = None
    """ID of the payment method (prefix `pm_`); absent: the default one."""
    prepayment_amount_cents: float | None = None
    """Amount to pay in advance, in cents; only for plans without a fixed amount."""
    protocol_settings: dict[str, Any] | None = None
    """Settings of the product's protocols, by protocol."""
    source: InstallationSource | None = None
    """Origin of the request, such as `marketplace` or `cli`. `"marketplace"` when it is absent."""


class CreateIntegrationStoreDirectRequestDict(TypedDict):
    """`CreateIntegrationStoreDirectRequest` as a dict in wire names."""

    billingPlanId: NotRequired[str]
    """ID of the billing plan, as `getBillingPlans` gives it; absent: a free plan."""
    externalId: NotRequired[str]
    """ID in your own system."""
    integrationConfigurationId: str
    """ID of the installed integration (prefix `icfg_`)."""
    integrationProductIdOrSlug: NotRequired[Any]
    """ID (prefix `iap_`) or slug of the integration's product."""
    metadata: NotRequired[Mapping[str, str | float | bool | Sequence[str] | Sequence[float]]]
    """Metadata of the resource, as the product's schema describes it."""
    name: str
    """Name of the resource, at most 128 characters."""
    paymentMethodId: NotRequired[str]
    """ID of the payment method (prefix `pm_`); absent: the default one."""
    prepaymentAmountCents: NotRequired[float]
    """Amount to pay in advance, in cents; only for plans without a fixed amount."""
    protocolSettings: NotRequired[Mapping[str, Any]]
    """Settings of the product's protocols, by protocol."""
    source: NotRequired[InstallationSource]
    """Origin of the request, such as `marketplace` or `cli`. `"marketplace"` when it is absent."""
