"""Forgetting operations that have ended, in short transactions that let others in between."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from operations_status.operation_json import to_microseconds
from operations_status.operations import TERMINAL_STATES

from .changes import forget

if TYPE_CHECKING:
    import sqlite3
    from datetime import datetime

    from .database import Database

IS_PRUNED = "SELECT 1 FROM tombstones WHERE operation_id = ?"
"""Finds an identifier among those that were forgotten."""

_BATCH = 256
_PAUSE_SECONDS = 0.001
_ENDED = sorted(TERMINAL_STATES)
_KEYS = " UNION ALL ".join(
    f"SELECT seq FROM operations WHERE status = '{state}'"  # noqa: S608 our own literals
    for state in _ENDED
)
_COUNT_ENDED = " + ".join(f'"{state}"' for state in _ENDED)
_TOO_MANY = f"SELECT max(0, {_COUNT_ENDED} - ?) FROM store"  # noqa: S608 our own literals
_NTH_OLDEST = f"{_KEYS} ORDER BY seq LIMIT 1 OFFSET ?"
_FORGETTABLE = "seq < :end AND (seq <= :surplus OR created < :before)"
_COUNT = " UNION ALL ".join(
    f"SELECT count(*) FROM operations WHERE status = '{state}' AND {_FORGETTABLE}"  # noqa: S608 our own literals
    for state in _ENDED
)
_FORGETTABLE_ROWS = " UNION ALL ".join(
    f"""
    SELECT seq, operation_id, summary, status FROM operations
    WHERE status = '{state}' AND {_FORGETTABLE}
    """  # noqa: S608 our own literals
    for state in _ENDED
)
_BATCH_OF_OLDEST = f"{_FORGETTABLE_ROWS} ORDER BY seq LIMIT {_BATCH}"
_FIRST = -(2**63)


def prune(database: Database, *, before: datetime | None, keep: int | None, dry_run: bool) -> int:
    """Forget operations that have ended; see `OperationStore.prune`."""
    with database.connection() as connection:
        limits = _find_limits(connection, before, keep)
        if dry_run:
            return sum(number for (number,) in connection.execute(_COUNT, limits))
    total = 0
    while True:
        with database.transaction() as connection:
            batch = connection.execute(_BATCH_OF_OLDEST, limits).fetchall()
            if batch:
                forget(connection, [row[:3] for row in batch], Counter(row[3] for row in batch))
        total += len(batch)
        if len(batch) < _BATCH:
            return total
        time.sleep(_PAUSE_SECONDS)  # let those that wait to write come first


def _find_limits(
    connection: sqlite3.Connection, before: datetime | None, keep: int | None
) -> dict[str, int]:
    """Return which operations to forget.

    Returns:
        `surplus`, the newest key that is too many; `before`, the creation time before which all
        are too old; `end`, the key before which all of them are.
    """
    surplus = moment = end = _FIRST
    (too_many,) = (0,) if keep is None else connection.execute(_TOO_MANY, (keep,)).fetchone()
    if too_many:
        (surplus,) = connection.execute(_NTH_OLDEST, (too_many - 1,)).fetchone()
        end = surplus + 1
    if before is not None:
        moment = to_microseconds(before)
        (skew,) = connection.execute("SELECT skew FROM store").fetchone()
        end = max(end, moment + skew)
    return {"surplus": surplus, "before": moment, "end": end}
