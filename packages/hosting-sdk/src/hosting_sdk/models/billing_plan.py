"""`BillingPlan`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.labelled_value import LabelledValue


@define(kw_only=True)
class BillingPlanQuote:
    """`quote[]` of `BillingPlan`."""

    amount: str
    line: str


@define(kw_only=True)
class BillingPlan:
    """`BillingPlan`, a part of other types."""

    cost: str | None = None
    description: str
    details: list[LabelledValue] | None = None
    disabled: bool | None = None
    effective_date: str | None = None
    highlighted_details: list[LabelledValue] | None = None
    id: str
    initial_charge: str | None = None
    maximum_amount: str | None = None
    maximum_amount_auto_purchase_per_period: str | None = None
    minimum_amount: str | None = None
    name: str
    payment_method_required: bool
    preauthorization_amount: float | None = None
    quote: list[BillingPlanQuote] | None = None
    scope: Literal["installation", "resource"] | str
    type: Literal["prepayment", "subscription"] | str
