"""The result of `rollingRelease.approveRollingReleaseStage` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.rolling_release_deployment import RollingReleaseDeployment
from hosting_sdk.models.rolling_release_stage import RollingReleaseStage


@define(kw_only=True)
class RollingRelease:
    """`rollingRelease` of `RollingReleaseResult`."""

    active_stage: RollingReleaseStage | None
    """Stage that runs; null if the release was aborted."""
    advancement_type: Literal["automatic", "manual-approval"] | str
    """End of a stage: `automatic`, or by approval (`manual-approval`)."""
    canary_deployment: RollingReleaseDeployment | None
    """New deployment that gets its traffic in stages."""
    current_canary_percentage: float | None = None
    """Share of traffic that the new deployment has, in percent, while the release is paused."""
    current_deployment: RollingReleaseDeployment | None
    """Deployment that has the rest of the traffic."""
    next_stage: RollingReleaseStage | None
    """Stage that follows; null unless the release runs."""
    queued_deployment_id: str | None
    """ID of the deployment that the next release will bring (prefix `dpl_`)."""
    stages: list[RollingReleaseStage]
    """Stages of a release, in order."""
    started_at: float
    """Time of the start, in milliseconds since the epoch."""
    state: Literal["ACTIVE", "COMPLETE", "ABORTED"] | str
    """State of the release: `ACTIVE`, `COMPLETE` or `ABORTED`."""
    substate: Literal["PAUSED"] | str | None
    """`PAUSED` if the release stands still at its share."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class RollingReleaseResult:
    """The result of `rollingRelease.approveRollingReleaseStage` and 2 more."""

    rolling_release: RollingRelease | None
    """Configuration of rolling releases; null if they are off."""
