"""The result of `security.getFirewallConfig`.

Generated from `manifest/schemas/Active.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET
from hosting_sdk.models.ma import Ma
from hosting_sdk.models.owasp import Owasp
from hosting_sdk.models.rules_action import RulesAction
from hosting_sdk.models.rules_condition_group import RulesConditionGroup
from hosting_sdk.models.rules_log_headers import RulesLogHeaders


@define(kw_only=True)
class ActiveCrs:
    """`crs` of `Active`."""

    gen: Ma
    java: Ma
    lfi: Ma
    ma: Ma
    php: Ma
    rce: Ma
    rfi: Ma
    sd: Ma
    sf: Ma
    sqli: Ma
    xss: Ma


@define(kw_only=True)
class ActiveIps:
    """`ips[]` of `Active`."""

    action: Literal["deny", "log", "challenge", "bypass"] | str
    hostname: str
    id: str
    ip: str
    notes: str | None = None


@define(kw_only=True)
class ActiveManagedRules:
    """`managedRules` of `Active`."""

    ai_bots: Owasp | None = field(default=None, metadata={"wire": "ai_bots"})
    bot_protection: Owasp | None = field(default=None, metadata={"wire": "bot_protection"})
    owasp: Owasp | None = None
    vercel_ruleset: Owasp | None = field(default=None, metadata={"wire": "vercel_ruleset"})


@define(kw_only=True)
class ActiveRulesTrue:
    """`rules[]` of `Active`."""

    action: RulesAction
    active: bool
    condition_group: list[RulesConditionGroup]
    description: str | None = None
    id: str
    name: str
    valid: Literal[True]
    validation_errors: Any = UNSET


@define(kw_only=True)
class ActiveRulesFalse:
    """`rules[]` of `Active`."""

    action: RulesAction
    active: bool
    condition_group: list[RulesConditionGroup]
    description: str | None = None
    id: str
    name: str
    valid: Literal[False]
    validation_errors: list[str]


@define(kw_only=True)
class Active:
    """The result of `security.getFirewallConfig`."""

    bot_id_enabled: bool | None = None
    changes: list[dict[str, Any]]
    crs: ActiveCrs
    firewall_enabled: bool
    id: str
    ips: list[ActiveIps]
    log_headers: RulesLogHeaders | None = None
    managed_rules: ActiveManagedRules | None = None
    owner_id: str
    project_key: str
    rules: list[ActiveRulesTrue | ActiveRulesFalse]
    updated_at: str
    version: float
