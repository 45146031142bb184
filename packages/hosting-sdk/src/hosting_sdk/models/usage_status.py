"""`UsageStatus`, a part of other types.

Generated from `manifest/schemas/UsageStatus.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class UsageStatus:
    """`UsageStatus`, a part of other types."""

    bypass_throttle_until: float | None = None
    exceeded_allowance_until: float | None = None
    kind: Literal["flat"] | str
