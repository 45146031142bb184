"""The body of `teams.patchTeam`.

Generated from `manifest/schemas/PatchTeamRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.connect import Connect
from hosting_sdk.models.deployment_type import DeploymentType
from hosting_sdk.models.jobs import Jobs
from hosting_sdk.models.nsnb_config import NsnbConfig
from hosting_sdk.models.patch_team_password_protection import PatchTeamPasswordProtection
from hosting_sdk.models.roles import Roles
from hosting_sdk.models.update_project_static_ips import UpdateProjectStaticIps


@define(kw_only=True)
class PatchTeamRequestBodyDefaultDeploymentProtectionSsoProtection:
    """`defaultDeploymentProtection.ssoProtection` of `PatchTeamRequestBody`.

    Attributes:
        deployment_type: `"preview"` when it is absent.
    """

    deployment_type: DeploymentType | None = None


@define(kw_only=True)
class PatchTeamRequestBodyDefaultDeploymentProtection:
    """`defaultDeploymentProtection` of `PatchTeamRequestBody`."""

    password_protection: PatchTeamPasswordProtection | Unset | None = UNSET
    sso_protection: PatchTeamRequestBodyDefaultDeploymentProtectionSsoProtection | Unset | None = (
        UNSET
    )


@define(kw_only=True)
class PatchTeamRequestBodyDefaultExpirationSettings:
    """`defaultExpirationSettings` of `PatchTeamRequestBody`."""

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
class PatchTeamRequestBodyResourceConfigBuildMachine:
    """`resourceConfig.buildMachine` of `PatchTeamRequestBody`."""

    default: Literal["enhanced", "turbo", "standard", "elastic"] | None = None


@define(kw_only=True)
class PatchTeamRequestBodyResourceConfig:
    """`resourceConfig` of `PatchTeamRequestBody`."""

    build_machine: PatchTeamRequestBodyResourceConfigBuildMachine | None = None


@define(kw_only=True)
class PatchTeamRequestBodySaml:
    """`saml` of `PatchTeamRequestBody`."""

    enforced: bool | None = None
    roles: dict[str, Roles] | None = None


@define(kw_only=True)
class PatchTeamRequestBody:
    """The body of `teams.patchTeam`."""

    avatar: str | None = None
    default_deployment_protection: PatchTeamRequestBodyDefaultDeploymentProtection | None = None
    default_expiration_settings: PatchTeamRequestBodyDefaultExpirationSettings | None = None
    default_project_jobs: Jobs | str | None = None
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
    remote_caching: Connect | None = None
    resource_config: PatchTeamRequestBodyResourceConfig | None = None
    saml: PatchTeamRequestBodySaml | None = None
    sensitive_environment_variable_policy: str | None = None
    slug: str | None = None
    strict_deployment_protection_settings: UpdateProjectStaticIps | None = None
    strict_shareable_links: UpdateProjectStaticIps | None = None
