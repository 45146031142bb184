"""The body of `rollingRelease.approveRollingReleaseStage`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class ApproveRollingReleaseStageRequest:
    """The body of `rollingRelease.approveRollingReleaseStage`."""

    canary_deployment_id: str
    """ID of the new deployment (prefix `dpl_`)."""
    next_stage_index: float
    """Number of the stage to begin, counted from 0."""


class ApproveRollingReleaseStageRequestDict(TypedDict):
    """`ApproveRollingReleaseStageRequest` as a dict in wire names."""

    canaryDeploymentId: str
    """ID of the new deployment (prefix `dpl_`)."""
    nextStageIndex: float
    """Number of the stage to begin, counted from 0."""
