"""The service on its addresses, from the settings to the last answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from .addresses import parse_addresses
from .app import create_app
from .auth import with_temporary_key
from .certificates import Certificate, find_development_certificate
from .config_files import state_folder
from .connections import Connections
from .errors import CertificateError
from .listeners import bind
from .worker import run
from .workers import Supervisor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .addresses import Address
    from .listeners import Listener
    from .settings import Settings

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
    addresses = parse_addresses(settings.urls)
    certificate = _choose_certificate(settings, addresses, announce)
    listeners = bind(addresses, backlog=settings.backlog)
    try:
        settings = _settle_key(settings, announce)
        _warn_of_plain(settings, addresses)
        return _serve_on(settings, listeners, certificate, announce)
    finally:
        _tidy_up(addresses, listeners)


def _serve_on(
    settings: Settings,
    listeners: Sequence[Listener],
    certificate: Certificate | None,
    announce: Callable[[str], None],
) -> bool:
    context = certificate.create_context() if certificate else None
    app = create_app(settings)

    def on_ready(*_: object) -> None:
        for listener in listeners:
            announce(f"Now listening on: {listener.url}")

    if settings.workers == 1:
        signals = [signal.SIGINT, signal.SIGTERM]
        connections = Connections(app, settings, listeners, context)
        return run(connections, signals=signals, on_ready=on_ready)

    async def try_store() -> None:
        await app.open()
        await app.aclose()

    asyncio.run(try_store())
    return Supervisor(settings, listeners, certificate).run(on_ready=on_ready)


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


def _tidy_up(addresses: Sequence[Address], listeners: Sequence[Listener]) -> None:
    for listener in listeners:
        listener.close()
    for address in addresses:
        if address.path is not None:
            with contextlib.suppress(OSError):
                Path(address.path).unlink()
