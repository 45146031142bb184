"""Turns of the processes that write to one file.

SQLite's write lock goes to the process that asks at the right moment, so one may wait for seconds
while others write again and again. Here a process queues up when it finds the file locked, and when
it has written for a while. Only the head of the queue asks SQLite for its lock.

The queue is a lock (`flock`) on the file's log, `-wal`, on which SQLite has no lock of its own; the
kernel gives it to those who wait in their order, and takes it from a process that dies. It protects
nothing. Where it cannot be had, or does not move because its head is suspended, processes compete
for SQLite's lock as they would without it.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from operations_status.stores import deadlines

if sys.platform != "win32":  # pragma: no branch - Windows has no such locks
    import fcntl

if TYPE_CHECKING:
    from pathlib import Path

TURN_SECONDS = 0.003
"""How long a process may write again and again without queueing up."""

QUEUE_SECONDS = 1.0
"""How long a process waits in a queue before it goes on without one."""

_THREAD = "operations-status queue"


class Turns:
    """Turns of one process; not thread-safe.

    Args:
        path: The database.
        turn: Seconds for which it may write without queueing up.
        patience: Seconds for which it waits in the queue at most.
    """

    def __init__(
        self, path: Path, *, turn: float = TURN_SECONDS, patience: float = QUEUE_SECONDS
    ) -> None:
        self._log = f"{path}-wal"
        self._turn = turn
        self._patience = patience
        self._end = -float("inf")
        self._place: _Place | None = None

    @property
    def is_mine(self) -> bool:
        """Whether this process may write without queueing up."""
        return time.monotonic() < self._end

    def queue(self) -> None:
        """Wait for the head of the queue, for a while; call `leave` afterwards."""
        if sys.platform == "win32":  # pragma: no cover - see above
            return
        if self._place is not None and self._place.is_waiting:
            return  # it has waited in vain, and its place has not come up since
        try:
            self._place = _Place(os.open(self._log, os.O_WRONLY | os.O_NOFOLLOW))
        except OSError:  # there is no log, or it is out of reach
            return
        self._place.wait(deadlines.remaining(self._patience))

    def begin(self) -> None:
        """Begin a turn."""
        self._end = time.monotonic() + self._turn

    def leave(self) -> None:
        """Leave the queue, if this process is in it."""
        if self._place is not None:
            self._place.leave()
            if not self._place.is_waiting:
                self._place = None


class _Place:
    """A place in the queue.

    A thread waits for the kernel's lock, because that wait has no end of its own. If the wait lasts
    too long, the thread goes on waiting, and gives the lock back when it gets it.

    Args:
        file: Descriptor of the log, which the place closes.
    """

    def __init__(self, file: int) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._is_over = threading.Event()
        self._has_left = False

    @property
    def is_waiting(self) -> bool:
        """Whether the queue has not come to this place yet."""
        return not self._is_over.is_set()

    def wait(self, seconds: float) -> None:
        """Wait for the head of the queue, for so many seconds at most."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with suppress(RuntimeError):  # there are too many threads, or the program is ending
                threading.Thread(target=self._wait, name=_THREAD, daemon=True).start()
                self._is_over.wait(seconds)
                return
        except OSError:  # this file system has no such locks
            pass
        self._is_over.set()

    def leave(self) -> None:
        """Leave the queue, now or when its head is reached."""
        with self._lock:
            has_left, self._has_left = self._has_left, True
            if not has_left and self._is_over.is_set():
                self._close()

    def _wait(self) -> None:
        with suppress(OSError):
            fcntl.flock(self._file, fcntl.LOCK_EX)
        with self._lock:
            self._is_over.set()
            if self._has_left:
                self._close()

    def _close(self) -> None:
        # A forked child may have the same descriptor, so that closing it here would not do.
        with suppress(OSError):
            fcntl.flock(self._file, fcntl.LOCK_UN)
        os.close(self._file)
