"""Upkeep: forgetting operations that have ended, and counting those that are there.

Operations are forgotten in short transactions that skip what others hold. Each deletes first and
asks for its revision last, so that changes wait for its commit alone. Each change adds rows to
`tallies` that say of which states it has made more and fewer, because a row that every change
rewrites would be one that they all wait for; the rows are added up now and then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.operation_json import from_microseconds, to_microseconds
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.results import Statistics

from .changes import TERMINAL

if TYPE_CHECKING:
    from datetime import datetime
    from uuid import UUID

    from .pool import Connection

_BATCH = 100

_KEPT_TOMBSTONES = 1_000_000
"""How many of those that were forgotten last are remembered."""

MANY = 1000
"""How many rows of `tallies` are worth adding up."""

_IS_PRUNED = "SELECT EXISTS (SELECT FROM tombstones WHERE operation_id = $1)"
_NEWEST_TO_FORGET = """
    SELECT placed, seq FROM operations WHERE status = ANY ($1::text[])
    ORDER BY placed DESC, seq DESC OFFSET $2 LIMIT 1
"""
_SKEW = "SELECT skew FROM store"
_FORGETTABLE = """
    status = ANY ($1::text[]) AND placed <= $2 AND ((placed, seq) <= ($3, $4) OR created < $5)
"""
COUNT_FORGETTABLE = f"SELECT count(*) FROM operations WHERE {_FORGETTABLE}"  # noqa: S608 our own literals
FORGET = f"""
    WITH batch AS MATERIALIZED (
        SELECT operation_id, placed, seq, tags, status FROM operations
        WHERE {_FORGETTABLE}
        ORDER BY placed, seq LIMIT {_BATCH:d} FOR UPDATE SKIP LOCKED
    ), untagged AS (
        DELETE FROM tags USING batch, unnest(batch.tags) AS given (tag)
        WHERE tags.tag = given.tag AND tags.placed = batch.placed AND tags.seq = batch.seq
    ), unleased AS (
        DELETE FROM leases USING batch WHERE leases.operation_id = batch.operation_id
    ), buried AS (
        INSERT INTO tombstones (operation_id) SELECT operation_id FROM batch
        ON CONFLICT (operation_id) DO NOTHING
    ), unremembered AS (
        DELETE FROM tombstones
        WHERE number <= (SELECT max(number) FROM tombstones) - {_KEPT_TOMBSTONES:d}
    ), forgotten AS (
        DELETE FROM operations USING batch
        WHERE operations.operation_id = batch.operation_id RETURNING 1
    ), tallied AS (
        INSERT INTO tallies (status, change) SELECT status, -count(*) FROM batch GROUP BY status
    ), counted AS MATERIALIZED (
        SELECT count(*) AS number FROM forgotten
    ), next AS MATERIALIZED (
        SELECT next_revision() AS revision FROM counted WHERE number > 0
    ), told AS (
        UPDATE store SET forgotten = next.revision FROM next
    )
    SELECT number FROM counted
"""  # noqa: S608 our own literals
"""Forgets the oldest few of them, and returns how many."""

_NEVER = -(2**62)

_TALLY = """
    SELECT status, sum(change)::bigint AS number FROM tallies GROUP BY status HAVING sum(change) > 0
"""
_OLDEST = """
    SELECT min(created) FROM unnest($1::text[]) AS unfinished (status), LATERAL (
        SELECT created FROM operations WHERE status = unfinished.status
        ORDER BY placed, seq LIMIT 1
    ) AS oldest
"""
FOLD_TALLIES = """
    WITH many AS (
        SELECT FROM tallies OFFSET $1 LIMIT 1
    ), folded AS (
        DELETE FROM tallies WHERE EXISTS (SELECT FROM many) RETURNING status, change
    )
    INSERT INTO tallies (status, change) SELECT status, sum(change) FROM folded GROUP BY status
"""
"""Adds up the rows if there are more than so many; what is added meanwhile stays as it is."""


async def find_limits(
    connection: Connection, before: datetime | None, keep: int | None
) -> tuple[object, ...] | None:
    """Return the parameters of `COUNT_FORGETTABLE` and `FORGET`; None when there is nothing.

    They are the states, the last place in the list, the place of the newest one that is too many,
    and the creation time before which all are too old; times are in microseconds.
    """
    surplus = None
    if keep is not None:
        surplus = await connection.fetchrow(_NEWEST_TO_FORGET, TERMINAL, keep)
    if surplus is None and before is None:
        return None
    end, seq = surplus or (_NEVER, 0)
    place, moment = end, _NEVER
    if before is not None:
        moment = to_microseconds(before)
        end = max(end, moment + await connection.fetchval(_SKEW))
    return TERMINAL, end, place, seq, moment


async def is_pruned(connection: Connection, operation_id: UUID) -> bool:
    """Return whether an operation was forgotten."""
    found: bool = await connection.fetchval(_IS_PRUNED, operation_id)
    return found


async def read_statistics(connection: Connection) -> Statistics:
    """Return what is in the store, at a cost that does not grow with it."""
    rows = await connection.fetch(_TALLY)
    oldest = await connection.fetchval(_OLDEST, sorted(set(OperationState) - TERMINAL_STATES))
    return Statistics(
        counts={OperationState(row["status"]): row["number"] for row in rows},
        oldest_unfinished=None if oldest is None else from_microseconds(oldest),
    )
