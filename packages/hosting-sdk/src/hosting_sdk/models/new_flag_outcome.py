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
    """`NewFlagOutcome`, a part of other types.

    Attributes:
        base: Attribute that decides who gets what.
        default_variant_id: ID of the variant for those without the base attribute.
        roll_from_variant_id: ID of the variant that a rollout replaces.
        roll_to_variant_id: ID of the variant that a rollout brings.
        slots: Steps of a rollout, in order; after the last all get the new variant.
        start_timestamp: Time when the rollout begins, in milliseconds since the epoch.
        type: Kind of the outcome, such as `variant` or `split`.
    """

    base: NewFlagAttribute
    default_variant_id: str
    roll_from_variant_id: str
    roll_to_variant_id: str
    slots: list[RolloutSlot]
    start_timestamp: float
    type: Any = UNSET


@define(kw_only=True)
class NewFlagSplitOutcome:
    """`NewFlagOutcome`, a part of other types.

    Attributes:
        base: Attribute that decides who gets what.
        default_variant_id: ID of the variant for those without the base attribute.
        type: Kind of the outcome, such as `variant` or `split`.
        weights: Weight of each variant in a split, by its ID.
    """

    base: NewFlagAttribute
    default_variant_id: str
    type: Any = UNSET
    weights: dict[str, float]


class NewFlagRolloutOutcomeDict(TypedDict):
    """`NewFlagRolloutOutcome` as a dict in wire names."""

    base: NewFlagAttribute | NewFlagAttributeDict
    defaultVariantId: str
    rollFromVariantId: str
    rollToVariantId: str
    slots: Sequence[RolloutSlot | RolloutSlotDict]
    startTimestamp: float
    type: NotRequired[Any]


class NewFlagSplitOutcomeDict(TypedDict):
    """`NewFlagSplitOutcome` as a dict in wire names."""

    base: NewFlagAttribute | NewFlagAttributeDict
    defaultVariantId: str
    type: NotRequired[Any]
    weights: Mapping[str, float]


NewFlagOutcome: TypeAlias = NewFlagRolloutOutcome | NewFlagSplitOutcome | NewFlagVariantOutcome
"""`NewFlagOutcome`, a part of other types."""

NewFlagOutcomeDict: TypeAlias = (
    NewFlagRolloutOutcomeDict | NewFlagSplitOutcomeDict | NewFlagVariantOutcomeDict
)
"""`NewFlagOutcome` as plain data in wire names."""
