"""The store for callers that have no event loop: every change is one transaction."""

from __future__ import annotations

import json
import os
import time
from contextlib import closing
from typing import TYPE_CHECKING
from uuid import UUID

from operations_status.errors import DuplicateOperationError, UnknownOperationError
from operations_status.filters import ANY
from operations_status.operation_json import from_microseconds, from_wire, join_json
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores import ownership
from operations_status.stores.ownership import Held
from operations_status.stores.results import Statistics
from operations_status.stores.spool import Spool

from . import changes
from .database import Database
from .listing import FULL, RECORD, SUMMARY, Reading
from .queries import count_operations, key_range

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Collection, Iterator, Mapping
    from datetime import datetime
    from pathlib import Path

    from operations_status.filters import OperationFilter
    from operations_status.operations import Operation, OperationFailure, Progress

    from .database import Interruption

_GET = """
    SELECT seq, changed, owner, expires, stoppable, outcome, summary, details
    FROM operations LEFT JOIN leases USING (seq) WHERE operation_id = ?
"""
_MINE = "SELECT seq, status FROM operations WHERE operation_id = ? AND owner = ?"
_INTERRUPTED = (
    "SELECT operation_id, status FROM operations WHERE status IN ({}) AND operation_id IN ({})"
)
_INTERRUPTED_STATES = sorted(TERMINAL_STATES | {OperationState.STOPPING})
_OLDEST = " UNION ALL ".join(
    f"SELECT min(seq) AS seq FROM operations WHERE status = '{state}'"  # noqa: S608 our own literals
    for state in sorted(set(OperationState) - TERMINAL_STATES)
)
_STATISTICS = f"""
    SELECT {", ".join(f'"{state}"' for state in OperationState)},
        (SELECT created FROM operations WHERE seq = (SELECT min(seq) FROM ({_OLDEST})))
    FROM store
"""  # noqa: S608 our own literals
_EXISTS = "SELECT 1 FROM operations WHERE operation_id = ?"
_CHUNK = 500
"""How many identifiers one statement takes as its parameters."""

_GRACE_SECONDS = 30.0
"""Minimum time that every lease has left after the clock has jumped, as when a machine wakes."""

_JUMP_SECONDS = 2.0
_REMEMBERED = 256
"""The largest number of operations that are remembered."""


