"""Forgetting operations that have ended, in short transactions that let others in between."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from operations_status.operations import TERMINAL_STATES

from .changes import forget
from .schema import first_seq

if TYPE_CHECKING:
    import sqlite3
    from datetime import datetime

    from .database import Database

IS_PRUNED = "SELECT 1 FROM tombstones WHERE operation_id = ?"
"""Finds an identifier among those that were forgotten."""

_BATCH = 256
_PAUSE_SECONDS = 0.001
_ENDED = sorted(TERMINAL_STATES)
_COUNT_ENDED = " + ".join(f'"{state}"' for state in _ENDED)
_TOO_MANY = f"SELECT max(0, {_COUNT_ENDED} - ?) FROM store"  # noqa: S608 our own literals
_OLD = f"""
    SELECT count(*) FROM operations
    WHERE status IN ({", ".join(f"'{state}'" for state in _ENDED)}) AND seq < ?
"""  # noqa: S608 our own literals
_OLDEST = " UNION ALL ".join(
    f"""
    SELECT seq, operation_id, summary, status FROM operations INDEXED BY operations_status
    WHERE status = '{state}'
    """  # noqa: S608 our own literals
    for state in _ENDED
)
_BATCH_OF_OLDEST = f"{_OLDEST} ORDER BY seq LIMIT {_BATCH}"


def prune(database: Database, *, before: datetime | None, keep: int | None, dry_run: bool) -> int:
    """Forget operations that have ended; see `OperationStore.prune`."""
    if dry_run:
        return _count(database, before, keep)
    total = 0
    while True:
        with database.transaction() as connection:
            forgotten = _forget_batch(connection, before, keep)
        total += forgotten
        if forgotten < _BATCH:
            return total
        time.sleep(_PAUSE_SECONDS)  # whoever waits to write comes first


def _count(database: Database, before: datetime | None, keep: int | None) -> int:
    """Return how many would be forgotten: the oldest, by either measure."""
    with database.lent() as connection:
        counts = [0 if keep is None else _too_many(connection, keep)]
        if before is not None:
            counts += connection.execute(_OLD, (first_seq(before),)).fetchone()
    return max(counts)


def _forget_batch(connection: sqlite3.Connection, before: datetime | None, keep: int | None) -> int:
    """Forget the oldest, up to `_BATCH` of them; return how many there were."""
    end = None if before is None else first_seq(before)
    number = 0 if keep is None else _too_many(connection, keep)
    if end is None and not number:
        return 0
    rows = connection.execute(_BATCH_OF_OLDEST).fetchall()
    batch = [
        row
        for place, row in enumerate(rows)
        if place < number or (end is not None and row[0] < end)
    ]
    if batch:
        forget(connection, [row[:3] for row in batch], Counter(row[3] for row in batch))
    return len(batch)


def _too_many(connection: sqlite3.Connection, keep: int) -> int:
    """Return how many more have ended than are kept."""
    number: int = connection.execute(_TOO_MANY, (keep,)).fetchone()[0]
    return number
