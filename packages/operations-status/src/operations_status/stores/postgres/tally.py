"""How many operations are in each state, at a cost that does not grow with them.

Each change adds rows to `tallies` that say what it has made more and fewer of, because a row that
every change rewrites would be one that they all wait for. The rows are added up now and then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.operation_json import from_microseconds
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.results import Statistics

if TYPE_CHECKING:
    from .pool import Connection

MANY = 1000
"""So many rows are worth adding up."""

_UNFINISHED = sorted(set(OperationState) - TERMINAL_STATES)
_COUNT = """
    SELECT status, sum(change)::bigint AS number FROM tallies GROUP BY status HAVING sum(change) > 0
"""
_OLDEST = """
    SELECT min(created) FROM unnest($1::text[]) AS unfinished (status), LATERAL (
        SELECT created FROM operations WHERE status = unfinished.status
        ORDER BY placed, seq LIMIT 1
    ) AS oldest
"""
_HAVE_MANY = "SELECT count(*) = $1 FROM (SELECT FROM tallies LIMIT $1) AS first"
_FOLD = """
    WITH folded AS (
        DELETE FROM tallies RETURNING status, change
    )
    INSERT INTO tallies (status, change) SELECT status, sum(change) FROM folded GROUP BY status
"""


async def count(connection: Connection) -> Statistics:
    """Return what is in the store."""
    rows = await connection.fetch(_COUNT)
    oldest = await connection.fetchval(_OLDEST, _UNFINISHED)
    return Statistics(
        counts={OperationState(row["status"]): row["number"] for row in rows},
        oldest_unfinished=None if oldest is None else from_microseconds(oldest),
    )


async def fold(connection: Connection) -> None:
    """Add up the rows if there are many; what is added meanwhile stays as it is."""
    if await connection.fetchval(_HAVE_MANY, MANY):
        await connection.execute(_FOLD)
