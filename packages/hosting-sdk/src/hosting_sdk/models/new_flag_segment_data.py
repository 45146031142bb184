"""`NewFlagSegmentData`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.new_flag_attribute import NewFlagAttribute, NewFlagAttributeDict
from hosting_sdk.models.new_flag_condition import NewFlagCondition, NewFlagConditionDict
from hosting_sdk.models.noted_value import NotedValue, NotedValueDict


@define(kw_only=True)
class NewFlagSegmentSplitOutcome:
    """`rules[].outcome` of `NewFlagSegmentData`.

    Attributes:
        base: Attribute that decides who gets what.
        pass_promille: Share of entities that pass, in thousandths of a percent: 100,000 is all.
        type: Kind of the outcome, such as `variant` or `split`.
    """

    base: NewFlagAttribute
    pass_promille: float
    type: Any = UNSET


@define(kw_only=True)
class NewFlagSegmentAllOutcome:
    """`rules[].outcome` of `NewFlagSegmentData`.

    Attributes:
        type: Kind of the outcome, such as `variant` or `split`.
    """

    type: Any = UNSET


@define(kw_only=True)
class NewFlagSegmentDataRule:
    """`rules[]` of `NewFlagSegmentData`.

    Attributes:
        conditions: Conditions that all have to hold.
        id: ID of the rule.
        outcome: What the rule gives.
    """

    conditions: list[NewFlagCondition]
    id: str
    outcome: NewFlagSegmentSplitOutcome | NewFlagSegmentAllOutcome


@define(kw_only=True)
class NewFlagSegmentData:
    """`NewFlagSegmentData`, a part of other types.

    Attributes:
        exclude: Entities that are never in the segment, by kind and attribute.
        include: Entities that are always in the segment, by kind and attribute.
        rules: Rules, of which the first that fits decides.
    """

    exclude: dict[str, dict[str, list[NotedValue]]] | None = None
    include: dict[str, dict[str, list[NotedValue]]] | None = None
    rules: list[NewFlagSegmentDataRule] | None = None


class NewFlagSegmentSplitOutcomeDict(TypedDict):
    """`NewFlagSegmentSplitOutcome` as a dict in wire names."""

    base: NewFlagAttribute | NewFlagAttributeDict
    passPromille: float
    type: NotRequired[Any]


class NewFlagSegmentAllOutcomeDict(TypedDict):
    """`NewFlagSegmentAllOutcome` as a dict in wire names."""

    type: NotRequired[Any]


class NewFlagSegmentDataRuleDict(TypedDict):
    """`NewFlagSegmentDataRule` as a dict in wire names."""

    conditions: Sequence[NewFlagCondition | NewFlagConditionDict]
    id: str
    outcome: (
        NewFlagSegmentSplitOutcome
        | NewFlagSegmentSplitOutcomeDict
        | NewFlagSegmentAllOutcome
        | NewFlagSegmentAllOutcomeDict
    )


class NewFlagSegmentDataDict(TypedDict):
    """`NewFlagSegmentData` as a dict in wire names."""

    exclude: NotRequired[Mapping[str, Mapping[str, Sequence[NotedValue | NotedValueDict]]]]
    include: NotRequired[Mapping[str, Mapping[str, Sequence[NotedValue | NotedValueDict]]]]
    rules: NotRequired[Sequence[NewFlagSegmentDataRule | NewFlagSegmentDataRuleDict]]
