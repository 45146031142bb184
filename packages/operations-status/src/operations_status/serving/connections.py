"""Connections of one process, spoken by Hypercorn, and how all of them end.

Hypercorn 0.18 reads HTTP; accepting and ending connections is done here, because its own loop

- waits without bound for connections that stall when it shuts down (Python 3.12 and newer),
- waits without bound for a client that does not read the rest of its answer,
- has no way to say that it listens, and none to end at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Any

from hypercorn.app_wrappers import ASGIWrapper
from hypercorn.asyncio.tcp_server import TCPServer
from hypercorn.asyncio.worker_context import WorkerContext
from hypercorn.config import Config
from hypercorn.typing import LifespanState

from operations_status.auth.negotiate import CONNECTION

from .monitoring import ENDING, STARTING

if TYPE_CHECKING:
    import ssl
    from collections.abc import Iterable

    from starlette.types import ASGIApp

    from operations_status.hypercorn_faults import Connection
    from operations_status.settings import Settings

    from .listeners import Listener

_MIN_HEAD_SIZE = 256 * 1024
"""Bytes of an unfinished request head that are read before it is refused without being parsed.

It is far above the limits of `RequestLimits`, which are then the ones that clients meet.
"""

_REQUESTS_PER_CONNECTION = 2**31
_ABORT_GRACE = 1.0
_SETTLING = 0.05

_OTHER_FILES = 256
"""Descriptors that are kept for the store, its lists and everything else."""

_WARNING_INTERVAL = 60.0

_logger = logging.getLogger(__name__)


class Connections:
    """All connections of one process; there are never more than it may open files for.

    A new connection takes the place of the one that has been open for longest without a request
    that is being answered; if there is none, it is refused.

    Args:
        app: what answers their requests; it is open as long as they are.
        context: TLS of the listeners that are secure.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        listeners: Iterable[Listener],
        context: ssl.SSLContext | None,
    ) -> None:
        self._wrapped_app = ASGIWrapper(app)  # type: ignore[arg-type] # ASGI is spelt as classes
        self._settings = settings
        self._config = _configure(settings)
        self._listeners = listeners
        self._tls = context
        self._context = WorkerContext(None)
        self._limit = limit_connections(settings.max_connections)
        self._next_warning = 0.0
        self._connection_class = _choose_connection_class()
        self._open: dict[asyncio.Task[Any], Connection | _PlainConnection] = {}
        self._servers: list[asyncio.Server] = []

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._open)

    @property
    def refusal(self) -> str | None:
        """Why no requests are answered; None when they are."""
        if self._context.terminated.is_set():
            return ENDING
        return None if self._servers else STARTING

    async def open(self) -> None:
        """Accept connections."""
        for listener in self._listeners:
            for sock in listener.sockets:
                server = await asyncio.start_server(
                    self._serve,
                    sock=sock,
                    backlog=self._settings.backlog,
                    ssl=self._tls if listener.is_secure else None,
                    ssl_handshake_timeout=(
                        self._settings.read_timeout if listener.is_secure else None
                    ),
                )
                self._servers.append(server)

    async def drain(self, *, hurry: asyncio.Event, within: float | None = None) -> int:
        """Refuse new connections, let requests end, and cut what has not ended in time.

        Args:
            hurry: set when there is to be no more time.
            within: seconds; None for `graceful_timeout`.

        Returns:
            How many connections were cut.
        """
        # asyncio loses a connection that it has accepted in this turn of the loop if it closes now.
        await asyncio.sleep(0)
        for server in self._servers:
            server.close()
        await self._context.terminated.set()
        for connection in list(self._open.values()):
            connection.drain()
        ended = asyncio.create_task(self._wait_until_ended())
        hurried = asyncio.create_task(hurry.wait())
        await asyncio.wait(
            {ended, hurried},
            timeout=self._settings.graceful_timeout if within is None else within,
            return_when=asyncio.FIRST_COMPLETED,
        )
        hurried.cancel()
        cut = len(self._open)
        for task, connection in self._open.items():
            connection.abort()
            task.cancel()
        await asyncio.wait({ended}, timeout=_ABORT_GRACE)
        ended.cancel()
        return cut

    async def _wait_until_ended(self) -> None:
        # What was accepted a moment ago is not among the open ones yet.
        await asyncio.sleep(_SETTLING)
        while self._open:
            await asyncio.wait(set(self._open))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 asyncio calls this in a task
        connection = self._connection_class(
            self._wrapped_app,
            asyncio.get_running_loop(),
            self._config,
            self._context,
            LifespanState({CONNECTION: {}}),
            reader,
            writer,
        )
        if len(self._open) >= self._limit and not self._make_room():
            connection.abort()
            return
        self._open[task] = connection
        try:
            await connection
        except asyncio.CancelledError:
            # `drain` has cut it. asyncio 3.11 would log a task that is cancelled as an error.
            writer.transport.abort()
        except Exception as error:
            # Nothing that a client sends ends more than its own connection.
            _logger.debug("a connection ended badly", exc_info=error)
            writer.transport.abort()
        finally:
            del self._open[task]

    def _make_room(self) -> bool:
        """Close the oldest idle connection; return whether there was one."""
        idle = next((one for one in self._open.values() if one.is_idle), None)
        now = time.monotonic()
        if now >= self._next_warning:
            self._next_warning = now + _WARNING_INTERVAL
            action = "an idle one makes room for a new one" if idle else "a new one is refused"
            _logger.warning("connection limit reached (%d): %s", self._limit, action)
        if idle is None:
            return False
        idle.abort()
        return True


