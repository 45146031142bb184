"""The result of `rollingRelease.approveRollingReleaseStage` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.rolling_release_deployment import RollingReleaseDeployment
from hosting_sdk.models.rolling_release_stage import RollingReleaseStage


@define(kw_only=True)
class RollingRelease:
    """`rollingRelease` of `RollingReleaseResult`.

    Attributes:
        active_stage: Stage that runs; null if the release was aborted.
        advancement_type: How stages end: `automatic`, or by approval (`manual-approval`).
        canary_deployment: New deployment that gets its traffic in stages.
        current_canary_percentage: Share of traffic that the new deployment has, in percent, while
            the release is paused.
        current_deployment: Deployment that has the rest of the traffic.
        next_stage: Stage that follows; null unless the release runs.
        queued_deployment_id: ID of the deployment that the next release will bring (prefix `dpl_`).
        stages: Stages of a release, in order.
        started_at: Time of the start, in milliseconds since the epoch.
        state: State of the release: `ACTIVE`, `COMPLETE` or `ABORTED`.
        substate: `PAUSED` if the release stands still at its share.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    active_stage: RollingReleaseStage | None
    advancement_type: Literal["automatic", "manual-approval"] | str
    canary_deployment: RollingReleaseDeployment | None
    current_canary_percentage: float | None = None
    current_deployment: RollingReleaseDeployment | None
    next_stage: RollingReleaseStage | None
    queued_deployment_id: str | None
    stages: list[RollingReleaseStage]
    started_at: float
    state: Literal["ACTIVE", "COMPLETE", "ABORTED"] | str
    substate: Literal["PAUSED"] | str | None
    updated_at: float


@define(kw_only=True)
class RollingReleaseResult:
    """The result of `rollingRelease.approveRollingReleaseStage` and 2 more.

    Attributes:
        rolling_release: Configuration of rolling releases; null if they are off.
    """

    rolling_release: RollingRelease | None
