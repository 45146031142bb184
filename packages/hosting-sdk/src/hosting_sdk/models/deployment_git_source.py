"""`DeploymentGitSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class GitHubCustomHostCommit:
    """`DeploymentGitSource`, a part of other types."""

    host: str
    """Host name of a self-hosted Git server."""
    org: str | None = None
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str | None = None
    """Name of the repository."""
    repo_id: float
    """ID of the repository at the Git provider."""
    sha: str
    """SHA of the commit."""
    type: Literal["github-custom-host"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class BitbucketCommit:
    """`DeploymentGitSource`, a part of other types."""

    owner: str | None = None
    """Owner of the repository in Bitbucket."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo_uuid: str
    """UUID of the repository in Bitbucket."""
    sha: str
    """SHA of the commit."""
    slug: str | None = None
    """Slug of the repository in Bitbucket."""
    type: Literal["bitbucket"] | str
    """Git provider of the repository."""
    workspace_uuid: str
    """UUID of the workspace in Bitbucket."""


@define(kw_only=True)
class VercelCommit:
    """`DeploymentGitSource`, a part of other types."""

    org: str
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    repo_pushed_at: float | None = None
    sha: str
    """SHA of the commit."""
    type: Literal["vercel"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubCustomHostRefByName:
    """`DeploymentGitSource`, a part of other types."""

    host: str
    """Host name of a self-hosted Git server."""
    org: str
    """User or organization that has the repository."""
    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github-custom-host"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class CustomGitCommit:
    """`DeploymentGitSource`, a part of other types."""

    git_url: str
    """URL to clone the repository from."""
    ref: str
    """Branch, tag or commit to deploy."""
    sha: str
    """SHA of the commit."""
    type: Literal["custom"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubCommit:
    """`DeploymentGitSource`, a part of other types."""

    org: str | None = None
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str | None = None
    """Name of the repository."""
    repo_id: float
    """ID of the repository at the Git provider."""
    sha: str
    """SHA of the commit."""
    type: Literal["github"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubLimitedCommit:
    """`DeploymentGitSource`, a part of other types."""

    org: str | None = None
    """User or organization that has the repository."""
    ref: str
    """Branch, tag or commit to deploy."""
    repo: str | None = None
    """Name of the repository."""
    repo_id: float
    """ID of the repository at the Git provider."""
    sha: str
    """SHA of the commit."""
    type: Literal["github-limited"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitLabCommit:
    """`DeploymentGitSource`, a part of other types."""

    project_id: float
    """ID of the project in GitLab."""
    ref: str
    """Branch, tag or commit to deploy."""
    sha: str
    """SHA of the commit."""
    type: Literal["gitlab"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubRefByName:
    """`DeploymentGitSource`, a part of other types."""

    org: str
    """User or organization that has the repository."""
    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubCustomHostRefById:
    """`DeploymentGitSource`, a part of other types."""

    host: str
    """Host name of a self-hosted Git server."""
    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo_id: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github-custom-host"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubLimitedRefByName:
    """`DeploymentGitSource`, a part of other types."""

    org: str
    """User or organization that has the repository."""
    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo: str
    """Name of the repository."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github-limited"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class BitbucketRefByName:
    """`DeploymentGitSource`, a part of other types."""

    owner: str
    """Owner of the repository in Bitbucket."""
    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    sha: str | None = None
    """SHA of the commit."""
    slug: str
    """Slug of the repository in Bitbucket."""
    type: Literal["bitbucket"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubRefById:
    """`DeploymentGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo_id: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitHubLimitedRefById:
    """`DeploymentGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo_id: StringOrNumber
    """ID of the repository at the Git provider."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["github-limited"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class GitLabRef:
    """`DeploymentGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    project_id: StringOrNumber
    """ID of the project in GitLab."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["gitlab"] | str
    """Git provider of the repository."""


@define(kw_only=True)
class BitbucketRefById:
    """`DeploymentGitSource`, a part of other types."""

    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo_uuid: str
    """UUID of the repository in Bitbucket."""
    sha: str | None = None
    """SHA of the commit."""
    type: Literal["bitbucket"] | str
    """Git provider of the repository."""
    workspace_uuid: str | None = None
    """UUID of the workspace in Bitbucket."""


@define(kw_only=True)
class VercelRef:
    """`DeploymentGitSource`, a part of other types."""

    org: str | None = None
    """User or organization that has the repository."""
    pr_id: float | Unset | None = UNSET
    """Number of the pull or merge request."""
    ref: str | Unset | None = UNSET
    """Branch, tag or commit to deploy."""
    repo: str | None = None
    """Name of the repository."""
    repo_pushed_at: float | None = None
    sha: str
    """SHA of the commit."""
    type: Literal["vercel"] | str
    """Git provider of the repository."""


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
