"""Comparison of unfinished operations with the results, messages and workers of Celery.

A sweep looks at operations that no worker runs: tasks that wait for their first or their next
attempt. It ends an operation if the back end has the final result of the task, or if neither
the broker nor a worker has the task. Sweeps of several processes may run at the same time, because
a change is refused if the operation has ended or another attempt has begun.
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from datetime import UTC, datetime
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from attrs import define, field
from celery import states  # type: ignore[import-untyped] # it has no types
from celery.backends.base import DisabledBackend  # type: ignore[import-untyped] # it has no types
from prometheus_client import Counter

from operations_status.errors import TransitionError, UnknownOperationError
from operations_status.filters import OperationFilter
from operations_status.operations import (
    LOST,
    TERMINAL_STATES,
    OperationFailure,
    OperationState,
)
from operations_status.recording.descriptions import describe

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet
    from uuid import UUID

    from celery import Celery

    from operations_status.operations import Operation
    from operations_status.recording.recorder import Recorder

_logger = logging.getLogger(__name__)

INTERVAL_SECONDS = 60.0
_ANSWER_SECONDS = 2.0
"""Seconds for which a sweep waits for the answers of workers."""

_UNFINISHED = frozenset(OperationState) - TERMINAL_STATES
_GONE = OperationFailure(code=LOST, message="Neither the broker nor a worker has the task.")

repaired = Counter(
    "operations_status_celery_repaired",
    "Operations that a sweep has ended, by their final state.",
    ["status"],
)


@define(eq=False)
class Sweep:
    """Repeated comparison of the operations of one app, in a thread.

    Args:
        app: The app of the tasks.
        recorder: The recorder of the operations.
        interval: Seconds between two sweeps; operations that changed in this time are skipped.
    """

    _app: Celery
    _recorder: Recorder
    _interval: float = INTERVAL_SECONDS
    _missing: AbstractSet[UUID] = field(factory=frozenset, init=False)
    _stops: SimpleQueue[None] = field(factory=SimpleQueue, init=False)

    def start(self, **_: object) -> None:
        """Start the thread, in the main process of a worker."""
        self._stops = SimpleQueue()
        threading.Thread(
            target=self._repeat, args=(self._stops,), name="operations-status sweep", daemon=True
        ).start()

    def stop(self, **_: object) -> None:
        """Stop the thread after its current sweep.

        Celery calls this in a signal handler, which another signal may interrupt: the queue is
        reentrant, but an event has a lock.
        """
        self._stops.put(None)

    def _repeat(self, stops: SimpleQueue[None]) -> None:
        while True:
            with suppress(Empty):
                stops.get(timeout=self._interval)
                return
            try:
                self.run()
            except Exception:
                _logger.exception("operations are not compared with Celery's results")

    def run(self) -> int:
        """Compare all operations once; return the number of repaired ones.

        A task is taken for gone only if two sweeps in a row have not found it.
        """
        count, unknown = 0, []
        for operation in self._read_waiting():
            current = operation.current_attempt
            state, failure = read_end(
                self._app.backend,
                str(operation.operation_id),
                since=current.started if current else None,
            )
            if state is None:
                unknown.append(operation)
            else:
                count += self._end(operation, state, failure)
        missing = self._find_missing(unknown)
        for operation in missing:
            if operation.operation_id in self._missing:
                count += self._end(operation, OperationState.FAILED, _GONE)
        self._missing = frozenset(operation.operation_id for operation in missing)
        return count

    def _read_waiting(self) -> list[Operation]:
        """Return the unfinished operations of the app that no worker runs, except new ones."""
        store = self._recorder.session.store
        store.open()
        now = datetime.now(UTC)
        return [
            operation
            for operation in store.list(OperationFilter(statuses=_UNFINISHED))
            if operation.name in self._app.tasks
            and not (operation.current_attempt and operation.current_attempt.is_open)
            and operation.updated
            and (now - operation.updated).total_seconds() >= self._interval
        ]

    def _find_missing(self, operations: list[Operation]) -> list[Operation]:
        """Return the operations whose tasks neither the broker nor a worker has.

        The result is empty if that is unknown: only the broker Redis can be searched for messages,
        and workers may be too busy to answer.
        """
        if not operations or not self._is_broker_empty():
            return []
        inspect = self._app.control.inspect(timeout=_ANSWER_SECONDS)
        answers = [inspect.active(), inspect.reserved(), inspect.scheduled()]
        if not all(answers):
            return []
        known = {
            (task.get("request") or task)["id"]
            for answer in answers
            for tasks in answer.values()
            for task in tasks
        }
        return [one for one in operations if str(one.operation_id) not in known]

    def _is_broker_empty(self) -> bool:
        """Return whether the broker is a Redis without messages, queued or unacknowledged."""
        with self._app.connection_for_read() as connection:
            channel = connection.default_channel
            if connection.transport.driver_type != "redis" or channel.global_keyprefix:
                return False
            with channel.conn_or_acquire() as client:
                bindings = [
                    binding.decode()
                    for key in client.scan_iter(match=channel.keyprefix_queue % "*")
                    for binding in client.smembers(key)
                ]
                is_acknowledged = not client.hlen(channel.unacked_key)
            queues = {binding.rpartition(channel.sep)[2] for binding in bindings}
            # The transport has no public count of the messages of all priorities.
            return is_acknowledged and not any(map(channel._size, queues))  # noqa: SLF001

    def _end(
        self, operation: Operation, state: OperationState, failure: OperationFailure | None
    ) -> int:
        """End an operation unless it has changed meanwhile; return the number of changes."""
        try:
            self._recorder.session.store.advance(
                operation.operation_id, state, error=failure, attempt=operation.attempt
            )
        except (TransitionError, UnknownOperationError):
            return 0
        repaired.labels(state.value).inc()
        _logger.warning(
            "operation %s was %s, is repaired: %s%s",
            operation.operation_id,
            operation.status,
            state,
            f" ({failure.message})" if failure else "",
        )
        return 1


def read_end(
    backend: Any, task_id: str, *, since: datetime | None = None
) -> tuple[OperationState | None, OperationFailure | None]:
    """Return the final state of a task in a result back end, and its error.

    Args:
        backend: The result back end.
        task_id: Identifier of the task.
        since: Time before which a failure is the result of an earlier attempt.

    Returns:
        None as the state if the back end has no final result.
    """
    if isinstance(backend, DisabledBackend):
        return None, None
    meta = backend.get_task_meta(task_id)
    status, done = meta["status"], meta.get("date_done")
    if status == states.SUCCESS:
        return OperationState.SUCCEEDED, None
    if status == states.REVOKED:
        return OperationState.CANCELLED, None
    if status != states.FAILURE or done is None:
        return None, None
    done = datetime.fromisoformat(str(done))  # some back ends return text, others the time
    if since and (done if done.tzinfo else done.replace(tzinfo=UTC)) < since:
        return None, None
    return OperationState.FAILED, describe(meta["result"])
