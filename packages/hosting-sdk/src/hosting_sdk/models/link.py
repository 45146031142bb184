"""`Link`, a part of other types.

Generated from `manifest/schemas/Link.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.deploy_hooks import DeployHooks


@define(kw_only=True)
class LinkGithub:
    """`Link`, a part of other types."""

    created_at: float | None = None
    deploy_hooks: list[DeployHooks]
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
class LinkGithubLimited:
    """`Link`, a part of other types."""

    created_at: float | None = None
    deploy_hooks: list[DeployHooks]
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
class LinkGithubCustomHost:
    """`Link`, a part of other types."""

    created_at: float | None = None
    deploy_hooks: list[DeployHooks]
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
class LinkGitlab:
    """`Link`, a part of other types."""

    created_at: float | None = None
    deploy_hooks: list[DeployHooks]
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
class LinkBitbucket:
    """`Link`, a part of other types."""

    created_at: float | None = None
    deploy_hooks: list[DeployHooks]
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
class LinkVercel:
    """`Link`, a part of other types."""

    created_at: float | None = None
    deploy_hooks: list[DeployHooks]
    git_credential_id: str
    org: str
    production_branch: str
    repo: str
    sourceless: bool | None = None
    type: Literal["vercel"]
    updated_at: float | None = None


Link: TypeAlias = (
    LinkGithub | LinkGithubLimited | LinkGithubCustomHost | LinkGitlab | LinkBitbucket | LinkVercel
)
"""`Link`, a part of other types."""
