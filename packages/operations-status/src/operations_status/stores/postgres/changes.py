"""The statements that change operations, each of which is a transaction by itself.

A change is a comparison and a swap: the operation is read, its next state is worked out here, and
the statement locks the row and writes only if nothing has changed it since. So no lock is held
while a message travels, and that of the revisions is held for as long as one commit takes: each
statement locks rows first and asks for its revision last.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import asyncpg

from operations_status.operation_json import (
    from_wire,
    join_json,
    to_details_json,
    to_microseconds,
    to_outcome_json,
    to_summary_json,
)
from operations_status.operations import TERMINAL_STATES, Operation, OperationState
from operations_status.stores.ownership import Held

from .schema import text_key

if TYPE_CHECKING:
    from collections.abc import Collection
    from uuid import UUID

    from .pool import Connection

TERMINAL = sorted(TERMINAL_STATES)

_READ = """
    SELECT changed, stoppable, outcome, summary, details, owner, (
        SELECT expires <= statement_timestamp() FROM leases
        WHERE leases.operation_id = operations.operation_id
    ) AS is_silent
    FROM operations WHERE operation_id = $1
"""

_ADD = """
    WITH next AS MATERIALIZED (
        SELECT next_revision() AS revision
        WHERE NOT EXISTS (SELECT FROM operations WHERE operation_id = $1)
    ), added AS (
        INSERT INTO operations (
            operation_id, placed, created, changed, status, pid, uid, name, egress_provider,
            stoppable, tags, outcome, summary, details, owner
        )
        SELECT $1, greatest($2, (SELECT max(placed) FROM operations)), $2, revision,
            $3, $4, $5, $6, $7, $8, $9, $10, $11, $13, $14
        FROM next
        RETURNING operation_id, placed, seq, created
    ), skewed AS (
        UPDATE store SET skew = placed - created FROM added WHERE skew < placed - created
    ), tagged AS (
        INSERT INTO tags (tag, placed, seq)
        SELECT DISTINCT tag, placed, seq FROM added, unnest($9::bytea[]) AS given (tag)
    ), tallied AS (
        INSERT INTO tallies (status, change) SELECT $3, 1 FROM added
    ), leased AS (
        INSERT INTO leases (operation_id, expires)
        SELECT operation_id, clock_timestamp() + make_interval(secs => $12)
        FROM added WHERE $12::double precision IS NOT NULL
        ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
    )
    SELECT revision FROM next
"""

_SWAP = """
    WITH current AS MATERIALIZED (
        {current}
    ), next AS MATERIALIZED (
        SELECT next_revision() AS revision FROM current
    ), swapped AS (
        UPDATE operations
        SET status = $3, outcome = $4, summary = $5, details = $6, owner = $7,
            revived = operations.revived OR current.status = ANY ($8::text[]),
            changed = next.revision
        FROM next, current WHERE operations.operation_id = $1
        RETURNING operations.operation_id
    ), leased AS (
        INSERT INTO leases (operation_id, expires)
        SELECT operation_id, clock_timestamp() + make_interval(secs => $9)
        FROM current WHERE $9::double precision IS NOT NULL
        ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
    ), tallied AS (
        INSERT INTO tallies (status, change) SELECT status, -1 FROM current
        UNION ALL SELECT $3, 1 FROM current
    ), released AS (
        DELETE FROM leases USING current
        WHERE $3 = ANY ($8::text[]) AND leases.operation_id = current.operation_id
    )
    SELECT revision FROM next
"""

_CHANGE = _SWAP.format(
    current="""
        SELECT operation_id, status FROM operations
        WHERE operation_id = $1 AND changed = $2 FOR UPDATE
    """
)

_CHANGE_SILENT = _SWAP.format(
    current="""
        SELECT operation_id, status FROM operations JOIN leases USING (operation_id)
        WHERE operation_id = $1 AND changed = $2 AND expires <= statement_timestamp() FOR UPDATE
    """
)

_HEARTBEAT = """
    WITH mine AS MATERIALIZED (
        SELECT operation_id, status FROM operations
        WHERE operation_id = ANY ($1::uuid[]) AND owner = $3 ORDER BY operation_id FOR SHARE
    ), granted AS (
        INSERT INTO leases (operation_id, expires)
        SELECT operation_id, clock_timestamp() + make_interval(secs => $2)
        FROM mine WHERE status <> ALL ($4::text[]) ORDER BY operation_id
        ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
    )
    SELECT operation_id, status FROM mine
