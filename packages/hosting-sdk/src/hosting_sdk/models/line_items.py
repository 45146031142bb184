"""`LineItems`, a part of other types.

Generated from `manifest/schemas/LineItems.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class LineItems:
    """`LineItems`, a part of other types."""

    description: str
    id: str
    metadata: dict[str, str] | None = None
    name: str
    product_alias: str | None = None
    product_id: str
    quantity: str
    refund: str | None = None
    unit_amount: str
