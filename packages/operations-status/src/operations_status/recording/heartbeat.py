"""Thread that renews leases, polls for stop requests, and writes unwritten changes."""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.errors import (
    StoreError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.operations import OperationState
from operations_status.stores import deadlines

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from uuid import UUID

    from operations_status.logs import OutageLog
    from operations_status.stores import BlockingStore

    from .writer import OperationWriter

_logger = logging.getLogger(__name__)
_BEATS_PER_LEASE = 3
_PROGRESS_SECONDS = 0.5
_PROBE_SECONDS = 0.5
"""Pause between two probes of a store that has failed."""

_ANSWER_SECONDS = 5.0
"""Seconds for which a probe waits for the store."""

UNWRITTEN_MAX = 10_000
"""Largest number of operations with unwritten changes, which are kept in memory."""


@define(eq=False, kw_only=True)
class Heartbeat:
    """Heartbeats of all operations of one process, in a thread.

    One call renews the leases of all operations, and one polls all states. A lease lasts *lease*
    seconds and is renewed after a third of this time; states are polled every *poll_interval*
    seconds. The thread starts with the first operation, and after `stop` with the next one.

    Unwritten changes are written in the order of their arrival as soon as the store is available.
    If *probes* is true, the thread probes an unavailable store twice a second with a write.

    Attributes:
        drained: Called when all changes are written.
    """

    _store: BlockingStore
    _owner: UUID
    _lease: float
    _poll_interval: float
    _outage: OutageLog
    _probes: bool
    drained: Callable[[], object]
    _next_beat: float = field(default=0.0, init=False)
    _next_report: float = field(default=0.0, init=False)
    _watched: dict[UUID, OperationWriter] = field(factory=dict, init=False)
    _unwritten: dict[OperationWriter, None] = field(factory=dict, init=False)
    _changed: threading.Condition = field(factory=threading.Condition, init=False)
    _thread: threading.Thread | None = field(default=None, init=False)
    _is_idle: bool = field(default=False, init=False)

    @property
    def unwritten(self) -> int:
        """Number of operations with unwritten changes."""
        return len(self._unwritten)

    def update(self, writer: OperationWriter) -> None:
        """Start or stop watching an operation; call this after each change of its writer."""
        with self._changed:
            if writer.is_running:
                if not self._watched:
                    self._next_beat = time.monotonic() + self._lease / _BEATS_PER_LEASE
                self._watched[writer.operation_id] = writer
            elif self._watched.get(writer.operation_id) is writer:
                del self._watched[writer.operation_id]
            if not self._probes or not writer.is_unwritten:
                self._unwritten.pop(writer, None)
            elif len(self._unwritten) < UNWRITTEN_MAX or writer in self._unwritten:
                self._unwritten[writer] = None
            else:
                _logger.error(
                    "operation %s is not recorded: %d others wait for the store",
                    writer.operation_id,
                    UNWRITTEN_MAX,
                )
            self._start()

    def probe(self) -> None:
        """Probe the store until its outage has ended."""
        with self._changed:
            self._start()

    def is_behind(self, writer: OperationWriter) -> bool:
        """Return whether an earlier change of the same operation is unwritten."""
        with self._changed:
            return any(
                other is not writer and other.operation_id == writer.operation_id
                for other in self._unwritten
            )

    def write_unwritten(self) -> None:
        """Write the unwritten changes in the order of their arrival; a success ends an outage.

        Raises:
            StoreError: The store cannot be used.
        """
        for writer in tuple(self._unwritten):
            if self._watched and time.monotonic() >= self._next_beat:
                self._beat(tuple(self._watched))
            self._write_late(writer)
            self._outage.succeed()

    def stop(self) -> None:
        """Stop the thread; other threads wait for its end until the deadline."""
        with self._changed:
            thread, self._thread = self._thread, None
            self._changed.notify_all()
        if thread is not None and thread is not threading.current_thread():
            thread.join(deadlines.remaining())

    def _start(self) -> None:
        """Start or wake the thread if it has work."""
        if self._is_idle or self._is_probing():  # a wake-up costs as much as a short operation
            self._changed.notify_all()
        if self._thread is None and self._has_work():
            self._thread = threading.Thread(
                target=self._run, name="operations-status heartbeat", daemon=True
            )
            self._thread.start()

    def _has_work(self) -> bool:
        return bool(self._watched) or self._is_probing()

    def _is_probing(self) -> bool:
        return self._probes and (self._outage.is_out or bool(self._unwritten))

    def _is_stopped(self) -> bool:
        return self._thread is not threading.current_thread()

    def _run(self) -> None:
        while self._wait():
            unwritten_before = self.unwritten
            try:
                states = self._poll()
                self._report_progress()
                self.write_unwritten()
            except StoreError as error:
                self._outage.fail(error)
            else:
                self._outage.succeed()
                for operation_id, state in states.items():
                    self._notify(operation_id, state)
            if unwritten_before and not self.unwritten:
                self.drained()

    def _wait(self) -> bool:
        """Wait until the next poll or probe is due; return False when the thread is stopped."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._is_stopped() or self._is_probing(), timeout=self._poll_interval
            )
            if self._is_probing():
                pause = min(self._poll_interval, _PROBE_SECONDS)
                self._changed.wait_for(self._is_stopped, timeout=pause)
            self._is_idle = True
            self._changed.wait_for(lambda: self._is_stopped() or self._has_work())
            self._is_idle = False
            return not self._is_stopped()

    def _poll(self) -> Mapping[UUID, OperationState]:
        """Renew leases if that is due; return the states of operations that may have to end."""
        operation_ids = tuple(self._watched)
        if self._is_probing():
            with deadlines.within(_ANSWER_SECONDS):
                self._store.open()
                return self._beat(operation_ids)
        if time.monotonic() >= self._next_beat:
            return self._beat(operation_ids)
        states = self._store.read_interrupted(operation_ids)
        ended = [operation_id for operation_id, state in states.items() if state.is_terminal]
        # If this process was suspended, the service may have marked an operation as lost, and a
        # heartbeat revives it.
        return {**states, **self._beat(ended)} if ended else states

    def _beat(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        with self._changed:
            watched = {one: self._watched[one] for one in operation_ids if one in self._watched}
        states = self._store.heartbeat(tuple(watched), lease=self._lease, owner=self._owner)
        self._next_beat = time.monotonic() + self._lease / _BEATS_PER_LEASE
        for operation_id, writer in watched.items():
            if operation_id not in states and writer.is_running:  # its attempt has not just ended
                self._drop(operation_id, writer)
        return states

    def _drop(self, operation_id: UUID, writer: OperationWriter) -> None:
        """Stop watching an operation that this worker no longer owns."""
        with self._changed:
            self._watched.pop(operation_id, None)
        if self._store.get(operation_id) is None:
            _logger.warning("operation %s is not in the store any more", operation_id)
        else:
            _logger.warning("operation %s was taken over by another worker", operation_id)
            writer.notify(None)

    def _report_progress(self) -> None:
        reporting = [writer for writer in tuple(self._watched.values()) if writer.has_news]
        if not reporting or time.monotonic() < self._next_report:
            return
        self._next_report = time.monotonic() + _PROGRESS_SECONDS
        for writer in reporting:
            writer.write_progress()

    def _write_late(self, writer: OperationWriter) -> None:
        """Write the unwritten changes of an operation, and notify its block of its state."""
        begun_before = writer.has_begun
        try:
            with deadlines.within(_ANSWER_SECONDS):
                self._store.open()
                writer.write()
        except (TransitionError, UnknownOperationError) as refused:
            _logger.info("operation %s: not recorded: %s", writer.operation_id, refused)
        self.update(writer)
        if isinstance(writer.refusal, TransitionError):
            state = OperationState(writer.refusal.current)
            writer.notify(state if state.is_terminal else None)
        elif writer.refusal is not None:
            writer.notify(None)
        elif writer.has_begun and not begun_before:
            writer.notify(writer.operation.status)

    def _notify(self, operation_id: UUID, state: OperationState) -> None:
        with self._changed:
            writer = self._watched.get(operation_id)
            if state.is_terminal:
                self._watched.pop(operation_id, None)
        if writer is not None:
            writer.notify(state)
