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
    """`conditions[]` of `FirewallConditionGroup`."""

    key: str | None = None
    """Name of the header, cookie or query parameter."""
    neg: bool | None = None
    """Whether the condition must not hold."""
    op: FirewallOperator | str
    """Operator of the comparison, such as `eq`, `pre` or `inc`."""
    type: FirewallParameter | str
    """Part of the request that is compared, such as `path`, `host` or `method`."""
    value: str | list[str] | float | None = None
    """Value to compare with."""


@define(kw_only=True)
class FirewallConditionGroup:
    """`FirewallConditionGroup`, a part of other types."""

    conditions: list[FirewallConditionGroupCondition]
    """Conditions that all have to hold; at most 65."""


class FirewallConditionGroupConditionDict(TypedDict):
    """`FirewallConditionGroupCondition` as a dict in wire names."""

    key: NotRequired[str]
    """Name of the header, cookie or query parameter."""
    neg: NotRequired[bool]
    """Whether the condition must not hold."""
    op: FirewallOperator
    """Operator of the comparison, such as `eq`, `pre` or `inc`."""
    type: FirewallParameter
    """Part of the request that is compared, such as `path`, `host` or `method`."""
    value: NotRequired[str | Sequence[str] | float]
    """Value to compare with."""


class FirewallConditionGroupDict(TypedDict):
    """`FirewallConditionGroup` as a dict in wire names."""

    conditions: Sequence[FirewallConditionGroupCondition | FirewallConditionGroupConditionDict]
    """Conditions that all have to hold; at most 65."""
