"""The body of `security.updateFirewallConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.crs_rule import CrsRule, CrsRuleDict
from hosting_sdk.models.new_firewall_ip import NewFirewallIp, NewFirewallIpDict
from hosting_sdk.models.new_firewall_rule import NewFirewallRule, NewFirewallRuleDict
from hosting_sdk.models.project_managed_rule import ProjectManagedRule, ProjectManagedRuleDict


@define(kw_only=True)
class UpdateFirewallRuleRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: NewFirewallRule
    """New value, as the action needs it."""


@define(kw_only=True)
class UpdateFirewallRulePriorityRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.priority"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: float
    """New value, as the action needs it."""


@define(kw_only=True)
class UpdateCrsRuleRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["crs.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Literal["sd", "ma", "lfi", "rfi", "rce", "php", "gen", "xss", "sqli", "sf", "java"]
    """ID of the rule or rule set that changes."""
    value: CrsRule
    """New value, as the action needs it."""


@define(kw_only=True)
class UpdateFirewallIpRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["ip.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: NewFirewallIp
    """New value, as the action needs it."""


@define(kw_only=True)
class UpdateManagedRulesRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["managedRules.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    """ID of the rule or rule set that changes."""
    value: ProjectManagedRule
    """New value, as the action needs it."""


@define(kw_only=True)
class UpdateManagedRuleRequest:
    """The body of `security.updateFirewallConfig`."""

    action: str
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    """ID of the rule or rule set that changes."""
    value: dict[str, ProjectManagedRule]
    """New value, as the action needs it."""


@define(kw_only=True)
class EnableFirewallRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["firewallEnabled"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Any = UNSET
    """ID of the rule or rule set that changes."""
    value: bool
    """New value, as the action needs it."""


@define(kw_only=True)
class InsertFirewallRuleRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.insert"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Any = UNSET
    """ID of the rule or rule set that changes."""
    value: NewFirewallRule
    """New value, as the action needs it."""


@define(kw_only=True)
class RemoveFirewallRuleRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.remove"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: Any = UNSET
    """New value, as the action needs it."""


@define(kw_only=True)
class InsertFirewallIpRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["ip.insert"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Any = UNSET
    """ID of the rule or rule set that changes."""
    value: NewFirewallIp
    """New value, as the action needs it."""


@define(kw_only=True)
class RemoveFirewallIpRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["ip.remove"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: Any = UNSET
    """New value, as the action needs it."""


@define(kw_only=True)
class PatchFirewallConfigRequest:
    """The body of `security.updateFirewallConfig`."""

    action: str
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str | None = None
    """ID of the rule or rule set that changes."""
    value: bool
    """New value, as the action needs it."""


@define(kw_only=True)
class FirewallActionRequest:
    """The body of `security.updateFirewallConfig`."""

    action: str
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str | None = None
    """ID of the rule or rule set that changes."""
    value: Any = UNSET
    """New value, as the action needs it."""


@define(kw_only=True)
class DisableCrsRequest:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["crs.disable"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Any = UNSET
    """ID of the rule or rule set that changes."""
    value: Any = UNSET
    """New value, as the action needs it."""


class UpdateFirewallRuleRequestDict(TypedDict):
    """`UpdateFirewallRuleRequest` as a dict in wire names."""

    action: Literal["rules.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: NewFirewallRule | NewFirewallRuleDict
    """New value, as the action needs it."""


class UpdateFirewallRulePriorityRequestDict(TypedDict):
    """`UpdateFirewallRulePriorityRequest` as a dict in wire names."""

    action: Literal["rules.priority"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: float
    """New value, as the action needs it."""


class UpdateCrsRuleRequestDict(TypedDict):
    """`UpdateCrsRuleRequest` as a dict in wire names."""

    action: Literal["crs.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Literal["sd", "ma", "lfi", "rfi", "rce", "php", "gen", "xss", "sqli", "sf", "java"]
    """ID of the rule or rule set that changes."""
    value: CrsRule | CrsRuleDict
    """New value, as the action needs it."""


class UpdateFirewallIpRequestDict(TypedDict):
    """`UpdateFirewallIpRequest` as a dict in wire names."""

    action: Literal["ip.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: NewFirewallIp | NewFirewallIpDict
    """New value, as the action needs it."""


class UpdateManagedRulesRequestDict(TypedDict):
    """`UpdateManagedRulesRequest` as a dict in wire names."""

    action: Literal["managedRules.update"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    """ID of the rule or rule set that changes."""
    value: ProjectManagedRule | ProjectManagedRuleDict
    """New value, as the action needs it."""


class UpdateManagedRuleRequestDict(TypedDict):
    """`UpdateManagedRuleRequest` as a dict in wire names."""

    action: str
    """Change to make; it decides the meaning of `id` and `value`."""
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    """ID of the rule or rule set that changes."""
    value: Mapping[str, ProjectManagedRule | ProjectManagedRuleDict]
    """New value, as the action needs it."""


class EnableFirewallRequestDict(TypedDict):
    """`EnableFirewallRequest` as a dict in wire names."""

    action: Literal["firewallEnabled"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: NotRequired[Any]
    """ID of the rule or rule set that changes."""
    value: bool
    """New value, as the action needs it."""


class InsertFirewallRuleRequestDict(TypedDict):
    """`InsertFirewallRuleRequest` as a dict in wire names."""

    action: Literal["rules.insert"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: NotRequired[Any]
    """ID of the rule or rule set that changes."""
    value: NewFirewallRule | NewFirewallRuleDict
    """New value, as the action needs it."""


class RemoveFirewallRuleRequestDict(TypedDict):
    """`RemoveFirewallRuleRequest` as a dict in wire names."""

    action: Literal["rules.remove"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: NotRequired[Any]
    """New value, as the action needs it."""


class InsertFirewallIpRequestDict(TypedDict):
    """`InsertFirewallIpRequest` as a dict in wire names."""

    action: Literal["ip.insert"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: NotRequired[Any]
    """ID of the rule or rule set that changes."""
    value: NewFirewallIp | NewFirewallIpDict
    """New value, as the action needs it."""


class RemoveFirewallIpRequestDict(TypedDict):
    """`RemoveFirewallIpRequest` as a dict in wire names."""

    action: Literal["ip.remove"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: str
    """ID of the rule or rule set that changes."""
    value: NotRequired[Any]
    """New value, as the action needs it."""


class PatchFirewallConfigRequestDict(TypedDict):
    """`PatchFirewallConfigRequest` as a dict in wire names."""

    action: str
    """Change to make; it decides the meaning of `id` and `value`."""
    id: NotRequired[str]
    """ID of the rule or rule set that changes."""
    value: bool
    """New value, as the action needs it."""


class FirewallActionRequestDict(TypedDict):
    """`FirewallActionRequest` as a dict in wire names."""

    action: str
    """Change to make; it decides the meaning of `id` and `value`."""
    id: NotRequired[str]
    """ID of the rule or rule set that changes."""
    value: NotRequired[Any]
    """New value, as the action needs it."""


class DisableCrsRequestDict(TypedDict):
    """`DisableCrsRequest` as a dict in wire names."""

    action: Literal["crs.disable"]
    """Change to make; it decides the meaning of `id` and `value`."""
    id: NotRequired[Any]
    """ID of the rule or rule set that changes."""
    value: NotRequired[Any]
    """New value, as the action needs it."""


UpdateFirewallConfigRequest: TypeAlias = (
    UpdateFirewallRuleRequest
    | UpdateFirewallRulePriorityRequest
    | UpdateCrsRuleRequest
    | UpdateFirewallIpRequest
    | UpdateManagedRulesRequest
    | UpdateManagedRuleRequest
    | EnableFirewallRequest
    | InsertFirewallRuleRequest
    | RemoveFirewallRuleRequest
    | InsertFirewallIpRequest
    | RemoveFirewallIpRequest
    | PatchFirewallConfigRequest
    | FirewallActionRequest
    | DisableCrsRequest
)
"""The body of `security.updateFirewallConfig`."""

UpdateFirewallConfigRequestDict: TypeAlias = (
    UpdateFirewallRuleRequestDict
    | UpdateFirewallRulePriorityRequestDict
    | UpdateCrsRuleRequestDict
    | UpdateFirewallIpRequestDict
    | UpdateManagedRulesRequestDict
    | UpdateManagedRuleRequestDict
    | EnableFirewallRequestDict
    | InsertFirewallRuleRequestDict
    | RemoveFirewallRuleRequestDict
    | InsertFirewallIpRequestDict
    | RemoveFirewallIpRequestDict
    | PatchFirewallConfigRequestDict
    | FirewallActionRequestDict
    | DisableCrsRequestDict
)
"""`UpdateFirewallConfigRequest` as plain data in wire names."""
