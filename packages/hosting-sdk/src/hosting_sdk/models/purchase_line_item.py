"""`PurchaseLineItem`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class PurchaseLineItem:
    """`PurchaseLineItem`, a part of other types."""

    description: str
    id: str
    metadata: dict[str, str] | None = None
    name: str
    product_alias: str | None = None
    """Short name of the product."""
    product_id: str
    quantity: str
    """Number of units as text."""
    refund: str | None = None
    """Part of the amount that was paid back."""
    unit_amount: str
    """Price of one unit."""
