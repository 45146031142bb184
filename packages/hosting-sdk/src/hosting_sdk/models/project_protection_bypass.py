"""`ProjectProtectionBypass`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class IntegrationAutomationBypass:
    """`ProjectProtectionBypass`, a part of other types.

    Attributes:
        configuration_id: ID of the installed integration (prefix `icfg_`).
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user who created it.
        integration_id: ID of the integration (prefix `oac_`).
        scope: Kind of the bypass, such as `automation-bypass` or `shareable-link`.
    """

    configuration_id: str
    created_at: float
    created_by: str
    integration_id: str
    scope: Literal["integration-automation-bypass"]


@define(kw_only=True)
class AutomationBypass:
    """`ProjectProtectionBypass`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user who created it.
        is_env_var: Whether deployments get the secret as an environment variable.
        note: Note on what the secret is for.
        scope: Kind of the bypass, such as `automation-bypass` or `shareable-link`.
    """

    created_at: float
    created_by: str
    is_env_var: bool | None = None
    note: str | None = None
    scope: Literal["automation-bypass"]


ProjectProtectionBypass: TypeAlias = IntegrationAutomationBypass | AutomationBypass
"""`ProjectProtectionBypass`, a part of other types."""
