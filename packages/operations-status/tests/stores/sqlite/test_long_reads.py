"""Reads in threads of their own, which end when their tasks are cancelled."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest
from operations_status.stores.sqlite.database import Interruption
from operations_status.stores.sqlite.long_reads import LongReads

COUNT_FOR_MINUTES = """
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000000000)
    SELECT count(*) FROM numbers
"""


@pytest.fixture
def begin(store):
    """Begin a read that takes minutes; return its task, and what becomes of its statement."""
    reads, database = LongReads(), store.blocking.database

    def begin():
        outcomes: list[str] = []
        began, interruption = threading.Event(), Interruption()

        def read():
            with database.connection(interruption) as connection:
                began.set()
                try:
                    connection.execute(COUNT_FOR_MINUTES).fetchone()
                except sqlite3.OperationalError as error:
                    outcomes.append(str(error))
                    raise

        return asyncio.create_task(reads.run(read, interruption)), began, outcomes

    return begin


async def test_a_read_whose_task_is_cancelled_is_interrupted(begin, store):
    reading, began, outcomes = begin()
    await asyncio.to_thread(began.wait, 30)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert outcomes == ["interrupted"]
    with store.blocking.database.connection() as connection:  # it is of use to others
        assert connection.execute("SELECT 7").fetchone() == (7,)


async def test_a_read_that_waits_for_a_thread_ends_at_once_when_its_task_is_cancelled(begin):
    running = [begin() for _ in range(8)]
    for _, began, _ in running:
        await asyncio.to_thread(began.wait, 30)
    waiting, began, outcomes = begin()
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (began.is_set(), outcomes) == (False, [])
    for reading, _, _ in running:
        reading.cancel()
    await asyncio.gather(*(reading for reading, _, _ in running), return_exceptions=True)
    assert [outcomes for _, _, outcomes in running] == [["interrupted"]] * 8
