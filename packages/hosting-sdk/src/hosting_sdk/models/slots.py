"""`Slots`, a part of other types.

Generated from `manifest/schemas/Slots.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Slots:
    """`Slots`, a part of other types."""

    duration_ms: float
    promille: float
