"""Computed views: their slots, their cache, and clients that disconnect before the answer."""

from __future__ import annotations

import asyncio
import json

import pytest
from operations_status.auth.authenticator import Identity
from operations_status.operations import Operation
from samples import PROCESS

COUNTS = "/operations?view=counts"


class Subjects:
    """Authenticator of subjects that name themselves."""

    def authenticate(self, authorization: str | None) -> Identity:
        return Identity(subject=authorization or "")


@pytest.fixture
def run_slow(run_app, tmp_path, slow_counts):
    """Run the application over a store that counts slowly."""
    slow_counts.copy_to(tmp_path / "operations.db")
    return run_app


@pytest.mark.parametrize("view", ["counts", "histogram", "groups"])
async def test_views_beyond_the_limit_of_a_subject_are_refused_with_429(
    run_slow, ask, slow_counts, view
):
    app = await run_slow(read_timeout=0.05)
    asked = [ask(app, slow_counts.target(number, view)) for number in range(4)]
    answers = [await one.end() for one in asked]
    assert [one.status for one in answers] == [200, 200, 429, 429]
    assert answers[-1].headers["retry-after"] == "5"
    assert b"Too many counts, histograms and groups at once" in answers[-1].body


async def test_the_views_that_are_computed_share_their_slots(run_slow, ask, slow_counts):
    app = await run_slow(read_timeout=0.05)
    views = ["counts", "histogram", "groups"]
    asked = [ask(app, slow_counts.target(0, view)) for view in views]
    assert [(await one.end()).status for one in asked] == [200, 200, 429]


async def test_the_query_of_a_disconnected_client_is_cancelled(
    run_slow, ask, slow_counts, eventually_async, *, metric, count_calls
):
    app = await run_slow()
    before = count_calls(app, "revision")
    leaving = [ask(app, slow_counts.target(number)) for number in range(3)]
    await eventually_async(lambda: count_calls(app, "revision") >= before + 2)
    for one in reversed(leaving):
        await one.leave()
    assert [one.messages for one in leaving] == [[], [], []]
    assert count_calls(app, "count") == 2  # both have ended
    assert metric(app, "store_failures_total", call="count") == 0


async def test_counts_of_an_unchanged_store_are_cached(run_app, ask, recording, count_calls):
    app = await run_app()
    first = await ask(app, COUNTS).end()
    again = await ask(app, COUNTS).end()
    assert (again.body, again.headers["etag"]) == (first.body, first.headers["etag"])
    assert count_calls(app, "count") == 1
    await recording.add(Operation(process=PROCESS))
    assert json.loads((await ask(app, COUNTS).end()).body)["Starting"] == 1
    assert count_calls(app, "count") == 2


async def test_a_queued_request_uses_the_counts_of_another(run_slow, ask, slow_counts, count_calls):
    app = await run_slow(read_timeout=60)
    asked = [ask(app, slow_counts.target(0)) for _ in range(6)]
    assert len({(await one.end()).body for one in asked}) == 1
    assert count_calls(app, "count") == 2  # one for each slot


async def test_shared_counts_are_cancelled_with_the_last_client(
    run_slow, ask, recording, slow_counts, eventually_async, *, count_calls, count_waits
):
    app = await run_slow()
    before = count_calls(app, "revision")
    busy = [ask(app, slow_counts.target(number)) for number in (1, 2)]
    await eventually_async(lambda: count_calls(app, "revision") >= before + 2)
    headers = {"if_none_match": "*", "prefer": "wait=30"}
    waiting = [ask(app, slow_counts.target(0), **headers) for _ in range(2)]
    await eventually_async(lambda: count_waits(app) == 2)
    before = count_calls(app, "read_changes")
    await recording.add(Operation(process=PROCESS, tags=slow_counts.tags))
    await eventually_async(lambda: count_calls(app, "read_changes") > before)
    await ask(app, "/operations/x").end()  # by then both share a read that waits for a slot
    for one in waiting:
        await one.leave()
    assert [one.messages for one in waiting] == [[], []]
    assert [(await one.end()).status for one in busy] == [200, 200]
    for number in (3, 4):  # the shared counts would have ended before these
        assert (await ask(app, slow_counts.target(number)).end()).status == 200
    assert count_calls(app, "count") == 4


