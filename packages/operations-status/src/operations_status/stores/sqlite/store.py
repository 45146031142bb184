"""The store within an event loop.

Single reads and the pieces of a list by one index take microseconds and are done in place; a thread
would cost several times as much. A thread makes the changes, since they wait for the disk and for
other writers; others read what may pass over many keys.
"""

from __future__ import annotations

import asyncio
import functools
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from operations_status.operation_json import join_json
from operations_status.operations import TERMINAL_STATES
from operations_status.stores.protocol import OperationStore
from operations_status.stores.results import Listing, ListVersion, Status
from operations_status.stores.slow_readers import read_in_time
from operations_status.stores.spool import Spool

from . import news
from .blocking import BlockingSqliteStore, decode_records
from .database import Interruption
from .listing import FULL, RECORD, SUMMARY, Reading
from .long_reads import LongReads

if TYPE_CHECKING:
    from collections.abc import (
        AsyncGenerator,
        AsyncIterator,
        Callable,
        Coroutine,
        Mapping,
        Sequence,
    )
    from pathlib import Path
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationState
    from operations_status.stores.results import Change, Revision, Statistics

_P = ParamSpec("_P")
_T = TypeVar("_T")

_STATUS = "SELECT changed, status, outcome, summary FROM operations WHERE operation_id = ?"
_FULL_STATUS = _STATUS.replace("summary", "summary, details")


def _in_thread(
    method: Callable[Concatenate[BlockingSqliteStore, _P], _T],
) -> Callable[Concatenate[SqliteStore, _P], Coroutine[Any, Any, _T]]:
    """Return a method that awaits one of the store that blocks, which runs in a thread."""

    @functools.wraps(method)
    async def call(store: SqliteStore, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await asyncio.to_thread(method, store.blocking, *args, **kwargs)

    return call


class SqliteStore(OperationStore):
    """Operations in a SQLite file.

    Args:
        path: The file.
        spool: Where lists are copied to that are read slowly.
    """

    def __init__(self, path: str | Path, *, spool: Spool | None = None) -> None:
        self._blocking = BlockingSqliteStore(path)
        self._database = self._blocking.database
        self._watch = news.Watch(self._database)
        self._spool = spool or Spool()
        self._long_reads = LongReads()

    def __repr__(self) -> str:
        return repr(self.blocking).replace("Blocking", "", 1)

    @property
    def blocking(self) -> BlockingSqliteStore:
        """The same store for callers without an event loop, with the same connections."""
        return self._blocking

    async def open(self, *, create: bool = True) -> None:
        await asyncio.to_thread(self.blocking.open, create=create)

    async def aclose(self) -> None:
        await self._long_reads.aclose()
        await asyncio.to_thread(self.blocking.close)

    ping = _in_thread(BlockingSqliteStore.ping)
    add = _in_thread(BlockingSqliteStore.add)
    advance = _in_thread(BlockingSqliteStore.advance)
    attach = _in_thread(BlockingSqliteStore.attach)
    report_progress = _in_thread(BlockingSqliteStore.report_progress)
    request_stop = _in_thread(BlockingSqliteStore.request_stop)
    heartbeat = _in_thread(BlockingSqliteStore.heartbeat)
    read_interrupted = _in_thread(BlockingSqliteStore.read_interrupted)
    expire = _in_thread(BlockingSqliteStore.expire)
    prune = _in_thread(BlockingSqliteStore.prune)

    async def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        interruption = Interruption()
        count = functools.partial(self.blocking.count, filter_, interruption=interruption)
        return await self._long_reads.run(count, interruption)

    async def get(self, operation_id: UUID) -> Operation | None:
        return self.blocking.get(operation_id)

    @property
    def store_id(self) -> UUID:
        return self._database.store_id

    async def read_status(self, operation_id: UUID, *, full: bool = False) -> Status | None:
        query = _FULL_STATUS if full else _STATUS
        row = self._database.fetch_one(query, (operation_id.bytes,))
        if row is None:
            return None
        revision, status, *parts = row
        return Status(join_json(*parts), revision, status in TERMINAL_STATES)

    async def list(
        self, filter_: OperationFilter, *, descending: bool = False
    ) -> AsyncIterator[Operation]:
        reading = Reading(self._database, filter_, RECORD, descending=descending)
        async with aclosing(await self._begin(reading)) as pieces:
            async for piece in pieces:
                for operation in decode_records(piece):
                    yield operation

    async def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> AsyncGenerator[bytes]:
        listing = await self.read_list(filter_, descending=descending, full=full)
        async with aclosing(listing.pieces) as pieces:
            async for piece in pieces:
                yield piece

    async def read_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        full: bool = False,
    ) -> Listing:
        form = FULL if full else SUMMARY
        reading = Reading(self._database, filter_, form, limit, cursor, descending)
        pieces = await self._begin(reading, whole=limit is not None)
        return Listing(ListVersion(reading.revision), reading.next_cursor, pieces)

    async def revision(self) -> Revision:
        return news.read_revision(self._database)

    async def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        """Return whether a list may differ; see `OperationStore.has_changed`.

        A forgotten operation counts as one that has passed the filter. So does every change more
        than `NEAR` revisions ago, because to test them all may take long.
        """
        revision, _, pruned = news.read_revision(self._database)
        if since.revision == revision:
            return False
        if not max(pruned, revision - news.NEAR) <= since.revision < revision:
            return True
        relevant = filter_.now_or_before()
        return bool(await self.read_changes(relevant, since.revision, limit=1))

    async def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        if news.read_revision(self._database).latest - since <= news.IN_PLACE:
            return news.read_changes(self._database, filter_, since, limit=limit)
        interruption = Interruption()
        read = functools.partial(
            news.read_changes,
            self._database,
            filter_,
            since,
            limit=limit,
            interruption=interruption,
        )
        return await self._long_reads.run(read, interruption)

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        return await self._watch.wait(since, within=within)

    async def statistics(self) -> Statistics:
        return self.blocking.statistics()

    async def is_expired(self, operation_id: UUID) -> bool:
        return self.blocking.is_expired(operation_id)

    async def _begin(self, reading: Reading, *, whole: bool = False) -> AsyncGenerator[bytes]:
        """Return the pieces of a list, which was read to its end if *whole*."""
        pieces = self._read(reading)
        await anext(pieces)
        if not reading.is_at_end:
            pieces = read_in_time(pieces, self._spool, whole=whole)
            await anext(pieces)
        return pieces

    async def _read(self, reading: Reading) -> AsyncGenerator[bytes]:
        """Yield nothing (empty bytes) once the first piece was read, and then the pieces."""
        try:
            piece = await self._read_piece(reading)
            yield b""
            while piece:
                yield piece
                piece = await self._read_piece(reading)
        finally:
            reading.close()

    async def _read_piece(self, reading: Reading) -> bytes:
        """Return the next piece; what may take long is read by a thread."""
        if reading.may_take_long:
            return await self._long_reads.run(reading.read, reading.interruption)
        return reading.read()
