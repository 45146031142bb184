"""Deadlines and interruptions of calls to stores, in the context of the caller.

A context variable carries both to a store. Each wait of a store reads the remaining time, and each
statement that may take long registers a function that cancels it from another thread.
"""

from __future__ import annotations

import threading
import time
from _thread import RLock
from contextlib import contextmanager, nullcontext, suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Self, TypeVar

from operations_status.errors import StoreUnavailableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

_T = TypeVar("_T")


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Set a deadline for the calls of blocking stores in a block.

    A call that does not succeed in time raises `StoreUnavailableError`. The deadline does not bound
    writes of the operating system to a disk.

    Args:
        seconds: Time for all calls in the block together. An earlier deadline of an outer block
            remains valid.
    """
    token = _deadline.set(time.monotonic() + remaining(seconds))
    try:
        yield
    finally:
        _deadline.reset(token)


def remaining(most: float = threading.TIMEOUT_MAX) -> float:
    """Return the seconds until the deadline, at least 0 and at most *most*.

    Without a deadline, the result is *most*; in an interrupted call, it is 0.
    """
    if (interruption := _interruption.get()) is not None and interruption.is_set:
        return 0.0
    deadline = _deadline.get()
    return most if deadline is None else min(most, max(0.0, deadline - time.monotonic()))


class Interruption:
    """Ends one call of a blocking store from another thread.

    Attributes:
        is_set: Whether the call was interrupted: it starts no further statement and does not wait.
    """

    def __init__(self) -> None:
        self.is_set = False
        self._lock = threading.Lock()
        self._cancel: Callable[[], object] | None = None

    def run(self, call: Callable[[], _T]) -> _T:
        """Return the result of a call that `interrupt` can end."""
        token = _interruption.set(self)
        try:
            return call()
        finally:
            _interruption.reset(token)

    def interrupt(self) -> None:
        """Cancel the running statement.

        Repeat this until the call has ended: a statement that is just starting is not cancelled.
        """
        self.is_set = True
        with self._lock:
            if self._cancel is not None:
                self._cancel()

    @contextmanager
    def reach(self, cancel: Callable[[], object]) -> Iterator[None]:
        """Within a block, register the function that `interrupt` calls; see `interruptible`."""
        if self.is_set:
            raise StoreUnavailableError("the call was interrupted")
        outer, self._cancel = self._cancel, cancel
        try:
            yield
        finally:
            with self._lock:  # from here on, others may use the connection
                self._cancel = outer


def interruptible(cancel: Callable[[], object]) -> AbstractContextManager[None]:
    """Return a context in which the interruption of the running call cancels statements.

    Args:
        cancel: Makes the running statement of a connection fail, from another thread; it must do
            nothing without a running statement. It is not called after the context has ended.

    Raises:
        StoreUnavailableError: The call was interrupted before (raised on entering the context).
    """
    interruption = _interruption.get()
    return nullcontext() if interruption is None else interruption.reach(cancel)


class DeadlineLock(RLock):  # type: ignore[misc] # it may be subclassed at runtime
    """Lock that a `with` block acquires before the deadline, or raises `StoreUnavailableError`.

    An exception of a signal handler, such as that of Ctrl-C, does not leave the lock locked: the
    lock is released by a C function, which no handler interrupts. The thread that holds the lock
    cannot acquire it again.

    Args:
        busy: Message of the error.
    """

    def __init__(self, busy: str) -> None:
        super().__init__()
        self._busy = busy

    def __new__(cls, _busy: str) -> Self:
        """Return an unlocked lock; the base class takes no arguments."""
        return super().__new__(cls)

    def __enter__(self) -> bool:  # type: ignore[override] # `with` passes no arguments
        if self._is_owned():  # type: ignore[attr-defined] # threading.Condition calls it as well
            raise StoreUnavailableError(self._busy)
        try:
            # The lock is nearly always free, and the deadline takes longer to read.
            if self.acquire(blocking=False) or self.acquire(timeout=remaining()):
                return True
        except BaseException:
            with suppress(RuntimeError):  # the signal came before the lock was acquired
                self.release()
            raise
        raise StoreUnavailableError(self._busy)


_deadline: ContextVar[float | None] = ContextVar("deadline", default=None)
_interruption: ContextVar[Interruption | None] = ContextVar("interruption", default=None)
