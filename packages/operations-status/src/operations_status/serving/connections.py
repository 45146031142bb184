"""Connections of one process: their limit, and their graceful shutdown.

Hypercorn reads and writes HTTP. Its runner (`hypercorn.asyncio.serve`) is not used, because it

- has no limit of connections,
- waits indefinitely for connections that stall during a shutdown (Python 3.12 and newer),
- does not report that it listens, and cannot shut down immediately.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import math
import sys
import time
from typing import TYPE_CHECKING, Any

from hypercorn.app_wrappers import ASGIWrapper
from hypercorn.config import Config
from hypercorn.typing import LifespanState

from operations_status.auth.negotiate import CONNECTION
from operations_status.hypercorn_faults import ClientConnection, Context, repair

from .monitoring import Phase

if sys.platform != "win32":  # pragma: no branch - Windows has no such limits
    import resource

if TYPE_CHECKING:
    import ssl
    from collections.abc import Awaitable, Callable, Sequence

    from prometheus_client import Gauge
    from starlette.types import ASGIApp

    from operations_status.settings import Settings

    from .listeners import Listener

ACCEPTS_PER_ITERATION = 16
"""Connections of one socket that one iteration of the event loop accepts.

asyncio has one number for this and for the backlog of the socket.
"""

_MIN_HEAD_SIZE = 256 * 1024
"""Smallest limit of a request head in Hypercorn, in bytes.

It is far above the limits of `RequestLimits`, which answers with a problem.
"""

_REQUESTS_PER_CONNECTION = 2**31
_ABORT_GRACE = 1.0
"""Seconds that aborted connections may take to end."""

_ACCEPT_DELAY = 0.05
"""Seconds within which the event loop starts the task of an accepted connection."""

_SLOW_HANDSHAKE = 1.0
"""Seconds after which a TLS handshake makes room before idle connections do."""

_OTHER_FILES = 256
"""Descriptors that are reserved for the store, its lists and everything else."""

_WARNING_INTERVAL = 60.0

_logger = logging.getLogger(__name__)


class _Config(Config):
    """Configuration of Hypercorn that formats the date of its responses once a second."""

    _headers: tuple[float, str, list[tuple[bytes, bytes]]] = (0.0, "", [])

    def response_headers(self, protocol: str) -> list[tuple[bytes, bytes]]:
        """Return the headers that each response has."""
        now = time.time() // 1
        if self._headers[:2] != (now, protocol):
            self._headers = now, protocol, super().response_headers(protocol)
        return self._headers[2]


class _Stream(asyncio.StreamReaderProtocol):
    """Protocol of one socket, which notifies its connection when the socket is closed.

    Args:
        serve: Called with the streams when the socket is connected.

    Attributes:
        connection: The connection; None before the end of its TLS handshake.
    """

    def __init__(
        self, serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
    ) -> None:
        super().__init__(asyncio.StreamReader(), serve)
        self.connection: ClientConnection | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """End the streams; the connection no longer counts as open."""
        super().connection_lost(exc)
        connection, self.connection = self.connection, None  # they refer to each other
        if connection is not None:
            connection.lose()


class Connections:
    """Connections of one process to one application, up to a limit.

    At the limit, a new connection replaces the oldest one whose TLS handshake is slow, or else the
    oldest idle one, or else the oldest one in its handshake; without any, it is refused.

    Args:
        app: The application; it is open as long as the connections are.
        settings: Limits and timeouts.
        listeners: Bound sockets.
        tls: TLS context of the secure listeners.
        gauge: Metric of the number of open connections.

    Attributes:
        context: Hypercorn's state of this process, with the open connections.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        listeners: Sequence[Listener],
        tls: ssl.SSLContext | None,
        *,
        gauge: Gauge | None = None,
    ) -> None:
        repair()
        self._wrapped_app = ASGIWrapper(app)  # type: ignore[arg-type] # ASGI is spelt as classes
        self._settings = settings
        self._config = _Config.from_mapping(describe_config(settings))
        self._listeners = listeners
        self._tls = tls
        self._gauge = gauge
        self.context = Context()
        self._limit = limit_connections(settings.max_connections)
        self._next_warning = 0.0
        self._servers: list[asyncio.Server] = []
        self._handshakes: dict[asyncio.Task[Any], float] = {}

    @property
    def phase(self) -> Phase:
        """Phase of the process: connections are accepted while it is `SERVING`."""
        if self.context.terminated.is_set():
            return Phase.ENDING
        return Phase.SERVING if self._servers else Phase.STARTING

    async def open(self) -> None:
        """Accept connections."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            serve = self._serve_tls if listener.is_secure else self._serve
            for sock in listener.sockets:
                server = await loop.create_server(
                    functools.partial(_Stream, serve),
                    sock=sock,
                    backlog=ACCEPTS_PER_ITERATION,
                )
                sock.listen(self._settings.backlog)
                self._servers.append(server)

    async def drain(self, *, immediately: asyncio.Event, within: float | None = None) -> int:
        """Refuse new connections and let requests end; then abort the remaining connections.

        Args:
            immediately: Event that aborts them without further delay.
            within: Seconds that requests have to end; None for `graceful_timeout`.

        Returns:
            Number of aborted connections.
        """
        # asyncio drops a connection that was accepted just before its server closes.
        await asyncio.sleep(0)
        for server in self._servers:
            server.close()
        await self.context.terminated.set()
        for handshake in self._handshakes:
            handshake.cancel()

        async def wait_until_closed() -> None:
            await asyncio.sleep(_ACCEPT_DELAY)
            while self.context.connections:
                await asyncio.wait(set(self.context.connections.values()))

        closed = asyncio.create_task(wait_until_closed())
        interrupted = asyncio.create_task(immediately.wait())
        await asyncio.wait(
            {closed, interrupted},
            timeout=self._settings.graceful_timeout if within is None else within,
            return_when=asyncio.FIRST_COMPLETED,
        )
        interrupted.cancel()
        remaining = len(self.context.connections)
        for connection, task in self.context.connections.items():
            connection.abort()
            task.cancel()
        await asyncio.wait({closed}, timeout=_ABORT_GRACE)
        closed.cancel()
        return remaining

    async def _serve_tls(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection after its TLS handshake; the handshake counts towards the limit.

        If asyncio made the handshake itself, it would report a connection only afterwards.
        """
        task = asyncio.current_task()
        assert self._tls is not None  # noqa: S101 a secure listener has a certificate
        assert task is not None  # noqa: S101 it runs in a task
        if not self._has_room():
            writer.transport.abort()
            return
        self._handshakes[task] = time.monotonic()
        try:
            await writer.start_tls(self._tls, ssl_handshake_timeout=self._settings.read_timeout)
        except (OSError, asyncio.CancelledError) as error:
            error.__traceback__ = None  # it is a reference cycle with 256 KiB of buffers
            writer.transport.abort()
        finally:
            self._handshakes.pop(task, None)
        await self._serve(reader, writer)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if writer.is_closing() or not self._has_room():
            writer.transport.abort()
            return
        connection = ClientConnection(
            self._wrapped_app,
            asyncio.get_running_loop(),
            self._config,
            self.context,
            LifespanState({CONNECTION: {}}),
            reader,
            writer,
        )
        stream = writer.transport.get_protocol()
        assert isinstance(stream, _Stream)  # noqa: S101 `open` made it
        stream.connection = connection
        counted = (
            contextlib.nullcontext() if self._gauge is None else self._gauge.track_inprogress()
        )
        # `drain` cancels the task. asyncio 3.11 would log a cancelled task as an error.
        with counted, contextlib.suppress(asyncio.CancelledError):
            await connection

    def _has_room(self) -> bool:
        """Return whether another connection may be opened; make room for it if necessary."""
        is_full = self.context.count() + len(self._handshakes) >= self._limit
        return not is_full or self._make_room()

    def _make_room(self) -> bool:
        """Close the oldest slow handshake, else idle connection, else handshake, if there is one.

        Returns:
            Whether one was closed.
        """
        now = time.monotonic()
        idle = next((one for one in self.context.connections if one.is_idle), None)
        handshake, begun = next(iter(self._handshakes.items()), (None, now))
        has_room = idle is not None or handshake is not None
        if now >= self._next_warning:
            self._next_warning = now + _WARNING_INTERVAL
            action = "an older one makes room for a new one" if has_room else "a new one is refused"
            _logger.warning("connection limit reached (%d): %s", self._limit, action)
        if handshake is not None and (idle is None or now - begun >= _SLOW_HANDSHAKE):
            del self._handshakes[handshake]
            handshake.cancel()
        elif idle is not None:
            idle.abort()
        return has_room