async def test_shared_counts_without_a_slot_are_counted_by_each_client(
    run_slow, ask, recording, slow_counts, eventually_async, *, count_waits
):
    app = await run_slow(read_timeout=0.05)
    waiting = ask(app, slow_counts.target(0), if_none_match="*", prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 1)
    busy = [ask(app, slow_counts.target(number)) for number in (1, 2)]
    await recording.add(Operation(process=PROCESS, tags=slow_counts.tags))
    assert (await waiting.end()).status == 429  # its own slots are taken
    assert [(await one.end()).status for one in busy] == [200, 200]


async def test_a_subject_without_a_slot_does_not_refuse_a_shared_list_to_another(
    run_slow, ask, recording, slow_counts, eventually_async, *, count_waits
):
    app = await run_slow(read_timeout=0.05, authenticator=Subjects())
    headers = {"if_none_match": "*", "prefer": "wait=30"}
    waiting = []
    for name in ("greedy", "modest"):
        target = "/operations?tags=new"
        waiting.append(ask(app, target, authorization=name, **headers))
        await eventually_async(lambda: count_waits(app) == len(waiting))
    slow = slow_counts.target(0).replace("view=counts", "name=nobody")
    busy = [ask(app, slow, authorization="greedy") for _ in range(2)]
    await asyncio.sleep(0)
    await recording.add(Operation(process=PROCESS, tags=["new"]))
    modest = await waiting[1].end()
    assert modest.status == 200
    assert modest.body.count(b"operationId") == 1
    for one in busy:
        await one.leave()


async def test_polls_of_other_subjects_find_a_list_in_the_cache(
    run_app, ask, recording, eventually_async, *, count_calls, count_waits
):
    app = await run_app(authenticator=Subjects())
    headers = {"if_none_match": "*", "prefer": "wait=30"}
    waiting = []
    for number in range(20):
        waiting.append(ask(app, "/operations?tags=new", authorization=f"key {number}", **headers))
        await eventually_async(lambda: count_waits(app) == len(waiting))
    await recording.add(Operation(process=PROCESS, tags=["new"]))
    assert {(await one.end()).status for one in waiting} == {200}
    assert count_calls(app, "read_list") < 20


async def test_a_query_that_takes_too_long_is_cancelled(
    run_slow, ask, slow_counts, *, metric, count_calls
):
    app = await run_slow(query_timeout=0.05)
    slow = await ask(app, slow_counts.target(0)).end()
    assert (slow.status, slow.headers["retry-after"]) == (503, "5")
    assert b"The query took longer than 0.05 seconds" in slow.body
    assert count_calls(app, "count") == 1  # it has ended
    assert metric(app, "store_failures_total", call="count") == 0
    assert (await ask(app, "/operations?limit=1").end()).status == 200


async def test_the_list_of_a_disconnected_client_is_cancelled(
    run_slow, ask, slow_counts, eventually_async, *, count_calls
):
    app = await run_slow()
    target = slow_counts.target(0).replace("view=counts", "name=nobody")
    leaving = ask(app, target)
    async with asyncio.timeout(30):
        await leaving.leave()
    assert leaving.messages == []
    assert count_calls(app, "read_list") == 1


async def test_a_long_list_ends_with_its_client(run_slow, ask):
    app = await run_slow(keep_alive_timeout=3600.0)
    leaving = ask(app, "/operations")
    await leaving.until(lambda body: body)
    await leaving.stuck(is_stuck=True)
    await leaving.leave()
    assert not leaving.body.endswith(b"]")
