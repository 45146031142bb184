"""The body of `checks.updateCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define, field

from hosting_sdk.models.check_metric import CheckMetric, CheckMetricDict


@define(kw_only=True)
class UpdateCheckRequestOutputMetricsVirtualExperienceScore:
    """`output.metrics.virtualExperienceScore` of `UpdateCheckRequest`.

    Attributes:
        previous_value: Value before, to show the difference; null if there is none.
        source: Where the figure comes from; always `web-vitals`.
        value: Measured figure, in the unit of the metric.
    """

    previous_value: int | None = None
    source: Literal["web-vitals"]
    value: int | None


@define(kw_only=True)
class UpdateCheckRequestOutputMetrics:
    """`output.metrics` of `UpdateCheckRequest`.

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
    virtual_experience_score: UpdateCheckRequestOutputMetricsVirtualExperienceScore | None = None


@define(kw_only=True)
class UpdateCheckRequestOutput:
    """`output` of `UpdateCheckRequest`.

    Attributes:
        metrics: Measurements of the page.
    """

    metrics: UpdateCheckRequestOutputMetrics | None = None


@define(kw_only=True)
class UpdateCheckRequest:
    """The body of `checks.updateCheck`.

    Attributes:
        conclusion: Outcome of the check, such as `succeeded` or `failed`.
        details_url: Address of a page that tells more about the check.
        external_id: ID of the check in your system.
        name: Name of the check, at most 100 characters.
        output: Results of the check.
        path: Path of the page that is checked, at most 255 characters.
        status: State of the check: `running` or `completed`.
    """

    conclusion: Literal["canceled", "failed", "neutral", "succeeded", "skipped"] | None = None
    details_url: str | None = None
    external_id: str | None = None
    name: str | None = None
    output: UpdateCheckRequestOutput | None = None
    path: str | None = None
    status: Literal["running", "completed"] | None = None


class UpdateCheckRequestOutputMetricsVirtualExperienceScoreDict(TypedDict):
    """`UpdateCheckRequestOutputMetricsVirtualExperienceScore` as a dict in wire names."""

    previousValue: NotRequired[int]
    source: Literal["web-vitals"]
    value: int | None


class UpdateCheckRequestOutputMetricsDict(TypedDict):
    """`UpdateCheckRequestOutputMetrics` as a dict in wire names."""

    CLS: CheckMetric | CheckMetricDict
    FCP: CheckMetric | CheckMetricDict
    LCP: CheckMetric | CheckMetricDict
    TBT: CheckMetric | CheckMetricDict
    virtualExperienceScore: NotRequired[
        UpdateCheckRequestOutputMetricsVirtualExperienceScore
        | UpdateCheckRequestOutputMetricsVirtualExperienceScoreDict
    ]


class UpdateCheckRequestOutputDict(TypedDict):
    """`UpdateCheckRequestOutput` as a dict in wire names."""

    metrics: NotRequired[UpdateCheckRequestOutputMetrics | UpdateCheckRequestOutputMetricsDict]


class UpdateCheckRequestDict(TypedDict):
    """`UpdateCheckRequest` as a dict in wire names."""

    conclusion: NotRequired[Literal["canceled", "failed", "neutral", "succeeded", "skipped"]]
    detailsUrl: NotRequired[str]
    externalId: NotRequired[str]
    name: NotRequired[str]
    output: NotRequired[UpdateCheckRequestOutput | UpdateCheckRequestOutputDict]
    path: NotRequired[str]
    status: NotRequired[Literal["running", "completed"]]
