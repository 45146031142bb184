"""The body of `teams.patchTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.nsnb_config import NsnbConfig, NsnbConfigDict
from hosting_sdk.models.password_protection_request import (
    PasswordProtectionRequest,
    PasswordProtectionRequestDict,
)
from hosting_sdk.models.project_jobs import ProjectJobs, ProjectJobsDict
from hosting_sdk.models.saml_role import SamlRole, SamlRoleDict
from hosting_sdk.models.sso_protection_request import SsoProtectionRequest, SsoProtectionRequestDict
from hosting_sdk.models.toggle import Toggle, ToggleDict
from hosting_sdk.models.toggle_request import ToggleRequest, ToggleRequestDict


@define(kw_only=True)
class PatchTeamRequestDefaultDeploymentProtection:
    """`defaultDeploymentProtection` of `PatchTeamRequest`.

    Attributes:
        password_protection: Protection of deployments by a password; null if it is off.
        sso_protection: Protection of deployments by a login to the platform; null if it is off.
    """

    password_protection: PasswordProtectionRequest | Unset | None = UNSET
    sso_protection: SsoProtectionRequest | Unset | None = UNSET


@define(kw_only=True)
class PatchTeamRequestDefaultExpirationSettings:
    """`defaultExpirationSettings` of `PatchTeamRequest`.

    Attributes:
        expiration: How long to keep deployments that are not of production, such as `1y` or
            `unlimited`.
        expiration_canceled: How long to keep canceled deployments, such as `1m`.
        expiration_errored: How long to keep failed deployments, such as `1m`.
        expiration_production: How long to keep production deployments, such as `1y`.
    """

    expiration: (
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    expiration_canceled: (
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    expiration_errored: (
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    expiration_production: (
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None


@define(kw_only=True)
class PatchTeamRequestResourceConfigBuildMachine:
    """`resourceConfig.buildMachine` of `PatchTeamRequest`.

    Attributes:
        default: Size of build machines unless a project says otherwise.
    """

    default: Literal["enhanced", "turbo", "standard", "elastic"] | None = None


@define(kw_only=True)
class PatchTeamRequestResourceConfig:
    """`resourceConfig` of `PatchTeamRequest`.

    Attributes:
        build_machine: Build machines of the team.
    """

    build_machine: PatchTeamRequestResourceConfigBuildMachine | None = None


@define(kw_only=True)
class PatchTeamRequestSaml:
    """`saml` of `PatchTeamRequest`.

    Attributes:
        enforced: Whether members have to use single sign-on.
        roles: Role or access group that each group of the directory gives, by the ID of the
            directory's group.
    """

    enforced: bool | None = None
    roles: dict[str, SamlRole] | None = None


@define(kw_only=True)
class PatchTeamRequest:
    """The body of `teams.patchTeam`.

    Attributes:
        avatar: Hash of an uploaded picture.
        default_deployment_protection: Deployment protection of new projects; null for none.
        default_expiration_settings: How long deployments of new projects are kept.
        default_project_jobs: Jobs that new projects of the team have.
        description: What the team is about, in a few words.
        email_domain: Domain of email addresses whose owners join the team when they sign up.
        enable_preview_feedback: Whether previews show the toolbar for comments.
        enable_production_feedback: Whether production shows the toolbar for comments.
        hide_ip_addresses: Whether monitoring hides IP addresses of visitors.
        hide_ip_addresses_in_log_drains: Whether log drains leave out IP addresses of visitors.
        name: Name of the team, at most 256 characters.
        nsnb_config: What happens with deployments whose author is no member of the team.
        preview_deployment_suffix: Domain whose subdomains previews get; must be a domain of the
            team. Null for the platform's own.
        regenerate_invite_code: Whether to replace the invite code by a new one.
        remote_caching: State of the remote cache for the team.
        resource_config: Machines and limits of builds and functions.
        saml: Settings of single sign-on by SAML and of directory sync.
        sensitive_environment_variable_policy: Whether new environment variables must be sensitive:
            `on`, `off` or `default`.
        slug: New name of the team in URLs.
        strict_deployment_protection_settings: Whether only owners may change deployment protection.
        strict_shareable_links: Whether only owners may make shareable links.
    """

    avatar: str | None = None
    default_deployment_protection: PatchTeamRequestDefaultDeploymentProtection | None = None
    default_expiration_settings: PatchTeamRequestDefaultExpirationSettings | None = None
    default_project_jobs: ProjectJobs | str | None = None
    description: str | None = None
    email_domain: str | Unset | None = UNSET
    enable_preview_feedback: str | None = None
    enable_production_feedback: str | None = None
    hide_ip_addresses: bool | None = None
    hide_ip_addresses_in_log_drains: bool | None = None
    name: str | None = None
    nsnb_config: NsnbConfig | str | None = None
    preview_deployment_suffix: str | Unset | None = UNSET
    regenerate_invite_code: bool | None = None
    remote_caching: Toggle | None = None
    resource_config: PatchTeamRequestResourceConfig | None = None
    saml: PatchTeamRequestSaml | None = None
    sensitive_environment_variable_policy: str | None = None
    slug: str | None = None
    strict_deployment_protection_settings: ToggleRequest | None = None
    strict_shareable_links: ToggleRequest | None = None


class PatchTeamRequestDefaultDeploymentProtectionDict(TypedDict):
    """`PatchTeamRequestDefaultDeploymentProtection` as a dict in wire names."""

    passwordProtection: NotRequired[
        PasswordProtectionRequest | PasswordProtectionRequestDict | None
    ]
    ssoProtection: NotRequired[SsoProtectionRequest | SsoProtectionRequestDict | None]


class PatchTeamRequestDefaultExpirationSettingsDict(TypedDict):
    """`PatchTeamRequestDefaultExpirationSettings` as a dict in wire names."""

    expiration: NotRequired[
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    expirationCanceled: NotRequired[
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    expirationErrored: NotRequired[
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    expirationProduction: NotRequired[
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]


class PatchTeamRequestResourceConfigBuildMachineDict(TypedDict):
    """`PatchTeamRequestResourceConfigBuildMachine` as a dict in wire names."""

    default: NotRequired[Literal["enhanced", "turbo", "standard", "elastic"]]


class PatchTeamRequestResourceConfigDict(TypedDict):
    """`PatchTeamRequestResourceConfig` as a dict in wire names."""

    buildMachine: NotRequired[
        PatchTeamRequestResourceConfigBuildMachine | PatchTeamRequestResourceConfigBuildMachineDict
    ]


class PatchTeamRequestSamlDict(TypedDict):
    """`PatchTeamRequestSaml` as a dict in wire names."""

    enforced: NotRequired[bool]
    roles: NotRequired[Mapping[str, SamlRole | SamlRoleDict]]


class PatchTeamRequestDict(TypedDict):
    """`PatchTeamRequest` as a dict in wire names."""

    avatar: NotRequired[str]
    defaultDeploymentProtection: NotRequired[
        PatchTeamRequestDefaultDeploymentProtection
        | PatchTeamRequestDefaultDeploymentProtectionDict
    ]
    defaultExpirationSettings: NotRequired[
        PatchTeamRequestDefaultExpirationSettings | PatchTeamRequestDefaultExpirationSettingsDict
    ]
    defaultProjectJobs: NotRequired[ProjectJobs | ProjectJobsDict | str]
    description: NotRequired[str]
    emailDomain: NotRequired[str | None]
    enablePreviewFeedback: NotRequired[str]
    enableProductionFeedback: NotRequired[str]
    hideIpAddresses: NotRequired[bool]
    hideIpAddressesInLogDrains: NotRequired[bool]
    name: NotRequired[str]
    nsnbConfig: NotRequired[NsnbConfig | NsnbConfigDict | str]
    previewDeploymentSuffix: NotRequired[str | None]
    regenerateInviteCode: NotRequired[bool]
    remoteCaching: NotRequired[Toggle | ToggleDict]
    resourceConfig: NotRequired[PatchTeamRequestResourceConfig | PatchTeamRequestResourceConfigDict]
    saml: NotRequired[PatchTeamRequestSaml | PatchTeamRequestSamlDict]
    sensitiveEnvironmentVariablePolicy: NotRequired[str]
    slug: NotRequired[str]
    strictDeploymentProtectionSettings: NotRequired[ToggleRequest | ToggleRequestDict]
    strictShareableLinks: NotRequired[ToggleRequest | ToggleRequestDict]
