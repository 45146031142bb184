"""The result of `deployments.listDeploymentFiles`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeploymentFile:
    """The result of `deployments.listDeploymentFiles`."""

    children: "list[DeploymentFile] | None" = None
    content_type: str | None = None
    mode: float
    name: str
    """Name of the project at the time of the deployment."""
    type: Literal["directory", "file", "symlink", "lambda", "middleware", "invalid"] | str
    """Kind of the deployment; always `LAMBDAS`."""
    uid: str | None = None
    """ID of the deployment (prefix `dpl_`)."""
