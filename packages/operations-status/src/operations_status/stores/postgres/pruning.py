"""Forgetting operations that have ended, in short transactions that skip what others hold.

Each deletes first and asks for its revision last, so that changes wait for its commit alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .changes import TERMINAL

if TYPE_CHECKING:
    from datetime import datetime
    from uuid import UUID

    from .database import Connection

BATCH = 100

KEPT_TOMBSTONES = 1_000_000
"""How many of those that were forgotten last are remembered."""

_IS_PRUNED = "SELECT EXISTS (SELECT FROM tombstones WHERE operation_id = $1)"
_NEWEST_TO_FORGET = """
    SELECT created, seq FROM operations WHERE status = ANY ($1::text[])
    ORDER BY created DESC, seq DESC OFFSET $2 LIMIT 1
"""
_COUNT = """
    SELECT count(*) FROM operations WHERE status = ANY ($1::text[]) AND (created, seq) < ($2, $3)
"""
_FORGET = """
    WITH batch AS MATERIALIZED (
        SELECT operation_id, created, seq, tags, status FROM operations
        WHERE status = ANY ($1::text[]) AND (created, seq) < ($2, $3)
        ORDER BY created, seq LIMIT $4 FOR UPDATE SKIP LOCKED
    ), untagged AS (
        DELETE FROM tags USING batch, unnest(batch.tags) AS given (tag)
        WHERE tags.tag = given.tag AND tags.created = batch.created AND tags.seq = batch.seq
    ), unleased AS (
        DELETE FROM leases USING batch WHERE leases.operation_id = batch.operation_id
    ), buried AS (
        INSERT INTO tombstones (operation_id) SELECT operation_id FROM batch
        ON CONFLICT (operation_id) DO NOTHING
    ), unremembered AS (
        DELETE FROM tombstones WHERE number <= (SELECT max(number) FROM tombstones) - $5
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
"""


async def find_end(
    connection: Connection, before: datetime | None, keep: int | None
) -> tuple[datetime, int] | None:
    """Return the place in the list before which operations are forgotten; None when none is."""
    ends = [] if before is None else [(before, 0)]
    if keep is not None:
        row = await connection.fetchrow(_NEWEST_TO_FORGET, TERMINAL, keep)
        ends += [] if row is None else [(row["created"], row["seq"] + 1)]
    return max(ends, default=None)


async def count(connection: Connection, end: tuple[datetime, int]) -> int:
    """Return how many would be forgotten."""
    found: int = await connection.fetchval(_COUNT, TERMINAL, *end)
    return found


async def forget(connection: Connection, end: tuple[datetime, int]) -> int:
    """Forget the oldest `BATCH` of them; return how many there were."""
    forgotten: int = await connection.fetchval(_FORGET, TERMINAL, *end, BATCH, KEPT_TOMBSTONES)
    return forgotten


async def is_pruned(connection: Connection, operation_id: UUID) -> bool:
    """Return whether an operation was forgotten."""
    found: bool = await connection.fetchval(_IS_PRUNED, operation_id)
    return found
