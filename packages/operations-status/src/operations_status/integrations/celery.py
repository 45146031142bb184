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
import threading
import time
from asyncio import CancelledError
from datetime import UTC, datetime
from functools import partial, wraps
from typing import TYPE_CHECKING, Any

from attrs import define, field
from billiard.exceptions import (  # type: ignore[import-untyped] # it has no types
    SoftTimeLimitExceeded,
    TimeLimitExceeded,
    WorkerLostError,
)
from billiard.process import current_process  # type: ignore[import-untyped] # it has no types
from celery import signals, states  # type: ignore[import-untyped] # it has no types
from celery.canvas import chord, maybe_signature  # type: ignore[import-untyped] # it has no types
from celery.exceptions import Ignore, Reject  # type: ignore[import-untyped] # it has no types

from operations_status.errors import DuplicateOperationError, TransitionError
from operations_status.operations import AttemptOutcome, OperationFailure, OperationState
from operations_status.recording.descriptions import describe, to_failure
from operations_status.recording.recorder import EXPIRY_SECONDS, LEASE_SECONDS
from operations_status.recording.session import write_last

from .base import QueuedTask, TaskRecording, to_operation_id
from .celery_sweep import Sweep, read_end

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from celery import Celery, Signature, Task
    from celery.app.task import Context  # type: ignore[import-untyped] # it has no types

    from operations_status.recording.recorder import Recorder

    from .base import Tags, TaskAttempt

_logger = logging.getLogger(__name__)
# The worker's clock starts when a child accepts the task, the child's when the task begins.
_SOFT_LIMIT_TOLERANCE_SECONDS = 1.0
HOUSEKEEPING = ("celery.backend_cleanup", "celery.chord_unlock")
"""Tasks that Celery sends for itself."""

_VISIBILITY_TIMEOUT_SECONDS = 3600.0
"""Default of the broker Redis; RabbitMQ delivers the tasks of a dead worker at once."""

_SHUTDOWN_MESSAGE = (
    "The worker was shut down while it ran the task; without acks_late it is not delivered again."
)


def record_tasks(  # noqa: PLR0913 each is a policy of its own
    app: Celery,
    recorder: Recorder,
    *,
    tags: Tags = (),
    include: Iterable[str] = ("*",),
    exclude: Iterable[str] = HOUSEKEEPING,
    expires: float = EXPIRY_SECONDS,
    revoke: bool = False,
    revoke_signal: str = "SIGTERM",
    reconcile: bool = False,
) -> None:
    """Record each task of an app, with all its attempts, as one operation.

    Tasks whose identifier is not a UUID are not recorded. If the sending process does not register
    the task and sends it by name, the operation is created when a worker runs or discards the task.

    Args:
        app: The app of the tasks.
        recorder: The recorder; made from an address, because workers fork.
        tags: Tags of the operations, or a function that returns them for the name and the
            arguments of a task: `tags(name, *args, **kwargs)`.
        include: Patterns of the names of tasks that are recorded, as in `reports.*`.
        exclude: Patterns of the names of tasks that are not recorded; by default Celery's own
            housekeeping. A task and the tasks that replace it should both match, or neither.
        expires: Seconds after which a task that no worker has run is Failed with the code
            `NeverStarted`, and a task that waits for its next attempt with the code `Lost`.
        revoke: Whether a task is revoked when its operation is cancelled: a task that waits never
            runs, a task that runs is terminated.
        revoke_signal: The signal that terminates a running task.
        reconcile: Whether workers compare unfinished operations with Celery's results once a
            minute, and end those whose task has ended or is gone.

    Raises:
        InvalidOperationError: An argument has an invalid value.
    """
    recording = TaskRecording(
        recorder, tags=tags, include=include, exclude=exclude, expires=expires
    )
    handlers = _TaskSignals(app, recording, revoke_signal if revoke else None)
    if reconcile:
        sweep = Sweep(app, recorder)
        signals.worker_ready.connect(sweep.start, weak=False)
        signals.worker_shutting_down.connect(sweep.stop, weak=False)
    app.GroupResult = _follow_groups(app.GroupResult, handlers)
    for signal, handler in (
        (signals.before_task_publish, handlers.hand_over),
        (signals.after_task_publish, handlers.create),
        (signals.worker_init, handlers.prepare),
        (signals.task_prerun, handlers.begin),
        (signals.task_postrun, handlers.end),
        (signals.task_failure, handlers.fail),
        (signals.task_revoked, handlers.cancel),
        (signals.task_retry, handlers.abandon),
        (signals.worker_process_shutdown, handlers.write_last),
    ):
        signal.connect(handler, weak=False)


@define(eq=False)
class _TaskRun:
    """One run of a task in this process.

    Attributes:
        task: The task.
        attempt: The attempt of its operation.
        begun: Time of its start on the monotonic clock.
        is_handed_over: Whether the run sends its own retry, or tasks that replace its task.
    """

    task: QueuedTask
    attempt: TaskAttempt
    begun: float
    is_handed_over: bool = False


