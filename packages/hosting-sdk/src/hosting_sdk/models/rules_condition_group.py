"""`RulesConditionGroup`, a part of other types.

Generated from `manifest/schemas/RulesConditionGroup.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.rules_op import RulesOp
from hosting_sdk.models.rules_type import RulesType


@define(kw_only=True)
class RulesConditionGroupConditions:
    """`conditions[]` of `RulesConditionGroup`."""

    key: str | None = None
    neg: bool | None = None
    op: RulesOp
    type: RulesType
    value: str | float | list[str] | None = None


@define(kw_only=True)
class RulesConditionGroup:
    """`RulesConditionGroup`, a part of other types."""

    conditions: list[RulesConditionGroupConditions]
