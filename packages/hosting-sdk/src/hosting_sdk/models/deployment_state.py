"""`DeploymentState`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

DeploymentState: TypeAlias = Literal[
    "QUEUED", "BUILDING", "ERROR", "INITIALIZING", "READY", "CANCELED"
]
"""`DeploymentState`, a part of other types."""
