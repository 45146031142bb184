"""`Monitoring`, a part of other types.

Generated from `manifest/schemas/Monitoring.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Monitoring:
    """`Monitoring`, a part of other types."""

    block_reason: Literal["admin_override", "limits_exceeded", "hard_blocked"]
    block_type: Literal["soft", "hard"]
    blocked_from: float | None = None
    blocked_until: float | None = None
    updated_at: float