def limit_connections(requested: int) -> int:
    """Return how many connections may be open, after asking the system for as many files.

    Without a limit, anybody could open connections until no file can be opened any more: neither
    the store's nor those of the keys.
    """
    try:
        import resource  # noqa: PLC0415 not on Windows
    except ImportError:  # pragma: no cover - Windows, where sockets are no files
        return requested
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


class _PlainConnection(TCPServer):
    """A connection as Hypercorn has it: it closes by itself when it is idle and the drain begins.

    Attributes:
        is_idle: Whether no request is being answered on it; not known, so it counts as busy.
    """

    is_idle = False

    def drain(self) -> None:
        """Close it once its requests are answered."""

    def abort(self) -> None:  # pragma: no cover - of an unknown Hypercorn that is held up
        """Close it at once."""
        self.writer.transport.abort()


def _choose_connection_class() -> type[Connection | _PlainConnection]:
    try:
        from operations_status import hypercorn_faults  # noqa: PLC0415 may not fit Hypercorn

        hypercorn_faults.repair()
    except ImportError as error:
        _logger.warning("%s: its connections are served without the repairs for it", error)
        return _PlainConnection
    return hypercorn_faults.Connection


class _Config(Config):
    """Hypercorn's configuration, which writes the date once for all answers of a second."""

    _dated = 0
    _headers: list[tuple[bytes, bytes]]

    def response_headers(self, protocol: str) -> list[tuple[bytes, bytes]]:
        """Return the headers that every answer has."""
        now = int(time.time())
        if now != self._dated:
            self._headers = super().response_headers(protocol)
            self._dated = now
        return self._headers


def _configure(settings: Settings) -> Config:
    config = _Config()
    config.accesslog = None
    config.errorlog = logging.getLogger("operations_status.hypercorn")
    config.include_server_header = False
    config.keep_alive_timeout = settings.keep_alive_timeout
    config.keep_alive_max_requests = _REQUESTS_PER_CONNECTION
    config.h11_max_incomplete_size = max(_MIN_HEAD_SIZE, 2 * settings.max_header_size)
    config.h2_max_header_list_size = max(_MIN_HEAD_SIZE, 2 * settings.max_header_size)
    return config
