"""`CheckMetric`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CheckMetric:
    """`CheckMetric`, a part of other types.

    Attributes:
        previous_value: Value before, to show the difference; null if there is none.
        source: Where the figure comes from; always `web-vitals`.
        value: Measured figure, in the unit of the metric.
    """

    previous_value: float | None = None
    source: Literal["web-vitals"] | str
    value: float | None


class CheckMetricDict(TypedDict):
    """`CheckMetric` as a dict in wire names."""

    previousValue: NotRequired[float]
    source: Literal["web-vitals"] | str
    value: float | None
