"""The store within an event loop.

Single reads and the pieces of a list take microseconds and are done in place; handing them to a
thread would cost several times as much. Changes wait for the disk and for other writers, so a
thread makes them.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing, closing, contextmanager
from typing import TYPE_CHECKING

from .blocking import BlockingSqliteStore, decode_records

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator
    from datetime import datetime
    from pathlib import Path
    from uuid import UUID

    from operations_status.filters import OperationFilter
    from operations_status.operations import Operation, OperationFailure, OperationState

    from .listing import Listing

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

    async def read_status(self, operation_id: UUID) -> bytes | None:
        """See `OperationStore.read_status`."""
        return self.blocking.read_status(operation_id)

    async def list(self, wanted: OperationFilter) -> AsyncIterator[Operation]:
        """See `OperationStore.list`."""
        pieces = self._pieces(self.blocking.list_records, wanted)
        async with aclosing(pieces):
            async for piece in pieces:
                for operation in decode_records(piece):
                    yield operation

    def read_summaries(self, wanted: OperationFilter) -> AsyncGenerator[bytes]:
        """See `OperationStore.read_summaries`."""
        return self._pieces(self.blocking.list_summaries, wanted)

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

    async def _pieces(
        self, open_listing: Callable[[OperationFilter], Listing], wanted: OperationFilter
    ) -> AsyncGenerator[bytes]:
        """Yield the pieces of a list; what its reader is too slow for is set aside."""
        with closing(open_listing(wanted)) as listing:
            piece = listing.read()
            if listing.is_at_end:
                if piece:
                    yield piece
                return
            with self._set_aside_in_time(listing) as wait:
                while piece:
                    yield piece
                    await wait()
                    piece = listing.read()

    @contextmanager
    def _set_aside_in_time(self, listing: Listing) -> Iterator[Callable[[], Awaitable[None]]]:
        """Within a block, set a list aside when its time is over; yield what to await between."""
        loop = asyncio.get_running_loop()
        aside: asyncio.Future[None] | None = None

        def set_aside() -> None:
            nonlocal aside
            aside = loop.run_in_executor(None, listing.set_aside)

        timer = loop.call_later(self._snapshot_seconds, set_aside)
        try:
            yield lambda: aside or asyncio.sleep(0)
        finally:
            timer.cancel()
