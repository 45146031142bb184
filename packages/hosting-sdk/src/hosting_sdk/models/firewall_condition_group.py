"""`FirewallConditionGroup`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.firewall_operator import FirewallOperator
from hosting_sdk.models.firewall_parameter import FirewallParameter


@define(kw_only=True)
class FirewallConditionGroupCondition:
    """`conditions[]` of `FirewallConditionGroup`.

    Attributes:
        key: Name of the header, cookie or query parameter.
        neg: Whether the condition must not hold.
        op: How to compare, such as `eq`, `pre` or `inc`.
        type: What is compared, such as `path`, `host` or `method`.
        value: Value to compare with.
    """

    key: str | None = None
    neg: bool | None = None
    op: FirewallOperator
    type: FirewallParameter
    value: str | list[str] | float | None = None


@define(kw_only=True)
class FirewallConditionGroup:
    """`FirewallConditionGroup`, a part of other types.

    Attributes:
        conditions: Conditions that all have to hold; at most 65.
    """

    conditions: list[FirewallConditionGroupCondition]


class FirewallConditionGroupConditionDict(TypedDict):
    """`FirewallConditionGroupCondition` as a dict in wire names."""

    key: NotRequired[str]
    neg: NotRequired[bool]
    op: FirewallOperator
    type: FirewallParameter
    value: NotRequired[str | Sequence[str] | float]


class FirewallConditionGroupDict(TypedDict):
    """`FirewallConditionGroup` as a dict in wire names."""

    conditions: Sequence[FirewallConditionGroupCondition | FirewallConditionGroupConditionDict]
