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
    """`rules[].outcome` of `FlagSegmentData`."""

    type: Literal["all"]
    """Kind of the outcome, which decides the other fields."""


@define(kw_only=True)
class FlagSegmentDataRuleOutcomeSplit:
    """`rules[].outcome` of `FlagSegmentData`."""

    base: FlagAttribute
    """Attribute that decides who gets what."""
    pass_promille: float
    """Share of entities that pass, in thousandths of a percent: 100,000 is all."""
    type: Literal["split"]
    """Kind of the outcome, which decides the other fields."""


@define(kw_only=True)
class FlagSegmentDataRule:
    """`rules[]` of `FlagSegmentData`."""

    conditions: list[FlagCondition]
    """Conditions that all have to hold."""
    id: str
    """ID of the rule."""
    outcome: FlagSegmentDataRuleOutcomeAll | FlagSegmentDataRuleOutcomeSplit
    """Outcome of the rule."""


@define(kw_only=True)
class FlagSegmentData:
    """`FlagSegmentData`, a part of other types."""

    exclude: dict[str, dict[str, list[NotedValue]]] | None = None
    """Entities that are never in the segment, by kind and attribute."""
    include: dict[str, dict[str, list[NotedValue]]] | None = None
    """Entities that are always in the segment, by kind and attribute."""
    rules: list[FlagSegmentDataRule] | None = None
    """Rules, of which the first that fits decides."""
