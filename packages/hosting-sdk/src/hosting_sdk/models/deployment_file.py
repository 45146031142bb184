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
    """Last name of the path of the file or folder."""
    type: Literal["directory", "file", "symlink", "lambda", "middleware", "invalid"] | str
    """Kind of the entry, such as `file` or `directory`."""
    uid: str | None = None
    """ID of the file, for `getDeploymentFileContents`."""
