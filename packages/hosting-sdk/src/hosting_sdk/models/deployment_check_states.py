"""`DeploymentCheckStates`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class DeploymentCheckStatesDeploymentAlias:
    """`deployment-alias` of `DeploymentCheckStates`.

    Attributes:
        completed_at: Time of completion, in milliseconds since the epoch.
        started_at: Time of the start, in milliseconds since the epoch.
        state: State of these checks: `pending`, `succeeded` or `failed`.
    """

    completed_at: float | None = None
    started_at: float
    state: Literal["pending", "succeeded", "failed"] | str


@define(kw_only=True)
class DeploymentCheckStates:
    """`DeploymentCheckStates`, a part of other types.

    Attributes:
        deployment_alias: Checks that block the assignment of aliases.
    """

    deployment_alias: DeploymentCheckStatesDeploymentAlias = field(
        metadata={"wire": "deployment-alias"}
    )
