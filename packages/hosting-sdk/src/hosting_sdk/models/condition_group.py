"""`ConditionGroup`, a part of other types.

Generated from `manifest/schemas/ConditionGroup.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.rules_op import RulesOp
from hosting_sdk.models.rules_type import RulesType


@define(kw_only=True)
class ConditionGroupConditions:
    """`conditions[]` of `ConditionGroup`."""

    key: str | None = None
    neg: bool | None = None
    op: RulesOp
    type: RulesType
    value: str | list[str] | float | None = None


@define(kw_only=True)
class ConditionGroup:
    """`ConditionGroup`, a part of other types."""

    conditions: list[ConditionGroupConditions]
