"""`DeploymentSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

DeploymentSource: TypeAlias = Literal[
    "api-trigger-git-deploy",
    "cli",
    "clone/repo",
    "git",
    "import",
    "import/repo",
    "redeploy",
    "v0-web",
]
"""`DeploymentSource`, a part of other types."""
