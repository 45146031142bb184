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
    """`NewFirewallRule`, a part of other types.

    Attributes:
        action: What the rule does, or what happens to a request from the address.
        active: Whether the rule is in use.
        condition_group: Groups of conditions, of which one has to hold; at most 25.
        description: What the rule is for, at most 256 characters.
        name: Name of the rule, at most 160 characters.
        valid: Whether the rule is valid.
        validation_errors: Errors in the rule.
    """

    action: NewFirewallRuleAction
    active: bool
    condition_group: list[FirewallConditionGroup]
    description: str | None = None
    name: str
    valid: bool | None = None
    validation_errors: StringOrStrings | None = None


class NewFirewallRuleDict(TypedDict):
    """`NewFirewallRule` as a dict in wire names."""

    action: NewFirewallRuleAction | NewFirewallRuleActionDict
    active: bool
    conditionGroup: Sequence[FirewallConditionGroup | FirewallConditionGroupDict]
    description: NotRequired[str]
    name: str
    valid: NotRequired[bool]
    validationErrors: NotRequired[StringOrStrings]
