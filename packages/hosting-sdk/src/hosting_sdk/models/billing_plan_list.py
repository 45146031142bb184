"""The result of `integrations.getBillingPlans`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.billing_plan import BillingPlan


@define(kw_only=True)
class BillingPlanList:
    """The result of `integrations.getBillingPlans`."""

    plans: list[BillingPlan]
