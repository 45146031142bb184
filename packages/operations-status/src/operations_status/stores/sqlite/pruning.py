"""Forgetting operations that have ended, in short transactions that let others in between."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from .schema import first_seq

if TYPE_CHECKING:
    import sqlite3
    from datetime import datetime

    from .database import Database

IS_PRUNED = "SELECT 1 FROM tombstones WHERE operation_id = ?"
"""Finds an identifier among those that were forgotten."""

_BATCH = 256
_PAUSE_SECONDS = 0.001
_ENDED = "status IN ('Cancelled', 'Failed', 'Succeeded')"
_COUNT = f"SELECT count(*) FROM operations WHERE {_ENDED} AND seq < ?"  # noqa: S608 our own literals
_BATCH_BEFORE = (
    f"SELECT seq, operation_id, summary FROM operations WHERE {_ENDED} AND seq < ? LIMIT {_BATCH}"  # noqa: S608 our own literals
)
_NEWEST_TO_FORGET = (
    # The plus keeps SQLite from sorting all that its index on the status finds.
    f"SELECT seq FROM operations WHERE +{_ENDED} ORDER BY seq DESC LIMIT 1 OFFSET ?"  # noqa: S608 our own literals
)


def prune(database: Database, *, before: datetime | None, keep: int | None, dry_run: bool) -> int:
    """Forget operations that have ended; see `OperationStore.prune`."""
    end = _end(database, before, keep)
    if end is None:
        return 0
    if dry_run:
        count: int = database.fetch_one(_COUNT, (end,))[0]
        return count
    forgotten = 0
    while True:
        with database.transaction() as connection:
            batch = connection.execute(_BATCH_BEFORE, (end,)).fetchall()
            _forget(connection, batch)
        forgotten += len(batch)
        if len(batch) < _BATCH:
            return forgotten
        time.sleep(_PAUSE_SECONDS)  # whoever waits to write comes first


def _end(database: Database, before: datetime | None, keep: int | None) -> int | None:
    """Return the key below which operations are forgotten, or None when none is."""
    ends = [] if before is None else [first_seq(before)]
    if keep is not None and (row := database.fetch_one(_NEWEST_TO_FORGET, (keep,))):
        ends.append(row[0] + 1)
    return max(ends, default=None)


def _forget(connection: sqlite3.Connection, batch: list[tuple[int, bytes, bytes]]) -> None:
    tags = [(tag, seq) for seq, _, summary in batch for tag in json.loads(summary)["tags"]]
    connection.executemany("DELETE FROM tags WHERE tag = ? AND seq = ?", tags)
    connection.executemany("DELETE FROM operations WHERE seq = ?", [row[:1] for row in batch])
    identifiers = [row[1:2] for row in batch]
    connection.executemany("INSERT OR IGNORE INTO tombstones VALUES (?)", identifiers)
