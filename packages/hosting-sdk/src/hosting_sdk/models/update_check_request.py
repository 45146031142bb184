"""The body of `checks.updateCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define, field

from hosting_sdk.models.check_metric import CheckMetric, CheckMetricDict


@define(kw_only=True)
class UpdateCheckRequestOutputMetricsVirtualExperienceScore:
    """`output.metrics.virtualExperienceScore` of `UpdateCheckRequest`."""

    previous_value: int | None = None
    """Value before, to show the difference; null if there is none."""
    source: Literal["web-vitals"]
    """Source of the figure; always `web-vitals`."""
    value: int | None
    """Measured figure, in the unit of the metric."""


@define(kw_only=True)
class UpdateCheckRequestOutputMetrics:
    """`output.metrics` of `UpdateCheckRequest`."""

    cls: CheckMetric = field(metadata={"wire": "CLS"})
    """Cumulative Layout Shift."""
    fcp: CheckMetric = field(metadata={"wire": "FCP"})
    """First Contentful Paint, in milliseconds."""
    lcp: CheckMetric = field(metadata={"wire": "LCP"})
    """Largest Contentful Paint, in milliseconds."""
    tbt: CheckMetric = field(metadata={"wire": "TBT"})
    """Total Blocking Time, in milliseconds."""
    virtual_experience_score: UpdateCheckRequestOutputMetricsVirtualExperienceScore | None = None
    """Virtual Experience Score, 0 to 100."""


@define(kw_only=True)
class UpdateCheckRequestOutput:
    """`output` of `UpdateCheckRequest`."""

    metrics: UpdateCheckRequestOutputMetrics | None = None
    """Measurements of the page."""


@define(kw_only=True)
class UpdateCheckRequest:
    """The body of `checks.updateCheck`."""

    conclusion: Literal["canceled", "failed", "neutral", "succeeded", "skipped"] | None = None
    """Outcome of the check, such as `succeeded` or `failed`."""
    details_url: str | None = None
    """Address of a page that tells more about the check."""
    external_id: str | None = None
    """ID of the check in your system."""
    name: str | None = None
    """Name of the check, at most 100 characters."""
    output: UpdateCheckRequestOutput | None = None
    """Results of the check."""
    path: str | None = None
    """Path of the page that is checked, at most 255 characters."""
    status: Literal["running", "completed"] | None = None
    """State of the check: `running` or `completed`."""


class UpdateCheckRequestOutputMetricsVirtualExperienceScoreDict(TypedDict):
    """`UpdateCheckRequestOutputMetricsVirtualExperienceScore` as a dict in wire names."""

    previousValue: NotRequired[int]
    """Value before, to show the difference; null if there is none."""
    source: Literal["web-vitals"]
    """Source of the figure; always `web-vitals`."""
    value: int | None
    """Measured figure, in the unit of the metric."""


class UpdateCheckRequestOutputMetricsDict(TypedDict):
    """`UpdateCheckRequestOutputMetrics` as a dict in wire names."""

    CLS: CheckMetric | CheckMetricDict
    """Cumulative Layout Shift."""
    FCP: CheckMetric | CheckMetricDict
    """First Contentful Paint, in milliseconds."""
    LCP: CheckMetric | CheckMetricDict
    """Largest Contentful Paint, in milliseconds."""
    TBT: CheckMetric | CheckMetricDict
    """Total Blocking Time, in milliseconds."""
    virtualExperienceScore: NotRequired[
        UpdateCheckRequestOutputMetricsVirtualExperienceScore
        | UpdateCheckRequestOutputMetricsVirtualExperienceScoreDict
    ]
    """Virtual Experience Score, 0 to 100."""


class UpdateCheckRequestOutputDict(TypedDict):
    """`UpdateCheckRequestOutput` as a dict in wire names."""

    metrics: NotRequired[UpdateCheckRequestOutputMetrics | UpdateCheckRequestOutputMetricsDict]
    """Measurements of the page."""


class UpdateCheckRequestDict(TypedDict):
    """`UpdateCheckRequest` as a dict in wire names."""

    conclusion: NotRequired[Literal["canceled", "failed", "neutral", "succeeded", "skipped"]]
    """Outcome of the check, such as `succeeded` or `failed`."""
    detailsUrl: NotRequired[str]
    """Address of a page that tells more about the check."""
    externalId: NotRequired[str]
    """ID of the check in your system."""
    name: NotRequired[str]
    """Name of the check, at most 100 characters."""
    output: NotRequired[UpdateCheckRequestOutput | UpdateCheckRequestOutputDict]
    """Results of the check."""
    path: NotRequired[str]
    """Path of the page that is checked, at most 255 characters."""
    status: NotRequired[Literal["running", "completed"]]
    """State of the check: `running` or `completed`."""
