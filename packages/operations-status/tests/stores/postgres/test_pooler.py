"""The store behind PgBouncer, which is installed if it is missing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import psycopg
import pytest
from debian import find_program
from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.filters import ANY, Cursor, OperationFilter
from operations_status.operations import Operation, OperationState
from operations_status.stores import deadlines
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS

OWNER = UUID(int=77)
AS_NOBODY: dict[str, Any] = (
    {"user": "nobody"} if hasattr(os, "geteuid") and os.geteuid() == 0 else {}
)


@pytest.fixture
def run_pooler(make_url, eventually):
    """Return a function that runs PgBouncer and returns the address of a store behind it."""
    url = make_url()
    target = parse_qs(urlsplit(url).query)["host"][0]
    processes = []
    with tempfile.TemporaryDirectory(prefix="pb", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o777)  # PgBouncer runs as nobody

        def run(mode, *settings):
            lines = (
                "[databases]",
                f"postgres = host={target} dbname=postgres user=postgres",
                "[pgbouncer]",
                f"pool_mode = {mode}",
                "default_pool_size = 2",
                "auth_type = any",
                "listen_port = 6432",
                f"unix_socket_dir = {folder}",
                "listen_addr =",
                *settings,
            )
            config = folder / "pgbouncer.ini"
            config.write_text("\n".join(lines))
            with (folder / "log").open("w") as log:
                command = [find_program("pgbouncer"), str(config)]
                processes.append(subprocess.Popen(command, stdout=log, stderr=log, **AS_NOBODY))
            eventually((folder / ".s.PGSQL.6432").exists)
            return url.replace(target, str(folder)) + "&port=6432"

        yield run
        for process in processes:
            process.terminate()
            process.wait(60)


@pytest.fixture(
    params=[
        ("transaction",),
        ("transaction", "ignore_startup_parameters = options"),
        ("session", "default_pool_size = 20"),
    ]
)
def pooled_url(run_pooler, request):
    """The address of a store behind PgBouncer."""
    return run_pooler(*request.param)


@pytest.fixture
async def store(pooled_url):
    async with contextlib.aclosing(AsyncStore(PostgresStore(pooled_url, grace=0.0))) as store:
        await store.open()
        yield store


async def test_the_store_works_behind_a_pooler(store):
    operations = [Operation(process=PROCESS, tags=["a"], stoppable=True) for _ in range(150)]
    await asyncio.gather(*(store.add(one, lease=60.0, owner=OWNER) for one in operations[1:]))
    await store.add(operations[0], lease=60.0)
    third, first, second = (one.operation_id for one in operations[:3])
    await store.advance(first, OperationState.RUNNING)
    await store.request_stop(first)
    await store.heartbeat([first, second], lease=0.0, owner=OWNER)
    assert set(await store.expire()) == {first, second}
    await store.attach(third, lease=60.0, owner=OWNER)
    assert [one async for one in store.list(ANY)] == [
        await store.get(one.operation_id) for one in sorted(operations, key=order(store))
    ]
    page = await store.read_list(OperationFilter(tags=frozenset("a")), limit=7)
    assert page.next_cursor is not None
    await page.pieces.aclose()
    assert not await store.has_changed(ANY, (await store.read_list(ANY, limit=1)).version)
    assert (await store.count(OperationFilter(tags=frozenset("a"))))[OperationState.FAILED] == 2
    assert await store.prune(keep=0) == 2
    assert await store.is_expired(first)


def order(store):
    """Return a key for the order of the list."""
    listed = {one.operation_id: place for place, one in enumerate(store.blocking.list(ANY))}
    return lambda operation: listed[operation.operation_id]


async def test_changes_are_found_by_polling(pooled_url, store):
    async with contextlib.aclosing(AsyncStore(PostgresStore(pooled_url))) as other:
        await other.open()
        wait = asyncio.create_task(store.wait_for_change(0, within=60.0))
        await other.add(Operation(process=PROCESS))
        assert await wait
        since = (await store.revision()).latest
        wait = asyncio.create_task(store.wait_for_change(since, within=60.0))
        await store.add(Operation(process=PROCESS))
        assert await wait


def test_an_own_change_is_noticed_at_once(pooled_url):
    with contextlib.closing(PostgresStore(pooled_url, look_seconds=3600.0)) as store:
        store.open()
        assert not store.wait_for_change(0, within=0.3)  # by then it polls
        store.add(Operation(process=PROCESS))
        assert store.wait_for_change(0, within=60.0)


async def test_nothing_is_left_in_the_connections_of_the_pooler(pooled_url, store):
    await store.add(Operation(process=PROCESS))
    assert not await store.wait_for_change(2**62, within=0.2)
    target = pooled_url.partition("&schema=")[0] + "&port=6432"
    with psycopg.connect(target, autocommit=True, prepare_threshold=None) as connection:
        for _ in range(5):
            left = connection.execute(
                "SELECT current_setting('search_path'), current_setting('enable_seqscan'),"
                " (SELECT count(*) FROM pg_listening_channels()),"
                " (SELECT count(*) FROM pg_prepared_statements)"
            ).fetchone()
            assert left == ('"$user", public', "on", 0, 0)


async def test_lists_are_planned_with_the_settings_of_the_store(store):
    with store.blocking.pool.borrow() as connection:
        assert connection.is_pooled
        assert connection.fetch_value("SHOW enable_hashjoin") == "off"
        connection.execute("BEGIN")
        connection.apply_settings()
        assert connection.fetch_value("SHOW enable_hashjoin") == "off"
        connection.execute("COMMIT")


async def test_the_smallest_place_of_a_list_is_a_place(store):
    await store.add(Operation(process=PROCESS))
    page = await store.read_list(ANY, limit=1, cursor=Cursor(-(2**63), -(2**63)))
    assert len([piece async for piece in page.pieces]) == 1


def test_a_statement_is_a_single_message(pooled_url, tmp_path):
    # For whatever follows a statement, even a Flush, PgBouncer assigns another server connection,
    # and nothing ends that assignment: two of them stop a pool of two.
    trace = tmp_path / "trace"
    with contextlib.closing(PostgresStore(pooled_url)) as store:
        store.open()
        with store.pool.borrow() as connection, trace.open("w") as file:
            assert connection.is_pooled
            connection.pgconn.trace(file.fileno())
            assert connection.fetch_value("SELECT %(number)s::integer", {"number": 7}) == 7
            connection.pgconn.untrace()
    assert re.findall(r"\tF\t\d+\t(\w+)", trace.read_text()) == ["Query"]


async def test_a_statement_ends_by_the_deadline(store):
    with (
        deadlines.within(0.2),
        pytest.raises(StoreUnavailableError, match="has not answered in time"),
    ):
        store.blocking.pool.run(lambda one: one.fetch("SELECT pg_sleep(60)"))
    await store.ping()


def test_statement_mode_is_refused(run_pooler):
    url = run_pooler("statement")
    with pytest.raises(StoreError, match="pool_mode = transaction") as refused:
        PostgresStore(url).open()
    assert not isinstance(refused.value, StoreUnavailableError)
    command = [sys.executable, "-m", "operations_status", "list", f"--store={url}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 7
    assert done.stderr.count("\n") == 1
