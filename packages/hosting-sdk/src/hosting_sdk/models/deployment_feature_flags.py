"""The result of `featureFlags.getDeploymentFeatureFlags`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define


@define(kw_only=True)
class DeploymentFeatureFlagsStatus:
    """`status` of `DeploymentFeatureFlags`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deployment_id: ID of the deployment (prefix `dpl_`).
        flag_count: Number of flags that the deployment defines.
        project_id: ID of the project (prefix `prj_`).
        response_status: HTTP status with which the deployment answered the question for its flags.
    """

    created_at: float
    deployment_id: str
    flag_count: float
    project_id: str
    response_status: float


@define(kw_only=True)
class DeploymentFeatureFlags:
    """The result of `featureFlags.getDeploymentFeatureFlags`.

    Attributes:
        flags: Feature flags that the deployment defines.
    """

    flags: list[dict[str, Any]]
    status: DeploymentFeatureFlagsStatus | None
