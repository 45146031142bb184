"""Rules of changes that depend on the owner, the attempts and the lease of an operation.

A store reads the row of an operation, calls one of these functions, and writes the replacement that
it returns.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from operations_status.errors import AlreadyAttachedError, TransitionError
from operations_status.operations import (
    LOST,
    NEVER_STARTED,
    AttemptOutcome,
    OperationFailure,
    OperationState,
)

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.operations import Attempt, Operation, Process, Progress, Worker

_CLOCK_TOLERANCE = timedelta(seconds=5)
"""Largest difference of the clocks of two hosts that the order of attempts tolerates."""

_TAKEN_OVER = "another worker has taken it over"
_LATER_ATTEMPT = "a later attempt has begun"
_ATTEMPT_ENDED = "its attempt has ended"
_SILENT = "The process that reported on this operation has gone silent."
_NOT_CONTINUED = "No worker has run this operation again in time."


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


@frozen
class Replacement:
    """The next version of an operation in a store.

    Attributes:
        operation: The operation.
        owner: Identifier of the worker that owns it from now on; None without an owner.
        lease: Seconds from now after which the lease expires; None leaves the lease unchanged.
    """

    operation: Operation
    owner: UUID | None
    lease: float | None = None


def advance(  # noqa: PLR0913 each is a field of its own
    held: Held,
    status: OperationState,
    *,
    resource_location: str | None,
    error: OperationFailure | None,
    owner: UUID | None,
    attempt: int | None,
    progress: Progress | None,
    ended: datetime | None,
) -> Replacement:
    """Return an operation after `OperationStore.advance`."""
    _check_owner(held, owner, attempt, status)
    operation = held.operation
    if owner is not None and held.owner == owner and status.is_terminal:
        operation = _revive_lost(operation)
    advanced = operation.advance(
        status, resource_location=resource_location, error=error, progress=progress, moment=ended
    )
    return Replacement(advanced, held.owner)


def attach(  # noqa: PLR0913 each is a field of its own
    held: Held,
    *,
    owner: UUID,
    lease: float,
    worker: Worker | None,
    process: Process | None,
    queue: str | None,
    redelivery: float | None,
    restart: bool,
    started: datetime,
    late: bool,
) -> Replacement:
    """Return an operation after `OperationStore.attach`."""
    if _has_begun(held, owner, worker, started):
        return Replacement(_revive_lost(held.operation), held.owner, lease)
    current = held.operation.current_attempt
    if late and current is not None and _is_later(current, worker, started):
        running = OperationState.RUNNING
        raise TransitionError(
            held.operation.operation_id, held.operation.status, running, _LATER_ATTEMPT
        )
    operation = _prepare(held, owner, restart=restart, started=started, late=late)
    is_own = held.owner == owner
    begun = operation.begin_attempt(
        started=started,
        worker=worker,
        process=process,
        queue=queue,
        redelivery=redelivery,
        superseded=AttemptOutcome.RETRIED if is_own else AttemptOutcome.LOST,
    )
    return Replacement(begun, owner, lease)


def _has_begun(held: Held, owner: UUID, worker: Worker | None, started: datetime) -> bool:
    """Return whether the current attempt is the one that the worker is about to begin.

    Raises:
        TransitionError: The attempt has ended, or is an earlier one.
    """
    operation = held.operation
    for attempt in operation.attempts:
        if (attempt.worker, attempt.started) == (worker, started):
            break
    else:
        return False
    if attempt is operation.current_attempt and held.owner == owner:
        if attempt.is_open or operation.is_revivable:
            return True
        reason = ""
    else:
        reason = _ATTEMPT_ENDED if attempt is operation.current_attempt else _LATER_ATTEMPT
    running = OperationState.RUNNING
    raise TransitionError(operation.operation_id, operation.status, running, reason)


def _is_later(current: Attempt, worker: Worker | None, started: datetime) -> bool:
    """Return whether the current attempt began after an attempt that is recorded late.

    If the current attempt has ended, the late attempt may be its successor: if it ran on another
    host, the clock of that host may be slow.
    """
    hosts = {one.host if one else None for one in (current.worker, worker)}
    is_tolerant = not current.is_open and len(hosts) > 1
    return current.started - started > (_CLOCK_TOLERANCE if is_tolerant else timedelta())


def _prepare(held: Held, owner: UUID, *, restart: bool, started: datetime, late: bool) -> Operation:
    """Return an operation that is ready for another attempt.

    Raises:
        AlreadyAttachedError: Another worker has a valid lease.
        TransitionError: The operation has ended.
    """
    operation, current = held.operation, held.operation.current_attempt
    has_moved_on = late and _has_moved_on(operation, started)
    if restart and not has_moved_on:
        return operation.restart(started=started)
    if operation.is_lost and held.owner == owner:
        return operation.revive()
    if operation.never_started and has_moved_on:
        return operation.restart(started=started)  # it had started in time
    if operation.status.is_terminal:
        raise TransitionError(operation.operation_id, operation.status, OperationState.RUNNING)
    is_open = current.is_open if current else operation.started is not None
    if is_open and not held.is_silent:
        raise AlreadyAttachedError(operation.operation_id, operation.status)
    return operation


def end_attempt(  # noqa: PLR0913 each is a field of its own
    held: Held,
    *,
    owner: UUID,
    outcome: AttemptOutcome,
    error: OperationFailure | None,
    lease: float,
    attempt: int | None,
    progress: Progress | None,
    ended: datetime,
) -> Replacement:
    """Return an operation after `OperationStore.end_attempt`."""
    operation, current = held.operation, held.operation.current_attempt
    is_same = current is not None and attempt in {None, current.number}
    if is_same and current and (current.outcome, current.ended) == (outcome, ended):
        return Replacement(operation, held.owner)  # it is written already
    _check_owner(held, owner, attempt, operation.status)
    operation = _revive_lost(operation)
    if operation.status.is_terminal or current is None:
        reason = "it has ended" if current else "it has no attempt"
        raise TransitionError(operation.operation_id, operation.status, operation.status, reason)
    waiting = operation.end_attempt(outcome, error=error, moment=ended)
    if progress is not None:
        waiting = evolve(waiting, progress=progress)
    return Replacement(waiting, None, lease)


def report_progress(
    held: Held, progress: Progress, owner: UUID | None, attempt: int | None
) -> Replacement:
    """Return an operation after `OperationStore.report_progress`."""
    operation = held.operation
    _check_owner(held, owner, attempt, operation.status)
    if operation.status.is_terminal:
        reason = f"{operation.status} operations make no progress"
        raise TransitionError(operation.operation_id, operation.status, operation.status, reason)
    reported = evolve(operation, progress=progress, updated=datetime.now(UTC))
    return Replacement(reported, held.owner)


def request_stop(held: Held) -> Replacement:
    """Return an operation after `OperationStore.request_stop`."""
    return Replacement(held.operation.stop(), held.owner)


def revive(held: Held, owner: UUID, lease: float) -> Replacement:
    """Return an operation whose lost attempt continues, after a heartbeat of its worker.

    Raises:
        TransitionError: The attempt is not lost, or another worker owns the operation.
    """
    _check_owner(held, owner, None, OperationState.RUNNING)
    return Replacement(held.operation.revive(), held.owner, lease)


def expire(held: Held) -> Replacement:
    """Return an operation after the expiry of its lease; see `OperationStore.expire`."""
    operation, current = held.operation, held.operation.current_attempt
    now = datetime.now(UTC)
    if current is not None and current.is_open and current.redelivery is not None:
        failure = OperationFailure(code=LOST, message=_SILENT)
        waiting = operation.end_attempt(AttemptOutcome.LOST, error=failure, moment=now)
        return Replacement(waiting, held.owner, current.redelivery)
    if operation.started is None:
        failure = OperationFailure(
            code=NEVER_STARTED, message="No worker has started this operation in time."
        )
    elif current is None or current.is_open:
        failure = OperationFailure(code=LOST, message=_SILENT)
    else:
        failure = OperationFailure(code=LOST, message=_NOT_CONTINUED)
    ended = operation.advance(OperationState.FAILED, error=failure, moment=now)
    return Replacement(ended, held.owner)


def _revive_lost(operation: Operation) -> Operation:
    """Return the operation; if it or its attempt is lost, return it revived."""
    return operation.revive() if operation.is_lost or operation.is_revivable else operation


def _has_moved_on(operation: Operation, since: datetime) -> bool:
    """Return whether an operation was restarted, or ended without an attempt, after a moment."""
    has_no_attempt = operation.never_started or operation.status is OperationState.CANCELLED
    latest = operation.ended if has_no_attempt else operation.started
    return latest is not None and latest > since


def _check_owner(
    held: Held, owner: UUID | None, attempt: int | None, target: OperationState
) -> None:
    """Raise `TransitionError` if a worker does not own an operation or its attempt is over."""
    operation = held.operation
    if owner is not None and held.owner not in {None, owner}:
        reason = _TAKEN_OVER
    elif attempt not in {None, operation.attempt}:
        reason = _LATER_ATTEMPT
    elif owner is not None and held.owner is None and operation.attempts:
        reason = _ATTEMPT_ENDED
    else:
        return
    raise TransitionError(operation.operation_id, operation.status, target, reason)
