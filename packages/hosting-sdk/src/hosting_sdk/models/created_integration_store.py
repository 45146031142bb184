"""The result of `integrations.createIntegrationStoreDirect`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.billing_plan import BillingPlan
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.integration_protocol import IntegrationProtocol
from hosting_sdk.models.metadata_schema import MetadataSchema
from hosting_sdk.models.protocol_settings import ProtocolSettings
from hosting_sdk.models.resource_metadata_value import ResourceMetadataValue
from hosting_sdk.models.resource_notification import ResourceNotification
from hosting_sdk.models.resource_status import ResourceStatus
from hosting_sdk.models.secret_rotation import SecretRotation
from hosting_sdk.models.storage_repl import StorageRepl


@define(kw_only=True)
class IntegrationStoreCapabilities:
    """`store.capabilities` of `CreatedIntegrationStore`."""

    billable: bool | None = None
    mcp: bool | None = None
    mcp_readonly: bool | None = None
    projects: bool | None = None
    secret_rotation: SecretRotation | None = None
    secrets_sync: bool | None = None
    sso: bool | None = None
    transferable: bool | None = None
    v0: bool | None = None


@define(kw_only=True)
class IntegrationStoreProductCapabilities:
    """`store.product.capabilities` of `CreatedIntegrationStore`."""

    billable: bool | None = None
    connected_import_resource: bool | None = None
    database_ui: bool | None = field(default=None, metadata={"wire": "databaseUI"})
    import_resource: bool | None = None
    linking: bool | None = None
    mcp: bool | None = None
    mcp_readonly: bool | None = None
    native_import_resource: bool | None = None
    projects: bool | None = None
    sandbox: bool | None = None
    secret_rotation: SecretRotation | None = None
    secrets_sync: bool | None = None
    sso: bool | None = None
    transferable: bool | None = None
    v0: bool | None = None
    v0_flavors: bool | None = None


@define(kw_only=True)
class IntegrationStoreProductGuideStepAction:
    """`store.product.guides[].steps[].actions[]` of `CreatedIntegrationStore`."""

    type: Literal["connect_to_project", "configure_project_connections", "add_drain"] | str


@define(kw_only=True)
class IntegrationStoreProductGuideStep:
    """`store.product.guides[].steps[]` of `CreatedIntegrationStore`."""

    actions: list[IntegrationStoreProductGuideStepAction] | None = None
    content: str
    title: str


@define(kw_only=True)
class IntegrationStoreProductGuide:
    """`store.product.guides[]` of `CreatedIntegrationStore`."""

    framework: str
    """Framework of the project, such as `nextjs`; null if none is set."""
    steps: list[IntegrationStoreProductGuideStep]
    title: str


@define(kw_only=True)
class IntegrationStoreProductIntegration:
    """`store.product.integration` of `CreatedIntegrationStore`."""

    flags: list[str] | None = None
    """Feature flags that the deployment defines."""
    icon: str
    id: str
    name: str
    slug: str
    supports_installation_billing_plans: bool | None = None


@define(kw_only=True)
class IntegrationStoreProductResourceLink:
    """`store.product.resourceLinks[]` of `CreatedIntegrationStore`."""

    href: str
    title: str


@define(kw_only=True)
class IntegrationStoreProduct:
    """`store.product` of `CreatedIntegrationStore`."""

    agent_skill_url: str | None = None
    capabilities: IntegrationStoreProductCapabilities | None = None
    disable_resource_renaming: bool | None = None
    guides: list[IntegrationStoreProductGuide] | None = None
    icon_url: str | None = None
    id: str | None = None
    integration: IntegrationStoreProductIntegration
    integration_configuration_id: str
    """ID of the installed integration (prefix `icfg_`)."""
    log_drain_status: Literal["disabled", "enabled"] | str | None = None
    metadata_schema: MetadataSchema | None = None
    name: str | None = None
    primary_protocol: IntegrationProtocol | str | None = None
    project_connection_scopes: (
        list[
            Literal[
                "read:deployment",
                "read:domain",
                "read:project",
                "read-write:deployment",
                "read-write:deployment-check",
                "read-write:domain",
                "read-write:global-project-env-vars",
                "read-write:integration-deployment-action",
                "read-write:log-drain",
                "read-write:drains",
                "read-write:project-env-vars",
                "read-write:project-protection-bypass",
            ]
            | str
        ]
        | None
    ) = None
    repl: StorageRepl | None = None
    resource_links: list[IntegrationStoreProductResourceLink] | None = None
    resource_title: str | None = None
    short_description: str | None = None
    show_sso_link_on_project_connection: bool | None = field(
        default=None, metadata={"wire": "showSSOLinkOnProjectConnection"}
    )
    slug: str | None = None
    supported_protocols: list[IntegrationProtocol | str]
    tags: (
        list[
            Literal[
                "edge-config",
                "redis",
                "postgres",
                "blob",
                "experimentation",
                "checks",
                "storage",
                "ai",
                "observability",
                "video",
                "authentication",
                "workflow",
                "logDrain",
                "traceDrain",
                "messaging",
                "other",
                "mysql",
                "kv",
                "vector",
                "libsql",
                "sqlite",
                "rds",
                "drains",
                "mcp",
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
                "tag_checks",
                "tag_storage",
                "tag_logDrain",
                "tag_traceDrain",
                "tag_other",
            ]
            | str
        ]
        | None
    ) = None


@define(kw_only=True)
class IntegrationStoreProjectFilterGit:
    """`store.projectFilter.git` of `CreatedIntegrationStore`."""

    owners: list[str] | None = None
    providers: list[Literal["github", "gitlab", "bitbucket"] | str] | Literal["*"] | str
    repos: list[str] | None = None


@define(kw_only=True)
class IntegrationStoreProjectFilter:
    """`store.projectFilter` of `CreatedIntegrationStore`."""

    git: IntegrationStoreProjectFilterGit | None = None


@define(kw_only=True)
class IntegrationStoreProjectDeploymentsAction:
    """`store.projectsMetadata[].deployments.actions[]` of `CreatedIntegrationStore`."""

    environments: list[EnvironmentTarget | str]
    slug: str


@define(kw_only=True)
class IntegrationStoreProjectDeployments:
    """`store.projectsMetadata[].deployments` of `CreatedIntegrationStore`."""

    actions: list[IntegrationStoreProjectDeploymentsAction]
    required: bool


@define(kw_only=True)
class IntegrationStoreProject:
    """`store.projectsMetadata[]` of `CreatedIntegrationStore`."""

    deployments: IntegrationStoreProjectDeployments | None = None
    env_var_prefix: str | None
    environment_variables: list[str]
    environments: list[EnvironmentTarget | str]
    framework: Framework | str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    id: str
    latest_deployment: str | None = None
    """ID of the newest deployment of the project (prefix `dpl_`)."""
    name: str
    project_id: str
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class IntegrationStoreSecret:
    """`store.secrets[]` of `CreatedIntegrationStore`."""

    framework_publishable: bool | None = None
    length: float
    name: str


@define(kw_only=True)
class IntegrationStore:
    """`store` of `CreatedIntegrationStore`."""

    billing_plan: BillingPlan | None = None
    capabilities: IntegrationStoreCapabilities | None = None
    direct_partner_console_url: str | None = None
    external_resource_id: str
    external_resource_status: ResourceStatus | str | Unset | None = UNSET
    metadata: dict[str, ResourceMetadataValue] | None = None
    notification: ResourceNotification | None = None
    ownership: Literal["owned", "linked", "sandbox"] | str | None = None
    parent_id: str | None = None
    product: IntegrationStoreProduct
    project_filter: IntegrationStoreProjectFilter | None = None
    projects_metadata: list[IntegrationStoreProject]
    protocol_settings: ProtocolSettings | None = None
    secret_rotation_completed_at: float | None = None
    secret_rotation_requested_at: float | None = None
    secret_rotation_requested_by: str | None = None
    secret_rotation_requested_reason: str | None = None
    secrets: list[IntegrationStoreSecret]
    status: (
        Literal[
            "available",
            "error",
            "suspended",
            "limits-exceeded-suspended",
            "limits-exceeded-suspended-store-count",
            "initializing",
            "onboarding",
            "uninstalled",
        ]
        | str
        | None
    )
    targets: list[EnvironmentTarget | str] | None = None
    total_connected_projects: float | None = None
    usage_quota_exceeded: bool


@define(kw_only=True)
class CreatedIntegrationStore:
    """The result of `integrations.createIntegrationStoreDirect`."""

    store: IntegrationStore | None
