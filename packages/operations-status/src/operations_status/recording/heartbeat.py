"""Thread that renews leases, polls for stop requests, and hands in the journal."""

from __future__ import annotations

import logging
import threading
import time
from functools import partial
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.errors import StoreError
from operations_status.stores import deadlines

from .hand_in import HandIn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from uuid import UUID

    from operations_status.errors import DuplicateOperationError, TransitionError
    from operations_status.logs import OutageLog
    from operations_status.operations import Operation, OperationState
    from operations_status.stores import BlockingStore

    from .journal import Journal
    from .journal_files import Entry
    from .writer import OperationWriter

_logger = logging.getLogger(__name__)
_BEATS_PER_LEASE = 3
_PROGRESS_SECONDS = 0.5
_PROBE_SECONDS = 0.5
"""Pause between two probes of a store that has failed."""

_ANSWER_SECONDS = 5.0
"""Seconds for which a probe waits for the store."""

_ADOPT_SECONDS = 10.0
"""Pause between two searches for the journals of processes that have ended."""


@define(eq=False, kw_only=True)
class Heartbeat:
    """Heartbeats of all operations of one process, in a thread.

    One call renews the leases of all operations, and one polls all states. A lease lasts *lease*
    seconds and is renewed after a third of this time; states are polled every *poll_interval*
    seconds. The thread starts with the first operation, and after `stop` with the next one.

    Changes in the journal are written in their order as soon as the store is available. With a
    journal, the thread probes an unavailable store twice a second with a write.

    Attributes:
        drained: Called when the store has taken the whole journal.
    """

    _store: BlockingStore
    _owner: UUID
    _lease: float
    _poll_interval: float
    _outage: OutageLog
    _journal: Journal | None
    drained: Callable[[], object]
    _next_beat: float = field(default=0.0, init=False)
    _next_report: float = field(default=0.0, init=False)
    _next_adoption: float = field(default=0.0, init=False)
    _adopts: bool = field(default=False, init=False)
    _watched: dict[UUID, OperationWriter] = field(factory=dict, init=False)
    _pending: dict[str, OperationWriter] = field(factory=dict, init=False)
    _hand_in: HandIn = field(init=False)
    _changed: threading.Condition = field(factory=threading.Condition, init=False)
    _thread: threading.Thread | None = field(default=None, init=False)
    _is_idle: bool = field(default=False, init=False)

    def __attrs_post_init__(self) -> None:
        self._hand_in = HandIn(self._store, self._settle)
        self._adopts = self._journal is not None and self._journal.has_files

    def update(self, writer: OperationWriter) -> None:
        """Start or stop watching an operation; call this after each change of its writer."""
        with self._changed:
            if writer.is_running:
                if not self._watched:
                    self._next_beat = time.monotonic() + self._lease / _BEATS_PER_LEASE
                self._watched[writer.operation_id] = writer
            elif self._watched.get(writer.operation_id) is writer:
                del self._watched[writer.operation_id]
            if writer.is_pending:
                self._pending[writer.key] = writer
            else:
                self._pending.pop(writer.key, None)
            self._start()

    def probe(self) -> None:
        """Probe the store until its outage has ended."""
        with self._changed:
            self._start()

    def hand_in(self) -> None:
        """Write the journal to the store; a success ends an outage.

        Raises:
            StoreError: The store cannot be used.
        """
        if self._journal is not None:
            self._journal.hand_in(partial(self._write_entry, self._hand_in))
            if not self._journal:
                self._hand_in = HandIn(self._store, self._settle)

    def stop(self) -> None:
        """Stop the thread; if called from another thread, wait for its end until the deadline."""
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
            thread = threading.Thread(
                target=self._run, name="operations-status heartbeat", daemon=True
            )
            try:
                thread.start()
            except RuntimeError as error:  # too many threads: the next operation tries again
                _logger.warning("operations may be lost, there is no heartbeat: %s", error)
            else:
                self._thread = thread

    def _has_work(self) -> bool:
        return bool(self._watched or self._pending or self._journal) or self._is_probing()

    def _is_probing(self) -> bool:
        journal = self._journal
        return journal is not None and (self._adopts or self._outage.is_out or journal.is_due)

    def _is_stopped(self) -> bool:
        return self._thread is not threading.current_thread()

    def _run(self) -> None:
        while self._wait():
            was_blocked = self._journal is not None and self._journal.is_blocked
            try:
                states = self._poll()
                self._report_progress()
                self.hand_in()
                self._adopt()
            except StoreError as error:
                self._outage.fail(error)
                self._save_progress()
            else:
                self._outage.succeed()
                for operation_id, state in states.items():
                    self._notify(operation_id, state)
            if was_blocked and self._journal is not None and not self._journal.is_blocked:
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

    def _save_progress(self) -> None:
        """Add the latest reports of progress to the journal."""
        if self._journal is not None:
            for writer in (*self._watched.values(), *self._pending.values()):
                for entry in writer.make_reports():
                    self._journal.append(entry)

    def _write_entry(self, hand_in: HandIn, entry: Entry) -> bool:
        """Write an entry of a journal, and heartbeats that are due; see `Journal.hand_in`."""
        if self._watched and time.monotonic() >= self._next_beat:
            for operation_id, state in self._beat(tuple(self._watched)).items():
                self._notify(operation_id, state)
        with deadlines.within(_ANSWER_SECONDS):
            is_known = hand_in.write(entry)
        self._outage.succeed()
        return is_known

    def _adopt(self) -> None:
        """Hand in the journals of processes that have ended, from time to time."""
        if self._journal is not None:
            self._journal.store_id = self._store.store_id
            if time.monotonic() >= self._next_adoption:
                self._next_adoption = time.monotonic() + _ADOPT_SECONDS
                adopted = HandIn(self._store, lambda *_: None)
                self._journal.adopt(
                    partial(self._write_entry, adopted), self._journal.store_id, self._is_stopped
                )
                self._adopts = False

    def _settle(
        self, key: str, result: Operation | TransitionError | DuplicateOperationError
    ) -> None:
        """Note the result of a beginning in the journal whose block still runs."""
        if (writer := self._pending.get(key)) is not None:
            writer.settle(result)
            self.update(writer)

    def _notify(self, operation_id: UUID, state: OperationState) -> None:
        with self._changed:
            writer = self._watched.get(operation_id)
            if state.is_terminal:
                self._watched.pop(operation_id, None)
        if writer is not None:
            writer.notify(state)
