"""`GitLink`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.deploy_hook import DeployHook


@define(kw_only=True)
class GitHubLink:
    """`GitLink`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deploy_hooks: Addresses that start a deployment when they are requested.
        git_credential_id: ID of the credentials for the repository.
        org: User or organization that has the repository.
        production_branch: Branch whose deployments go to production.
        repo: Name of the repository.
        repo_id: ID of the repository at the Git provider.
        repo_owner_id: ID of the repository's owner at the Git provider.
        sourceless: Whether the project has no source of its own in the repository.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float | None = None
    deploy_hooks: list[DeployHook]
    git_credential_id: str
    org: str
    production_branch: str
    repo: str | None = None
    repo_id: float | None = None
    repo_owner_id: float | None = None
    sourceless: bool | None = None
    type: Literal["github"]
    updated_at: float | None = None


@define(kw_only=True)
class GitHubLimitedLink:
    """`GitLink`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deploy_hooks: Addresses that start a deployment when they are requested.
        git_credential_id: ID of the credentials for the repository.
        org: User or organization that has the repository.
        production_branch: Branch whose deployments go to production.
        repo: Name of the repository.
        repo_id: ID of the repository at the Git provider.
        repo_owner_id: ID of the repository's owner at the Git provider.
        sourceless: Whether the project has no source of its own in the repository.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float | None = None
    deploy_hooks: list[DeployHook]
    git_credential_id: str
    org: str
    production_branch: str
    repo: str | None = None
    repo_id: float | None = None
    repo_owner_id: float | None = None
    sourceless: bool | None = None
    type: Literal["github-limited"]
    updated_at: float | None = None


@define(kw_only=True)
class GitHubCustomHostLink:
    """`GitLink`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deploy_hooks: Addresses that start a deployment when they are requested.
        git_credential_id: ID of the credentials for the repository.
        host: Host name of a self-hosted Git server.
        org: User or organization that has the repository.
        production_branch: Branch whose deployments go to production.
        repo: Name of the repository.
        repo_id: ID of the repository at the Git provider.
        repo_owner_id: ID of the repository's owner at the Git provider.
        sourceless: Whether the project has no source of its own in the repository.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float | None = None
    deploy_hooks: list[DeployHook]
    git_credential_id: str
    host: str
    org: str
    production_branch: str
    repo: str | None = None
    repo_id: float | None = None
    repo_owner_id: float | None = None
    sourceless: bool | None = None
    type: Literal["github-custom-host"]
    updated_at: float | None = None


@define(kw_only=True)
class GitLabLink:
    """`GitLink`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deploy_hooks: Addresses that start a deployment when they are requested.
        git_credential_id: ID of the credentials for the repository.
        production_branch: Branch whose deployments go to production.
        project_id: ID of the project in GitLab.
        project_name: Name of the project in GitLab.
        project_name_with_namespace: Name of the project in GitLab, with its namespace, to show.
        project_namespace: Namespace of the project in GitLab.
        project_owner_id: ID of the owner of the project in GitLab.
        project_url: Address of the project in GitLab.
        sourceless: Whether the project has no source of its own in the repository.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float | None = None
    deploy_hooks: list[DeployHook]
    git_credential_id: str
    production_branch: str
    project_id: str
    project_name: str
    project_name_with_namespace: str
    project_namespace: str
    project_owner_id: float | None = None
    project_url: str
    sourceless: bool | None = None
    type: Literal["gitlab"]
    updated_at: float | None = None


@define(kw_only=True)
class BitbucketLink:
    """`GitLink`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deploy_hooks: Addresses that start a deployment when they are requested.
        git_credential_id: ID of the credentials for the repository.
        name: Name of the repository in Bitbucket.
        owner: Owner of the repository in Bitbucket.
        production_branch: Branch whose deployments go to production.
        slug: Slug of the repository in Bitbucket.
        sourceless: Whether the project has no source of its own in the repository.
        updated_at: Time of the last change, in milliseconds since the epoch.
        uuid: UUID of the repository in Bitbucket.
        workspace_uuid: UUID of the workspace in Bitbucket.
    """

    created_at: float | None = None
    deploy_hooks: list[DeployHook]
    git_credential_id: str
    name: str
    owner: str
    production_branch: str
    slug: str
    sourceless: bool | None = None
    type: Literal["bitbucket"]
    updated_at: float | None = None
    uuid: str
    workspace_uuid: str


@define(kw_only=True)
class VercelLink:
    """`GitLink`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        deploy_hooks: Addresses that start a deployment when they are requested.
        git_credential_id: ID of the credentials for the repository.
        org: User or organization that has the repository.
        production_branch: Branch whose deployments go to production.
        repo: Name of the repository.
        sourceless: Whether the project has no source of its own in the repository.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float | None = None
    deploy_hooks: list[DeployHook]
    git_credential_id: str
    org: str
    production_branch: str
    repo: str
    sourceless: bool | None = None
    type: Literal["vercel"]
    updated_at: float | None = None


GitLink: TypeAlias = (
    GitHubLink | GitHubLimitedLink | GitHubCustomHostLink | GitLabLink | BitbucketLink | VercelLink
)
"""`GitLink`, a part of other types."""
