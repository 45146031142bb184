"""Upkeep: pruning of ended operations, and counts of operations by state.

Operations are pruned in short transactions that skip locked rows. Each transaction deletes first
and takes its revision last, so that changes wait only for its commit. Each change adds rows to
`tallies`: -1 for the state before the change, and 1 for the state after it. A single row for each
state would be locked by every change, so the rows are only added up from time to time.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from psycopg.errors import LockNotAvailable

from operations_status.operation_json import from_microseconds, to_microseconds
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.results import Statistics

from .statements import SQL

if TYPE_CHECKING:
    from datetime import datetime
    from uuid import UUID

    from .connection import Connection

MANY = 1000
"""Number of rows of `tallies` above which they are added up, in `sums` and by state."""

_LOCK_MILLISECONDS = 200
"""Longest time for which `forget_groups` waits for its lock, and new writers wait behind it."""

_UNFINISHED = sorted(set(OperationState) - TERMINAL_STATES)


def find_limits(
    connection: Connection, before: datetime | None, keep: int | None
) -> dict[str, object] | None:
    """Return the parameters of the statements that prune; None when there is nothing to prune.

    A parameter is None without its limit. Times are in microseconds.
    """
    surplus = None
    if keep is not None:
        surplus = connection.fetch_row(SQL["surplus"], {"keep": keep})
    if surplus is None and before is None:
        return None
    changed, placed, seq = surplus or (None, None, None)
    moment = None if before is None else to_microseconds(before)
    return {"moment": moment, "changed": changed, "placed": placed, "seq": seq}


def is_pruned(connection: Connection, operation_id: UUID) -> bool:
    """Return whether an operation was pruned."""
    found: bool = connection.fetch_value(SQL["is_pruned"], {"operation_id": operation_id})
    return found


def forget_groups(connection: Connection) -> None:
    """Delete the sums and groups that have no operations.

    Groups are deleted under a lock, so that no other transaction adds an operation to a group that
    is being deleted. If the lock is not free in time, they stay until the next pruning.
    """
    connection.fetch(SQL["forget_tag_sums"])
    with suppress(LockNotAvailable), connection.transaction():
        connection.apply_settings()
        connection.execute(f"SET LOCAL lock_timeout = {_LOCK_MILLISECONDS}")
        connection.execute("LOCK TABLE groups IN SHARE ROW EXCLUSIVE MODE")
        connection.execute(SQL["forget_groups"])


def read_statistics(connection: Connection) -> Statistics:
    """Return the numbers of operations by state, at a cost that does not grow with the store."""
    rows = connection.fetch(SQL["tally"])
    oldest = connection.fetch_value(SQL["oldest"], {"statuses": _UNFINISHED})
    return Statistics(
        counts={OperationState(row.status): row.number for row in rows},
        oldest_unfinished=None if oldest is None else from_microseconds(oldest),
    )
