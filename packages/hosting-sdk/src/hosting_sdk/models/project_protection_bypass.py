"""`ProjectProtectionBypass`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class IntegrationAutomationBypass:
    """`ProjectProtectionBypass`, a part of other types."""

    configuration_id: str
    """ID of the installed integration (prefix `icfg_`)."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str
    """ID of the user who created it."""
    integration_id: str
    """ID of the integration (prefix `oac_`)."""
    scope: Literal["integration-automation-bypass"]
    """Kind of the bypass: who may pass, and how."""


@define(kw_only=True)
class AutomationBypass:
    """`ProjectProtectionBypass`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str
    """ID of the user who created it."""
    is_env_var: bool | None = None
    """Whether deployments get the secret as an environment variable."""
    note: str | None = None
    """Note on what the secret is for."""
    scope: Literal["automation-bypass"]
    """Kind of the bypass: who may pass, and how."""


ProjectProtectionBypass: TypeAlias = IntegrationAutomationBypass | AutomationBypass
"""`ProjectProtectionBypass`, a part of other types."""
