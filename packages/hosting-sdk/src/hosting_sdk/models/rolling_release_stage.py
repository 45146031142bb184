"""`RollingReleaseStage`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RollingReleaseStage:
    """`RollingReleaseStage`, a part of other types."""

    duration: float | None
    """Minutes after which the next stage begins by itself."""
    index: float
    """Number of the stage, counted from 0."""
    is_final_stage: bool
    """Whether the stage gives all traffic to the new deployment."""
    linear_shift: bool | None = None
    """Whether the share grows evenly over the duration of the stage."""
    require_approval: bool
    """Whether the stage waits for approval."""
    target_percentage: float
    """Share of traffic that the new deployment gets, 0 to 100 percent."""
