"""The store for callers that have no event loop: one runs for them in a thread."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, TypeVar

from operations_status.background_loop import BackgroundLoop
from operations_status.errors import StoreError
from operations_status.stores.adapters import in_loop, iterate_in_loop

from .store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator

_T = TypeVar("_T")


class BlockingPostgresStore:
    """Operations in a PostgreSQL database; see `BlockingStore` for what each method does.

    Args:
        make_store: Returns the store that is run.
    """

    def __init__(self, make_store: Callable[[], PostgresStore]) -> None:
        self._make_store = make_store
        self._shown = repr(make_store())
        self._lock = threading.Lock()
        self._running: tuple[BackgroundLoop, PostgresStore] | None = None
        self._inherited: list[object] = []

    def __repr__(self) -> str:
        return f"Blocking{self._shown}"

    def open(self) -> None:
        """See `OperationStore.open`."""
        with self._lock:
            if self._running is None:
                self._start()

    def close(self) -> None:
        """See `OperationStore.aclose`."""
        with self._lock:
            running, self._running = self._running, None
        if running is not None and running[0].is_here:
            loop, store = running
            loop.run(store.aclose)
            loop.close()

    ping = in_loop(PostgresStore.ping)
    add = in_loop(PostgresStore.add)
    advance = in_loop(PostgresStore.advance)
    attach = in_loop(PostgresStore.attach)
    report_progress = in_loop(PostgresStore.report_progress)
    get = in_loop(PostgresStore.get)
    count = in_loop(PostgresStore.count)
    request_stop = in_loop(PostgresStore.request_stop)
    heartbeat = in_loop(PostgresStore.heartbeat)
    read_interrupted = in_loop(PostgresStore.read_interrupted)
    expire = in_loop(PostgresStore.expire)
    prune = in_loop(PostgresStore.prune)
    is_expired = in_loop(PostgresStore.is_expired)
    list = iterate_in_loop(PostgresStore.list)
    read_summaries = iterate_in_loop(PostgresStore.read_summaries)

    def _start(self) -> tuple[BackgroundLoop, PostgresStore]:
        loop, store = BackgroundLoop(), self._make_store()
        try:
            loop.run(store.open)
        except BaseException:
            loop.close()
            raise
        self._running = loop, store
        return self._running

    def _current(self) -> tuple[BackgroundLoop, PostgresStore]:
        """Return what is running in this process; a forked child gets its own."""
        with self._lock:
            if self._running is None:
                raise StoreError(f"{self!r} is not open")
            if not self._running[0].is_here:
                # Never released: its end would close connections that the parent uses.
                self._inherited.append(self._running)
                return self._start()
            return self._running

    def run(self, work: Callable[[PostgresStore], Coroutine[Any, Any, _T]]) -> _T:
        """Return what a coroutine of the store returns."""
        loop, store = self._current()
        return loop.run(lambda: work(store))

    def iterate(self, start: Callable[[PostgresStore], AsyncIterator[_T]]) -> Iterator[_T]:
        """Yield what an iterator of the store yields."""
        loop, store = self._current()
        iterator = start(store)
        try:
            while (item := loop.run(lambda: _next(iterator))) is not None:
                yield item
        finally:
            loop.run(lambda: _close(iterator))


async def _next(iterator: AsyncIterator[_T]) -> _T | None:
    return await anext(iterator, None)


async def _close(iterator: AsyncIterator[Any]) -> None:
    await iterator.aclose()  # type: ignore[attr-defined] # they are generators
