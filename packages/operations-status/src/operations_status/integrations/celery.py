"""Recording of Celery tasks: each task is an operation with the identifier of the task.

Call `record_tasks(app, recorder)` in the module of the app, which the sending processes and the
workers import. The first of these processes creates the operation: the one that has sent the task,
the one that runs it, or the worker's main process that discards it. So each sent task has an
operation, and a task that could not be sent has none.

    sent                      Starting
    runs, waits for a retry   Running
    returns                   Succeeded
    raises an exception       Failed; its class is the code, its text the message
    revoked, ignored          Cancelled

An attempt ends the operation only if Celery will not run the task again. If the process of the
attempt is being terminated, the attempt suspends the operation, and the worker's main process
records the end of the task.

Celery logs an error of a signal handler and continues: a task also runs if it cannot be recorded.
"""

from __future__ import annotations

import logging
import math
import sys
import time
from asyncio import CancelledError
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from uuid import UUID

from attrs import define, field
from billiard.exceptions import (  # type: ignore[import-untyped] # it has no types
    SoftTimeLimitExceeded,
    TimeLimitExceeded,
)
from billiard.process import current_process  # type: ignore[import-untyped] # it has no types
from celery import signals, states  # type: ignore[import-untyped] # it has no types
from celery.canvas import chord, maybe_signature  # type: ignore[import-untyped] # it has no types
from celery.exceptions import Reject  # type: ignore[import-untyped] # it has no types

from operations_status.errors import DuplicateOperationError, TransitionError, UnknownOperationError
from operations_status.operations import (
    AttemptOutcome,
    OperationFailure,
    OperationState,
    clean_tags,
)
from operations_status.recording.block import RecordingBlock
from operations_status.recording.descriptions import describe, to_failure
from operations_status.recording.operation import RecordedOperation
from operations_status.recording.recorder import (
    EXPIRY_SECONDS,
    LEASE_SECONDS,
    check_expires,
    make_operation,
)
from operations_status.recording.session import write_last

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from celery import Celery, Signature, Task

    from operations_status.operations import Operation
    from operations_status.recording.recorder import Recorder
    from operations_status.recording.session import Session

_logger = logging.getLogger(__name__)
# The worker's clock starts when a child accepts the task, the child's when the task begins.
_SOFT_LIMIT_TOLERANCE_SECONDS = 1.0
_SHUTDOWN_MESSAGE = (
    "The worker was shut down while it ran the task; without acks_late it is not delivered again."
)


def record_tasks(
    app: Celery,
    recorder: Recorder,
    *,
    tags: Iterable[str] = (),
    expires: float = EXPIRY_SECONDS,
) -> None:
    """Record each task of an app, with all its attempts, as one operation.

    Tasks whose identifier is not a UUID are not recorded. If the sending process does not register
    the task and sends it by name, the operation is created when a worker runs or discards the task.

    Args:
        app: The app of the tasks.
        recorder: The recorder; made from an address, because workers fork.
        tags: Tags of the operations, besides the name of the task.
        expires: Seconds after which a task that no worker has run is Failed with the code
            `NeverStarted`, and a task that waits for its next attempt with the code `Lost`.

    Raises:
        InvalidOperationError: A tag is malformed, or *expires* is not positive and finite.
    """
    check_expires(expires)
    recording = _TaskRecording(app, recorder, clean_tags(tags), expires)
    for signal, handler in (
        (signals.after_task_publish, recording.create),
        (signals.worker_init, recording.keep_soft_time_limit),
        (signals.task_prerun, recording.begin),
        (signals.task_postrun, recording.end),
        (signals.task_failure, recording.fail),
        (signals.task_revoked, recording.cancel),
        (signals.task_retry, recording.abandon),
        (signals.worker_process_shutdown, recording.write_last),
    ):
        signal.connect(handler, weak=False)


@define(eq=False)
class _Attempt:
    """One run of a task in this process.

    Attributes:
        block: The block of its operation.
        begun: Time of its begin on the monotonic clock.
        is_replaced: Whether the attempt has sent a task that replaces its own.
    """

    block: RecordingBlock
    begun: float
    is_replaced: bool = False


