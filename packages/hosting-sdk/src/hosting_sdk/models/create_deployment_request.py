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
    """`files[]` of `CreateDeploymentRequest`.

    Attributes:
        data: Contents of the file, in the given encoding.
        encoding: Encoding of `data`: `utf-8` for text, `base64` for bytes.
        file: Path of the file from the root of the project.
    """

    data: str
    encoding: Literal["base64", "utf-8"] | None = None
    file: str


@define(kw_only=True)
class UploadedFile:
    """`files[]` of `CreateDeploymentRequest`.

    Attributes:
        file: Path of the file from the root of the project.
        sha: SHA1 of an uploaded file, in hexadecimal.
        size: Size of the file in bytes.
    """

    file: str
    sha: str | None = None
    size: int | None = None


@define(kw_only=True)
class CreateDeploymentRequestGitMetadata:
    """`gitMetadata` of `CreateDeploymentRequest`.

    Attributes:
        ci: Whether a continuous-integration system deploys.
        ci_git_provider_username: User of the Git provider for whom the continuous integration runs.
        ci_git_repo_visibility: Visibility of the repository, such as `private`.
        ci_type: Name of the continuous-integration system, such as `github-actions`.
        commit_author_email: Email address of the commit's author.
        commit_author_name: Name of the commit's author.
        commit_message: Message of the commit, to show.
        commit_ref: Branch of the commit, such as `main`.
        commit_sha: SHA of the commit, in hexadecimal.
        dirty: Whether the working folder has changes that are not committed.
        remote_url: URL of the repository's remote.
    """

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
class GitHubSource:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        org: User or organization that has the repository.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str
    ref: str
    repo: str
    sha: str | None = None
    type: Literal["github"]


@define(kw_only=True)
class GitHubLimitedSource:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        org: User or organization that has the repository.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str
    ref: str
    repo: str
    sha: str | None = None
    type: Literal["github-limited"]


@define(kw_only=True)
class BitbucketSource:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        owner: Owner of the repository in Bitbucket.
        ref: Branch, tag or commit to deploy.
        sha: SHA of the commit.
        slug: Slug of the repository in Bitbucket.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    owner: str
    ref: str
    sha: str | None = None
    slug: str
    type: Literal["bitbucket"]


@define(kw_only=True)
class GitHubSourceById:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        ref: Branch, tag or commit to deploy.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    ref: str
    repo_id: StringOrNumber
    sha: str | None = None
    type: Literal["github"]


@define(kw_only=True)
class GitHubLimitedSourceById:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        ref: Branch, tag or commit to deploy.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    ref: str
    repo_id: StringOrNumber
    sha: str | None = None
    type: Literal["github-limited"]


@define(kw_only=True)
class GitLabSource:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        project_id: ID of the project in GitLab.
        ref: Branch, tag or commit to deploy.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    project_id: StringOrNumber
    ref: str
    sha: str | None = None
    type: Literal["gitlab"]


@define(kw_only=True)
class BitbucketSourceById:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        ref: Branch, tag or commit to deploy.
        repo_uuid: UUID of the repository in Bitbucket.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
        workspace_uuid: UUID of the workspace in Bitbucket.
    """

    ref: str
    repo_uuid: str
    sha: str | None = None
    type: Literal["bitbucket"]
    workspace_uuid: str | None = None


@define(kw_only=True)
class VercelSource:
    """`gitSource` of `CreateDeploymentRequest`.

    Attributes:
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    sha: str
    type: Literal["vercel"]


@define(kw_only=True)
class CreateDeploymentRequestProjectSettings:
    """`projectSettings` of `CreateDeploymentRequest`.

    Attributes:
        build_command: Command that builds the project; null lets the platform detect it.
        command_for_ignoring_build_step: Command that decides whether to build: exit code 0 skips
            the build, 1 builds.
        dev_command: Command that starts the development server; null lets the platform detect it.
        framework: Framework of the project, such as `nextjs`; null if none is set.
        install_command: Command that installs dependencies; null lets the platform detect it.
        node_version: Version of Node.js for builds and functions, such as `22.x`.
        output_directory: Folder that the build writes to; null lets the platform detect it.
        root_directory: Folder of the project in its repository; null is the root of the repository.
        serverless_function_region: Region that functions run in, such as `iad1`.
        skip_git_connect_during_link: Deprecated: whether the command line does not ask to connect a
            Git repository.
        source_files_outside_root_directory: Whether the build may use files outside of the root
            folder.
    """

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
class CreateDeploymentRequest:
    """The body of `deployments.createDeployment`.

    Attributes:
        custom_environment_slug_or_id: Slug or ID (prefix `env_`) of a custom environment to deploy
            to; wins over `target`.
        deployment_id: ID of an earlier deployment to deploy again (prefix `dpl_`).
        files: Files to deploy, each inline or by the SHA1 of an uploaded file; not together with
            `gitSource`.
        git_metadata: Facts on the Git commit, to show with a deployment that is not from Git.
        git_source: Git reference that is deployed.
        meta: Metadata of your own: names and texts.
        monorepo_manager: Tool that manages the monorepo, such as `turbo`; null if there is none.
        name: Name of the project, which is also in the deployment's URL.
        project: ID (prefix `prj_`) or name of the project; wins over `name`.
        project_settings: Settings of the project; required with its first deployment, which saves
            them.
        target: Environment: `production`, `staging` or a custom one; absent: preview.
        with_latest_commit: With `deploymentId`: whether to deploy the newest commit of its branch
            in place of its own.
    """

    custom_environment_slug_or_id: str | None = None
    deployment_id: str | None = None
    files: list[InlinedFile | UploadedFile] | None = None
    git_metadata: CreateDeploymentRequestGitMetadata | None = None
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
    meta: dict[str, str] | None = None
    monorepo_manager: str | Unset | None = UNSET
    name: str
    project: str | None = None
    project_settings: CreateDeploymentRequestProjectSettings | None = None
    target: str | None = None
    with_latest_commit: bool | None = None


