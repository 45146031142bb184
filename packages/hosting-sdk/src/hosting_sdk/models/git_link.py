"""`GitLink`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.deploy_hook import DeployHook


@define(kw_only=True)
class GitHubLink:
    """`GitLink`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    deploy_hooks: list[DeployHook]
    """Addresses that start a deployment when they are requested."""
    git_credential_id: str
    """ID of the credentials for the repository."""
    org: str
    """User or organization that has the repository."""
    production_branch: str
    """Branch whose deployments go to production."""
    repo: str | None = None
    """Name of the repository."""
    repo_id: float | None = None
    """ID of the repository at the Git provider."""
    repo_owner_id: float | None = None
    """ID of the repository's owner at the Git provider."""
    sourceless: bool | None = None
    """Whether the project has no source of its own in the repository."""
    type: Literal["github"]
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class GitHubLimitedLink:
    """`GitLink`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    deploy_hooks: list[DeployHook]
    """Addresses that start a deployment when they are requested."""
    git_credential_id: str
    """ID of the credentials for the repository."""
    org: str
    """User or organization that has the repository."""
    production_branch: str
    """Branch whose deployments go to production."""
    repo: str | None = None
    """Name of the repository."""
    repo_id: float | None = None
    """ID of the repository at the Git provider."""
    repo_owner_id: float | None = None
    """ID of the repository's owner at the Git provider."""
    sourceless: bool | None = None
    """Whether the project has no source of its own in the repository."""
    type: Literal["github-limited"]
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class GitHubCustomHostLink:
    """`GitLink`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    deploy_hooks: list[DeployHook]
    """Addresses that start a deployment when they are requested."""
    git_credential_id: str
    """ID of the credentials for the repository."""
    host: str
    """Host name of a self-hosted Git server."""
    org: str
    """User or organization that has the repository."""
    production_branch: str
    """Branch whose deployments go to production."""
    repo: str | None = None
    """Name of the repository."""
    repo_id: float | None = None
    """ID of the repository at the Git provider."""
    repo_owner_id: float | None = None
    """ID of the repository's owner at the Git provider."""
    sourceless: bool | None = None
    """Whether the project has no source of its own in the repository."""
    type: Literal["github-custom-host"]
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class GitLabLink:
    """`GitLink`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    deploy_hooks: list[DeployHook]
    """Addresses that start a deployment when they are requested."""
    git_credential_id: str
    """ID of the credentials for the repository."""
    production_branch: str
    """Branch whose deployments go to production."""
    project_id: str
    """ID of the project in GitLab."""
    project_name: str
    """Name of the project in GitLab."""
    project_name_with_namespace: str
    """Name of the project in GitLab, with its namespace, to show."""
    project_namespace: str
    """Namespace of the project in GitLab."""
    project_owner_id: float | None = None
    """ID of the owner of the project in GitLab."""
    project_url: str
    """Address of the project in GitLab."""
    sourceless: bool | None = None
    """Whether the project has no source of its own in the repository."""
    type: Literal["gitlab"]
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class BitbucketLink:
    """`GitLink`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    deploy_hooks: list[DeployHook]
    """Addresses that start a deployment when they are requested."""
    git_credential_id: str
    """ID of the credentials for the repository."""
    name: str
    """Name of the repository in Bitbucket."""
    owner: str
    """Owner of the repository in Bitbucket."""
    production_branch: str
    """Branch whose deployments go to production."""
    slug: str
    """Slug of the repository in Bitbucket."""
    sourceless: bool | None = None
    """Whether the project has no source of its own in the repository."""
    type: Literal["bitbucket"]
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    uuid: str
    """UUID of the repository in Bitbucket."""
    workspace_uuid: str
    """UUID of the workspace in Bitbucket."""


@define(kw_only=True)
class VercelLink:
    """`GitLink`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    deploy_hooks: list[DeployHook]
    """Addresses that start a deployment when they are requested."""
    git_credential_id: str
    """ID of the credentials for the repository."""
    org: str
    """User or organization that has the repository."""
    production_branch: str
    """Branch whose deployments go to production."""
    repo: str
    """Name of the repository."""
    sourceless: bool | None = None
    """Whether the project has no source of its own in the repository."""
    type: Literal["vercel"]
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


GitLink: TypeAlias = (
    GitHubLink | GitHubLimitedLink | GitHubCustomHostLink | GitLabLink | BitbucketLink | VercelLink
)
"""`GitLink`, a part of other types."""
