"""`PrimaryProtocol`, a part of other types.

Generated from `manifest/schemas/PrimaryProtocol.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

PrimaryProtocol: TypeAlias = (
    Literal[
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
    | str
)
"""`PrimaryProtocol`, a part of other types."""
