"""`FlagValueList`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class FlagTextValue:
    """`items[]` of `FlagValueList`.

    Attributes:
        label: Name of the value to show.
        note: Note on the value.
        value: The value itself.
    """

    label: str | None = None
    note: str | None = None
    value: float


@define(kw_only=True)
class FlagNumberValue:
    """`items[]` of `FlagValueList`.

    Attributes:
        label: Name of the value to show.
        note: Note on the value.
        value: The value itself.
    """

    label: str | None = None
    note: str | None = None
    value: str


@define(kw_only=True)
class FlagValueList:
    """`FlagValueList`, a part of other types.

    Attributes:
        items: Values of the list.
        type: Kind of the value, such as `regex` or `list`.
    """

    items: list[FlagTextValue | FlagNumberValue]
    type: Literal["list/inline", "list"] | str


class FlagTextValueDict(TypedDict):
    """`FlagTextValue` as a dict in wire names."""

    label: NotRequired[str]
    note: NotRequired[str]
    value: float


class FlagNumberValueDict(TypedDict):
    """`FlagNumberValue` as a dict in wire names."""

    label: NotRequired[str]
    note: NotRequired[str]
    value: str


class FlagValueListDict(TypedDict):
    """`FlagValueList` as a dict in wire names."""

    items: Sequence[FlagTextValue | FlagTextValueDict | FlagNumberValue | FlagNumberValueDict]
    type: Literal["list/inline", "list"] | str
