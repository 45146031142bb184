"""`AuthToken`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.auth_method import AuthMethod


@define(kw_only=True)
class AuthTokenScopeUserSudo:
    """`scopes[].sudo` of `AuthToken`.

    Attributes:
        expires_at: Time of expiry, in milliseconds since the epoch.
    """

    expires_at: float
    origin: Literal["totp", "webauthn", "recovery-code"] | str


@define(kw_only=True)
class AuthTokenScopeUser:
    """`scopes[]` of `AuthToken`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        expires_at: Time of expiry, in milliseconds since the epoch.
        origin: How the scope was granted, such as `saml` or `github`.
        type: Kind of the scope: the `user` or one `team`.
    """

    created_at: float
    expires_at: float | None = None
    origin: AuthMethod | None = None
    sudo: AuthTokenScopeUserSudo | None = None
    type: Literal["user"]


@define(kw_only=True)
class AuthTokenScopeTeam:
    """`scopes[]` of `AuthToken`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        expires_at: Time of expiry, in milliseconds since the epoch.
        origin: How the scope was granted, such as `saml` or `github`.
        team_id: ID of the team that the scope covers (prefix `team_`).
        type: Kind of the scope: the `user` or one `team`.
    """

    created_at: float
    expires_at: float | None = None
    origin: AuthMethod | None = None
    team_id: str
    type: Literal["team"]


@define(kw_only=True)
class AuthToken:
    """`AuthToken`, a part of other types.

    Attributes:
        active_at: Time of the last use, in milliseconds since the epoch.
        created_at: Time of creation, in milliseconds since the epoch.
        expires_at: Time of expiry, in milliseconds since the epoch.
        leaked_at: Time when the token was found in public, in milliseconds since the epoch.
        leaked_url: Address where the token was found in public.
        origin: How the token came about, such as `manual`, `saml`, `github` or `email`.
        prefix: First characters of the secret, to recognise it by.
        revoked_at: Time when the token was revoked, in milliseconds since the epoch.
        scopes: What the token may access.
        suffix: Last characters of the secret, to recognise it by.
        type: Kind of the token, such as `oauth2-token`.
    """

    active_at: float
    created_at: float
    expires_at: float | None = None
    id: str
    leaked_at: float | None = None
    leaked_url: str | None = None
    name: str
    origin: str | None = None
    prefix: str | None = None
    revoked_at: float | None = None
    scopes: list[AuthTokenScopeUser | AuthTokenScopeTeam] | None = None
    suffix: str | None = None
    type: str
