"""The body of `billing.buyCredits`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class BuyCreditsRequestItem:
    """`item` of `BuyCreditsRequest`."""

    amount: int
    """Number of credits, a whole number above 0."""
    credit_type: Literal["v0", "gateway", "agent"]
    """Kind of the credits: `v0`, `gateway` or `agent`."""
    type: Literal["credits"]
    """Kind of the item; always `credits`."""


@define(kw_only=True)
class BuyCreditsRequest:
    """The body of `billing.buyCredits`."""

    item: BuyCreditsRequestItem
    """Item to buy."""


class BuyCreditsRequestItemDict(TypedDict):
    """`BuyCreditsRequestItem` as a dict in wire names."""

    amount: int
    """Number of credits, a whole number above 0."""
    creditType: Literal["v0", "gateway", "agent"]
    """Kind of the credits: `v0`, `gateway` or `agent`."""
    type: Literal["credits"]
    """Kind of the item; always `credits`."""


class BuyCreditsRequestDict(TypedDict):
    """`BuyCreditsRequest` as a dict in wire names."""

    item: BuyCreditsRequestItem | BuyCreditsRequestItemDict
    """Item to buy."""
