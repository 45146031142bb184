"""Changes of operations: each statement is one transaction.

A change is a compare-and-swap: the operation is read, its next state is computed here, and the
statement locks the row and writes it only if it has not changed since. So no lock is held during a
round trip. Each statement locks rows first and takes its revision last, so that other changes wait
for one commit at most.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from psycopg.errors import UniqueViolation

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
from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from uuid import UUID

    from operations_status.stores.ownership import Replacement

    from .connection import Connection

TERMINAL = sorted(TERMINAL_STATES)

_INTERRUPTED_STATES = sorted(TERMINAL_STATES | {OperationState.STOPPING})


def read(connection: Connection, operation_id: UUID) -> tuple[int, Held] | None:
    """Return an operation and the revision of its latest change; None when there is none."""
    row = connection.fetch_row(SQL["read"], {"operation_id": operation_id})
    if row is None:
        return None
    status = join_json(row.outcome, row.summary, row.details)
    operation = from_wire(
        json.loads(status), stoppable=row.stoppable, fixed_process=row.fixed_process
    )
    return row.changed, Held(operation, row.owner, bool(row.is_silent))


def add(
    connection: Connection, operation: Operation, lease: float | None, owner: UUID | None
) -> int | None:
    """Add an operation; return the revision, or None if its identifier is not new."""
    values = _to_columns(operation) | {
        "lease": None if operation.status.is_terminal else lease,
        "owner": owner,
    }
    try:
        revision: int | None = connection.fetch_value(SQL["add"], values)
    except UniqueViolation:  # it was added in between
        return None
    return revision


def add_many(connection: Connection, operations: Sequence[Operation], lease: float | None) -> bool:
    """Add operations without an owner by one statement; return whether it added them.

    Nothing is added if an identifier is not new.
    """
    rows = [_to_columns(operation) for operation in operations]
    words = {(row["grouped"], word) for row in rows for word in row.pop("words")}
    tags = [(row["operation_id"], tag) for row in rows for tag in dict.fromkeys(row.pop("tags"))]
    columns: dict[str, object] = {name: [row[name] for row in rows] for name in rows[0]}
    values = columns | {
        "tags": [tag for _, tag in tags],
        "tagged": [operation_id for operation_id, _ in tags],
        "words": [word for _, word in sorted(words)],
        "worded": [group for group, _ in sorted(words)],
        "lease": lease,
        "final": TERMINAL,
    }
    try:
        connection.fetch(SQL["add_many"], values)
    except UniqueViolation:
        return False
    return True


def find_known(connection: Connection, operation_ids: Collection[UUID]) -> list[UUID]:
    """Return the identifiers that are in use."""
    rows = connection.fetch(SQL["known"], {"operation_ids": list(operation_ids)})
    return [row.operation_id for row in rows]


def _to_columns(operation: Operation) -> dict[str, Any]:
    process, provider = operation.process, operation.egress_provider_name
    return {
        "operation_id": operation.operation_id,
        "created": to_microseconds(operation.created),
        "status": operation.status.value,
        "pid": process.pid,
        "uid": process.uid,
        "name": text_key(process.name),
        "operation_name": None if operation.name is None else text_key(operation.name),
        "provider": None if provider is None else text_key(provider),
        "stoppable": operation.stoppable,
        "fixed_process": operation.fixed_process,
        "tags": [text_key(tag) for tag in operation.tags],
        "outcome": to_outcome_json(operation),
        "summary": to_summary_json(operation),
        "details": to_details_json(operation),
        "revivable": operation.is_revivable,
        "grouped": operation.group,
        "ran": operation.microseconds_run,
        "ended": _to_ended(operation),
        "words": _to_words(operation),
    }


def _to_ended(operation: Operation) -> int | None:
    """Return the column `ended`."""
    return None if operation.aged_from is None else to_microseconds(operation.aged_from)


def _to_words(operation: Operation) -> list[bytes]:
    """Return the keys of the words of an operation's error."""
    if operation.error is None:
        return []
    return sorted(text_key(word) for word in operation.error.words)


def swap(
    connection: Connection, replacement: Replacement, seen: int, *, silent: bool
) -> int | None:
    """Write the next version of an operation, unless it has changed since a revision.

    If the operation was *silent*, it is written only if its lease is still expired.

    Returns:
        The revision of the change; None if nothing was written.
    """
    operation = replacement.operation
    process = operation.process
    values = {
        "operation_id": operation.operation_id,
        "seen": seen,
        "status": operation.status.value,
        "pid": process.pid,
        "uid": process.uid,
        "name": text_key(process.name),
        "outcome": to_outcome_json(operation),
        "summary": to_summary_json(operation),
        "details": to_details_json(operation),
        "owner": replacement.owner,
        "revivable": operation.is_revivable,
        "final": TERMINAL,
        "lease": None if operation.status.is_terminal else replacement.lease,
        "silent": silent,
        "grouped": operation.group,
        "ran": operation.microseconds_run,
        "ended": _to_ended(operation),
        "words": _to_words(operation),
        "operation_name": None if operation.name is None else text_key(operation.name),
    }
    revision: int | None = connection.fetch_value(SQL["change"], values)
    return revision


def renew(
    connection: Connection, operation_ids: Collection[UUID], lease: float, owner: UUID
) -> tuple[dict[UUID, OperationState], list[UUID]]:
    """Renew the leases of a worker.

    Returns:
        The states of the operations that the worker owns, and the identifiers of those whose lost
        attempt can continue.
    """
    values = {
        "operation_ids": list(operation_ids),
        "lease": lease,
        "owner": owner,
        "final": TERMINAL,
    }
    rows = connection.fetch(SQL["heartbeat"], values)
    states = {row.operation_id: OperationState(row.status) for row in rows}
    return states, [row.operation_id for row in rows if row.revivable]


def read_interrupted(
    connection: Connection, operation_ids: Collection[UUID]
) -> dict[UUID, OperationState]:
    """Return the states of those operations that are Stopping or have ended."""
    values = {"operation_ids": list(operation_ids), "statuses": _INTERRUPTED_STATES}
    rows = connection.fetch(SQL["interrupted"], values)
    return {row.operation_id: OperationState(row.status) for row in rows}


def find_silent(connection: Connection, grace: float) -> list[UUID]:
    """Return the identifiers of the operations whose lease has expired, oldest first.

    No operation counts as silent in the *grace* seconds after the start of the server.
    """
    rows = connection.fetch(SQL["silent"], {"final": TERMINAL, "grace": grace})
    return [row.operation_id for row in rows]
