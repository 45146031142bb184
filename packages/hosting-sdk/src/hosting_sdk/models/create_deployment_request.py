"""The body of `deployments.createDeployment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class InlinedFile:
    """`files[]` of `CreateDeploymentRequest`."""

    data: str
    """Contents of the file, in the given encoding."""
    encoding: Literal["base64", "utf-8"] | None = None
    """Encoding of `data`: `utf-8` for text, `base64` for bytes."""
    file: str
    """Path of the file from the root of the project."""


@define(kw_only=True)
class UploadedFile:
    """`files[]` of `CreateDeploymentRequest`."""

    file: str
    """Path of the file from the root of the project."""
    sha: str | None = None
    """SHA1 of an uploaded file, in hexadecimal."""
    size: int | None = None
    """Size of the file in bytes."""


@define(kw_only=True)
class CreateDeploymentRequestGitMetadata:
    """`gitMetadata` of `CreateDeploymentRequest`."""

    ci: bool | None = None
    """Whether a continuous-integration system deploys."""
    ci_git_provider_username: str | None = None
    """User of the Git provider for whom the continuous integration runs."""
    ci_git_repo_visibility: str | None = None
    """Visibility of the repository, such as `private`."""
    ci_type: str | None = None
    """Name of the continuous-integration system, such as `github-actions`."""
    commit_author_email: str | None = None
    """Email address of the commit's author."""
    commit_author_name: str | None = None
    """Name of the commit's author."""
    commit_message: str | None = None
    """Message of the commit, to show."""
    commit_ref: str | None = None
    """Branch of the commit, such as `main`."""
    commit_sha: str | None = None
    """SHA of the commit, in hexadecimal."""
    dirty: bool | None = None
    """Whether the working folder has changes that are not committed."""
    remote_url: str | None = None
    """URL of the repository's remote."""


@define(kw_only=True)
class GitHubSource:
    """`gitSource` of `CreateDeploymentRequest`."""

    org: str
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github"]
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubLimitedSource:
    """`gitSource` of `CreateDeploymentRequest`."""

    org: str
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github-limited"]
    """Git provider of the repository."""


@define(kw_only=True)
class BitbucketSource:
    """`gitSource` of `CreateDeploymentRequest`."""

    owner: str
    """Owner of the repository in Bitbucket."""
    ref: str
    """Branch, tag or commit to deploy."""
    sha: str | None = None
    """SHA of the commit."""
    slug: str
    """Slug of the repository in Bitbucket."""
    type: Literal["bitbucket"]
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubSourceById:
    """`gitSource` of `CreateDeploymentRequest`."""

    ref: str
    """Branch, tag or commit to deploy."""
    repo_id: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github"]
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubLimitedSourceById:
    """`gitSource` of `CreateDeploymentRequest`."""

    ref: str
    """Branch, tag or commit to deploy."""
    repo_id: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github-limited"]
    """Git provider of the repository."""


@define(kw_only=True)
class GitLabSource:
    """`gitSource` of `CreateDeploymentRequest`."""

    project_id: StringOrNumber
    """ID of the project in GitLab."""
    ref: str
    """Branch, tag or commit to deploy."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["gitlab"]
    """Git provider of the repository."""


@define(kw_only=True)
class BitbucketSourceById:
    """`gitSource` of `CreateDeploymentRequest`."""

    ref: str
    """Branch, tag or commit to deploy."""
    repo_uuid: str
    """UUID of the repository in Bitbucket."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["bitbucket"]
    """Git provider of the repository."""
    workspace_uuid: str | None = None
    """UUID of the workspace in Bitbucket."""


@define(kw_only=True)
class VercelSource:
    """`gitSource` of `CreateDeploymentRequest`."""

    sha: str
    """SHA of the commit."""
    type: Literal["vercel"]
    """Git provider of the repository."""