def limit_connections(requested: int) -> int:
    """Return the limit of open connections; raise the limit of open files if necessary.

    Without a limit, clients could use up all file descriptors: the store and the keys need some.
    """
    limit = requested
    if sys.platform != "win32":  # pragma: no branch - sockets are no files there
        files = requested + _OTHER_FILES
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        soft, hard = (math.inf if one == resource.RLIM_INFINITY else one for one in limits)
        if soft < files:
            with contextlib.suppress(OSError, ValueError):  # macOS has a limit of its own
                resource.setrlimit(resource.RLIMIT_NOFILE, (int(min(files, hard)), limits[1]))
                soft = min(files, hard)
        limit = int(max(1, min(requested, soft - _OTHER_FILES)))
    if limit < requested:
        _logger.warning(
            "the system lets this process open files for %d connections, not for %d",
            limit,
            requested,
        )
    return limit


def describe_config(settings: Settings) -> dict[str, Any]:
    """Return the settings under their names in Hypercorn's configuration."""
    header_size = max(_MIN_HEAD_SIZE, 2 * settings.max_header_size)
    return {
        "accesslog": None,
        "backlog": settings.backlog,
        "certfile": settings.certfile,
        "errorlog": logging.getLogger("operations_status.hypercorn"),
        "graceful_timeout": settings.graceful_timeout,
        "h11_max_incomplete_size": header_size,
        "h2_max_header_list_size": header_size,
        "include_server_header": False,
        "keep_alive_max_requests": _REQUESTS_PER_CONNECTION,
        "keep_alive_timeout": settings.keep_alive_timeout,
        "keyfile": settings.keyfile or settings.certfile,
        "keyfile_password": settings.keyfile_password,
        "ssl_handshake_timeout": settings.read_timeout,
    }
