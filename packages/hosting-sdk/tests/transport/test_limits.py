import asyncio
import time
from math import inf

import pytest
from hosting_sdk._transport.limits import Limits


async def limited(limits, seconds, work):
    """Do some work under a limit; return what became of it."""
    limit = limits.begin(seconds)
    try:
        await work
    except asyncio.CancelledError:
        if limits.finish(limit):
            return "late"
        raise
    limits.finish(limit)
    return "done"


async def test_a_limit_ends_what_takes_too_long_and_nothing_else():
    limits = Limits()
    forever = asyncio.Event()
    results = await asyncio.gather(
        limited(limits, 30, asyncio.sleep(0)),
        limited(limits, 0.02, forever.wait()),
        limited(limits, 0.01, forever.wait()),
        limited(limits, None, asyncio.sleep(0.05)),
    )
    assert [*results] == ["done", "late", "late", "done"]
    limits.end_all()


async def test_a_cancellation_from_outside_is_not_taken_for_the_limit():
    limits = Limits()
    task = asyncio.create_task(limited(limits, 30, asyncio.Event().wait()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    limits.end_all()


async def test_a_cancellation_from_outside_wins_over_a_limit_reached_at_once():
    limits = Limits()
    task = asyncio.create_task(limited(limits, 30, asyncio.Event().wait()))
    await asyncio.sleep(0)
    limits.end_all()
    limits.end_all()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_one_timer_watches_all_limits_and_the_earliest_goes_first():
    limits = Limits()
    first = limits.begin(30)
    assert limits._due == first.when
    second = limits.begin(10)
    assert limits._due == second.when
    third = limits.begin(20)
    assert limits._due == second.when
    assert not any(limits.finish(limit) for limit in (first, second, third))
    limits.end_all()
    assert (limits._due, limits._timer) == (inf, None)


async def test_a_limit_that_was_extended_is_looked_at_again_later():
    limits = Limits()
    loop = asyncio.get_running_loop()
    ends = []

    async def work():
        time.sleep(0.04)  # noqa: ASYNC251 the loop must not turn before the limit starts again
        (limit,) = limits._running
        ends.append(limit.when)
        limit.extend()
        ends.append(limit.when)
        await asyncio.Event().wait()

    assert await limited(limits, 0.05, work()) == "late"
    before, after = ends
    assert loop.time() >= after > before
    limits.end_all()


def test_limits_go_from_one_event_loop_to_the_next():
    limits = Limits()
    for _ in range(2):
        assert asyncio.run(limited(limits, 0.01, asyncio.sleep(30))) == "late"
