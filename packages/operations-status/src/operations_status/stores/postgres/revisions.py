"""The order of changes: which revisions are settled, so that no lower one can appear any more.

A revision is the number of the transaction that made the change. Whatever a snapshot does not show
has a number at or above its `xmin`, so all that is below that is settled. A long transaction of
another program on the same server holds `xmin` back. Then `FLOOR` finds a higher bound: only
transactions that hold a writer's lock on our table can still commit changes.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from operations_status.stores.results import ListVersion, Revision

if TYPE_CHECKING:
    from collections.abc import Sequence

    import asyncpg

MAX_AHEAD = 64
"""Most changes ahead of the settled revision in a list version; with more it matches none."""

REVISION = """
    SELECT horizon, forgotten,
        greatest(
            (SELECT max(changed) FROM operations WHERE changed < horizon),
            CASE WHEN forgotten < horizon THEN forgotten END
        ) AS latest,
        greatest((SELECT max(changed) FROM operations), forgotten) AS newest
    FROM (
        SELECT forgotten, revision_offset
            + greatest(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, $1::bigint) AS horizon
        FROM store
    ) AS settled
"""
"""How far the changes have come; all below `horizon` is settled.

The parameter is a floor that was read before the snapshot of this statement was taken, or 0.
"""

# The snapshot is taken before the locks are read, and a writer locks the table before it gets a
# number. So one that is not among the locks has finished, or gets a number above the snapshot's.
# One whose number is not known yet may be in between: then `xmin` is all that is certain.
FLOOR = """
    WITH now AS MATERIALIZED (
        SELECT pg_current_snapshot() AS snapshot
    ), locks AS MATERIALIZED (
        SELECT pg_locks.* FROM now, pg_locks
    ), writers AS (
        SELECT numbers.transactionid
        FROM locks AS tables LEFT JOIN locks AS numbers
            ON numbers.locktype = 'transactionid' AND numbers.mode = 'ExclusiveLock'
            AND numbers.pid = tables.pid
            AND numbers.virtualtransaction = tables.virtualtransaction
        WHERE tables.locktype = 'relation' AND tables.mode = 'RowExclusiveLock'
            AND tables.relation = 'operations'::regclass
            AND tables.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT CASE
        WHEN EXISTS (SELECT FROM writers WHERE transactionid IS NULL)
        THEN pg_snapshot_xmin(snapshot)::text::bigint
        ELSE coalesce(
            (
                SELECT min(number::text::bigint) FROM pg_snapshot_xip(snapshot) AS number, writers
                WHERE mod(number::text::bigint, 4294967296) = transactionid::text::bigint
            ),
            pg_snapshot_xmax(snapshot)::text::bigint
        )
    END FROM now
"""


def to_revision(row: asyncpg.Record | None) -> Revision:
    """Return the revision of the row of `REVISION`."""
    assert row is not None  # noqa: S101 the table `store` has one row
    return Revision(row["latest"] or 0, row["newest"], row["forgotten"])


def to_version(latest: int, ahead: Sequence[int]) -> ListVersion:
    """Return the version of a list.

    Args:
        latest: The latest settled revision.
        ahead: The revisions above it of what the list is made of, in ascending order.
    """
    if not ahead:
        return ListVersion(latest)
    text = ",".join(map(str, ahead)).encode("ascii")
    return ListVersion(latest, f"{len(ahead):02x}{hashlib.sha256(text).hexdigest()[:12]}")


def count_ahead(version: ListVersion) -> int:
    """Return how many changes ahead of the settled ones a version has.

    Beyond `MAX_AHEAD` not all of them were looked at.
    """
    return int(version.ahead[:2], 16) if version.ahead else 0
