"""How long a connection may be idle."""

from __future__ import annotations

import asyncio

from operations_status.idle_timer import IdleTimer


def idle_time(*, seconds=0.01, is_ending=False):
    """Return the idle time of a connection, and the event that it is to be ended."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    return IdleTimer(loop, seconds, lambda: is_ending, ended.set), ended


async def test_a_connection_that_is_idle_for_long_enough_is_ended():
    idle, ended = idle_time()
    await idle.restart()
    assert idle.is_running
    async with asyncio.timeout(10):
        await ended.wait()


async def test_a_connection_that_is_busy_meanwhile_is_looked_at_again(eventually_async):
    idle, ended = idle_time()
    await idle.restart()
    await idle.stop()
    first = idle._timer
    await eventually_async(lambda: idle._timer is not first)
    assert not ended.is_set()
    await idle.restart()
    async with asyncio.timeout(10):
        await ended.wait()


async def test_when_the_service_is_ending_no_connection_may_be_idle():
    idle, ended = idle_time(is_ending=True)
    await idle.restart()
    assert ended.is_set()


async def test_a_connection_that_ends_by_itself_is_never_ended():
    idle, ended = idle_time(is_ending=True)
    idle.close()
    await idle.restart()
    assert not idle.is_running
    assert not ended.is_set()
