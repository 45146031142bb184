"""`FlagEntity`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class FlagEntityAttributeLabel:
    """`attributes[].labels[]` of `FlagEntity`."""

    label: str
    """Name to show."""
    value: str
    """The value itself."""


@define(kw_only=True)
class FlagEntityAttribute:
    """`attributes[]` of `FlagEntity`."""

    key: str
    """Name of the attribute."""
    labels: list[FlagEntityAttributeLabel] | None = None
    """Names of values to show."""
    type: str
    """Type of the attribute's values."""


@define(kw_only=True)
class FlagEntity:
    """`FlagEntity`, a part of other types."""

    attributes: list[FlagEntityAttribute]
    """Attributes of the entities."""
    kind: str
    """Kind of the entity, such as `user`."""
    label: str
    """Name to show."""


class FlagEntityAttributeLabelDict(TypedDict):
    """`FlagEntityAttributeLabel` as a dict in wire names."""

    label: str
    """Name to show."""
    value: str
    """The value itself."""


class FlagEntityAttributeDict(TypedDict):
    """`FlagEntityAttribute` as a dict in wire names."""

    key: str
    """Name of the attribute."""
    labels: NotRequired[Sequence[FlagEntityAttributeLabel | FlagEntityAttributeLabelDict]]
    """Names of values to show."""
    type: str
    """Type of the attribute's values."""


class FlagEntityDict(TypedDict):
    """`FlagEntity` as a dict in wire names."""

    attributes: Sequence[FlagEntityAttribute | FlagEntityAttributeDict]
    """Attributes of the entities."""
    kind: str
    """Kind of the entity, such as `user`."""
    label: str
    """Name to show."""
