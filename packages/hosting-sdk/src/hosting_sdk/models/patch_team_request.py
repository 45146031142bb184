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
    """`defaultDeploymentProtection` of `PatchTeamRequest`."""

    password_protection: PasswordProtectionRequest | Unset | None = UNSET
    """Protection of deployments by a password; null if it is off."""
    sso_protection: SsoProtectionRequest | Unset | None = UNSET
    """Protection of deployments by a login to the platform; null if it is off."""


@define(kw_only=True)
class PatchTeamRequestDefaultExpirationSettings:
    """`defaultExpirationSettings` of `PatchTeamRequest`."""

    expiration: (
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    """Retention of deployments that are not of production, such as `1y` or `unlimited`."""
    expiration_canceled: (
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    """Retention of canceled deployments, such as `1m`."""
    expiration_errored: (
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    """Retention of failed deployments, such as `1m`."""
    expiration_production: (
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"] | None
    ) = None
    """Retention of production deployments, such as `1y`."""


@define(kw_only=True)
class PatchTeamRequestResourceConfigBuildMachine:
    """`resourceConfig.buildMachine` of `PatchTeamRequest`."""

    default: Literal["enhanced", "turbo", "standard", "elastic"] | None = None
    """Size of build machines unless a project says otherwise."""


@define(kw_only=True)
class PatchTeamRequestResourceConfig:
    """`resourceConfig` of `PatchTeamRequest`."""

    build_machine: PatchTeamRequestResourceConfigBuildMachine | None = None
    """Build machines of the team."""


@define(kw_only=True)
class PatchTeamRequestSaml:
    """`saml` of `PatchTeamRequest`."""

    enforced: bool | None = None
    """Whether members have to use single sign-on."""
    roles: dict[str, SamlRole] | None = None
    """Role or access group that each group of the directory gives, by the ID of the directory's
    group."""


@define(kw_only=True)
class PatchTeamRequest:
    """The body of `teams.patchTeam`."""

    avatar: str | None = None
    """Hash of an uploaded picture."""
    default_deployment_protection: PatchTeamRequestDefaultDeploymentProtection | None = None
    """Deployment protection of new projects; null for none."""
    default_expiration_settings: PatchTeamRequestDefaultExpirationSettings | None = None
    """Retention of deployments of new projects."""
    default_project_jobs: ProjectJobs | str | None = None
    """Jobs that new projects of the team have."""
    description: str | None = None
    """Description of the team, in a few words."""
    email_domain: str | Unset | None = UNSET
    """Domain of email addresses whose owners join the team when they sign up."""
    enable_preview_feedback: str | None = None
    """Whether previews of new projects show the toolbar for comments."""
    enable_production_feedback: str | None = None
    """Whether production of new projects shows the toolbar for comments."""
    hide_ip_addresses: bool | None = None
    """Whether monitoring hides IP addresses of visitors."""
    hide_ip_addresses_in_log_drains: bool | None = None
    """Whether log drains leave out IP addresses of visitors."""
    name: str | None = None
    """Name of the team, at most 256 characters."""
    nsnb_config: NsnbConfig | str | None = None
    """Treatment of deployments whose author is no member of the team."""
    preview_deployment_suffix: str | Unset | None = UNSET
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    regenerate_invite_code: bool | None = None
    """Whether to replace the invite code by a new one."""
    remote_caching: Toggle | None = None
    """State of the remote cache for the team."""
    resource_config: PatchTeamRequestResourceConfig | None = None
    """Machines and limits of builds and functions."""
    saml: PatchTeamRequestSaml | None = None
    """Settings of single sign-on by SAML and of directory sync."""
    sensitive_environment_variable_policy: str | None = None
    """Whether new environment variables must be sensitive: `on`, `off` or `default`."""
    slug: str | None = None
    """New name of the team in URLs."""
    strict_deployment_protection_settings: ToggleRequest | None = None
    """Whether only owners may change deployment protection."""
    strict_shareable_links: ToggleRequest | None = None
    """Whether only owners may make shareable links."""


class PatchTeamRequestDefaultDeploymentProtectionDict(TypedDict):
    """`PatchTeamRequestDefaultDeploymentProtection` as a dict in wire names."""

    passwordProtection: NotRequired[
        PasswordProtectionRequest | PasswordProtectionRequestDict | None
    ]
    """Protection of deployments by a password; null if it is off."""
    ssoProtection: NotRequired[SsoProtectionRequest | SsoProtectionRequestDict | None]
    """Protection of deployments by a login to the platform; null if it is off."""


class PatchTeamRequestDefaultExpirationSettingsDict(TypedDict):
    """`PatchTeamRequestDefaultExpirationSettings` as a dict in wire names."""

    expiration: NotRequired[
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    """Retention of deployments that are not of production, such as `1y` or `unlimited`."""
    expirationCanceled: NotRequired[
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    """Retention of canceled deployments, such as `1m`."""
    expirationErrored: NotRequired[
        Literal["1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    """Retention of failed deployments, such as `1m`."""
    expirationProduction: NotRequired[
        Literal["3y", "2y", "1y", "6m", "3m", "2m", "1m", "2w", "1w", "1d", "unlimited"]
    ]
    """Retention of production deployments, such as `1y`."""


class PatchTeamRequestResourceConfigBuildMachineDict(TypedDict):
    """`PatchTeamRequestResourceConfigBuildMachine` as a dict in wire names."""

    default: NotRequired[Literal["enhanced", "turbo", "standard", "elastic"]]
    """Size of build machines unless a project says otherwise."""


class PatchTeamRequestResourceConfigDict(TypedDict):
    """`PatchTeamRequestResourceConfig` as a dict in wire names."""

    buildMachine: NotRequired[
        PatchTeamRequestResourceConfigBuildMachine | PatchTeamRequestResourceConfigBuildMachineDict
    ]
    """Build machines of the team."""


class PatchTeamRequestSamlDict(TypedDict):
    """`PatchTeamRequestSaml` as a dict in wire names."""

    enforced: NotRequired[bool]
    """Whether members have to use single sign-on."""
    roles: NotRequired[Mapping[str, SamlRole | SamlRoleDict]]
    """Role or access group that each group of the directory gives, by the ID of the directory's
    group."""


class PatchTeamRequestDict(TypedDict):
    """`PatchTeamRequest` as a dict in wire names."""

    avatar: NotRequired[str]
    """Hash of an uploaded picture."""
    defaultDeploymentProtection: NotRequired[
        PatchTeamRequestDefaultDeploymentProtection
        | PatchTeamRequestDefaultDeploymentProtectionDict
    ]
    """Deployment protection of new projects; null for none."""
    defaultExpirationSettings: NotRequired[
        PatchTeamRequestDefaultExpirationSettings | PatchTeamRequestDefaultExpirationSettingsDict
    ]
    """Retention of deployments of new projects."""
    defaultProjectJobs: NotRequired[ProjectJobs | ProjectJobsDict | str]
    """Jobs that new projects of the team have."""
    description: NotRequired[str]
    """Description of the team, in a few words."""
    emailDomain: NotRequired[str | None]
    """Domain of email addresses whose owners join the team when they sign up."""
    enablePreviewFeedback: NotRequired[str]
    """Whether previews of new projects show the toolbar for comments."""
    enableProductionFeedback: NotRequired[str]
    """Whether production of new projects shows the toolbar for comments."""
    hideIpAddresses: NotRequired[bool]
    """Whether monitoring hides IP addresses of visitors."""
    hideIpAddressesInLogDrains: NotRequired[bool]
    """Whether log drains leave out IP addresses of visitors."""
    name: NotRequired[str]
    """Name of the team, at most 256 characters."""
    nsnbConfig: NotRequired[NsnbConfig | NsnbConfigDict | str]
    """Treatment of deployments whose author is no member of the team."""
    previewDeploymentSuffix: NotRequired[str | None]
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    regenerateInviteCode: NotRequired[bool]
    """Whether to replace the invite code by a new one."""
    remoteCaching: NotRequired[Toggle | ToggleDict]
    """State of the remote cache for the team."""
    resourceConfig: NotRequired[PatchTeamRequestResourceConfig | PatchTeamRequestResourceConfigDict]
    """Machines and limits of builds and functions."""
    saml: NotRequired[PatchTeamRequestSaml | PatchTeamRequestSamlDict]
    """Settings of single sign-on by SAML and of directory sync."""
    sensitiveEnvironmentVariablePolicy: NotRequired[str]
    """Whether new environment variables must be sensitive: `on`, `off` or `default`."""
    slug: NotRequired[str]
    """New name of the team in URLs."""
    strictDeploymentProtectionSettings: NotRequired[ToggleRequest | ToggleRequestDict]
    """Whether only owners may change deployment protection."""
    strictShareableLinks: NotRequired[ToggleRequest | ToggleRequestDict]
    """Whether only owners may make shareable links."""
