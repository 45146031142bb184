"""The result of `billing.buyCredits`.

Generated from `manifest/schemas/BuyCreditsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.buy_credits_configuration_billing_response_output import (
    BuyCreditsConfigurationBillingResponseOutput,
)
from hosting_sdk.models.configuration_output import ConfigurationOutput
from hosting_sdk.models.line_items import LineItems
from hosting_sdk.models.replace_prices import ReplacePrices


@define(kw_only=True)
class BuyCreditsResponseBody1:
    """The result of `billing.buyCredits`."""

    checkout_session_id: str
    checkout_session_url: str


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationCreditTopupOptions:
    """`purchaseIntent.configuration.options` of `BuyCreditsResponseBody`."""

    amount: str
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
    expiration_date: str | None = None


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationCreditTopup:
    """`purchaseIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody2PurchaseIntentConfigurationCreditTopupOptions
    output: Any = UNSET
    type: Literal["credit_topup"]


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationDomainNameOptionsItems:
    """`purchaseIntent.configuration.options.items[]` of `BuyCreditsResponseBody`."""

    name: str
    subtotal: str
    type: Literal["purchase", "renewal", "transfer"] | str
    years: float


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationDomainNameOptions:
    """`purchaseIntent.configuration.options` of `BuyCreditsResponseBody`."""

    items: list[BuyCreditsResponseBody2PurchaseIntentConfigurationDomainNameOptionsItems]
    order_id: str


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationDomainName:
    """`purchaseIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody2PurchaseIntentConfigurationDomainNameOptions
    output: Any = UNSET
    type: Literal["domain_name"]


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbPlanChangeOptions:
    """`purchaseIntent.configuration.options` of `BuyCreditsResponseBody`."""

    align_billing_with_plan_change_date: bool | None = None
    coupon_redemption_code: str | None = None
    effective_date: dict[str, Any] | Literal["immediate", "end_of_subscription_term"] | str
    external_plan_id: str | None = None
    orb_subscription_id: str
    replace_prices: list[ReplacePrices] | None = None


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbPlanChange:
    """`purchaseIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody2PurchaseIntentConfigurationOrbPlanChangeOptions
    output: ConfigurationOutput
    type: Literal["orb_plan_change"]


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbPriceInterval:
    """`purchaseIntent.configuration` of `BuyCreditsResponseBody`."""

    options: dict[str, Any]
    output: ConfigurationOutput
    type: Literal["orb_price_interval"]


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionOptionsAddPrices:
    """`purchaseIntent.configuration.options.addPrices[]` of `BuyCreditsResponseBody`."""

    price_id: str


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionOptionsRemovePrices:
    """`purchaseIntent.configuration.options.removePrices[]` of `BuyCreditsResponseBody`."""

    price_id: str


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionOptions:
    """`purchaseIntent.configuration.options` of `BuyCreditsResponseBody`."""

    add_prices: (
        list[
            BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionOptionsAddPrices
            | dict[str, Any]
        ]
        | None
    ) = None
    align_billing_with_subscription_start_date: bool | None = None
    coupon_redemption_code: str | None = None
    external_plan_id: str
    initial_phase_order: float | None = None
    metadata: dict[str, str | None] | None = None
    remove_prices: (
        list[BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionOptionsRemovePrices]
        | None
    ) = None
    replace_prices: list[ReplacePrices] | None = None
    start_date: str | None = None


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscription:
    """`purchaseIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionOptions
    output: ConfigurationOutput
    type: Literal["orb_subscription"]


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionIntentOptions:
    """`purchaseIntent.configuration.options` of `BuyCreditsResponseBody`."""

    line_items: list[LineItems] | None = None
    orb_customer_id: str
    orb_external_customer_id: str
    orb_external_plan_id: str
    orb_pending_subscription_change_id: str
    orb_plan_id: str
    orb_subscription_id: str


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionIntent:
    """`purchaseIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionIntentOptions
    output: ConfigurationOutput
    type: Literal["orb_subscription_intent"]


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentDispute:
    """`purchaseIntent.dispute` of `BuyCreditsResponseBody`."""

    amount: str
    created_at: str
    currency: str
    id: str
    provider_id: str
    reason: str | None
    status: str
    updated_at: str


