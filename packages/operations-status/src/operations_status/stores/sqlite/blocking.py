"""The store for callers that have no event loop: every change is one transaction."""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING, Any
from uuid import UUID

from operations_status.errors import DuplicateOperationError, UnknownOperationError
from operations_status.operation_json import from_status_json, from_wire, join_json
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores import ownership
from operations_status.stores.ownership import Held
from operations_status.stores.spool import Spool

from . import changes, leases, news, pruning
from .database import Database
from .listing import FULL, RECORD, SUMMARY, Reading

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Collection, Iterator, Mapping
    from datetime import datetime
    from pathlib import Path

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationFailure, Progress

_GET = """
    SELECT seq, stoppable, outcome, summary, details, owner, expires
    FROM operations LEFT JOIN leases USING (seq) WHERE operation_id = ?
"""
_GET_UNCHANGED = """
    SELECT seq, owner, expires FROM operations LEFT JOIN leases USING (seq)
    WHERE operation_id = ? AND changed = ?
"""
_INTERRUPTED = (
    "SELECT operation_id, status FROM operations WHERE status IN ({}) AND operation_id IN ({})"
)
_INTERRUPTED_STATES = sorted(TERMINAL_STATES | {OperationState.STOPPING})
_EXISTS = "SELECT 1 FROM operations WHERE operation_id = ?"
_CHUNK = 500
_REMEMBERED = 256
"""The largest number of operations that are remembered."""


