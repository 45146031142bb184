"""Thread that renews leases, reports progress and polls for requests to stop."""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.errors import StoreError, TransitionError, UnknownOperationError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from uuid import UUID

    from operations_status.logs import OutageLog
    from operations_status.operations import OperationState, Progress
    from operations_status.stores import BlockingStore

    StateListener = Callable[[OperationState | None], object]

_logger = logging.getLogger(__name__)
_BEATS_PER_LEASE = 3
_PROGRESS_SECONDS = 0.5


@define(eq=False)
class Heartbeat:
    """Renews leases, polls for states and reports progress, for all operations of one process.

    Each of the first two is one statement for all operations. The thread starts with the first
    operation, and again with the first after `stop`. A lease lasts *lease* seconds and is renewed
    after a third of them; states are polled every *poll_interval* seconds.
    """

    _store: BlockingStore
    _owner: UUID
    _lease: float
    _poll_interval: float
    _outage: OutageLog
    _next_beat: float = field(default=0.0, init=False)
    _next_report: float = field(default=0.0, init=False)
    _listeners: dict[UUID, StateListener] = field(factory=dict, init=False)
    _progress: dict[UUID, Progress] = field(factory=dict, init=False)
    _changed: threading.Condition = field(factory=threading.Condition, init=False)
    _thread: threading.Thread | None = field(default=None, init=False)
    _is_idle: bool = field(default=False, init=False)

    def watch(self, operation_id: UUID, listener: StateListener) -> None:
        """Keep an operation alive.

        Args:
            operation_id: Which operation; its lease has just begun.
            listener: Called from the heartbeat's thread with each state that a poll finds; with
                None when another worker has taken the operation over.
        """
        with self._changed:
            if not self._listeners:
                self._next_beat = time.monotonic() + self._lease / _BEATS_PER_LEASE
            self._listeners[operation_id] = listener
            if self._is_idle:  # waking the thread costs as much as the rest of a short operation
                self._changed.notify()
            if self._thread is None:
                self._thread = threading.Thread(
                    target=self._run, name="operations-status heartbeat", daemon=True
                )
                self._thread.start()

    def forget(self, operation_id: UUID) -> None:
        """Stop keeping an operation alive, if it was."""
        with self._changed:
            self._listeners.pop(operation_id, None)
            self._progress.pop(operation_id, None)

    def report(self, operation_id: UUID, progress: Progress) -> None:
        """Report progress with the next poll, twice a second at most, unless newer one comes."""
        with self._changed:
            if operation_id in self._listeners:
                self._progress[operation_id] = progress

    def report_now(self, operation_id: UUID) -> None:
        """Report progress that waits for a poll, because the operation is about to end."""
        if progress := self._progress.get(operation_id):
            self._write(operation_id, progress)

    def stop(self) -> None:
        """Stop the thread and wait for its end, unless this is that thread."""
        with self._changed:
            thread, self._thread = self._thread, None
            self._changed.notify_all()
        if thread is not None and thread is not threading.current_thread():
            thread.join()

    def _run(self) -> None:
        while operation_ids := self._wait():
            try:
                states = self._poll(operation_ids)
                self._report_progress()
            except StoreError as error:
                self._outage.fail(error)
            else:
                self._outage.succeed()
                for operation_id, state in states.items():
                    self._notify(operation_id, state)

    def _wait(self) -> list[UUID]:
        """Return the running operations when it is time to poll; none when the thread must end."""

        def must_end() -> bool:
            return self._thread is not threading.current_thread()

        with self._changed:
            self._changed.wait_for(must_end, timeout=self._poll_interval)
            self._is_idle = True
            self._changed.wait_for(lambda: must_end() or self._listeners)
            self._is_idle = False
            return [] if must_end() else list(self._listeners)

    def _poll(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        """Return the states of operations that have news, and renew leases when it is time to."""
        if time.monotonic() >= self._next_beat:
            states = self._beat(operation_ids)
            self._next_beat = time.monotonic() + self._lease / _BEATS_PER_LEASE
            return states
        states = self._store.read_interrupted(operation_ids)
        ended = [operation_id for operation_id, state in states.items() if state.is_terminal]
        # The watchdog may have called an operation lost whose process was only suspended: a
        # heartbeat revives it.
        return {**states, **self._beat(ended)} if ended else states

    def _beat(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        states = self._store.heartbeat(operation_ids, lease=self._lease, owner=self._owner)
        for operation_id in operation_ids:
            if operation_id not in states:
                self._drop(operation_id)
        return states

    def _drop(self, operation_id: UUID) -> None:
        """Stop watching an operation that this worker no longer owns."""
        with self._changed:
            listener = self._listeners.pop(operation_id, _ignore)
        if self._store.get(operation_id) is None:
            _logger.warning("operation %s is not in the store any more", operation_id)
        else:
            _logger.warning("operation %s was taken over by another worker", operation_id)
            listener(None)

    def _report_progress(self) -> None:
        if not self._progress or time.monotonic() < self._next_report:
            return
        self._next_report = time.monotonic() + _PROGRESS_SECONDS
        with self._changed:
            reports = dict(self._progress)
        for operation_id, progress in reports.items():
            self._write(operation_id, progress)
        with self._changed:  # keep what came meanwhile
            self._progress = {
                operation_id: progress
                for operation_id, progress in self._progress.items()
                if reports.get(operation_id) is not progress
            }

    def _write(self, operation_id: UUID, progress: Progress) -> None:
        try:
            self._store.report_progress(operation_id, progress, owner=self._owner)
        except (TransitionError, UnknownOperationError) as error:
            _logger.debug("operation %s: progress not reported: %s", operation_id, error)

    def _notify(self, operation_id: UUID, state: OperationState) -> None:
        with self._changed:
            listener = self._listeners.get(operation_id, _ignore)
        if state.is_terminal:
            self.forget(operation_id)
        listener(state)


def _ignore(_: OperationState | None) -> None:
    """Listen for an operation that has just ended."""
