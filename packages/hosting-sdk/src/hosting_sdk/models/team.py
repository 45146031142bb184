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
    """`defaultDeploymentProtection.passwordProtection` of `Team`.

    Attributes:
        deployment_type: Deployments that are protected, such as `preview` or `all`.
    """

    deployment_type: str


@define(kw_only=True)
class TeamDefaultDeploymentProtectionSsoProtection:
    """`defaultDeploymentProtection.ssoProtection` of `Team`.

    Attributes:
        deployment_type: Deployments that are protected, such as `preview` or `all`.
    """

    deployment_type: str


@define(kw_only=True)
class TeamDefaultDeploymentProtection:
    """`defaultDeploymentProtection` of `Team`.

    Attributes:
        password_protection: Protection of deployments by a password; null if it is off.
        sso_protection: Protection of deployments by a login to the platform; null if it is off.
    """

    password_protection: TeamDefaultDeploymentProtectionPasswordProtection | Unset | None = UNSET
    sso_protection: TeamDefaultDeploymentProtectionSsoProtection | Unset | None = UNSET


@define(kw_only=True)
class TeamDefaultRoles:
    """`defaultRoles` of `Team`.

    Attributes:
        team_permissions: Extra permissions in the team, such as `CreateProject`.
        team_roles: Roles in the team, such as `DEVELOPER`.
    """

    team_permissions: list[TeamPermission] | None = None
    team_roles: list[TeamRole] | None = None


@define(kw_only=True)
class TeamResourceConfigBuildEntitlements:
    """`resourceConfig.buildEntitlements` of `Team`."""

    enhanced_builds: bool | None = None


@define(kw_only=True)
class TeamResourceConfigBuildMachine:
    """`resourceConfig.buildMachine` of `Team`.

    Attributes:
        default: Size of build machines unless a project says otherwise.
    """

    default: Literal["enhanced", "turbo", "standard", "elastic"] | str | None = None


@define(kw_only=True)
class TeamResourceConfig:
    """`resourceConfig` of `Team`.

    Attributes:
        blob_stores: Most blob stores.
        build_entitlements: Features of builds that the team may use.
        build_machine: Build machines of the team.
        concurrent_builds: Most builds at the same time.
        edge_config_size: Most kilobytes in one Edge Config, if the limit is not the usual one.
        edge_configs: Most Edge Configs.
        elastic_concurrency_enabled: Whether builds start at once in place of waiting for others,
            for a charge.
        kv_databases: Most key-value databases.
        postgres_databases: Most PostgreSQL databases.
    """

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
    """`saml` of `Team`.

    Attributes:
        connection: Connection to the identity provider.
        default_redirect_uri: Site that users reach after they logged in.
        directory: Connection to the directory.
        enforced: Whether members have to use single sign-on.
        roles: Role or access group that each group of the directory gives, by the ID of the
            directory's group.
    """

    connection: SamlConnection | None = None
    default_redirect_uri: Literal["vercel.com", "v0.dev", "v0.app"] | str | None = None
    directory: DirectorySync | None = None
    enforced: bool
    roles: dict[str, SamlRole] | None = None


@define(kw_only=True)
class Team:
    """The result of `teams.getTeam` and 1 more.

    Attributes:
        avatar: Hash of the picture of the user or team.
        created_at: Time of creation, in milliseconds since the epoch.
        creator_id: ID of the user who created the team.
        default_deployment_protection: Deployment protection of new projects; null for none.
        default_expiration_settings: How long deployments of new projects are kept.
        default_project_jobs: Jobs that new projects of the team have.
        default_roles: Roles that new members get.
        description: What the team is about, in a few words.
        email_domain: Domain of email addresses whose owners join the team when they sign up.
        enable_preview_feedback: Whether previews show the toolbar for comments.
        enable_production_feedback: Whether production shows the toolbar for comments.
        hide_ip_addresses: Whether monitoring hides IP addresses of visitors.
        hide_ip_addresses_in_log_drains: Whether log drains leave out IP addresses of visitors.
        id: ID of the team (prefix `team_`).
        invite_code: Code to join the team with; only owners see it.
        membership: Membership of the token's user in the team.
        name: Name of the team; null if none was given.
        nsnb_config: What happens with deployments whose author is no member of the team.
        platform: Other platform that caused the deployment, if one did.
        preview_deployment_suffix: Domain whose subdomains previews get; must be a domain of the
            team. Null for the platform's own.
        remote_caching: State of the remote cache for the team.
        resource_config: Machines and limits of builds and functions.
        saml: State of single sign-on by SAML and of directory sync.
        sensitive_environment_variable_policy: Whether new environment variables must be sensitive:
            `on`, `off` or `default`.
        slug: Name of the team in URLs.
        staging_prefix: Text that the automatic domain names of deployments begin with.
        strict_deployment_protection_settings: Whether only owners may change deployment protection.
        strict_shareable_links: Whether only owners may make shareable links.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    avatar: str | None
    connect: Toggle | None = None
    created_at: float
    creator_id: str
    default_deployment_protection: TeamDefaultDeploymentProtection | None = None
    default_expiration_settings: DeploymentExpiration | None = None
    default_project_jobs: ProjectJobs | None = None
    default_roles: TeamDefaultRoles | None = None
    description: str | None
    disable_hard_auto_blocks: float | bool | None = None
    email_domain: str | Unset | None = UNSET
    enable_preview_feedback: ToolbarSetting | Unset | None = UNSET
    enable_production_feedback: ToolbarSetting | Unset | None = UNSET
    hide_ip_addresses: bool | Unset | None = UNSET
    hide_ip_addresses_in_log_drains: bool | Unset | None = UNSET
    id: str
    invite_code: str | None = None
    ip_buckets: list[IpBucket] | None = None
    membership: TeamMembership
    name: str | None
    nsnb_config: NsnbConfig | None = None
    platform: bool | None = None
    preview_deployment_suffix: str | Unset | None = UNSET
    remote_caching: Toggle | None = None
    resource_config: TeamResourceConfig | None = None
    saml: TeamSaml | None = None
    sensitive_environment_variable_policy: Literal["default", "on", "off"] | str | Unset | None = (
        UNSET
    )
    slug: str
    staging_prefix: str
    strict_deployment_protection_settings: TimedToggle | None = None
    strict_shareable_links: TimedToggle | None = None
    updated_at: float
    additional_properties: dict[str, Any] = field(factory=dict, metadata={"extra": True})
