"""`CheckMetric`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CheckMetric:
    """`CheckMetric`, a part of other types."""

    previous_value: float | None = None
    """Value before, to show the difference; null if there is none."""
    source: Literal["web-vitals"] | str
    """Source of the figure; always `web-vitals`."""
    value: float | None
    """Measured figure, in the unit of the metric."""


class CheckMetricDict(TypedDict):
    """`CheckMetric` as a dict in wire names."""

    previousValue: NotRequired[float]
    """Value before, to show the difference; null if there is none."""
    source: Literal["web-vitals"]
    """Source of the figure; always `web-vitals`."""
    value: float | None
    """Measured figure, in the unit of the metric."""
