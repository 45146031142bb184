"""The result of `security.getFirewallConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET
from hosting_sdk.models.crs_rule import CrsRule
from hosting_sdk.models.firewall_condition_group import FirewallConditionGroup
from hosting_sdk.models.firewall_log_headers import FirewallLogHeaders
from hosting_sdk.models.firewall_rule_action import FirewallRuleAction
from hosting_sdk.models.managed_rule_state import ManagedRuleState


@define(kw_only=True)
class CrsRules:
    """`crs` of `FirewallConfig`.

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

    gen: CrsRule
    java: CrsRule
    lfi: CrsRule
    ma: CrsRule
    php: CrsRule
    rce: CrsRule
    rfi: CrsRule
    sd: CrsRule
    sf: CrsRule
    sqli: CrsRule
    xss: CrsRule


@define(kw_only=True)
class FirewallIp:
    """`ips[]` of `FirewallConfig`.

    Attributes:
        action: What the firewall does: `deny`, `challenge`, `log` or `bypass`.
        hostname: Host name that the rule covers.
        id: ID of the rule.
        ip: Address or range in CIDR notation.
        notes: Note on what the rule is for.
    """

    action: Literal["deny", "log", "challenge", "bypass"] | str
    hostname: str
    id: str
    ip: str
    notes: str | None = None


@define(kw_only=True)
class FirewallConfigManagedRules:
    """`managedRules` of `FirewallConfig`.

    Attributes:
        ai_bots: Rule set against crawlers of AI applications.
        owasp: Rule set against the attacks that OWASP lists.
        vercel_ruleset: The platform's own rule set.
    """

    ai_bots: ManagedRuleState | None = field(default=None, metadata={"wire": "ai_bots"})
    bot_protection: ManagedRuleState | None = field(
        default=None, metadata={"wire": "bot_protection"}
    )
    owasp: ManagedRuleState | None = None
    vercel_ruleset: ManagedRuleState | None = field(
        default=None, metadata={"wire": "vercel_ruleset"}
    )


@define(kw_only=True)
class FirewallRule:
    """`rules[]` of `FirewallConfig`.

    Attributes:
        action: What the rule does.
        active: Whether the rule is in use.
        condition_group: Groups of conditions, of which one has to hold; at most 25.
        description: What the rule is for.
        id: ID of the rule.
        name: Name of the rule.
        valid: Whether the rule is valid.
        validation_errors: Errors in the rule.
    """

    action: FirewallRuleAction
    active: bool
    condition_group: list[FirewallConditionGroup]
    description: str | None = None
    id: str
    name: str
    valid: Literal[True]
    validation_errors: Any = UNSET


@define(kw_only=True)
class InvalidFirewallRule:
    """`rules[]` of `FirewallConfig`.

    Attributes:
        action: What the rule does.
        active: Whether the rule is in use.
        condition_group: Groups of conditions, of which one has to hold; at most 25.
        description: What the rule is for.
        id: ID of the rule.
        name: Name of the rule.
        valid: Whether the rule is valid.
        validation_errors: Errors in the rule.
    """

    action: FirewallRuleAction
    active: bool
    condition_group: list[FirewallConditionGroup]
    description: str | None = None
    id: str
    name: str
    valid: Literal[False]
    validation_errors: list[str]


@define(kw_only=True)
class FirewallConfig:
    """The result of `security.getFirewallConfig`.

    Attributes:
        bot_id_enabled: Whether BotID, the detection of bots, is on.
        crs: The platform's own rule set against attacks, by kind of attack.
        firewall_enabled: Whether the firewall is on.
        ips: Addresses with a rule of their own.
        log_headers: Headers that the log keeps; `*` for all.
        managed_rules: Rule sets that the platform keeps.
        project_key: ID of the project that the configuration belongs to.
        rules: Rules of your own, in order.
        version: Number of the version.
    """

    bot_id_enabled: bool | None = None
    changes: list[dict[str, Any]]
    crs: CrsRules
    firewall_enabled: bool
    id: str
    ips: list[FirewallIp]
    log_headers: FirewallLogHeaders | None = None
    managed_rules: FirewallConfigManagedRules | None = None
    owner_id: str
    project_key: str
    rules: list[FirewallRule | InvalidFirewallRule]
    updated_at: str
    version: float
