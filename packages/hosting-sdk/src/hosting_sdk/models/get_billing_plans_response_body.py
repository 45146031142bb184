"""The result of `integrations.getBillingPlans`.

Generated from `manifest/schemas/GetBillingPlansResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.plans import Plans


@define(kw_only=True)
class GetBillingPlansResponseBody:
    """The result of `integrations.getBillingPlans`."""

    plans: list[Plans]
