"""`FlagValueList`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class FlagTextValue:
    """`items[]` of `FlagValueList`."""

    label: str | None = None
    """Name of the value to show."""
    note: str | None = None
    """Note on the value."""
    value: float
    """The value itself."""


@define(kw_only=True)
class FlagNumberValue:
    """`items[]` of `FlagValueList`."""

    label: str | None = None
    """Name of the value to show."""
    note: str | None = None
    """Note on the value."""
    value: str
    """The value itself."""


@define(kw_only=True)
class FlagValueList:
    """`FlagValueList`, a part of other types."""

    items: list[FlagTextValue | FlagNumberValue]
    """Values of the list."""
    type: Literal["list/inline", "list"] | str
    """Kind of the value, such as `regex` or `list`."""


class FlagTextValueDict(TypedDict):
    """`FlagTextValue` as a dict in wire names."""

    label: NotRequired[str]
    """Name of the value to show."""
    note: NotRequired[str]
    """Note on the value."""
    value: float
    """The value itself."""


class FlagNumberValueDict(TypedDict):
    """`FlagNumberValue` as a dict in wire names."""

    label: NotRequired[str]
    """Name of the value to show."""
    note: NotRequired[str]
    """Note on the value."""
    value: str
    """The value itself."""


class FlagValueListDict(TypedDict):
    """`FlagValueList` as a dict in wire names."""

    items: Sequence[FlagTextValue | FlagTextValueDict | FlagNumberValue | FlagNumberValueDict]
    """Values of the list."""
    type: Literal["list/inline", "list"]
    """Kind of the value, such as `regex` or `list`."""
