import asyncio
import time
from math import inf

import pytest
from hosting_sdk._transport.limits import Limits


async def limited(limits, seconds, work):
    """Do some work under a limit; return "done", or "late" if the limit was reached."""
    limit = limits.begin(seconds)
    try:
        await work
    except asyncio.CancelledError:
        if limits.finish(limit):
            return "late"
        raise
    limits.finish(limit)
    return "done"


async def test_a_limit_ends_only_work_that_takes_too_long():
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


async def test_a_limit_that_was_extended_is_checked_again_later():
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


def test_limits_work_in_one_event_loop_after_another():
    limits = Limits()
    for _ in range(2):
        assert asyncio.run(limited(limits, 0.01, asyncio.sleep(30))) == "late"


async def attempted(limits, seconds, attempt_seconds, work):
    """Do some work as an attempt of a call; return which of the two limits was reached."""
    limit = limits.begin(seconds)
    limits.begin_attempt(limit, attempt_seconds)
    try:
        await work(limit)
    except asyncio.CancelledError:
        reached = ["attempt"] if limits.finish_attempt(limit) else []
        reached += ["call"] if limits.finish(limit) else []
        if reached:
            return reached
        raise
    return [limits.finish_attempt(limit), limits.finish(limit)]


async def never(_):
    await asyncio.Event().wait()


@pytest.mark.parametrize(
    ("seconds", "attempt_seconds", "reached"),
    [(30, 0.01, ["attempt"]), (0.01, 30, ["call"]), (0.01, None, ["call"]), (0.01, 0.01, ["call"])],
)
async def test_the_limit_of_an_attempt_is_distinguished_from_that_of_its_call(
    seconds, attempt_seconds, reached
):
    limits = Limits()
    assert await attempted(limits, seconds, attempt_seconds, never) == reached
    limits.end_all()


async def test_the_end_of_a_call_wins_over_that_of_an_attempt_which_it_follows_at_once():
    async def end_both(limit):
        limit.end("attempt")
        limit.end("call")
        limit.end("attempt")
        await asyncio.sleep(0)

    limits = Limits()
    assert await attempted(limits, 30, 30, end_both) == ["call"]
    limits.end_all()


async def test_a_limit_that_has_ended_is_not_checked_again():
    async def end(limit):
        limit.end("attempt")
        ends.append((limit.when < inf, limit.attempt_when))
        limit.end("call")
        ends.append((limit.when < inf, limit.attempt_when))
        await asyncio.sleep(0)

    limits = Limits()
    ends: list[tuple[bool, float]] = []
    assert await attempted(limits, 30, 30, end) == ["call"]
    assert ends == [(True, inf), (False, inf)]
    limits.end_all()


async def test_a_cancellation_from_outside_is_not_taken_for_the_limit_of_an_attempt():
    async def end(limit):
        limit.end("attempt")
        await asyncio.Event().wait()

    limits = Limits()
    task = asyncio.create_task(attempted(limits, 30, 30, end))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    limits.end_all()


async def test_an_attempt_that_is_over_has_no_limit_any_more():
    limits = Limits()
    limit = limits.begin(30)
    limits.begin_attempt(limit, 0.01)
    assert limits._due == limit.attempt_when < limit.when
    assert not limits.finish_attempt(limit)
    await asyncio.sleep(0.05)
    assert limits._due == limit.when
    assert not limits.finish(limit)
    limits.end_all()


async def test_an_attempt_that_was_extended_is_checked_again_later():
    async def extend(limit):
        time.sleep(0.04)  # noqa: ASYNC251 the loop must not turn before the limit starts again
        ends.extend((limit.when, limit.attempt_when))
        limit.extend_attempt()
        ends.extend((limit.when, limit.attempt_when))
        await never(limit)

    limits = Limits()
    ends: list[float] = []
    assert await attempted(limits, 30, 0.05, extend) == ["attempt"]
    call, attempt, later_call, later_attempt = ends
    assert call == later_call
    assert asyncio.get_running_loop().time() >= later_attempt > attempt
    limits.end_all()


async def test_extending_a_call_extends_its_attempt_too():
    limits = Limits()
    limit = limits.begin(30)
    limits.begin_attempt(limit, 20)
    before = limit.when, limit.attempt_when
    limit.extend()
    assert (limit.when, limit.attempt_when) > before
    assert limit.when - limit.attempt_when == pytest.approx(10, abs=1)
    limits.finish(limit)
    limits.end_all()
