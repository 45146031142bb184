"""`ImportResourceStatus`, a part of other types.

Generated from `manifest/schemas/ImportResourceStatus.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ImportResourceStatus: TypeAlias = (
    Literal["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"] | str
)
"""`ImportResourceStatus`, a part of other types."""
