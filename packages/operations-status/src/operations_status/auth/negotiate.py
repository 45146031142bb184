"""`Negotiate` (RFC 4559): on Windows, the user who runs the service needs no token.

A handshake takes several requests on one connection. It is bound to that connection, and what it
proves holds for the one request that ends it: the next request begins a handshake of its own. So
nothing is gained by sending on a connection that somebody else has authenticated, as happens
behind a proxy that shares its connections.

It is offered over HTTP/1.1 only, because the requests of an HTTP/2 connection are not in sequence,
and only where the server says which connection a request came over, as ours does.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from operations_status.auth.authenticator import IDENTITY, Identity
from operations_status.messages.responses import Response

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONNECTION = "operations_status.connection"
"""Key of the state of a scope under which the server keeps a dict for each connection."""

MAX_LEGS = 6
"""Tokens that a client may send for one handshake; NTLM takes two, Kerberos one or two."""

MAX_TOKEN_SIZE = 65_536
"""Characters that a token may have; Windows makes none that is longer."""

HANDSHAKE_TIMEOUT = 30.0
"""Seconds from the first to the last token of a handshake."""

TOKEN_TIMEOUT = 15.0
"""Seconds that one token may take, which may need another machine."""

THREADS = 4
"""Tokens that are looked at together; looking may wait for another machine."""

_CHALLENGE = (b"www-authenticate", b"Negotiate")
_HANDSHAKE = "handshake"
_HTTP_1 = frozenset({"1.0", "1.1"})
_log = logging.getLogger(__name__)


class SecurityContext(Protocol):
    """The service's side of a handshake, as pyspnego has it."""

    @property
    def complete(self) -> bool:
        """Whether the client is known."""

    @property
    def client_principal(self) -> str | None:
        """Name of the client; None until the handshake has completed."""

    def step(self, in_token: bytes) -> bytes | None:
        """Take a token of the client and return the answer to it, if there is one."""


@attrs.define(eq=False)
class _Handshake:
    """A handshake that has begun.

    Attributes:
        context: Security context that reads its tokens.
        deadline: When it is given up, on the monotonic clock.
        legs: Tokens that it has taken.
    """

    context: SecurityContext
    deadline: float
    legs: int = 0


@attrs.frozen
class _Step:
    """Outcome of a token: its sender, the token to send back, or neither."""

    identity: Identity | None = None
    answer: bytes | None = None
    unfinished: _Handshake | None = None


_REFUSED = _Step()


class Negotiation:
    """Handshakes with clients that prove to be the user who runs the service."""

    def __init__(
        self,
        *,
        accept: Callable[[], SecurityContext],
        is_owner: Callable[[str], bool],
        handshake_timeout: float = HANDSHAKE_TIMEOUT,
        token_timeout: float = TOKEN_TIMEOUT,
    ) -> None:
        """Accept one user.

        Args:
            accept: Makes the service's side of a new handshake; called in a thread.
            is_owner: Returns whether a full name is the user who runs the service; called in a
                thread.
            handshake_timeout: Seconds from the first to the last token of a handshake.
            token_timeout: Seconds that one token may take.
        """
        self._accept = accept
        self._is_owner = is_owner
        self._handshake_timeout = handshake_timeout
        self._token_timeout = token_timeout
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="negotiate")
        # Its debug log contains tokens, which are derived from passwords.
        logging.getLogger("spnego").setLevel(logging.INFO)

    def guard(self, app: ASGIApp) -> ASGIApp:
        """Return an application that offers `Negotiate` where another would answer 401."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            connection = scope.get("state", {}).get(CONNECTION)
            if connection is None or scope["http_version"] not in _HTTP_1:
                await app(scope, receive, send)
                return
            step = await self._step(connection, _credential(scope["headers"]))
            if step.unfinished is not None:
                connection[_HANDSHAKE] = step.unfinished
                await Response(401, (_challenge(step.answer),)).send_to(send, scope)
                return
            if step.identity is not None:
                scope[IDENTITY] = step.identity
            await app(scope, receive, _challenging(send, step.answer))

        return guarded

    async def _step(self, connection: dict[str, Any], credential: bytes | None) -> _Step:
        """Take the next token of a connection; whatever else comes ends its handshake."""
        handshake: _Handshake | None = connection.pop(_HANDSHAKE, None)
        token = _decode(credential) if credential else None
        if token is None:
            return _REFUSED
        if handshake is not None and time.monotonic() >= handshake.deadline:
            return _REFUSED
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._token_timeout):
                return await loop.run_in_executor(self._threads, self._take, handshake, token)
        except TimeoutError:
            _log.warning("a Negotiate token was given up after %g seconds", self._token_timeout)
        return _REFUSED

    def _take(self, handshake: _Handshake | None, token: bytes) -> _Step:
        """Take a token, in a thread; one that cannot be understood is refused.

        Providers raise whatever comes to them for what a stranger sends. Of that nothing may leave
        the thread: StopIteration, which is among it, would never arrive.
        """
        try:
            return self._advance(handshake, token)
        except Exception as error:  # noqa: BLE001 see above
            _log.debug("a Negotiate token is refused: %s", type(error).__name__)
            return _REFUSED

    def _advance(self, handshake: _Handshake | None, token: bytes) -> _Step:
        """Take a token as the next of a handshake, or as the first of a new one."""
        if handshake is None:
            deadline = time.monotonic() + self._handshake_timeout
            handshake = _Handshake(self._accept(), deadline)
        context = handshake.context
        answer = context.step(token)
        handshake.legs += 1
        if context.complete:
            return self._identify(context.client_principal, answer)
        if not answer or handshake.legs == MAX_LEGS:
            return _REFUSED
        return _Step(answer=answer, unfinished=handshake)

    def _identify(self, principal: str | None, answer: bytes | None) -> _Step:
        """Accept the one user who runs the service."""
        if principal and self._is_owner(principal):
            return _Step(Identity(subject=principal), answer)
        _log.info("Negotiate: %r is not the user who runs the service", principal)
        return _REFUSED


def _credential(headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """Return what follows `Negotiate`, or None when there is another credential, or several."""
    found = [value for name, value in headers if name == b"authorization"]
    if len(found) != 1:
        return None
    scheme, _, credential = found[0].partition(b" ")
    return credential.strip(b" ") if scheme.lower() == b"negotiate" else None


def _decode(credential: bytes) -> bytes | None:
    """Decode a token; None when it is malformed."""
    if len(credential) > MAX_TOKEN_SIZE:
        return None
    try:
        return base64.b64decode(credential, validate=True)
    except binascii.Error:
        return None


def _challenge(answer: bytes | None) -> tuple[bytes, bytes]:
    """Return the header that goes with a token, or without one."""
    name, scheme = _CHALLENGE
    return (name, scheme + b" " + base64.b64encode(answer)) if answer else _CHALLENGE


def _challenging(send: Send, answer: bytes | None) -> Send:
    """Return what sends an answer with the last token, or a refusal with the challenge."""

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start" and (answer or message["status"] == 401):  # noqa: PLR2004 Unauthorized
            message["headers"] = [*message["headers"], _challenge(answer)]
        await send(message)

    return send_on