class _SentGroup(threading.local):
    """Tasks of groups that a thread has sent, and whose operations are not created yet."""

    def __init__(self) -> None:
        self._tasks: list[QueuedTask] = []
        self._expires = 0.0

    def add(self, task: QueuedTask, expires: float) -> None:
        """Add a task, which has to begin within *expires* seconds."""
        self._tasks.append(task)
        self._expires = max(self._expires, expires)

    def take(self) -> tuple[list[QueuedTask], float]:
        """Remove and return the tasks, and the longest of their times of expiry in seconds."""
        taken = self._tasks, self._expires
        self._tasks, self._expires = [], 0.0
        return taken


@define(eq=False)
class _TaskSignals:
    """Signal handlers that record the tasks of one app."""

    _app: Celery
    _recording: TaskRecording
    _revoke_signal: str | None
    _soft_time_limit: float | None = field(default=None, init=False)
    _runs: dict[int, _TaskRun] = field(factory=dict, init=False)
    _group: _SentGroup = field(factory=_SentGroup, init=False)

    def create(
        self, sender: str, headers: Mapping[str, Any], body: tuple[Any, ...], **_: object
    ) -> None:
        """Create the operation of a sent task, unless it exists."""
        if sender in self._app.tasks:
            args, kwargs, _options = body
            sent = QueuedTask(headers["id"], sender, args, kwargs)
            expires = self._recording.expires + _delay(headers)
            running = self._app.current_worker_task
            is_retry = running is not None and running.request.id == headers["id"]
            if headers["group"] and not is_retry:
                self._group.add(sent, expires)
                return
            self.create_group()
            self._recording.create(sent, expires=expires)

    def create_group(self) -> None:
        """Create the operations of the tasks of a group that this thread has sent."""
        tasks, expires = self._group.take()
        while tasks:
            try:
                self._recording.create_many(tasks, expires=expires)
            except DuplicateOperationError as error:  # their workers were faster
                tasks = [
                    task
                    for task in tasks
                    if to_operation_id(task.task_id) not in error.operation_ids
                ]
            else:
                return

    def hand_over(self, headers: Mapping[str, Any], **_: object) -> None:
        """End the attempt of a task that is about to send its own retry or its replacement.

        The other attempt may begin at once, before this one has returned.
        """
        running = self._app.current_worker_task
        run = self._runs.get(id(running.request)) if running else None
        if run is None or run.is_handed_over:
            return
        request = running.request
        is_replaced = headers["replaced_task_nesting"] > request.replaced_task_nesting
        if is_replaced or headers["id"] == request.id:
            run.is_handed_over = True
            error = sys.exception()
            reason = describe(error) if error else None
            lease = self._recording.expires + _delay(headers)
            run.attempt.suspend(AttemptOutcome.RETRIED, reason, lease=lease)

    def prepare(self, sender: Any, **_: object) -> None:
        """Prepare a starting worker.

        Save its soft time limit, for tasks without a limit of their own. With `revoke`, let no
        task run whose operation was cancelled.
        """
        self._soft_time_limit = sender.soft_time_limit
        if self._revoke_signal:
            for kind in {type(task) for task in self._app.tasks.values()}:
                kind.before_start = _revoke_cancelled(kind.before_start)

    def begin(
        self, task_id: str, task: Task, args: Any, kwargs: Mapping[str, Any], **_: object
    ) -> None:
        """Record the beginning of an attempt."""
        if task.app is not self._app:
            return
        begun = time.monotonic()
        request = task.request
        queued = QueuedTask(
            task_id,
            task.name,
            args,
            kwargs,
            queue=(request.delivery_info or {}).get("routing_key"),
            worker_name=request.hostname,
            redelivery=self._seconds_to_redelivery(task),
        )
        try:
            attempt = self._recording.begin(
                queued,
                on_cancel=partial(self._revoke, request) if self._revoke_signal else None,
            )
        except TransitionError as refused:
            if self._revoke_signal and refused.current == OperationState.CANCELLED:
                request.update(operation_cancelled=True)
            else:
                _logger.warning("task %s runs unrecorded: %s", task_id, refused)
            return
        if attempt is not None:
            self._runs[id(request)] = _TaskRun(queued, attempt, begun)

    def _seconds_to_redelivery(self, task: Task) -> float | None:
        """Return the seconds within which Celery runs a task again if its worker dies, or None."""
        if not task.acks_late:
            return None
        options = self._app.conf.broker_transport_options
        visible_after = options.get("visibility_timeout", _VISIBILITY_TIMEOUT_SECONDS)
        return float(visible_after) + self._recording.expires

    def _revoke(self, request: Context) -> None:
        """Revoke a running task whose operation was cancelled by another process."""
        # A run that has ended meanwhile is not revoked: its retry has the same identifier.
        running = [request.id] if id(request) in self._runs else []
        self._app.control.revoke(running, terminate=True, signal=self._revoke_signal)

    def end(self, task: Task, state: str | None, retval: Any, **_: object) -> None:
        """Record the end of an attempt."""
        self.create_group()  # the next task of a chain in a group is sent without its group
        run = self._runs.pop(id(task.request), None)
        if run is None:
            return
        attempt, expires = run.attempt, self._recording.expires
        # Celery does not pass on an exception that terminates the process.
        error = retval if isinstance(retval, BaseException) else sys.exception()
        if run.is_handed_over:
            if state == states.FAILURE and error:  # the message could not be sent
                self._recording.end(run.task, OperationState.FAILED, _describe(error))
        elif state == states.SUCCESS:
            attempt.leave(None)
        elif state == states.RETRY:
            reason = describe(retval.exc) if retval.exc else None
            delay = _seconds_until(retval.when)
            attempt.suspend(AttemptOutcome.RETRIED, reason, lease=expires + delay)
        elif state == states.IGNORED:
            attempt.leave(CancelledError())
        elif isinstance(error, Reject) and not task.request.is_eager:
            lease = expires if task.acks_late else LEASE_SECONDS
            outcome = AttemptOutcome.RETRIED if error.requeue else AttemptOutcome.FAILED
            attempt.suspend(outcome, _describe(error), lease=lease)
        elif self._is_terminated(task, error, seconds=time.monotonic() - run.begun):
            # With acks_late, Celery may deliver the message again, except after an exception.
            may_return = task.acks_late and not isinstance(error, SoftTimeLimitExceeded)
            lease = expires if may_return else LEASE_SECONDS
            attempt.suspend(AttemptOutcome.LOST, lease=lease)
        else:
            attempt.leave(error)

    def _is_terminated(self, task: Task, error: BaseException | None, *, seconds: float) -> bool:
        """Return whether the worker or a service manager has terminated the process of a task.

        Then the worker's main process records the end of the task. SIGUSR1 raises
        SoftTimeLimitExceeded, other signals raise SystemExit.
        """
        if task.request.is_eager or current_process().name == "MainProcess":
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
        is_lost = isinstance(exception, WorkerLostError)
        if is_lost and self._recording.is_continued(task_id, sender.request.hostname):
            return
        self._end(sender, task_id, sender.request, OperationState.FAILED, _describe(exception))

    def cancel(self, sender: Task, request: Any, *, expired: bool, **_: object) -> None:
        """Record a revoked or expired task.

        If its process was terminated after Celery had stored its success, Celery keeps that result.
        """
        if sender.app is self._app and _has_succeeded(sender, request.id):
            queued = QueuedTask(request.id, sender.name, request.args or (), request.kwargs or {})
            self._recording.end(queued, OperationState.SUCCEEDED)
            return
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
        is_final = reason is None and not sender.acks_late
        if is_final and not self._recording.is_continued(request.id, request.hostname):
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
        if id(request) not in self._runs:
            queued = QueuedTask(task_id, task.name, request.args or (), request.kwargs or {})
            self._recording.end(queued, status, error)
        for part in filter(None, [*(request.chain or ()), request.chord]):
            for following_id in _find_task_ids(maybe_signature(part, app=self._app)):
                self._recording.end_existing(following_id, status, error)


