"""The body of `authentication.exchangeSsoToken` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define, field


@define(kw_only=True)
class ExchangeSsoTokenRequestAuthorizationCode:
    """The body of `authentication.exchangeSsoToken` and 1 more."""

    client_id: str = field(metadata={"wire": "client_id"})
    """ID of the integration as an OAuth2 client."""
    client_secret: str = field(metadata={"wire": "client_secret"})
    """Secret of the integration as an OAuth2 client."""
    code: str
    """Code that the platform sent with the user."""
    grant_type: Literal["authorization_code"] = field(metadata={"wire": "grant_type"})
    """`authorization_code` for a code, `refresh_token` for a later exchange."""
    redirect_uri: str | None = field(default=None, metadata={"wire": "redirect_uri"})
    """Address that the integration declared for the exchange."""
    state: str | None = None
    """State that the platform sent with the user."""


@define(kw_only=True)
class ExchangeSsoTokenRequestRefreshToken:
    """The body of `authentication.exchangeSsoToken` and 1 more."""

    client_id: str = field(metadata={"wire": "client_id"})
    """ID of the integration as an OAuth2 client."""
    client_secret: str = field(metadata={"wire": "client_secret"})
    """Secret of the integration as an OAuth2 client."""
    grant_type: Literal["refresh_token"] = field(metadata={"wire": "grant_type"})
    """`authorization_code` for a code, `refresh_token` for a later exchange."""
    refresh_token: str = field(metadata={"wire": "refresh_token"})
    """Refresh token of the exchange before."""


class ExchangeSsoTokenRequestAuthorizationCodeDict(TypedDict):
    """`ExchangeSsoTokenRequestAuthorizationCode` as a dict in wire names."""

    client_id: str
    """ID of the integration as an OAuth2 client."""
    client_secret: str
    """Secret of the integration as an OAuth2 client."""
    code: str
    """Code that the platform sent with the user."""
    grant_type: Literal["authorization_code"]
    """`authorization_code` for a code, `refresh_token` for a later exchange."""
    redirect_uri: NotRequired[str]
    """Address that the integration declared for the exchange."""
    state: NotRequired[str]
    """State that the platform sent with the user."""


class ExchangeSsoTokenRequestRefreshTokenDict(TypedDict):
    """`ExchangeSsoTokenRequestRefreshToken` as a dict in wire names."""

    client_id: str
    """ID of the integration as an OAuth2 client."""
    client_secret: str
    """Secret of the integration as an OAuth2 client."""
    grant_type: Literal["refresh_token"]
    """`authorization_code` for a code, `refresh_token` for a later exchange."""
    refresh_token: str
    """Refresh token of the exchange before."""


ExchangeSsoTokenRequest: TypeAlias = (
    ExchangeSsoTokenRequestAuthorizationCode | ExchangeSsoTokenRequestRefreshToken
)
"""The body of `authentication.exchangeSsoToken` and 1 more."""

ExchangeSsoTokenRequestDict: TypeAlias = (
    ExchangeSsoTokenRequestAuthorizationCodeDict | ExchangeSsoTokenRequestRefreshTokenDict
)
"""`ExchangeSsoTokenRequest` as plain data in wire names."""
