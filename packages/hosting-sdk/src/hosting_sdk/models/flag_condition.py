"""`FlagCondition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_comparator import FlagComparator
from hosting_sdk.models.flag_value_list import FlagValueList


@define(kw_only=True)
class FlagConditionCmpOptions:
    """`cmpOptions` of `FlagCondition`."""

    ignore_case: bool | None = None
    """Whether upper and lower case are the same."""


@define(kw_only=True)
class FlagConditionLhsSegment:
    """`lhs` of `FlagCondition`."""

    type: Literal["segment"]
    """Kind of what is compared: `entity` or `segment`."""


@define(kw_only=True)
class FlagConditionLhsEntity:
    """`lhs` of `FlagCondition`."""

    attribute: str
    """Name of the attribute."""
    kind: str
    """Kind of the entity, such as `user`."""
    type: Literal["entity"]
    """Kind of what is compared: `entity` or `segment`."""


@define(kw_only=True)
class FlagConditionRhs:
    """`rhs` of `FlagCondition`."""

    flags: str
    """Flags of the regular expression."""
    pattern: str
    """Regular expression."""
    type: Literal["regex"] | str
    """Kind of the value, such as `regex` or `list`."""


@define(kw_only=True)
class FlagCondition:
    """`FlagCondition`, a part of other types."""

    cmp: FlagComparator | str
    """Operator of the comparison, such as `eq` or `oneOf`."""
    cmp_options: FlagConditionCmpOptions | None = None
    """Options of the comparison."""
    lhs: FlagConditionLhsSegment | FlagConditionLhsEntity
    """Left side of the comparison: an attribute of an entity, or the segment."""
    rhs: FlagConditionRhs | FlagValueList | str | float | bool | None = None
    """Value to compare with."""
