"""A store in whose place another one stands, which counts."""

from __future__ import annotations

import contextlib
import logging
import sqlite3

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.logs import OutageLog
from operations_status.metrics.measures import Measures
from operations_status.metrics.observed import measure_store
from operations_status.stores import open_store


@pytest.fixture
async def store(tmp_path):
    """A store that is open."""
    store = open_store(f"sqlite:///{tmp_path / 'o.db'}")
    await store.open()
    yield store
    await store.aclose()


@pytest.fixture
def outage():
    return OutageLog(logging.getLogger(), failing="it is away", restored="it is back")


async def test_calls_that_fail_are_counted_and_timed(store, outage, tmp_path):
    measures = Measures()
    measured = measure_store(store, measures, outage)
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("DROP TABLE leases")
    with pytest.raises(StoreUnavailableError):
        await measured.expire()
    assert measures.store_failures == {"expire": 1}
    assert sum(measures.store_calls["expire"].counts) == 1


async def test_an_outage_is_logged_once_and_so_is_its_end(store, outage, tmp_path, caplog):
    measured = measure_store(store, Measures(), outage)
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("ALTER TABLE leases RENAME TO away")
    for _ in range(3):
        with pytest.raises(StoreUnavailableError):
            await measured.expire()
    (warning,) = (record for record in caplog.records if record.levelname == "WARNING")
    assert "it is away: " in warning.getMessage()
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("ALTER TABLE away RENAME TO leases")
    for _ in range(2):
        await measured.expire()
    assert [record.getMessage() for record in caplog.records][1:] == ["it is back"]
