"""The body of `marketplace.submitPrepaymentBalances`.

Generated from `manifest/schemas/SubmitPrepaymentBalancesRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define


@define(kw_only=True)
class SubmitPrepaymentBalancesRequestBodyBalances:
    """`balances[]` of `SubmitPrepaymentBalancesRequestBody`."""

    credit: str | None = None
    currency_value_in_cents: float
    name_label: str | None = None
    resource_id: str | None = None


@define(kw_only=True)
class SubmitPrepaymentBalancesRequestBody:
    """The body of `marketplace.submitPrepaymentBalances`."""

    balances: list[SubmitPrepaymentBalancesRequestBodyBalances]
    timestamp: datetime | str
