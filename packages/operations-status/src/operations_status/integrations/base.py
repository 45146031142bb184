"""Recording of the tasks of a queue, which the integrations share.

Each task is one operation with the identifier of the task. The first process that handles the task
creates the operation; each run of the task is a block, which the process of the worker enters and
leaves. An integration decides when these methods are called, and with which outcome.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from uuid import UUID

from attrs import define, evolve, frozen

from operations_status.errors import (
    InvalidOperationError,
    OperationsStatusError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.operations import (
    NAME_LENGTH_MAX,
    AttemptOutcome,
    OperationState,
    clean_tags,
)
from operations_status.recording.block import RecordingBlock
from operations_status.recording.changes import Existing
from operations_status.recording.descriptions import readable
from operations_status.recording.operation import RecordedOperation
from operations_status.recording.recorder import check_expires, make_operation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import TypeAlias

    from operations_status.operations import Operation, OperationFailure
    from operations_status.recording.changes import Beginning
    from operations_status.recording.recorder import Recorder

    Tags: TypeAlias = Iterable[str] | Callable[..., Iterable[str]]

_logger = logging.getLogger(__name__)


@frozen
class QueuedTask:
    """A task as its queue describes it.

    Attributes:
        task_id: The identifier of the task.
        name: The name of its function.
        args: The positional arguments.
        kwargs: The keyword arguments.
        queue: The name of its queue; None if unknown.
        worker_name: The name of the worker that runs it; None for that of the recorder.
        redelivery: Seconds within which the queue delivers the task again if its worker dies; None
            if it does not.
        is_requeued: Whether a person has requeued the task after its failure.
    """

    task_id: str
    name: str
    args: Sequence[Any] = ()
    kwargs: Mapping[str, Any] = {}
    queue: str | None = None
    worker_name: str | None = None
    redelivery: float | None = None
    is_requeued: bool = False


@define(eq=False)
class TaskAttempt:
    """One run of a task in this process."""

    _block: RecordingBlock
    _operation: RecordedOperation

    def end(self, status: OperationState, error: OperationFailure | None = None) -> None:
        """End the operation, unless the task or another process has ended it.

        A success also ends the operation if another attempt has begun: queues keep the first
        successful result of a task.
        """
        is_success = status is OperationState.SUCCEEDED
        try:
            self._operation.end(status, error=error, in_any_attempt=is_success)
        except TransitionError as refused:
            _logger.info("%s", refused)
        finally:
            self._block.leave(None)

    def leave(self, error: BaseException | None) -> None:
        """End the operation as `RecordingBlock.leave` does, with an exception or with None."""
        if error is None:
            self.end(OperationState.SUCCEEDED)
        else:
            self._block.leave(error)

    def suspend(
        self, outcome: AttemptOutcome, error: OperationFailure | None = None, *, lease: float
    ) -> None:
        """End the attempt, not the operation, which is lost unless another attempt begins.

        Args:
            outcome: The way in which the attempt ends.
            error: The error of the attempt; None without one.
            lease: Seconds within which another attempt has to begin.
        """
        self._block.end_attempt(outcome, error, lease=lease)


class TaskRecording:
    """Operations of the tasks of one queue.

    Args:
        recorder: The recorder.
        tags: Tags of the operations, or a function that returns them for the name and the
            arguments of a task: `tags(name, *args, **kwargs)`.
        include: Patterns of the names of tasks that are recorded, as in `reports.*`.
        exclude: Patterns of the names of tasks that are not recorded.
        expires: Seconds after which a task that no worker has run is Failed with the code
            `NeverStarted`, and a task that waits for its next attempt with the code `Lost`.

    Raises:
        InvalidOperationError: An argument has an invalid value.
    """

    def __init__(
        self,
        recorder: Recorder,
        *,
        tags: Tags,
        include: Iterable[str],
        exclude: Iterable[str],
        expires: float,
    ) -> None:
        check_expires(expires)
        for name, patterns in (("include", include), ("exclude", exclude)):
            if isinstance(patterns, str):
                expected = f"expected a collection of patterns for {name}"
                raise InvalidOperationError(f"{expected}, got the string {patterns!r}")
        self.recorder = recorder
        self.expires = expires
        self._tags = tags if callable(tags) else clean_tags(tags)
        self._include = tuple(include)
        self._exclude = tuple(exclude)

    def create(self, task: QueuedTask, *, expires: float) -> None:
        """Create the operation of a sent task, unless it exists or the task is not recorded.

        It exists if the task was sent before, as before a retry, or if the task already runs.

        Args:
            task: The task.
            expires: Seconds within which the task has to begin.
        """
        operation = self._make_operation(task)
        if operation is None:
            return
        session = self.recorder.session
        session.write(
            session.make_writer(
                operation,
                session.plan_creation(operation, expires, existing=Existing.KEEP),
            )
        )

    def create_many(self, tasks: Iterable[QueuedTask], *, expires: float) -> None:
        """Create the operations of sent tasks in one transaction: all of them or none.

        Args:
            tasks: The tasks; those that are not recorded are ignored.
            expires: Seconds within which the tasks have to begin.

        Raises:
            DuplicateOperationError: Some operations exist; the error names them.
        """
        operations = [one for one in map(self._make_operation, tasks) if one is not None]
        if operations:
            self.recorder.session.create_many(operations, expires, existing=Existing.KEEP)

    def begin(
        self, task: QueuedTask, on_cancel: Callable[[], object] | None = None
    ) -> TaskAttempt | None:
        """Begin an attempt and return it; return None if the task is not recorded.

        Args:
            task: The task.
            on_cancel: A function that another thread calls when another process cancels the
                operation. It is not called when another worker has taken the task over.

        Raises:
            TransitionError: The operation has ended.
        """
        worker = self.recorder.session.worker
        if task.worker_name is not None:
            worker = evolve(worker, name=readable(task.worker_name[:NAME_LENGTH_MAX]))
        operation = self._make_operation(
            task,
            status=OperationState.RUNNING,
            worker=worker,
            queue=readable((task.queue or "")[:NAME_LENGTH_MAX]) or None,
            redelivery=task.redelivery,
        )
        if operation is None:
            return None
        existing = Existing.REQUEUE if task.is_requeued else Existing.CONTINUE
        block = RecordingBlock(
            lambda: self.recorder.session,
            RecordedOperation(
                operation, lambda session: session.plan_run(operation, existing=existing)
            ),
        )
        running = block.__enter__()
        if on_cancel:
            running.notify(lambda: on_cancel() if running.was_cancelled else None)
        return TaskAttempt(block, running)

    def end(
        self, task: QueuedTask, status: OperationState, error: OperationFailure | None = None
    ) -> None:
        """End the operation of a task that no process runs; create it if it does not exist."""
        operation = self._make_operation(task)
        if operation is not None:
            session = self.recorder.session
            beginning = session.plan_creation(operation, self.expires, existing=Existing.KEEP)
            self._write_end(operation, beginning, status, error)

    def is_continued(self, task_id: str, worker_name: str | None) -> bool:
        """Return whether another attempt of a task is due, or runs in another worker.

        The result is False if the operation cannot be read.

        Args:
            task_id: Identifier of the task.
            worker_name: Name of the worker whose attempt is over.
        """
        try:
            attempt = self.recorder.read(task_id).current_attempt
        except OperationsStatusError:
            return False
        if attempt is None or not attempt.is_open:
            return attempt is not None and attempt.outcome is AttemptOutcome.RETRIED
        return attempt.worker is not None and attempt.worker.name != worker_name

    def end_existing(
        self, task_id: str, status: OperationState, error: OperationFailure | None
    ) -> None:
        """End the operation of a task if there is one."""
        if operation_id := to_operation_id(task_id):
            self._write_end(make_operation(operation_id), None, status, error)

    def _write_end(
        self,
        operation: Operation,
        beginning: Beginning | None,
        status: OperationState,
        error: OperationFailure | None,
    ) -> None:
        session = self.recorder.session
        writer = session.make_writer(operation, beginning)
        writer.end(operation.advance(status, error=error))
        with suppress(TransitionError, UnknownOperationError):
            session.write(writer)

    def _make_operation(self, task: QueuedTask, **fields: Any) -> Operation | None:
        """Return a new operation for a task; None if the task is not recorded.

        A task is recorded if its name is included and its identifier is a UUID.
        """
        operation_id = to_operation_id(task.task_id)
        if operation_id is None or not _matches(task.name, self._include, self._exclude):
            return None
        name = readable(task.name[:NAME_LENGTH_MAX]) or None
        tags = self._choose_tags(task)
        return make_operation(operation_id, name=name, tags=tags, **fields)

    def _choose_tags(self, task: QueuedTask) -> tuple[str, ...]:
        """Return the tags of a task; the task is recorded without them if that fails."""
        if not callable(self._tags):
            return self._tags
        try:
            return clean_tags(self._tags(task.name, *task.args, **task.kwargs))
        except Exception:
            _logger.exception("task %s is recorded without tags: tags() failed", task.task_id)
            return ()


@lru_cache(maxsize=1024)
def _matches(name: str, include: Iterable[str], exclude: Iterable[str]) -> bool:
    """Return whether a name matches a pattern of *include*, and none of *exclude*."""
    return any(fnmatchcase(name, pattern) for pattern in include) and not any(
        fnmatchcase(name, pattern) for pattern in exclude
    )


def to_operation_id(task_id: str) -> UUID | None:
    """Return the identifier of a task as that of its operation; None if it is not a UUID."""
    try:
        return UUID(task_id)
    except ValueError:
        return None
