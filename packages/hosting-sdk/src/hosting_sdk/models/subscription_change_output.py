"""`SubscriptionChangeOutput`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class PlanItemQuantitySetting:
    """`changedResources[]` of `SubscriptionChangeOutput`."""

    product_alias: str
    """Short name of the product that changed."""
    product_id: str
    quantity: float
    """Number of units after the change."""
    resource_ids: list[str] | None = None
    type: Literal["set_plan_item_quantity"]


@define(kw_only=True)
class PlanItemQuantityIncrease:
    """`changedResources[]` of `SubscriptionChangeOutput`."""

    product_alias: str
    """Short name of the product that changed."""
    product_id: str
    quantity: float
    """Number of units after the change."""
    resource_ids: list[str]
    type: Literal["increase_plan_item_quantity"]


@define(kw_only=True)
class PlanItemQuantityDecrease:
    """`changedResources[]` of `SubscriptionChangeOutput`."""

    product_alias: str
    """Short name of the product that changed."""
    product_id: str
    quantity: float
    """Number of units after the change."""
    resource_ids: list[str]
    type: Literal["decrease_plan_item_quantity"]


@define(kw_only=True)
class PlanItemQuantityAdjustment:
    """`changedResources[]` of `SubscriptionChangeOutput`."""

    added_resource_ids: list[str]
    """IDs of the resources that were added."""
    product_alias: str
    """Short name of the product that changed."""
    product_id: str
    quantity: float
    """Number of units after the change."""
    removed_resource_ids: list[str]
    """IDs of the resources that were removed."""
    type: Literal["adjust_plan_item_quantity"]


@define(kw_only=True)
class SubscriptionChangeOutput:
    """`SubscriptionChangeOutput`, a part of other types."""

    changed_resources: (
        list[
            PlanItemQuantitySetting
            | PlanItemQuantityIncrease
            | PlanItemQuantityDecrease
            | PlanItemQuantityAdjustment
        ]
        | None
    ) = None
    """Everything that the change touched, side effects included."""
    metadata: dict[str, str] | None = None
    orb_price_id: str
    """ID of the changed price at the billing provider."""
    pending_subscription_change_id: str | None = None
    """ID of the change of the subscription that waits."""
    product_id: str
