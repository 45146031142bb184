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
    """`crs` of `PutFirewallConfigRequest`.

    Attributes:
        gen: Rules against general attacks.
        java: Rules against attacks on Java applications.
        lfi: Rules against the inclusion of local files.
        ma: Rules against misuse of multipart bodies.
        php: Rules against attacks on PHP applications.
        rce: Rules against the execution of foreign commands.
        rfi: Rules against the inclusion of remote files.
        sd: Rules against scanners that look for weak spots.
        sf: Rules against the fixation of sessions.
        sqli: Rules against SQL injection.
        xss: Rules against cross-site scripting.
    """

    gen: CrsRule | None = None
    java: CrsRule | None = None
    lfi: CrsRule | None = None
    ma: CrsRule | None = None
    php: CrsRule | None = None
    rce: CrsRule | None = None
    rfi: CrsRule | None = None
    sd: CrsRule | None = None
    sf: CrsRule | None = None
    sqli: CrsRule | None = None
    xss: CrsRule | None = None


@define(kw_only=True)
class PutFirewallConfigRequestIp:
    """`ips[]` of `PutFirewallConfigRequest`.

    Attributes:
        action: What the firewall does: `deny`, `challenge`, `log` or `bypass`.
        hostname: Host name that the rule covers.
        id: ID of the rule.
        ip: Address or range in CIDR notation.
        notes: Note on what the rule is for.
    """

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    id: str | None = None
    ip: str
    notes: str | None = None


@define(kw_only=True)
class PutFirewallConfigRequestRule:
    """`rules[]` of `PutFirewallConfigRequest`.

    Attributes:
        action: What the rule does.
        active: Whether the rule is in use.
        condition_group: Groups of conditions, of which one has to hold; at most 25.
        description: What the rule is for, at most 256 characters.
        id: ID of the rule.
        name: Name of the rule, at most 160 characters.
        valid: Whether the rule is valid.
        validation_errors: Errors in the rule.
    """

    action: NewFirewallRuleAction
    active: bool
    condition_group: list[FirewallConditionGroup]
    description: str | None = None
    id: str | None = None
    name: str
    valid: bool | None = None
    validation_errors: StringOrStrings | None = None


@define(kw_only=True)
class PutFirewallConfigRequest:
    """The body of `security.putFirewallConfig`.

    Attributes:
        bot_id_enabled: Whether BotID, the detection of bots, is on.
        crs: The platform's own rule set against attacks, by kind of attack.
        firewall_enabled: Whether the firewall is on.
        ips: Addresses with a rule of their own.
        log_headers: Headers that the log keeps; `*` for all.
        managed_rules: Rule sets that the platform keeps.
        rules: Rules of your own, in order.
    """

    bot_id_enabled: bool | None = None
    crs: PutFirewallConfigRequestCrs | None = None
    firewall_enabled: bool
    ips: list[PutFirewallConfigRequestIp] | None = None
    log_headers: StringOrStrings | None = None
    managed_rules: dict[str, Any] | None = None
    rules: list[PutFirewallConfigRequestRule] | None = None


class PutFirewallConfigRequestCrsDict(TypedDict):
    """`PutFirewallConfigRequestCrs` as a dict in wire names."""

    gen: NotRequired[CrsRule | CrsRuleDict]
    java: NotRequired[CrsRule | CrsRuleDict]
    lfi: NotRequired[CrsRule | CrsRuleDict]
    ma: NotRequired[CrsRule | CrsRuleDict]
    php: NotRequired[CrsRule | CrsRuleDict]
    rce: NotRequired[CrsRule | CrsRuleDict]
    rfi: NotRequired[CrsRule | CrsRuleDict]
    sd: NotRequired[CrsRule | CrsRuleDict]
    sf: NotRequired[CrsRule | CrsRuleDict]
    sqli: NotRequired[CrsRule | CrsRuleDict]
    xss: NotRequired[CrsRule | CrsRuleDict]


class PutFirewallConfigRequestIpDict(TypedDict):
    """`PutFirewallConfigRequestIp` as a dict in wire names."""

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    id: NotRequired[str]
    ip: str
    notes: NotRequired[str]


class PutFirewallConfigRequestRuleDict(TypedDict):
    """`PutFirewallConfigRequestRule` as a dict in wire names."""

    action: NewFirewallRuleAction | NewFirewallRuleActionDict
    active: bool
    conditionGroup: Sequence[FirewallConditionGroup | FirewallConditionGroupDict]
    description: NotRequired[str]
    id: NotRequired[str]
    name: str
    valid: NotRequired[bool]
    validationErrors: NotRequired[StringOrStrings]


class PutFirewallConfigRequestDict(TypedDict):
    """`PutFirewallConfigRequest` as a dict in wire names."""

    botIdEnabled: NotRequired[bool]
    crs: NotRequired[PutFirewallConfigRequestCrs | PutFirewallConfigRequestCrsDict]
    firewallEnabled: bool
    ips: NotRequired[Sequence[PutFirewallConfigRequestIp | PutFirewallConfigRequestIpDict]]
    logHeaders: NotRequired[StringOrStrings]
    managedRules: NotRequired[Mapping[str, Any]]
    rules: NotRequired[Sequence[PutFirewallConfigRequestRule | PutFirewallConfigRequestRuleDict]]
