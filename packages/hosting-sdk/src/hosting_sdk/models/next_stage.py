"""`NextStage`, a part of other types.

Generated from `manifest/schemas/NextStage.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NextStage:
    """`NextStage`, a part of other types."""

    duration: float | None
    index: float
    is_final_stage: bool
    linear_shift: bool | None = None
    require_approval: bool
    target_percentage: float
