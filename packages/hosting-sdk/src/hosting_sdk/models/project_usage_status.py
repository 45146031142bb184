"""`ProjectUsageStatus`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ProjectUsageStatus:
    """`ProjectUsageStatus`, a part of other types."""

    bypass_throttle_until: float | None = None
    """Time until which the project is not slowed down, in milliseconds since the epoch."""
    exceeded_allowance_until: float | None = None
    """Time until which the project has used up its allowance, in milliseconds since the epoch."""
    kind: Literal["flat"] | str
    """Kind of billing of the project; always `flat`."""
