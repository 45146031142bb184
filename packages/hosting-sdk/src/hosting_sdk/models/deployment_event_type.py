"""`DeploymentEventType`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

DeploymentEventType: TypeAlias = Literal[
    "delimiter",
    "command",
    "stdout",
    "stderr",
    "exit",
    "deployment-state",
    "middleware",
    "middleware-invocation",
    "edge-function-invocation",
    "metric",
    "report",
    "fatal",
]
"""`DeploymentEventType`, a part of other types."""
