"""`NewFlagVariantOutcome`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class NewFlagVariantOutcome:
    """`NewFlagVariantOutcome`, a part of other types."""

    type: Any = UNSET
    variant_id: str
    """ID of the variant that everyone gets."""


class NewFlagVariantOutcomeDict(TypedDict):
    """`NewFlagVariantOutcome` as a dict in wire names."""

    type: NotRequired[Any]
    variantId: str
    """ID of the variant that everyone gets."""
