"""Slots of lists, counts and waits, and turns in the event loop."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import AsyncExitStack
from uuid import UUID

import pytest
from operations_status.auth.authenticator import ANONYMOUS, Identity
from operations_status.auth.negotiate import CONNECTION
from operations_status.filters import View
from operations_status.governor import (
    Governor,
    LimitReachedError,
    Price,
    Slots,
)
from operations_status.middleware.exchanges import SUBJECT
from operations_status.operations import Operation
from operations_status.settings import Settings
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore
from operations_status.turns import WORK_PER_ITERATION
from samples import PROCESS

TAGS = tuple(f"{number}-{'t' * 200}" for number in range(8))


@pytest.fixture
async def app(run_app, recording):
    """An application that sends a list in several pieces, and at most two lists at once."""
    for _ in range(80):
        await recording.add(Operation(process=PROCESS, tags=TAGS))
    return await run_app(max_lists=2, read_timeout=0.2, keep_alive_timeout=60)


async def test_lists_beyond_the_limit_of_a_subject_are_refused_with_429(app, ask):
    first, second = ask(app, "/operations"), ask(app, "/operations")
    for one in (first, second):
        await one.stuck(is_stuck=True)
    refused = await ask(app, "/operations").end()
    assert (refused.status, refused.headers["retry-after"]) == (429, "5")
    assert b"Too many lists that are read at once" in refused.body
    assert (await ask(app, f"/operations/{UUID(int=2)}").end()).status == 404

    await first.stuck(is_stuck=False)
    await first.end()
    assert (await ask(app, "/operations").end()).body == first.body
    await second.stuck(is_stuck=False)


async def test_a_queued_request_gets_the_next_free_slot(run_app, ask, app):
    patient = await run_app(max_lists=1, read_timeout=60, keep_alive_timeout=60)
    first = ask(patient, "/operations")
    await first.stuck(is_stuck=True)
    waiting = ask(patient, "/operations")
    leaving = ask(patient, "/operations")
    await first.stuck(is_stuck=False)
    assert (await waiting.end()).body == (await leaving.end()).body == (await first.end()).body


async def test_a_request_cancelled_in_the_queue_holds_no_slot(run_app, ask, app):
    patient = await run_app(max_lists=1, read_timeout=60, keep_alive_timeout=60)
    first = ask(patient, "/operations")
    await first.stuck(is_stuck=True)
    waiting = ask(patient, "/operations")
    await ask(patient, "/operations/x").end()  # by then the other one waits
    waiting.task.cancel()
    await first.stuck(is_stuck=False)
    await first.end()
    assert (await ask(patient, "/operations").end()).status == 200


async def test_waits_beyond_the_limit_of_a_subject_are_refused_with_429(
    run_app, ask, recording, eventually_async, count_waits
):
    operation = Operation(process=PROCESS)
    await recording.add(operation)
    app = await run_app(max_waits=3, read_timeout=600)
    waiting = [
        ask(app, "/operations", accept="text/event-stream"),
        ask(app, "/operations", if_none_match="*", prefer="wait=30"),
        ask(app, f"/operations/{operation.operation_id}", if_none_match="*", prefer="wait=30"),
    ]
    await eventually_async(lambda: (count_waits(app), count_waits(app, "stream")) == (2, 1))
    for target, headers in [
        ("/operations", {"accept": "text/event-stream"}),
        ("/operations?name=x", {"if_none_match": "*", "prefer": "wait=30"}),
        (f"/operations/{operation.operation_id}", {"if_none_match": "*", "prefer": "wait=0"}),
    ]:
        refused = await ask(app, target, **headers).end()
        assert (refused.status, refused.headers["retry-after"]) == (429, "5")
        assert b"Too many requests that wait for changes at once" in refused.body
    assert (await ask(app, "/operations").end()).status == 200
    await waiting[0].leave()
    again = ask(app, "/operations", accept="text/event-stream")
    assert await again.until(lambda body: b"id: " in body)


MANY = 100


def slots_of(**limits):
    """Return slots with some limits; the others are too high to be reached."""
    defaults = {"connection": MANY, "subject": MANY, "process": MANY, "queue": MANY}
    return Slots(Price(kind="lists", **defaults | {"patience": 60.0} | limits))


def of(subject, connection=None):
    """Return the scope of a request of a subject."""
    return {SUBJECT: subject, "state": {CONNECTION: connection} if connection is not None else {}}


async def test_a_connection_has_its_own_limit_for_all_its_subjects():
    slots = slots_of(connection=8, queue=0)
    connection: dict[str, object] = {}
    other: dict[str, object] = {}
    async with AsyncExitStack() as stack:
        for number in range(8):
            await stack.enter_async_context(slots.take(of(str(number), connection)))
        with pytest.raises(LimitReachedError):
            await stack.enter_async_context(slots.take(of("8", connection)))
        await stack.enter_async_context(slots.take(of("8", other)))
    # All slots are free again, not only the last one.
    async with AsyncExitStack() as stack:
        for number in range(8):
            await stack.enter_async_context(slots.take(of(str(number), connection)))


async def test_slots_of_two_kinds_are_separate_on_one_connection():
    first, second = slots_of(connection=1, queue=0), slots_of(connection=1, queue=0)
    async with first.take(of("one", {})), second.take(of("one", {})):
        pass


async def test_anonymous_clients_have_slots_by_their_addresses():
    slots = slots_of(subject=1, queue=0)

    def take(client):
        return slots.take({SUBJECT: ANONYMOUS.subject, "client": client})

    async with AsyncExitStack() as stack:
        for client in [("192.0.2.1", 1), ("192.0.2.2", 1), None]:
            await stack.enter_async_context(take(client))
        for client in [("192.0.2.1", 2), ("192.0.2.2", 1), None]:
            with pytest.raises(LimitReachedError):
                await stack.enter_async_context(take(client))


async def test_the_process_reserves_slots_for_subjects_without_one():
    slots = slots_of(process=4, queue=0)
    async with AsyncExitStack() as stack:
        for subject in ("greedy", "greedy", "greedy"):
            await stack.enter_async_context(slots.take(of(subject)))
        with pytest.raises(LimitReachedError) as greedy:
            await stack.enter_async_context(slots.take(of("greedy")))
        await stack.enter_async_context(slots.take(of("modest")))
        with pytest.raises(LimitReachedError) as late:
            await stack.enter_async_context(slots.take(of("late")))
    assert greedy.value.is_overall
    assert late.value.is_overall


async def hold(slots, subject, until, served):
    """Hold a slot until an event; record in `served` that the slot was given or refused."""
    try:
        async with slots.take(of(subject)):
            served.append(subject)
            await until.wait()
    except LimitReachedError as error:
        served.append(f"{subject} refused{' overall' if error.is_overall else ''}")


async def test_the_queue_of_a_subject_and_of_the_process_is_bounded():
    slots, end = slots_of(process=1, queue=2), asyncio.Event()
    served: list[str] = []
    tasks = []
    for subject in ("a", "a", "a", "a", "b", "b", "b", "c", "c", "d", "d", "e"):
        tasks.append(asyncio.create_task(hold(slots, subject, end, served)))
        await asyncio.sleep(0)
    refused = ["a refused overall", "b refused overall", "e refused overall"]
    assert served == ["a", *refused]
    end.set()
    await asyncio.gather(*tasks)
    assert sorted(served) == sorted(["a", *refused, *"aabbccdd"])


async def test_a_request_that_found_no_slot_in_time_leaves_the_queue():
    slots, end = slots_of(subject=1, queue=1, patience=0.01), asyncio.Event()
    served: list[str] = []
    first = asyncio.create_task(hold(slots, "a", end, served))
    await asyncio.sleep(0)
    for _ in range(2):
        await hold(slots, "a", end, served)
    assert served == ["a", "a refused", "a refused"]
    end.set()
    await first
    await hold(slots, "a", end, served)
    assert served[-1] == "a"


async def test_a_request_cancelled_as_it_gets_a_slot_gives_it_back():
    slots, end = slots_of(subject=1, queue=1), asyncio.Event()
    served: list[str] = []
    first = asyncio.create_task(hold(slots, "a", end, served))
    await asyncio.sleep(0)
    second = asyncio.create_task(hold(slots, "a", end, served))
    await asyncio.sleep(0)
    end.set()
    await asyncio.sleep(0)  # the slot belongs to the second one now, which has not run yet
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await hold(slots, "a", end, served)
    assert served == ["a", "a"]


async def test_a_slot_goes_past_a_request_that_is_cancelled_in_the_queue():
    slots, end = slots_of(subject=1, queue=2), asyncio.Event()
    served: list[str] = []
    first, second, third = (asyncio.create_task(hold(slots, "a", end, served)) for _ in range(3))
    await asyncio.sleep(0)
    end.set()
    second.cancel()  # the first one ends before the second one has left the queue
    ended = await asyncio.gather(first, second, third, return_exceptions=True)
    assert [type(one) for one in ended] == [type(None), asyncio.CancelledError, type(None)]
    assert served == ["a", "a"]


async def test_a_free_slot_goes_to_the_subject_that_has_used_the_least():
    slots = slots_of(process=1)
    served: list[str] = []
    ends = {name: asyncio.Event() for name in ("greedy", "modest")}
    tasks = []
    for subject in ("greedy", "greedy", "greedy", "modest"):
        tasks.append(asyncio.create_task(hold(slots, subject, ends[subject], served)))
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)  # the first one is charged for this time
    for end in ends.values():
        end.set()
    await asyncio.gather(*tasks)
    assert served == ["greedy", "modest", "greedy", "greedy"]


class Doorkeeper:
    """Authenticator that accepts everyone, with the header as the subject."""

    def authenticate(self, authorization):
        return Identity(subject=authorization, expires=None)


class BusyStore(AsyncStore):
    """Store that records the ids of its reads, and answers once `can_answer` is set."""

    def __init__(self, blocking):
        super().__init__(blocking)
        self.can_answer = asyncio.Event()
        self.read = []

    async def read_status(self, operation_id, *, full=False, any_tags=frozenset()):
        self.read.append(operation_id)
        await self.can_answer.wait()
        return await super().read_status(operation_id, full=full, any_tags=any_tags)


async def test_a_subject_with_many_requests_delays_that_of_another_by_one_turn(
    run_app, ask, tmp_path, eventually_async
):
    store = BusyStore(SqliteStore(tmp_path / "operations.db"))
    app = await run_app(authenticator=Doorkeeper(), store=store)
    greedy, modest = UUID(int=1), UUID(int=2)
    asked = [ask(app, f"/operations/{greedy}", authorization="greedy") for _ in range(500)]
    await asyncio.sleep(0)
    assert len(store.read) == WORK_PER_ITERATION
    asked.append(ask(app, f"/operations/{modest}", authorization="modest"))
    before = len(store.read)
    await eventually_async(lambda: len(store.read) == len(asked))
    assert store.read.index(modest) < before + 2 * WORK_PER_ITERATION
    store.can_answer.set()
    assert {(await one.end()).status for one in asked} == {404}


async def test_requests_that_are_answered_without_waiting_take_turns(run_app, ask, tmp_path):
    store = BusyStore(SqliteStore(tmp_path / "operations.db"))
    store.can_answer.set()
    app = await run_app(authenticator=Doorkeeper(), store=store)
    greedy, modest = UUID(int=1), UUID(int=2)
    asked = [ask(app, f"/operations/{greedy}", authorization="greedy") for _ in range(100)]
    await asyncio.sleep(0)
    assert len(store.read) == WORK_PER_ITERATION
    asked.append(ask(app, f"/operations/{modest}", authorization="modest"))
    assert {(await one.end()).status for one in asked} == {404}
    assert store.read.index(modest) < 4 * WORK_PER_ITERATION


async def test_every_view_has_slots():
    assert set(Governor(Settings()).views) == set(View)


async def test_a_refusal_is_freed_without_a_garbage_collection():
    slots = Slots(Price(kind="lists", connection=1, subject=1, process=1))
    gc.disable()
    try:
        async with slots.take({SUBJECT: "a"}):
            with pytest.raises(LimitReachedError) as refused:
                await slots.take({SUBJECT: "a"}).__aenter__()
            error = weakref.ref(refused.value)
            del refused
            assert error() is None
    finally:
        gc.enable()
