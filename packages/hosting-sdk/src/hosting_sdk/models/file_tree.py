"""The result of `deployments.listDeploymentFiles`.

Generated from `manifest/schemas/FileTree.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class FileTree:
    """The result of `deployments.listDeploymentFiles`."""

    children: "list[FileTree] | None" = None
    content_type: str | None = None
    mode: float
    name: str
    type: Literal["directory", "file", "symlink", "lambda", "middleware", "invalid"] | str
    uid: str | None = None
