"""Stores on one SQLite file, and a fast way to add many operations."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore, insert

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

    from operations_status.operations import Operation
    from operations_status.stores.spool import Spool


@pytest.fixture
async def make_store(tmp_path) -> AsyncIterator[Callable[..., Awaitable[AsyncStore]]]:
    """Open stores on one file."""
    async with AsyncExitStack() as opened:

        async def make(*, spool: Spool | None = None, **options: Any) -> AsyncStore:
            path = tmp_path / "operations.db"
            store = AsyncStore(SqliteStore(path, **options), spool=spool)
            await store.open()
            opened.push_async_callback(store.aclose)
            return store

        yield make


@pytest.fixture
async def store(make_store) -> AsyncStore:
    store: AsyncStore = await make_store()
    return store


@pytest.fixture(scope="session")
def add_together() -> Callable[[SqliteStore, Iterable[Operation]], None]:
    """Add operations in one transaction, because that is faster."""

    def add(store: SqliteStore, operations: Iterable[Operation]) -> None:
        with store.database.transaction() as connection:
            for operation in operations:
                insert(connection, operation)

    return add
