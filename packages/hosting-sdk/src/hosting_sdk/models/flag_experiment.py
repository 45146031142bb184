"""`FlagExperiment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.experiment_metric import ExperimentMetric


@define(kw_only=True)
class FlagExperiment:
    """`FlagExperiment`, a part of other types."""

    allocation_percent: float | None = None
    """Share of visitors in the experiment, in percent."""
    allocation_unit: Literal["cookieId", "visitorId", "userId"] | str
    """Unit that counts as one visitor: `cookieId`, `visitorId` or `userId`."""
    control_variant_id: str | None = None
    """ID of the variant to compare with."""
    decision: str | None = None
    """Decision at the end of the experiment."""
    decision_reason: str | None = None
    """Grounds for the decision at the end of the experiment."""
    device: Literal["android", "ios", "desktop", "mweb"] | str | None = None
    duration: float | None = None
    duration_unit: Literal["days", "exposures"] | str | None = None
    """Unit of `duration`: `days` or `exposures`."""
    ended_at: float | None = None
    """Time of the end, in milliseconds since the epoch."""
    guardrail_metrics: list[ExperimentMetric] | None = None
    """Measurements that must not get worse."""
    hypothesis: str | None = None
    """Hypothesis that the experiment tests."""
    id: str | None = None
    layer: str | None = None
    name: str | None = None
    num_variants: float | None = None
    """Number of variants."""
    primary_metrics: list[ExperimentMetric]
    """Measurements that decide."""
    started_at: float | None = None
    """Time of the start, in milliseconds since the epoch."""
    status: Literal["draft", "running", "paused", "closed"] | str
    """State of the experiment: `draft`, `running`, `paused` or `closed`."""
    sticky_requirement: bool | None = None
    surface_area: str | None = None
