"""Stores in a file of their own, and many operations in them."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest
from operations_status.stores.sqlite.changes import insert
from operations_status.stores.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

    from operations_status.operations import Operation
    from operations_status.stores.sqlite.blocking import BlockingSqliteStore


@pytest.fixture
async def make_store(tmp_path) -> AsyncIterator[Callable[..., Awaitable[SqliteStore]]]:
    """Open stores on one file."""
    async with AsyncExitStack() as opened:

        async def make(**options: Any) -> SqliteStore:
            store = SqliteStore(tmp_path / "operations.db", **options)
            await store.open()
            opened.push_async_callback(store.aclose)
            return store

        yield make


@pytest.fixture
async def store(make_store) -> SqliteStore:
    store: SqliteStore = await make_store()
    return store


@pytest.fixture(scope="session")
def add_together() -> Callable[[BlockingSqliteStore, Iterable[Operation]], None]:
    """Add operations in one transaction, because that is faster."""

    def add(store: BlockingSqliteStore, operations: Iterable[Operation]) -> None:
        with store.database.transaction() as connection:
            for operation in operations:
                insert(connection, operation)

    return add