@define(eq=False)
class _TaskRecording:
    """Signal handlers that record the tasks of one app."""

    _app: Celery
    _recorder: Recorder
    _tags: tuple[str, ...]
    _expires: float
    _soft_time_limit: float | None = field(default=None, init=False)
    _attempts: dict[int, _Attempt] = field(factory=dict, init=False)

    def create(self, sender: str, headers: Mapping[str, Any], **_: object) -> None:
        """Create the operation of a sent task, unless it exists.

        It exists if the task was sent before, as before a retry, or if the task already runs.
        """
        running = self._app.current_worker_task
        attempt = self._attempts.get(id(running.request)) if running else None
        if attempt and headers["replaced_task_nesting"] > running.request.replaced_task_nesting:
            attempt.is_replaced = True
        operation_id = _to_operation_id(headers["id"])
        if sender in self._app.tasks and operation_id is not None:
            eta = headers["eta"]
            delay = _seconds_until(datetime.fromisoformat(eta)) if eta else 0.0
            expires = self._expires + delay
            session, operation = self._recorder.session, self._make_operation(operation_id, sender)
            session.write(
                session.make_writer(
                    operation,
                    lambda is_retry: _create(
                        session, operation, expires=expires, is_retry=is_retry
                    ),
                )
            )

    def keep_soft_time_limit(self, sender: Any, **_: object) -> None:
        """Save the soft time limit of a starting worker, for tasks without a limit of their own."""
        self._soft_time_limit = sender.soft_time_limit

    def begin(self, task_id: str, task: Task, **_: object) -> None:
        """Record the begin of an attempt."""
        operation_id = _to_operation_id(task_id)
        if task.app is not self._app or operation_id is None:
            return
        begun = time.monotonic()
        operation = self._make_operation(operation_id, task.name, status=OperationState.RUNNING)
        block = RecordingBlock(
            lambda: self._recorder.session,
            RecordedOperation(
                operation, lambda session, is_retry: _begin(session, operation, is_retry=is_retry)
            ),
        )
        try:
            block.__enter__()
        except TransitionError:
            _logger.warning("task %s runs, although its operation was cancelled", task_id)
        else:
            self._attempts[id(task.request)] = _Attempt(block, begun)

    def end(self, task: Task, state: str | None, retval: Any, **_: object) -> None:
        """Record the end of an attempt."""
        attempt = self._attempts.pop(id(task.request), None)
        if attempt is None:
            return
        # Celery does not pass on an exception that terminates the process.
        error = retval if isinstance(retval, BaseException) else sys.exception()
        if state == states.SUCCESS:
            attempt.block.leave(None)
        elif state == states.RETRY:
            attempt.block.end_attempt(
                AttemptOutcome.RETRIED, lease=self._expires + _seconds_until(retval.when)
            )
        elif state == states.IGNORED and attempt.is_replaced:
            attempt.block.end_attempt(AttemptOutcome.RETRIED, lease=self._expires)
        elif state == states.IGNORED:
            attempt.block.leave(CancelledError())
        elif self._is_decided_by_worker(task, error, seconds=time.monotonic() - attempt.begun):
            # With acks_late, Celery may deliver the message again, except after an exception.
            may_return = task.acks_late and not isinstance(error, SoftTimeLimitExceeded)
            attempt.block.end_attempt(
                AttemptOutcome.RETRIED, lease=self._expires if may_return else LEASE_SECONDS
            )
        else:
            attempt.block.leave(error)

    def _is_decided_by_worker(
        self, task: Task, error: BaseException | None, *, seconds: float
    ) -> bool:
        """Return whether the worker's main process, not the attempt, records the end of a task.

        The main process does so after a rejected message, and after it or a service manager has
        terminated the process of the task: SIGUSR1 raises SoftTimeLimitExceeded, other signals
        raise SystemExit.
        """
        if task.request.is_eager:
            return False
        if isinstance(error, Reject):
            return True
        if current_process().name == "MainProcess":
            return False
        if isinstance(error, SoftTimeLimitExceeded):
            _, requested = task.request.timelimit or (None, None)
            limit = requested or task.soft_time_limit or self._soft_time_limit or math.inf
            return bool(seconds < limit - _SOFT_LIMIT_TOLERANCE_SECONDS)
        return not isinstance(error, Exception)

    def fail(self, sender: Task, task_id: str, exception: BaseException, **_: object) -> None:
        """Record the failure of a task, unless an attempt in this process records it."""
        is_timeout = isinstance(exception, TimeLimitExceeded)
        if is_timeout and sender.acks_late and not sender.acks_on_timeout:
            return  # Celery reports a failure, but delivers the task again
        self._end(sender, task_id, sender.request, OperationState.FAILED, _describe(exception))

    def cancel(self, sender: Task, request: Any, *, expired: bool, **_: object) -> None:
        """Record a revoked or expired task."""
        status, failure = OperationState.CANCELLED, None
        if expired:
            status = OperationState.FAILED
            message = f"No worker has run the task before {request.expires}."
            failure = OperationFailure(code="Expired", message=message)
        self._end(sender, request.id, request, status, failure)

    def abandon(self, sender: Task, request: Any, reason: object = None, **_: object) -> None:
        """Record a task that is lost because its worker has shut down.

        Celery reports it as a retry without a reason. After a lost connection to the broker, Celery
        reports the same, but only for tasks that are delivered again.
        """
        if reason is None and not sender.acks_late:
            failure = OperationFailure(code="WorkerShutdown", message=_SHUTDOWN_MESSAGE)
            self._end(sender, request.id, request, OperationState.FAILED, failure)

    def write_last(self, **_: object) -> None:
        """Write unwritten changes before a process of the prefork pool ends.

        Such a process does not run functions registered with `atexit`.
        """
        write_last()

    def _end(
        self,
        task: Task,
        task_id: str,
        request: Any,
        status: OperationState,
        error: OperationFailure | None,
    ) -> None:
        """End the operation of a task, unless an attempt in this process records its end.

        This also ends the operations of the tasks that would follow: they never run, and Celery
        sends no signal for them. They have operations if they replace a task.
        """
        if task.app is not self._app:
            return
        if id(request) not in self._attempts and (operation_id := _to_operation_id(task_id)):
            operation = self._make_operation(operation_id, task.name)
            self._write_end(operation, status, error, creates=True)
        for part in filter(None, [*(request.chain or ()), request.chord]):
            for following_id in _find_task_ids(maybe_signature(part, app=self._app)):
                if operation_id := _to_operation_id(following_id):
                    self._write_end(make_operation(operation_id), status, error, creates=False)

    def _write_end(
        self,
        operation: Operation,
        status: OperationState,
        error: OperationFailure | None,
        *,
        creates: bool,
    ) -> None:
        """Write the end of an operation without a block in this process, unless it has ended.

        If the operation does not exist, *creates* determines whether it is created first or nothing
        is written.
        """
        session = self._recorder.session
        writer = session.make_writer(
            operation,
            lambda is_retry: (
                _create(session, operation, expires=self._expires, is_retry=is_retry)
                if creates
                else _open(session, operation)
            ),
        )
        writer.end(operation.advance(status, error=error))
        with suppress(TransitionError, UnknownOperationError):
            session.write(writer)

    def _make_operation(self, operation_id: UUID, name: str, **fields: Any) -> Operation:
        return make_operation(operation_id, tags=(name, *self._tags), **fields)


