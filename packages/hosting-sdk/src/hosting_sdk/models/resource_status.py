"""`ResourceStatus`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ResourceStatus: TypeAlias = Literal[
    "ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"
]
"""`ResourceStatus`, a part of other types."""
