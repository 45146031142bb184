"""`FlagExperiment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.experiment_metric import ExperimentMetric


@define(kw_only=True)
class FlagExperiment:
    """`FlagExperiment`, a part of other types.

    Attributes:
        allocation_percent: Share of visitors in the experiment, in percent.
        allocation_unit: What is counted as one visitor: `cookieId`, `visitorId` or `userId`.
        control_variant_id: ID of the variant to compare with.
        decision: What was decided at the end.
        decision_reason: Why it was decided so.
        duration_unit: Unit of `duration`: `days` or `exposures`.
        ended_at: Time of the end, in milliseconds since the epoch.
        guardrail_metrics: Measurements that must not get worse.
        hypothesis: What the experiment is to show.
        num_variants: Number of variants.
        primary_metrics: Measurements that decide.
        started_at: Time of the start, in milliseconds since the epoch.
        status: State of the experiment: `draft`, `running`, `paused` or `closed`.
    """

    allocation_percent: float | None = None
    allocation_unit: Literal["cookieId", "visitorId", "userId"] | str
    control_variant_id: str | None = None
    decision: str | None = None
    decision_reason: str | None = None
    device: Literal["android", "ios", "desktop", "mweb"] | str | None = None
    duration: float | None = None
    duration_unit: Literal["days", "exposures"] | str | None = None
    ended_at: float | None = None
    guardrail_metrics: list[ExperimentMetric] | None = None
    hypothesis: str | None = None
    id: str | None = None
    layer: str | None = None
    name: str | None = None
    num_variants: float | None = None
    primary_metrics: list[ExperimentMetric]
    started_at: float | None = None
    status: Literal["draft", "running", "paused", "closed"] | str
    sticky_requirement: bool | None = None
    surface_area: str | None = None
