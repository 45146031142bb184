"""The store within an event loop.

Single reads and the pieces of a list by one index take microseconds and are done in place; a thread
would cost several times as much. A thread reads lists that may pass over many keys, and makes the
changes, since they wait for the disk and for other writers.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing, closing, contextmanager, suppress
from typing import TYPE_CHECKING

from operations_status.operation_json import join_json
from operations_status.operations import TERMINAL_STATES
from operations_status.stores.adapters import in_thread
from operations_status.stores.results import Listing, ListVersion, Status
from operations_status.stores.spool import Spool

from . import news
from .blocking import BlockingSqliteStore, decode_records
from .listing import RECORD, Reading
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
    from pathlib import Path
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation
    from operations_status.stores.results import Change, Revision, Statistics

_STATUS = "SELECT changed, status, outcome, summary FROM operations WHERE operation_id = ?"
_FULL_STATUS = _STATUS.replace("summary", "summary, details")


class SqliteStore:
    """Operations in a SQLite file; see `OperationStore` for what each method does.

    Args:
        path: The file; it and its folder are created when they are missing.
        spool: Where lists are copied to that are read slowly.
    """

    def __init__(self, path: str | Path, *, spool: Spool | None = None) -> None:
        self.blocking = BlockingSqliteStore(path)
        self._database = self.blocking.database
        self._watch = Watch(self._database)
        self._spool = spool or Spool()

    def __repr__(self) -> str:
        return repr(self.blocking).replace("Blocking", "", 1)

    async def open(self) -> None:
        """See `OperationStore.open`."""
        await asyncio.to_thread(self.blocking.open)

    async def aclose(self) -> None:
        """See `OperationStore.aclose`."""
        await asyncio.to_thread(self.blocking.close)

    ping = in_thread(BlockingSqliteStore.ping)
    add = in_thread(BlockingSqliteStore.add)
    advance = in_thread(BlockingSqliteStore.advance)
    attach = in_thread(BlockingSqliteStore.attach)
    report_progress = in_thread(BlockingSqliteStore.report_progress)
    count = in_thread(BlockingSqliteStore.count)
    request_stop = in_thread(BlockingSqliteStore.request_stop)
    heartbeat = in_thread(BlockingSqliteStore.heartbeat)
    read_interrupted = in_thread(BlockingSqliteStore.read_interrupted)
    expire = in_thread(BlockingSqliteStore.expire)
    prune = in_thread(BlockingSqliteStore.prune)

    async def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""
        return self.blocking.get(operation_id)

    @property
    def store_id(self) -> UUID:
        """See `OperationStore.store_id`."""
        return self._database.store_id

    async def read_status(self, operation_id: UUID, *, full: bool = False) -> Status | None:
        """See `OperationStore.read_status`."""
        query = _FULL_STATUS if full else _STATUS
        row = self._database.fetch_one(query, (operation_id.bytes,))
        if row is None:
            return None
        revision, status, *parts = row
        return Status(join_json(*parts), revision, status in TERMINAL_STATES)

    async def list(
        self, wanted: OperationFilter, *, descending: bool = False
    ) -> AsyncIterator[Operation]:
        """See `OperationStore.list`."""
        reading = Reading(self._database, wanted, form=RECORD, descending=descending)
        async with aclosing(await self._begin(reading)) as pieces:
            async for piece in pieces:
                for operation in decode_records(piece):
                    yield operation

    async def read_summaries(
        self, wanted: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> AsyncGenerator[bytes]:
        """See `OperationStore.read_summaries`."""
        reading = self.blocking.read_page(wanted, descending=descending, full=full)
        async with aclosing(await self._begin(reading)) as pieces:
            async for piece in pieces:
                yield piece

    async def read_list(
        self,
        wanted: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        full: bool = False,
    ) -> Listing:
        """See `OperationStore.read_list`."""
        reading = self.blocking.read_page(
            wanted, limit=limit, cursor=cursor, descending=descending, full=full
        )
        pieces = await self._begin(reading, whole=limit is not None)
        return Listing(ListVersion(reading.revision), reading.next_cursor, pieces)

    async def revision(self) -> Revision:
        """See `OperationStore.revision`."""
        return news.read_revision(self._database)

    async def has_changed(self, wanted: OperationFilter, since: ListVersion) -> bool:
        """See `OperationStore.has_changed`."""
        return news.has_changed(self._database, wanted, since)

    async def read_changes(
        self, wanted: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        """See `OperationStore.read_changes`."""
        if news.read_revision(self._database).latest - since <= news.NEAR:
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

    async def is_expired(self, operation_id: UUID) -> bool:
        """See `OperationStore.is_expired`."""
        return self.blocking.is_expired(operation_id)

    async def _begin(self, reading: Reading, *, whole: bool = False) -> AsyncGenerator[bytes]:
        """Return the pieces of a list, which has been begun.

        Args:
            reading: The list.
            whole: Read it to its end before the first piece is returned.
        """
        try:
            first = await _read(reading)
            if whole and not reading.is_at_end:
                await asyncio.to_thread(reading.set_aside, self._spool)
        except BaseException:
            reading.close()
            raise
        if reading.is_at_end:
            return _yield_all(first)
        pieces = self._pieces(reading, first)
        await anext(pieces)  # a generator that has not begun would not close what it reads
        return pieces

    async def _pieces(self, reading: Reading, first: bytes) -> AsyncGenerator[bytes]:
        """Yield an empty piece, then the list; the rest is set aside if its reader is slow."""
        with closing(reading), self._set_aside_in_time(reading) as wait:
            yield b""
            piece = first
            while piece:
                yield piece
                await wait()
                piece = await _read(reading)

    @contextmanager
    def _set_aside_in_time(self, reading: Reading) -> Iterator[Callable[[], Awaitable[None]]]:
        """Within a block, set a list aside after the delay; yield the wait between two pieces."""
        loop = asyncio.get_running_loop()
        aside: asyncio.Future[None] | None = None

        def set_aside() -> None:
            nonlocal aside
            aside = loop.run_in_executor(None, reading.set_aside, self._spool)
            aside.add_done_callback(_retrieve)

        timer = loop.call_later(self._spool.delay, set_aside)
        try:
            yield lambda: aside or asyncio.sleep(0)
        finally:
            timer.cancel()


async def _read(reading: Reading) -> bytes:
    """Return the next piece; what may take long is read by a thread."""
    if reading.may_take_long:
        return await asyncio.to_thread(reading.read)
    return reading.read()


def _retrieve(future: asyncio.Future[None]) -> None:
    """Take the exception of a future that may not be awaited: the next read raises it."""
    with suppress(asyncio.CancelledError):
        future.exception()


async def _yield_all(piece: bytes) -> AsyncGenerator[bytes]:
    """Yield the only piece of a list unless it is empty; nothing has to be closed."""
    if piece:
        yield piece
