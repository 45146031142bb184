"""Recording of Django's tasks: each task is an operation with the identifier of its result.

`record_tasks` connects to the signals that each back end of tasks sends (Django 6, or the package
`django-tasks` for Django 5.2):

    enqueued            Starting
    runs                Running
    returns             Succeeded
    raises an exception Failed; its class is the code, its text the message

Django's tasks have no retries, so the end of the attempt is the end of the operation.
"""

from __future__ import annotations

import logging
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from django.db import transaction  # type: ignore[import-untyped] # it has no types
from django.utils import timezone  # type: ignore[import-untyped] # it has no types

from operations_status.errors import TransitionError
from operations_status.operations import OperationState
from operations_status.recording.descriptions import describe, to_failure
from operations_status.recording.recorder import EXPIRY_SECONDS

from .base import QueuedTask, TaskRecording

if TYPE_CHECKING:
    from collections.abc import Iterable

    from operations_status.operations import OperationFailure
    from operations_status.recording.recorder import Recorder

    from .base import Tags, TaskAttempt

_logger = logging.getLogger(__name__)
_signals = import_module(
    "django.tasks.signals" if find_spec("django.tasks") else "django_tasks.signals"
)


def record_tasks(
    recorder: Recorder,
    *,
    tags: Tags = (),
    include: Iterable[str] = ("*",),
    exclude: Iterable[str] = (),
    expires: float = EXPIRY_SECONDS,
) -> None:
    """Record each task of Django as one operation; call this once, in `AppConfig.ready`.

    A task that is enqueued in a transaction is recorded when the transaction is committed. Tasks
    whose identifier is not a UUID are not recorded.

    Args:
        recorder: The recorder; made from an address, because workers may fork.
        tags: Tags of the operations, or a function that returns them for the name and the
            arguments of a task: `tags(name, *args, **kwargs)`.
        include: Patterns of the names of tasks that are recorded, as in `reports.tasks.*`.
        exclude: Patterns of the names of tasks that are not recorded.
        expires: Seconds after which a task that no worker has run is Failed with the code
            `NeverStarted`.

    Raises:
        InvalidOperationError: An argument has an invalid value.
    """
    recording = TaskRecording(
        recorder, tags=tags, include=include, exclude=exclude, expires=expires
    )
    handlers = _DjangoSignals(recording)
    for signal, handler in (
        (_signals.task_enqueued, handlers.create),
        (_signals.task_started, handlers.begin),
        (_signals.task_finished, handlers.end),
    ):
        signal.connect(handler, weak=False)


class _DjangoSignals:
    """Receivers of the signals that record tasks."""

    def __init__(self, recording: TaskRecording) -> None:
        self._recording = recording
        self._attempts: dict[str, TaskAttempt] = {}

    def create(self, task_result: Any, **_: object) -> None:
        """Create the operation of an enqueued task, unless it exists."""
        task = _describe_task(task_result)
        run_after = task_result.task.run_after
        delay = (run_after - timezone.now()).total_seconds() if run_after else 0.0
        expires = self._recording.expires + max(0.0, delay)
        transaction.on_commit(lambda: self._recording.create(task, expires=expires))

    def begin(self, task_result: Any, **_: object) -> None:
        """Record the beginning of a task."""
        try:
            attempt = self._recording.begin(_describe_task(task_result))
        except TransitionError as refused:
            _logger.warning("task %s runs unrecorded: %s", task_result.id, refused)
            return
        except (KeyboardInterrupt, SystemExit) as signalled:
            # The back end fails the task, whose beginning may have been recorded.
            self._recording.end_existing(task_result.id, OperationState.FAILED, describe(signalled))
            raise
        if attempt is not None:
            self._attempts[task_result.id] = attempt

    def end(self, task_result: Any, **_: object) -> None:
        """Record the end of a task."""
        attempt = self._attempts.pop(task_result.id, None)
        if attempt is None:
            return
        if task_result.status == "SUCCESSFUL":
            attempt.end(OperationState.SUCCEEDED)
        else:
            attempt.end(OperationState.FAILED, _describe_failure(task_result))


def _describe_failure(task_result: Any) -> OperationFailure:
    """Return the failure of a task: back ends send the signal while they handle its exception."""
    if error := sys.exception():
        return describe(error)
    failure = task_result.errors[-1]
    code = failure.exception_class_path.rpartition(".")[2]
    return to_failure(code, failure.traceback.strip().rpartition("\n")[2])


def _describe_task(task_result: Any) -> QueuedTask:
    return QueuedTask(
        str(task_result.id),
        task_result.task.module_path,
        task_result.args,
        task_result.kwargs,
        queue=task_result.task.queue_name,
    )
