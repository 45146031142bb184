"""Metrics and health of a service of several processes: served by the parent, in a thread."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import TYPE_CHECKING, Self

from operations_status.errors import StoreError
from operations_status.stores import open_store

from .connections import Connections

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Sequence

    from starlette.types import ASGIApp

    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    from .listeners import Listener

_RETRY_AFTER = 0.5
_GRACE = 1.0


class MonitoringThread:
    """Serves while its context lasts; the store it asks is its own.

    Args:
        settings: of the service.
        listeners: bound sockets of the metrics addresses.
        context: TLS of those that are secure.
        create_app: makes what is served, given the store.
    """

    def __init__(
        self,
        settings: Settings,
        listeners: Sequence[Listener],
        context: ssl.SSLContext | None,
        create_app: Callable[[OperationStore], ASGIApp],
    ) -> None:
        self._store = open_store(settings.store)
        app = create_app(self._store)
        self._connections = Connections(app, settings, listeners, context)
        self._thread = threading.Thread(target=self._run, name="monitoring", daemon=True)
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        await self._connections.open()
        opening = asyncio.create_task(self._open_store())
        await self._stop.wait()
        await self._connections.drain(hurry=asyncio.Event(), within=_GRACE)
        opening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await opening
        await self._store.aclose()

    async def _open_store(self) -> None:
        """Open the store, however long that takes; until then the service is not ready."""
        while True:
            try:
                await self._store.open()
            except StoreError:
                await asyncio.sleep(_RETRY_AFTER)
            else:
                return
