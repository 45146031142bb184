"""`RequestBodyRole`, a part of other types.

Generated from `manifest/schemas/RequestBodyRole.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

RequestBodyRole: TypeAlias = Literal["ADMIN", "PROJECT_VIEWER", "PROJECT_DEVELOPER"]
"""`RequestBodyRole`, a part of other types."""