@define(kw_only=True)
class CreateDeploymentRequestProjectSettings:
    """`projectSettings` of `CreateDeploymentRequest`."""

    build_command: str | Unset | None = UNSET
    """Command that builds the project; null lets the platform detect it."""
    command_for_ignoring_build_step: str | Unset | None = UNSET
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    framework: Framework | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    node_version: NodeVersion | None = None
    """Version of Node.js for builds and functions, such as `22.x`."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    root_directory: str | Unset | None = UNSET
    """Folder of the project in its repository; null is the root of the repository."""
    serverless_function_region: str | Unset | None = UNSET
    """Region that functions run in, such as `iad1`."""
    skip_git_connect_during_link: bool | None = None
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    source_files_outside_root_directory: bool | None = None
    """Whether the build may use files outside of the root folder."""


@define(kw_only=True)
class CreateDeploymentRequest:
    """The body of `deployments.createDeployment`."""

    custom_environment_slug_or_id: str | None = None
    """Slug or ID (prefix `env_`) of a custom environment to deploy to; wins over `target`."""
    deployment_id: str | None = None
    """ID of an earlier deployment to deploy again (prefix `dpl_`)."""
    files: list[InlinedFile | UploadedFile] | None = None
    """Files to deploy, each inline or by the SHA1 of an uploaded file; not together with
    `gitSource`."""
    git_metadata: CreateDeploymentRequestGitMetadata | None = None
    """Facts on the Git commit, to show with a deployment that is not from Git."""
    git_source: (
        GitHubSource
        | GitHubLimitedSource
        | BitbucketSource
        | GitHubSourceById
        | GitHubLimitedSourceById
        | GitLabSource
        | BitbucketSourceById
        | VercelSource
        | None
    ) = None
    """Git reference that is deployed."""
    meta: dict[str, str] | None = None
    """Metadata of your own: names and texts."""
    monorepo_manager: str | Unset | None = UNSET
    """Tool that manages the monorepo, such as `turbo`; null if there is none."""
    name: str
    """Name of the project, which is also in the deployment's URL."""
    project: str | None = None
    """ID (prefix `prj_`) or name of the project; wins over `name`."""
    project_settings: CreateDeploymentRequestProjectSettings | None = None
    """Settings of the project; required with its first deployment, which saves them."""
    target: str | None = None
    """Environment: `production`, `staging` or a custom one; absent: preview."""
    with_latest_commit: bool | None = None
    """With `deploymentId`: whether to deploy the newest commit of its branch in place of its
    own."""


class InlinedFileDict(TypedDict):
    """`InlinedFile` as a dict in wire names."""

    data: str
    """Contents of the file, in the given encoding."""
    encoding: NotRequired[Literal["base64", "utf-8"]]
    """Encoding of `data`: `utf-8` for text, `base64` for bytes."""
    file: str
    """Path of the file from the root of the project."""


class UploadedFileDict(TypedDict):
    """`UploadedFile` as a dict in wire names."""

    file: str
    """Path of the file from the root of the project."""
    sha: NotRequired[str]
    """SHA1 of an uploaded file, in hexadecimal."""
    size: NotRequired[int]
    """Size of the file in bytes."""


class CreateDeploymentRequestGitMetadataDict(TypedDict):
    """`CreateDeploymentRequestGitMetadata` as a dict in wire names."""

    ci: NotRequired[bool]
    """Whether a continuous-integration system deploys."""
    ciGitProviderUsername: NotRequired[str]
    """User of the Git provider for whom the continuous integration runs."""
    ciGitRepoVisibility: NotRequired[str]
    """Visibility of the repository, such as `private`."""
    ciType: NotRequired[str]
    """Name of the continuous-integration system, such as `github-actions`."""
    commitAuthorEmail: NotRequired[str]
    """Email address of the commit's author."""
    commitAuthorName: NotRequired[str]
    """Name of the commit's author."""
    commitMessage: NotRequired[str]
    """Message of the commit, to show."""
    commitRef: NotRequired[str]
    """Branch of the commit, such as `main`."""
    commitSha: NotRequired[str]
    """SHA of the commit, in hexadecimal."""
    dirty: NotRequired[bool]
    """Whether the working folder has changes that are not committed."""
    remoteUrl: NotRequired[str]
    """URL of the repository's remote."""


class GitHubSourceDict(TypedDict):
    """`GitHubSource` as a dict in wire names."""

    org: str
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: NotRequired[str]
    """SHA of the commit."""
    type: Literal["github"]
    """Git provider of the repository."""


class GitHubLimitedSourceDict(TypedDict):
    """`GitHubLimitedSource` as a dict in wire names."""

    org: str
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: NotRequired[str]
    """SHA of the commit."""
    type: Literal["github-limited"]
    """Git provider of the repository."""


class BitbucketSourceDict(TypedDict):
    """`BitbucketSource` as a dict in wire names."""

    owner: str
    """Owner of the repository in Bitbucket."""
    ref: str
    """Branch, tag or commit to deploy."""
    sha: NotRequired[str]
    """SHA of the commit."""
    slug: str
    """Slug of the repository in Bitbucket."""
    type: Literal["bitbucket"]
    """Git provider of the repository."""


class GitHubSourceByIdDict(TypedDict):
    """`GitHubSourceById` as a dict in wire names."""

    ref: str
    """Branch, tag or commit to deploy."""
    repoId: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: NotRequired[str]
    """SHA of the commit."""
    type: Literal["github"]
    """Git provider of the repository."""


