"""Turns of the processes that write to one file.

SQLite's write lock is not fair: one process may wait for seconds while others write again and
again. So a process queues up when it finds the file locked, and when its turn is over. Only the
head of the queue acquires SQLite's lock.

The queue is a lock (`flock`) on the file's write-ahead log, `-wal`, which SQLite itself does not
lock. The kernel grants it in the order of arrival, and releases it when a process dies. It protects
no data. If it is not available, or its holder is suspended, processes compete for SQLite's lock.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from operations_status.stores import deadlines

if sys.platform == "win32":  # pragma: no cover - Windows has no such locks: nobody queues up
    LOCK_EX = LOCK_NB = LOCK_UN = 0

    def flock(file: int, operation: int) -> None:
        """Do nothing."""
else:
    import fcntl
    from fcntl import LOCK_EX, LOCK_NB, LOCK_UN

    def flock(file: int, operation: int) -> None:
        """Lock or unlock an open file."""
        fcntl.flock(file, operation)


if TYPE_CHECKING:
    from pathlib import Path

TURN_SECONDS = 0.003
"""Default time in seconds for which a process may write without queueing up again."""

QUEUE_SECONDS = 1.0
"""Default time in seconds after which a process stops waiting in the queue."""

_THREAD = "operations-status queue"


class Turns:
    """Turns of one process; not thread-safe.

    Args:
        path: The database.
        turn: Seconds for which the process may write without queueing up again.
        patience: The longest wait in the queue in seconds.
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
        """Queue up, and wait to reach the head of the queue; call `leave` afterwards."""
        if self._place is not None and self._place.is_waiting:
            return  # an earlier wait timed out, and its place has not reached the head yet
        if sys.platform != "win32":  # pragma: no branch - Windows has no such locks
            try:
                self._place = _Place(os.open(self._log, os.O_WRONLY | os.O_NOFOLLOW))
            except OSError:  # the log is missing or cannot be opened
                return
            self._place.wait(deadlines.remaining(self._patience))

    def begin(self) -> None:
        """Begin a turn."""
        self._end = time.monotonic() + self._turn

    def leave(self) -> None:
        """Leave the queue."""
        if self._place is not None:
            self._place.leave()
            if not self._place.is_waiting:
                self._place = None


class _Place:
    """A place in the queue.

    A thread waits for the kernel's lock, because `flock` has no timeout. After a timeout, the
    thread continues to wait, and releases the lock as soon as it has acquired it.

    Args:
        file: Descriptor of the log; the place closes it.
    """

    def __init__(self, file: int) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._is_over = threading.Event()
        self._has_left = False

    @property
    def is_waiting(self) -> bool:
        """Whether this place has not reached the head of the queue yet."""
        return not self._is_over.is_set()

    def wait(self, seconds: float) -> None:
        """Wait until this place is the head of the queue, or the time is over."""
        try:
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            with suppress(RuntimeError):  # too many threads, or the interpreter is shutting down
                threading.Thread(target=self._wait, name=_THREAD, daemon=True).start()
                self._is_over.wait(seconds)
                return
        except OSError:  # this file system has no such locks
            pass
        self._is_over.set()

    def leave(self) -> None:
        """Leave the queue, now or as soon as this place is its head."""
        with self._lock:
            has_left, self._has_left = self._has_left, True
            if not has_left and self._is_over.is_set():
                self._close()

    def _wait(self) -> None:
        with suppress(OSError):
            flock(self._file, LOCK_EX)
        with self._lock:
            self._is_over.set()
            if self._has_left:
                self._close()

    def _close(self) -> None:
        # Closing is not enough to release the lock: a forked child may share the descriptor.
        with suppress(OSError):
            flock(self._file, LOCK_UN)
        os.close(self._file)
