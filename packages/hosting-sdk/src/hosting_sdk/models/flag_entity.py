"""`FlagEntity`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class FlagEntityAttributeLabel:
    """`attributes[].labels[]` of `FlagEntity`.

    Attributes:
        label: Name to show.
        value: The value itself.
    """

    label: str
    value: str


@define(kw_only=True)
class FlagEntityAttribute:
    """`attributes[]` of `FlagEntity`.

    Attributes:
        key: Name of the attribute.
        labels: Names of values to show.
        type: Type of the attribute's values.
    """

    key: str
    labels: list[FlagEntityAttributeLabel] | None = None
    type: str


@define(kw_only=True)
class FlagEntity:
    """`FlagEntity`, a part of other types.

    Attributes:
        attributes: Attributes of the entities.
        kind: Kind of the entity, such as `user`.
        label: Name to show.
    """

    attributes: list[FlagEntityAttribute]
    kind: str
    label: str


class FlagEntityAttributeLabelDict(TypedDict):
    """`FlagEntityAttributeLabel` as a dict in wire names."""

    label: str
    value: str


class FlagEntityAttributeDict(TypedDict):
    """`FlagEntityAttribute` as a dict in wire names."""

    key: str
    labels: NotRequired[Sequence[FlagEntityAttributeLabel | FlagEntityAttributeLabelDict]]
    type: str


class FlagEntityDict(TypedDict):
    """`FlagEntity` as a dict in wire names."""

    attributes: Sequence[FlagEntityAttribute | FlagEntityAttributeDict]
    kind: str
    label: str
