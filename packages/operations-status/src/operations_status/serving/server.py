"""Serve the settings' addresses: certificate, sockets, key, processes."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from typing import TYPE_CHECKING

from operations_status.app import create_app
from operations_status.auth.generation import with_temporary_key
from operations_status.errors import AddressError, CertificateError, SettingsError
from operations_status.settings.sources import state_folder

from .certificates import Certificate, find_development_certificate
from .connections import Connections
from .listeners import bind, parse_addresses
from .monitoring import Monitoring, create_monitoring
from .worker import ServingProcess, run
from .workers import Supervisor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from operations_status.settings import Settings

    from .listeners import Address, Listener

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
        listeners = stack.enter_context(bind(addresses, backlog=settings.backlog))
        monitors: Sequence[Listener] = ()
        try:
            monitors = stack.enter_context(bind(metrics_addresses, backlog=settings.backlog))
        except AddressError as error:
            # It is optional, as only one service of a machine can have the default address.
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

    def on_ready() -> None:
        for listener in listeners:
            announce(f"Now listening on: {listener.url}")

    service: ServingProcess | Supervisor
    if settings.workers == 1:
        service = ServingProcess(app, Connections(app, settings, listeners, context))
    else:
        service = Supervisor(app.store, settings, listeners, certificate)
    monitoring = create_monitoring(Monitoring(store=app.store, service=service), settings)
    monitor = Connections(monitoring, settings, monitors, context) if monitors else None
    return run(service, signals=_SIGNALS, on_ready=on_ready, monitors=monitor)


def _refuse_workers_on_windows(settings: Settings) -> None:
    if sys.platform == "win32" and settings.workers > 1:  # pragma: no cover - only there
        problem = f"expected 1 on Windows, whose processes share no port, it is {settings.workers}"
        raise SettingsError(problem, source=settings.sources["workers"], key="workers")


def _choose_certificate(
    settings: Settings, addresses: Sequence[Address], announce: Callable[[str], None]
) -> Certificate | None:
    """Return the certificate that was given or one for development, or None without TLS."""
    secure = [address for address in addresses if address.is_secure]
    if not secure:
        return None
    if settings.certfile is not None:
        certificate = Certificate(settings.certfile, settings.keyfile, settings.keyfile_password)
        certificate.create_context()  # one that cannot be used is an error before any port is bound
        return certificate
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


def _warn_of_plain(settings: Settings, addresses: Sequence[Address]) -> None:
    for address in addresses:
        if not (address.is_secure or address.is_local or settings.no_auth):
            _logger.warning(
                "tokens are sent unencrypted to %s: the URL is not https", address.to_url()
            )
