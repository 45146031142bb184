"""`FlagOutcome`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.flag_attribute import FlagAttribute
from hosting_sdk.models.rollout_slot import RolloutSlot


@define(kw_only=True)
class FlagVariantOutcome:
    """`FlagOutcome`, a part of other types.

    Attributes:
        type: Kind of the outcome, such as `variant` or `split`.
        variant_id: ID of the variant that everyone gets.
    """

    type: Literal["variant"]
    variant_id: str


@define(kw_only=True)
class FlagSplitOutcome:
    """`FlagOutcome`, a part of other types.

    Attributes:
        base: Attribute that decides who gets what.
        default_variant_id: ID of the variant for those without the base attribute.
        type: Kind of the outcome, such as `variant` or `split`.
        weights: Weight of each variant in a split, by its ID.
    """

    base: FlagAttribute
    default_variant_id: str
    type: Literal["split"]
    weights: dict[str, float]


@define(kw_only=True)
class FlagRolloutOutcome:
    """`FlagOutcome`, a part of other types.

    Attributes:
        base: Attribute that decides who gets what.
        default_variant_id: ID of the variant for those without the base attribute.
        roll_from_variant_id: ID of the variant that a rollout replaces.
        roll_to_variant_id: ID of the variant that a rollout brings.
        slots: Steps of a rollout, in order; after the last all get the new variant.
        start_timestamp: Time when the rollout begins, in milliseconds since the epoch.
        type: Kind of the outcome, such as `variant` or `split`.
    """

    base: FlagAttribute
    default_variant_id: str
    roll_from_variant_id: str
    roll_to_variant_id: str
    slots: list[RolloutSlot]
    start_timestamp: float
    type: Literal["rollout"]


FlagOutcome: TypeAlias = FlagVariantOutcome | FlagSplitOutcome | FlagRolloutOutcome
"""`FlagOutcome`, a part of other types."""
