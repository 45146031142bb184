"""The result of `integrations.getConfigurations`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.configuration_disabled_reason import ConfigurationDisabledReason
from hosting_sdk.models.installation_source import InstallationSource
from hosting_sdk.models.resource_status import ResourceStatus


@define(kw_only=True)
class IntegrationConfigurationSummaryIntegration:
    """`[].integration` of `IntegrationConfigurationList`."""

    assigned_beta_label_at: float | None = None
    flags: list[str] | None = None
    """Feature flags that the deployment defines."""
    icon: str
    is_legacy: bool
    name: str
    tag_ids: (
        list[
            Literal[
                "tag_agents",
                "tag_ai",
                "tag_analytics",
                "tag_authentication",
                "tag_cms",
                "tag_code_repository",
                "tag_code_review",
                "tag_code_security",
                "tag_code_testing",
                "tag_commerce",
                "tag_databases",
                "tag_dev_tools",
                "tag_experimentation",
                "tag_flags",
                "tag_logging",
                "tag_messaging",
                "tag_monitoring",
                "tag_observability",
                "tag_payments",
                "tag_performance",
                "tag_productivity",
                "tag_searching",
                "tag_security",
                "tag_support_agent",
                "tag_testing",
                "tag_video",
                "tag_web_automation",
                "tag_workflow",
            ]
            | str
        ]
        | None
    ) = None


@define(kw_only=True)
class IntegrationConfigurationSummary:
    """`[]` of `IntegrationConfigurationList`."""

    completed_at: float | None = None
    """Time of completion, in milliseconds since the epoch."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    customer_delete_requested_at: float | Unset | None = UNSET
    delete_requested_at: float | Unset | None = UNSET
    deleted_at: float | Unset | None = UNSET
    """Time of deletion, in milliseconds since the epoch."""
    disabled_at: float | None = None
    """Time when it was turned off, in milliseconds since the epoch."""
    disabled_reason: ConfigurationDisabledReason | str | None = None
    external_id: str | None = None
    id: str | None = None
    installation_type: Literal["marketplace", "external"] | str | None = None
    integration_id: str | None = None
    """ID of the integration (prefix `oac_`)."""
    owner_id: str | None = None
    projects: list[str] | None = None
    scopes: list[str] | None = None
    slug: str | None = None
    source: InstallationSource | str | None = None
    status: ResourceStatus | str | None = None
    team_id: str | Unset | None = UNSET
    """ID of the team (prefix `team_`)."""
    type: Literal["integration-configuration"] | str | None = None
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    user_id: str | None = None
    integration: IntegrationConfigurationSummaryIntegration | None = None


IntegrationConfigurationList: TypeAlias = list[IntegrationConfigurationSummary]
"""The result of `integrations.getConfigurations`."""
