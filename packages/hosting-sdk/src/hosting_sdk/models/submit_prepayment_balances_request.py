"""The body of `marketplace.submitPrepaymentBalances`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class SubmitPrepaymentBalancesRequestBalance:
    """`balances[]` of `SubmitPrepaymentBalancesRequest`.

    Attributes:
        credit: Credits that are left, in words, such as `2,000 Tokens`.
        currency_value_in_cents: Value of the balance in US cents; it decides on automatic
            purchases.
        name_label: Name of the credits to show, such as `Tokens`.
        resource_id: ID of the resource, as the partner gave it; absent if the whole installation
            shares it.
    """

    credit: str | None = None
    currency_value_in_cents: float
    name_label: str | None = None
    resource_id: str | None = None


@define(kw_only=True)
class SubmitPrepaymentBalancesRequest:
    """The body of `marketplace.submitPrepaymentBalances`.

    Attributes:
        balances: Prepaid balances.
        timestamp: Time on the partner's server as ISO 8601 text; the newest data of a day counts.
    """

    balances: list[SubmitPrepaymentBalancesRequestBalance]
    timestamp: datetime | str


class SubmitPrepaymentBalancesRequestBalanceDict(TypedDict):
    """`SubmitPrepaymentBalancesRequestBalance` as a dict in wire names."""

    credit: NotRequired[str]
    currencyValueInCents: float
    nameLabel: NotRequired[str]
    resourceId: NotRequired[str]


class SubmitPrepaymentBalancesRequestDict(TypedDict):
    """`SubmitPrepaymentBalancesRequest` as a dict in wire names."""

    balances: Sequence[
        SubmitPrepaymentBalancesRequestBalance | SubmitPrepaymentBalancesRequestBalanceDict
    ]
    timestamp: datetime | str
