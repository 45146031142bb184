"""`FlagSegmentData`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_attribute import FlagAttribute
from hosting_sdk.models.flag_condition import FlagCondition
from hosting_sdk.models.noted_value import NotedValue


@define(kw_only=True)
class FlagSegmentDataRuleOutcomeAll:
    """`rules[].outcome` of `FlagSegmentData`.

    Attributes:
        type: Kind of the outcome, such as `variant` or `split`.
    """

    type: Literal["all"]


@define(kw_only=True)
class FlagSegmentDataRuleOutcomeSplit:
    """`rules[].outcome` of `FlagSegmentData`.

    Attributes:
        base: Attribute that decides who gets what.
        pass_promille: Share of entities that pass, in thousandths of a percent: 100,000 is all.
        type: Kind of the outcome, such as `variant` or `split`.
    """

    base: FlagAttribute
    pass_promille: float
    type: Literal["split"]


@define(kw_only=True)
class FlagSegmentDataRule:
    """`rules[]` of `FlagSegmentData`.

    Attributes:
        conditions: Conditions that all have to hold.
        id: ID of the rule.
        outcome: What the rule gives.
    """

    conditions: list[FlagCondition]
    id: str
    outcome: FlagSegmentDataRuleOutcomeAll | FlagSegmentDataRuleOutcomeSplit


@define(kw_only=True)
class FlagSegmentData:
    """`FlagSegmentData`, a part of other types.

    Attributes:
        exclude: Entities that are never in the segment, by kind and attribute.
        include: Entities that are always in the segment, by kind and attribute.
        rules: Rules, of which the first that fits decides.
    """

    exclude: dict[str, dict[str, list[NotedValue]]] | None = None
    include: dict[str, dict[str, list[NotedValue]]] | None = None
    rules: list[FlagSegmentDataRule] | None = None
