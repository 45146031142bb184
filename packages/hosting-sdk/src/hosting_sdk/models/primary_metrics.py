"""`PrimaryMetrics`, a part of other types.

Generated from `manifest/schemas/PrimaryMetrics.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class PrimaryMetrics:
    """`PrimaryMetrics`, a part of other types."""

    description: str | None = None
    directionality: Literal["increaseIsGood", "decreaseIsGood"] | str
    metric_formula: str | None = None
    metric_type: Literal["percentage", "currency", "count"] | str
    metric_unit: Literal["user", "session", "visitor"] | str
    name: str
