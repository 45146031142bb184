"""`ResponseBodyType`, a part of other types.

Generated from `manifest/schemas/ResponseBodyType.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ResponseBodyType: TypeAlias = (
    Literal[
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
    | str
)
"""`ResponseBodyType`, a part of other types."""
