"""The streamable HTTP transport: on this machine, for known hosts and origins, with a key."""

from __future__ import annotations

import hmac
import os
import secrets
import signal
import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import uvicorn
from mcp.server.transport_security import TransportSecuritySettings

from hosting_sdk._transport.secrets import SecretText
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._options import KEY_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.types import ASGIApp, Receive, Scope, Send

    from hosting_sdk.mcp._server import ToolServer

PATH = "/mcp"
SHORTEST_KEY = 16
"""Minimum length of a key, so that it cannot be guessed."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class KeyGate:
    """Refuses every request that does not carry the key, with 401 and a challenge (RFC 6750).

    Args:
        app: The application behind the gate.
        key: The key that applications send as `Authorization: Bearer KEY`.
    """

    def __init__(self, app: ASGIApp, key: str) -> None:
        self._app = app
        self._key = key.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        sent = [value for name, value in scope.get("headers", ()) if name == b"authorization"]
        scheme, _, key = sent[0].partition(b" ") if len(sent) == 1 else (b"", b"", b"")
        is_allowed = scheme.lower() == b"bearer" and hmac.compare_digest(key, self._key)
        if scope["type"] == "http" and not is_allowed:
            headers = [(b"www-authenticate", b"Bearer"), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 401, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
            return
        await self._app(scope, receive, send)


def find_key() -> tuple[SecretText, bool]:
    """Return the key of the environment, or a new one; and whether it is new.

    Raises:
        InvalidRequestError: The key is short, or has characters that are not valid in a header.
    """
    given = os.environ.get(KEY_VARIABLE)
    if not given:
        return SecretText(secrets.token_urlsafe(24)), True
    is_sendable = given.isascii() and given.isprintable() and " " not in given
    if not is_sendable or len(given) < SHORTEST_KEY:
        raise InvalidRequestError(
            f"{KEY_VARIABLE}: expected {SHORTEST_KEY} or more characters of printable ASCII "
            "without blanks"
        )
    return SecretText(given), False


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a loopback address.

    Raises:
        InvalidRequestError: The address is not one of the loopback, or is in use.
    """
    if host not in LOOPBACK:
        raise InvalidRequestError(
            f"--host: expected a loopback address ({', '.join(LOOPBACK)}), got {host!r}; for other "
            "machines put a reverse proxy with TLS in front"
        )
    family = socket.AF_INET6 if host == "::1" else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":  # pragma: no cover - other programs could take the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # on Windows, this would let other programs take the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1" if host == "localhost" else host, port))
        listening.listen(128)
    except OSError as error:
        listening.close()
        raise InvalidRequestError(
            f"--port: cannot listen on {host}:{port}: {error.strerror}"
        ) from None
    return listening


def serve_http(
    server: ToolServer,
    listening: socket.socket,
    key: str,
    *,
    ready: Callable[[str], Any],
    allowed_hosts: Sequence[str] = (),
) -> None:
    """Serve applications over streamable HTTP until the process is interrupted or terminated.

    Args:
        server: The tool server.
        listening: The socket to accept on.
        key: The key that applications must send.
        ready: Called with the URL when connections are accepted.
        allowed_hosts: Further values of `Host` that are accepted, with their origins.
    """
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    names = [f"{shown}:{port}", f"localhost:{port}"]
    app = server.build().streamable_http_app(
        streamable_http_path=PATH,
        transport_security=TransportSecuritySettings(
            enable_dns_rebinding_protection=True,
            allowed_hosts=[*names, *allowed_hosts],
            allowed_origins=[
                *(f"http://{name}" for name in (*names, *allowed_hosts)),
                *(f"https://{name}" for name in allowed_hosts),
            ],
        ),
    )
    config = uvicorn.Config(
        KeyGate(app, key), log_level="warning", access_log=False, timeout_graceful_shutdown=5
    )
    # After its shutdown, uvicorn raises the signal that stopped it once more.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    ready(f"http://{names[0]}{PATH}")
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
