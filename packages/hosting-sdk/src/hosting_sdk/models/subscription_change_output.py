"""`SubscriptionChangeOutput`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class PlanItemQuantitySetting:
    """`changedResources[]` of `SubscriptionChangeOutput`.

    Attributes:
        product_alias: Short name of the product that changed.
        quantity: Number of units after the change.
    """

    product_alias: str
    product_id: str
    quantity: float
    resource_ids: list[str] | None = None
    type: Literal["set_plan_item_quantity"]


@define(kw_only=True)
class PlanItemQuantityIncrease:
    """`changedResources[]` of `SubscriptionChangeOutput`.

    Attributes:
        product_alias: Short name of the product that changed.
        quantity: Number of units after the change.
    """

    product_alias: str
    product_id: str
    quantity: float
    resource_ids: list[str]
    type: Literal["increase_plan_item_quantity"]


@define(kw_only=True)
class PlanItemQuantityDecrease:
    """`changedResources[]` of `SubscriptionChangeOutput`.

    Attributes:
        product_alias: Short name of the product that changed.
        quantity: Number of units after the change.
    """

    product_alias: str
    product_id: str
    quantity: float
    resource_ids: list[str]
    type: Literal["decrease_plan_item_quantity"]


@define(kw_only=True)
class PlanItemQuantityAdjustment:
    """`changedResources[]` of `SubscriptionChangeOutput`.

    Attributes:
        added_resource_ids: IDs of the resources that were added.
        product_alias: Short name of the product that changed.
        quantity: Number of units after the change.
        removed_resource_ids: IDs of the resources that were removed.
    """

    added_resource_ids: list[str]
    product_alias: str
    product_id: str
    quantity: float
    removed_resource_ids: list[str]
    type: Literal["adjust_plan_item_quantity"]


@define(kw_only=True)
class SubscriptionChangeOutput:
    """`SubscriptionChangeOutput`, a part of other types.

    Attributes:
        changed_resources: Everything that the change touched, side effects included.
        orb_price_id: ID of the changed price at the billing provider.
        pending_subscription_change_id: ID of the change of the subscription that waits.
    """

    changed_resources: (
        list[
            PlanItemQuantitySetting
            | PlanItemQuantityIncrease
            | PlanItemQuantityDecrease
            | PlanItemQuantityAdjustment
        ]
        | None
    ) = None
    metadata: dict[str, str] | None = None
    orb_price_id: str
    pending_subscription_change_id: str | None = None
    product_id: str
