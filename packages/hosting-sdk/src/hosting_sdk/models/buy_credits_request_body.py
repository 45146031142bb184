"""The body of `billing.buyCredits`.

Generated from `manifest/schemas/BuyCreditsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class BuyCreditsRequestBodyItem:
    """`item` of `BuyCreditsRequestBody`."""

    amount: int
    credit_type: Literal["v0", "gateway", "agent"]
    type: Literal["credits"]


@define(kw_only=True)
class BuyCreditsRequestBody:
    """The body of `billing.buyCredits`."""

    item: BuyCreditsRequestBodyItem
