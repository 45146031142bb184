"""A parameter of `deployments.getDeploymentEvents`.

Generated from `manifest/schemas/RepoId.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

RepoId: TypeAlias = float | str
"""A parameter of `deployments.getDeploymentEvents`."""
