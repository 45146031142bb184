"""`DeploymentAttribution`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class DeploymentAttributionCommitMeta:
    """`commitMeta` of `DeploymentAttribution`."""

    email: str | None = None
    """Email address of the author in the commit."""
    is_verified: bool | None = None
    """Whether the commit has a valid signature; only GitHub tells."""
    name: str | None = None
    """Name of the author in the commit."""


@define(kw_only=True)
class DeploymentAttributionGitUser:
    """`gitUser` of `DeploymentAttribution`."""

    id: StringOrNumber
    """ID of the user at the Git provider."""
    login: str
    """Name of the user at the Git provider."""
    provider: str | None = None
    """Git provider of the user."""
    type: str | None = None


@define(kw_only=True)
class DeploymentAttributionVercelUser:
    """`vercelUser` of `DeploymentAttribution`."""

    id: str
    """ID of the user on the platform."""
    team_roles: list[str] | None = None
    """Roles of the user in the team at the time of the deployment."""
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class DeploymentAttribution:
    """`DeploymentAttribution`, a part of other types."""

    commit_meta: DeploymentAttributionCommitMeta | None = None
    """Author of the commit."""
    git_user: DeploymentAttributionGitUser | None = None
    """User of the Git provider with the author's email address."""
    vercel_user: DeploymentAttributionVercelUser | None = None
    """User of the platform whom the Git user belongs to."""
