"""`NewFlagVariant`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class NewFlagVariant:
    """`NewFlagVariant`, a part of other types."""

    description: str | None = None
    """Purpose of the variant."""
    id: str
    """ID of the variant."""
    label: str | None = None
    """Name of the variant to show."""
    value: Any = UNSET
    """Value that applications get, of the flag's kind."""


class NewFlagVariantDict(TypedDict):
    """`NewFlagVariant` as a dict in wire names."""

    description: NotRequired[str]
    """Purpose of the variant."""
    id: str
    """ID of the variant."""
    label: NotRequired[str]
    """Name of the variant to show."""
    value: NotRequired[Any]
    """Value that applications get, of the flag's kind."""
