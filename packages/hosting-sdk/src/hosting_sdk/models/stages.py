"""`Stages`, a part of other types.

Generated from `manifest/schemas/Stages.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Stages:
    """`Stages`, a part of other types."""

    duration: float | None = None
    linear_shift: bool | None = None
    require_approval: bool | None = None
    target_percentage: float
