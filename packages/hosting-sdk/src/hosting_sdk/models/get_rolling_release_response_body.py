"""The result of `rollingRelease.approveRollingReleaseStage` and 2 more.

Generated from `manifest/schemas/GetRollingReleaseResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.canary_deployment import CanaryDeployment
from hosting_sdk.models.next_stage import NextStage


@define(kw_only=True)
class GetRollingReleaseResponseBodyRollingRelease:
    """`rollingRelease` of `GetRollingReleaseResponseBody`."""

    active_stage: NextStage | None
    advancement_type: Literal["automatic", "manual-approval"] | str
    canary_deployment: CanaryDeployment | None
    current_canary_percentage: float | None = None
    current_deployment: CanaryDeployment | None
    next_stage: NextStage | None
    queued_deployment_id: str | None
    stages: list[NextStage]
    started_at: float
    state: Literal["ACTIVE", "COMPLETE", "ABORTED"] | str
    substate: Literal["PAUSED"] | str | None
    updated_at: float


@define(kw_only=True)
class GetRollingReleaseResponseBody:
    """The result of `rollingRelease.approveRollingReleaseStage` and 2 more."""

    rolling_release: GetRollingReleaseResponseBodyRollingRelease | None