def _follow_groups(kind: type, handlers: _TaskSignals) -> type:
    """Return a class of group results that notices when Celery has sent a group.

    Celery creates the result after it has sent the tasks of the group, and sends no signal then.
    """

    class RecordedGroupResult(kind):  # type: ignore[misc] # Celery has no types
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            handlers.create_group()

    return RecordedGroupResult


def _revoke_cancelled(before_start: Callable[..., None]) -> Callable[..., None]:
    """Return a `Task.before_start` that revokes a task whose operation was cancelled."""

    @wraps(before_start)
    def call(task: Task, task_id: str, args: Any, kwargs: Any) -> None:
        if task.request.get("operation_cancelled"):
            task.backend.mark_as_revoked(task_id, "cancelled", request=task.request)
            raise Ignore
        before_start(task, task_id, args, kwargs)

    return call


def _has_succeeded(task: Task, task_id: str) -> bool:
    """Return whether the result back end has a success; False if it does not answer."""
    try:
        state, _failure = read_end(task.backend, task_id)
    except Exception:
        _logger.exception("task %s: the result of the revoked task is unknown", task_id)
        return False
    return state is OperationState.SUCCEEDED


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


def _delay(headers: Mapping[str, Any]) -> float:
    """Return the seconds until a sent task may run."""
    eta = headers["eta"]
    return _seconds_until(datetime.fromisoformat(eta)) if eta else 0.0


def _seconds_until(when: datetime | float | None) -> float:
    """Return the seconds until a time, which Celery passes as a datetime or as a delay."""
    if isinstance(when, datetime):
        moment = when if when.tzinfo else when.replace(tzinfo=UTC)
        return max(0.0, (moment - datetime.now(UTC)).total_seconds())
    return float(when or 0.0)
