"""The result of `integrations.getConfigurations`.

Generated from `manifest/schemas/GetConfigurationsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.get_configuration_response_body3 import GetConfigurationResponseBody3
from hosting_sdk.models.get_configuration_response_body_disabled_reason import (
    GetConfigurationResponseBodyDisabledReason,
)
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.query_param_source import QueryParamSource


@define(kw_only=True)
class GetConfigurationsResponseBodyItemIntegration:
    """`[].integration` of `GetConfigurationsResponseBody`."""

    assigned_beta_label_at: float | None = None
    flags: list[str] | None = None
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
class GetConfigurationsResponseBodyItem:
    """`[]` of `GetConfigurationsResponseBody`."""

    completed_at: float | None = None
    created_at: float
    customer_delete_requested_at: float | Unset | None = UNSET
    delete_requested_at: float | Unset | None = UNSET
    deleted_at: float | Unset | None = UNSET
    disabled_at: float | None = None
    disabled_reason: GetConfigurationResponseBodyDisabledReason | None = None
    external_id: str | None = None
    id: str
    installation_type: Literal["marketplace", "external"] | str | None = None
    integration: GetConfigurationsResponseBodyItemIntegration
    integration_id: str
    owner_id: str
    projects: list[str] | None = None
    scopes: list[str]
    slug: str
    source: QueryParamSource | None = None
    status: ImportResourceStatus | None = None
    team_id: str | Unset | None = UNSET
    type: Literal["integration-configuration"] | str
    updated_at: float
    user_id: str


GetConfigurationsResponseBody: TypeAlias = (
    list[GetConfigurationResponseBody3] | list[GetConfigurationsResponseBodyItem]
)
"""The result of `integrations.getConfigurations`."""
