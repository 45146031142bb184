"""The result of `integrations.createIntegrationStoreDirect`.

Generated from `manifest/schemas/CreateIntegrationStoreDirectResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.get_integration_resource_metadata import GetIntegrationResourceMetadata
from hosting_sdk.models.import_resource_status import ImportResourceStatus
from hosting_sdk.models.metadata_schema import MetadataSchema
from hosting_sdk.models.new_target import NewTarget
from hosting_sdk.models.plans import Plans
from hosting_sdk.models.primary_protocol import PrimaryProtocol
from hosting_sdk.models.protocol_settings import ProtocolSettings
from hosting_sdk.models.repl import Repl
from hosting_sdk.models.response_body_notification import ResponseBodyNotification
from hosting_sdk.models.secret_rotation import SecretRotation


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreCapabilities:
    """`store.capabilities` of `CreateIntegrationStoreDirectResponseBody`."""

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
class CreateIntegrationStoreDirectResponseBodyStoreProductCapabilities:
    """`store.product.capabilities` of `CreateIntegrationStoreDirectResponseBody`."""

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
class CreateIntegrationStoreDirectResponseBodyStoreProductGuidesStepsActions:
    """`store.product.guides[].steps[].actions[]` of `CreateIntegrationStoreDirectResponseBody`."""

    type: Literal["connect_to_project", "configure_project_connections", "add_drain"] | str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProductGuidesSteps:
    """`store.product.guides[].steps[]` of `CreateIntegrationStoreDirectResponseBody`."""

    actions: list[CreateIntegrationStoreDirectResponseBodyStoreProductGuidesStepsActions] | None = (
        None
    )
    content: str
    title: str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProductGuides:
    """`store.product.guides[]` of `CreateIntegrationStoreDirectResponseBody`."""

    framework: str
    steps: list[CreateIntegrationStoreDirectResponseBodyStoreProductGuidesSteps]
    title: str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProductIntegration:
    """`store.product.integration` of `CreateIntegrationStoreDirectResponseBody`."""

    flags: list[str] | None = None
    icon: str
    id: str
    name: str
    slug: str
    supports_installation_billing_plans: bool | None = None


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProductResourceLinks:
    """`store.product.resourceLinks[]` of `CreateIntegrationStoreDirectResponseBody`."""

    href: str
    title: str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProduct:
    """`store.product` of `CreateIntegrationStoreDirectResponseBody`."""

    agent_skill_url: str | None = None
    capabilities: CreateIntegrationStoreDirectResponseBodyStoreProductCapabilities | None = None
    disable_resource_renaming: bool | None = None
    guides: list[CreateIntegrationStoreDirectResponseBodyStoreProductGuides] | None = None
    icon_url: str | None = None
    id: str | None = None
    integration: CreateIntegrationStoreDirectResponseBodyStoreProductIntegration
    integration_configuration_id: str
    log_drain_status: Literal["disabled", "enabled"] | str | None = None
    metadata_schema: MetadataSchema | None = None
    name: str | None = None
    primary_protocol: PrimaryProtocol | None = None
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
    repl: Repl | None = None
    resource_links: (
        list[CreateIntegrationStoreDirectResponseBodyStoreProductResourceLinks] | None
    ) = None
    resource_title: str | None = None
    short_description: str | None = None
    show_sso_link_on_project_connection: bool | None = field(
        default=None, metadata={"wire": "showSSOLinkOnProjectConnection"}
    )
    slug: str | None = None
    supported_protocols: list[PrimaryProtocol]
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
class CreateIntegrationStoreDirectResponseBodyStoreProjectFilterGit:
    """`store.projectFilter.git` of `CreateIntegrationStoreDirectResponseBody`."""

    owners: list[str] | None = None
    providers: list[Literal["github", "gitlab", "bitbucket"] | str] | Literal["*"] | str
    repos: list[str] | None = None


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProjectFilter:
    """`store.projectFilter` of `CreateIntegrationStoreDirectResponseBody`."""

    git: CreateIntegrationStoreDirectResponseBodyStoreProjectFilterGit | None = None


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProjectsMetadataDeploymentsActions:
    """`store.projectsMetadata[].deployments.actions[]` of `CreateIntegrationStoreDirectResponseBody`."""

    environments: list[NewTarget]
    slug: str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProjectsMetadataDeployments:
    """`store.projectsMetadata[].deployments` of `CreateIntegrationStoreDirectResponseBody`."""

    actions: list[CreateIntegrationStoreDirectResponseBodyStoreProjectsMetadataDeploymentsActions]
    required: bool


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreProjectsMetadata:
    """`store.projectsMetadata[]` of `CreateIntegrationStoreDirectResponseBody`."""

    deployments: CreateIntegrationStoreDirectResponseBodyStoreProjectsMetadataDeployments | None = (
        None
    )
    env_var_prefix: str | None
    environment_variables: list[str]
    environments: list[NewTarget]
    framework: Framework | Unset | None = UNSET
    id: str
    latest_deployment: str | None = None
    name: str
    project_id: str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStoreSecrets:
    """`store.secrets[]` of `CreateIntegrationStoreDirectResponseBody`."""

    framework_publishable: bool | None = None
    length: float
    name: str


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBodyStore:
    """`store` of `CreateIntegrationStoreDirectResponseBody`."""

    billing_plan: Plans | None = None
    capabilities: CreateIntegrationStoreDirectResponseBodyStoreCapabilities | None = None
    direct_partner_console_url: str | None = None
    external_resource_id: str
    external_resource_status: ImportResourceStatus | Unset | None = UNSET
    metadata: dict[str, GetIntegrationResourceMetadata] | None = None
    notification: ResponseBodyNotification | None = None
    ownership: Literal["owned", "linked", "sandbox"] | str | None = None
    parent_id: str | None = None
    product: CreateIntegrationStoreDirectResponseBodyStoreProduct
    project_filter: CreateIntegrationStoreDirectResponseBodyStoreProjectFilter | None = None
    projects_metadata: list[CreateIntegrationStoreDirectResponseBodyStoreProjectsMetadata]
    protocol_settings: ProtocolSettings | None = None
    secret_rotation_completed_at: float | None = None
    secret_rotation_requested_at: float | None = None
    secret_rotation_requested_by: str | None = None
    secret_rotation_requested_reason: str | None = None
    secrets: list[CreateIntegrationStoreDirectResponseBodyStoreSecrets]
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
    targets: list[NewTarget] | None = None
    total_connected_projects: float | None = None
    usage_quota_exceeded: bool


@define(kw_only=True)
class CreateIntegrationStoreDirectResponseBody:
    """The result of `integrations.createIntegrationStoreDirect`."""

    store: CreateIntegrationStoreDirectResponseBodyStore | None
