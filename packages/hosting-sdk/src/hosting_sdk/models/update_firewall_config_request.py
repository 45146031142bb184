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
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["rules.update"]
    id: str
    value: NewFirewallRule


@define(kw_only=True)
class UpdateFirewallRulePriorityRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["rules.priority"]
    id: str
    value: float


@define(kw_only=True)
class UpdateCrsRuleRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["crs.update"]
    id: Literal["sd", "ma", "lfi", "rfi", "rce", "php", "gen", "xss", "sqli", "sf", "java"]
    value: CrsRule


@define(kw_only=True)
class UpdateFirewallIpRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["ip.update"]
    id: str
    value: NewFirewallIp


@define(kw_only=True)
class UpdateManagedRulesRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["managedRules.update"]
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    value: ProjectManagedRule


@define(kw_only=True)
class UpdateManagedRuleRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: str
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    value: dict[str, ProjectManagedRule]


@define(kw_only=True)
class EnableFirewallRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["firewallEnabled"]
    id: Any = UNSET
    value: bool


@define(kw_only=True)
class InsertFirewallRuleRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["rules.insert"]
    id: Any = UNSET
    value: NewFirewallRule


@define(kw_only=True)
class RemoveFirewallRuleRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["rules.remove"]
    id: str
    value: Any = UNSET


@define(kw_only=True)
class InsertFirewallIpRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["ip.insert"]
    id: Any = UNSET
    value: NewFirewallIp


@define(kw_only=True)
class RemoveFirewallIpRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["ip.remove"]
    id: str
    value: Any = UNSET


@define(kw_only=True)
class PatchFirewallConfigRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: str
    id: str | None = None
    value: bool


@define(kw_only=True)
class FirewallActionRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: str
    id: str | None = None
    value: Any = UNSET


@define(kw_only=True)
class DisableCrsRequest:
    """The body of `security.updateFirewallConfig`.

    Attributes:
        action: What to change, such as `rules.insert`, `rules.update` or `ip.remove`.
        id: ID of the rule or rule set that changes.
        value: New value, as the action needs it.
    """

    action: Literal["crs.disable"]
    id: Any = UNSET
    value: Any = UNSET


class UpdateFirewallRuleRequestDict(TypedDict):
    """`UpdateFirewallRuleRequest` as a dict in wire names."""

    action: Literal["rules.update"]
    id: str
    value: NewFirewallRule | NewFirewallRuleDict


class UpdateFirewallRulePriorityRequestDict(TypedDict):
    """`UpdateFirewallRulePriorityRequest` as a dict in wire names."""

    action: Literal["rules.priority"]
    id: str
    value: float


class UpdateCrsRuleRequestDict(TypedDict):
    """`UpdateCrsRuleRequest` as a dict in wire names."""

    action: Literal["crs.update"]
    id: Literal["sd", "ma", "lfi", "rfi", "rce", "php", "gen", "xss", "sqli", "sf", "java"]
    value: CrsRule | CrsRuleDict


class UpdateFirewallIpRequestDict(TypedDict):
    """`UpdateFirewallIpRequest` as a dict in wire names."""

    action: Literal["ip.update"]
    id: str
    value: NewFirewallIp | NewFirewallIpDict


class UpdateManagedRulesRequestDict(TypedDict):
    """`UpdateManagedRulesRequest` as a dict in wire names."""

    action: Literal["managedRules.update"]
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    value: ProjectManagedRule | ProjectManagedRuleDict


class UpdateManagedRuleRequestDict(TypedDict):
    """`UpdateManagedRuleRequest` as a dict in wire names."""

    action: str
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    value: Mapping[str, ProjectManagedRule | ProjectManagedRuleDict]


class EnableFirewallRequestDict(TypedDict):
    """`EnableFirewallRequest` as a dict in wire names."""

    action: Literal["firewallEnabled"]
    id: NotRequired[Any]
    value: bool


class InsertFirewallRuleRequestDict(TypedDict):
    """`InsertFirewallRuleRequest` as a dict in wire names."""

    action: Literal["rules.insert"]
    id: NotRequired[Any]
    value: NewFirewallRule | NewFirewallRuleDict


class RemoveFirewallRuleRequestDict(TypedDict):
    """`RemoveFirewallRuleRequest` as a dict in wire names."""

    action: Literal["rules.remove"]
    id: str
    value: NotRequired[Any]


class InsertFirewallIpRequestDict(TypedDict):
    """`InsertFirewallIpRequest` as a dict in wire names."""

    action: Literal["ip.insert"]
    id: NotRequired[Any]
    value: NewFirewallIp | NewFirewallIpDict


class RemoveFirewallIpRequestDict(TypedDict):
    """`RemoveFirewallIpRequest` as a dict in wire names."""

    action: Literal["ip.remove"]
    id: str
    value: NotRequired[Any]


class PatchFirewallConfigRequestDict(TypedDict):
    """`PatchFirewallConfigRequest` as a dict in wire names."""

    action: str
    id: NotRequired[str]
    value: bool


class FirewallActionRequestDict(TypedDict):
    """`FirewallActionRequest` as a dict in wire names."""

    action: str
    id: NotRequired[str]
    value: NotRequired[Any]


class DisableCrsRequestDict(TypedDict):
    """`DisableCrsRequest` as a dict in wire names."""

    action: Literal["crs.disable"]
    id: NotRequired[Any]
    value: NotRequired[Any]


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
