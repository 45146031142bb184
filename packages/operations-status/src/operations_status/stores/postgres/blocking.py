"""The store for callers that have no event loop: one runs for them in a thread."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, TypeVar

from operations_status.background_loop import BackgroundLoop
from operations_status.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
    from datetime import datetime
    from uuid import UUID

    from operations_status.filters import OperationFilter
    from operations_status.operations import Operation, OperationFailure, OperationState

    from .store import PostgresStore

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

    def ping(self) -> None:
        """See `OperationStore.ping`."""
        self._run(lambda store: store.ping())

    def add(self, operation: Operation, *, lease: float | None = None) -> None:
        """See `OperationStore.add`."""
        self._run(lambda store: store.add(operation, lease=lease))

    def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """See `OperationStore.advance`."""
        return self._run(
            lambda store: store.advance(
                operation_id, status, resource_location=resource_location, error=error
            )
        )

    def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""
        return self._run(lambda store: store.get(operation_id))

    def list(self, wanted: OperationFilter) -> Iterator[Operation]:
        """See `OperationStore.list`."""
        return self._iterate(lambda store: store.list(wanted))

    def read_summaries(self, wanted: OperationFilter) -> Iterator[bytes]:
        """See `OperationStore.read_summaries`."""
        return self._iterate(lambda store: store.read_summaries(wanted))

    def request_stop(self, operation_id: UUID) -> Operation:
        """See `OperationStore.request_stop`."""
        return self._run(lambda store: store.request_stop(operation_id))

    def heartbeat(self, operation_id: UUID, lease: float) -> OperationState:
        """See `OperationStore.heartbeat`."""
        return self._run(lambda store: store.heartbeat(operation_id, lease))

    def expire(self) -> tuple[UUID, ...]:
        """See `OperationStore.expire`."""
        return self._run(lambda store: store.expire())

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """See `OperationStore.prune`."""
        return self._run(lambda store: store.prune(before=before, keep=keep, dry_run=dry_run))

    def is_expired(self, operation_id: UUID) -> bool:
        """See `OperationStore.is_expired`."""
        return self._run(lambda store: store.is_expired(operation_id))

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
                # Kept for ever, because its end would close connections that the parent uses.
                self._inherited.append(self._running)
                return self._start()
            return self._running

    def _run(self, work: Callable[[PostgresStore], Coroutine[Any, Any, _T]]) -> _T:
        loop, store = self._current()
        return loop.run(lambda: work(store))

    def _iterate(self, start: Callable[[PostgresStore], AsyncIterator[_T]]) -> Iterator[_T]:
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
