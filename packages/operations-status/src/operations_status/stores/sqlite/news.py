"""Changes of a store, and its content in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.filters import ANY
from operations_status.operation_json import from_microseconds, join_json
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.results import Change, Revision, RevivedChange, Statistics

from .queries import count_operations, key_range, select_changes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from operations_status.filters import OperationFilter
    from operations_status.stores.results import ListVersion

    from .database import Database

NEAR = 2_000
"""How many revisions back changes are tested within the event loop."""

_UNFINISHED = sorted(set(OperationState) - TERMINAL_STATES)
_OLDEST = " UNION ALL ".join(
    f"SELECT min(seq) AS seq FROM operations WHERE status = '{state}'"  # noqa: S608 our own literals
    for state in _UNFINISHED
)
_STATISTICS = f"""
    SELECT {", ".join(f'"{state}"' for state in OperationState)},
        (SELECT created FROM operations WHERE seq = (SELECT min(seq) FROM ({_OLDEST})))
    FROM store
"""  # noqa: S608 our own literals


def read_revision(database: Database) -> Revision:
    """Return the revision of the store: each is settled when it is visible."""
    latest, forgotten = database.fetch_one("SELECT revision, pruned FROM store")
    return Revision(latest, latest, forgotten)


def has_changed(database: Database, wanted: OperationFilter, version: ListVersion) -> bool:
    """Return whether a list may differ; see `OperationStore.has_changed`.

    A forgotten operation counts as one that has passed the filter. So does every change more than
    `NEAR` revisions ago, because to test them all may take long.
    """
    since = version.revision
    revision, _, pruned = read_revision(database)
    if since == revision:
        return False
    if not max(pruned, revision - NEAR) <= since < revision:
        return True
    return bool(read_changes(database, wanted.now_or_before(), since, limit=1))


def read_changes(
    database: Database, wanted: OperationFilter, since: int, *, limit: int
) -> Sequence[Change]:
    """Return the changes; see `OperationStore.read_changes`."""
    query = select_changes(wanted)
    with database.connection() as connection:
        values = {**query.values, "since": since, "limit": limit}
        rows = connection.execute(query.text, values).fetchall()
    return [
        (RevivedChange if revived else Change)(revision, summary, join_json(details, outcome))
        for revision, summary, details, outcome, revived in rows
    ]


def count_by_state(database: Database, wanted: OperationFilter) -> Mapping[OperationState, int]:
    """Return how many operations pass a filter; see `OperationStore.count`."""
    if wanted == ANY:
        return count(database).counts
    query = count_operations(wanted)
    with database.connection() as connection:
        (skew,) = connection.execute("SELECT skew FROM store").fetchone()
        rows = connection.execute(query.text, {**query.values, **key_range(wanted, skew)})
        return {OperationState(status): number for status, number in rows if number}


def count(database: Database) -> Statistics:
    """Return what is in the store; see `OperationStore.statistics`."""
    *counts, oldest = database.fetch_one(_STATISTICS)
    return Statistics(
        counts={
            state: number for state, number in zip(OperationState, counts, strict=True) if number
        },
        oldest_unfinished=None if oldest is None else from_microseconds(oldest),
    )
