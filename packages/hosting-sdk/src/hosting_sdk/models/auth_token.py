"""`AuthToken`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.auth_method import AuthMethod


@define(kw_only=True)
class AuthTokenScopeUserSudo:
    """`scopes[].sudo` of `AuthToken`."""

    expires_at: float
    """Time of expiry, in milliseconds since the epoch."""
    origin: Literal["totp", "webauthn", "recovery-code"] | str


@define(kw_only=True)
class AuthTokenScopeUser:
    """`scopes[]` of `AuthToken`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    expires_at: float | None = None
    """Time of expiry, in milliseconds since the epoch."""
    origin: AuthMethod | str | None = None
    """Way in which the scope was granted, such as `saml` or `github`."""
    sudo: AuthTokenScopeUserSudo | None = None
    type: Literal["user"]
    """Kind of the scope: the `user` or one `team`."""


@define(kw_only=True)
class AuthTokenScopeTeam:
    """`scopes[]` of `AuthToken`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    expires_at: float | None = None
    """Time of expiry, in milliseconds since the epoch."""
    origin: AuthMethod | str | None = None
    """Way in which the scope was granted, such as `saml` or `github`."""
    team_id: str
    """ID of the team that the scope covers (prefix `team_`)."""
    type: Literal["team"]
    """Kind of the scope: the `user` or one `team`."""


@define(kw_only=True)
class AuthToken:
    """`AuthToken`, a part of other types."""

    active_at: float
    """Time of the last use, in milliseconds since the epoch."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    expires_at: float | None = None
    """Time of expiry, in milliseconds since the epoch."""
    id: str
    leaked_at: float | None = None
    """Time when the token was found in public, in milliseconds since the epoch."""
    leaked_url: str | None = None
    """Address where the token was found in public."""
    name: str
    origin: str | None = None
    """Origin of the token, such as `manual`, `saml`, `github` or `email`."""
    prefix: str | None = None
    """First characters of the secret, to recognise it by."""
    revoked_at: float | None = None
    """Time when the token was revoked, in milliseconds since the epoch."""
    scopes: list[AuthTokenScopeUser | AuthTokenScopeTeam] | None = None
    """Scopes that the token may access."""
    suffix: str | None = None
    """Last characters of the secret, to recognise it by."""
    type: str
    """Kind of the token, such as `oauth2-token`."""
