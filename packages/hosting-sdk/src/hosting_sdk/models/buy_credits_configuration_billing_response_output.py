"""`BuyCreditsConfigurationBillingResponseOutput`, a part of other types.

Generated from `manifest/schemas/BuyCreditsConfigurationBillingResponseOutput.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class BuyCreditsConfigurationBillingResponseOutputChangedResourcesSetPlanItemQuantity:
    """`changedResources[]` of `BuyCreditsConfigurationBillingResponseOutput`."""

    product_alias: str
    product_id: str
    quantity: float
    resource_ids: list[str] | None = None
    type: Literal["set_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsConfigurationBillingResponseOutputChangedResourcesIncreasePlanItemQuantity:
    """`changedResources[]` of `BuyCreditsConfigurationBillingResponseOutput`."""

    product_alias: str
    product_id: str
    quantity: float
    resource_ids: list[str]
    type: Literal["increase_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsConfigurationBillingResponseOutputChangedResourcesDecreasePlanItemQuantity:
    """`changedResources[]` of `BuyCreditsConfigurationBillingResponseOutput`."""

    product_alias: str
    product_id: str
    quantity: float
    resource_ids: list[str]
    type: Literal["decrease_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsConfigurationBillingResponseOutputChangedResourcesAdjustPlanItemQuantity:
    """`changedResources[]` of `BuyCreditsConfigurationBillingResponseOutput`."""

    added_resource_ids: list[str]
    product_alias: str
    product_id: str
    quantity: float
    removed_resource_ids: list[str]
    type: Literal["adjust_plan_item_quantity"]


@define(kw_only=True)
class BuyCreditsConfigurationBillingResponseOutput:
    """`BuyCreditsConfigurationBillingResponseOutput`, a part of other types."""

    changed_resources: (
        list[
            BuyCreditsConfigurationBillingResponseOutputChangedResourcesSetPlanItemQuantity
            | BuyCreditsConfigurationBillingResponseOutputChangedResourcesIncreasePlanItemQuantity
            | BuyCreditsConfigurationBillingResponseOutputChangedResourcesDecreasePlanItemQuantity
            | BuyCreditsConfigurationBillingResponseOutputChangedResourcesAdjustPlanItemQuantity
        ]
        | None
    ) = None
    metadata: dict[str, str] | None = None
    orb_price_id: str
    pending_subscription_change_id: str | None = None
    product_id: str
