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
    """`pausedOutcome` of `FlagEnvironment`."""

    type: Literal["variant"] | str
    """Kind of the outcome; always `variant`."""
    variant_id: str
    """ID of the variant that everyone gets."""


@define(kw_only=True)
class FlagEnvironmentRule:
    """`rules[]` of `FlagEnvironment`."""

    conditions: list[FlagCondition]
    """Conditions that all have to hold."""
    id: str
    """ID of the rule."""
    outcome: FlagOutcome
    """Outcome of the rule."""


@define(kw_only=True)
class FlagEnvironment:
    """`FlagEnvironment`, a part of other types."""

    active: bool
    """Whether rules count; otherwise everyone gets the paused outcome."""
    fallthrough: FlagOutcome
    """Outcome where no rule fits."""
    paused_outcome: FlagEnvironmentPausedOutcome
    """Outcome while the flag is not active."""
    reuse: FlagEnvironmentReuse | None = None
    """Another environment whose settings are used instead."""
    revision: float | None = None
    """Number of the settings' revision."""
    rules: list[FlagEnvironmentRule]
    """Rules, of which the first that fits decides."""
    targets: dict[str, dict[str, dict[str, list[NotedValue]]]] | None = None
    """Entities that get a variant whatever the rules say, by variant."""
