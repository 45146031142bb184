"""`Negotiate` (RFC 4559): on Windows, the user who runs the service needs no token.

A handshake takes several requests on one connection and is bound to that connection. It
authenticates only the request that ends it; the next request begins another handshake. A client
that shares the connection, as behind a proxy, is therefore not authenticated by it.

`Negotiate` is offered over HTTP/1.1 only, because the requests of an HTTP/2 connection are not in
sequence, and only if the server identifies the connection of each request, as `serve` does.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.auth.authenticator import IDENTITY, Identity
from operations_status.messages.responses import Response

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from spnego import ContextProxy
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONNECTION = "operations_status.connection"
"""Key of the state of a scope under which the server keeps a dict for each connection."""

MAX_LEGS = 6
"""Most tokens of one handshake; NTLM takes two, Kerberos one or two."""

MAX_TOKEN_SIZE = 65_536
"""Longest accepted token in characters; Windows makes none that is longer."""

_HANDSHAKE = "handshake"
_HTTP_1 = frozenset({"1.0", "1.1"})
_log = logging.getLogger(__name__)


@attrs.define(eq=False)
class _Handshake:
    """A handshake that has begun.

    Attributes:
        context: The service's side of the handshake.
        deadline: Time on the monotonic clock after which the handshake is refused.
        legs: Number of tokens received.
        answer: The token to send back, if any.
        identity: The client, after the handshake has identified it as the owner.
    """

    context: ContextProxy
    deadline: float
    legs: int = 0
    answer: bytes | None = None
    identity: Identity | None = None


class Negotiation:
    """Handshakes that identify the user who runs the service."""

    def __init__(
        self,
        *,
        accept: Callable[[], ContextProxy],
        is_owner: Callable[[str], bool],
        handshake_timeout: float = 30.0,
        token_timeout: float = 15.0,
    ) -> None:
        """Create the threads that process tokens.

        Args:
            accept: Returns the service's side of a new handshake; called in a thread.
            is_owner: Returns whether a full name is the user who runs the service; called in a
                thread.
            handshake_timeout: Seconds from the first to the last token of a handshake.
            token_timeout: Seconds to verify one token, possibly on another machine.
        """
        self._accept = accept
        self._is_owner = is_owner
        self._handshake_timeout = handshake_timeout
        self._token_timeout = token_timeout
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="negotiate")
        # Its debug log contains tokens, which are derived from passwords.
        logging.getLogger("spnego").setLevel(logging.INFO)

    def guard(self, app: ASGIApp) -> ASGIApp:
        """Return an application that offers `Negotiate` in place of a plain 401."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            connection = scope.get("state", {}).get(CONNECTION)
            if connection is None or scope["http_version"] not in _HTTP_1:
                await app(scope, receive, send)
                return
            handshake = await self._proceed(connection, _read_token(scope["headers"]))
            answer = handshake.answer if handshake else None
            if handshake and handshake.identity:
                scope[IDENTITY] = handshake.identity
            elif handshake:
                connection[_HANDSHAKE] = handshake
                await Response(401, (_challenge(answer),)).send_to(send, scope)
                return

            async def send_challenge(message: Message) -> None:
                """Add the service's last token to the response, or the challenge to a 401."""
                is_start = message["type"] == "http.response.start"
                if is_start and (answer or message["status"] == HTTPStatus.UNAUTHORIZED):
                    message["headers"] = [*message["headers"], _challenge(answer)]
                await send(message)

            await app(scope, receive, send_challenge)

        return guarded

    async def _proceed(self, connection: dict[str, Any], token: bytes | None) -> _Handshake | None:
        """Process the next token of a connection; a request without one ends the handshake."""
        handshake: _Handshake | None = connection.pop(_HANDSHAKE, None)
        if token is None:
            return None
        if handshake is not None and time.monotonic() >= handshake.deadline:
            return None
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._token_timeout):
                return await loop.run_in_executor(self._threads, self._take, handshake, token)
        except TimeoutError:
            _log.warning("a Negotiate token timed out after %g seconds", self._token_timeout)
        return None

    def _take(self, handshake: _Handshake | None, token: bytes) -> _Handshake | None:
        """Process a token, in a thread; return None if it is malformed or refused.

        Providers raise exceptions of any type for invalid tokens. None of them may leave the
        thread: a future cannot pass on StopIteration.
        """
        try:
            if handshake is None:
                deadline = time.monotonic() + self._handshake_timeout
                handshake = _Handshake(self._accept(), deadline)
            return handshake if self._advance(handshake, token) else None
        except Exception as error:  # noqa: BLE001 see above
            _log.debug("a Negotiate token is refused: %s", type(error).__name__)
            return None

    def _advance(self, handshake: _Handshake, token: bytes) -> bool:
        """Process a token; return whether the handshake continues or has identified the owner."""
        context = handshake.context
        handshake.answer = context.step(token)
        handshake.legs += 1
        if not context.complete:
            return bool(handshake.answer) and handshake.legs < MAX_LEGS
        principal = context.client_principal
        if principal and self._is_owner(principal):
            handshake.identity = Identity(subject=principal)
            return True
        _log.info("Negotiate: %r is not the user who runs the service", principal)
        return False


def _read_token(headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """Return the token after `Negotiate`; None without one, or if it is malformed."""
    found = [value for name, value in headers if name == b"authorization"]
    if len(found) != 1:
        return None
    scheme, _, credential = found[0].partition(b" ")
    if scheme.lower() != b"negotiate" or len(credential) > MAX_TOKEN_SIZE:
        return None
    try:
        return base64.b64decode(credential.strip(b" "), validate=True) or None
    except binascii.Error:
        return None


def _challenge(answer: bytes | None) -> tuple[bytes, bytes]:
    """Return the header with the challenge, and a token if there is one."""
    token = b" " + base64.b64encode(answer) if answer else b""
    return (b"www-authenticate", b"Negotiate" + token)
