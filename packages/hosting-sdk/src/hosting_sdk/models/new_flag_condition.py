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
    """`cmpOptions` of `NewFlagCondition`.

    Attributes:
        ignore_case: Whether upper and lower case are the same.
    """

    ignore_case: bool | None = None


@define(kw_only=True)
class NewFlagSegmentOperand:
    """`lhs` of `NewFlagCondition`.

    Attributes:
        type: Kind of what is compared: `entity` or `segment`.
    """

    type: Any = UNSET


@define(kw_only=True)
class NewFlagConditionRhs:
    """`rhs` of `NewFlagCondition`.

    Attributes:
        flags: Flags of the regular expression.
        pattern: Regular expression.
        type: Kind of the value, such as `regex` or `list`.
    """

    flags: str
    pattern: str
    type: Any = UNSET


@define(kw_only=True)
class NewFlagCondition:
    """`NewFlagCondition`, a part of other types.

    Attributes:
        cmp: How to compare, such as `eq` or `oneOf`.
        cmp_options: Options of the comparison.
        lhs: What is compared: an attribute of an entity, or the segment.
        rhs: Value to compare with.
    """

    cmp: FlagComparator
    cmp_options: NewFlagConditionCmpOptions | None = None
    lhs: NewFlagAttribute | NewFlagSegmentOperand
    rhs: NewFlagConditionRhs | FlagValueList | str | float | bool | None = None


class NewFlagConditionCmpOptionsDict(TypedDict):
    """`NewFlagConditionCmpOptions` as a dict in wire names."""

    ignoreCase: NotRequired[bool]


class NewFlagSegmentOperandDict(TypedDict):
    """`NewFlagSegmentOperand` as a dict in wire names."""

    type: NotRequired[Any]


class NewFlagConditionRhsDict(TypedDict):
    """`NewFlagConditionRhs` as a dict in wire names."""

    flags: str
    pattern: str
    type: NotRequired[Any]


class NewFlagConditionDict(TypedDict):
    """`NewFlagCondition` as a dict in wire names."""

    cmp: FlagComparator
    cmpOptions: NotRequired[NewFlagConditionCmpOptions | NewFlagConditionCmpOptionsDict]
    lhs: NewFlagAttribute | NewFlagAttributeDict | NewFlagSegmentOperand | NewFlagSegmentOperandDict
    rhs: NotRequired[
        NewFlagConditionRhs
        | NewFlagConditionRhsDict
        | FlagValueList
        | FlagValueListDict
        | str
        | float
        | bool
    ]
