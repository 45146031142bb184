"""Thread pool in which the thread that was busy last runs the next call.

`concurrent.futures.ThreadPoolExecutor` wakes the thread that has waited longest, whose data is no
longer in the caches of the processor. Such a wake-up takes longer than a call of tens of
microseconds.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from concurrent.futures import Executor, Future
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    Job: TypeAlias = tuple[Future[Any], Callable[[], Any]]

_P = ParamSpec("_P")
_T = TypeVar("_T")


class CallExecutor(Executor):
    """Executor of short calls.

    Args:
        limit: The largest number of threads; further calls wait, the oldest first.
        name: Name of each thread.
    """

    def __init__(self, limit: int, *, name: str) -> None:
        self._limit = limit
        self._name = name
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._idle: list[queue.SimpleQueue[Job | None]] = []
        self._waiting: deque[Job] = deque()
        self._is_shut_down = False

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a thread run a call, and return the future of its result."""
        future: Future[_T] = Future()
        job = future, lambda: fn(*args, **kwargs)
        with self._lock:
            if self._is_shut_down:
                raise RuntimeError("the executor was shut down")
            if self._idle:
                self._idle.pop().put(job)
            elif len(self._threads) < self._limit:
                thread = threading.Thread(
                    target=self._work, args=[job], name=self._name, daemon=True
                )
                thread.start()
                self._threads.append(thread)
            else:
                self._waiting.append(job)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002, FBT001, FBT002 as its base class has it
        """Wait for all calls, and end the threads."""
        with self._lock:
            self._is_shut_down = True
            for inbox in self._idle:
                inbox.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self, first: Job) -> None:
        inbox: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        job: Job | None = first
        while job is not None:
            future, call = job
            if future.set_running_or_notify_cancel():
                try:
                    result = call()
                except BaseException as error:  # noqa: BLE001 the future raises it
                    future.set_exception(error)
                else:
                    future.set_result(result)
                    del result
            del job, future, call  # they are not kept alive while the thread waits
            with self._lock:
                if self._waiting:
                    job = self._waiting.popleft()
                    continue
                if self._is_shut_down:
                    return
                self._idle.append(inbox)
            job = inbox.get()
