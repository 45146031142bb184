"""`ExperimentMetric`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ExperimentMetric:
    """`ExperimentMetric`, a part of other types."""

    description: str | None = None
    """Meaning of the measurement."""
    directionality: Literal["increaseIsGood", "decreaseIsGood"] | str
    """Direction of an improvement: `increaseIsGood` or `decreaseIsGood`."""
    metric_formula: str | None = None
    metric_type: Literal["percentage", "currency", "count"] | str
    """Kind of the figure: `percentage`, `currency` or `count`."""
    metric_unit: Literal["user", "session", "visitor"] | str
    """Unit by which the figure is counted: `user`, `session` or `visitor`."""
    name: str
