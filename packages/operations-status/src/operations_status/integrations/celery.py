"""Recording of Celery tasks: each task is an operation whose identifier is the task's.

`record_tasks(app, recorder)` in the module of the app is enough, for the processes that send tasks
and for the workers. Sending a task creates the operation, running it attaches to it::

    sent                      Starting
    runs, waits for a retry   Running
    returns                   Succeeded
    raises an exception       Failed; its class is the code, its text the message
    revoked, ignored          Cancelled

Celery logs an error of a signal handler and goes on: a task runs although it cannot be recorded.
"""

from __future__ import annotations

import logging
import sys
from asyncio import CancelledError
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from uuid import UUID

from attrs import define, field
from celery import signals, states  # type: ignore[import-untyped] # it has no types

from operations_status.errors import TransitionError, UnknownOperationError
from operations_status.operations import OperationState, clean_tags
from operations_status.recording.descriptions import describe
from operations_status.recording.recorder import EXPIRY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from celery import Celery, Task

    from operations_status.operations import OperationFailure
    from operations_status.recording.block import RecordingBlock
    from operations_status.recording.recorder import Recorder

_logger = logging.getLogger(__name__)


def record_tasks(
    app: Celery,
    recorder: Recorder,
    *,
    tags: Iterable[str] = (),
    expires: float = EXPIRY_SECONDS,
) -> None:
    """Record every task of an app as an operation, retries included.

    Tasks whose identifier is no UUID are not recorded. A task that is sent by its name alone, by a
    process that does not register it, is recorded when a worker runs it.

    Args:
        app: The app of the tasks.
        recorder: Records them; made from an address, because workers fork.
        tags: Tags of the operations, besides the name of the task.
        expires: Seconds after which a task that no worker has run is Failed with the code
            `NeverStarted`, and one that waits for its retry with the code `Lost`.

    Raises:
        InvalidOperationError: A tag is malformed.
    """
    recording = _TaskRecording(app, recorder, clean_tags(tags), expires)
    for signal, handler in (
        (signals.before_task_publish, recording.create),
        (signals.task_prerun, recording.begin),
        (signals.task_postrun, recording.end),
        (signals.task_failure, recording.fail),
        (signals.task_revoked, recording.cancel),
    ):
        signal.connect(handler, weak=False)


@define(eq=False)
class _TaskRecording:
    """Signal handlers that record the tasks of one app."""

    _app: Celery
    _recorder: Recorder
    _tags: tuple[str, ...]
    _expires: float
    _blocks: dict[str, RecordingBlock] = field(factory=dict, init=False)

    def create(self, sender: str, headers: Mapping[str, Any], **_: object) -> None:
        """Create the operation of a task that is sent; a retry continues that of its task."""
        operation_id = _to_operation_id(headers["id"])
        if sender not in self._app.tasks or headers.get("retries") or operation_id is None:
            return
        delay = 0.0
        if eta := headers.get("eta"):
            delay = _seconds_until(datetime.fromisoformat(eta))
        self._recorder.create(
            operation_id=operation_id,
            tags=[sender, *self._tags],
            expires=self._expires + delay,
        )

    def begin(self, task_id: str, task: Task, **_: object) -> None:
        """Record that a task runs."""
        operation_id = _to_operation_id(task_id)
        if task.app is not self._app or operation_id is None:
            return
        try:
            block = self._recorder.attach(operation_id)
            block.__enter__()
        except (TransitionError, UnknownOperationError) as error:
            if getattr(error, "current", None) == OperationState.CANCELLED:
                _logger.warning("task %s runs, although its operation was cancelled", task_id)
                return
            # Created elsewhere, delivered again, or retried.
            block = self._recorder.operation(
                operation_id=operation_id, tags=[task.name, *self._tags], on_duplicate="restart"
            )
            block.__enter__()
        self._blocks[task_id] = block

    def end(self, task_id: str, state: str | None, retval: Any, **_: object) -> None:
        """Record how a task has ended."""
        block = self._blocks.pop(task_id, None)
        if block is None:
            return
        if state == states.RETRY:
            block.suspend(lease=self._expires + _seconds_until(retval.when))
        elif state == states.REJECTED and retval.requeue:
            block.suspend(lease=self._expires)
        elif state == states.IGNORED:
            block.leave(CancelledError())
        elif state == states.SUCCESS:
            block.leave(None)
        else:  # the exception that has ended the task, or that is ending its worker
            block.leave(retval if isinstance(retval, BaseException) else sys.exception())

    def fail(self, task_id: str, exception: BaseException, **_: object) -> None:
        """Record a failure that the worker's main process has found, as of a task out of time."""
        if task_id not in self._blocks:
            self._end_elsewhere(task_id, OperationState.FAILED, describe(exception))

    def cancel(self, request: Any, **_: object) -> None:
        """Record that a task was revoked."""
        self._end_elsewhere(request.id, OperationState.CANCELLED)

    def _end_elsewhere(
        self, task_id: str, status: OperationState, error: OperationFailure | None = None
    ) -> None:
        """End an operation that another process runs, or none."""
        operation_id = _to_operation_id(task_id)
        if operation_id is None:
            return
        self._recorder.open()
        with suppress(TransitionError, UnknownOperationError):
            self._recorder.store.advance(operation_id, status, error=error)


def _to_operation_id(task_id: str) -> UUID | None:
    try:
        return UUID(task_id)
    except ValueError:
        return None


def _seconds_until(when: datetime | float | None) -> float:
    """Return the seconds until a moment, which Celery states as such or as a delay."""
    if isinstance(when, datetime):
        moment = when if when.tzinfo else when.replace(tzinfo=UTC)
        return max(0.0, (moment - datetime.now(UTC)).total_seconds())
    return float(when or 0.0)
