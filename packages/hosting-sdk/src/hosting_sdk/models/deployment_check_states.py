"""`DeploymentCheckStates`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class DeploymentCheckStatesDeploymentAlias:
    """`deployment-alias` of `DeploymentCheckStates`."""

    completed_at: float | None = None
    """Time of completion, in milliseconds since the epoch."""
    started_at: float
    """Time of the start, in milliseconds since the epoch."""
    state: Literal["pending", "succeeded", "failed"] | str
    """State of these checks: `pending`, `succeeded` or `failed`."""


@define(kw_only=True)
class DeploymentCheckStates:
    """`DeploymentCheckStates`, a part of other types."""

    deployment_alias: DeploymentCheckStatesDeploymentAlias = field(
        metadata={"wire": "deployment-alias"}
    )
    """Checks that block the assignment of aliases."""
