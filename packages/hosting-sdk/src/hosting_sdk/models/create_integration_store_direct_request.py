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
    """The body of `integrations.createIntegrationStoreDirect`.

    Attributes:
        billing_plan_id: ID of the billing plan, as `getBillingPlans` gives it; absent: a free plan.
        external_id: ID in your own system.
        integration_configuration_id: ID of the installed integration (prefix `icfg_`).
        integration_product_id_or_slug: ID (prefix `iap_`) or slug of the integration's product.
        metadata: Metadata of the resource, as the product's schema describes it.
        name: Name of the resource, at most 128 characters.
        payment_method_id: ID of the payment method (prefix `pm_`); absent: the default one.
        prepayment_amount_cents: Amount to pay in advance, in cents; only for plans without a fixed
            amount.
        protocol_settings: Settings of the product's protocols, by protocol.
        source: Where the request comes from, such as `marketplace` or `cli`. `"marketplace"` when
            it is absent.
    """

    billing_plan_id: str | None = None
    external_id: str | None = None
    integration_configuration_id: str
    integration_product_id_or_slug: Any = UNSET
    metadata: dict[str, str | float | bool | list[str] | list[float]] | None = None
    name: str
    payment_method_id: str | None = None
    prepayment_amount_cents: float | None = None
    protocol_settings: dict[str, Any] | None = None
    source: InstallationSource | None = None


class CreateIntegrationStoreDirectRequestDict(TypedDict):
    """`CreateIntegrationStoreDirectRequest` as a dict in wire names."""

    billingPlanId: NotRequired[str]
    externalId: NotRequired[str]
    integrationConfigurationId: str
    integrationProductIdOrSlug: NotRequired[Any]
    metadata: NotRequired[Mapping[str, str | float | bool | Sequence[str] | Sequence[float]]]
    name: str
    paymentMethodId: NotRequired[str]
    prepaymentAmountCents: NotRequired[float]
    protocolSettings: NotRequired[Mapping[str, Any]]
    source: NotRequired[InstallationSource]
