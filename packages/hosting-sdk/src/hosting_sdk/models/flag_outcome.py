"""`FlagOutcome`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.flag_attribute import FlagAttribute
from hosting_sdk.models.rollout_slot import RolloutSlot


@define(kw_only=True)
class FlagVariantOutcome:
    """`FlagOutcome`, a part of other types."""

    type: Literal["variant"]
    """Kind of the outcome, which decides the other fields."""
    variant_id: str
    """ID of the variant that everyone gets."""


@define(kw_only=True)
class FlagSplitOutcome:
    """`FlagOutcome`, a part of other types."""

    base: FlagAttribute
    """Attribute that decides who gets what."""
    default_variant_id: str
    """ID of the variant for those without the base attribute."""
    type: Literal["split"]
    """Kind of the outcome, which decides the other fields."""
    weights: dict[str, float]
    """Weight of each variant in a split, by its ID."""


@define(kw_only=True)
class FlagRolloutOutcome:
    """`FlagOutcome`, a part of other types."""

    base: FlagAttribute
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
    type: Literal["rollout"]
    """Kind of the outcome, which decides the other fields."""


FlagOutcome: TypeAlias = FlagVariantOutcome | FlagSplitOutcome | FlagRolloutOutcome
"""`FlagOutcome`, a part of other types."""
