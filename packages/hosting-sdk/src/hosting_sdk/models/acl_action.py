"""`AclAction`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

AclAction: TypeAlias = Literal["create", "delete", "read", "update", "list"]
"""`AclAction`, a part of other types."""
