"""`ProjectSecurity`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.firewall_log_headers import FirewallLogHeaders
from hosting_sdk.models.project_managed_rules import ProjectManagedRules
from hosting_sdk.models.security_plus_state import SecurityPlusState


@define(kw_only=True)
class ProjectSecurity:
    """`ProjectSecurity`, a part of other types."""

    attack_mode_active_until: float | Unset | None = UNSET
    """Time when attack challenge mode ends, in milliseconds since the epoch; null for no end."""
    attack_mode_enabled: bool | None = None
    """Whether attack challenge mode is on."""
    attack_mode_updated_at: float | None = None
    """Time when attack challenge mode was last changed, in milliseconds since the epoch."""
    bot_id_enabled: bool | None = None
    """Whether BotID, the detection of bots, is on."""
    firewall_bypass_ips: list[str] | None = None
    """Addresses that pass the firewall."""
    firewall_config_version: float | None = None
    """Version of the firewall configuration."""
    firewall_enabled: bool | None = None
    """Whether the firewall is on."""
    firewall_seawall_enabled: bool | None = None
    firewall_updated_at: float | None = None
    """Time of the last change of the firewall, in milliseconds since the epoch."""
    ja3_enabled: bool | None = None
    """Whether TLS fingerprints (JA3) are computed."""
    ja4_enabled: bool | None = None
    """Whether TLS fingerprints (JA4) are computed."""
    log_headers: FirewallLogHeaders | str | None = field(
        default=None, metadata={"wire": "log_headers"}
    )
    managed_rules: ProjectManagedRules | Unset | None = UNSET
    """Rule sets that the platform keeps."""
    page_integrity_enabled: bool | None = None
    """Whether Page Integrity is on."""
    security_plus: bool | None = None
    security_plus_metadata: SecurityPlusState | None = None
