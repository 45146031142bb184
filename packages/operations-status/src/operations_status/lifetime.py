"""The time for which a service has its store open, and what is done to the store meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .errors import StoreUnavailableError
from .retention import forget
from .watchdog import watch

if TYPE_CHECKING:
    from collections import Counter

    from .outages import OutageLog
    from .settings import Settings
    from .stores import OperationStore

_logger = logging.getLogger(__name__)


class Lifetime:
    """Opens a store, looks after it while it is open, and closes it.

    Args:
        store: The store.
        settings: How often lost operations and those to be forgotten are looked for.
        events: Counts of the process: `lost` and `pruned` operations.
        outage: Where failures to open the store with a request are logged.
    """

    def __init__(
        self, store: OperationStore, settings: Settings, events: Counter[str], outage: OutageLog
    ) -> None:
        self._store = store
        self._settings = settings
        self._events = events
        self._outage = outage
        self._chores: list[asyncio.Task[None]] = []
        self._opening = asyncio.Lock()
        self._was_opened = False

    async def open(self) -> None:
        """Open the store and start to look for operations that are lost, or to be forgotten.

        Raises:
            StoreError: The store cannot be opened.
        """
        await self._store.open()
        settings = self._settings
        watchdog = watch(self._store, interval=settings.watchdog_interval, events=self._events)
        retention = forget(
            self._store,
            age=settings.retention_age,
            count=settings.retention_count,
            interval=settings.retention_interval,
            events=self._events,
        )
        self._chores = [asyncio.create_task(watchdog), asyncio.create_task(retention)]
        self._was_opened = True

    async def open_once(self) -> None:
        """Open the store unless it has been opened before.

        Raises:
            StoreUnavailableError: It cannot be opened now; the next request tries again.
        """
        if self._was_opened:
            return
        async with self._opening:
            if not self._was_opened:
                try:
                    await self.open()
                except StoreUnavailableError as error:
                    self._outage.fail(error)
                    raise

    async def aclose(self) -> None:
        """Stop looking and close the store."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._store.aclose()
