"""A store in whose place another one stands, which counts."""

from __future__ import annotations

import contextlib
import sqlite3
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.metrics.measures import Measures
from operations_status.metrics.observed_store import measure_store
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_store


@pytest.fixture
async def store(tmp_path):
    """A store with an operation that has ended and one that was lost."""
    store = open_store(f"sqlite:///{tmp_path / 'o.db'}")
    await store.open()
    process = Process(pid=1, uid=UUID(int=7), name="w")
    await store.add(Operation(process=process, status=OperationState.CANCELLED))
    await store.add(Operation(process=process), lease=1e-6)
    yield store
    await store.aclose()


async def test_what_becomes_of_operations_is_counted(store):
    measures = Measures()
    measured = measure_store(store, measures)
    while not measures.events["lost"]:
        await measured.expire()
    assert measures.events == {"lost": 1, "pruned": 0}
    assert await measured.prune(keep=0, dry_run=True) == 2
    assert measures.events["pruned"] == 0
    assert await measured.prune(keep=0) == 2
    assert measures.events["pruned"] == 2
    assert sum(measures.store_calls["prune"].counts) == 2


async def test_calls_that_fail_are_counted_and_timed(store, tmp_path):
    measures = Measures()
    measured = measure_store(store, measures)
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("DROP TABLE leases")
    with pytest.raises(StoreUnavailableError):
        await measured.expire()
    assert measures.store_failures == {"expire": 1}
    assert sum(measures.store_calls["expire"].counts) == 1


async def test_an_outage_is_logged_once_and_so_is_its_end(store, tmp_path, caplog):
    measured = measure_store(store, Measures())
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("ALTER TABLE leases RENAME TO away")
    for _ in range(3):
        with pytest.raises(StoreUnavailableError):
            await measured.expire()
    (warning,) = (record for record in caplog.records if record.levelname == "WARNING")
    assert "the store is unavailable: " in warning.getMessage()
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("ALTER TABLE away RENAME TO leases")
    for _ in range(2):
        await measured.expire()
    assert [record.getMessage() for record in caplog.records][1:] == [
        "the store is available again"
    ]
