"""Turns in the event loop."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter

import pytest
from operations_status.turns import ITERATION_TIME, WORK_PER_ITERATION, FairTurns


class Work:
    """Work that is done in turns.

    Attributes:
        done: The workers, and the iterations of the event loop in which they had their turns.
        seconds: Seconds that each iteration takes.
        waited: Seconds that the event loop had nothing to do.
    """

    def __init__(self):
        self.turns = FairTurns(lambda: self.waited + self._now * self.seconds)
        self.done = []
        self.seconds = 0.0
        self.waited = 0.0
        self._now = 0

    async def __call__(self, worker, size=1):
        await self.turns.take(worker, size)
        self.done.append((worker, self._now))

    async def count(self):
        while True:
            self._now += 1
            await asyncio.sleep(0)


@pytest.fixture
async def work():
    work = Work()
    counting = asyncio.create_task(work.count())
    yield work
    counting.cancel()


async def run(*coroutines):
    """Run coroutines at the same time, and wait for their ends."""
    await asyncio.gather(*coroutines)


async def until(holds):
    """Wait for the first iteration of the event loop in which a condition holds."""
    while not holds():  # noqa: ASYNC110 an event would come an iteration later
        await asyncio.sleep(0)


async def test_an_iteration_does_no_more_than_its_work(work):
    await run(*(work("one") for _ in range(5 * WORK_PER_ITERATION)))
    iterations = [now for _, now in work.done]
    most = max(iterations.count(now) for now in iterations)
    assert most == WORK_PER_ITERATION
    assert len(set(iterations)) == 5


async def test_an_iteration_does_less_after_one_that_took_long(work):
    work.seconds = 1.9 * ITERATION_TIME
    await run(*(work("one") for _ in range(5 * WORK_PER_ITERATION)))
    counts = [*Counter(now for _, now in work.done).values()]
    assert counts[0] == WORK_PER_ITERATION
    assert set(counts[2:-1]) == {WORK_PER_ITERATION // 2}


async def test_an_iteration_does_some_work_after_one_that_took_minutes(work):
    work.seconds = 100.0
    await run(*(work("one") for _ in range(5 * WORK_PER_ITERATION)))
    counts = [*Counter(now for _, now in work.done).values()]
    assert set(counts[2:]) == {4}


async def test_an_event_loop_that_had_nothing_to_do_is_not_slow(work):
    await run(*(work("one") for _ in range(2 * WORK_PER_ITERATION)))
    work.waited = 100.0
    before = len(work.done)
    await run(*(work("one") for _ in range(5 * WORK_PER_ITERATION)))
    counts = [*Counter(now for _, now in work.done[before:]).values()]
    assert set(counts) == {WORK_PER_ITERATION}


async def test_large_work_has_an_iteration_of_its_own(work):
    await run(*(work(name, WORK_PER_ITERATION) for name in "abcdef"))
    assert len({now for _, now in work.done}) == 6


async def test_no_worker_waits_while_there_is_little_work(work):
    for _ in range(WORK_PER_ITERATION):
        taking = work.turns.take("one")
        with pytest.raises(StopIteration):
            taking.send(None)


async def test_a_worker_with_much_work_delays_another_by_one_turn(work):
    greedy = [asyncio.create_task(work("greedy", WORK_PER_ITERATION)) for _ in range(50)]
    await asyncio.sleep(0)
    await work("modest", WORK_PER_ITERATION)
    assert len(work.done) <= 3
    await run(*greedy)


async def test_all_busy_workers_get_the_same_share(work):
    sizes = {"large": 16, "middle": 4, "small": 1}
    tasks = [
        asyncio.create_task(work(name, size)) for name, size in sizes.items() for _ in range(200)
    ]
    await until(lambda: len(work.done) >= 200)
    shares = [sum(size for one, _ in work.done if one == name) for name, size in sizes.items()]
    assert max(shares) - min(shares) <= 2 * WORK_PER_ITERATION
    await run(*tasks)


async def test_a_worker_that_was_idle_goes_first_but_only_by_a_bounded_lead(work):
    await work("sometimes", 3)
    always = [asyncio.create_task(work("always")) for _ in range(1000)]
    await until(lambda: len(work.done) >= 500)
    before = len(work.done)
    tasks = [asyncio.create_task(work("sometimes")) for _ in range(200)]
    await until(lambda: [one for one, _ in work.done].count("sometimes") > 100)
    since = [one for one, _ in work.done[before:]]
    assert since.index("sometimes") <= 2 * WORK_PER_ITERATION
    assert since.count("always") >= 50
    await run(*always, *tasks)


async def test_a_new_worker_goes_before_all_workers_that_wait_again(work):
    async def go_on(worker):
        while True:
            await work(worker)

    busy = [asyncio.create_task(go_on(number)) for number in range(500)]
    await until(lambda: len(work.done) >= 1250)  # half of them have had their third turn
    before = len(work.done)
    await work("new")
    assert len(work.done) - before <= 3 * WORK_PER_ITERATION
    for task in busy:
        task.cancel()


async def test_a_cancelled_turn_takes_no_work_of_an_iteration(work):
    tasks = [asyncio.create_task(work("one")) for _ in range(3 * WORK_PER_ITERATION)]
    await asyncio.sleep(0)
    for task in tasks[WORK_PER_ITERATION : 2 * WORK_PER_ITERATION]:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert ends.count(None) == 2 * WORK_PER_ITERATION
    assert len({now for _, now in work.done}) == 2


async def test_a_worker_that_has_ended_is_forgotten_while_others_still_wait(work):
    always = [asyncio.create_task(work("always")) for _ in range(20_000)]
    await asyncio.sleep(0)
    for number in range(10):
        await run(*(work((number, other)) for other in range(500)))
        assert len(work.turns._clocks) < 1500
    assert len(work.done) < 20_000
    await run(*always)
    assert not work.turns._clocks


async def test_an_endless_stream_of_new_workers_keeps_no_other_from_its_turn(work):
    async def send_new_ones():
        for number in itertools.count():
            new.append(asyncio.create_task(work(number)))
            if not number % WORK_PER_ITERATION:
                await asyncio.sleep(0)

    new: list[asyncio.Task[None]] = []
    sending = asyncio.create_task(send_new_ones())
    busy = [asyncio.create_task(work("busy", 9)) for _ in range(20)]
    async with asyncio.timeout(60):
        await run(*busy)
    sending.cancel()
    await run(*new)
