"""The access token, as the value of the `Authorization` header."""

from __future__ import annotations

from inspect import isawaitable

from hosting_sdk._platform.names import TOKEN_VARIABLE
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk.errors import HostingSDKError, InvalidRequestError, UnexpectedClientError


async def authorization(where: str, token: object) -> SecretText:
    """Return the value of `Authorization` for a token or a function that gives it.

    Args:
        where: What is called, for messages.
        token: Text, or a plain or coroutine function that returns it.

    Raises:
        InvalidRequestError: There is no token, or it cannot stand in a header.
        UnexpectedClientError: The function failed.
    """
    if callable(token):
        try:
            token = token()
            if isawaitable(token):
                token = await token
        except HostingSDKError:
            raise
        except Exception as error:
            raise UnexpectedClientError(
                f"the function that gives the token failed: {type(error).__name__}: {error}"
            ) from error
    return bearer(where, token)


def bearer(where: str, token: object) -> SecretText:
    """Return the value of `Authorization` for a token.

    Raises:
        InvalidRequestError: There is no token, or it cannot stand in a header.
    """
    text = token.strip() if isinstance(token, str) else token
    if text is None or text == "":
        raise InvalidRequestError(
            f"{where}: no access token: pass bearer_token to the client or set {TOKEN_VARIABLE}"
        )
    if not isinstance(text, str):
        raise InvalidRequestError(f"{where}: the access token is {type(text).__name__}, not text")
    scheme, _, rest = text.partition(" ")
    credentials = rest.strip() if scheme.lower() == "bearer" else text
    if not credentials.isascii() or not credentials.isprintable() or " " in credentials:
        raise InvalidRequestError(f"{where}: the access token is not one word of ASCII text")
    return SecretText(text if credentials is not text else f"Bearer {text}")
