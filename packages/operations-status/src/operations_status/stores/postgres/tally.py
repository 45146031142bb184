"""How many operations are in each state: counted in the index of the states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.protocol import Statistics

if TYPE_CHECKING:
    from .database import Connection

_UNFINISHED = sorted(set(OperationState) - TERMINAL_STATES)
_COUNT = "SELECT status, count(*) FROM operations GROUP BY status"
_OLDEST = """
    SELECT min(created) FROM unnest($1::text[]) AS unfinished (status) CROSS JOIN LATERAL (
        SELECT created FROM operations WHERE status = unfinished.status
        ORDER BY created, seq LIMIT 1
    ) AS oldest
"""


async def count(connection: Connection) -> Statistics:
    """Return what is in the store."""
    counts = {OperationState(row[0]): row[1] for row in await connection.fetch(_COUNT)}
    oldest = await connection.fetchval(_OLDEST, _UNFINISHED)
    return Statistics(counts=counts, oldest_unfinished=oldest)
