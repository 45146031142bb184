"""Changes of a store by any process, and the wait for the next: one look for all waiting clients.

The store is only looked at while a client waits, and a change that this very store commits is
noticed at once.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from operations_status.errors import StoreError
from operations_status.operation_json import join_json
from operations_status.stores.results import Change, Revision, RevivedChange

from .queries import select_changes

if TYPE_CHECKING:
    from collections.abc import Sequence
    from uuid import UUID

    from operations_status.filters import OperationFilter

    from .database import Database, Interruption

NEAR = 2_000
"""How many revisions back a list is compared; further back, it counts as changed."""

IN_PLACE = 200
"""How many revisions back changes are read within the event loop."""

SHORTEST, LONGEST = 0.005, 0.04
"""Seconds between two looks: after a change, and when there was none for a while."""

_SLOWER = 1.2
_PAST_ALL = 2**63
"""Above every revision that a client waits for: those are of another store."""


def read_revision(database: Database) -> Revision:
    """Return the revision of the store: each is settled when it is visible."""
    latest, forgotten = database.fetch_one("SELECT revision, pruned FROM store")
    return Revision(latest, latest, forgotten)


def read_changes(
    database: Database,
    filter_: OperationFilter,
    since: int,
    *,
    limit: int,
    interruption: Interruption | None = None,
) -> Sequence[Change]:
    """Return the changes; see `OperationStore.read_changes`."""
    query = select_changes(filter_)
    with database.connection(interruption) as connection:
        values = {**query.values, "since": since, "limit": limit}
        rows = connection.execute(query.text, values).fetchall()
    return [
        (RevivedChange if revived else Change)(revision, summary, join_json(details, outcome))
        for revision, summary, details, outcome, revived in rows
    ]


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
            self._tell(changed, read_revision(self._database).latest)
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
        try:
            revision = read_revision(self._database).latest
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
