"""The statements that change operations, each within the transaction that is open.

Whatever happens to an operation takes the next revision of the store and is counted there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from operations_status.operations import to_outcome_json, to_summary_json

from . import leases

if TYPE_CHECKING:
    import sqlite3
    from collections import Counter
    from collections.abc import Sequence

    from operations_status.operations import Operation, OperationState

KEPT_TOMBSTONES = 1_000_000
"""How many of those that were forgotten last are remembered."""

_INSERT = "INSERT INTO operations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_REPLACE = """
    UPDATE operations SET changed = ?, status = ?, outcome = ?, summary = ? WHERE seq = ?
"""
_BURY = "INSERT OR REPLACE INTO tombstones (operation_id) VALUES (?)"
_FORGET_GRAVES = """
    DELETE FROM tombstones WHERE number <= (SELECT max(number) FROM tombstones) - ?
"""


def insert(connection: sqlite3.Connection, seq: int, operation: Operation) -> None:
    """Add an operation under a key that is free."""
    process = operation.process
    revision = _take_revision(connection, f'"{operation.status}" = "{operation.status}" + 1')
    connection.execute(
        _INSERT,
        (
            seq,
            operation.operation_id.bytes,
            revision,
            operation.status.value,
            process.pid,
            process.uid.bytes,
            process.name,
            operation.egress_provider_name,
            operation.stoppable,
            to_outcome_json(operation),
            to_summary_json(operation),
        ),
    )
    tags = [(tag, seq) for tag in operation.tags]
    connection.executemany("INSERT INTO tags (tag, seq) VALUES (?, ?)", tags)


def replace(
    connection: sqlite3.Connection, seq: int, before: OperationState, operation: Operation
) -> None:
    """Replace an operation by what has become of it.

    Args:
        connection: In a transaction.
        seq: The key of the operation.
        before: The state it was in, which is another than it now is in.
        operation: The operation as it now is.
    """
    now = operation.status
    revision = _take_revision(connection, f'"{before}" = "{before}" - 1, "{now}" = "{now}" + 1')
    halves = (to_outcome_json(operation), to_summary_json(operation))
    connection.execute(_REPLACE, (revision, now.value, *halves, seq))
    if now.is_terminal:
        leases.end(connection, seq)


def forget(
    connection: sqlite3.Connection,
    batch: Sequence[tuple[int, bytes, bytes]],
    counts: Counter[str],
) -> None:
    """Forget operations that have ended, but that they existed.

    Args:
        connection: In a transaction.
        batch: The key, the identifier and the summary of each.
        counts: How many of them are in each state.
    """
    tags = [(tag, seq) for seq, _, summary in batch for tag in json.loads(summary)["tags"]]
    connection.executemany("DELETE FROM tags WHERE tag = ? AND seq = ?", tags)
    connection.executemany("DELETE FROM operations WHERE seq = ?", [row[:1] for row in batch])
    connection.executemany(_BURY, [row[1:2] for row in batch])
    connection.execute(_FORGET_GRAVES, (KEPT_TOMBSTONES,))
    fewer = [f'"{state}" = "{state}" - {count}' for state, count in counts.items()]
    _take_revision(connection, ", ".join(["pruned = revision + 1", *fewer]))


def _take_revision(connection: sqlite3.Connection, counting: str) -> int:
    """Return the next revision of the store; what it counts is counted as *counting* says."""
    # All of it is our own literals and the names of states.
    connection.execute(f"UPDATE store SET revision = revision + 1, {counting}")  # noqa: S608 see above
    revision: int = connection.execute("SELECT revision FROM store").fetchone()[0]
    return revision
