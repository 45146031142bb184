"""`FirewallOperator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

FirewallOperator: TypeAlias = Literal[
    "sub", "re", "eq", "ex", "inc", "pre", "suf", "gt", "gte", "lt", "lte", "nex", "ninc", "neq"
]
"""`FirewallOperator`, a part of other types."""
