"""`CreateFlagOutcome`, a part of other types.

Generated from `manifest/schemas/CreateFlagOutcome.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.create_flag_outcome_base import CreateFlagOutcomeBase
from hosting_sdk.models.slots import Slots


@define(kw_only=True)
class CreateFlagOutcome1:
    """`CreateFlagOutcome`, a part of other types."""

    base: CreateFlagOutcomeBase
    default_variant_id: str
    roll_from_variant_id: str
    roll_to_variant_id: str
    slots: list[Slots]
    start_timestamp: float
    type: Any = UNSET


@define(kw_only=True)
class CreateFlagOutcome2:
    """`CreateFlagOutcome`, a part of other types."""

    base: CreateFlagOutcomeBase
    default_variant_id: str
    type: Any = UNSET
    weights: dict[str, float]


@define(kw_only=True)
class CreateFlagOutcome3:
    """`CreateFlagOutcome`, a part of other types."""

    type: Any = UNSET
    variant_id: str


CreateFlagOutcome: TypeAlias = CreateFlagOutcome1 | CreateFlagOutcome2 | CreateFlagOutcome3
"""`CreateFlagOutcome`, a part of other types."""
