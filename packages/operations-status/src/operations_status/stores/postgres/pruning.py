"""Forgetting operations that have ended, in short transactions that skip what others hold.

Each deletes first and asks for its revision last, so that changes wait for its commit alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from operations_status.operation_json import to_microseconds

from .changes import TERMINAL

if TYPE_CHECKING:
    from datetime import datetime
    from uuid import UUID

    from .pool import Connection

BATCH = 100

KEPT_TOMBSTONES = 1_000_000
"""How many of those that were forgotten last are remembered."""

_IS_PRUNED = "SELECT EXISTS (SELECT FROM tombstones WHERE operation_id = $1)"
_NEWEST_TO_FORGET = """
    SELECT placed, seq FROM operations WHERE status = ANY ($1::text[])
    ORDER BY placed DESC, seq DESC OFFSET $2 LIMIT 1
"""
_SKEW = "SELECT skew FROM store"
_FORGETTABLE = """
    status = ANY ($1::text[]) AND placed <= $2 AND ((placed, seq) <= ($3, $4) OR created < $5)
"""
_COUNT = f"SELECT count(*) FROM operations WHERE {_FORGETTABLE}"  # noqa: S608 our own literals
_FORGET = f"""
    WITH batch AS MATERIALIZED (
        SELECT operation_id, placed, seq, tags, status FROM operations
        WHERE {_FORGETTABLE}
        ORDER BY placed, seq LIMIT $6 FOR UPDATE SKIP LOCKED
    ), untagged AS (
        DELETE FROM tags USING batch, unnest(batch.tags) AS given (tag)
        WHERE tags.tag = given.tag AND tags.placed = batch.placed AND tags.seq = batch.seq
    ), unleased AS (
        DELETE FROM leases USING batch WHERE leases.operation_id = batch.operation_id
    ), buried AS (
        INSERT INTO tombstones (operation_id) SELECT operation_id FROM batch
        ON CONFLICT (operation_id) DO NOTHING
    ), unremembered AS (
        DELETE FROM tombstones WHERE number <= (SELECT max(number) FROM tombstones) - $7
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
_NEVER = -(2**62)


@frozen(kw_only=True)
class Limits:
    """Which operations are forgotten.

    Attributes:
        end: None comes later in the list than this, in microseconds.
        surplus: Place in the list of the newest one that is too many.
        before: The creation time before which all are too old, in microseconds.
    """

    end: int
    surplus: tuple[int, int]
    before: int

    @property
    def values(self) -> tuple[object, ...]:
        """The parameters of a statement."""
        return TERMINAL, self.end, *self.surplus, self.before


async def find_limits(
    connection: Connection, before: datetime | None, keep: int | None
) -> Limits | None:
    """Return which operations are to be forgotten; None when none is."""
    row = None
    if keep is not None:
        row = await connection.fetchrow(_NEWEST_TO_FORGET, TERMINAL, keep)
    surplus = (_NEVER, 0) if row is None else (row["placed"], row["seq"])
    if row is None and before is None:
        return None
    end, moment = surplus[0], _NEVER
    if before is not None:
        moment = to_microseconds(before)
        end = max(end, moment + await connection.fetchval(_SKEW))
    return Limits(end=end, surplus=surplus, before=moment)


async def count(connection: Connection, limits: Limits) -> int:
    """Return how many would be forgotten."""
    found: int = await connection.fetchval(_COUNT, *limits.values)
    return found


async def forget(connection: Connection, limits: Limits) -> int:
    """Forget the oldest `BATCH` of them; return how many there were."""
    forgotten: int = await connection.fetchval(_FORGET, *limits.values, BATCH, KEPT_TOMBSTONES)
    return forgotten


async def is_pruned(connection: Connection, operation_id: UUID) -> bool:
    """Return whether an operation was forgotten."""
    found: bool = await connection.fetchval(_IS_PRUNED, operation_id)
    return found
