"""`CreateFlagConditions`, a part of other types.

Generated from `manifest/schemas/CreateFlagConditions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.cmp import Cmp
from hosting_sdk.models.create_flag_outcome_base import CreateFlagOutcomeBase
from hosting_sdk.models.rhs1 import Rhs1


@define(kw_only=True)
class CreateFlagConditionsCmpOptions:
    """`cmpOptions` of `CreateFlagConditions`."""

    ignore_case: bool | None = None


@define(kw_only=True)
class CreateFlagConditionsLhs:
    """`lhs` of `CreateFlagConditions`."""

    type: Any = UNSET


@define(kw_only=True)
class CreateFlagConditionsRhs:
    """`rhs` of `CreateFlagConditions`."""

    flags: str
    pattern: str
    type: Any = UNSET


@define(kw_only=True)
class CreateFlagConditions:
    """`CreateFlagConditions`, a part of other types."""

    cmp: Cmp
    cmp_options: CreateFlagConditionsCmpOptions | None = None
    lhs: CreateFlagOutcomeBase | CreateFlagConditionsLhs
    rhs: CreateFlagConditionsRhs | Rhs1 | str | float | bool | None = None
