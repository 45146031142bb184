"""`FlagCondition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_comparator import FlagComparator
from hosting_sdk.models.flag_value_list import FlagValueList


@define(kw_only=True)
class FlagConditionCmpOptions:
    """`cmpOptions` of `FlagCondition`.

    Attributes:
        ignore_case: Whether upper and lower case are the same.
    """

    ignore_case: bool | None = None


@define(kw_only=True)
class FlagConditionLhsSegment:
    """`lhs` of `FlagCondition`.

    Attributes:
        type: Kind of what is compared: `entity` or `segment`.
    """

    type: Literal["segment"]


@define(kw_only=True)
class FlagConditionLhsEntity:
    """`lhs` of `FlagCondition`.

    Attributes:
        attribute: Name of the attribute.
        kind: Kind of the entity, such as `user`.
        type: Kind of what is compared: `entity` or `segment`.
    """

    attribute: str
    kind: str
    type: Literal["entity"]


@define(kw_only=True)
class FlagConditionRhs:
    """`rhs` of `FlagCondition`.

    Attributes:
        flags: Flags of the regular expression.
        pattern: Regular expression.
        type: Kind of the value, such as `regex` or `list`.
    """

    flags: str
    pattern: str
    type: Literal["regex"] | str


@define(kw_only=True)
class FlagCondition:
    """`FlagCondition`, a part of other types.

    Attributes:
        cmp: How to compare, such as `eq` or `oneOf`.
        cmp_options: Options of the comparison.
        lhs: What is compared: an attribute of an entity, or the segment.
        rhs: Value to compare with.
    """

    cmp: FlagComparator
    cmp_options: FlagConditionCmpOptions | None = None
    lhs: FlagConditionLhsSegment | FlagConditionLhsEntity
    rhs: FlagConditionRhs | FlagValueList | str | float | bool | None = None
