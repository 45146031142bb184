"""`CreateFlagEnvironments`, a part of other types.

Generated from `manifest/schemas/CreateFlagEnvironments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.create_flag_conditions import CreateFlagConditions
from hosting_sdk.models.create_flag_outcome import CreateFlagOutcome
from hosting_sdk.models.include import Include
from hosting_sdk.models.reuse import Reuse


@define(kw_only=True)
class CreateFlagEnvironmentsPausedOutcome:
    """`pausedOutcome` of `CreateFlagEnvironments`."""

    type: Any = UNSET
    variant_id: str


@define(kw_only=True)
class CreateFlagEnvironmentsRules:
    """`rules[]` of `CreateFlagEnvironments`."""

    conditions: list[CreateFlagConditions]
    id: str
    outcome: CreateFlagOutcome


@define(kw_only=True)
class CreateFlagEnvironments:
    """`CreateFlagEnvironments`, a part of other types."""

    active: bool
    fallthrough: CreateFlagOutcome
    paused_outcome: CreateFlagEnvironmentsPausedOutcome
    reuse: Reuse | None = None
    revision: float | None = None
    rules: list[CreateFlagEnvironmentsRules]
    targets: dict[str, dict[str, dict[str, list[Include]]]] | None = None