def _create(session: Session, operation: Operation, *, expires: float, is_retry: bool) -> Operation:
    """Create the operation of a task, unless it exists."""
    with suppress(DuplicateOperationError):
        session.create(operation, expires, is_retry=is_retry)
    return operation


def _open(session: Session, operation: Operation) -> Operation:
    """Open the store and return an operation that may exist there."""
    session.store.open()
    return operation


def _begin(session: Session, operation: Operation, *, is_retry: bool) -> Operation:
    """Record the begin of the first attempt of a task or of a later one.

    Raises:
        TransitionError: The operation was cancelled.
    """
    with suppress(DuplicateOperationError):
        return session.begin(operation, restart=False, is_retry=is_retry)
    try:
        return session.attach(operation, is_retry=is_retry)
    except TransitionError as error:
        if error.current == OperationState.CANCELLED:
            raise
        # The task is delivered again, is retried, or replaces another.
        return session.attach(operation, restart=True, is_retry=is_retry)


def _find_task_ids(signature: Signature) -> Iterator[str]:
    """Yield the identifier of a signature's task and of each task that follows it."""
    yield signature.options.get("task_id", "")
    following = [*signature.options.get("chain", ()), signature.options.get("chord")]
    if isinstance(signature, chord):
        following.append(signature.body)
    for part in filter(None, following):
        yield from _find_task_ids(maybe_signature(part))


def _describe(error: BaseException) -> OperationFailure:
    """Return the failure that describes an exception; some of Celery's have no readable text."""
    if isinstance(error, Reject):
        return to_failure("Reject", f"The task rejected its message: {error.reason}")
    if isinstance(error, TimeLimitExceeded):
        return to_failure(
            "TimeLimitExceeded", f"The task ran for longer than its time limit, {error.args[0]} s."
        )
    return describe(error)


def _to_operation_id(task_id: str) -> UUID | None:
    try:
        return UUID(task_id)
    except ValueError:
        return None


def _seconds_until(when: datetime | float | None) -> float:
    """Return the seconds until a time, which Celery passes as a datetime or as a delay."""
    if isinstance(when, datetime):
        moment = when if when.tzinfo else when.replace(tzinfo=UTC)
        return max(0.0, (moment - datetime.now(UTC)).total_seconds())
    return float(when or 0.0)
