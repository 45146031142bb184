"""`NewFlagOutcome`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.new_flag_attribute import NewFlagAttribute, NewFlagAttributeDict
from hosting_sdk.models.new_flag_variant_outcome import (
    NewFlagVariantOutcome,
    NewFlagVariantOutcomeDict,
)
from hosting_sdk.models.rollout_slot import RolloutSlot, RolloutSlotDict


@define(kw_only=True)
class NewFlagRolloutOutcome:
    """`NewFlagOutcome`, a part of other types."""

    base: NewFlagAttribute
    """Attribute that decides who gets what."""
    default_variant_id: str
    """ID of the variant for those without the base attribute."""
    roll_from_variant_id: str
    """ID of the variant that a rollout replaces."""
    roll_to_variant_id: str
    """ID of the variant that a rollout brings."""
    slots: list[RolloutSlot]
    """Steps of a rollout, in order; after the last all get the new variant."""
    start_timestamp: float
    """Time when the rollout begins, in milliseconds since the epoch."""
    type: Any = UNSET
    """Kind of the outcome, which decides the other fields."""


@define(kw_only=True)
class NewFlagSplitOutcome:
    """`NewFlagOutcome`, a part of other types."""

    base: NewFlagAttribute
    """Attribute that decides who gets what."""
    default_variant_id: str
    """ID of the variant for those without the base attribute."""
    type: Any = UNSET
    """Kind of the outcome, which decides the other fields."""
    weights: dict[str, float]
    """Weight of each variant in a split, by its ID."""


class NewFlagRolloutOutcomeDict(TypedDict):
    """`NewFlagRolloutOutcome` as a dict in wire names."""

    base: NewFlagAttribute | NewFlagAttributeDict
    """Attribute that decides who gets what."""
    defaultVariantId: str
    """ID of the variant for those without the base attribute."""
    rollFromVariantId: str
    """ID of the variant that a rollout replaces."""
    rollToVariantId: str
    """ID of the variant that a rollout brings."""
    slots: Sequence[RolloutSlot | RolloutSlotDict]
    """Steps of a rollout, in order; after the last all get the new variant."""
    startTimestamp: float
    """Time when the rollout begins, in milliseconds since the epoch."""
    type: NotRequired[Any]
    """Kind of the outcome, which decides the other fields."""


class NewFlagSplitOutcomeDict(TypedDict):
    """`NewFlagSplitOutcome` as a dict in wire names."""

    base: NewFlagAttribute | NewFlagAttributeDict
    """Attribute that decides who gets what."""
    defaultVariantId: str
    """ID of the variant for those without the base attribute."""
    type: NotRequired[Any]
    """Kind of the outcome, which decides the other fields."""
    weights: Mapping[str, float]
    """Weight of each variant in a split, by its ID."""


NewFlagOutcome: TypeAlias = NewFlagRolloutOutcome | NewFlagSplitOutcome | NewFlagVariantOutcome
"""`NewFlagOutcome`, a part of other types."""

NewFlagOutcomeDict: TypeAlias = (
    NewFlagRolloutOutcomeDict | NewFlagSplitOutcomeDict | NewFlagVariantOutcomeDict
)
"""`NewFlagOutcome` as plain data in wire names."""
