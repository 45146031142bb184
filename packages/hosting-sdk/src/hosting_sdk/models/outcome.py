"""`Outcome`, a part of other types.

Generated from `manifest/schemas/Outcome.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.base import Base
from hosting_sdk.models.slots import Slots


@define(kw_only=True)
class OutcomeVariant:
    """`Outcome`, a part of other types."""

    type: Literal["variant"]
    variant_id: str


@define(kw_only=True)
class OutcomeSplit:
    """`Outcome`, a part of other types."""

    base: Base
    default_variant_id: str
    type: Literal["split"]
    weights: dict[str, float]


@define(kw_only=True)
class OutcomeRollout:
    """`Outcome`, a part of other types."""

    base: Base
    default_variant_id: str
    roll_from_variant_id: str
    roll_to_variant_id: str
    slots: list[Slots]
    start_timestamp: float
    type: Literal["rollout"]


Outcome: TypeAlias = OutcomeVariant | OutcomeSplit | OutcomeRollout
"""`Outcome`, a part of other types."""
