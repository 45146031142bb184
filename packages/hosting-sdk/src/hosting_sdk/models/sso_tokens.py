"""The result of `authentication.exchangeSsoToken` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class SsoTokens:
    """The result of `authentication.exchangeSsoToken` and 1 more."""

    access_token: str | None = field(metadata={"wire": "access_token"})
    """Access token for calls on behalf of the installation."""
    expires_in: float | None = field(default=None, metadata={"wire": "expires_in"})
    """Seconds until the token expires."""
    id_token: str = field(metadata={"wire": "id_token"})
    """OpenID Connect token that tells who the user is."""
    refresh_token: str | None = field(default=None, metadata={"wire": "refresh_token"})
    """Token to get the next token with."""
    token_type: str | None = field(metadata={"wire": "token_type"})
    """Kind of the token."""
