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
    """`rules[].outcome` of `NewFlagSegmentData`."""

    base: NewFlagAttribute
    """Attribute that decides who gets what."""
    pass_promille: float
    """Share of entities that pass, in thousandths of a percent: 100,000 is all."""
    type: Any = UNSET
    """Kind of the outcome, which decides the other fields."""


@define(kw_only=True)
class NewFlagSegmentAllOutcome:
    """`rules[].outcome` of `NewFlagSegmentData`."""

    type: Any = UNSET
    """Kind of the outcome, which decides the other fields."""


@define(kw_only=True)
class NewFlagSegmentDataRule:
    """`rules[]` of `NewFlagSegmentData`."""

    conditions: list[NewFlagCondition]
    """Conditions that all have to hold."""
    id: str
    """ID of the rule."""
    outcome: NewFlagSegmentSplitOutcome | NewFlagSegmentAllOutcome
    """Outcome of the rule."""


@define(kw_only=True)
class NewFlagSegmentData:
    """`NewFlagSegmentData`, a part of other types."""

    exclude: dict[str, dict[str, list[NotedValue]]] | None = None
    """Entities that are never in the segment, by kind and attribute."""
    include: dict[str, dict[str, list[NotedValue]]] | None = None
    """Entities that are always in the segment, by kind and attribute."""
    rules: list[NewFlagSegmentDataRule] | None = None
    """Rules, of which the first that fits decides."""


class NewFlagSegmentSplitOutcomeDict(TypedDict):
    """`NewFlagSegmentSplitOutcome` as a dict in wire names."""

    base: NewFlagAttribute | NewFlagAttributeDict
    """Attribute that decides who gets what."""
    passPromille: float
    """Share of entities that pass, in thousandths of a percent: 100,000 is all."""
    type: NotRequired[Any]
    """Kind of the outcome, which decides the other fields."""


class NewFlagSegmentAllOutcomeDict(TypedDict):
    """`NewFlagSegmentAllOutcome` as a dict in wire names."""

    type: NotRequired[Any]
    """Kind of the outcome, which decides the other fields."""


class NewFlagSegmentDataRuleDict(TypedDict):
    """`NewFlagSegmentDataRule` as a dict in wire names."""

    conditions: Sequence[NewFlagCondition | NewFlagConditionDict]
    """Conditions that all have to hold."""
    id: str
    """ID of the rule."""
    outcome: (
        NewFlagSegmentSplitOutcome
        | NewFlagSegmentSplitOutcomeDict
        | NewFlagSegmentAllOutcome
        | NewFlagSegmentAllOutcomeDict
    )
    """Outcome of the rule."""


class NewFlagSegmentDataDict(TypedDict):
    """`NewFlagSegmentData` as a dict in wire names."""

    exclude: NotRequired[Mapping[str, Mapping[str, Sequence[NotedValue | NotedValueDict]]]]
    """Entities that are never in the segment, by kind and attribute."""
    include: NotRequired[Mapping[str, Mapping[str, Sequence[NotedValue | NotedValueDict]]]]
    """Entities that are always in the segment, by kind and attribute."""
    rules: NotRequired[Sequence[NewFlagSegmentDataRule | NewFlagSegmentDataRuleDict]]
    """Rules, of which the first that fits decides."""
