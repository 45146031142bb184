"""`AuthToken`, a part of other types.

Generated from `manifest/schemas/AuthToken.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.auth_method import AuthMethod


@define(kw_only=True)
class AuthTokenScopesUserSudo:
    """`scopes[].sudo` of `AuthToken`."""

    expires_at: float
    origin: Literal["totp", "webauthn", "recovery-code"] | str


@define(kw_only=True)
class AuthTokenScopesUser:
    """`scopes[]` of `AuthToken`."""

    created_at: float
    expires_at: float | None = None
    origin: AuthMethod | None = None
    sudo: AuthTokenScopesUserSudo | None = None
    type: Literal["user"]


@define(kw_only=True)
class AuthTokenScopesTeam:
    """`scopes[]` of `AuthToken`."""

    created_at: float
    expires_at: float | None = None
    origin: AuthMethod | None = None
    team_id: str
    type: Literal["team"]


@define(kw_only=True)
class AuthToken:
    """`AuthToken`, a part of other types."""

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
    scopes: list[AuthTokenScopesUser | AuthTokenScopesTeam] | None = None
    suffix: str | None = None
    type: str
