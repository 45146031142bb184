"""The store within an event loop.

Single reads and the pieces of a list that an index finds take microseconds and are done in place;
handing them to a thread would cost several times as much. A thread looks through many operations
for few, and makes the changes, since they wait for the disk and for other writers.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing, closing, contextmanager
from typing import TYPE_CHECKING

from operations_status.operations import OperationState, join_status_json
from operations_status.stores.protocol import Listing, Status

from . import news
from .blocking import BlockingSqliteStore, decode_records
from .watching import Watch

if TYPE_CHECKING:
    from collections.abc import (
        AsyncGenerator,
        AsyncIterator,
        Awaitable,
        Callable,
        Iterator,
        Sequence,
    )
    from datetime import datetime
    from pathlib import Path
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationFailure
    from operations_status.stores.protocol import Change, Statistics

    from .listing import Reading

_STATUS = "SELECT changed, status, outcome, summary FROM operations WHERE operation_id = ?"

SNAPSHOT_SECONDS = 5.0
"""How long a list may be read straight from its snapshot; then the rest is set aside."""


class SqliteStore:
    """Operations in a SQLite file; see `OperationStore` for what each method does.

    Args:
        path: The file; it and its folder are created when they are missing.
        snapshot_seconds: How long a list may be read straight from its snapshot.
    """

    def __init__(self, path: str | Path, *, snapshot_seconds: float = SNAPSHOT_SECONDS) -> None:
        self.blocking = BlockingSqliteStore(path)
        self._database = self.blocking.database
        self._watch = Watch(self._database)
        self._snapshot_seconds = snapshot_seconds

    def __repr__(self) -> str:
        return repr(self.blocking).replace("Blocking", "", 1)

    async def open(self) -> None:
        """See `OperationStore.open`."""
        await asyncio.to_thread(self.blocking.open)

    async def aclose(self) -> None:
        """See `OperationStore.aclose`."""
        await asyncio.to_thread(self.blocking.close)

    async def ping(self) -> None:
        """See `OperationStore.ping`."""
        await asyncio.to_thread(self.blocking.ping)

    async def add(self, operation: Operation, *, lease: float | None = None) -> None:
        """See `OperationStore.add`."""
        await asyncio.to_thread(self.blocking.add, operation, lease=lease)

    async def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """See `OperationStore.advance`."""
        return await asyncio.to_thread(
            self.blocking.advance,
            operation_id,
            status,
            resource_location=resource_location,
            error=error,
        )

    async def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""
        return self.blocking.get(operation_id)

    @property
    def store_id(self) -> UUID:
        """See `OperationStore.store_id`."""
        return self._database.store_id

    async def read_status(self, operation_id: UUID) -> Status | None:
        """See `OperationStore.read_status`."""
        row = self._database.fetch_one(_STATUS, (operation_id.bytes,))
        if row is None:
            return None
        revision, status, outcome, summary = row
        body = join_status_json(outcome, summary)
        return Status(body, revision, OperationState(status).is_terminal)

    async def list(self, wanted: OperationFilter) -> AsyncIterator[Operation]:
        """See `OperationStore.list`."""
        async with aclosing(await self._begin(self.blocking.read_records(wanted))) as pieces:
            async for piece in pieces:
                for operation in decode_records(piece):
                    yield operation

    async def read_list(
        self, wanted: OperationFilter, *, limit: int | None = None, cursor: Cursor | None = None
    ) -> Listing:
        """See `OperationStore.read_list`."""
        reading = self.blocking.read_page(wanted, limit=limit, cursor=cursor)
        pieces = await self._begin(reading, whole=limit is not None)
        return Listing(reading.revision, reading.next_cursor, pieces)

    async def revision(self) -> int:
        """See `OperationStore.revision`."""
        return news.read_revision(self._database)

    async def has_changed(self, wanted: OperationFilter, since: int) -> bool:
        """See `OperationStore.has_changed`."""
        return news.has_changed(self._database, wanted, since)

    async def read_changes(
        self, wanted: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        """See `OperationStore.read_changes`."""
        if news.read_revision(self._database) - since <= news.NEAR:
            return news.read_changes(self._database, wanted, since, limit=limit)
        return await asyncio.to_thread(
            news.read_changes, self._database, wanted, since, limit=limit
        )

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        """See `OperationStore.wait_for_change`."""
        return await self._watch.wait(since, within=within)

    async def statistics(self) -> Statistics:
        """See `OperationStore.statistics`."""
        return news.count(self._database)

    async def request_stop(self, operation_id: UUID) -> Operation:
        """See `OperationStore.request_stop`."""
        return await asyncio.to_thread(self.blocking.request_stop, operation_id)

    async def heartbeat(self, operation_id: UUID, lease: float) -> OperationState:
        """See `OperationStore.heartbeat`."""
        return await asyncio.to_thread(self.blocking.heartbeat, operation_id, lease)

    async def expire(self) -> tuple[UUID, ...]:
        """See `OperationStore.expire`."""
        return await asyncio.to_thread(self.blocking.expire)

    async def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """See `OperationStore.prune`."""
        return await asyncio.to_thread(
            self.blocking.prune, before=before, keep=keep, dry_run=dry_run
        )

    async def is_expired(self, operation_id: UUID) -> bool:
        """See `OperationStore.is_expired`."""
        return self.blocking.is_expired(operation_id)

    async def _begin(self, reading: Reading, *, whole: bool = False) -> AsyncGenerator[bytes]:
        """Return the pieces of a list, which has been begun.

        Args:
            reading: The list.
            whole: Read it to its end before anybody gets a piece.
        """
        try:
            first = await _read(reading)
            if whole and not reading.is_at_end:
                await asyncio.to_thread(reading.set_aside)
        except BaseException:
            reading.close()
            raise
        pieces = self._pieces(reading, first)
        await anext(pieces)  # a generator that has not begun would not close what it reads
        return pieces

    async def _pieces(self, reading: Reading, first: bytes) -> AsyncGenerator[bytes]:
        """Yield nothing, then the pieces; what their reader is too slow for is set aside."""
        with closing(reading), self._set_aside_in_time(reading) as wait:
            yield b""
            piece = first
            while piece:
                yield piece
                await wait()
                piece = await _read(reading)

    @contextmanager
    def _set_aside_in_time(self, reading: Reading) -> Iterator[Callable[[], Awaitable[None]]]:
        """Within a block, set a list aside when its time is over; yield what to await between."""
        if reading.is_at_end:
            yield _go_on
            return
        loop = asyncio.get_running_loop()
        aside: asyncio.Future[None] | None = None

        def set_aside() -> None:
            nonlocal aside
            aside = loop.run_in_executor(None, reading.set_aside)

        timer = loop.call_later(self._snapshot_seconds, set_aside)
        try:
            yield lambda: aside or asyncio.sleep(0)
        finally:
            timer.cancel()


async def _read(reading: Reading) -> bytes:
    """Return the next piece; what may take long is read by a thread."""
    if reading.may_take_long:
        return await asyncio.to_thread(reading.read)
    return reading.read()


async def _go_on() -> None:
    """Wait for nothing."""
