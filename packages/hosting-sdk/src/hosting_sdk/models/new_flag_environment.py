"""`NewFlagEnvironment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.flag_environment_reuse import FlagEnvironmentReuse, FlagEnvironmentReuseDict
from hosting_sdk.models.new_flag_condition import NewFlagCondition, NewFlagConditionDict
from hosting_sdk.models.new_flag_outcome import NewFlagOutcome, NewFlagOutcomeDict
from hosting_sdk.models.new_flag_variant_outcome import (
    NewFlagVariantOutcome,
    NewFlagVariantOutcomeDict,
)
from hosting_sdk.models.noted_value import NotedValue, NotedValueDict


@define(kw_only=True)
class NewFlagEnvironmentRule:
    """`rules[]` of `NewFlagEnvironment`."""

    conditions: list[NewFlagCondition]
    """Conditions that all have to hold."""
    id: str
    """ID of the rule."""
    outcome: NewFlagOutcome
    """Outcome of the rule."""


@define(kw_only=True)
class NewFlagEnvironment:
    """`NewFlagEnvironment`, a part of other types."""

    active: bool
    """Whether rules count; otherwise everyone gets the paused outcome."""
    fallthrough: NewFlagOutcome
    """Outcome where no rule fits."""
    paused_outcome: NewFlagVariantOutcome
    """Outcome while the flag is not active."""
    reuse: FlagEnvironmentReuse | None = None
    """Another environment whose settings are used instead."""
    revision: float | None = None
    """Number of the settings' revision."""
    rules: list[NewFlagEnvironmentRule]
    """Rules, of which the first that fits decides."""
    targets: dict[str, dict[str, dict[str, list[NotedValue]]]] | None = None
    """Entities that get a variant whatever the rules say, by variant."""


class NewFlagEnvironmentRuleDict(TypedDict):
    """`NewFlagEnvironmentRule` as a dict in wire names."""

    conditions: Sequence[NewFlagCondition | NewFlagConditionDict]
    """Conditions that all have to hold."""
    id: str
    """ID of the rule."""
    outcome: NewFlagOutcome | NewFlagOutcomeDict
    """Outcome of the rule."""


class NewFlagEnvironmentDict(TypedDict):
    """`NewFlagEnvironment` as a dict in wire names."""

    active: bool
    """Whether rules count; otherwise everyone gets the paused outcome."""
    fallthrough: NewFlagOutcome | NewFlagOutcomeDict
    """Outcome where no rule fits."""
    pausedOutcome: NewFlagVariantOutcome | NewFlagVariantOutcomeDict
    """Outcome while the flag is not active."""
    reuse: NotRequired[FlagEnvironmentReuse | FlagEnvironmentReuseDict]
    """Another environment whose settings are used instead."""
    revision: NotRequired[float]
    """Number of the settings' revision."""
    rules: Sequence[NewFlagEnvironmentRule | NewFlagEnvironmentRuleDict]
    """Rules, of which the first that fits decides."""
    targets: NotRequired[
        Mapping[str, Mapping[str, Mapping[str, Sequence[NotedValue | NotedValueDict]]]]
    ]
    """Entities that get a variant whatever the rules say, by variant."""
