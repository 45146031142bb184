"""The access token, as the value of the `Authorization` header."""

from __future__ import annotations

import asyncio
import time
from copy import copy
from inspect import isawaitable
from math import inf
from typing import TYPE_CHECKING, Any, TypeAlias

from hosting_sdk._platform.names import TOKEN_VARIABLE
from hosting_sdk._transport.governor import CURRENT_HOLDER
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk.errors import HostingSDKError, InvalidRequestError, UnexpectedClientError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

TokenArgument: TypeAlias = "str | Callable[[], str | AccessToken | Awaitable[str | AccessToken]]"
"""An access token, or a function, plain or coroutine, that returns one."""

_RENEWED_BEFORE_SECONDS = 60.0
_MILLISECONDS_FROM = 1e11


class AccessToken:
    """A token and its expiry, as a token function may return it.

    Args:
        token: The token.
        expires_at: When it expires, as a date with a time zone or in seconds since 1970; None or
            infinity if it does not expire.

    Raises:
        InvalidRequestError: `expires_at` is neither of them, NaN, or so large that it must be in
            milliseconds.
    """

    __slots__ = ("expires_at", "token")

    def __init__(self, token: str, expires_at: datetime | float | None = None) -> None:
        self.token = SecretText(token)
        if expires_at is None:
            self.expires_at = inf
        elif isinstance(expires_at, int | float):
            if not (expires_at < _MILLISECONDS_FROM or expires_at == inf):
                raise InvalidRequestError(
                    f"expires_at must be in seconds since 1970 and before {_MILLISECONDS_FROM:.0f}"
                    f" (are these milliseconds?), not {expires_at!r}"
                )
            self.expires_at = float(expires_at)
        elif getattr(expires_at, "tzinfo", None) is not None:
            self.expires_at = expires_at.timestamp()
        else:
            raise InvalidRequestError(
                "expires_at must be a date with a time zone or seconds since 1970, not "
                f"{expires_at!r}"
            )

    @property
    def has_expired(self) -> bool:
        """Whether it has expired."""
        return time.time() >= self.expires_at

    def __repr__(self) -> str:
        return f"AccessToken('***', expires_at={self.expires_at!r})"


class TokenSource:
    """Source of a client's `Authorization` header: a fixed token or a token function.

    An `AccessToken` is used until a minute before it expires. A function that returns plain text is
    called for every attempt. While an asynchronous function runs, other calls wait for the same
    token.

    Args:
        given: The token, a function that returns one (plain or coroutine), or None.
        only_for: The only server that receives the token, None for every server.
        refusal_seconds: Seconds after the refusal of a token for which the function is not called
            again if it returned the same token once more.

    Attributes:
        is_function: Whether tokens come from a function.
    """

    __slots__ = (
        "_expires_at",
        "_given",
        "_header",
        "_only_for",
        "_refusal_seconds",
        "_refused",
        "_refused_at",
        "_renewal",
        "is_function",
    )

    def __init__(
        self, given: Any, *, only_for: str | None = None, refusal_seconds: float = 30.0
    ) -> None:
        self._given = given
        self.is_function = callable(given)
        self._only_for = only_for
        self._header: SecretText | None = None
        self._expires_at = inf
        self._refusal_seconds = refusal_seconds
        self._refused: SecretText | None = None
        self._refused_at = 0.0
        self._renewal: Renewal | None = None

    def forget(self, header: SecretText) -> bool:
        """Forget a header that the server refused; return whether there may be another one."""
        if header != self._header:
            return True
        now = time.monotonic()
        if header == self._refused and now - self._refused_at < self._refusal_seconds:
            return False
        self._refused, self._refused_at = header, now
        self._header = None
        return True

    async def ask(self, where: str, server: str) -> SecretText:
        """Return the value of the header from the token or the function.

        Args:
            where: The operation, for messages.
            server: The server that is called.

        Raises:
            InvalidRequestError: There is no token, it is not valid in a header, or the function
                makes a call that needs the token.
            UnexpectedClientError: The function failed.
        """
        if self._only_for is not None and self._only_for != server:
            return format_header(where, None)
        if not callable(self._given):
            return format_header(where, self._given)
        if self._header is not None and (
            self._expires_at == inf or time.time() <= self._expires_at - _RENEWED_BEFORE_SECONDS
        ):
            return self._header
        holder = CURRENT_HOLDER.get()
        if isinstance(holder, Renewal) and holder.source is self and holder.has_connection:
            raise InvalidRequestError(
                f"{where}: the function that gives the token makes a call that needs this token"
            )
        renewal = self._renewal
        if renewal is None or not renewal.can_be_joined:
            try:
                answer = self._given()
            except HostingSDKError:
                raise
            except Exception as error:
                raise _describe_failure(error) from error
            if not isawaitable(answer):
                return self._accept(where, answer)
            renewal = self._renewal = Renewal(self, answer)
        return self._accept(where, await renewal.join())

    def _accept(self, where: str, token: Any) -> SecretText:
        if isinstance(token, AccessToken):
            self._expires_at = token.expires_at
            self._header = format_header(where, token.token)
            return self._header
        return format_header(where, token)


class Renewal:
    """A running token function, and the calls that wait for its token.

    The function is cancelled when no call waits for it any more. Once a call has stopped waiting,
    later calls do not join: the function may never return.

    Args:
        source: The source of the function.
        answer: What the function returned.
    """

    __slots__ = ("_left", "_task", "_waiting", "source")

    def __init__(self, source: TokenSource, answer: Awaitable[Any]) -> None:
        self.source = source
        self._waiting = 0
        self._left = False
        self._task = asyncio.ensure_future(self._run(answer))
        # Without this, asyncio logs the error of a task for which no call waits any more.
        self._task.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def _run(self, answer: Awaitable[Any]) -> Any:
        CURRENT_HOLDER.set(self)
        return await answer

    @property
    def has_connection(self) -> bool:
        """Whether calls wait for it, which hold connections."""
        return self._waiting > 0

    @property
    def can_be_joined(self) -> bool:
        """Whether another call of this event loop may wait for it."""
        return not self._left and self._task.get_loop() is asyncio.get_running_loop()

    async def join(self) -> Any:
        """Wait for the token and return it.

        Raises:
            HostingSDKError: The function failed; each call has an error of its own.
        """
        self._waiting += 1
        try:
            return await asyncio.shield(self._task)
        except HostingSDKError as error:
            raise copy(error) from error.__cause__  # each call adds its own history
        except Exception as error:
            raise _describe_failure(error) from error
        finally:
            self._left = True
            self._waiting -= 1
            if not self._waiting:
                self._task.cancel()


def _describe_failure(error: Exception) -> UnexpectedClientError:
    return UnexpectedClientError(
        f"the function that gives the token failed: {type(error).__name__}: {error}"
    )


def format_header(where: str, token: object) -> SecretText:
    """Return the value of `Authorization` for a token.

    Raises:
        InvalidRequestError: There is no token, or it is not valid in a header.
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
