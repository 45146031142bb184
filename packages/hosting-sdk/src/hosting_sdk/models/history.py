"""`History`, a part of other types.

Generated from `manifest/schemas/History.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class History:
    """`History`, a part of other types."""

    at: float
    by: str
    by_id: str
    reason: str
    scanner: str
