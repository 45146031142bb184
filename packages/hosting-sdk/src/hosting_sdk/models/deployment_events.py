"""The result of `deployments.getDeploymentEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.deployment_event import DeploymentEvent

DeploymentEvents: TypeAlias = list[DeploymentEvent | None]
"""The result of `deployments.getDeploymentEvents`."""
