"""The statements that change operations and leases, each within the transaction that is open.

Whatever happens to an operation takes the next revision of the store and is counted there. Until
its lease ends, an operation that has not ended counts as alive. Leases are in wall-clock time,
because that is what several processes share.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import TYPE_CHECKING

from operations_status.operation_json import (
    to_details_json,
    to_microseconds,
    to_outcome_json,
    to_summary_json,
)
from operations_status.operations import TERMINAL_STATES

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence
    from datetime import datetime
    from uuid import UUID

    from operations_status.operations import Operation, OperationState

    from .database import Database

KEPT_TOMBSTONES = 1_000_000
"""How many of those that were forgotten last are remembered."""

EXPIRED = """
    SELECT operation_id FROM leases JOIN operations USING (seq) WHERE expires <= ? ORDER BY seq
"""
"""Finds the identifiers of the operations whose lease ends at a moment or before."""

IS_PRUNED = "SELECT 1 FROM tombstones WHERE operation_id = ?"
"""Finds an identifier among those that were forgotten."""

_BATCH = 256
_PAUSE_SECONDS = 0.001
_ENDED = sorted(TERMINAL_STATES)


def _select_ended(columns: str, condition: str = "true") -> str:
    """Return the query for those that have ended, by a scan of the index for each state."""
    return " UNION ALL ".join(
        f"SELECT {columns} FROM operations WHERE status = '{state}' AND {condition}"  # noqa: S608 our own literals
        for state in _ENDED
    )


_COUNT_ENDED = " + ".join(f'"{state}"' for state in _ENDED)
_TOO_MANY = f"SELECT max(0, {_COUNT_ENDED} - ?) FROM store"  # noqa: S608 our own literals
_NTH_OLDEST = f"{_select_ended('seq')} ORDER BY seq LIMIT 1 OFFSET ?"
_FORGETTABLE = "seq < :end AND (seq <= :surplus OR created < :before)"
_COUNT = _select_ended("count(*)", _FORGETTABLE)
_BATCH_OF_OLDEST = f"""
    {_select_ended("seq, operation_id, summary, status", _FORGETTABLE)} ORDER BY seq LIMIT {_BATCH}
"""
_FIRST = -(2**63)
_INSERT = "INSERT INTO operations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_REPLACE = """
    UPDATE operations
    SET changed = ?, status = ?, owner = ?, revived = revived OR ?, outcome = ?, summary = ?,
        details = ?
    WHERE seq = ?
"""
_MAKE_ROOM = "newest = max(newest + 1, :created), skew = max(skew, newest + 1 - :created)"
_BURY = "INSERT OR REPLACE INTO tombstones (operation_id) VALUES (?)"
_FORGET_GRAVES = """
    DELETE FROM tombstones WHERE number <= (SELECT max(number) FROM tombstones) - ?
"""


def insert(
    connection: sqlite3.Connection, operation: Operation, owner: UUID | None = None
) -> tuple[int, int]:
    """Add an operation at the end of the list; return its key and the revision."""
    process = operation.process
    created = to_microseconds(operation.created)
    counting = f'{_MAKE_ROOM}, "{operation.status}" = "{operation.status}" + 1'
    revision, seq = _take_revision(connection, counting, created=created)
    connection.execute(
        _INSERT,
        (
            seq,
            operation.operation_id.bytes,
            created,
            revision,
            operation.status.value,
            process.pid,
            process.uid.bytes,
            process.name,
            operation.egress_provider_name,
            operation.stoppable,
            None if owner is None else owner.bytes,
            0,
            to_outcome_json(operation),
            to_summary_json(operation),
            to_details_json(operation),
        ),
    )
    tags = [(tag, seq) for tag in operation.tags]
    connection.executemany("INSERT INTO tags (tag, seq) VALUES (?, ?)", tags)
    return seq, revision


def replace(
    connection: sqlite3.Connection,
    seq: int,
    before: OperationState,
    operation: Operation,
    owner: UUID | None,
) -> int:
    """Replace an operation, which was in the state *before*; return the revision."""
    now = operation.status
    moved = f'"{before}" = "{before}" - 1, "{now}" = "{now}" + 1' if now is not before else ""
    revision, _ = _take_revision(connection, moved)
    connection.execute(
        _REPLACE,
        (
            revision,
            now.value,
            None if owner is None else owner.bytes,
            before.is_terminal,
            to_outcome_json(operation),
            to_summary_json(operation),
            to_details_json(operation),
            seq,
        ),
    )
    if now.is_terminal:
        connection.execute("DELETE FROM leases WHERE seq = ?", (seq,))
    return revision


def grant_lease(connection: sqlite3.Connection, seq: int, *, until: float) -> None:
    """Let an operation count as alive until a moment."""
    connection.execute("INSERT OR REPLACE INTO leases (seq, expires) VALUES (?, ?)", (seq, until))


def prolong_leases(connection: sqlite3.Connection, *, until: float) -> None:
    """Let every operation that has a lease count as alive at least until a moment."""
    connection.execute("UPDATE leases SET expires = ? WHERE expires < ?", (until, until))


def prune(database: Database, *, before: datetime | None, keep: int | None, dry_run: bool) -> int:
    """Forget operations that have ended; see `OperationStore.prune`.

    Short transactions let others in between.
    """
    with database.connection() as connection:
        limits = _find_limits(connection, before, keep)
        if dry_run:
            return sum(number for (number,) in connection.execute(_COUNT, limits))
    total = 0
    while True:
        with database.transaction() as connection:
            batch = connection.execute(_BATCH_OF_OLDEST, limits).fetchall()
            if batch:
                _forget(connection, batch)
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


def _forget(connection: sqlite3.Connection, batch: Sequence[tuple[int, bytes, bytes, str]]) -> None:
    """Forget operations, but that they existed, by their key, identifier, summary and state."""
    tags = [(tag, seq) for seq, _, summary, _ in batch for tag in json.loads(summary)["tags"]]
    connection.executemany("DELETE FROM tags WHERE tag = ? AND seq = ?", tags)
    connection.executemany("DELETE FROM operations WHERE seq = ?", [row[:1] for row in batch])
    connection.executemany(_BURY, [row[1:2] for row in batch])
    connection.execute(_FORGET_GRAVES, (KEPT_TOMBSTONES,))
    counts = Counter(state for *_, state in batch)
    fewer = [f'"{state}" = "{state}" - {count}' for state, count in counts.items()]
    _take_revision(connection, ", ".join(["pruned = revision + 1", *fewer]))


def _take_revision(connection: sqlite3.Connection, counting: str, **values: int) -> tuple[int, int]:
    """Take the next revision of the store, with assignments to its counters and their parameters.

    Returns:
        The revision, and the newest key.
    """
    assignments = ", ".join(filter(None, ["revision = revision + 1", counting]))
    # All of it is our own literals and the names of states.
    taking = f"UPDATE store SET {assignments} RETURNING revision, newest"  # noqa: S608 see above
    (taken,) = connection.execute(taking, values).fetchall()
    return taken[0], taken[1]
