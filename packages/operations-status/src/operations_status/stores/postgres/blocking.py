"""The store for callers that have no event loop: one runs for them in a thread."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from operations_status.background_loop import BackgroundLoop
from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.stores import deadlines

from .store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterator

_P = ParamSpec("_P")
_T = TypeVar("_T")


def _in_loop(
    method: Callable[Concatenate[PostgresStore, _P], Coroutine[Any, Any, _T]],
) -> Callable[Concatenate[BlockingPostgresStore, _P], _T]:
    """Return a method that blocks until a coroutine of the store has ended in its loop."""

    @functools.wraps(method)
    def call(blocking: BlockingPostgresStore, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        loop, store = blocking.current()
        return blocking.run(loop, lambda: method(store, *args, **kwargs))

    return call


def _iterate_in_loop(
    method: Callable[Concatenate[PostgresStore, _P], AsyncGenerator[_T]],
) -> Callable[Concatenate[BlockingPostgresStore, _P], Iterator[_T]]:
    """Return a method that yields what a generator of the store yields in its loop."""

    @functools.wraps(method)
    def call(
        blocking: BlockingPostgresStore, /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Iterator[_T]:
        loop, store = blocking.current()
        generator = method(store, *args, **kwargs)
        try:
            while (item := loop.run(lambda: anext(generator, None))) is not None:
                yield item
        finally:
            loop.run(generator.aclose)

    return call


class BlockingPostgresStore:
    """Operations in a PostgreSQL database, for callers that have no event loop."""

    def __init__(self, make_store: Callable[[], PostgresStore]) -> None:
        self._make_store = make_store
        self._shown = repr(make_store())
        self._late = f"{self!r} cannot be used: it has not answered in time"
        self._lock = deadlines.DeadlineLock(self._late)
        self._running: tuple[BackgroundLoop, PostgresStore] | None = None
        self._inherited: list[object] = []

    def __repr__(self) -> str:
        return f"Blocking{self._shown}"

    def open(self, *, create: bool = True) -> None:
        """See `OperationStore.open`."""
        with self._lock:
            if self._running is None:
                self._start(create=create)

    def close(self) -> None:
        """See `OperationStore.aclose`."""
        with self._lock:
            running, self._running = self._running, None
        if running is not None and running[0].is_here:
            loop, store = running
            try:
                self.run(loop, store.aclose)
            finally:
                loop.close(timeout=deadlines.remaining())

    ping = _in_loop(PostgresStore.ping)
    add = _in_loop(PostgresStore.add)
    advance = _in_loop(PostgresStore.advance)
    attach = _in_loop(PostgresStore.attach)
    report_progress = _in_loop(PostgresStore.report_progress)
    get = _in_loop(PostgresStore.get)
    count = _in_loop(PostgresStore.count)
    request_stop = _in_loop(PostgresStore.request_stop)
    heartbeat = _in_loop(PostgresStore.heartbeat)
    read_interrupted = _in_loop(PostgresStore.read_interrupted)
    expire = _in_loop(PostgresStore.expire)
    prune = _in_loop(PostgresStore.prune)
    is_expired = _in_loop(PostgresStore.is_expired)
    list = _iterate_in_loop(PostgresStore.list)
    read_summaries = _iterate_in_loop(PostgresStore.read_summaries)

    def current(self) -> tuple[BackgroundLoop, PostgresStore]:
        """Return the store that is open in this process, and its loop.

        A forked child gets its own.
        """
        with self._lock:
            if self._running is None:
                raise StoreError(f"{self!r} is not open")
            if not self._running[0].is_here:
                # Never released: its end would close connections that the parent uses.
                self._inherited.append(self._running)
                return self._start(create=False)
            return self._running

    def run(self, loop: BackgroundLoop, work: Callable[[], Awaitable[_T]]) -> _T:
        """Return what a coroutine returns before the deadline.

        Raises:
            StoreUnavailableError: It has not returned by then.
        """
        try:
            return loop.run(work, timeout=deadlines.remaining())
        except TimeoutError as error:
            raise StoreUnavailableError(self._late) from error

    def _start(self, *, create: bool) -> tuple[BackgroundLoop, PostgresStore]:
        loop, store = BackgroundLoop(), self._make_store()
        try:
            self.run(loop, functools.partial(store.open, create=create))
        except BaseException:
            loop.close(timeout=deadlines.remaining())
            raise
        self._running = loop, store
        return self._running
