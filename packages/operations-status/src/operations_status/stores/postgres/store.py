"""The store within an event loop."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import aclosing
from typing import TYPE_CHECKING

from operations_status.errors import (
    StoreError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.operations import (
    TERMINAL_STATES,
    OperationFailure,
    OperationState,
    from_wire,
    join_status_json,
)
from operations_status.stores.protocol import Change, Status

from . import changes, listing, pruning, queries, tally
from .address import parse_address
from .database import PATIENCE_SECONDS, Database
from .notices import Notices
from .queries import RECORD, SUMMARY
from .schema import migrate

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
    from datetime import datetime
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation
    from operations_status.stores.protocol import Listing, Statistics

    from .blocking import BlockingPostgresStore
    from .database import Connection

GRACE_SECONDS = 30.0
"""How long nobody counts as lost after the database was away, so that heartbeats come first."""

_PING = "SELECT version FROM store"
_STATUS = "SELECT outcome, summary, changed, status FROM operations WHERE operation_id = $1"


class PostgresStore:
    """Operations in a PostgreSQL database; see `OperationStore` for what each method does.

    Args:
        url: Its address, as `parse_address` reads it.
        patience: Seconds for which something is tried again when the database is away.
        grace: Seconds for which nobody counts as lost after the database was away.
        snapshot_seconds: How long a list may be read straight from its snapshot.

    Raises:
        StoreError: The address cannot be read.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float = PATIENCE_SECONDS,
        grace: float = GRACE_SECONDS,
        snapshot_seconds: float = listing.SNAPSHOT_SECONDS,
    ) -> None:
        self._address = parse_address(url)
        self._database = Database(self._address, patience=patience)
        self._notices = Notices(self._database)
        self._store_id: UUID | None = None
        self._grace = grace
        self._snapshot_seconds = snapshot_seconds
        self._blocking: BlockingPostgresStore | None = None
        self._make_twin: Callable[[], PostgresStore] = lambda: PostgresStore(
            url, patience=patience, grace=grace, snapshot_seconds=snapshot_seconds
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._address.shown!r})"

    @property
    def blocking(self) -> BlockingPostgresStore:
        """The same store for callers without an event loop, with connections of its own."""
        from .blocking import BlockingPostgresStore  # noqa: PLC0415 it is made of this class

        if self._blocking is None:
            self._blocking = BlockingPostgresStore(self._make_twin)
        return self._blocking

    async def open(self) -> None:
        """See `OperationStore.open`."""
        await self._database.open()
        try:
            self._store_id = await self._database.run(
                lambda one, _: migrate(one, self._address.schema)
            )
        except BaseException:
            await self._database.aclose()
            raise

    async def aclose(self) -> None:
        """See `OperationStore.aclose`."""
        if self._blocking is not None:
            await asyncio.to_thread(self._blocking.close)
        await self._database.aclose()
        await self._notices.aclose()

    async def ping(self) -> None:
        """See `OperationStore.ping`."""
        await self._database.run(lambda one, _: one.fetchval(_PING))

    async def add(self, operation: Operation, *, lease: float | None = None) -> None:
        """See `OperationStore.add`."""

        async def work(connection: Connection, in_doubt: bool) -> bool:  # noqa: FBT001 see `Database.run`
            if await changes.add(connection, operation, lease):
                return True
            # A random identifier that is there by now was added by the first attempt.
            found = await changes.read(connection, operation.operation_id)
            return in_doubt and found is not None and found[1] == operation

        if not await self._database.run(work):
            raise StoreError(f"operation {operation.operation_id} is in the store already")

    async def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """See `OperationStore.advance`."""
        return await self._change(
            operation_id,
            lambda one: one.advance(status, resource_location=resource_location, error=error),
            lambda one: (
                (one.status, one.resource_location, one.error) == (status, resource_location, error)
            ),
        )

    async def request_stop(self, operation_id: UUID) -> Operation:
        """See `OperationStore.request_stop`."""
        return await self._change(
            operation_id,
            lambda one: one.stop(),
            lambda one: one.status is OperationState.STOPPING,
        )

    async def heartbeat(self, operation_id: UUID, lease: float) -> OperationState:
        """See `OperationStore.heartbeat`."""

        async def work(connection: Connection, _: object) -> OperationState:
            status = await changes.keep_alive(connection, operation_id, lease)
            if status is None:
                raise await _unknown(connection, operation_id)
            return OperationState(status)

        return await self._database.run(work)

    async def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""
        found = await self._database.run(lambda one, _: changes.read(one, operation_id))
        return None if found is None else found[1]

    @property
    def store_id(self) -> UUID:
        """See `OperationStore.store_id`."""
        if self._store_id is None:
            raise StoreError(f"the store at {self._address.shown} was not opened")
        return self._store_id

    async def read_status(self, operation_id: UUID) -> Status | None:
        """See `OperationStore.read_status`."""
        row = await self._database.run(lambda one, _: one.fetchrow(_STATUS, operation_id))
        if row is None:
            return None
        body = join_status_json(row["outcome"], row["summary"])
        return Status(body, row["changed"], row["status"] in TERMINAL_STATES)

    async def read_list(
        self, wanted: OperationFilter, *, limit: int | None = None, cursor: Cursor | None = None
    ) -> Listing:
        """See `OperationStore.read_list`."""
        return await listing.begin(
            self._database,
            wanted,
            limit=limit,
            cursor=cursor,
            snapshot_seconds=self._snapshot_seconds,
        )

    async def revision(self) -> int:
        """See `OperationStore.revision`."""
        revision: int = await self._database.run(lambda one, _: one.fetchval(queries.REVISION))
        return revision

    async def has_changed(self, wanted: OperationFilter, since: int) -> bool:
        """See `OperationStore.has_changed`."""
        return await self._database.run(lambda one, _: queries.has_changed(one, wanted, since))

    async def read_changes(
        self, wanted: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        """See `OperationStore.read_changes`."""
        rows = await self._database.run(
            lambda one, _: queries.read_changes(one, wanted, since, limit)
        )
        return [Change(row["changed"], row["summary"]) for row in rows]

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        """See `OperationStore.wait_for_change`."""
        return await self._notices.wait(since, within=within)

    async def statistics(self) -> Statistics:
        """See `OperationStore.statistics`."""
        return await self._database.run(lambda one, _: tally.count(one))

    async def list(self, wanted: OperationFilter) -> AsyncIterator[Operation]:
        """See `OperationStore.list`."""
        async with aclosing(self._read_pieces(RECORD, wanted)) as pieces:
            async for piece in pieces:
                for stoppable, outcome, summary in json.loads(b"[%b]" % piece):
                    yield from_wire(outcome | summary, stoppable=bool(stoppable))

    def read_summaries(self, wanted: OperationFilter) -> AsyncGenerator[bytes]:
        """See `OperationStore.read_summaries`."""
        return self._read_pieces(SUMMARY, wanted)

    async def expire(self) -> tuple[UUID, ...]:
        """See `OperationStore.expire`.

        Leases are measured by the database's clock alone. For a while after the database was away
        nobody is lost: those who report could not reach it either.
        """
        await self._database.run(lambda one, _: tally.fold(one))
        silent = await self._database.run(lambda one, _: changes.find_silent(one, self._grace))
        if time.monotonic() < self._database.back_since + self._grace:
            return ()
        return tuple([one for one in silent if await self._lose(one)])

    async def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """See `OperationStore.prune`."""
        end = await self._database.run(lambda one, _: pruning.find_end(one, before, keep))
        if end is None:
            return 0
        if dry_run:
            return await self._database.run(lambda one, _: pruning.count(one, end))
        total = 0
        while forgotten := await self._database.run(lambda one, _: pruning.forget(one, end)):
            total += forgotten
        return total

    async def is_expired(self, operation_id: UUID) -> bool:
        """See `OperationStore.is_expired`."""
        return await self._database.run(lambda one, _: pruning.is_pruned(one, operation_id))

    def _read_pieces(self, column: str, wanted: OperationFilter) -> AsyncGenerator[bytes]:
        return listing.read_pieces(
            self._database, column, wanted, snapshot_seconds=self._snapshot_seconds
        )

    async def _change(
        self,
        operation_id: UUID,
        change: Callable[[Operation], Operation],
        is_changed: Callable[[Operation], bool],
    ) -> Operation:
        """Change one operation, however many others want to; see `OperationStore.advance`."""

        async def work(connection: Connection, in_doubt: bool) -> Operation:  # noqa: FBT001 see `Database.run`
            while True:
                found = await changes.read(connection, operation_id)
                if found is None:
                    raise await _unknown(connection, operation_id)
                seen, current = found
                try:
                    changed = change(current)
                except TransitionError:
                    if in_doubt and is_changed(current):
                        return current
                    raise
                if await changes.swap(connection, changed, seen):
                    return changed

        return await self._database.run(work)

    async def _lose(self, operation_id: UUID) -> bool:
        """Mark an operation as lost; return whether its lease had still run out by then."""
        failure = OperationFailure(
            code="Lost", message="The process that reported on this operation has gone silent."
        )

        async def work(connection: Connection, _: object) -> bool:
            found = await changes.read(connection, operation_id)
            if found is None or found[1].status.is_terminal:
                return False
            lost = found[1].advance(OperationState.FAILED, error=failure)
            return await changes.swap(connection, lost, found[0], only_if_silent=True)

        return await self._database.run(work)


async def _unknown(connection: Connection, operation_id: UUID) -> UnknownOperationError:
    pruned = await pruning.is_pruned(connection, operation_id)
    return UnknownOperationError(operation_id, expired=pruned)
