"""`Experiment`, a part of other types.

Generated from `manifest/schemas/Experiment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.primary_metrics import PrimaryMetrics


@define(kw_only=True)
class Experiment:
    """`Experiment`, a part of other types."""

    allocation_percent: float | None = None
    allocation_unit: Literal["cookieId", "visitorId", "userId"] | str
    control_variant_id: str | None = None
    decision: str | None = None
    decision_reason: str | None = None
    device: Literal["android", "ios", "desktop", "mweb"] | str | None = None
    duration: float | None = None
    duration_unit: Literal["days", "exposures"] | str | None = None
    ended_at: float | None = None
    guardrail_metrics: list[PrimaryMetrics] | None = None
    hypothesis: str | None = None
    id: str | None = None
    layer: str | None = None
    name: str | None = None
    num_variants: float | None = None
    primary_metrics: list[PrimaryMetrics]
    started_at: float | None = None
    status: Literal["draft", "running", "paused", "closed"] | str
    sticky_requirement: bool | None = None
    surface_area: str | None = None
