"""Deadlines of calls to stores, in the context of the caller.

A deadline is set around calls, not passed to them: each place of a store that waits asks how long
it may wait.
"""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError

if TYPE_CHECKING:
    from collections.abc import Iterator

_deadline: ContextVar[float | None] = ContextVar("deadline", default=None)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Bound the time that a block waits for blocking stores.

    What does not succeed in time raises `StoreUnavailableError`. The time in which the operating
    system writes to a disk is not bounded.

    Args:
        seconds: For all calls in the block together. An earlier deadline of an outer block stays.
    """
    token = _deadline.set(time.monotonic() + remaining(seconds))
    try:
        yield
    finally:
        _deadline.reset(token)


def remaining(most: float = threading.TIMEOUT_MAX) -> float:
    """Return the seconds until the deadline, at least 0 and at most *most*.

    Without a deadline, the result is *most*.
    """
    deadline = _deadline.get()
    return most if deadline is None else min(most, max(0.0, deadline - time.monotonic()))


class DeadlineLock:
    """A lock whose `with` block waits for it until the deadline.

    Args:
        busy: Message of the `StoreUnavailableError` that entering the block raises after that.
    """

    def __init__(self, busy: str) -> None:
        self._lock = threading.Lock()
        self._busy = busy
        self.acquire = self._lock.acquire
        self.release = self._lock.release

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=remaining()):
            raise StoreUnavailableError(self._busy)

    def __exit__(self, *_: object) -> None:
        self._lock.release()
