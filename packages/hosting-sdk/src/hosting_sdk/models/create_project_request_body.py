"""The body of `projects.createProject`.

Generated from `manifest/schemas/CreateProjectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.build_queue import BuildQueue
from hosting_sdk.models.deployment_type import DeploymentType
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.new_target import NewTarget
from hosting_sdk.models.oidc_token_config import OidcTokenConfig
from hosting_sdk.models.payload_type import PayloadType


@define(kw_only=True)
class CreateProjectRequestBodyEnvironmentVariables:
    """`environmentVariables[]` of `CreateProjectRequestBody`."""

    git_branch: str | None = None
    key: str
    target: NewTarget | list[NewTarget]
    type: PayloadType | None = None
    value: str


@define(kw_only=True)
class CreateProjectRequestBodyGitRepository:
    """`gitRepository` of `CreateProjectRequestBody`."""

    repo: str
    type: Literal["github", "github-limited", "gitlab", "bitbucket", "vercel"]


@define(kw_only=True)
class CreateProjectRequestBodyResourceConfig:
    """`resourceConfig` of `CreateProjectRequestBody`."""

    build_machine_elastic_last_updated: float | None = None
    build_machine_selection: Literal["fixed", "elastic"] | None = None
    build_machine_type: Literal["enhanced", "turbo", "standard"] | None = None
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
class CreateProjectRequestBodySsoProtection:
    """`ssoProtection` of `CreateProjectRequestBody`."""

    deployment_type: DeploymentType


@define(kw_only=True)
class CreateProjectRequestBody:
    """The body of `projects.createProject`."""

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    dev_command: str | Unset | None = UNSET
    enable_affected_projects_deployments: bool | None = None
    enable_preview_feedback: bool | Unset | None = UNSET
    enable_production_feedback: bool | Unset | None = UNSET
    environment_variables: list[CreateProjectRequestBodyEnvironmentVariables] | None = None
    framework: Framework | None = None
    git_repository: CreateProjectRequestBodyGitRepository | None = None
    install_command: str | Unset | None = UNSET
    name: str
    oidc_token_config: OidcTokenConfig | None = None
    output_directory: str | Unset | None = UNSET
    preview_deployment_suffix: str | Unset | None = UNSET
    preview_deployments_disabled: bool | Unset | None = UNSET
    public_source: bool | Unset | None = UNSET
    resource_config: CreateProjectRequestBodyResourceConfig | None = None
    root_directory: str | Unset | None = UNSET
    serverless_function_region: str | Unset | None = UNSET
    serverless_function_zero_config_failover: bool | None = None
    skip_git_connect_during_link: bool | None = None
    sso_protection: CreateProjectRequestBodySsoProtection | Unset | None = UNSET
