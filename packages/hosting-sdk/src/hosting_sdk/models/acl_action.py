"""`ACLAction`, a part of other types.

Generated from `manifest/schemas/ACLAction.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ACLAction: TypeAlias = Literal["create", "delete", "read", "update", "list"] | str
"""`ACLAction`, a part of other types."""
