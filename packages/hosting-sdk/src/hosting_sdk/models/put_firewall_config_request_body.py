"""The body of `security.putFirewallConfig`.

Generated from `manifest/schemas/PutFirewallConfigRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.condition_group import ConditionGroup
from hosting_sdk.models.ma import Ma
from hosting_sdk.models.put_firewall_config_security_request_request_body_rules_action import (
    PutFirewallConfigSecurityRequestRequestBodyRulesAction,
)
from hosting_sdk.models.tags import Tags
from hosting_sdk.models.target import Target


@define(kw_only=True)
class PutFirewallConfigRequestBodyCrs:
    """`crs` of `PutFirewallConfigRequestBody`."""

    gen: Ma | None = None
    java: Ma | None = None
    lfi: Ma | None = None
    ma: Ma | None = None
    php: Ma | None = None
    rce: Ma | None = None
    rfi: Ma | None = None
    sd: Ma | None = None
    sf: Ma | None = None
    sqli: Ma | None = None
    xss: Ma | None = None


@define(kw_only=True)
class PutFirewallConfigRequestBodyIps:
    """`ips[]` of `PutFirewallConfigRequestBody`."""

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    id: str | None = None
    ip: str
    notes: str | None = None


@define(kw_only=True)
class PutFirewallConfigRequestBodyRules:
    """`rules[]` of `PutFirewallConfigRequestBody`."""

    action: PutFirewallConfigSecurityRequestRequestBodyRulesAction
    active: bool
    condition_group: list[ConditionGroup]
    description: str | None = None
    id: str | None = None
    name: str
    valid: bool | None = None
    validation_errors: Tags | None = None


@define(kw_only=True)
class PutFirewallConfigRequestBody:
    """The body of `security.putFirewallConfig`."""

    bot_id_enabled: bool | None = None
    crs: PutFirewallConfigRequestBodyCrs | None = None
    firewall_enabled: bool
    ips: list[PutFirewallConfigRequestBodyIps] | None = None
    log_headers: Target | None = None
    managed_rules: dict[str, Any] | None = None
    rules: list[PutFirewallConfigRequestBodyRules] | None = None
