"""`RollingReleaseStage`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RollingReleaseStage:
    """`RollingReleaseStage`, a part of other types.

    Attributes:
        duration: Minutes after which the next stage begins by itself.
        index: Number of the stage, counted from 0.
        is_final_stage: Whether the stage gives all traffic to the new deployment.
        linear_shift: Whether the share grows evenly over the duration of the stage.
        require_approval: Whether the stage waits for approval.
        target_percentage: Share of traffic that the new deployment gets, 0 to 100 percent.
    """

    duration: float | None
    index: float
    is_final_stage: bool
    linear_shift: bool | None = None
    require_approval: bool
    target_percentage: float
