"""`Conditions`, a part of other types.

Generated from `manifest/schemas/Conditions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.cmp import Cmp
from hosting_sdk.models.rhs1 import Rhs1


@define(kw_only=True)
class ConditionsCmpOptions:
    """`cmpOptions` of `Conditions`."""

    ignore_case: bool | None = None


@define(kw_only=True)
class ConditionsLhsSegment:
    """`lhs` of `Conditions`."""

    type: Literal["segment"]


@define(kw_only=True)
class ConditionsLhsEntity:
    """`lhs` of `Conditions`."""

    attribute: str
    kind: str
    type: Literal["entity"]


@define(kw_only=True)
class ConditionsRhs:
    """`rhs` of `Conditions`."""

    flags: str
    pattern: str
    type: Literal["regex"] | str


@define(kw_only=True)
class Conditions:
    """`Conditions`, a part of other types."""

    cmp: Cmp
    cmp_options: ConditionsCmpOptions | None = None
    lhs: ConditionsLhsSegment | ConditionsLhsEntity
    rhs: ConditionsRhs | Rhs1 | str | float | bool | None = None
