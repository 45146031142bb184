"""The body of `billing.buyCredits`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class BuyCreditsRequestItem:
    """`item` of `BuyCreditsRequest`.

    Attributes:
        amount: Number of credits, a whole number above 0.
        credit_type: Kind of the credits: `v0`, `gateway` or `agent`.
        type: Kind of the item; always `credits`.
    """

    amount: int
    credit_type: Literal["v0", "gateway", "agent"]
    type: Literal["credits"]


@define(kw_only=True)
class BuyCreditsRequest:
    """The body of `billing.buyCredits`.

    Attributes:
        item: What to buy.
    """

    item: BuyCreditsRequestItem


class BuyCreditsRequestItemDict(TypedDict):
    """`BuyCreditsRequestItem` as a dict in wire names."""

    amount: int
    creditType: Literal["v0", "gateway", "agent"]
    type: Literal["credits"]


class BuyCreditsRequestDict(TypedDict):
    """`BuyCreditsRequest` as a dict in wire names."""

    item: BuyCreditsRequestItem | BuyCreditsRequestItemDict
