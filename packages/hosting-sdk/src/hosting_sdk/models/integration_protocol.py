"""`IntegrationProtocol`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

IntegrationProtocol: TypeAlias = Literal[
    "checks",
    "experimentation",
    "ai",
    "authentication",
    "storage",
    "messaging",
    "observability",
    "video",
    "workflow",
    "logDrain",
    "traceDrain",
    "other",
]
"""`IntegrationProtocol`, a part of other types."""
