"""The body of `deployments.createDeployment`.

Generated from `manifest/schemas/CreateDeploymentRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.repo_id import RepoId


@define(kw_only=True)
class CreateDeploymentRequestBodyFiles1:
    """`files[]` of `CreateDeploymentRequestBody`."""

    data: str
    encoding: Literal["base64", "utf-8"] | None = None
    file: str


@define(kw_only=True)
class CreateDeploymentRequestBodyFiles2:
    """`files[]` of `CreateDeploymentRequestBody`."""

    file: str
    sha: str | None = None
    size: int | None = None


@define(kw_only=True)
class CreateDeploymentRequestBodyGitMetadata:
    """`gitMetadata` of `CreateDeploymentRequestBody`."""

    ci: bool | None = None
    ci_git_provider_username: str | None = None
    ci_git_repo_visibility: str | None = None
    ci_type: str | None = None
    commit_author_email: str | None = None
    commit_author_name: str | None = None
    commit_message: str | None = None
    commit_ref: str | None = None
    commit_sha: str | None = None
    dirty: bool | None = None
    remote_url: str | None = None


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource1:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    org: str
    ref: str
    repo: str
    sha: str | None = None
    type: Literal["github"]


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource2:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    org: str
    ref: str
    repo: str
    sha: str | None = None
    type: Literal["github-limited"]


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource3:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    owner: str
    ref: str
    sha: str | None = None
    slug: str
    type: Literal["bitbucket"]


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource4:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    ref: str
    repo_id: RepoId
    sha: str | None = None
    type: Literal["github"]


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource5:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    ref: str
    repo_id: RepoId
    sha: str | None = None
    type: Literal["github-limited"]


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource6:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    project_id: RepoId
    ref: str
    sha: str | None = None
    type: Literal["gitlab"]


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource7:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    ref: str
    repo_uuid: str
    sha: str | None = None
    type: Literal["bitbucket"]
    workspace_uuid: str | None = None


@define(kw_only=True)
class CreateDeploymentRequestBodyGitSource8:
    """`gitSource` of `CreateDeploymentRequestBody`."""

    sha: str
    type: Literal["vercel"]


@define(kw_only=True)
class CreateDeploymentRequestBodyProjectSettings:
    """`projectSettings` of `CreateDeploymentRequestBody`."""

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    dev_command: str | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    install_command: str | Unset | None = UNSET
    node_version: NodeVersion | None = None
    output_directory: str | Unset | None = UNSET
    root_directory: str | Unset | None = UNSET
    serverless_function_region: str | Unset | None = UNSET
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None


@define(kw_only=True)
class CreateDeploymentRequestBody:
    """The body of `deployments.createDeployment`."""

    custom_environment_slug_or_id: str | None = None
    deployment_id: str | None = None
    files: list[CreateDeploymentRequestBodyFiles1 | CreateDeploymentRequestBodyFiles2] | None = None
    git_metadata: CreateDeploymentRequestBodyGitMetadata | None = None
    git_source: (
        CreateDeploymentRequestBodyGitSource1
        | CreateDeploymentRequestBodyGitSource2
        | CreateDeploymentRequestBodyGitSource3
        | CreateDeploymentRequestBodyGitSource4
        | CreateDeploymentRequestBodyGitSource5
        | CreateDeploymentRequestBodyGitSource6
        | CreateDeploymentRequestBodyGitSource7
        | CreateDeploymentRequestBodyGitSource8
        | None
    ) = None
    meta: dict[str, str] | None = None
    monorepo_manager: str | Unset | None = UNSET
    name: str
    project: str | None = None
    project_settings: CreateDeploymentRequestBodyProjectSettings | None = None
    target: str | None = None
    with_latest_commit: bool | None = None
