"""The body of `rollingRelease.completeRollingRelease`.

Generated from `manifest/schemas/CompleteRollingReleaseRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CompleteRollingReleaseRequestBody:
    """The body of `rollingRelease.completeRollingRelease`."""

    canary_deployment_id: str
