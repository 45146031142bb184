"""The store for callers that have no event loop: every change is one transaction."""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING
from uuid import UUID

from operations_status.errors import StoreError, UnknownOperationError
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    from_status_json,
    from_wire,
    join_status_json,
)

from . import changes, leases, pruning
from .database import Database
from .listing import Reading
from .schema import next_seq

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

    from operations_status.filters import Cursor, OperationFilter

_GET = "SELECT seq, stoppable, outcome, summary FROM operations WHERE operation_id = ?"
_SUMMARY = "summary"
_RECORD = "CAST('[' || stoppable || ',' || outcome || ',' || summary || ']' AS BLOB)"


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

    def add(self, operation: Operation, *, lease: float | None = None) -> None:
        """See `OperationStore.add`."""
        operation_id = operation.operation_id.bytes
        with self.database.transaction() as connection:
            if connection.execute(_GET, (operation_id,)).fetchone():
                raise StoreError(f"operation {operation.operation_id} is in the store already")
            seq = next_seq(connection, operation.created)
            changes.insert(connection, seq, operation)
            if lease is not None and not operation.status.is_terminal:
                leases.grant(connection, seq, until=self._clock() + lease)

    def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """See `OperationStore.advance`."""
        with self.database.transaction() as connection:
            seq, current = self._load(connection, operation_id)
            changed = current.advance(status, resource_location=resource_location, error=error)
            changes.replace(connection, seq, current.status, changed)
        return changed

    def request_stop(self, operation_id: UUID) -> Operation:
        """See `OperationStore.request_stop`."""
        with self.database.transaction() as connection:
            seq, current = self._load(connection, operation_id)
            stopping = current.stop()
            changes.replace(connection, seq, current.status, stopping)
        return stopping

    def heartbeat(self, operation_id: UUID, lease: float) -> OperationState:
        """See `OperationStore.heartbeat`."""
        with self.database.transaction() as connection:
            seq, current = self._load(connection, operation_id)
            if not current.status.is_terminal:
                leases.grant(connection, seq, until=self._clock() + lease)
        return current.status

    def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""
        row = self.database.fetch_one(_GET, (operation_id.bytes,))
        return None if row is None else _operation(row)

    def list(self, wanted: OperationFilter) -> Iterator[Operation]:
        """See `OperationStore.list`."""
        for piece in _pieces(self.read_records(wanted)):
            yield from decode_records(piece)

    def read_summaries(self, wanted: OperationFilter) -> Iterator[bytes]:
        """See `BlockingStore.read_summaries`."""
        return _pieces(self.read_page(wanted))

    def read_records(self, wanted: OperationFilter) -> Reading:
        """Return a list whose pieces `decode_records` turns into operations."""
        return Reading(self.database, wanted, column=_RECORD)

    def read_page(
        self, wanted: OperationFilter, *, limit: int | None = None, cursor: Cursor | None = None
    ) -> Reading:
        """Return a list whose pieces are elements of the list response."""
        return Reading(self.database, wanted, column=_SUMMARY, limit=limit, cursor=cursor)

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

    def _load(self, connection: sqlite3.Connection, operation_id: UUID) -> tuple[int, Operation]:
        row = connection.execute(_GET, (operation_id.bytes,)).fetchone()
        if row is not None:
            return row[0], _operation(row)
        pruned = connection.execute(pruning.IS_PRUNED, (operation_id.bytes,)).fetchone()
        raise UnknownOperationError(operation_id, expired=pruned is not None)

    def _lose(self, connection: sqlite3.Connection, identifier: bytes) -> UUID:
        seq, current = self._load(connection, UUID(bytes=identifier))
        failure = OperationFailure(
            code="Lost", message="The process that reported on this operation has gone silent."
        )
        lost = current.advance(OperationState.FAILED, error=failure)
        changes.replace(connection, seq, current.status, lost)
        return current.operation_id


def _pieces(listing: Reading) -> Iterator[bytes]:
    """Yield the pieces of a list, whose snapshot is let go before anybody waits for the reader."""
    try:
        piece = listing.read()
        listing.set_aside()
        while piece:
            yield piece
            piece = listing.read()
    finally:
        listing.close()


def decode_records(piece: bytes) -> Iterator[Operation]:
    """Yield the operations of one piece of `BlockingSqliteStore.read_records`."""
    for stoppable, outcome, summary in json.loads(b"[%b]" % piece):
        yield from_wire(outcome | summary, stoppable=bool(stoppable))


def _operation(row: tuple[int, int, bytes, bytes]) -> Operation:
    _, stoppable, outcome, summary = row
    return from_status_json(join_status_json(outcome, summary), stoppable=bool(stoppable))