class GitHubLimitedSourceByIdDict(TypedDict):
    """`GitHubLimitedSourceById` as a dict in wire names."""

    ref: str
    """Branch, tag or commit to deploy."""
    repoId: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: NotRequired[str]
    """SHA of the commit."""
    type: Literal["github-limited"]
    """Git provider of the repository."""


class GitLabSourceDict(TypedDict):
    """`GitLabSource` as a dict in wire names."""

    projectId: StringOrNumber
    """ID of the project in GitLab."""
    ref: str
    """Branch, tag or commit to deploy."""
    sha: NotRequired[str]
    """SHA of the commit."""
    type: Literal["gitlab"]
    """Git provider of the repository."""


class BitbucketSourceByIdDict(TypedDict):
    """`BitbucketSourceById` as a dict in wire names."""

    ref: str
    """Branch, tag or commit to deploy."""
    repoUuid: str
    """UUID of the repository in Bitbucket."""
    sha: NotRequired[str]
    """SHA of the commit."""
    type: Literal["bitbucket"]
    """Git provider of the repository."""
    workspaceUuid: NotRequired[str]
    """UUID of the workspace in Bitbucket."""


class VercelSourceDict(TypedDict):
    """`VercelSource` as a dict in wire names."""

    sha: str
    """SHA of the commit."""
    type: Literal["vercel"]
    """Git provider of the repository."""


class CreateDeploymentRequestProjectSettingsDict(TypedDict):
    """`CreateDeploymentRequestProjectSettings` as a dict in wire names."""

    buildCommand: NotRequired[str | None]
    """Command that builds the project; null lets the platform detect it."""
    commandForIgnoringBuildStep: NotRequired[str | None]
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    devCommand: NotRequired[str | None]
    """Command that starts the development server; null lets the platform detect it."""
    framework: NotRequired[Framework | None]
    """Framework of the project, such as `nextjs`; null if none is set."""
    installCommand: NotRequired[str | None]
    """Command that installs dependencies; null lets the platform detect it."""
    nodeVersion: NotRequired[NodeVersion]
    """Version of Node.js for builds and functions, such as `22.x`."""
    outputDirectory: NotRequired[str | None]
    """Folder that the build writes to; null lets the platform detect it."""
    rootDirectory: NotRequired[str | None]
    """Folder of the project in its repository; null is the root of the repository."""
    serverlessFunctionRegion: NotRequired[str | None]
    """Region that functions run in, such as `iad1`."""
    skipGitConnectDuringLink: NotRequired[bool]
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    sourceFilesOutsideRootDirectory: NotRequired[bool]
    """Whether the build may use files outside of the root folder."""


class CreateDeploymentRequestDict(TypedDict):
    """`CreateDeploymentRequest` as a dict in wire names."""

    customEnvironmentSlugOrId: NotRequired[str]
    """Slug or ID (prefix `env_`) of a custom environment to deploy to; wins over `target`."""
    deploymentId: NotRequired[str]
    """ID of an earlier deployment to deploy again (prefix `dpl_`)."""
    files: NotRequired[Sequence[InlinedFile | InlinedFileDict | UploadedFile | UploadedFileDict]]
    """Files to deploy, each inline or by the SHA1 of an uploaded file; not together with
    `gitSource`."""
    gitMetadata: NotRequired[
        CreateDeploymentRequestGitMetadata | CreateDeploymentRequestGitMetadataDict
    ]
    """Facts on the Git commit, to show with a deployment that is not from Git."""
    gitSource: NotRequired[
        GitHubSource
        | GitHubSourceDict
        | GitHubLimitedSource
        | GitHubLimitedSourceDict
        | BitbucketSource
        | BitbucketSourceDict
        | GitHubSourceById
        | GitHubSourceByIdDict
        | GitHubLimitedSourceById
        | GitHubLimitedSourceByIdDict
        | GitLabSource
        | GitLabSourceDict
        | BitbucketSourceById
        | BitbucketSourceByIdDict
        | VercelSource
        | VercelSourceDict
    ]
    """Git reference that is deployed."""
    meta: NotRequired[Mapping[str, str]]
    """Metadata of your own: names and texts."""
    monorepoManager: NotRequired[str | None]
    """Tool that manages the monorepo, such as `turbo`; null if there is none."""
    name: str
    """Name of the project, which is also in the deployment's URL."""
    project: NotRequired[str]
    """ID (prefix `prj_`) or name of the project; wins over `name`."""
    projectSettings: NotRequired[
        CreateDeploymentRequestProjectSettings | CreateDeploymentRequestProjectSettingsDict
    ]
    """Settings of the project; required with its first deployment, which saves them."""
    target: NotRequired[str]
    """Environment: `production`, `staging` or a custom one; absent: preview."""
    withLatestCommit: NotRequired[bool]
    """With `deploymentId`: whether to deploy the newest commit of its branch in place of its
    own."""
