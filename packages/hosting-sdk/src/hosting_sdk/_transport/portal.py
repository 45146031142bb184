"""One background thread with an event loop, which runs coroutines for plain code."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import weakref
from concurrent.futures import CancelledError
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from hosting_sdk.errors import InvalidRequestError, RequestAbortedError, RequestTimeoutError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from concurrent.futures import Future

T = TypeVar("T")
_LATEST: ContextVar[float] = ContextVar("_LATEST", default=inf)


@contextmanager
def limit_calls(seconds: float) -> Iterator[None]:
    """Limit the portal calls in this block to that many seconds, or to an outer block's limit."""
    token = _LATEST.set(min(time.monotonic() + seconds, _LATEST.get()))
    try:
        yield
    finally:
        _LATEST.reset(token)


class Portal:
    """Runs coroutines in a thread of its own, which starts with the first of them.

    A forked process has no such thread, and starts its own with its first coroutine. At the end of
    the program the thread is stopped, even if the portal was not closed.

    Args:
        at_end: A coroutine function that is run before the thread stops.
        at_fork: Called at the beginning of a forked process.
    """

    def __init__(
        self, *, at_end: Callable[[], Coroutine[Any, Any, None]], at_fork: Callable[[], None]
    ) -> None:
        self._at_end = at_end
        self._at_fork = at_fork
        self._lock = threading.RLock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._stop: Any = None
        self._is_closing = self._is_closed = False
        _PORTALS.add(self)

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end and return its result.

        Raises:
            InvalidRequestError: Called from the portal's own thread, as in a hook.
            RequestTimeoutError: The coroutine did not end within the time of `limit_calls`.
            RequestAbortedError: The portal was closed before the coroutine ended.
        """
        if self._is_closed:
            return _run_without_loop(coroutine)
        try:
            future = self._submit(coroutine)
        except BaseException:
            coroutine.close()
            raise
        latest = _LATEST.get()
        try:
            left = min(max(0.0, latest - time.monotonic()), threading.TIMEOUT_MAX)
            return future.result(None if latest == inf else left)
        except TimeoutError:
            if future.cancel():
                raise RequestTimeoutError("the call was not done when its wait ended") from None
            return future.result()  # the coroutine's own timeout
        except CancelledError:
            raise RequestAbortedError("the client was closed during the call") from None
        except BaseException:
            # An interrupt of the waiting thread cancels the call, too.
            future.cancel()
            raise

    def _submit(self, coroutine: Coroutine[Any, Any, T]) -> Future[T]:
        with self._lock:
            if self._is_closing:
                raise RequestAbortedError("the client is closed")
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                thread = self._thread = threading.Thread(
                    target=_serve, args=(self._loop,), name="hosting-sdk", daemon=True
                )
                thread.start()
                self._stop = weakref.finalize(self, _finish, self._loop, thread, self._at_end)
            elif self._thread is threading.current_thread():
                raise InvalidRequestError(
                    "a SyncClient cannot be called from its own hooks; use Client in async code"
                )
            # With the lock: what is submitted to a loop is there before its end is.
            return asyncio.run_coroutine_threadsafe(coroutine, self._loop)

    def close(self) -> None:
        """Stop the thread; safe to call again."""
        with self._lock:
            stop, self._stop = self._stop, None
            self._is_closing = True
        if stop is not None:
            stop()
        self._loop, self._is_closed = None, True

    def forget_thread(self) -> None:
        """Forget the thread, the loop and the lock of the parent, in a forked process."""
        self._lock = threading.RLock()
        self._loop, self._is_closing = None, self._is_closed
        if self._stop is not None:
            self._stop.detach()
        self._at_fork()


def _run_without_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that does not wait, such as one that closes a stream of a closed client.

    Raises:
        RequestAbortedError: It needs an event loop.
    """
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    except RuntimeError:  # there is no event loop
        pass
    finally:
        coroutine.close()
    raise RequestAbortedError("the client is closed")


def _serve(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.run_until_complete(_end_tasks())
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def _end_tasks() -> None:
    """Cancel the tasks that closing the client left, such as the pause of a wait."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


def _finish(
    loop: asyncio.AbstractEventLoop,
    thread: threading.Thread,
    at_end: Callable[[], Coroutine[Any, Any, None]],
) -> None:
    ending = asyncio.run_coroutine_threadsafe(at_end(), loop)
    ending.add_done_callback(lambda _: loop.call_soon_threadsafe(loop.stop))
    if thread is not threading.current_thread():
        thread.join()


_PORTALS: weakref.WeakSet[Portal] = weakref.WeakSet()


def _finish_imports() -> None:
    """Wait for the imports of this package in other threads; a child would wait forever."""
    for name in [each for each in sys.modules if each.startswith("hosting_sdk.")]:
        import_module(name)


def _forget_threads() -> None:
    for portal in list(_PORTALS):
        portal.forget_thread()


if hasattr(os, "register_at_fork"):  # pragma: no branch  Windows cannot fork
    os.register_at_fork(before=_finish_imports, after_in_child=_forget_threads)
