"""`PartnerBillingPlan`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from attrs import define, field

from hosting_sdk.models.labelled_value import LabelledValue


@define(kw_only=True)
class PartnerBillingPlan:
    """`PartnerBillingPlan`, a part of other types."""

    cost: str | None = None
    """Price in words, such as `$10.00/month`."""
    description: str | None = None
    """Content of the plan, in words."""
    details: list[LabelledValue] | None = None
    """Facts on the plan, as labels and values."""
    effective_date: str | None = None
    """Time from which the plan counts, as text."""
    highlighted_details: list[LabelledValue] | None = None
    """The most important facts on the plan."""
    id: str
    """ID of the plan, as the partner gave it."""
    name: str
    """Name of the plan."""
    payment_method_required: bool | None = None
    """Whether a payment method is needed."""
    type: Literal["prepayment", "subscription"]
    """Kind of payment: `prepayment` or `subscription`."""
    additional_properties: dict[str, Any] = field(factory=dict, metadata={"extra": True})
    """Properties that are not declared, by their wire names."""


PartnerBillingPlanDict: TypeAlias = Mapping[str, Any]
"""`PartnerBillingPlan` as a mapping in wire names; it takes keys that are not declared."""
