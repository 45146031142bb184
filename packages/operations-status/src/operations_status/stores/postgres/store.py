"""The store within an event loop."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import aclosing
from typing import TYPE_CHECKING

from operations_status.errors import (
    AlreadyAttachedError,
    DuplicateOperationError,
    StoreError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.filters import ANY
from operations_status.operation_json import from_wire, join_json
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores import ownership
from operations_status.stores.ownership import Held
from operations_status.stores.protocol import OperationStore
from operations_status.stores.results import Status
from operations_status.stores.spool import Spool

from . import changes, listing, queries, upkeep
from .address import parse_address
from .notices import Notices
from .pool import PATIENCE_SECONDS, ConnectionPool
from .queries import FULL, RECORD, REVISION, SUMMARY, Selection, to_revision
from .schema import migrate

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
    from datetime import datetime
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationFailure, Progress
    from operations_status.stores.results import Change, Listing, ListVersion, Revision, Statistics

    from .blocking import BlockingPostgresStore
    from .pool import Connection

GRACE_SECONDS = 30.0
"""How long nobody counts as lost after the database was away, so that heartbeats come first."""

_REMEMBERED = 256
"""How many operations that were changed last are remembered."""

_STATUS = """
    SELECT outcome, summary, details, changed, status FROM operations WHERE operation_id = $1
