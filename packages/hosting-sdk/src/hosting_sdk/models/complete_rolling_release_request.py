"""The body of `rollingRelease.completeRollingRelease`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class CompleteRollingReleaseRequest:
    """The body of `rollingRelease.completeRollingRelease`."""

    canary_deployment_id: str
    """ID of the new deployment (prefix `dpl_`)."""


class CompleteRollingReleaseRequestDict(TypedDict):
    """`CompleteRollingReleaseRequest` as a dict in wire names."""

    canaryDeploymentId: str
    """ID of the new deployment (prefix `dpl_`)."""
