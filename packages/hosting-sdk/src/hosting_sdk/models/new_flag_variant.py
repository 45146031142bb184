"""`NewFlagVariant`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class NewFlagVariant:
    """`NewFlagVariant`, a part of other types.

    Attributes:
        description: What the variant is for.
        id: ID of the variant.
        label: Name of the variant to show.
        value: Value that applications get, of the flag's kind.
    """

    description: str | None = None
    id: str
    label: str | None = None
    value: Any = UNSET


class NewFlagVariantDict(TypedDict):
    """`NewFlagVariant` as a dict in wire names."""

    description: NotRequired[str]
    id: str
    label: NotRequired[str]
    value: NotRequired[Any]
