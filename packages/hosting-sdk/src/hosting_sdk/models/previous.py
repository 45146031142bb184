"""`Previous`, a part of other types.

Generated from `manifest/schemas/Previous.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Previous:
    """`Previous`, a part of other types."""

    enabled: bool
    enforce_percentage: float
    mode: str
