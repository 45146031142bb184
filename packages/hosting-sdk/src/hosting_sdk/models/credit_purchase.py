"""The result of `billing.buyCredits`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.pending_subscription_output import PendingSubscriptionOutput
from hosting_sdk.models.price_replacement import PriceReplacement
from hosting_sdk.models.purchase_line_item import PurchaseLineItem
from hosting_sdk.models.subscription_change_output import SubscriptionChangeOutput


@define(kw_only=True)
class CreditTopupPurchaseOptions:
    """`purchaseIntent.configuration.options` of `CreditPurchase`."""

    amount: str
    """Amount of the currency that is bought."""
    currency: (
        Literal[
            "copper_test_units",
            "ai_credits",
            "ai_gateway_credits",
            "v0_user_credits",
            "vercel_agent_credits",
        ]
        | str
    )
    """Currency that is bought, such as `v0_user_credits`."""
    expiration_date: str | None = None
    """Date when the bought credits expire."""


@define(kw_only=True)
class CreditTopupPurchase:
    """`purchaseIntent.configuration` of `CreditPurchase`."""

    options: CreditTopupPurchaseOptions
    output: Any = UNSET
    type: Literal["credit_topup"]


@define(kw_only=True)
class DomainPurchaseOptionsItem:
    """`purchaseIntent.configuration.options.items[]` of `CreditPurchase`."""

    name: str
    subtotal: str
    """Price of the domain."""
    type: Literal["purchase", "renewal", "transfer"] | str
    years: float
    """Years that the domain is bought for."""


@define(kw_only=True)
class DomainPurchaseOptions:
    """`purchaseIntent.configuration.options` of `CreditPurchase`."""

    items: list[DomainPurchaseOptionsItem]
    order_id: str
    """ID of the order of domains."""


@define(kw_only=True)
class DomainPurchase:
    """`purchaseIntent.configuration` of `CreditPurchase`."""

    options: DomainPurchaseOptions
    output: Any = UNSET
    type: Literal["domain_name"]


@define(kw_only=True)
class PlanChangePurchaseOptions:
    """`purchaseIntent.configuration.options` of `CreditPurchase`."""

    align_billing_with_plan_change_date: bool | None = None
    """Whether the billing period starts again with the change."""
    coupon_redemption_code: str | None = None
    """Code of the coupon to apply."""
    effective_date: dict[str, Any] | Literal["immediate", "end_of_subscription_term"] | str
    """Time of the change of plan: a date, `immediate` or `end_of_subscription_term`."""
    external_plan_id: str | None = None
    """ID of the plan at the billing provider."""
    orb_subscription_id: str
    """ID of the subscription at the billing provider."""
    replace_prices: list[PriceReplacement] | None = None
    """Prices that replace others in the subscription."""


@define(kw_only=True)
class PlanChangePurchase:
    """`purchaseIntent.configuration` of `CreditPurchase`."""

    options: PlanChangePurchaseOptions
    output: PendingSubscriptionOutput
    type: Literal["orb_plan_change"]


@define(kw_only=True)
class PriceIntervalPurchase:
    """`purchaseIntent.configuration` of `CreditPurchase`."""

    options: dict[str, Any]
    output: PendingSubscriptionOutput
    type: Literal["orb_price_interval"]


@define(kw_only=True)
class SubscriptionPurchaseOptionsAddPrice:
    """`purchaseIntent.configuration.options.addPrices[]` of `CreditPurchase`."""

    price_id: str
    """ID of the price to add."""


@define(kw_only=True)
class SubscriptionPurchaseOptionsRemovePrice:
    """`purchaseIntent.configuration.options.removePrices[]` of `CreditPurchase`."""

    price_id: str
    """ID of the price to remove."""


@define(kw_only=True)
class SubscriptionPurchaseOptions:
    """`purchaseIntent.configuration.options` of `CreditPurchase`."""

    add_prices: list[SubscriptionPurchaseOptionsAddPrice | dict[str, Any]] | None = None
    """Prices to add to the subscription."""
    align_billing_with_subscription_start_date: bool | None = None
    coupon_redemption_code: str | None = None
    """Code of the coupon to apply."""
    external_plan_id: str
    """ID of the plan at the billing provider."""
    initial_phase_order: float | None = None
    metadata: dict[str, str | None] | None = None
    remove_prices: list[SubscriptionPurchaseOptionsRemovePrice] | None = None
    """Prices to remove from the subscription."""
    replace_prices: list[PriceReplacement] | None = None
    """Prices that replace others in the subscription."""
    start_date: str | None = None
    """Date when the subscription starts."""


@define(kw_only=True)
class SubscriptionPurchase:
    """`purchaseIntent.configuration` of `CreditPurchase`."""

    options: SubscriptionPurchaseOptions
    output: PendingSubscriptionOutput
    type: Literal["orb_subscription"]


@define(kw_only=True)
class SubscriptionIntentPurchaseOptions:
    """`purchaseIntent.configuration.options` of `CreditPurchase`."""

    line_items: list[PurchaseLineItem] | None = None
    orb_customer_id: str
    orb_external_customer_id: str
    orb_external_plan_id: str
    orb_pending_subscription_change_id: str
    orb_plan_id: str
    orb_subscription_id: str
    """ID of the subscription at the billing provider."""


@define(kw_only=True)
class SubscriptionIntentPurchase:
    """`purchaseIntent.configuration` of `CreditPurchase`."""

    options: SubscriptionIntentPurchaseOptions
    output: PendingSubscriptionOutput
    type: Literal["orb_subscription_intent"]


@define(kw_only=True)
class PurchaseIntentDispute:
    """`purchaseIntent.dispute` of `CreditPurchase`."""

    amount: str
    """Disputed amount of money as decimal text."""
    created_at: str
    """Time when the dispute was recorded, as ISO 8601 text."""
    currency: str
    """Currency of the disputed amount."""
    id: str
    """ID of the dispute on the platform."""
    provider_id: str
    """ID of the dispute at the payment provider."""
    reason: str | None
    status: str
    updated_at: str
    """Time of the last change of the dispute, as ISO 8601 text."""


@define(kw_only=True)
class PurchaseIntentProvider:
    """`purchaseIntent.provider` of `CreditPurchase`."""

    currency_conversion_rate: str | None = None
    """Rate with which the provider converts currencies."""
    resource_id: str
    """ID of the purchase at the payment provider."""
    stripe_shared_payment_token_used: bool | None = None
    """Whether a shared payment token of Stripe paid."""
    type: (
        Literal[
            "stripe_elements",
            "stripe_hosted",
            "stripe_invoice_deferred",
            "stripe_invoice_immediate",
            "stripe_invoice_elements",
            "tackle_aws_marketplace",
            "orb_ledger",
            "apple_in_app_purchase",
        ]
        | str
    )


@define(kw_only=True)
class PurchaseIntent:
    """`purchaseIntent` of `CreditPurchase`."""

    configuration: (
        CreditTopupPurchase
        | DomainPurchase
        | PlanChangePurchase
        | PriceIntervalPurchase
        | SubscriptionPurchase
        | SubscriptionIntentPurchase
    )
    created_at: str
    """Time of creation as ISO 8601 text."""
    currency: Literal["usd", "miu"] | str
    """Currency of the amounts: `usd` or `miu`."""
    dispute: PurchaseIntentDispute | None = None
    """Dispute about the payment, if there is one."""
    id: str
    """ID of the purchase (prefix `pur_`)."""
    line_items: list[PurchaseLineItem] | None = None
    """Items of the purchase."""
    metadata: dict[str, str] | None = None
    owner_id: str
    """ID of the team or user that buys."""
    provider: PurchaseIntentProvider
    """Payment provider and its view of the purchase."""
    refund: str | None = None
    """Part of the total that was paid back."""
    return_url: str | None = None
    """Address to send the buyer to after the purchase."""
    status: Literal["pending", "succeeded", "failed"] | str
    """State of the purchase: `pending`, `succeeded` or `failed`."""
    subtotal: str
    """Sum of the items before tax."""
    tax: str
    """Tax on the purchase."""
    total: str
    """Amount to pay, tax included."""
    updated_at: str
    """Time of the last change as ISO 8601 text."""


@define(kw_only=True)
class SetPlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `CreditPurchase`."""

    product_alias: str
    """Short name of the product."""
    quantity: float
    resource_ids: list[str] | None = None


