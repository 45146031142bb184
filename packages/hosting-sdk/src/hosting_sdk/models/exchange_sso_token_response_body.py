"""The result of `authentication.exchangeSsoToken` and 1 more.

Generated from `manifest/schemas/ExchangeSsoTokenResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define, field


@define(kw_only=True)
class ExchangeSsoTokenResponseBody1:
    """The result of `authentication.exchangeSsoToken` and 1 more."""

    access_token: str = field(metadata={"wire": "access_token"})
    expires_in: float = field(metadata={"wire": "expires_in"})
    id_token: str = field(metadata={"wire": "id_token"})
    refresh_token: str = field(metadata={"wire": "refresh_token"})
    token_type: str = field(metadata={"wire": "token_type"})


@define(kw_only=True)
class ExchangeSsoTokenResponseBody2:
    """The result of `authentication.exchangeSsoToken` and 1 more."""

    access_token: str | None = field(metadata={"wire": "access_token"})
    expires_in: float | None = field(default=None, metadata={"wire": "expires_in"})
    id_token: str = field(metadata={"wire": "id_token"})
    refresh_token: str | None = field(default=None, metadata={"wire": "refresh_token"})
    token_type: str | None = field(metadata={"wire": "token_type"})


ExchangeSsoTokenResponseBody: TypeAlias = (
    ExchangeSsoTokenResponseBody1 | ExchangeSsoTokenResponseBody2
)
"""The result of `authentication.exchangeSsoToken` and 1 more."""
