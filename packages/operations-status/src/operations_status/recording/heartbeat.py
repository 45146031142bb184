"""The thread that keeps the leases of running operations and learns what was asked of them."""

from __future__ import annotations

import logging
import os
import threading
import time
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.errors import StoreError, UnknownOperationError
from operations_status.operations import OperationState

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

    from operations_status.stores import BlockingStore

_logger = logging.getLogger(__name__)
_BEATS_IN_A_LEASE = 3


@define(eq=False)
class Pulse:
    """One running operation, as the heartbeat sees it.

    Attributes:
        operation_id: Which operation.
        callbacks: Called from the heartbeat's thread when it should end.
        status: The state that was seen last.
        next_beat: When its lease is due, on the monotonic clock, in seconds.
        is_failing: Whether the store could not be asked the last time, which is told once.
    """

    operation_id: UUID
    callbacks: list[Callable[[], object]]
    status: OperationState = OperationState.RUNNING
    next_beat: float = field(factory=time.monotonic)
    is_failing: bool = False


class Heartbeat:
    """Keeps leases and looks for requests to stop, for all operations of one recorder.

    Args:
        store: Where the operations are; open.
        lease: Seconds that a lease lasts; it is renewed after a third of them.
        poll_interval: Seconds between two looks for requests to stop.
    """

    def __init__(self, store: BlockingStore, *, lease: float, poll_interval: float) -> None:
        self._store = store
        self._lease = lease
        self._poll_interval = poll_interval
        self._start_anew()

    def _start_anew(self) -> None:
        self._process = os.getpid()
        self._pulses: set[Pulse] = set()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def watch(self, pulse: Pulse) -> None:
        """Begin to keep an operation alive."""
        if self._process != os.getpid():  # a forked child has neither the thread nor the operations
            self._start_anew()
        with self._changed:
            pulse.next_beat = time.monotonic() + self._lease / _BEATS_IN_A_LEASE
            self._pulses.add(pulse)
            self._changed.notify()
            if self._thread is None:
                self._thread = threading.Thread(
                    target=self._run, name="operations-status heartbeat", daemon=True
                )
                self._thread.start()

    def forget(self, pulse: Pulse) -> None:
        """Leave an operation alone; nothing happens if that was done before."""
        with self._changed:
            self._pulses.discard(pulse)

    def close(self) -> None:
        """End the thread and wait for its end."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()
            thread = self._thread
        if thread is not None and thread.is_alive():
            thread.join()

    def _run(self) -> None:
        while pulses := self._wait():
            for pulse in pulses:
                self._look(pulse)

    def _wait(self) -> list[Pulse]:
        """Return the operations to look at when it is time to; none when all is over."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_closed, timeout=self._poll_interval)
            self._changed.wait_for(lambda: self._is_closed or self._pulses)
            return [] if self._is_closed else list(self._pulses)

    def _look(self, pulse: Pulse) -> None:
        """Renew a lease that is due, and pass on what was asked of its operation."""
        before = pulse.status
        try:
            pulse.status = self._beat(pulse)
        except UnknownOperationError as error:
            _logger.warning("%s; nobody will be told of its end", error)
            self.forget(pulse)
        except StoreError as error:
            if not pulse.is_failing:
                _logger.warning("operation %s has no heartbeat: %s", pulse.operation_id, error)
            pulse.is_failing = True
        else:
            pulse.is_failing = False
        if pulse.status.is_terminal:
            self.forget(pulse)
        if pulse.status is not before and pulse.status is not OperationState.RUNNING:
            for callback in tuple(pulse.callbacks):
                callback()

    def _beat(self, pulse: Pulse) -> OperationState:
        if time.monotonic() >= pulse.next_beat:
            status = self._store.heartbeat(pulse.operation_id, self._lease)
            pulse.next_beat = time.monotonic() + self._lease / _BEATS_IN_A_LEASE
            return status
        found = self._store.get(pulse.operation_id)
        if found is None:
            raise UnknownOperationError(pulse.operation_id)
        return found.status
