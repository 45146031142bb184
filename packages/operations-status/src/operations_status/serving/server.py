"""Server of one process: certificate, listeners and temporary key, from start to shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import importlib.util
import logging
import os
import signal
import ssl
from typing import TYPE_CHECKING, Any

import attrs
from anyio.from_thread import start_blocking_portal

from operations_status.app import create_app
from operations_status.auth.generation import with_temporary_key
from operations_status.errors import AddressError, CertificateError
from operations_status.folders import state_folder

from .certificates import Certificate, find_development_certificate
from .connections import Connections
from .listeners import bind, parse_addresses
from .monitoring import LoopWatch, Monitoring, create_monitoring
from .service_manager import READY, STOPPING, ServiceManager

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from operations_status.app import Application
    from operations_status.settings import Settings

    from .listeners import Address, Listener

_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)

_MONITORS_GRACE = 1.0
"""Seconds that requests to a metrics address have to end after the shutdown of the service."""

_GARBAGE_THRESHOLDS = (700, 10, 100)
"""Thresholds of the generations: full garbage collections are ten times rarer than by default.

A full collection stops all requests, for 0.1 s while clients hold hundreds of streams, and frees
little: ended requests and connections leave few reference cycles.
"""

_logger = logging.getLogger(__name__)


def serve(settings: Settings, *, announce: Callable[[str], None]) -> bool:
    """Serve until SIGINT or SIGTERM; a second signal makes the shutdown immediate.

    Args:
        settings: Addresses, certificate, limits, store and keys.
        announce: Prints a line for the user: an address, the token, the certificate.

    Returns:
        Whether the shutdown was graceful.

    Raises:
        AddressError: An address is malformed, or cannot be bound.
        CertificateError: The certificate or its key is unusable, or none can be created.
        SettingsError: The settings of the keys are invalid.
        StoreError: The store cannot be opened.
    """
    addresses = parse_addresses(settings.urls)
    metrics_addresses = parse_addresses(settings.metrics_urls) if settings.metrics_urls else ()
    certificate = _choose_certificate(settings, (*addresses, *metrics_addresses), announce)
    context = certificate.create_context() if certificate else None
    with contextlib.ExitStack() as stack:
        listeners = stack.enter_context(bind(addresses, backlog=settings.backlog))
        monitors: Sequence[Listener] = ()
        try:
            monitors = stack.enter_context(bind(metrics_addresses, backlog=settings.backlog))
        except AddressError as error:
            # The default address is optional: only one service of a machine can listen on it.
            if settings.sources["metrics_urls"] != "default":
                raise
            _logger.warning(
                "metrics and health are not served: %s (metrics_urls names another address, or"
                " none)",
                error,
            )
        if settings.temp_key:
            settings, token = with_temporary_key(settings)
            announce(f"Authorization: Bearer {token}")
        for address in addresses:
            if not (address.is_secure or address.is_local or settings.no_auth):
                url = address.to_url()
                _logger.warning("tokens are sent unencrypted to %s: the URL is not https", url)
        for monitor in monitors:
            announce(f"Metrics on: {monitor.url}")
        app = create_app(settings)
        connections = Connections(
            app, settings, listeners, context, gauge=app.measures.open_connections
        )
        loop_watch = LoopWatch()
        monitoring = Monitoring(
            store=app.store,
            measures=app.measures,
            find_phase=lambda: connections.phase,
            is_alive=lambda: loop_watch.is_recent,
            names=settings.metrics_names,
        )
        monitoring_app = create_monitoring(monitoring, settings)
        has_uvloop = importlib.util.find_spec("uvloop") is not None
        library: Any = importlib.import_module("uvloop") if has_uvloop else asyncio
        process = _Process(
            app,
            connections,
            Connections(monitoring_app, settings, monitors, context) if monitors else None,
            loop_watch,
            library.new_event_loop,
        )

        def announce_urls() -> None:
            for listener in listeners:
                announce(f"Now listening on: {listener.url}")

        with asyncio.Runner(loop_factory=process.loop_factory) as runner:
            return runner.run(process.run(announce_urls))


def _choose_certificate(
    settings: Settings, addresses: Sequence[Address], announce: Callable[[str], None]
) -> Certificate | None:
    """Return the certificate of the settings, or one for development; None without TLS."""
    secure = [address for address in addresses if address.is_secure]
    if not secure:
        return None
    if settings.certfile is not None:
        return Certificate(settings.certfile, settings.keyfile, settings.keyfile_password)
    for address in secure:
        if not address.is_local:
            raise CertificateError(
                f"{address.to_url()} needs a certificate (--certfile and --keyfile): the one for"
                " development is for loopback addresses only"
            )
    folder = state_folder(os.environ)
    if folder is None:
        raise CertificateError("no home folder is known to keep a development certificate in")
    certificate = find_development_certificate(folder)
    announce(f"Development certificate: {certificate.certfile}")
    return certificate


@attrs.frozen
class _Process:
    """The process that serves.

    Attributes:
        app: The service; not open yet.
        connections: Connections of its clients.
        monitors: Connections of the metrics addresses, which open first and close last; None
            without such addresses.
        loop_watch: Tells the metrics addresses whether the event loop of the service runs.
        loop_factory: Returns a new event loop: one for the service, one for the metrics addresses.
    """

    app: Application
    connections: Connections
    monitors: Connections | None
    loop_watch: LoopWatch
    loop_factory: Callable[[], asyncio.AbstractEventLoop]
    _shutdown: asyncio.Event = attrs.field(factory=asyncio.Event, init=False)
    _immediately: asyncio.Event = attrs.field(factory=asyncio.Event, init=False)

    async def run(self, on_ready: Callable[[], None]) -> bool:
        """Serve until a signal arrives; return whether the shutdown was graceful.

        Args:
            on_ready: Called when connections are accepted.

        Raises:
            StoreError: The store cannot be opened.
        """
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_stray_error)
        manager = ServiceManager()
        async with contextlib.AsyncExitStack() as stack:
            for number in _SIGNALS:
                handler = signal.signal(
                    number, lambda *_: loop.call_soon_threadsafe(self._request_shutdown)
                )
                # The previous handler is None if it was not set from Python.
                stack.callback(signal.signal, number, handler or signal.SIG_DFL)
            beats = asyncio.create_task(self.loop_watch.beat())
            stack.callback(beats.cancel)
            if self.monitors is not None:
                stack.enter_context(self._serve_monitors(self.monitors))
            await self.app.open()
            await stack.enter_async_context(contextlib.aclosing(self.app))
            await self.connections.open()
            # Exclude imported modules from later garbage collections.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*_GARBAGE_THRESHOLDS)
            on_ready()
            manager.notify(READY)
            alive = asyncio.create_task(manager.keep_alive())
            stack.callback(alive.cancel)
            await self._shutdown.wait()
            manager.notify(STOPPING)
            self.app.end_waits()
            cut = await self.connections.drain(immediately=self._immediately)
        if cut:
            _logger.warning("%d connections were cut before they had ended", cut)
        return not self._immediately.is_set()

    @contextlib.contextmanager
    def _serve_monitors(self, monitors: Connections) -> Iterator[None]:
        """Within a block, serve the metrics addresses in a thread with an event loop of its own.

        Probes are therefore answered even while the event loop of the service is busy.
        """

        async def open_monitors() -> None:
            asyncio.get_running_loop().set_exception_handler(log_stray_error)
            await monitors.open()

        options = {"loop_factory": self.loop_factory}
        with start_blocking_portal(backend_options=options) as portal:
            portal.call(open_monitors)
            try:
                yield
            finally:
                portal.call(
                    functools.partial(
                        monitors.drain, immediately=asyncio.Event(), within=_MONITORS_GRACE
                    )
                )

    def _request_shutdown(self) -> None:
        """Request a graceful shutdown; the second time, an immediate one."""
        if self._shutdown.is_set():
            self._immediately.set()
        self._shutdown.set()


def log_stray_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error outside of tasks; as debug, if a disconnect or a TLS handshake caused it."""
    if isinstance(context.get("exception"), OSError | ssl.SSLError):
        _logger.debug("a connection ended with an error: %s", context["message"])
    else:
        loop.default_exception_handler(context)
