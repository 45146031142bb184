"""`BillingPlan`, a part of other types.

Generated from `manifest/schemas/BillingPlan.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk.models.details import Details


@define(kw_only=True)
class BillingPlan:
    """`BillingPlan`, a part of other types."""

    cost: str | None = None
    description: str | None = None
    details: list[Details] | None = None
    effective_date: str | None = None
    highlighted_details: list[Details] | None = None
    id: str
    name: str
    payment_method_required: bool | None = None
    type: Literal["prepayment", "subscription"]
    additional_properties: dict[str, Any] = field(factory=dict, metadata={"extra": True})
