"""`RulesOp`, a part of other types.

Generated from `manifest/schemas/RulesOp.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

RulesOp: TypeAlias = (
    Literal[
        "sub", "re", "eq", "ex", "inc", "pre", "suf", "gt", "gte", "lt", "lte", "nex", "ninc", "neq"
    ]
    | str
)
"""`RulesOp`, a part of other types."""
