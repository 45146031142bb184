"""The result of `teams.getTeam` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.deployment_expiration import DeploymentExpiration
from hosting_sdk.models.directory_sync import DirectorySync
from hosting_sdk.models.ip_bucket import IpBucket
from hosting_sdk.models.nsnb_config import NsnbConfig
from hosting_sdk.models.project_jobs import ProjectJobs
from hosting_sdk.models.saml_connection import SamlConnection
from hosting_sdk.models.saml_role import SamlRole
from hosting_sdk.models.team_membership import TeamMembership
from hosting_sdk.models.team_permission import TeamPermission
from hosting_sdk.models.team_role import TeamRole
from hosting_sdk.models.timed_toggle import TimedToggle
from hosting_sdk.models.toggle import Toggle
from hosting_sdk.models.toolbar_setting import ToolbarSetting


@define(kw_only=True)
class TeamDefaultDeploymentProtectionPasswordProtection:
    """`defaultDeploymentProtection.passwordProtection` of `Team`."""

    deployment_type: str
    """Deployments that are protected, such as `preview` or `all`."""


@define(kw_only=True)
class TeamDefaultDeploymentProtectionSsoProtection:
    """`defaultDeploymentProtection.ssoProtection` of `Team`."""

    deployment_type: str
    """Deployments that are protected, such as `preview` or `all`."""


@define(kw_only=True)
class TeamDefaultDeploymentProtection:
    """`defaultDeploymentProtection` of `Team`."""

    password_protection: TeamDefaultDeploymentProtectionPasswordProtection | Unset | None = UNSET
    """Protection of deployments by a password; null if it is off."""
    sso_protection: TeamDefaultDeploymentProtectionSsoProtection | Unset | None = UNSET
    """Protection of deployments by a login to the platform; null if it is off."""


@define(kw_only=True)
class TeamDefaultRoles:
    """`defaultRoles` of `Team`."""

    team_permissions: list[TeamPermission | str] | None = None
    """Extra permissions in the team, such as `CreateProject`."""
    team_roles: list[TeamRole | str] | None = None
    """Roles in the team, such as `DEVELOPER`."""


@define(kw_only=True)
class TeamResourceConfigBuildEntitlements:
    """`resourceConfig.buildEntitlements` of `Team`."""

    enhanced_builds: bool | None = None


@define(kw_only=True)
class TeamResourceConfigBuildMachine:
    """`resourceConfig.buildMachine` of `Team`."""

    default: Literal["enhanced", "turbo", "standard", "elastic"] | str | None = None
    """Size of build machines unless a project says otherwise."""


@define(kw_only=True)
class TeamResourceConfig:
    """`resourceConfig` of `Team`."""

    blob_stores: float | None = None
    """Most blob stores."""
    build_entitlements: TeamResourceConfigBuildEntitlements | None = None
    """Features of builds that the team may use."""
    build_machine: TeamResourceConfigBuildMachine | None = None
    """Build machines of the team."""
    concurrent_builds: float | None = None
    """Most builds at the same time."""
    edge_config_size: float | None = None
    """Most kilobytes in one Edge Config, if the limit is not the usual one."""
    edge_configs: float | None = None
    """Most Edge Configs."""
    elastic_concurrency_enabled: bool | None = None
    """Whether builds start at once in place of waiting for others, for a charge."""
    kv_databases: float | None = None
    """Most key-value databases."""
    postgres_databases: float | None = None
    """Most PostgreSQL databases."""


@define(kw_only=True)
class TeamSaml:
    """`saml` of `Team`."""

    connection: SamlConnection | None = None
    """Connection to the identity provider."""
    default_redirect_uri: Literal["vercel.com", "v0.dev", "v0.app"] | str | None = None
    """Site that users reach after they logged in."""
    directory: DirectorySync | None = None
    """Connection to the directory."""
    enforced: bool
    """Whether members have to use single sign-on."""
    roles: dict[str, SamlRole | str] | None = None
    """Role or access group that each group of the directory gives, by the ID of the directory's
    group."""


@define(kw_only=True)
class Team:
    """The result of `teams.getTeam` and 1 more."""

    avatar: str | None
    """Hash of the picture of the user or team."""
    connect: Toggle | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    creator_id: str
    """ID of the user who created the team."""
    default_deployment_protection: TeamDefaultDeploymentProtection | None = None
    """Deployment protection of new projects; null for none."""
    default_expiration_settings: DeploymentExpiration | None = None
    """Retention of deployments of new projects."""
    default_project_jobs: ProjectJobs | None = None
    """Jobs that new projects of the team have."""
    default_roles: TeamDefaultRoles | None = None
    """Roles that new members get."""
    description: str | None
    """Description of the team, in a few words."""
    disable_hard_auto_blocks: float | bool | None = None
    email_domain: str | Unset | None = UNSET
    """Domain of email addresses whose owners join the team when they sign up."""
    enable_preview_feedback: ToolbarSetting | str | Unset | None = UNSET
    """Whether previews of new projects show the toolbar for comments."""
    enable_production_feedback: ToolbarSetting | str | Unset | None = UNSET
    """Whether production of new projects shows the toolbar for comments."""
    hide_ip_addresses: bool | Unset | None = UNSET
    """Whether monitoring hides IP addresses of visitors."""
    hide_ip_addresses_in_log_drains: bool | Unset | None = UNSET
    """Whether log drains leave out IP addresses of visitors."""
    id: str
    """ID of the team (prefix `team_`)."""
    invite_code: str | None = None
    """Code to join the team with; only owners see it."""
    ip_buckets: list[IpBucket] | None = None
    membership: TeamMembership
    """Membership of the token's user in the team."""
    name: str | None
    """Name of the team; null if none was given."""
    nsnb_config: NsnbConfig | None = None
    """Treatment of deployments whose author is no member of the team."""
    platform: bool | None = None
    preview_deployment_suffix: str | Unset | None = UNSET
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    remote_caching: Toggle | None = None
    """State of the remote cache for the team."""
    resource_config: TeamResourceConfig | None = None
    """Machines and limits of builds and functions."""
    saml: TeamSaml | None = None
    """State of single sign-on by SAML and of directory sync."""
    sensitive_environment_variable_policy: Literal["default", "on", "off"] | str | Unset | None = (
        UNSET
    )
    """Whether new environment variables must be sensitive: `on`, `off` or `default`."""
    slug: str
    """Name of the team in URLs."""
    staging_prefix: str
    """Text that the automatic domain names of deployments begin with."""
    strict_deployment_protection_settings: TimedToggle | None = None
    """Whether only owners may change deployment protection."""
    strict_shareable_links: TimedToggle | None = None
    """Whether only owners may make shareable links."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    additional_properties: dict[str, Any] = field(factory=dict, metadata={"extra": True})
    """Properties that are not declared, by their wire names."""
