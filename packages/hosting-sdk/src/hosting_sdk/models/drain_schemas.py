"""`DrainSchemas`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define, field


@define(kw_only=True)
class DrainSchemas:
    """`DrainSchemas`, a part of other types."""

    ai_gateway: dict[str, Any] | None = field(default=None, metadata={"wire": "ai_gateway"})
    analytics: dict[str, Any] | None = None
    log: dict[str, Any] | None = None
    speed_insights: dict[str, Any] | None = field(default=None, metadata={"wire": "speed_insights"})
    trace: dict[str, Any] | None = None
