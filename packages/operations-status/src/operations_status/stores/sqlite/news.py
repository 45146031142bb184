"""What has changed in a store, and what is in it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.protocol import Change, Statistics

from .queries import CREATED, find_changes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from operations_status.filters import OperationFilter

    from .database import Database

NEAR = 2_000
"""How many revisions back changes are looked through in little time."""

_UNFINISHED = sorted(set(OperationState) - TERMINAL_STATES)
_OLDEST = " UNION ALL ".join(
    f"SELECT min(seq) AS seq FROM operations WHERE status = '{state}'"  # noqa: S608 our own literals
    for state in _UNFINISHED
)
_STATISTICS = f"""
    SELECT {", ".join(f'"{state}"' for state in OperationState)},
        (SELECT {CREATED} FROM operations WHERE seq = (SELECT min(seq) FROM ({_OLDEST})))
    FROM store
"""  # noqa: S608 our own literals


def read_revision(database: Database) -> int:
    """Return the revision of the store."""
    revision: int = database.fetch_one("SELECT revision FROM store")[0]
    return revision


def has_changed(database: Database, wanted: OperationFilter, since: int) -> bool:
    """Return whether a list may differ; see `OperationStore.has_changed`.

    What was forgotten cannot be asked whether it has passed the filter, and counts as if it had.
    So does what has changed longer ago than is looked through in little time.
    """
    revision, pruned = database.fetch_one("SELECT revision, pruned FROM store")
    if since == revision:
        return False
    if not max(pruned, revision - NEAR) <= since < revision:
        return True
    return bool(read_changes(database, wanted.now_or_before(), since, limit=1))


def read_changes(
    database: Database, wanted: OperationFilter, since: int, *, limit: int
) -> Sequence[Change]:
    """Return what has changed; see `OperationStore.read_changes`."""
    with database.lent() as connection:
        query = find_changes(connection, wanted, since, limit=limit)
        rows = connection.execute(*query).fetchall()
    return [Change(*row) for row in rows]


def count(database: Database) -> Statistics:
    """Return what is in the store; see `OperationStore.statistics`."""
    *counts, oldest = database.fetch_one(_STATISTICS)
    return Statistics(
        counts={
            state: number for state, number in zip(OperationState, counts, strict=True) if number
        },
        oldest_unfinished=None
        if oldest is None
        else datetime.fromisoformat(oldest.decode("ascii")),
    )