@define(kw_only=True)
class BuyCreditsResponseBody2PurchaseIntentProvider:
    """`purchaseIntent.provider` of `BuyCreditsResponseBody`."""

    currency_conversion_rate: str | None = None
    resource_id: str
    stripe_shared_payment_token_used: bool | None = None
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
class BuyCreditsResponseBody2PurchaseIntent:
    """`purchaseIntent` of `BuyCreditsResponseBody`."""

    configuration: (
        BuyCreditsResponseBody2PurchaseIntentConfigurationCreditTopup
        | BuyCreditsResponseBody2PurchaseIntentConfigurationDomainName
        | BuyCreditsResponseBody2PurchaseIntentConfigurationOrbPlanChange
        | BuyCreditsResponseBody2PurchaseIntentConfigurationOrbPriceInterval
        | BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscription
        | BuyCreditsResponseBody2PurchaseIntentConfigurationOrbSubscriptionIntent
    )
    created_at: str
    currency: Literal["usd", "miu"] | str
    dispute: BuyCreditsResponseBody2PurchaseIntentDispute | None = None
    id: str
    line_items: list[LineItems] | None = None
    metadata: dict[str, str] | None = None
    owner_id: str
    provider: BuyCreditsResponseBody2PurchaseIntentProvider
    refund: str | None = None
    return_url: str | None = None
    status: Literal["pending", "succeeded", "failed"] | str
    subtotal: str
    tax: str
    total: str
    updated_at: str


@define(kw_only=True)
class BuyCreditsResponseBody2:
    """The result of `billing.buyCredits`."""

    purchase_intent: BuyCreditsResponseBody2PurchaseIntent


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationSetPlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `BuyCreditsResponseBody`."""

    product_alias: str
    quantity: float
    resource_ids: list[str] | None = None


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationSetPlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationSetPlanItemQuantityOptions
    output: BuyCreditsConfigurationBillingResponseOutput
    type: Literal["set_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationIncreasePlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `BuyCreditsResponseBody`."""

    product_alias: str
    resource_ids: list[str]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationIncreasePlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `BuyCreditsResponseBody`."""

    options: (
        BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationIncreasePlanItemQuantityOptions
    )
    output: BuyCreditsConfigurationBillingResponseOutput
    type: Literal["increase_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationDecreasePlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `BuyCreditsResponseBody`."""

    product_alias: str
    resource_ids: list[str]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationDecreasePlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `BuyCreditsResponseBody`."""

    options: (
        BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationDecreasePlanItemQuantityOptions
    )
    output: BuyCreditsConfigurationBillingResponseOutput
    type: Literal["decrease_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationAdjustPlanItemQuantityOptions:
    """`orbSubscriptionIntent.configuration.options` of `BuyCreditsResponseBody`."""

    added_resource_ids: list[str]
    product_alias: str
    removed_resource_ids: list[str]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationAdjustPlanItemQuantity:
    """`orbSubscriptionIntent.configuration` of `BuyCreditsResponseBody`."""

    options: BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationAdjustPlanItemQuantityOptions
    output: BuyCreditsConfigurationBillingResponseOutput
    type: Literal["adjust_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsResponseBody3OrbSubscriptionIntent:
    """`orbSubscriptionIntent` of `BuyCreditsResponseBody`."""

    configuration: (
        BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationSetPlanItemQuantity
        | BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationIncreasePlanItemQuantity
        | BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationDecreasePlanItemQuantity
        | BuyCreditsResponseBody3OrbSubscriptionIntentConfigurationAdjustPlanItemQuantity
    )
    created_at: str
    id: str
    orb_subscription_id: str
    owner_id: str
    purchase_intent_id: str | None = None
    status: Literal["pending", "succeeded", "failed"] | str
    updated_at: str


@define(kw_only=True)
class BuyCreditsResponseBody3:
    """The result of `billing.buyCredits`."""

    orb_subscription_intent: BuyCreditsResponseBody3OrbSubscriptionIntent


BuyCreditsResponseBody: TypeAlias = (
    BuyCreditsResponseBody1 | BuyCreditsResponseBody2 | BuyCreditsResponseBody3
)
"""The result of `billing.buyCredits`."""