class _JumpDetector:
    """Notices that the wall clock has moved further than time has passed."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._highest = self._read_offset()[1]

    def has_jumped(self) -> bool:
        """Return whether it has jumped forward since the last call."""
        lowest, highest = self._read_offset()
        jumped = lowest - self._highest > _JUMP_SECONDS
        self._highest = highest
        return jumped

    def _read_offset(self) -> tuple[float, float]:
        """Return how far the clock is ahead, at least and at most: reading it takes time too."""
        before = time.monotonic()
        now = self._clock()
        return now - time.monotonic(), now - before


class BlockingSqliteStore:
    """Operations in a SQLite file, for callers that have no event loop; see `OperationStore`.

    Args:
        path: The file.
        clock: Returns the wall-clock time, in seconds since 1970.

    Attributes:
        database: The file.
    """

    def __init__(self, path: str | Path, *, clock: Callable[[], float] = time.time) -> None:
        self.database = Database(path)
        self._clock = clock
        self._jumps = _JumpDetector(clock)
        self._remembered: dict[UUID, tuple[sqlite3.Connection, int, Operation]] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({os.fspath(self.database.path)!r})"

    def open(self, *, create: bool = True) -> None:
        self.database.open(create=create)

    def close(self) -> None:
        self.database.close()

    def ping(self) -> None:
        self.database.fetch_one("SELECT seq FROM operations LIMIT 1")

    def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> None:
        completed = ownership.complete(operation)
        with self.database.transaction() as connection:
            if connection.execute(_EXISTS, (operation.operation_id.bytes,)).fetchone():
                raise DuplicateOperationError(operation.operation_id)
            seq, revision = changes.insert(connection, completed, owner)
            if lease is not None and not operation.status.is_terminal:
                changes.grant_lease(connection, seq, until=self._clock() + lease)
        self._remember(connection, revision, completed)

    def advance(  # noqa: PLR0913 each is a field of its own
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
        return self._change(
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

    def attach(
        self,
        operation_id: UUID,
        *,
        lease: float,
        owner: UUID,
        restart: bool = False,
        started: datetime | None = None,
    ) -> Operation:
        with self.database.transaction() as connection:
            seq, held = self._load(connection, operation_id)
            attached = ownership.attach(held, restart=restart, started=started)
            changes.replace(connection, seq, held.operation.status, attached, owner)
            changes.grant_lease(connection, seq, until=self._clock() + lease)
        return attached

    def report_progress(
        self, operation_id: UUID, progress: Progress, *, owner: UUID | None = None
    ) -> None:
        self._change(operation_id, lambda held: ownership.report_progress(held, progress, owner))

    def request_stop(self, operation_id: UUID) -> Operation:
        return self._change(operation_id, lambda held: held.operation.stop())

    def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        states: dict[UUID, OperationState] = {}
        with self.database.transaction() as connection:
            until = self._clock() + lease
            for operation_id in operation_ids:
                mine = connection.execute(_MINE, (operation_id.bytes, owner.bytes)).fetchone()
                if mine is not None:
                    states[operation_id] = self._renew(connection, operation_id, *mine, until=until)
        return states

    def read_interrupted(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        found: dict[UUID, OperationState] = {}
        states = ", ".join("?" for _ in _INTERRUPTED_STATES)
        identifiers = [one.bytes for one in operation_ids]
        with self.database.connection() as connection:
            for start in range(0, len(identifiers), _CHUNK):
                chunk = identifiers[start : start + _CHUNK]
                query = _INTERRUPTED.format(states, ", ".join("?" for _ in chunk))
                rows = connection.execute(query, (*_INTERRUPTED_STATES, *chunk))
                found |= {UUID(bytes=one): OperationState(status) for one, status in rows}
        return found

    def get(self, operation_id: UUID) -> Operation | None:
        row = self.database.fetch_one(_GET, (operation_id.bytes,))
        return None if row is None else _decode(*row[4:])

    def list(self, filter_: OperationFilter, *, descending: bool = False) -> Iterator[Operation]:
        for piece in _pieces(Reading(self.database, filter_, RECORD, descending=descending)):
            yield from decode_records(piece)

    def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> Iterator[bytes]:
        form = FULL if full else SUMMARY
        return _pieces(Reading(self.database, filter_, form, descending=descending))

    def count(
        self, filter_: OperationFilter, *, interruption: Interruption | None = None
    ) -> Mapping[OperationState, int]:
        if filter_ == ANY:
            return self.statistics().counts
        query = count_operations(filter_)
        with self.database.connection(interruption) as connection:
            (skew,) = connection.execute("SELECT skew FROM store").fetchone()
            rows = connection.execute(query.text, {**query.values, **key_range(filter_, skew)})
            return {OperationState(status): number for status, number in rows if number}

    def statistics(self) -> Statistics:
        """Return what is in the store; see `OperationStore.statistics`."""
        *numbers, oldest = self.database.fetch_one(_STATISTICS)
        counts = zip(OperationState, numbers, strict=True)
        return Statistics(
            counts={state: number for state, number in counts if number},
            oldest_unfinished=None if oldest is None else from_microseconds(oldest),
        )

    def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has run out as Failed.

        When the clock has jumped, as it does when a machine wakes, every lease is prolonged first.
        """
        if self._jumps.has_jumped():
            with self.database.transaction() as connection:
                changes.prolong_leases(connection, until=self._clock() + _GRACE_SECONDS)
        now = self._clock()
        if self.database.fetch_one(changes.EXPIRED, (now,)) is None:
            return ()
        with self.database.transaction() as connection:
            return tuple(
                self._lose(connection, operation_id)
                for (operation_id,) in connection.execute(changes.EXPIRED, (now,)).fetchall()
            )

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        return changes.prune(self.database, before=before, keep=keep, dry_run=dry_run)

    def is_expired(self, operation_id: UUID) -> bool:
        return self.database.fetch_one(changes.IS_PRUNED, (operation_id.bytes,)) is not None

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
        row = connection.execute(_GET, (operation_id.bytes,)).fetchone()
        if row is None:
            pruned = connection.execute(changes.IS_PRUNED, (operation_id.bytes,)).fetchone()
            raise UnknownOperationError(operation_id, expired=pruned is not None)
        seq, changed, owner, expires, *record = row
        if remembered is not None and remembered[:2] == (connection, changed):
            operation = remembered[2]
        else:
            operation = _decode(*record)
        is_silent = expires is not None and expires <= self._clock()
        return seq, Held(operation, None if owner is None else UUID(bytes=owner), is_silent)

    def _renew(
        self,
        connection: sqlite3.Connection,
        operation_id: UUID,
        seq: int,
        status: str,
        *,
        until: float,
    ) -> OperationState:
        """Let an operation that has not ended, or was lost, count as alive until a moment."""
        state = OperationState(status)
        if state is OperationState.FAILED:
            _, held = self._load(connection, operation_id)
            if held.operation.is_lost:
                revived = held.operation.revive()
                changes.replace(connection, seq, state, revived, held.owner)
                state = revived.status
        if not state.is_terminal:
            changes.grant_lease(connection, seq, until=until)
        return state

    def _lose(self, connection: sqlite3.Connection, identifier: bytes) -> UUID:
        seq, held = self._load(connection, UUID(bytes=identifier))
        lost = ownership.lose(held.operation)
        changes.replace(connection, seq, held.operation.status, lost, held.owner)
        return lost.operation_id


def _pieces(reading: Reading) -> Iterator[bytes]:
    """Yield the pieces of a list; its snapshot ends before the reader gets the first one."""
    with closing(reading), Spool(budget=None, floor=0).open() as spooled:
        while piece := reading.read():
            spooled.write(piece)
    with closing(spooled):
        yield from iter(spooled.read, b"")


def decode_records(piece: bytes) -> Iterator[Operation]:
    """Yield the operations of one piece of a list in the form `RECORD`."""
    for stoppable, outcome, summary, details in json.loads(b"[%b]" % piece):
        yield from_wire(outcome | summary | details, stoppable=bool(stoppable))


def _decode(stoppable: int, outcome: bytes, summary: bytes, details: bytes) -> Operation:
    wire = json.loads(join_json(outcome, summary, details))
    return from_wire(wire, stoppable=bool(stoppable))
