"""`PriceReplacement`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class PriceReplacement:
    """`PriceReplacement`, a part of other types."""

    fixed_price_quantity: float
    """Number of units at a fixed price."""
    replaces_price_id: str
    """ID of the price that is replaced."""
