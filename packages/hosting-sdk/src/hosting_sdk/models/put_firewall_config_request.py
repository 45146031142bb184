"""The body of `security.putFirewallConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.crs_rule import CrsRule, CrsRuleDict
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
class PutFirewallConfigRequestCrs:
    """`crs` of `PutFirewallConfigRequest`."""

    gen: CrsRule | None = None
    """Rules against general attacks."""
    java: CrsRule | None = None
    """Rules against attacks on Java applications."""
    lfi: CrsRule | None = None
    """Rules against the inclusion of local files."""
    ma: CrsRule | None = None
    """Rules against misuse of multipart bodies."""
    php: CrsRule | None = None
    """Rules against attacks on PHP applications."""
    rce: CrsRule | None = None
    """Rules against the execution of foreign commands."""
    rfi: CrsRule | None = None
    """Rules against the inclusion of remote files."""
    sd: CrsRule | None = None
    """Rules against scanners that look for weak spots."""
    sf: CrsRule | None = None
    """Rules against the fixation of sessions."""
    sqli: CrsRule | None = None
    """Rules against SQL injection."""
    xss: CrsRule | None = None
    """Rules against cross-site scripting."""


@define(kw_only=True)
class PutFirewallConfigRequestIp:
    """`ips[]` of `PutFirewallConfigRequest`."""

    action: Literal["deny", "log", "challenge", "bypass"]
    """Action of the firewall: `deny`, `challenge`, `log` or `bypass`."""
    hostname: str
    """Host name that the rule covers."""
    id: str | None = None
    """ID of the rule."""
    ip: str
    """Address or range in CIDR notation."""
    notes: str | None = None
    """Note on what the rule is for."""


@define(kw_only=True)
class PutFirewallConfigRequestRule:
    """`rules[]` of `PutFirewallConfigRequest`."""

    action: NewFirewallRuleAction
    """Action of the rule."""
    active: bool
    """Whether the rule is in use."""
    condition_group: list[FirewallConditionGroup]
    """Groups of conditions, of which one has to hold; at most 25."""
    description: str | None = None
    """Purpose of the rule, at most 256 characters."""
    id: str | None = None
    """ID of the rule."""
    name: str
    """Name of the rule, at most 160 characters."""
    valid: bool | None = None
    """Whether the rule is valid."""
    validation_errors: StringOrStrings | None = None
    """Errors in the rule."""


@define(kw_only=True)
class PutFirewallConfigRequest:
    """The body of `security.putFirewallConfig`."""

    bot_id_enabled: bool | None = None
    """Whether BotID, the detection of bots, is on."""
    crs: PutFirewallConfigRequestCrs | None = None
    """The platform's own rule set against attacks, by kind of attack."""
    firewall_enabled: bool
    """Whether the firewall is on."""
    ips: list[PutFirewallConfigRequestIp] | None = None
    """Addresses with a rule of their own."""
    log_headers: StringOrStrings | None = None
    """Headers that the log keeps; `*` for all."""
    managed_rules: dict[str, Any] | None = None
    """Rule sets that the platform keeps."""
    rules: list[PutFirewallConfigRequestRule] | None = None
    """Rules of your own, in order."""


class PutFirewallConfigRequestCrsDict(TypedDict):
    """`PutFirewallConfigRequestCrs` as a dict in wire names."""

    gen: NotRequired[CrsRule | CrsRuleDict]
    """Rules against general attacks."""
    java: NotRequired[CrsRule | CrsRuleDict]
    """Rules against attacks on Java applications."""
    lfi: NotRequired[CrsRule | CrsRuleDict]
    """Rules against the inclusion of local files."""
    ma: NotRequired[CrsRule | CrsRuleDict]
    """Rules against misuse of multipart bodies."""
    php: NotRequired[CrsRule | CrsRuleDict]
    """Rules against attacks on PHP applications."""
    rce: NotRequired[CrsRule | CrsRuleDict]
    """Rules against the execution of foreign commands."""
    rfi: NotRequired[CrsRule | CrsRuleDict]
    """Rules against the inclusion of remote files."""
    sd: NotRequired[CrsRule | CrsRuleDict]
    """Rules against scanners that look for weak spots."""
    sf: NotRequired[CrsRule | CrsRuleDict]
    """Rules against the fixation of sessions."""
    sqli: NotRequired[CrsRule | CrsRuleDict]
    """Rules against SQL injection."""
    xss: NotRequired[CrsRule | CrsRuleDict]
    """Rules against cross-site scripting."""


class PutFirewallConfigRequestIpDict(TypedDict):
    """`PutFirewallConfigRequestIp` as a dict in wire names."""

    action: Literal["deny", "log", "challenge", "bypass"]
    """Action of the firewall: `deny`, `challenge`, `log` or `bypass`."""
    hostname: str
    """Host name that the rule covers."""
    id: NotRequired[str]
    """ID of the rule."""
    ip: str
    """Address or range in CIDR notation."""
    notes: NotRequired[str]
    """Note on what the rule is for."""


class PutFirewallConfigRequestRuleDict(TypedDict):
    """`PutFirewallConfigRequestRule` as a dict in wire names."""

    action: NewFirewallRuleAction | NewFirewallRuleActionDict
    """Action of the rule."""
    active: bool
    """Whether the rule is in use."""
    conditionGroup: Sequence[FirewallConditionGroup | FirewallConditionGroupDict]
    """Groups of conditions, of which one has to hold; at most 25."""
    description: NotRequired[str]
    """Purpose of the rule, at most 256 characters."""
    id: NotRequired[str]
    """ID of the rule."""
    name: str
    """Name of the rule, at most 160 characters."""
    valid: NotRequired[bool]
    """Whether the rule is valid."""
    validationErrors: NotRequired[StringOrStrings]
    """Errors in the rule."""


class PutFirewallConfigRequestDict(TypedDict):
    """`PutFirewallConfigRequest` as a dict in wire names."""

    botIdEnabled: NotRequired[bool]
    """Whether BotID, the detection of bots, is on."""
    crs: NotRequired[PutFirewallConfigRequestCrs | PutFirewallConfigRequestCrsDict]
    """The platform's own rule set against attacks, by kind of attack."""
    firewallEnabled: bool
    """Whether the firewall is on."""
    ips: NotRequired[Sequence[PutFirewallConfigRequestIp | PutFirewallConfigRequestIpDict]]
    """Addresses with a rule of their own."""
    logHeaders: NotRequired[StringOrStrings]
    """Headers that the log keeps; `*` for all."""
    managedRules: NotRequired[Mapping[str, Any]]
    """Rule sets that the platform keeps."""
    rules: NotRequired[Sequence[PutFirewallConfigRequestRule | PutFirewallConfigRequestRuleDict]]
    """Rules of your own, in order."""
