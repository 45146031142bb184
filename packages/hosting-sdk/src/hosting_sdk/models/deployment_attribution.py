"""`DeploymentAttribution`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class DeploymentAttributionCommitMeta:
    """`commitMeta` of `DeploymentAttribution`.

    Attributes:
        email: Email address of the author in the commit.
        is_verified: Whether the commit has a valid signature; only GitHub tells.
        name: Name of the author in the commit.
    """

    email: str | None = None
    is_verified: bool | None = None
    name: str | None = None


@define(kw_only=True)
class DeploymentAttributionGitUser:
    """`gitUser` of `DeploymentAttribution`.

    Attributes:
        id: ID of the user at the Git provider.
        login: Name of the user at the Git provider.
        provider: Git provider of the user.
    """

    id: StringOrNumber
    login: str
    provider: str | None = None
    type: str | None = None


@define(kw_only=True)
class DeploymentAttributionVercelUser:
    """`vercelUser` of `DeploymentAttribution`.

    Attributes:
        id: ID of the user on the platform.
        team_roles: Roles of the user in the team at the time of the deployment.
        username: Name of the user in URLs.
    """

    id: str
    team_roles: list[str] | None = None
    username: str


@define(kw_only=True)
class DeploymentAttribution:
    """`DeploymentAttribution`, a part of other types.

    Attributes:
        commit_meta: Author of the commit.
        git_user: User of the Git provider with the author's email address.
        vercel_user: User of the platform whom the Git user belongs to.
    """

    commit_meta: DeploymentAttributionCommitMeta | None = None
    git_user: DeploymentAttributionGitUser | None = None
    vercel_user: DeploymentAttributionVercelUser | None = None
