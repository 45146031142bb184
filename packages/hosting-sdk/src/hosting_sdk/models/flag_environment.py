"""`FlagEnvironment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_condition import FlagCondition
from hosting_sdk.models.flag_environment_reuse import FlagEnvironmentReuse
from hosting_sdk.models.flag_outcome import FlagOutcome
from hosting_sdk.models.noted_value import NotedValue


@define(kw_only=True)
class FlagEnvironmentPausedOutcome:
    """`pausedOutcome` of `FlagEnvironment`.

    Attributes:
        type: Kind of the outcome; always `variant`.
        variant_id: ID of the variant that everyone gets.
    """

    type: Literal["variant"] | str
    variant_id: str


@define(kw_only=True)
class FlagEnvironmentRule:
    """`rules[]` of `FlagEnvironment`.

    Attributes:
        conditions: Conditions that all have to hold.
        id: ID of the rule.
        outcome: What the rule gives.
    """

    conditions: list[FlagCondition]
    id: str
    outcome: FlagOutcome


@define(kw_only=True)
class FlagEnvironment:
    """`FlagEnvironment`, a part of other types.

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
    fallthrough: FlagOutcome
    paused_outcome: FlagEnvironmentPausedOutcome
    reuse: FlagEnvironmentReuse | None = None
    revision: float | None = None
    rules: list[FlagEnvironmentRule]
    targets: dict[str, dict[str, dict[str, list[NotedValue]]]] | None = None
