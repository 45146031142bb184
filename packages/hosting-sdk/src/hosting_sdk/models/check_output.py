"""`CheckOutput`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.check_metric import CheckMetric


@define(kw_only=True)
class CheckOutputMetrics:
    """`metrics` of `CheckOutput`."""

    cls: CheckMetric = field(metadata={"wire": "CLS"})
    """Cumulative Layout Shift."""
    fcp: CheckMetric = field(metadata={"wire": "FCP"})
    """First Contentful Paint, in milliseconds."""
    lcp: CheckMetric = field(metadata={"wire": "LCP"})
    """Largest Contentful Paint, in milliseconds."""
    tbt: CheckMetric = field(metadata={"wire": "TBT"})
    """Total Blocking Time, in milliseconds."""
    virtual_experience_score: CheckMetric | None = None
    """Virtual Experience Score, 0 to 100."""


@define(kw_only=True)
class CheckOutput:
    """`CheckOutput`, a part of other types."""

    metrics: CheckOutputMetrics | None = None
    """Measurements of the page."""
