"""Slots of lists, counts and waits: how many at once, and the refusal of further ones."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from uuid import UUID

import pytest
from operations_status.auth.authenticator import ANONYMOUS
from operations_status.auth.negotiate import CONNECTION
from operations_status.middleware.exchanges import SUBJECT
from operations_status.operations import Operation
from operations_status.routes.slots import LimitReachedError, Slots
from samples import PROCESS

TAGS = tuple(f"{number}-{'t' * 200}" for number in range(8))


@pytest.fixture
async def app(run_app, recording):
    """The application with a list that is longer than a piece; two are the limit."""
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


def slots_of(**limits):
    return Slots("lists", **{"per_subject": 100, "patience": 0.01} | limits)


async def test_a_connection_has_its_own_limit_for_all_its_subjects():
    slots = slots_of(per_connection=8)
    state: dict[str, object] = {CONNECTION: {}}
    async with AsyncExitStack() as stack:
        for number in range(8):
            await stack.enter_async_context(slots.take({SUBJECT: str(number), "state": state}))
        with pytest.raises(LimitReachedError):
            await stack.enter_async_context(slots.take({SUBJECT: "8", "state": state}))
        other = slots.take({SUBJECT: "8", "state": {CONNECTION: {}}})
        await stack.enter_async_context(other)


async def test_slots_of_two_kinds_are_separate_on_one_connection():
    scope = {SUBJECT: "one", "state": {CONNECTION: {}}}
    async with slots_of(per_connection=1).take(scope), slots_of(per_connection=1).take(scope):
        pass


async def test_anonymous_clients_have_slots_by_their_addresses():
    slots = slots_of(per_subject=1)

    def take(client):
        return slots.take({SUBJECT: ANONYMOUS.subject, "client": client})

    async with AsyncExitStack() as stack:
        for client in [("192.0.2.1", 1), ("192.0.2.2", 1), None]:
            await stack.enter_async_context(take(client))
        for client in [("192.0.2.1", 2), ("192.0.2.2", 1), None]:
            with pytest.raises(LimitReachedError):
                await stack.enter_async_context(take(client))


async def test_a_subject_with_many_requests_does_not_delay_those_of_another():
    slots = slots_of(per_subject=2, per_process=2, patience=60)
    served = []

    async def serve(subject):
        async with slots.take({SUBJECT: subject}):
            served.append(subject)
            await asyncio.sleep(0)

    greedy = [asyncio.create_task(serve("greedy")) for _ in range(50)]
    await asyncio.sleep(0)
    await asyncio.gather(asyncio.create_task(serve("modest")), *greedy)
    assert served.index("modest") <= 6
    assert len(served) == 51
