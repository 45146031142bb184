"""`Environments`, a part of other types.

Generated from `manifest/schemas/Environments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.conditions import Conditions
from hosting_sdk.models.include import Include
from hosting_sdk.models.outcome import Outcome
from hosting_sdk.models.reuse import Reuse


@define(kw_only=True)
class EnvironmentsPausedOutcome:
    """`pausedOutcome` of `Environments`."""

    type: Literal["variant"] | str
    variant_id: str


@define(kw_only=True)
class EnvironmentsRules:
    """`rules[]` of `Environments`."""

    conditions: list[Conditions]
    id: str
    outcome: Outcome


@define(kw_only=True)
class Environments:
    """`Environments`, a part of other types."""

    active: bool
    fallthrough: Outcome
    paused_outcome: EnvironmentsPausedOutcome
    reuse: Reuse | None = None
    revision: float | None = None
    rules: list[EnvironmentsRules]
    targets: dict[str, dict[str, dict[str, list[Include]]]] | None = None
