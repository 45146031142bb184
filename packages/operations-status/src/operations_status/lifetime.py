"""Opening, upkeep and closing of the store of a service.

The lifespan of the server opens the store; without a lifespan, the first request does.
"""

from __future__ import annotations

import asyncio
import logging
import random
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import attrs

from .errors import StoreUnavailableError
from .logs import OutageLog
from .metrics.ends import count_ends

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .metrics.measures import Measures
    from .settings import Settings
    from .stores import OperationStore

_SPREAD = 0.2
"""Random share of the pause between two runs of a task; it spreads the load of instances."""

_logger = logging.getLogger(__name__)


@attrs.define(eq=False)
class Lifetime:
    """Opens a store, marks lost operations and prunes old ones periodically, and closes the store.

    Args:
        store: The store, which is not open.
        settings: Intervals and retention.
        measures: Metrics of lost and pruned operations.

    Attributes:
        was_opened: Whether the store was opened, by the lifespan or by a request.
    """

    _store: OperationStore
    _settings: Settings
    _measures: Measures
    _chores: list[asyncio.Task[None]] = attrs.field(factory=list, init=False)
    _opening: asyncio.Lock = attrs.field(factory=asyncio.Lock, init=False)
    was_opened: bool = attrs.field(default=False, init=False)

    async def open(self) -> None:
        """Open the store and start the periodic tasks.

        Raises:
            StoreError: The store cannot be opened.
        """
        await self._store.open()
        settings = self._settings
        watching = OutageLog(
            _logger,
            failing="cannot look for lost operations",
            restored="the store is back: looking for lost operations again",
        )
        counting = OutageLog(
            _logger,
            failing="cannot count the ends of operations",
            restored="the store is back: counting the ends of operations again",
        )
        chores = [
            _repeat(self._expire, watching, settings.watchdog_interval),
            _repeat(self._count_ends, counting, settings.watchdog_interval, _SPREAD),
        ]
        if settings.retention_age is not None or settings.retention_count is not None:
            forgetting = OutageLog(
                _logger,
                failing="cannot forget old operations",
                restored="the store is back: forgetting old operations again",
            )
            chores.append(_repeat(self._prune, forgetting, settings.retention_interval, _SPREAD))
        self._chores = [asyncio.create_task(chore) for chore in chores]
        self.was_opened = True

    async def open_once(self) -> None:
        """Open the store unless it has been opened before.

        Raises:
            StoreUnavailableError: The store cannot be opened now; the next request tries again.
        """
        async with self._opening:
            if not self.was_opened:
                await self.open()

    async def aclose(self) -> None:
        """Stop the periodic tasks and close the store."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._store.aclose()

    async def _expire(self) -> None:
        """Mark operations whose lease has expired as Failed."""
        lost = await self._store.expire()
        self._measures.lost_operations.inc(len(lost))
        for operation_id in lost:
            _logger.warning("operation %s is lost: its lease has run out", operation_id)

    async def _count_ends(self) -> None:
        """Count operations that have ended, for the metrics."""
        await count_ends(self._store, self._settings.metrics_names)

    async def _prune(self) -> None:
        """Delete operations that have ended, beyond the retention of the settings."""
        await self._count_ends()
        age = self._settings.retention_age
        before = None if age is None else datetime.now(UTC) - timedelta(seconds=age)
        forgotten = await self._store.prune(before=before, keep=self._settings.retention_count)
        self._measures.pruned_operations.inc(forgotten)
        if forgotten:
            _logger.info("deleted %d operations that had ended", forgotten)


async def _repeat(
    act: Callable[[], Awaitable[None]], outage: OutageLog, interval: float, spread: float = 0.0
) -> None:
    while True:
        try:
            await act()
        except StoreUnavailableError as error:
            outage.fail(error)
        else:
            outage.succeed()
        await asyncio.sleep(interval * random.uniform(1 - spread, 1 + spread))  # noqa: S311 no secret