"""


class PostgresStore(OperationStore):
    """Operations in a PostgreSQL database.

    Args:
        url: Its address, as `parse_address` reads it.
        patience: Seconds for which something is tried again when the database is away.
        grace: Seconds for which nobody counts as lost after the database was away.
        spool: Where lists are copied to that are read slowly.

    Raises:
        StoreError: The address cannot be read.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float = PATIENCE_SECONDS,
        grace: float = GRACE_SECONDS,
        spool: Spool | None = None,
    ) -> None:
        self._address = parse_address(url)
        self._pool = ConnectionPool(self._address, patience=patience)
        self._notices = Notices(self._pool)
        self._remembered: dict[UUID, tuple[int, Held]] = {}
        self._store_id: UUID | None = None
        self._grace = grace
        self._spool = spool or Spool()
        self._blocking: BlockingPostgresStore | None = None
        self._make_twin: Callable[[], PostgresStore] = lambda: PostgresStore(
            url, patience=patience, grace=grace, spool=Spool(budget=None, floor=0)
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._address.shown!r})"

    @property
    def blocking(self) -> BlockingPostgresStore:  # type: ignore[override]
        """The same store for callers without an event loop, with connections of its own."""
        from .blocking import BlockingPostgresStore  # noqa: PLC0415 it is made of this class

        if self._blocking is None:
            self._blocking = BlockingPostgresStore(self._make_twin)
        return self._blocking

    async def open(self, *, create: bool = True) -> None:
        await self._pool.open()
        try:
            self._store_id = await self._pool.run(
                lambda one: migrate(one, self._address.schema, create=create)
            )
        except BaseException:
            await self._pool.aclose()
            raise

    async def aclose(self) -> None:
        if self._blocking is not None:
            await asyncio.to_thread(self._blocking.close)
        await self._notices.flush()
        await self._pool.aclose()
        await self._notices.aclose()

    async def ping(self) -> None:
        await self._pool.run(lambda one: one.fetchval("SELECT version FROM store"))

    async def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> None:
        completed = ownership.complete(operation)
        is_repeated = False

        async def work(connection: Connection) -> bool:
            nonlocal is_repeated
            may_be_there, is_repeated = is_repeated, True
            if revision := await changes.add(connection, completed, lease, owner):
                self._remember(revision, completed, owner)
                return True
            # A random identifier that is there by now was added by the first attempt.
            found = await changes.read(connection, operation.operation_id)
            return may_be_there and found is not None and found[1].operation == completed

        if not await self._pool.run(work):
            raise DuplicateOperationError(operation.operation_id)
        self._notices.announce()

    async def advance(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        owner: UUID | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation:
        return await self._change(
            operation_id,
            lambda held: ownership.advance(
                held,
                status,
                resource_location=resource_location,
                error=error,
                owner=owner,
                progress=progress,
                ended=ended,
            ),
        )

    async def attach(
        self,
        operation_id: UUID,
        *,
        lease: float,
        owner: UUID,
        restart: bool = False,
        started: datetime | None = None,
    ) -> Operation:
        return await self._change(
            operation_id,
            lambda held: ownership.attach(held, restart=restart, started=started),
            owner=owner,
            lease=lease,
        )

    async def report_progress(
        self, operation_id: UUID, progress: Progress, *, owner: UUID | None = None
    ) -> None:
        await self._change(
            operation_id, lambda held: ownership.report_progress(held, progress, owner)
        )

    async def request_stop(self, operation_id: UUID) -> Operation:
        return await self._change(operation_id, lambda held: held.operation.stop())

    async def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        states = await self._pool.run(lambda one: changes.renew(one, operation_ids, lease, owner))
        for operation_id, status in states.items():
            if status is OperationState.FAILED:
                states[operation_id] = await self._revive(operation_id, lease, owner)
        return states

    async def read_interrupted(
        self, operation_ids: Collection[UUID]
    ) -> Mapping[UUID, OperationState]:
        return await self._pool.run(lambda one: changes.read_interrupted(one, operation_ids))

    async def get(self, operation_id: UUID) -> Operation | None:
        found = await self._pool.run(lambda one: changes.read(one, operation_id))
        return None if found is None else found[1].operation

    @property
    def store_id(self) -> UUID:
        if self._store_id is None:
            raise StoreError(f"the store at {self._address.shown} was not opened")
        return self._store_id

    async def read_status(self, operation_id: UUID, *, full: bool = False) -> Status | None:
        row = await self._pool.run(lambda one: one.fetchrow(_STATUS, operation_id))
        if row is None:
            return None
        body = join_json(row["outcome"], row["summary"], *([row["details"]] if full else []))
        return Status(body, row["changed"], row["status"] in TERMINAL_STATES)

    async def read_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        full: bool = False,
    ) -> Listing:
        item = FULL if full else SUMMARY
        selection = Selection(item, filter_, limit, cursor, descending)
        return await listing.begin(self._pool, selection, self._spool)

    async def revision(self) -> Revision:
        row = await self._pool.run(lambda one: one.fetchrow(REVISION, self._pool.floor))
        return to_revision(row)

    async def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        return await self._pool.run(
            lambda one: queries.has_changed(one, filter_, since, floor=self._pool.floor)
        )

    async def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        return await self._pool.run(
            lambda one: queries.read_changes(one, filter_, since, limit, floor=self._pool.floor)
        )

    async def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        if filter_ == ANY:
            return (await self.statistics()).counts
        return await self._pool.run(lambda one: queries.count(one, filter_))

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        return await self._notices.wait(since, within=within)

    async def statistics(self) -> Statistics:
        return await self._pool.run(upkeep.read_statistics)

    async def list(
        self, filter_: OperationFilter, *, descending: bool = False
    ) -> AsyncGenerator[Operation]:
        selection = Selection(RECORD, filter_, descending=descending)
        async with aclosing(listing.read_pieces(self._pool, selection, self._spool)) as pieces:
            async for piece in pieces:
                for stoppable, outcome, summary, details in json.loads(b"[%b]" % piece):
                    yield from_wire(outcome | summary | details, stoppable=bool(stoppable))

    def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> AsyncGenerator[bytes]:
        selection = Selection(FULL if full else SUMMARY, filter_, descending=descending)
        return listing.read_pieces(self._pool, selection, self._spool)

    async def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has run out as Failed.

        Leases are measured by the database's clock alone. For a while after the database was away
        nobody is lost: those who report could not reach it either.
        """
        await self._pool.run(lambda one: one.execute(upkeep.FOLD_TALLIES, upkeep.MANY))
        silent = await self._pool.run(lambda one: changes.find_silent(one, self._grace))
        if time.monotonic() < self._pool.back_since + self._grace:
            return ()
        return tuple([one for one in silent if await self._lose(one)])

    async def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        limits = await self._pool.run(lambda one: upkeep.find_limits(one, before, keep))
        if limits is None:
            return 0
        if dry_run:
            number: int = await self._pool.run(
                lambda one: one.fetchval(upkeep.COUNT_FORGETTABLE, *limits)
            )
            return number
        total = 0
        while forgotten := await self._pool.run(lambda one: one.fetchval(upkeep.FORGET, *limits)):
            total += forgotten
            self._notices.announce()
        return total

    async def is_expired(self, operation_id: UUID) -> bool:
        return await self._pool.run(lambda one: upkeep.is_pruned(one, operation_id))

    async def _change(
        self,
        operation_id: UUID,
        change: Callable[[Held], Operation],
        *,
        owner: UUID | None = None,
        lease: float | None = None,
    ) -> Operation:
        """Change one operation, however many others want to; see `OperationStore.advance`.

        An *owner* takes it, with a *lease* in seconds; None leaves either as it is.
        """
        attempted: Operation | None = None  # what was written if its answer was lost

        async def work(connection: Connection) -> Operation:
            nonlocal attempted
            known = self._remembered.pop(operation_id, None)
            while True:
                seen, held = known or await _load(connection, operation_id)
                # What a worker has taken may have been changed by others since.
                is_taken = owner is not None and held.owner == owner
                is_taken = is_taken and not held.operation.status.is_terminal
                if attempted is not None and (is_taken or held.operation == attempted):
                    return held.operation
                try:
                    attempted = change(held)
                except TransitionError:
                    if known is None:
                        raise
                else:
                    keeper = owner or held.owner
                    revision = await changes.swap(
                        connection,
                        attempted,
                        seen,
                        owner=keeper,
                        lease=lease,
                        silent=held.is_silent,
                    )
                    if revision is not None:
                        self._remember(revision, attempted, keeper)
                        return attempted
                known = attempted = None  # somebody else has changed it since

        changed = await self._pool.run(work)
        self._notices.announce()
        return changed

    def _remember(self, revision: int, operation: Operation, owner: UUID | None) -> None:
        """Keep what was written here last, so that the next change needs no read first.

        The change still compares: what others have written since is read then.
        """
        if not operation.status.is_terminal:
            self._remembered[operation.operation_id] = revision, Held(operation, owner)
            if len(self._remembered) > _REMEMBERED:
                del self._remembered[next(iter(self._remembered))]

    async def _revive(self, operation_id: UUID, lease: float, owner: UUID) -> OperationState:
        """Return the state of an operation that has failed; Running if it was lost."""

        def revive(held: Held) -> Operation:
            operation = held.operation
            if held.owner != owner:
                raise TransitionError(operation_id, operation.status, OperationState.RUNNING)
            return operation.revive()

        try:
            return (await self._change(operation_id, revive, owner=owner, lease=lease)).status
        except TransitionError as refused:
            return OperationState(refused.current)

    async def _lose(self, operation_id: UUID) -> bool:
        """Mark an operation as lost; return whether its lease had still run out by then."""

        def lose(held: Held) -> Operation:
            if not held.is_silent:
                raise AlreadyAttachedError(operation_id, held.operation.status)
            return ownership.mark_lost(held.operation)

        try:
            await self._change(operation_id, lose)
        except (TransitionError, UnknownOperationError):
            return False
        return True


async def _load(connection: Connection, operation_id: UUID) -> tuple[int, Held]:
    """Return an operation and the revision of its latest change.

    Raises:
        UnknownOperationError: There is no such operation.
    """
    found = await changes.read(connection, operation_id)
    if found is None:
        pruned = await upkeep.is_pruned(connection, operation_id)
        raise UnknownOperationError(operation_id, expired=pruned)
    return found
