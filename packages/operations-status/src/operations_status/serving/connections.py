"""Connections of one process: how many are open, and how they end.

Hypercorn reads and writes HTTP. Its runner (`hypercorn.asyncio.serve`) is not used, because it

- has no limit of connections,
- waits without bound for connections that stall during a shutdown (Python 3.12 and newer),
- does not report that it listens, and cannot shut down immediately.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Any

from hypercorn.app_wrappers import ASGIWrapper
from hypercorn.config import Config
from hypercorn.typing import LifespanState

from operations_status.auth.negotiate import CONNECTION
from operations_status.hypercorn_faults import Connection, Context, repair

from .monitoring import Phase

if TYPE_CHECKING:
    import ssl
    from collections.abc import Sequence

    from prometheus_client import Gauge
    from starlette.types import ASGIApp

    from operations_status.settings import Settings

    from .listeners import Listener

_MIN_HEAD_SIZE = 256 * 1024
"""Bytes of a request head that Hypercorn reads at least.

They are far above the limits of `RequestLimits`, which answers with a problem.
"""

_REQUESTS_PER_CONNECTION = 2**31
_ABORT_GRACE = 1.0
_ACCEPT_DELAY = 0.05
"""Seconds after which an accepted connection is certainly in `Connections`."""

_OTHER_FILES = 256
"""Descriptors that are reserved for the store, its lists and everything else."""

_WARNING_INTERVAL = 60.0

_logger = logging.getLogger(__name__)


class Connections:
    """Connections of one process to one application, up to a limit.

    At the limit, a new connection replaces the oldest idle one; if none is idle, it is refused.

    Args:
        app: the application; it is open as long as the connections are.
        settings: limits and time-outs.
        listeners: bound sockets.
        context: TLS of the secure listeners.
        gauge: shows how many connections are open.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        listeners: Sequence[Listener],
        context: ssl.SSLContext | None,
        *,
        gauge: Gauge | None = None,
    ) -> None:
        repair()
        self._wrapped_app = ASGIWrapper(app)  # type: ignore[arg-type] # ASGI is spelt as classes
        self._settings = settings
        self._config = _Config.from_mapping(describe_config(settings))
        self._listeners = listeners
        self._tls = context
        self._gauge = gauge
        self._context = Context()
        self._limit = limit_connections(settings.max_connections) if listeners else 0
        self._next_warning = 0.0
        self._open: dict[asyncio.Task[Any], Connection] = {}
        self._servers: list[asyncio.Server] = []

    @property
    def count(self) -> int:
        """Number of open connections."""
        return len(self._open)

    @property
    def phase(self) -> Phase:
        """Whether connections are accepted, not yet, or no more."""
        if self._context.terminated.is_set():
            return Phase.ENDING
        return Phase.SERVING if self._servers else Phase.STARTING

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

    async def drain(self, *, immediately: asyncio.Event, within: float | None = None) -> int:
        """Refuse new connections, let requests end, and cut connections that are still open then.

        Args:
            immediately: set to cut them without further delay.
            within: seconds that requests have to end; None for `graceful_timeout`.

        Returns:
            How many connections were cut.
        """
        # asyncio drops a connection that was accepted just before its server closes.
        await asyncio.sleep(0)
        for server in self._servers:
            server.close()
        await self._context.terminated.set()

        async def wait_until_closed() -> None:
            await asyncio.sleep(_ACCEPT_DELAY)
            while self._open:
                await asyncio.wait(set(self._open))

        ended = asyncio.create_task(wait_until_closed())
        hastened = asyncio.create_task(immediately.wait())
        await asyncio.wait(
            {ended, hastened},
            timeout=self._settings.graceful_timeout if within is None else within,
            return_when=asyncio.FIRST_COMPLETED,
        )
        hastened.cancel()
        cut = len(self._open)
        for task, connection in self._open.items():
            connection.abort()
            task.cancel()
        await asyncio.wait({ended}, timeout=_ABORT_GRACE)
        ended.cancel()
        return cut

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 asyncio calls this in a task
        connection = Connection(
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
        if self._gauge is not None:
            self._gauge.inc()
        try:
            await connection
        except asyncio.CancelledError:
            # `drain` has cut it. asyncio 3.11 would log a task that is cancelled as an error.
            writer.transport.abort()
        finally:
            del self._open[task]
            if self._gauge is not None:
                self._gauge.dec()

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
    """Return how many connections may be open, after raising the limit of open files.

    Without a limit, clients could use up all file descriptors: the store and the keys need some.
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


class _Config(Config):
    """Hypercorn's configuration, which formats the date once a second."""

    _dated = 0
    _headers: list[tuple[bytes, bytes]]

    def response_headers(self, protocol: str) -> list[tuple[bytes, bytes]]:
        """Return the headers that every response has."""
        now = int(time.time())
        if now != self._dated:
            self._headers = super().response_headers(protocol)
            self._dated = now
        return self._headers


def describe_config(settings: Settings) -> dict[str, Any]:
    """Return the settings as Hypercorn's configuration names them."""
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
