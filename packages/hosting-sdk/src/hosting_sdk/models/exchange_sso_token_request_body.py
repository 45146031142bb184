"""The body of `authentication.exchangeSsoToken` and 1 more.

Generated from `manifest/schemas/ExchangeSsoTokenRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define, field


@define(kw_only=True)
class ExchangeSsoTokenRequestBodyAuthorizationCode:
    """The body of `authentication.exchangeSsoToken` and 1 more."""

    client_id: str = field(metadata={"wire": "client_id"})
    client_secret: str = field(metadata={"wire": "client_secret"})
    code: str
    grant_type: Literal["authorization_code"] = field(metadata={"wire": "grant_type"})
    redirect_uri: str | None = field(default=None, metadata={"wire": "redirect_uri"})
    state: str | None = None


@define(kw_only=True)
class ExchangeSsoTokenRequestBodyRefreshToken:
    """The body of `authentication.exchangeSsoToken` and 1 more."""

    client_id: str = field(metadata={"wire": "client_id"})
    client_secret: str = field(metadata={"wire": "client_secret"})
    grant_type: Literal["refresh_token"] = field(metadata={"wire": "grant_type"})
    refresh_token: str = field(metadata={"wire": "refresh_token"})


ExchangeSsoTokenRequestBody: TypeAlias = (
    ExchangeSsoTokenRequestBodyAuthorizationCode | ExchangeSsoTokenRequestBodyRefreshToken
)
"""The body of `authentication.exchangeSsoToken` and 1 more."""
