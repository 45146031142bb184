"""`Enabled`, a part of other types.

Generated from `manifest/schemas/Enabled.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

Enabled: TypeAlias = Literal["default", "on", "off", "on-force", "off-force", "default-force"] | str
"""`Enabled`, a part of other types."""
