"""`RollingReleaseDeployment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.deployment_source import DeploymentSource
from hosting_sdk.models.deployment_state import DeploymentState


@define(kw_only=True)
class RollingReleaseDeployment:
    """`RollingReleaseDeployment`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    id: str
    """ID of the deployment (prefix `dpl_`)."""
    name: str
    """Name of the project at the time of the deployment."""
    ready_state: DeploymentState | str
    """State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR` or
    `CANCELED`."""
    ready_state_at: float | None = None
    """Time when the state was reached, in milliseconds since the epoch."""
    source: DeploymentSource | str | None = None
    """Origin of the deployment, such as `cli` or `git`."""
    target: Literal["staging", "production"] | str | Unset | None = UNSET
    """Environment of the deployment; null for a preview."""
    url: str
    """Host name of the deployment, without a scheme."""
