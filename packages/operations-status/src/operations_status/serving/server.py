"""The service on its addresses, from the settings to the last answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from operations_status.addresses import parse_addresses
from operations_status.app import create_app
from operations_status.auth import with_temporary_key
from operations_status.errors import AddressError, CertificateError, SettingsError
from operations_status.settings.files import state_folder

from .certificates import Certificate, find_development_certificate
from .connections import Connections
from .listeners import bind
from .monitoring import Monitoring, create_monitoring
from .monitoring_thread import MonitoringThread
from .worker import measure, run
from .workers import Supervisor

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Sequence

    from starlette.types import ASGIApp

    from operations_status.addresses import Address
    from operations_status.app import Application
    from operations_status.metrics.measures import Measures
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    from .listeners import Listener

_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)

_logger = logging.getLogger(__name__)


def serve(settings: Settings, *, announce: Callable[[str], None]) -> bool:
    """Serve until SIGINT or SIGTERM; a second one ends everything at once.

    Args:
        settings: what to serve, where and how.
        announce: takes each line that the caller of the command waits for.

    Returns:
        Whether there was time for every answer.

    Raises:
        AddressError: an address is malformed or cannot be had.
        CertificateError: the certificate, its key or the place of one for development is unusable.
        SettingsError: the settings of the keys are not usable.
        StoreError: the store cannot be opened.
        WorkerError: a worker did not start.
    """
    _refuse_workers_on_windows(settings)
    addresses = parse_addresses(settings.urls)
    metrics_addresses = parse_addresses(settings.metrics_urls) if settings.metrics_urls else ()
    every_address = (*addresses, *metrics_addresses)
    certificate = _choose_certificate(settings, every_address, announce)
    with contextlib.ExitStack() as stack:
        listeners = bind(addresses, backlog=settings.backlog)
        stack.callback(_let_go, addresses, listeners)
        monitors = _bind_metrics(settings, metrics_addresses)
        stack.callback(_let_go, metrics_addresses if monitors else (), monitors)
        settings = _settle_key(settings, announce)
        _warn_of_plain(settings, addresses)
        for monitor in monitors:
            announce(f"Metrics on: {monitor.url}")
        return _serve_on(settings, listeners, monitors, certificate, announce)


def _serve_on(
    settings: Settings,
    listeners: Sequence[Listener],
    monitors: Sequence[Listener],
    certificate: Certificate | None,
    announce: Callable[[str], None],
) -> bool:
    context = certificate.create_context() if certificate else None
    app = create_app(settings)

    def on_ready(*_: object) -> None:
        for listener in listeners:
            announce(f"Now listening on: {listener.url}")

    if settings.workers == 1:
        connections = Connections(app, settings, listeners, context)
        return run(
            app,
            connections,
            monitors=_monitor_process(app, connections, settings, monitors, context),
            signals=_SIGNALS,
            on_ready=on_ready,
        )
    supervisor = Supervisor(settings, listeners, certificate)
    with _monitor_workers(supervisor, settings, monitors, context):
        asyncio.run(_try_store(app))
        return supervisor.run(on_ready=on_ready)


def _refuse_workers_on_windows(settings: Settings) -> None:
    if sys.platform == "win32" and settings.workers > 1:  # pragma: no cover - only there
        problem = f"expected 1 on Windows, whose processes share no port, it is {settings.workers}"
        raise SettingsError(problem, source=settings.sources["workers"], key="workers")


async def _try_store(app: Application) -> None:
    await app.open()
    await app.aclose()


def _monitor_process(
    app: Application,
    connections: Connections,
    settings: Settings,
    monitors: Sequence[Listener],
    context: ssl.SSLContext | None,
) -> Connections | None:
    """Return what serves the metrics of this process, in its own event loop."""
    if not monitors:
        return None

    async def collect() -> Measures:
        return measure(app, connections)

    monitoring = Monitoring(
        store=app.store,
        find_refusal=lambda: connections.refusal,
        collect=collect,
        find_pids=lambda: [os.getpid()],
    )
    return Connections(create_monitoring(monitoring, settings), settings, monitors, context)


def _monitor_workers(
    supervisor: Supervisor,
    settings: Settings,
    monitors: Sequence[Listener],
    context: ssl.SSLContext | None,
) -> contextlib.AbstractContextManager[object]:
    """Return what serves the metrics of all workers, in a thread of this process."""
    if not monitors:
        return contextlib.nullcontext()

    def create(store: OperationStore) -> ASGIApp:
        monitoring = Monitoring(
            store=store,
            find_refusal=lambda: supervisor.refusal,
            collect=supervisor.collect,
            find_pids=lambda: supervisor.pids,
            find_hang=lambda: supervisor.hang,
        )
        return create_monitoring(monitoring, settings)

    return MonitoringThread(settings, monitors, context, create)


def _bind_metrics(settings: Settings, addresses: Sequence[Address]) -> Sequence[Listener]:
    """Bind the metrics addresses; the default one is not worth a service that does not start.

    Two services on one machine have the same default, and only the first can have it.
    """
    try:
        return bind(addresses, backlog=settings.backlog)
    except AddressError as error:
        if settings.sources["metrics_urls"] != "default":
            raise
        _logger.warning(
            "metrics and health are not served: %s (metrics_urls names another address, or none)",
            error,
        )
        return ()


def _choose_certificate(
    settings: Settings, addresses: Sequence[Address], announce: Callable[[str], None]
) -> Certificate | None:
    """Return the certificate that was given or one for development, or None without TLS."""
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


def _settle_key(settings: Settings, announce: Callable[[str], None]) -> Settings:
    """Put a key that was made now in the place of all others, if that was asked for."""
    if not settings.temp_key:
        return settings
    settings, token = with_temporary_key(settings)
    announce(f"Authorization: Bearer {token}")
    return settings


def _warn_of_plain(settings: Settings, addresses: Sequence[Address]) -> None:
    for address in addresses:
        if not (address.is_secure or address.is_local or settings.no_auth):
            _logger.warning("tokens travel readable to %s: it is not https", address.to_url())


def _let_go(addresses: Sequence[Address], listeners: Sequence[Listener]) -> None:
    for listener in listeners:
        listener.close()
    for address in addresses:
        if address.path is not None:
            with contextlib.suppress(OSError):
                Path(address.path).unlink()
