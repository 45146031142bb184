"""`ResponseBodyAttribution`, a part of other types.

Generated from `manifest/schemas/ResponseBodyAttribution.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class ResponseBodyAttributionCommitMeta:
    """`commitMeta` of `ResponseBodyAttribution`."""

    email: str | None = None
    is_verified: bool | None = None
    name: str | None = None


@define(kw_only=True)
class ResponseBodyAttributionGitUser:
    """`gitUser` of `ResponseBodyAttribution`."""

    id: KeyEq
    login: str
    provider: str | None = None
    type: str | None = None


@define(kw_only=True)
class ResponseBodyAttributionVercelUser:
    """`vercelUser` of `ResponseBodyAttribution`."""

    id: str
    team_roles: list[str] | None = None
    username: str


@define(kw_only=True)
class ResponseBodyAttribution:
    """`ResponseBodyAttribution`, a part of other types."""

    commit_meta: ResponseBodyAttributionCommitMeta | None = None
    git_user: ResponseBodyAttributionGitUser | None = None
    vercel_user: ResponseBodyAttributionVercelUser | None = None
