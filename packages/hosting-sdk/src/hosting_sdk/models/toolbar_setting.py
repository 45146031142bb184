"""`ToolbarSetting`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ToolbarSetting: TypeAlias = Literal[
    "default", "on", "off", "on-force", "off-force", "default-force"
]
"""`ToolbarSetting`, a part of other types."""
