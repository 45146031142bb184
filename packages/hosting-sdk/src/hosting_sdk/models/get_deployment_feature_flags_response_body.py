"""The result of `featureFlags.getDeploymentFeatureFlags`.

Generated from `manifest/schemas/GetDeploymentFeatureFlagsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define


@define(kw_only=True)
class GetDeploymentFeatureFlagsResponseBodyStatus:
    """`status` of `GetDeploymentFeatureFlagsResponseBody`."""

    created_at: float
    deployment_id: str
    flag_count: float
    project_id: str
    response_status: float


@define(kw_only=True)
class GetDeploymentFeatureFlagsResponseBody:
    """The result of `featureFlags.getDeploymentFeatureFlags`."""

    flags: list[dict[str, Any]]
    status: GetDeploymentFeatureFlagsResponseBodyStatus | None