@define(kw_only=True)
class SetPlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `CreditPurchase`."""

    options: SetPlanItemQuantityOptions
    output: SubscriptionChangeOutput
    type: Literal["set_plan_item_quantity"]


@define(kw_only=True)
class IncreasePlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `CreditPurchase`."""

    product_alias: str
    """Short name of the product."""
    resource_ids: list[str]


@define(kw_only=True)
class IncreasePlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `CreditPurchase`."""

    options: IncreasePlanItemQuantityOptions
    output: SubscriptionChangeOutput
    type: Literal["increase_plan_item_quantity"]


@define(kw_only=True)
class DecreasePlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `CreditPurchase`."""

    product_alias: str
    """Short name of the product."""
    resource_ids: list[str]


@define(kw_only=True)
class DecreasePlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `CreditPurchase`."""

    options: DecreasePlanItemQuantityOptions
    output: SubscriptionChangeOutput
    type: Literal["decrease_plan_item_quantity"]


@define(kw_only=True)
class AdjustPlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `CreditPurchase`."""

    added_resource_ids: list[str]
    """IDs of the resources to add; the number of units grows by as many."""
    product_alias: str
    """Short name of the product."""
    removed_resource_ids: list[str]
    """IDs of the resources to remove; the number of units shrinks by as many."""


@define(kw_only=True)
class AdjustPlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `CreditPurchase`."""

    options: AdjustPlanItemQuantityOptions
    output: SubscriptionChangeOutput
    type: Literal["adjust_plan_item_quantity"]


@define(kw_only=True)
class SubscriptionIntent:
    """`orbSubscriptionIntent` of `CreditPurchase`."""

    configuration: (
        SetPlanItemQuantity
        | IncreasePlanItemQuantity
        | DecreasePlanItemQuantity
        | AdjustPlanItemQuantity
    )
    created_at: str
    """Time of creation as ISO 8601 text."""
    id: str
    """ID of the intent (prefix `orbsubint_`)."""
    orb_subscription_id: str
    """ID of the subscription at the billing provider."""
    owner_id: str
    """ID of the team or user that the intent belongs to."""
    purchase_intent_id: str | None = None
    """ID of the purchase that the intent belongs to, if any."""
    status: Literal["pending", "succeeded", "failed"] | str
    """State of the intent: `pending`, `succeeded` or `failed`."""
    updated_at: str
    """Time of the last change as ISO 8601 text."""


@define(kw_only=True)
class CreditPurchase:
    """The result of `billing.buyCredits`."""

    checkout_session_id: str | None = None
    checkout_session_url: str | None = None
    """Address of the page where the purchase is paid."""
    purchase_intent: PurchaseIntent | None = None
    """Purchase that was started."""
    orb_subscription_intent: SubscriptionIntent | None = None