class InlinedFileDict(TypedDict):
    """`InlinedFile` as a dict in wire names."""

    data: str
    encoding: NotRequired[Literal["base64", "utf-8"]]
    file: str


class UploadedFileDict(TypedDict):
    """`UploadedFile` as a dict in wire names."""

    file: str
    sha: NotRequired[str]
    size: NotRequired[int]


class CreateDeploymentRequestGitMetadataDict(TypedDict):
    """`CreateDeploymentRequestGitMetadata` as a dict in wire names."""

    ci: NotRequired[bool]
    ciGitProviderUsername: NotRequired[str]
    ciGitRepoVisibility: NotRequired[str]
    ciType: NotRequired[str]
    commitAuthorEmail: NotRequired[str]
    commitAuthorName: NotRequired[str]
    commitMessage: NotRequired[str]
    commitRef: NotRequired[str]
    commitSha: NotRequired[str]
    dirty: NotRequired[bool]
    remoteUrl: NotRequired[str]


class GitHubSourceDict(TypedDict):
    """`GitHubSource` as a dict in wire names."""

    org: str
    ref: str
    repo: str
    sha: NotRequired[str]
    type: Literal["github"]


class GitHubLimitedSourceDict(TypedDict):
    """`GitHubLimitedSource` as a dict in wire names."""

    org: str
    ref: str
    repo: str
    sha: NotRequired[str]
    type: Literal["github-limited"]


class BitbucketSourceDict(TypedDict):
    """`BitbucketSource` as a dict in wire names."""

    owner: str
    ref: str
    sha: NotRequired[str]
    slug: str
    type: Literal["bitbucket"]


class GitHubSourceByIdDict(TypedDict):
    """`GitHubSourceById` as a dict in wire names."""

    ref: str
    repoId: StringOrNumber
    sha: NotRequired[str]
    type: Literal["github"]


class GitHubLimitedSourceByIdDict(TypedDict):
    """`GitHubLimitedSourceById` as a dict in wire names."""

    ref: str
    repoId: StringOrNumber
    sha: NotRequired[str]
    type: Literal["github-limited"]


class GitLabSourceDict(TypedDict):
    """`GitLabSource` as a dict in wire names."""

    projectId: StringOrNumber
    ref: str
    sha: NotRequired[str]
    type: Literal["gitlab"]


class BitbucketSourceByIdDict(TypedDict):
    """`BitbucketSourceById` as a dict in wire names."""

    ref: str
    repoUuid: str
    sha: NotRequired[str]
    type: Literal["bitbucket"]
    workspaceUuid: NotRequired[str]


class VercelSourceDict(TypedDict):
    """`VercelSource` as a dict in wire names."""

    sha: str
    type: Literal["vercel"]


class CreateDeploymentRequestProjectSettingsDict(TypedDict):
    """`CreateDeploymentRequestProjectSettings` as a dict in wire names."""

    buildCommand: NotRequired[str | None]
    commandForIgnoringBuildStep: NotRequired[str | None]
    devCommand: NotRequired[str | None]
    framework: NotRequired[Framework | None]
    installCommand: NotRequired[str | None]
    nodeVersion: NotRequired[NodeVersion]
    outputDirectory: NotRequired[str | None]
    rootDirectory: NotRequired[str | None]
    serverlessFunctionRegion: NotRequired[str | None]
    skipGitConnectDuringLink: NotRequired[bool]
    sourceFilesOutsideRootDirectory: NotRequired[bool]


class CreateDeploymentRequestDict(TypedDict):
    """`CreateDeploymentRequest` as a dict in wire names."""

    customEnvironmentSlugOrId: NotRequired[str]
    deploymentId: NotRequired[str]
    files: NotRequired[Sequence[InlinedFile | InlinedFileDict | UploadedFile | UploadedFileDict]]
    gitMetadata: NotRequired[
        CreateDeploymentRequestGitMetadata | CreateDeploymentRequestGitMetadataDict
    ]
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
    meta: NotRequired[Mapping[str, str]]
    monorepoManager: NotRequired[str | None]
    name: str
    project: NotRequired[str]
    projectSettings: NotRequired[
        CreateDeploymentRequestProjectSettings | CreateDeploymentRequestProjectSettingsDict
    ]
    target: NotRequired[str]
    withLatestCommit: NotRequired[bool]
