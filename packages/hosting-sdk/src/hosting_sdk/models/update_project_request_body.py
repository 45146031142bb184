"""The body of `projects.updateProject`.

Generated from `manifest/schemas/UpdateProjectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.build_queue import BuildQueue
from hosting_sdk.models.deployment_type import DeploymentType
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.oidc_token_config import OidcTokenConfig
from hosting_sdk.models.options_allowlist import OptionsAllowlist
from hosting_sdk.models.patch_team_password_protection import PatchTeamPasswordProtection
from hosting_sdk.models.tracing import Tracing
from hosting_sdk.models.trusted_sources import TrustedSources
from hosting_sdk.models.update_project_static_ips import UpdateProjectStaticIps
from hosting_sdk.models.update_project_trusted_ips import UpdateProjectTrustedIps


@define(kw_only=True)
class UpdateProjectRequestBodyConnectConfigurations:
    """`connectConfigurations[]` of `UpdateProjectRequestBody`."""

    builds_enabled: bool
    connect_configuration_id: str
    env_id: str
    passive: bool


@define(kw_only=True)
class UpdateProjectRequestBodyDismissedToasts:
    """`dismissedToasts[]` of `UpdateProjectRequestBody`."""

    action: Literal["delete", "cancel", "accept"]
    dismissed_at: float
    key: str
    value: Any = UNSET


@define(kw_only=True)
class UpdateProjectRequestBodyResourceConfig:
    """`resourceConfig` of `UpdateProjectRequestBody`."""

    build_machine_elastic_last_updated: float | None = None
    build_machine_selection: Literal["fixed", "elastic"] | None = None
    build_machine_type: Literal["enhanced", "turbo", "standard", "elastic"] | None = None
    build_queue: BuildQueue | None = None
    elastic_concurrency_enabled: bool | None = None
    enable_functions_beta: bool | None = None
    fluid: bool | None = None
    function_default_memory_type: Literal["standard", "standard_legacy", "performance"] | None = (
        None
    )
    function_default_regions: list[str] | None = None
    function_default_timeout: float | None = None
    function_zero_config_failover: bool | None = None
    is_nsnb_disabled: bool | None = field(default=None, metadata={"wire": "isNSNBDisabled"})


@define(kw_only=True)
class UpdateProjectRequestBodySsoProtection:
    """`ssoProtection` of `UpdateProjectRequestBody`.

    Attributes:
        deployment_type: `"preview"` when it is absent.
    """

    deployment_type: DeploymentType | None = None


@define(kw_only=True)
class UpdateProjectRequestBody:
    """The body of `projects.updateProject`."""

    auto_assign_custom_domains: bool | None = None
    auto_assign_custom_domains_updated_by: str | None = None
    auto_expose_system_envs: bool | None = None
    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    connect_configurations: list[UpdateProjectRequestBodyConnectConfigurations] | Unset | None = (
        UNSET
    )
    customer_support_code_visibility: bool | None = None
    dev_command: str | Unset | None = UNSET
    directory_listing: bool | None = None
    dismissed_toasts: list[UpdateProjectRequestBodyDismissedToasts] | None = None
    enable_affected_projects_deployments: bool | None = None
    enable_external_rewrite_caching: bool | None = None
    enable_preview_feedback: bool | Unset | None = UNSET
    enable_production_feedback: bool | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    git_fork_protection: bool | None = None
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    install_command: str | Unset | None = UNSET
    name: str | None = None
    node_version: Literal["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x"] | None = (
        None
    )
    oidc_token_config: OidcTokenConfig | None = None
    options_allowlist: OptionsAllowlist | Unset | None = UNSET
    output_directory: str | Unset | None = UNSET
    password_protection: PatchTeamPasswordProtection | Unset | None = UNSET
    preview_deployment_suffix: str | Unset | None = UNSET
    preview_deployments_disabled: bool | Unset | None = UNSET
    protected_sourcemaps: bool | None = None
    public_source: bool | Unset | None = UNSET
    resource_config: UpdateProjectRequestBodyResourceConfig | None = None
    root_directory: str | Unset | None = UNSET
    serverless_function_region: str | Unset | None = UNSET
    serverless_function_zero_config_failover: bool | None = None
    skew_protection_allowed_domains: list[str] | None = None
    skew_protection_boundary_at: int | None = None
    skew_protection_max_age: int | None = None
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    sso_protection: UpdateProjectRequestBodySsoProtection | Unset | None = UNSET
    static_ips: UpdateProjectStaticIps | None = None
    tracing: Tracing | Unset | None = UNSET
    trusted_ips: UpdateProjectTrustedIps | Unset | None = UNSET
    trusted_sources: TrustedSources | Unset | None = UNSET
