"""`DeploymentGitSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class GitHubCustomHostCommit:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        host: Host name of a self-hosted Git server.
        org: User or organization that has the repository.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    host: str
    org: str | None = None
    ref: str
    repo: str | None = None
    repo_id: float
    sha: str
    type: Literal["github-custom-host"] | str


@define(kw_only=True)
class BitbucketCommit:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        owner: Owner of the repository in Bitbucket.
        ref: Branch, tag or commit to deploy.
        repo_uuid: UUID of the repository in Bitbucket.
        sha: SHA of the commit.
        slug: Slug of the repository in Bitbucket.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
        workspace_uuid: UUID of the workspace in Bitbucket.
    """

    owner: str | None = None
    ref: str
    repo_uuid: str
    sha: str
    slug: str | None = None
    type: Literal["bitbucket"] | str
    workspace_uuid: str


@define(kw_only=True)
class VercelCommit:
    """`DeploymentGitSource`, a part of other types.

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
    repo_pushed_at: float | None = None
    sha: str
    type: Literal["vercel"] | str


@define(kw_only=True)
class GitHubCustomHostRefByName:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        host: Host name of a self-hosted Git server.
        org: User or organization that has the repository.
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    host: str
    org: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str
    sha: str | None = None
    type: Literal["github-custom-host"] | str


@define(kw_only=True)
class CustomGitCommit:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        git_url: URL to clone the repository from.
        ref: Branch, tag or commit to deploy.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    git_url: str
    ref: str
    sha: str
    type: Literal["custom"] | str


@define(kw_only=True)
class GitHubCommit:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        org: User or organization that has the repository.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str | None = None
    ref: str
    repo: str | None = None
    repo_id: float
    sha: str
    type: Literal["github"] | str


@define(kw_only=True)
class GitHubLimitedCommit:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        org: User or organization that has the repository.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str | None = None
    ref: str
    repo: str | None = None
    repo_id: float
    sha: str
    type: Literal["github-limited"] | str


@define(kw_only=True)
class GitLabCommit:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        project_id: ID of the project in GitLab.
        ref: Branch, tag or commit to deploy.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    project_id: float
    ref: str
    sha: str
    type: Literal["gitlab"] | str


@define(kw_only=True)
class GitHubRefByName:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        org: User or organization that has the repository.
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str
    sha: str | None = None
    type: Literal["github"] | str


@define(kw_only=True)
class GitHubCustomHostRefById:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        host: Host name of a self-hosted Git server.
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    host: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_id: StringOrNumber
    sha: str | None = None
    type: Literal["github-custom-host"] | str


@define(kw_only=True)
class GitHubLimitedRefByName:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        org: User or organization that has the repository.
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str
    sha: str | None = None
    type: Literal["github-limited"] | str


@define(kw_only=True)
class BitbucketRefByName:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        owner: Owner of the repository in Bitbucket.
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        sha: SHA of the commit.
        slug: Slug of the repository in Bitbucket.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    owner: str
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    sha: str | None = None
    slug: str
    type: Literal["bitbucket"] | str


@define(kw_only=True)
class GitHubRefById:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_id: StringOrNumber
    sha: str | None = None
    type: Literal["github"] | str


@define(kw_only=True)
class GitHubLimitedRefById:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo_id: ID of the repository at the Git provider.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_id: StringOrNumber
    sha: str | None = None
    type: Literal["github-limited"] | str


@define(kw_only=True)
class GitLabRef:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        pr_id: Number of the pull or merge request.
        project_id: ID of the project in GitLab.
        ref: Branch, tag or commit to deploy.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    pr_id: float | Unset | None = UNSET
    project_id: StringOrNumber
    ref: str | Unset | None = UNSET
    sha: str | None = None
    type: Literal["gitlab"] | str


@define(kw_only=True)
class BitbucketRefById:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo_uuid: UUID of the repository in Bitbucket.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
        workspace_uuid: UUID of the workspace in Bitbucket.
    """

    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo_uuid: str
    sha: str | None = None
    type: Literal["bitbucket"] | str
    workspace_uuid: str | None = None


@define(kw_only=True)
class VercelRef:
    """`DeploymentGitSource`, a part of other types.

    Attributes:
        org: User or organization that has the repository.
        pr_id: Number of the pull or merge request.
        ref: Branch, tag or commit to deploy.
        repo: Name of the repository.
        sha: SHA of the commit.
        type: Git provider, such as `github`, `gitlab` or `bitbucket`.
    """

    org: str | None = None
    pr_id: float | Unset | None = UNSET
    ref: str | Unset | None = UNSET
    repo: str | None = None
    repo_pushed_at: float | None = None
    sha: str
    type: Literal["vercel"] | str


DeploymentGitSource: TypeAlias = (
    GitHubCustomHostCommit
    | BitbucketCommit
    | VercelCommit
    | GitHubCustomHostRefByName
    | CustomGitCommit
    | GitHubCommit
    | GitHubLimitedCommit
    | GitLabCommit
    | GitHubRefByName
    | GitHubCustomHostRefById
    | GitHubLimitedRefByName
    | BitbucketRefByName
    | GitHubRefById
    | GitHubLimitedRefById
    | GitLabRef
    | BitbucketRefById
    | VercelRef
)
"""`DeploymentGitSource`, a part of other types."""
