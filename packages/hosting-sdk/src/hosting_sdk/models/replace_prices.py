"""`ReplacePrices`, a part of other types.

Generated from `manifest/schemas/ReplacePrices.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ReplacePrices:
    """`ReplacePrices`, a part of other types."""

    fixed_price_quantity: float
    replaces_price_id: str
