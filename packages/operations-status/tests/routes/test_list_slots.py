"""Lists under way at once: how many, and what becomes of the others."""

from __future__ import annotations

from contextlib import AsyncExitStack
from uuid import UUID

import pytest
from operations_status.auth.negotiate import CONNECTION
from operations_status.middleware.exchanges import SUBJECT
from operations_status.operations import Operation, Process
from operations_status.routes.list_slots import ListSlots

PROCESS = Process(pid=1, uid=UUID(int=1), name="long")
TAGS = tuple(f"{number}-{'t' * 200}" for number in range(8))


@pytest.fixture
async def app(run_app, recording):
    """The application with a list that is longer than a piece; two are the limit."""
    for _ in range(80):
        await recording.add(Operation(process=PROCESS, tags=TAGS))
    return await run_app(max_lists=2, read_timeout=0.2, keep_alive_timeout=60)


async def test_a_subject_reads_so_many_lists_at_once_and_no_more(app, ask):
    first, second = ask(app, "/operations"), ask(app, "/operations")
    for one in (first, second):
        await one.stuck(is_stuck=True)
    refused = await ask(app, "/operations").end()
    assert (refused.status, refused.headers["retry-after"]) == (429, "5")
    assert b"Too many lists" in refused.body
    assert (await ask(app, f"/operations/{UUID(int=2)}").end()).status == 404

    await first.stuck(is_stuck=False)
    await first.end()
    assert (await ask(app, "/operations").end()).body == first.body
    await second.stuck(is_stuck=False)


async def test_a_request_that_waits_gets_the_slot_that_becomes_free(run_app, ask, app):
    patient = await run_app(max_lists=1, read_timeout=60, keep_alive_timeout=60)
    first = ask(patient, "/operations")
    await first.stuck(is_stuck=True)
    waiting = ask(patient, "/operations")
    leaving = ask(patient, "/operations")
    await first.stuck(is_stuck=False)
    assert (await waiting.end()).body == (await leaving.end()).body == (await first.end()).body


async def test_a_request_that_is_cancelled_while_it_waits_holds_no_slot(run_app, ask, app):
    patient = await run_app(max_lists=1, read_timeout=60, keep_alive_timeout=60)
    first = ask(patient, "/operations")
    await first.stuck(is_stuck=True)
    waiting = ask(patient, "/operations")
    await ask(patient, "/operations/x").end()  # by then the other one waits
    waiting.task.cancel()
    await first.stuck(is_stuck=False)
    await first.end()
    assert (await ask(patient, "/operations").end()).status == 200


async def test_a_connection_has_eight_lists_at_once_whoever_asks_for_them():
    slots = ListSlots(per_subject=1, patience=0.01)
    state: dict[str, object] = {CONNECTION: {}}
    async with AsyncExitStack() as stack:
        found = [
            await stack.enter_async_context(slots.take({SUBJECT: str(number), "state": state}))
            for number in range(9)
        ]
        other = slots.take({SUBJECT: "8", "state": {CONNECTION: {}}})
        assert await stack.enter_async_context(other)
    assert found == [True] * 8 + [False]