"""
_INTERRUPTED = """
    SELECT operation_id, status FROM operations
    WHERE operation_id = ANY ($1::uuid[]) AND status = ANY ($2::text[])
"""
_INTERRUPTED_STATES = sorted(TERMINAL_STATES | {OperationState.STOPPING})

# A database that was down has heard no heartbeat, so it waits for one before it calls anybody lost.
_SILENT = """
    SELECT operation_id FROM leases JOIN operations USING (operation_id)
    WHERE expires <= statement_timestamp() AND status <> ALL ($1::text[])
        AND pg_postmaster_start_time() + make_interval(secs => $2) <= statement_timestamp()
    ORDER BY placed, seq
"""


async def read(connection: Connection, operation_id: UUID) -> tuple[int, Held] | None:
    """Return an operation and the revision of its latest change; None when there is none."""
    row = await connection.fetchrow(_READ, operation_id)
    if row is None:
        return None
    status = join_json(row["outcome"], row["summary"], row["details"])
    operation = from_wire(json.loads(status), stoppable=row["stoppable"])
    return row["changed"], Held(operation, row["owner"], bool(row["is_silent"]))


async def add(
    connection: Connection, operation: Operation, lease: float | None, owner: UUID | None
) -> int | None:
    """Add an operation; return the revision, or None if its identifier is not new."""
    process, provider = operation.process, operation.egress_provider_name
    try:
        revision: int | None = await connection.fetchval(
            _ADD,
            operation.operation_id,
            to_microseconds(operation.created),
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
            to_details_json(operation),
            owner,
        )
    except asyncpg.UniqueViolationError:  # it was added in between
        return None
    return revision


async def swap(  # noqa: PLR0913 the parts of one statement
    connection: Connection,
    operation: Operation,
    seen: int,
    *,
    owner: UUID | None,
    lease: float | None,
    silent: bool,
) -> int | None:
    """Write what has become of an operation, unless it has changed since a revision.

    A lease is in seconds, and None leaves it as it is. Where it was *silent*, its lease must have
    run out still.

    Returns:
        The revision of the change; None if nothing was written.
    """
    revision: int | None = await connection.fetchval(
        _CHANGE_SILENT if silent else _CHANGE,
        operation.operation_id,
        seen,
        operation.status.value,
        to_outcome_json(operation),
        to_summary_json(operation),
        to_details_json(operation),
        owner,
        TERMINAL,
        lease,
    )
    return revision


async def renew(
    connection: Connection, operation_ids: Collection[UUID], lease: float, owner: UUID
) -> dict[UUID, OperationState]:
    """Extend the leases of a worker; return the state of each operation that belongs to it."""
    rows = await connection.fetch(_HEARTBEAT, list(operation_ids), lease, owner, TERMINAL)
    return {row["operation_id"]: OperationState(row["status"]) for row in rows}


async def read_interrupted(
    connection: Connection, operation_ids: Collection[UUID]
) -> dict[UUID, OperationState]:
    """Return the states of those operations that are Stopping or have ended."""
    rows = await connection.fetch(_INTERRUPTED, list(operation_ids), _INTERRUPTED_STATES)
    return {row["operation_id"]: OperationState(row["status"]) for row in rows}


async def find_silent(connection: Connection, grace: float) -> list[UUID]:
    """Return the operations whose lease has run out, oldest first.

    Nobody counts as silent in the *grace* seconds after the start of the server.
    """
    return [row[0] for row in await connection.fetch(_SILENT, TERMINAL, grace)]
