"""The statements that change operations, each of which is a transaction by itself.

A change is a comparison and a swap: the operation is read, its next state is worked out here, and
the statement locks the row and writes only if nothing has changed it since. So no lock is held
while a message travels, and that of the revisions is held for as long as one commit takes: each
statement locks rows first and asks for its revision last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg

from operations_status.operations import (
    TERMINAL_STATES,
    Operation,
    OperationState,
    from_status_json,
    join_status_json,
    to_outcome_json,
    to_summary_json,
)

from .schema import text_key

if TYPE_CHECKING:
    from uuid import UUID

    from .database import Connection

TERMINAL = sorted(TERMINAL_STATES)

_READ = "SELECT changed, stoppable, outcome, summary FROM operations WHERE operation_id = $1"

_ADD = """
    WITH next AS MATERIALIZED (
        SELECT next_revision() AS revision
        WHERE NOT EXISTS (SELECT FROM operations WHERE operation_id = $1)
    ), added AS (
        INSERT INTO operations (
            operation_id, created, changed, status, pid, uid, name, egress_provider, stoppable,
            tags, outcome, summary
        )
        SELECT $1, $2, revision, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM next
        RETURNING operation_id, created, seq
    ), tagged AS (
        INSERT INTO tags (tag, created, seq, ended)
        SELECT DISTINCT tag, created, seq, $13 FROM added, unnest($9::bytea[]) AS given (tag)
    ), tallied AS (
        INSERT INTO tallies (status, change) SELECT $3, 1 FROM added
    ), leased AS (
        INSERT INTO leases (operation_id, expires)
        SELECT operation_id, clock_timestamp() + make_interval(secs => $12)
        FROM added WHERE $12::double precision IS NOT NULL
        ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
    )
    SELECT count(*) FROM added
"""

_SWAP = """
    WITH current AS MATERIALIZED (
        {current}
    ), next AS MATERIALIZED (
        SELECT next_revision() AS revision FROM current
    ), swapped AS (
        UPDATE operations SET status = $3, outcome = $4, summary = $5, changed = next.revision
        FROM next WHERE operation_id = $1
        RETURNING operation_id
    ), marked AS (
        UPDATE tags SET ended = $6 FROM current, unnest(current.tags) AS given (tag)
        WHERE $6 <> '' AND tags.tag = given.tag
            AND tags.created = current.created AND tags.seq = current.seq
    ), tallied AS (
        INSERT INTO tallies (status, change) SELECT status, -1 FROM current
        UNION ALL SELECT $3, 1 FROM current
    ), released AS (
        DELETE FROM leases USING current
        WHERE $6 <> '' AND leases.operation_id = current.operation_id
    )
    SELECT count(*) FROM swapped
"""

_CHANGE = _SWAP.format(
    current="""
        SELECT operation_id, created, seq, tags, status FROM operations
        WHERE operation_id = $1 AND changed = $2 FOR UPDATE
    """
)

_LOSE = _SWAP.format(
    current="""
        SELECT operation_id, created, seq, tags, status
        FROM operations JOIN leases USING (operation_id)
        WHERE operation_id = $1 AND changed = $2 AND expires <= statement_timestamp() FOR UPDATE
    """
)

_HEARTBEAT = """
    WITH current AS MATERIALIZED (
        SELECT operation_id, status FROM operations WHERE operation_id = $1 FOR SHARE
    ), granted AS (
        INSERT INTO leases (operation_id, expires)
        SELECT operation_id, clock_timestamp() + make_interval(secs => $2)
        FROM current WHERE status <> ALL ($3::text[])
        ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
    )
    SELECT status FROM current
"""

# A database that was down has heard no heartbeat, so it waits for one before it calls anybody lost.
_SILENT = """
    SELECT operation_id FROM leases JOIN operations USING (operation_id)
    WHERE expires <= statement_timestamp() AND status <> ALL ($1::text[])
        AND pg_postmaster_start_time() + make_interval(secs => $2) <= statement_timestamp()
    ORDER BY created, seq
"""


def ending(status: OperationState) -> str:
    """Return what `tags.ended` is of an operation in a state: empty until it has ended."""
    return status.value if status.is_terminal else ""


def to_operation(row: asyncpg.Record) -> Operation:
    """Return the operation of a row that has its wire JSON."""
    status = join_status_json(row["outcome"], row["summary"])
    return from_status_json(status, stoppable=row["stoppable"])


async def read(connection: Connection, operation_id: UUID) -> tuple[int, Operation] | None:
    """Return an operation and the revision of its latest change; None when there is none."""
    row = await connection.fetchrow(_READ, operation_id)
    return None if row is None else (row["changed"], to_operation(row))


async def add(connection: Connection, operation: Operation, lease: float | None) -> bool:
    """Add an operation; return whether its identifier was new."""
    process, provider = operation.process, operation.egress_provider_name
    try:
        added: int = await connection.fetchval(
            _ADD,
            operation.operation_id,
            operation.created,
            operation.status.value,
            process.pid,
            process.uid,
            text_key(process.name),
            None if provider is None else text_key(provider),
            operation.stoppable,
            [text_key(tag) for tag in operation.tags],
            to_outcome_json(operation),
            to_summary_json(operation),
            None if operation.status.is_terminal else lease,
            ending(operation.status),
        )
    except asyncpg.UniqueViolationError:  # it was added in between
        return False
    return added == 1


async def swap(
    connection: Connection, operation: Operation, seen: int, *, only_if_silent: bool = False
) -> bool:
    """Write the next state of an operation, if it is still as it was read.

    Args:
        connection: Where to.
        operation: Its next state.
        seen: The revision that `read` returned.
        only_if_silent: Whether its lease must have run out, too.

    Returns:
        Whether it was written.
    """
    swapped: int = await connection.fetchval(
        _LOSE if only_if_silent else _CHANGE,
        operation.operation_id,
        seen,
        operation.status.value,
        to_outcome_json(operation),
        to_summary_json(operation),
        ending(operation.status),
    )
    return swapped == 1


async def keep_alive(connection: Connection, operation_id: UUID, lease: float) -> str | None:
    """Extend a lease; return the state of the operation, or None when there is none."""
    status: str | None = await connection.fetchval(_HEARTBEAT, operation_id, lease, TERMINAL)
    return status


async def find_silent(connection: Connection, grace: float) -> list[UUID]:
    """Return the operations whose lease has run out, oldest first.

    Args:
        connection: Where to look.
        grace: Seconds after the start of the server in which nobody counts as silent.
    """
    return [row[0] for row in await connection.fetch(_SILENT, TERMINAL, grace)]
