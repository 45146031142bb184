"""Stores whose calls are counted and timed, and whose outages are logged."""

from __future__ import annotations

import contextlib
import inspect
import logging
import sqlite3
from uuid import UUID

import pytest
from operations_status import Settings, create_app
from operations_status.errors import StoreUnavailableError
from operations_status.logs import OutageLog
from operations_status.metrics.measures import Measures
from operations_status.metrics.observed import OBSERVED, StoreOutages, measure_store
from operations_status.operations import Operation, Process
from operations_status.stores import open_store
from operations_status.stores.adapter import AsyncStore


@pytest.fixture
async def store(tmp_path):
    """A store that is open."""
    store = open_store(f"sqlite:///{tmp_path / 'o.db'}")
    await store.open()
    yield store
    await store.aclose()


@pytest.fixture
def outages():
    log = OutageLog(logging.getLogger(), failing="it is away", restored="it is back")
    return StoreOutages(Measures(), log)


async def test_calls_that_fail_are_counted_and_timed(store, outages, metric, count_calls, tmp_path):
    measured = measure_store(store, outages)
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("DROP TABLE leases")
    with pytest.raises(StoreUnavailableError):
        await measured.expire()
    assert metric(outages, "store_failures_total", call="expire") == 1
    assert count_calls(outages, "expire") == 1


async def test_an_outage_is_logged_once_and_so_is_its_end(store, outages, tmp_path, caplog):
    measured = measure_store(store, outages)
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


@pytest.fixture
async def quiet_app(run_app, eventually_async, count_calls):
    """An application that calls its store for requests only."""
    app = await run_app(watchdog_interval=3600.0)
    await eventually_async(lambda: count_calls(app, "expire") == count_calls(app, "revision") == 1)
    return app


def count_failures(app):
    (family,) = app.measures.store_failures.collect()
    return sum(one.value for one in family.samples if one.name.endswith("_total"))


@pytest.mark.parametrize(
    "target", ["/operations", "/operations?view=counts", f"/operations/{UUID(int=1)}"]
)
async def test_an_outage_is_counted_and_logged_whichever_request_meets_it(
    quiet_app, ask, tmp_path, caplog, target
):
    app = quiet_app
    assert (await ask(app, "/operations").end()).status == 200
    (tmp_path / "operations.db").rename(tmp_path / "away.db")
    for count in (1, 2):
        assert (await ask(app, target).end()).status == 503
        assert count_failures(app) == count
    (tmp_path / "away.db").rename(tmp_path / "operations.db")
    assert (await ask(app, "/operations").end()).status == 200
    failed, restored = (one for one in caplog.records if one.name == "operations_status.app")
    assert "the store is unavailable: " in failed.getMessage()
    assert restored.getMessage() == "the store is available again"


async def test_a_store_that_a_request_cannot_open_is_counted_and_logged(ask, tmp_path, caplog):
    (tmp_path / "file").write_text("", encoding="utf-8")
    settings = Settings(no_auth=True, store=f"sqlite:///{tmp_path / 'file' / 'o.db'}")
    app = create_app(settings)
    for count in (1, 2):
        assert (await ask(app, "/operations").end()).status == 503
        assert count_failures(app) == count
    (warning,) = (one for one in caplog.records if one.name == "operations_status.app")
    assert "the store is unavailable: " in warning.getMessage()
    await app.aclose()


async def test_an_outage_while_the_first_rows_are_read_is_counted_and_logged(
    quiet_app, ask, recording, tmp_path, caplog
):
    await recording.add(Operation(process=Process(pid=1, uid=UUID(int=1), name="task")))
    with contextlib.closing(sqlite3.connect(tmp_path / "operations.db")) as connection:
        connection.execute("ALTER TABLE operations RENAME COLUMN summary TO away")
    assert (await ask(quiet_app, "/operations").end()).status == 503
    assert count_failures(quiet_app) == 1
    assert "the store is unavailable: " in caplog.text


async def test_counts_are_timed(run_app, ask, count_calls):
    app = await run_app()
    await ask(app, "/operations?view=counts").end()
    assert count_calls(app, "count") == 1


def test_every_call_of_an_open_store_is_observed_but_the_wait_for_changes():
    calls = {name for name, one in vars(AsyncStore).items() if inspect.iscoroutinefunction(one)}
    calls = {name for name in calls if not name.startswith("_")}
    assert calls - {"open", "aclose", "wait_for_change"} == OBSERVED
