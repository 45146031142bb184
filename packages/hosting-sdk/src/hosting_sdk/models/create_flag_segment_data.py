"""`CreateFlagSegmentData`, a part of other types.

Generated from `manifest/schemas/CreateFlagSegmentData.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.create_flag_conditions import CreateFlagConditions
from hosting_sdk.models.create_flag_outcome_base import CreateFlagOutcomeBase
from hosting_sdk.models.include import Include


@define(kw_only=True)
class CreateFlagSegmentDataRulesOutcome1:
    """`rules[].outcome` of `CreateFlagSegmentData`."""

    base: CreateFlagOutcomeBase
    pass_promille: float
    type: Any = UNSET


@define(kw_only=True)
class CreateFlagSegmentDataRulesOutcome2:
    """`rules[].outcome` of `CreateFlagSegmentData`."""

    type: Any = UNSET


@define(kw_only=True)
class CreateFlagSegmentDataRules:
    """`rules[]` of `CreateFlagSegmentData`."""

    conditions: list[CreateFlagConditions]
    id: str
    outcome: CreateFlagSegmentDataRulesOutcome1 | CreateFlagSegmentDataRulesOutcome2


@define(kw_only=True)
class CreateFlagSegmentData:
    """`CreateFlagSegmentData`, a part of other types."""

    exclude: dict[str, dict[str, list[Include]]] | None = None
    include: dict[str, dict[str, list[Include]]] | None = None
    rules: list[CreateFlagSegmentDataRules] | None = None
