"""Rules of changes that depend on the owner and the lease of an operation.

A store reads the row of an operation, changes the operation with one of these functions, and writes
the result.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from operations_status.errors import AlreadyAttachedError, TransitionError
from operations_status.operations import (
    LOST,
    NEVER_STARTED,
    OperationFailure,
    OperationState,
)

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.operations import Operation, Progress

_TAKEN_OVER = "another worker has taken it over"
_ATTACHABLE = frozenset({OperationState.STARTING, OperationState.RUNNING, OperationState.STOPPING})


@frozen
class Held:
    """An operation in a store, with its owner.

    Attributes:
        operation: The operation.
        owner: Identifier of the worker that owns the operation; None without an owner.
        is_silent: Whether the operation's lease has expired.
    """

    operation: Operation
    owner: UUID | None = None
    is_silent: bool = False


def advance(  # noqa: PLR0913 each is a field of its own
    held: Held,
    status: OperationState,
    *,
    resource_location: str | None,
    error: OperationFailure | None,
    owner: UUID | None,
    progress: Progress | None,
    ended: datetime | None,
) -> Operation:
    """Return an operation after `OperationStore.advance`."""
    operation = held.operation
    _check_owner(held, owner, status)
    if owner is not None and held.owner == owner and status.is_terminal and operation.is_lost:
        operation = operation.revive()
    advanced = operation.advance(
        status, resource_location=resource_location, error=error, moment=ended
    )
    return advanced if progress is None else evolve(advanced, progress=progress)


def attach(held: Held, *, restart: bool, started: datetime | None) -> Operation:
    """Return an operation after `OperationStore.attach`."""
    operation = held.operation
    if restart and not _has_moved_on(operation, started):
        return operation.restart(started=started)
    if operation.is_lost:
        return operation.revive()
    if operation.never_started and _has_moved_on(operation, started):
        return operation.restart(started=started)  # it had started in time
    if operation.status not in _ATTACHABLE:
        raise TransitionError(operation.operation_id, operation.status, OperationState.RUNNING)
    if operation.status is OperationState.STARTING:
        return operation.advance(OperationState.RUNNING, moment=started)
    if operation.started is not None and not held.is_silent:
        raise AlreadyAttachedError(operation.operation_id, operation.status)
    now = datetime.now(UTC)
    if operation.started is None:  # the stop request came before the first worker
        return evolve(operation, started=started or now, updated=now)
    return evolve(operation, status=OperationState.RUNNING, updated=now)


def report_progress(held: Held, progress: Progress, owner: UUID | None) -> Operation:
    """Return an operation after `OperationStore.report_progress`."""
    operation = held.operation
    _check_owner(held, owner, operation.status)
    if operation.status.is_terminal:
        reason = f"{operation.status} operations make no progress"
        raise TransitionError(operation.operation_id, operation.status, operation.status, reason)
    return evolve(operation, progress=progress, updated=datetime.now(UTC))


def mark_lost(operation: Operation) -> Operation:
    """Return an operation whose lease has expired as Failed; see `OperationStore.expire`."""
    if operation.started is None:
        failure = OperationFailure(
            code=NEVER_STARTED, message="No worker has started this operation in time."
        )
    else:
        failure = OperationFailure(
            code=LOST, message="The process that reported on this operation has gone silent."
        )
    return operation.advance(OperationState.FAILED, error=failure)


def _has_moved_on(operation: Operation, since: datetime | None) -> bool:
    """Return whether an operation was restarted, or ended without an attempt, after a moment."""
    has_no_attempt = operation.never_started or operation.status is OperationState.CANCELLED
    latest = operation.ended if has_no_attempt else operation.started
    return since is not None and latest is not None and latest > since


def _check_owner(held: Held, owner: UUID | None, target: OperationState) -> None:
    if owner is not None and held.owner not in {None, owner}:
        operation = held.operation
        raise TransitionError(operation.operation_id, operation.status, target, _TAKEN_OVER)
