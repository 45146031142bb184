"""`NewFlagCondition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.flag_comparator import FlagComparator
from hosting_sdk.models.flag_value_list import FlagValueList, FlagValueListDict
from hosting_sdk.models.new_flag_attribute import NewFlagAttribute, NewFlagAttributeDict


@define(kw_only=True)
class NewFlagConditionCmpOptions:
    """`cmpOptions` of `NewFlagCondition`."""

    ignore_case: bool | None = None
    """Whether upper and lower case are the same."""


@define(kw_only=True)
class NewFlagSegmentOperand:
    """`lhs` of `NewFlagCondition`."""

    type: Any = UNSET
    """Kind of what is compared: `entity` or `segment`."""


@define(kw_only=True)
class NewFlagConditionRhs:
    """`rhs` of `NewFlagCondition`."""

    flags: str
    """Flags of the regular expression."""
    pattern: str
    """Regular expression."""
    type: Any = UNSET
    """Kind of the value, such as `regex` or `list`."""


@define(kw_only=True)
class NewFlagCondition:
    """`NewFlagCondition`, a part of other types."""

    cmp: FlagComparator
    """Operator of the comparison, such as `eq` or `oneOf`."""
    cmp_options: NewFlagConditionCmpOptions | None = None
    """Options of the comparison."""
    lhs: NewFlagAttribute | NewFlagSegmentOperand
    """Left side of the comparison: an attribute of an entity, or the segment."""
    rhs: NewFlagConditionRhs | FlagValueList | str | float | bool | None = None
    """Value to compare with."""


class NewFlagConditionCmpOptionsDict(TypedDict):
    """`NewFlagConditionCmpOptions` as a dict in wire names."""

    ignoreCase: NotRequired[bool]
    """Whether upper and lower case are the same."""


class NewFlagSegmentOperandDict(TypedDict):
    """`NewFlagSegmentOperand` as a dict in wire names."""

    type: NotRequired[Any]
    """Kind of what is compared: `entity` or `segment`."""


class NewFlagConditionRhsDict(TypedDict):
    """`NewFlagConditionRhs` as a dict in wire names."""

    flags: str
    """Flags of the regular expression."""
    pattern: str
    """Regular expression."""
    type: NotRequired[Any]
    """Kind of the value, such as `regex` or `list`."""


class NewFlagConditionDict(TypedDict):
    """`NewFlagCondition` as a dict in wire names."""

    cmp: FlagComparator
    """Operator of the comparison, such as `eq` or `oneOf`."""
    cmpOptions: NotRequired[NewFlagConditionCmpOptions | NewFlagConditionCmpOptionsDict]
    """Options of the comparison."""
    lhs: NewFlagAttribute | NewFlagAttributeDict | NewFlagSegmentOperand | NewFlagSegmentOperandDict
    """Left side of the comparison: an attribute of an entity, or the segment."""
    rhs: NotRequired[
        NewFlagConditionRhs
        | NewFlagConditionRhsDict
        | FlagValueList
        | FlagValueListDict
        | str
        | float
        | bool
    ]
    """Value to compare with."""
