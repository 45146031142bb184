"""`CreateProjectSecurity`, a part of other types.

Generated from `manifest/schemas/CreateProjectSecurity.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.response_body_managed_rules import ResponseBodyManagedRules
from hosting_sdk.models.rules_log_headers import RulesLogHeaders
from hosting_sdk.models.security_plus_metadata import SecurityPlusMetadata


@define(kw_only=True)
class CreateProjectSecurity:
    """`CreateProjectSecurity`, a part of other types."""

    attack_mode_active_until: float | Unset | None = UNSET
    attack_mode_enabled: bool | None = None
    attack_mode_updated_at: float | None = None
    bot_id_enabled: bool | None = None
    firewall_bypass_ips: list[str] | None = None
    firewall_config_version: float | None = None
    firewall_enabled: bool | None = None
    firewall_seawall_enabled: bool | None = None
    firewall_updated_at: float | None = None
    ja3_enabled: bool | None = None
    ja4_enabled: bool | None = None
    log_headers: RulesLogHeaders | None = field(default=None, metadata={"wire": "log_headers"})
    managed_rules: ResponseBodyManagedRules | Unset | None = UNSET
    page_integrity_enabled: bool | None = None
    security_plus: bool | None = None
    security_plus_metadata: SecurityPlusMetadata | None = None
