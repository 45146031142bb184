"""`FirewallLogHeaders`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

FirewallLogHeaders: TypeAlias = list[str] | Literal["*"]
"""`FirewallLogHeaders`, a part of other types."""
