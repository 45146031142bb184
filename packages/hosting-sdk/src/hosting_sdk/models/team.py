"""The result of `teams.getTeam` and 1 more.

Generated from `manifest/schemas/Team.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.connect import Connect
from hosting_sdk.models.connection import Connection
from hosting_sdk.models.deployment_expiration import DeploymentExpiration
from hosting_sdk.models.directory import Directory
from hosting_sdk.models.enabled import Enabled
from hosting_sdk.models.ip_buckets import IpBuckets
from hosting_sdk.models.jobs import Jobs
from hosting_sdk.models.membership import Membership
from hosting_sdk.models.nsnb_config import NsnbConfig
from hosting_sdk.models.role import Role
from hosting_sdk.models.roles import Roles
from hosting_sdk.models.strict_shareable_links import StrictShareableLinks
from hosting_sdk.models.team_permissions import TeamPermissions


@define(kw_only=True)
class TeamDefaultDeploymentProtectionPasswordProtection:
    """`defaultDeploymentProtection.passwordProtection` of `Team`."""

    deployment_type: str


@define(kw_only=True)
class TeamDefaultDeploymentProtectionSsoProtection:
    """`defaultDeploymentProtection.ssoProtection` of `Team`."""

    deployment_type: str


@define(kw_only=True)
class TeamDefaultDeploymentProtection:
    """`defaultDeploymentProtection` of `Team`."""

    password_protection: TeamDefaultDeploymentProtectionPasswordProtection | Unset | None = UNSET
    sso_protection: TeamDefaultDeploymentProtectionSsoProtection | Unset | None = UNSET


@define(kw_only=True)
class TeamDefaultRoles:
    """`defaultRoles` of `Team`."""

    team_permissions: list[TeamPermissions] | None = None
    team_roles: list[Role] | None = None


@define(kw_only=True)
class TeamResourceConfigBuildEntitlements:
    """`resourceConfig.buildEntitlements` of `Team`."""

    enhanced_builds: bool | None = None


@define(kw_only=True)
class TeamResourceConfigBuildMachine:
    """`resourceConfig.buildMachine` of `Team`."""

    default: Literal["enhanced", "turbo", "standard", "elastic"] | str | None = None


@define(kw_only=True)
class TeamResourceConfig:
    """`resourceConfig` of `Team`."""

    blob_stores: float | None = None
    build_entitlements: TeamResourceConfigBuildEntitlements | None = None
    build_machine: TeamResourceConfigBuildMachine | None = None
    concurrent_builds: float | None = None
    edge_config_size: float | None = None
    edge_configs: float | None = None
    elastic_concurrency_enabled: bool | None = None
    kv_databases: float | None = None
    postgres_databases: float | None = None


@define(kw_only=True)
class TeamSaml:
    """`saml` of `Team`."""

    connection: Connection | None = None
    default_redirect_uri: Literal["vercel.com", "v0.dev", "v0.app"] | str | None = None
    directory: Directory | None = None
    enforced: bool
    roles: dict[str, Roles] | None = None


@define(kw_only=True)
class Team:
    """The result of `teams.getTeam` and 1 more."""

    avatar: str | None
    connect: Connect | None = None
    created_at: float
    creator_id: str
    default_deployment_protection: TeamDefaultDeploymentProtection | None = None
    default_expiration_settings: DeploymentExpiration | None = None
    default_project_jobs: Jobs | None = None
    default_roles: TeamDefaultRoles | None = None
    description: str | None
    disable_hard_auto_blocks: float | bool | None = None
    email_domain: str | Unset | None = UNSET
    enable_preview_feedback: Enabled | Unset | None = UNSET
    enable_production_feedback: Enabled | Unset | None = UNSET
    hide_ip_addresses: bool | Unset | None = UNSET
    hide_ip_addresses_in_log_drains: bool | Unset | None = UNSET
    id: str
    invite_code: str | None = None
    ip_buckets: list[IpBuckets] | None = None
    membership: Membership
    name: str | None
    nsnb_config: NsnbConfig | None = None
    platform: bool | None = None
    preview_deployment_suffix: str | Unset | None = UNSET
    remote_caching: Connect | None = None
    resource_config: TeamResourceConfig | None = None
    saml: TeamSaml | None = None
    sensitive_environment_variable_policy: Literal["default", "on", "off"] | str | Unset | None = (
        UNSET
    )
    slug: str
    staging_prefix: str
    strict_deployment_protection_settings: StrictShareableLinks | None = None
    strict_shareable_links: StrictShareableLinks | None = None
    updated_at: float
    additional_properties: dict[str, Any] = field(factory=dict, metadata={"extra": True})
