"""Noticing what other processes have committed, without looking hard."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from uuid import UUID

import pytest
from operations_status.errors import StoreError
from operations_status.operations import Operation, Process

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")


async def test_nobody_looks_while_nobody_waits(store):
    assert not await store.wait_for_change(0, within=0.02)
    assert store.blocking.database.committed is None
    store.blocking.database.has_news()
    assert not store.blocking.database.has_news()
    await store.add(Operation(process=PROCESS))
    assert store.blocking.database.has_news(), "nobody has looked before this"


async def test_who_waits_is_told_when_the_store_is_closed_or_fails(store, tmp_path):
    waiting = [asyncio.create_task(store.wait_for_change(0, within=60.0)) for _ in range(2)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()
    await store.aclose()
    with pytest.raises(StoreError, match="is not open"):
        await waiting[1]
    with pytest.raises(StoreError, match="is not open"):
        await store.wait_for_change(0, within=60.0)


async def test_a_commit_during_a_fork_is_news(make_store):
    store, other = await make_store(), await make_store()
    database = store.blocking.database
    database.has_news()
    assert not database.has_news()
    database.before_fork()
    await other.add(Operation(process=PROCESS))
    database.after_fork()
    assert database.has_news()


async def test_a_wait_outlives_a_fork(store):
    """A fork closes every connection, and the next look opens another."""
    waiting = asyncio.create_task(store.wait_for_change(0, within=60.0))
    await asyncio.sleep(0.01)
    store.blocking.database.before_fork()
    store.blocking.database.after_fork()
    await store.add(Operation(process=PROCESS))
    assert await waiting


ADDER = """
    import sys
    from uuid import UUID
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    for _ in sys.stdin:
        store.add(Operation(process=process))
"""


async def test_what_another_process_commits_is_noticed_soon(store, tmp_path):
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        textwrap.dedent(ADDER),
        f"sqlite:///{tmp_path / 'operations.db'}",
        stdin=subprocess.PIPE,
    )
    assert process.stdin is not None
    for revision in range(5):
        waiting = asyncio.create_task(store.wait_for_change(revision, within=60.0))
        await asyncio.sleep(0)
        process.stdin.write(b"\n")
        assert await waiting
    process.stdin.close()
    assert await process.wait() == 0
    assert (await store.revision()).latest == 5