class BlockingSqliteStore:
    """Operations in a SQLite file; see `BlockingStore` for what each method does.

    Args:
        path: The file; it and its folder are created when they are missing.
        clock: Returns the wall-clock time, in seconds since 1970.

    Attributes:
        database: The file.
    """

    def __init__(self, path: str | Path, *, clock: Callable[[], float] = time.time) -> None:
        self.database = Database(path)
        self._clock = clock
        self._jumps = leases.JumpDetector(clock)
        self._remembered: dict[UUID, tuple[sqlite3.Connection, int, Operation]] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({os.fspath(self.database.path)!r})"

    def open(self) -> None:
        """See `OperationStore.open`."""
        self.database.open()

    def close(self) -> None:
        """See `OperationStore.aclose`."""
        self.database.close()

    def ping(self) -> None:
        """See `OperationStore.ping`."""
        self.database.check()

    def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> None:
        """See `OperationStore.add`."""
        completed = ownership.complete(operation)
        with self.database.transaction() as connection:
            if connection.execute(_EXISTS, (operation.operation_id.bytes,)).fetchone():
                raise DuplicateOperationError(operation.operation_id)
            seq, revision = changes.insert(connection, completed, owner)
            if lease is not None and not operation.status.is_terminal:
                leases.grant(connection, seq, until=self._clock() + lease)
        self._remember(connection, revision, completed)

    def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        owner: UUID | None = None,
    ) -> Operation:
        """See `OperationStore.advance`."""
        return self._change(
            operation_id,
            lambda held: ownership.advance(
                held, status, resource_location=resource_location, error=error, owner=owner
            ),
        )

    def attach(
        self, operation_id: UUID, *, lease: float, owner: UUID, restart: bool = False
    ) -> Operation:
        """See `OperationStore.attach`."""
        with self.database.transaction() as connection:
            seq, held = self._load(connection, operation_id)
            attached = ownership.attach(held, restart=restart)
            changes.replace(connection, seq, held.operation.status, attached, owner)
            leases.grant(connection, seq, until=self._clock() + lease)
        return attached

    def report_progress(
        self, operation_id: UUID, progress: Progress, *, owner: UUID | None = None
    ) -> None:
        """See `OperationStore.report_progress`."""
        self._change(operation_id, lambda held: ownership.report_progress(held, progress, owner))

    def request_stop(self, operation_id: UUID) -> Operation:
        """See `OperationStore.request_stop`."""
        return self._change(operation_id, lambda held: held.operation.stop())

    def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        """See `OperationStore.heartbeat`."""
        states: dict[UUID, OperationState] = {}
        with self.database.transaction() as connection:
            until = self._clock() + lease
            for chunk in _chunks(operation_ids):
                for identifier, status in leases.renew(connection, chunk, owner.bytes, until=until):
                    states[UUID(bytes=identifier)] = OperationState(status)
            for operation_id, status in states.items():
                if status is OperationState.FAILED:
                    states[operation_id] = self._revive(connection, operation_id, until)
        return states

    def read_interrupted(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        """See `OperationStore.read_interrupted`."""
        found: dict[UUID, OperationState] = {}
        states = ", ".join("?" for _ in _INTERRUPTED_STATES)
        for chunk in _chunks(operation_ids):
            query = _INTERRUPTED.format(states, ", ".join("?" for _ in chunk))
            rows = self.database.fetch_all(query, (*_INTERRUPTED_STATES, *chunk))
            found |= {UUID(bytes=one): OperationState(status) for one, status in rows}
        return found

    def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""
        row = self.database.fetch_one(_GET, (operation_id.bytes,))
        return None if row is None else _operation(row)

    def list(self, wanted: OperationFilter, *, descending: bool = False) -> Iterator[Operation]:
        """See `OperationStore.list`."""
        for piece in _pieces(Reading(self.database, wanted, form=RECORD, descending=descending)):
            yield from decode_records(piece)

    def read_summaries(
        self, wanted: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> Iterator[bytes]:
        """See `OperationStore.read_summaries`."""
        return _pieces(self.read_page(wanted, descending=descending, full=full))

    def read_page(
        self,
        wanted: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        full: bool = False,
    ) -> Reading:
        """Return a list whose pieces are elements of the list response."""
        form = FULL if full else SUMMARY
        return Reading(
            self.database, wanted, form=form, limit=limit, cursor=cursor, descending=descending
        )

    def count(self, wanted: OperationFilter) -> Mapping[OperationState, int]:
        """See `OperationStore.count`."""
        return news.count_by_state(self.database, wanted)

    def expire(self) -> tuple[UUID, ...]:
        """See `OperationStore.expire`.

        When the clock has jumped, as it does when a machine wakes, every lease is prolonged first.
        """
        if self._jumps.has_jumped():
            with self.database.transaction() as connection:
                leases.prolong(connection, until=self._clock() + leases.GRACE_SECONDS)
        now = self._clock()
        if self.database.fetch_one(leases.EXPIRED, (now,)) is None:
            return ()
        with self.database.transaction() as connection:
            return tuple(
                self._lose(connection, operation_id)
                for (operation_id,) in connection.execute(leases.EXPIRED, (now,)).fetchall()
            )

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """See `OperationStore.prune`."""
        return pruning.prune(self.database, before=before, keep=keep, dry_run=dry_run)

    def is_expired(self, operation_id: UUID) -> bool:
        """See `OperationStore.is_expired`."""
        return self.database.fetch_one(pruning.IS_PRUNED, (operation_id.bytes,)) is not None

    def _change(self, operation_id: UUID, change: Callable[[Held], Operation]) -> Operation:
        """Change an operation in a transaction of its own."""
        with self.database.transaction() as connection:
            seq, held = self._load(connection, operation_id)
            changed = change(held)
            before = held.operation.status
            revision = changes.replace(connection, seq, before, changed, held.owner)
        self._remember(connection, revision, changed)
        return changed

    def _remember(
        self, connection: sqlite3.Connection, revision: int, operation: Operation
    ) -> None:
        """Keep what was committed here last, so that the next change need not decode it again.

        Another connection may be one to another file, which has other changes with that revision.
        """
        if not operation.status.is_terminal:
            if len(self._remembered) >= _REMEMBERED:
                self._remembered.clear()
            self._remembered[operation.operation_id] = connection, revision, operation

    def _load(self, connection: sqlite3.Connection, operation_id: UUID) -> tuple[int, Held]:
        remembered = self._remembered.pop(operation_id, None)
        if remembered is not None and remembered[0] is connection:
            _, revision, operation = remembered
            row = connection.execute(_GET_UNCHANGED, (operation_id.bytes, revision)).fetchone()
            if row is not None:
                return row[0], self._hold(operation, *row[1:])
        row = connection.execute(_GET, (operation_id.bytes,)).fetchone()
        if row is not None:
            return row[0], self._hold(_operation(row), *row[-2:])
        pruned = connection.execute(pruning.IS_PRUNED, (operation_id.bytes,)).fetchone()
        raise UnknownOperationError(operation_id, expired=pruned is not None)

    def _hold(self, operation: Operation, owner: bytes | None, expires: float | None) -> Held:
        is_silent = expires is not None and expires <= self._clock()
        return Held(operation, None if owner is None else UUID(bytes=owner), is_silent)

    def _revive(
        self, connection: sqlite3.Connection, operation_id: UUID, until: float
    ) -> OperationState:
        """Return the state of an operation that has failed; Running if it was lost."""
        seq, held = self._load(connection, operation_id)
        if held.operation.is_lost:
            revived = held.operation.revive()
            changes.replace(connection, seq, held.operation.status, revived, held.owner)
            leases.grant(connection, seq, until=until)
            return revived.status
        return held.operation.status

    def _lose(self, connection: sqlite3.Connection, identifier: bytes) -> UUID:
        seq, held = self._load(connection, UUID(bytes=identifier))
        lost = ownership.lose(held.operation)
        changes.replace(connection, seq, held.operation.status, lost, held.owner)
        return lost.operation_id


def _chunks(operation_ids: Collection[UUID]) -> Iterator[list[bytes]]:
    """Yield the identifiers in parts that SQLite takes as the parameters of one statement."""
    identifiers = [one.bytes for one in operation_ids]
    for start in range(0, len(identifiers), _CHUNK):
        yield identifiers[start : start + _CHUNK]


def _pieces(listing: Reading) -> Iterator[bytes]:
    """Yield the pieces of a list; its snapshot ends before the reader gets the first one."""
    try:
        piece = listing.read()
        listing.set_aside(Spool(budget=None, floor=0))
        while piece:
            yield piece
            piece = listing.read()
    finally:
        listing.close()


def decode_records(piece: bytes) -> Iterator[Operation]:
    """Yield the operations of one piece of a list in the form `RECORD`."""
    for stoppable, outcome, summary, details in json.loads(b"[%b]" % piece):
        yield from_wire(outcome | summary | details, stoppable=bool(stoppable))


def _operation(row: tuple[Any, ...]) -> Operation:
    _, stoppable, outcome, summary, details, *_ = row
    return from_status_json(join_json(outcome, summary, details), stoppable=bool(stoppable))
