"""`PurchaseLineItem`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class PurchaseLineItem:
    """`PurchaseLineItem`, a part of other types.

    Attributes:
        product_alias: Short name of the product.
        quantity: Number of units as text.
        refund: Part of the amount that was paid back.
        unit_amount: Price of one unit.
    """

    description: str
    id: str
    metadata: dict[str, str] | None = None
    name: str
    product_alias: str | None = None
    product_id: str
    quantity: str
    refund: str | None = None
    unit_amount: str
