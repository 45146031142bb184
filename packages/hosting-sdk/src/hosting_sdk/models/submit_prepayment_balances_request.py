"""The body of `marketplace.submitPrepaymentBalances`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class SubmitPrepaymentBalancesRequestBalance:
    """`balances[]` of `SubmitPrepaymentBalancesRequest`."""

    credit: str | None = None
    """Credits that are left, in words, such as `2,000 Tokens`."""
    currency_value_in_cents: float
    """Value of the balance in US cents; it decides on automatic purchases."""
    name_label: str | None = None
    """Name of the credits to show, such as `Tokens`."""
    resource_id: str | None = None
    """ID of the resource, as the partner gave it; absent if the whole installation shares it."""


@define(kw_only=True)
class SubmitPrepaymentBalancesRequest:
    """The body of `marketplace.submitPrepaymentBalances`."""

    balances: list[SubmitPrepaymentBalancesRequestBalance]
    """Prepaid balances."""
    timestamp: datetime | str
    """Time on the partner's server as ISO 8601 text; the newest data of a day counts."""


class SubmitPrepaymentBalancesRequestBalanceDict(TypedDict):
    """`SubmitPrepaymentBalancesRequestBalance` as a dict in wire names."""

    credit: NotRequired[str]
    """Credits that are left, in words, such as `2,000 Tokens`."""
    currencyValueInCents: float
    """Value of the balance in US cents; it decides on automatic purchases."""
    nameLabel: NotRequired[str]
    """Name of the credits to show, such as `Tokens`."""
    resourceId: NotRequired[str]
    """ID of the resource, as the partner gave it; absent if the whole installation shares it."""


class SubmitPrepaymentBalancesRequestDict(TypedDict):
    """`SubmitPrepaymentBalancesRequest` as a dict in wire names."""

    balances: Sequence[
        SubmitPrepaymentBalancesRequestBalance | SubmitPrepaymentBalancesRequestBalanceDict
    ]
    """Prepaid balances."""
    timestamp: datetime | str
    """Time on the partner's server as ISO 8601 text; the newest data of a day counts."""
