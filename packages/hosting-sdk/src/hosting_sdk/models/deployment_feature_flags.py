"""The result of `featureFlags.getDeploymentFeatureFlags`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define


@define(kw_only=True)
class DeploymentFeatureFlagsStatus:
    """`status` of `DeploymentFeatureFlags`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    deployment_id: str
    """ID of the deployment (prefix `dpl_`)."""
    flag_count: float
    """Number of flags that the deployment defines."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    response_status: float
    """HTTP status with which the deployment answered the question for its flags."""


@define(kw_only=True)
class DeploymentFeatureFlags:
    """The result of `featureFlags.getDeploymentFeatureFlags`."""

    flags: list[dict[str, Any]]
    """Feature flags that the deployment defines."""
    status: DeploymentFeatureFlagsStatus | None
