"""The body of `rollingRelease.approveRollingReleaseStage`.

Generated from `manifest/schemas/ApproveRollingReleaseStageRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ApproveRollingReleaseStageRequestBody:
    """The body of `rollingRelease.approveRollingReleaseStage`."""

    canary_deployment_id: str
    next_stage_index: float
