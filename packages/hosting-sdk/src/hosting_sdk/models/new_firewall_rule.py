"""`NewFirewallRule`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.firewall_condition_group import (
    FirewallConditionGroup,
    FirewallConditionGroupDict,
)
from hosting_sdk.models.new_firewall_rule_action import (
    NewFirewallRuleAction,
    NewFirewallRuleActionDict,
)
from hosting_sdk.models.string_or_strings import StringOrStrings


@define(kw_only=True)
class NewFirewallRule:
    """`NewFirewallRule`, a part of other types."""

    action: NewFirewallRuleAction
    """Action of the rule, or for requests from the address."""
    active: bool
    """Whether the rule is in use."""
    condition_group: list[FirewallConditionGroup]
    """Groups of conditions, of which one has to hold; at most 25."""
    description: str | None = None
    """Purpose of the rule, at most 256 characters."""
    name: str
    """Name of the rule, at most 160 characters."""
    valid: bool | None = None
    """Whether the rule is valid."""
    validation_errors: StringOrStrings | None = None
    """Errors in the rule."""


class NewFirewallRuleDict(TypedDict):
    """`NewFirewallRule` as a dict in wire names."""

    action: NewFirewallRuleAction | NewFirewallRuleActionDict
    """Action of the rule, or for requests from the address."""
    active: bool
    """Whether the rule is in use."""
    conditionGroup: Sequence[FirewallConditionGroup | FirewallConditionGroupDict]
    """Groups of conditions, of which one has to hold; at most 25."""
    description: NotRequired[str]
    """Purpose of the rule, at most 256 characters."""
    name: str
    """Name of the rule, at most 160 characters."""
    valid: NotRequired[bool]
    """Whether the rule is valid."""
    validationErrors: NotRequired[StringOrStrings]
    """Errors in the rule."""
