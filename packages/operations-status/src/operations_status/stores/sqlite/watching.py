"""Detection of changes by any process: one look at the file for all waiting clients.

SQLite's `data_version` shows within microseconds that something was committed. It is only read
while a client waits, and a change that this very store commits is noticed at once.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from operations_status.errors import StoreError

from . import news

if TYPE_CHECKING:
    from uuid import UUID

    from .database import Database

SHORTEST, LONGEST = 0.005, 0.04
"""Seconds between two looks: after a change, and when there was none for a while."""

_SLOWER = 1.2
_PAST_ALL = 2**63
"""Above every revision that a client waits for: those are of another store."""


class Watch:
    """The clients that wait for a change of a store, within one event loop.

    Args:
        database: The file.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[asyncio.Future[None], int] = {}
        self._pause = SHORTEST
        self._store_id: UUID
        self._timer: asyncio.TimerHandle

    async def wait(self, since: int, *, within: float) -> bool:
        """Wait for a revision past another; see `OperationStore.wait_for_change`."""
        changed = asyncio.get_running_loop().create_future()
        if not self._waiting:
            self._begin()
        self._waiting[changed] = since
        try:
            self._tell(changed, news.read_revision(self._database).latest)
            async with asyncio.timeout(within):
                await changed
        except TimeoutError:
            return False
        finally:
            del self._waiting[changed]
            if not self._waiting:
                self._end()
        return True

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        self._store_id = self._database.store_id

        def notice() -> None:
            with suppress(RuntimeError):  # the loop may have been closed meanwhile
                loop.call_soon_threadsafe(self._look)

        self._database.committed = notice
        self._database.has_news()  # only what comes from now on is news
        self._pause = SHORTEST
        self._timer = loop.call_later(self._pause, self._look_again)

    def _end(self) -> None:
        self._database.committed = None
        self._timer.cancel()

    def _look_again(self) -> None:
        self._pause = min(self._pause * _SLOWER, LONGEST)
        self._look()
        self._timer = asyncio.get_running_loop().call_later(self._pause, self._look_again)

    def _look(self) -> None:
        """Wake the clients whose revision has passed, or all of them with an error."""
        if not self._database.has_news():
            return
        try:
            revision = news.read_revision(self._database).latest
            store_id = self._database.store_id
        except StoreError as error:
            for changed in self._pending():
                changed.set_exception(error)
            return
        if store_id != self._store_id:
            self._store_id, revision = store_id, _PAST_ALL
        for changed in self._pending():
            self._tell(changed, revision)

    def _pending(self) -> list[asyncio.Future[None]]:
        return [changed for changed in self._waiting if not changed.done()]

    def _tell(self, changed: asyncio.Future[None], revision: int) -> None:
        if revision > self._waiting[changed]:
            self._pause = SHORTEST
            changed.set_result(None)
