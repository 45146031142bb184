"""`ProjectRole`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ProjectRole: TypeAlias = Literal["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"]
"""`ProjectRole`, a part of other types."""
