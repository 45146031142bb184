"""`ExperimentMetric`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ExperimentMetric:
    """`ExperimentMetric`, a part of other types.

    Attributes:
        description: What the measurement shows.
        directionality: Which direction is an improvement: `increaseIsGood` or `decreaseIsGood`.
        metric_type: Kind of the figure: `percentage`, `currency` or `count`.
        metric_unit: What the figure is counted per: `user`, `session` or `visitor`.
    """

    description: str | None = None
    directionality: Literal["increaseIsGood", "decreaseIsGood"] | str
    metric_formula: str | None = None
    metric_type: Literal["percentage", "currency", "count"] | str
    metric_unit: Literal["user", "session", "visitor"] | str
    name: str
