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
    """`rules[]` of `NewFlagEnvironment`.

    Attributes:
        conditions: Conditions that all have to hold.
        id: ID of the rule.
        outcome: What the rule gives.
    """

    conditions: list[NewFlagCondition]
    id: str
    outcome: NewFlagOutcome


@define(kw_only=True)
class NewFlagEnvironment:
    """`NewFlagEnvironment`, a part of other types.

    Attributes:
        active: Whether rules count; otherwise everyone gets the paused outcome.
        fallthrough: Outcome where no rule fits.
        paused_outcome: Outcome while the flag is not active.
        reuse: Another environment whose settings are used instead.
        revision: Number of the settings' revision.
        rules: Rules, of which the first that fits decides.
        targets: Entities that get a variant whatever the rules say, by variant.
    """

    active: bool
    fallthrough: NewFlagOutcome
    paused_outcome: NewFlagVariantOutcome
    reuse: FlagEnvironmentReuse | None = None
    revision: float | None = None
    rules: list[NewFlagEnvironmentRule]
    targets: dict[str, dict[str, dict[str, list[NotedValue]]]] | None = None


class NewFlagEnvironmentRuleDict(TypedDict):
    """`NewFlagEnvironmentRule` as a dict in wire names."""

    conditions: Sequence[NewFlagCondition | NewFlagConditionDict]
    id: str
    outcome: NewFlagOutcome | NewFlagOutcomeDict


class NewFlagEnvironmentDict(TypedDict):
    """`NewFlagEnvironment` as a dict in wire names."""

    active: bool
    fallthrough: NewFlagOutcome | NewFlagOutcomeDict
    pausedOutcome: NewFlagVariantOutcome | NewFlagVariantOutcomeDict
    reuse: NotRequired[FlagEnvironmentReuse | FlagEnvironmentReuseDict]
    revision: NotRequired[float]
    rules: Sequence[NewFlagEnvironmentRule | NewFlagEnvironmentRuleDict]
    targets: NotRequired[
        Mapping[str, Mapping[str, Mapping[str, Sequence[NotedValue | NotedValueDict]]]]
    ]
