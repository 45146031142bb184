"""`CheckOutput`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk.models.check_metric import CheckMetric


@define(kw_only=True)
class CheckOutputMetrics:
    """`metrics` of `CheckOutput`.

    Attributes:
        cls: Cumulative Layout Shift.
        fcp: First Contentful Paint, in milliseconds.
        lcp: Largest Contentful Paint, in milliseconds.
        tbt: Total Blocking Time, in milliseconds.
        virtual_experience_score: Virtual Experience Score, 0 to 100.
    """

    cls: CheckMetric = field(metadata={"wire": "CLS"})
    fcp: CheckMetric = field(metadata={"wire": "FCP"})
    lcp: CheckMetric = field(metadata={"wire": "LCP"})
    tbt: CheckMetric = field(metadata={"wire": "TBT"})
    virtual_experience_score: CheckMetric | None = None


@define(kw_only=True)
class CheckOutput:
    """`CheckOutput`, a part of other types.

    Attributes:
        metrics: Measurements of the page.
    """

    metrics: CheckOutputMetrics | None = None
