"""`ProtectionBypass`, a part of other types.

Generated from `manifest/schemas/ProtectionBypass.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class ProtectionBypassIntegrationAutomationBypass:
    """`ProtectionBypass`, a part of other types."""

    configuration_id: str
    created_at: float
    created_by: str
    integration_id: str
    scope: Literal["integration-automation-bypass"]


@define(kw_only=True)
class ProtectionBypassAutomationBypass:
    """`ProtectionBypass`, a part of other types."""

    created_at: float
    created_by: str
    is_env_var: bool | None = None
    note: str | None = None
    scope: Literal["automation-bypass"]


ProtectionBypass: TypeAlias = (
    ProtectionBypassIntegrationAutomationBypass | ProtectionBypassAutomationBypass
)
"""`ProtectionBypass`, a part of other types."""
