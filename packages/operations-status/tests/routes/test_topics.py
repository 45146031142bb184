"""Topics: reads that several waiting requests share."""

from __future__ import annotations

import asyncio

import pytest
from operations_status.filters import ANY
from operations_status.routes.topics import ListTopic


async def test_cancelling_an_older_shared_read_keeps_the_newer_one(eventually_async):
    topic, can_end = ListTopic(ANY, 0), asyncio.Event()
    reads: list[int] = []

    async def read():
        reads.append(topic.latest)
        await can_end.wait()
        return topic.latest

    leaving = asyncio.create_task(topic.share("list", read))
    await eventually_async(lambda: len(reads) == 1)
    topic.wake(1)
    first = asyncio.create_task(topic.share("list", read))
    await eventually_async(lambda: len(reads) == 2)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    second = asyncio.create_task(topic.share("list", read))
    await asyncio.sleep(0)
    can_end.set()
    assert [await first, await second] == [1, 1]
    assert reads == [0, 1]
