"""Requests that wait for a change, over a socket and in this process."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from operations_status.auth.authenticator import Identity
from operations_status.errors import InvalidTokenError
from operations_status.operations import Operation, OperationState, Process, Progress
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore

RUNNING, DONE = OperationState.RUNNING, OperationState.SUCCEEDED


def operation(**fields):
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"), **fields)


async def test_a_poll_of_an_operation_ends_with_its_change(
    run_app, ask, recording, eventually_async, count_waits
):
    app, one = await run_app(), operation()
    await recording.add(one)
    target = f"/operations/{one.operation_id}"
    tag = (await ask(app, target).end()).headers["etag"]
    waiting = ask(app, target, if_none_match=tag, prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 1)
    await recording.advance(one.operation_id, RUNNING)
    answer = await waiting.end()
    assert (answer.status, b'"status":"Running"' in answer.body) == (200, True)
    assert answer.headers["preference-applied"] == "wait=30"
    assert answer.headers["etag"] != tag
    assert count_waits(app) == 0


async def test_a_poll_of_a_list_ends_with_a_change_in_it(
    run_app, ask, recording, eventually_async, count_waits
):
    app, one, other = await run_app(), operation(tags=["a"]), operation(tags=["b"])
    await recording.add(one)
    tag = (await ask(app, "/operations?tags=a").end()).headers["etag"]
    waiting = ask(app, "/operations?tags=a", if_none_match=tag, prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 1)
    await recording.add(other)
    await recording.advance(one.operation_id, RUNNING)
    answer = await waiting.end()
    assert (answer.status, answer.body.count(b"operationId")) == (200, 1)
    assert b'"status":"Running"' in answer.body


async def test_progress_ends_a_wait_in_every_view(
    run_app, ask, recording, eventually_async, count_waits
):
    app, one = await run_app(), operation(status=RUNNING)
    await recording.add(one)
    target = f"/operations/{one.operation_id}"
    targets = [target, f"{target}?view=full", "/operations?view=full", "/operations?view=counts"]
    waiting = [ask(app, each, if_none_match="*", prefer="wait=30") for each in targets]
    await eventually_async(lambda: count_waits(app) == 4)
    await recording.report_progress(one.operation_id, Progress(0.25, "a quarter"))
    plain, full, listed, counts = [await each.end() for each in waiting]
    assert b"progress" not in plain.body
    assert b'"progress":{"fraction":0.25,"message":"a quarter"}' in full.body
    assert b'"progress":{"fraction":0.25,"message":"a quarter"}' in listed.body
    assert b'"Running":1' in counts.body


async def test_a_poll_of_a_list_ends_when_an_operation_leaves_it(
    run_app, ask, recording, eventually_async, count_waits
):
    app, one = await run_app(), operation(status=RUNNING)
    await recording.add(one)
    target = "/operations?status=Running"
    waiting = ask(app, target, if_none_match="*", prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 1)
    await recording.advance(one.operation_id, DONE)
    assert (await waiting.end()).body == b"[]"


async def test_a_poll_of_a_long_list_returns_all_of_it(
    run_app, ask, recording, eventually_async, count_waits
):
    app, tags = await run_app(), tuple(f"{number}-{'t' * 200}" for number in range(8))
    for _ in range(80):
        await recording.add(operation(tags=tags))
    waiting = ask(app, "/operations", if_none_match="*", prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 1)
    await recording.add(operation())
    assert len(json.loads((await waiting.end()).body)) == 81


async def test_a_poll_of_a_list_ends_when_operations_are_pruned(
    run_app, ask, recording, eventually_async, count_waits
):
    app = await run_app()
    await recording.add(operation(status=DONE))
    lists = [
        ask(app, "/operations", if_none_match="*", prefer="wait=30"),
        ask(app, "/operations?status=Succeeded", if_none_match="*", prefer="wait=30"),
    ]
    feed = ask(app, "/operations", accept="text/event-stream")
    await eventually_async(lambda: count_waits(app) == 2)
    await recording.prune(keep=0)
    for waiting in lists:
        assert (await waiting.end()).body == b"[]"
    assert feed.body.count(b"data") == 0


async def test_a_poll_of_an_operation_that_is_pruned_is_answered_with_404(run_app, ask, recording):
    app, one = await run_app(), operation(status=DONE)
    await recording.add(one)
    target = f"/operations/{one.operation_id}"
    waiting = ask(app, target, if_none_match="*", prefer="wait=1")
    await recording.prune(before=datetime.now(UTC) + timedelta(days=1))
    assert (await waiting.end()).status == 404


async def test_a_poll_without_a_change_times_out_with_304(service):
    one = service.add(process=Process(pid=1, uid=uuid4(), name="quiet"))
    for target in (f"/operations/{one.operation_id}", f"/operations?uid={one.process.uid}"):
        tag = service.get(target).headers["etag"]
        service.add()
        answer = service.get(target, f"If-None-Match: {tag}", "Prefer: wait=1")
        assert (answer.status, answer.body) == (304, b"")
        assert answer.headers["etag"] == tag
        assert answer.headers["preference-applied"] == "wait=1"
        assert "content-length" not in answer.headers


async def test_a_poll_with_an_outdated_tag_is_answered_immediately(run_app, ask, recording):
    app, one = await run_app(), operation()
    await recording.add(one)
    for target in (f"/operations/{one.operation_id}", "/operations", "/operations?status=Failed"):
        answer = await ask(app, target, if_none_match='"old"', prefer="wait=30").end()
        assert (answer.status, answer.headers["preference-applied"]) == (200, "wait=30")
        plain = await ask(app, target, prefer="wait=30").end()
        assert "preference-applied" not in plain.headers


async def test_a_poll_with_an_outdated_tag_of_a_list_is_answered_immediately(
    run_app, ask, recording
):
    app = await run_app()
    tag = (await ask(app, "/operations").end()).headers["etag"]
    await recording.add(operation())
    answer = await ask(app, "/operations", if_none_match=tag, prefer="wait=30").end()
    assert (answer.status, answer.body.count(b"operationId")) == (200, 1)


class HastyStore(AsyncStore):
    """A store in which an operation changes at the very moment in which a wait for it begins."""

    hurried: Operation | None = None

    async def revision(self):
        if self.hurried:
            hurried, self.hurried = self.hurried, None
            await self.advance(hurried.operation_id, RUNNING)
        return await super().revision()


async def test_a_change_at_the_start_of_a_wait_is_not_missed(
    run_app, ask, tmp_path, eventually_async, count_calls
):
    store = HastyStore(SqliteStore(tmp_path / "hasty.db"))
    hurried = operation()
    app = await run_app(store=store)
    # The count of ended operations has read the revision once.
    await eventually_async(lambda: count_calls(app, "revision") == 1)
    await store.add(hurried)
    store.hurried = hurried
    target = f"/operations/{hurried.operation_id}"
    answer = await ask(app, target, if_none_match="*", prefer="wait=30").end()
    assert (answer.status, b'"Running"' in answer.body) == (200, True)


class StoreAhead(AsyncStore):
    """A store in which a client has seen a change of its list before it was settled."""

    answers: list[bool]

    async def has_changed(self, filter_, since):
        return self.answers.pop(0) if since.ahead else await super().has_changed(filter_, since)


async def test_a_change_that_the_client_has_seen_unsettled_ends_no_wait(
    run_app, ask, tmp_path, eventually_async
):
    store = StoreAhead(SqliteStore(tmp_path / "ahead.db"))
    store.answers = [False, False, True]
    app = await run_app(store=store)
    tag = (await ask(app, "/operations").end()).headers["etag"]
    wait = ask(app, "/operations", if_none_match=f'{tag[:-1]}.01a2b3"', prefer="wait=30")
    await eventually_async(lambda: len(store.answers) == 2)
    await store.add(operation())
    await eventually_async(lambda: len(store.answers) == 1)
    assert not wait.messages
    await store.add(operation())
    answer = await wait.end()
    assert (answer.status, answer.body.count(b"operationId")) == (200, 2)
    assert store.answers == []


async def test_a_wait_is_limited_by_the_settings(run_app, ask):
    app = await run_app(max_wait=1.5)
    answer = await ask(app, "/operations", if_none_match="*", prefer="wait=999").end()
    assert (answer.status, answer.headers["preference-applied"]) == (304, "wait=1")


async def test_a_wait_ends_when_the_client_disconnects(
    run_app, ask, recording, eventually_async, count_waits
):
    app, one = await run_app(), operation()
    await recording.add(one)
    for target in (f"/operations/{one.operation_id}", "/operations"):
        waiting = ask(app, target, if_none_match="*", prefer="wait=30")
        await eventually_async(lambda: count_waits(app) == 1)
        await waiting.leave()
        assert (waiting.messages, count_waits(app)) == ([], 0)


async def test_waits_end_when_the_service_shuts_down(
    run_app, ask, recording, eventually_async, count_waits
):
    app, one = await run_app(), operation()
    await recording.add(one)
    targets = (f"/operations/{one.operation_id}", "/operations")
    waiting = [ask(app, target, if_none_match="*", prefer="wait=30") for target in targets]
    await eventually_async(lambda: count_waits(app) == 2)
    app.end_waits()
    assert [(await one.end()).status for one in waiting] == [304, 304]
    late = ask(app, "/operations", if_none_match="*", prefer="wait=30")
    assert (await late.end()).status == 304


async def test_many_waits_cost_one_read_of_the_store(
    run_app, ask, recording, eventually_async, *, count_calls, count_waits
):
    app, one = await run_app(), operation(tags=["a"])
    await recording.add(one)
    targets = ("/operations?tags=a&limit=1", f"/operations/{one.operation_id}")
    waiting = [ask(app, target, if_none_match="*", prefer="wait=30") for target in targets * 25]
    await eventually_async(lambda: count_waits(app) == 50)
    names = ("read_changes", "has_changed", "read_list", "read_status")
    before = [count_calls(app, name) for name in names]
    await recording.advance(one.operation_id, RUNNING)
    for poll in waiting:
        assert b'"Running"' in (await poll.end()).body
    after = [count_calls(app, name) for name in names]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 0, 1, 1]


async def test_a_long_list_after_a_wait_is_complete(
    run_app, ask, recording, eventually_async, count_waits
):
    app = await run_app()
    for _ in range(5):
        await recording.add(operation(egress_provider_name="t" * 20_000))
    waiting = ask(app, "/operations", if_none_match="*", prefer="wait=30")
    page = ask(app, "/operations?limit=1", if_none_match="*", prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 2)
    await recording.add(operation())
    assert (await waiting.end()).body.count(b"operationId") == 6
    assert "cursor=" in (await page.end()).headers["link"]


class Doorkeeper:
    """Authenticator that accepts everyone while `is_open` is set."""

    def __init__(self):
        self.is_open = True

    def authenticate(self, authorization):
        if not self.is_open:
            raise InvalidTokenError("The token has expired.")
        return Identity(subject="guest", expires=time.time() + 60)


@pytest.mark.parametrize("target", ["/operations", "/operations/{}"])
async def test_a_token_that_expires_during_a_wait_is_refused(
    run_app, ask, recording, eventually_async, target, *, count_waits
):
    keeper, one = Doorkeeper(), operation()
    app = await run_app(authenticator=keeper)
    await recording.add(one)
    target = target.format(one.operation_id)
    waiting = ask(app, target, if_none_match="*", prefer="wait=30")
    await eventually_async(lambda: count_waits(app) == 1)
    keeper.is_open = False
    await recording.advance(one.operation_id, RUNNING)
    assert (await waiting.end()).status == 401
