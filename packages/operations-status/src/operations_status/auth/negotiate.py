"""`Negotiate` (RFC 4559): on Windows, the user who runs the service needs no token.

A handshake takes several requests on one connection. It is bound to that connection, and what it
proves holds for the one request that ends it: the next request begins a handshake of its own. So
nothing is gained by whoever sends on a connection that somebody else has authenticated, as happens
behind a proxy that shares its connections.

It is offered over HTTP/1.1 only, because the requests of an HTTP/2 connection are not in sequence,
and only where the server says which connection a request came over, as ours does.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import importlib
import importlib.util
import logging
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from operations_status.auth.authenticator import IDENTITY, Identity
from operations_status.auth.windows_account import is_elevated, is_own_account
from operations_status.responses import Response

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.settings import Settings

CONNECTION = "operations_status.connection"
"""Key of the state of a scope under which the server keeps a dict for each connection."""

MAX_LEGS = 6
"""Tokens that a client may send for one handshake; NTLM takes two, Kerberos one or two."""

MAX_TOKEN_SIZE = 65_536
"""Characters that a token may have; Windows makes none that is longer."""

HANDSHAKE_TIMEOUT = 30.0
"""Seconds within which a handshake is to end, and which one token may take."""

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
        """Who the client is, once that is known."""

    def step(self, in_token: bytes) -> bytes | None:
        """Take a token of the client and return the answer to it, if there is one."""


@attrs.define(eq=False)
class _Handshake:
    """A handshake that has begun.

    Attributes:
        context: What understands its tokens.
        deadline: When it is given up, on the monotonic clock.
        legs: Tokens that it has taken.
    """

    context: SecurityContext
    deadline: float
    legs: int = 0


@attrs.frozen
class _Step:
    """What comes of a token: who sent it, what is to be sent back, or neither."""

    identity: Identity | None = None
    answer: bytes | None = None
    unfinished: _Handshake | None = None


_REFUSED = _Step()


@attrs.frozen(kw_only=True)
class Surroundings:
    """What decides whether `Negotiate` is offered.

    Attributes:
        platform: As `sys.platform` names it.
        elevated: Whether the process has the rights of an administrator.
        provided: Whether pyspnego is installed.
    """

    platform: str
    elevated: bool
    provided: bool

    @classmethod
    def look(cls) -> Surroundings:
        """Return those of this process."""
        return cls(
            platform=sys.platform,
            elevated=is_elevated(),
            provided=importlib.util.find_spec("spnego") is not None,
        )

    def obstacle(self, settings: Settings) -> str | None:
        """Return why `Negotiate` is not offered, or None when it is."""
        if self.platform != "win32":
            return "this is not Windows"
        if settings.no_auth:
            return "authentication is off"
        if self.elevated:
            return "the service runs with the rights of an administrator"
        if not self.provided:
            return "pyspnego is not installed (pip install operations-status[negotiate])"
        return None


class Negotiation:
    """Handshakes with whoever wants to be known as the user who runs the service."""

    def __init__(
        self,
        *,
        accept: Callable[[], SecurityContext],
        is_owner: Callable[[str], bool],
        handshake_timeout: float = HANDSHAKE_TIMEOUT,
    ) -> None:
        """Accept one user.

        Args:
            accept: Makes the service's side of a new handshake.
            is_owner: Tells from a full name whether it is the user who runs the service.
            handshake_timeout: Seconds within which a handshake is to end.
        """
        self._accept = accept
        self._is_owner = is_owner
        self._timeout = handshake_timeout
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="negotiate")
        # It writes tokens, which tell of passwords, into its log for debugging.
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
        if handshake is None or time.monotonic() >= handshake.deadline:
            handshake = None
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._timeout):
                return await loop.run_in_executor(self._threads, self._take, handshake, token)
        except TimeoutError:
            _log.warning("a Negotiate token was given up after %g seconds", self._timeout)
        except Exception as error:  # noqa: BLE001 each provider has its own for what strangers send
            _log.debug("a Negotiate token is refused: %s", type(error).__name__)
        return _REFUSED

    def _take(self, handshake: _Handshake | None, token: bytes) -> _Step:
        """Take a token, in a thread."""
        if handshake is None:
            handshake = _Handshake(self._accept(), time.monotonic() + self._timeout)
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


def create_negotiation(
    settings: Settings, *, surroundings: Surroundings | None = None
) -> Negotiation | None:
    """Return what offers `Negotiate`, or None where it must not be offered.

    Args:
        settings: Whether requests are authenticated at all.
        surroundings: What else decides; by default those of this process.
    """
    surroundings = surroundings or Surroundings.look()
    obstacle = surroundings.obstacle(settings)
    if obstacle is None:
        return Negotiation(accept=accept_with_sspi, is_owner=is_own_account)
    if surroundings.platform == "win32":
        _log.info("Negotiate is not offered: %s", obstacle)
    return None


def accept_with_sspi() -> SecurityContext:
    """Return the service's side of a handshake, as Windows itself has it.

    No other provider of pyspnego will do: its own keeps passwords in a file that a variable names.

    Raises:
        ImportError: This is not Windows.
        spnego.exceptions.SpnegoError: Windows has no credential for it.
    """
    spnego: Any = importlib.import_module("spnego")
    context: SecurityContext = spnego.server(options=spnego.NegotiateOptions.use_sspi)
    return context


def _credential(headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """Return what follows `Negotiate`, or None when there is another credential, or several."""
    found = [value for name, value in headers if name == b"authorization"]
    if len(found) != 1:
        return None
    scheme, _, credential = found[0].partition(b" ")
    return credential.strip(b" ") if scheme.lower() == b"negotiate" else None


def _decode(credential: bytes) -> bytes | None:
    """Return a token, or None when it is none."""
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
