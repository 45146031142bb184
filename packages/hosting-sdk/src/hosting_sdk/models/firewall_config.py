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
    """`crs` of `FirewallConfig`."""

    gen: CrsRule
    """Rules against general attacks."""
    java: CrsRule
    """Rules against attacks on Java applications."""
    lfi: CrsRule
    """Rules against the inclusion of local files."""
    ma: CrsRule
    """Rules against misuse of multipart bodies."""
    php: CrsRule
    """Rules against attacks on PHP applications."""
    rce: CrsRule
    """Rules against the execution of foreign commands."""
    rfi: CrsRule
    """Rules against the inclusion of remote files."""
    sd: CrsRule
    """Rules against scanners that look for weak spots."""
    sf: CrsRule
    """Rules against the fixation of sessions."""
    sqli: CrsRule
    """Rules against SQL injection."""
    xss: CrsRule
    """Rules against cross-site scripting."""


@define(kw_only=True)
class FirewallIp:
    """`ips[]` of `FirewallConfig`."""

    action: Literal["deny", "log", "challenge", "bypass"] | str
    """Action of the firewall: `deny`, `challenge`, `log` or `bypass`."""
    hostname: str
    """Host name that the rule covers."""
    id: str
    """ID of the rule."""
    ip: str
    """Address or range in CIDR notation."""
    notes: str | None = None
    """Note on what the rule is for."""


@define(kw_only=True)
class FirewallConfigManagedRules:
    """`managedRules` of `FirewallConfig`."""

    ai_bots: ManagedRuleState | None = field(default=None, metadata={"wire": "ai_bots"})
    """Rule set against crawlers of AI applications."""
    bot_protection: ManagedRuleState | None = field(
        default=None, metadata={"wire": "bot_protection"}
    )
    owasp: ManagedRuleState | None = None
    """Rule set against the attacks that OWASP lists."""
    vercel_ruleset: ManagedRuleState | None = field(
        default=None, metadata={"wire": "vercel_ruleset"}
    )
    """The platform's own rule set."""


@define(kw_only=True)
class FirewallRule:
    """`rules[]` of `FirewallConfig`."""

    action: FirewallRuleAction
    """Action of the rule."""
    active: bool
    """Whether the rule is in use."""
    condition_group: list[FirewallConditionGroup]
    """Groups of conditions, of which one has to hold; at most 25."""
    description: str | None = None
    """Purpose of the rule."""
    id: str
    """ID of the rule."""
    name: str
    """Name of the rule."""
    valid: Literal[True]
    """Whether the rule is valid."""
    validation_errors: Any = UNSET
    """Errors in the rule."""


@define(kw_only=True)
class InvalidFirewallRule:
    """`rules[]` of `FirewallConfig`."""

    action: FirewallRuleAction
    """Action of the rule."""
    active: bool
    """Whether the rule is in use."""
    condition_group: list[FirewallConditionGroup]
    """Groups of conditions, of which one has to hold; at most 25."""
    description: str | None = None
    """Purpose of the rule."""
    id: str
    """ID of the rule."""
    name: str
    """Name of the rule."""
    valid: Literal[False]
    """Whether the rule is valid."""
    validation_errors: list[str]
    """Errors in the rule."""


@define(kw_only=True)
class FirewallConfig:
    """The result of `security.getFirewallConfig`."""

    bot_id_enabled: bool | None = None
    """Whether BotID, the detection of bots, is on."""
    changes: list[dict[str, Any]]
    crs: CrsRules
    """The platform's own rule set against attacks, by kind of attack."""
    firewall_enabled: bool
    """Whether the firewall is on."""
    id: str
    ips: list[FirewallIp]
    """Addresses with a rule of their own."""
    log_headers: FirewallLogHeaders | str | None = None
    """Headers that the log keeps; `*` for all."""
    managed_rules: FirewallConfigManagedRules | None = None
    """Rule sets that the platform keeps."""
    owner_id: str
    project_key: str
    """ID of the project that the configuration belongs to."""
    rules: list[FirewallRule | InvalidFirewallRule]
    """Rules of your own, in order."""
    updated_at: str
    version: float
    """Number of the version."""
