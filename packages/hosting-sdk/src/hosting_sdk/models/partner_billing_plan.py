"""`PartnerBillingPlan`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from attrs import define, field

from hosting_sdk.models.labelled_value import LabelledValue


@define(kw_only=True)
class PartnerBillingPlan:
    """`PartnerBillingPlan`, a part of other types.

    Attributes:
        cost: Price in words, such as `$10.00/month`.
        description: What the plan has, in words.
        details: Facts on the plan, as labels and values.
        effective_date: Time from which the plan counts, as text.
        highlighted_details: The most important facts on the plan.
        id: ID of the plan, as the partner gave it.
        name: Name of the plan.
        payment_method_required: Whether a payment method is needed.
        type: How it is paid: `prepayment` or `subscription`.
    """

    cost: str | None = None
    description: str | None = None
    details: list[LabelledValue] | None = None
    effective_date: str | None = None
    highlighted_details: list[LabelledValue] | None = None
    id: str
    name: str
    payment_method_required: bool | None = None
    type: Literal["prepayment", "subscription"]
    additional_properties: dict[str, Any] = field(factory=dict, metadata={"extra": True})


PartnerBillingPlanDict: TypeAlias = Mapping[str, Any]
"""`PartnerBillingPlan` as a mapping in wire names; it takes keys that are not declared."""
