"""`NextRole`, a part of other types.

Generated from `manifest/schemas/NextRole.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

NextRole: TypeAlias = Literal["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"] | str
"""`NextRole`, a part of other types."""
