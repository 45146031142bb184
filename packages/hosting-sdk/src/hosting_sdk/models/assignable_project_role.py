"""`AssignableProjectRole`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

AssignableProjectRole: TypeAlias = Literal["ADMIN", "PROJECT_VIEWER", "PROJECT_DEVELOPER"]
"""`AssignableProjectRole`, a part of other types."""
