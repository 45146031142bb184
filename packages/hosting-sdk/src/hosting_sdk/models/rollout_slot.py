"""`RolloutSlot`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class RolloutSlot:
    """`RolloutSlot`, a part of other types."""

    duration_ms: float
    """Duration of the step, in milliseconds."""
    promille: float
    """Share of traffic that gets the new variant: 0 to 100,000, where 1,000 is 1 percent."""


class RolloutSlotDict(TypedDict):
    """`RolloutSlot` as a dict in wire names."""

    durationMs: float
    """Duration of the step, in milliseconds."""
    promille: float
    """Share of traffic that gets the new variant: 0 to 100,000, where 1,000 is 1 percent."""
