"""The routes for keys with a scope, over each store in turn.

The answers are compared with those over a store that has only the operations of the scope.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import attrs
import pytest
from operations_status import Settings, create_app
from operations_status.auth.authenticator import Identity
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    encode_group,
)
from operations_status.stores import open_store

START = datetime(2026, 3, 1, tzinfo=UTC)
RUNNING, ENDED = OperationState.RUNNING, OperationState.SUCCEEDED
FAILED = OperationState.FAILED
ALL = "Bearer all"


class Keys:
    """Authenticator for tokens that consist of the tags of their scope."""

    def __init__(self) -> None:
        self.narrowed: frozenset[str] | None = None

    def authenticate(self, authorization: str | None) -> Identity:
        assert authorization is not None
        token = authorization.removeprefix("Bearer ")
        tags: frozenset[str] = frozenset() if token == "all" else frozenset(token.split(","))
        return Identity(subject=token, tags=self.narrowed or tags)


@attrs.define
class Setup:
    """A service over a store, and one over a store that has only the operations of a scope."""

    app: Any
    store: Any
    alone: Any
    alone_store: Any
    scope: frozenset[str]
    keys: Keys

    @property
    def token(self) -> str:
        return f"Bearer {','.join(sorted(self.scope))}"

    def is_visible(self, operation: Operation) -> bool:
        return not self.scope.isdisjoint(operation.tags)

    async def add(self, operation: Operation) -> Operation:
        await self.store.add(operation)
        if self.is_visible(operation):
            await self.alone_store.add(operation)
        return operation

    async def advance(self, operation: Operation, status: OperationState) -> None:
        failure = OperationFailure(code="DiskFull", message=f"no space left on /srv/{status}")
        error = failure if status is FAILED else None
        changed = await self.store.advance(
            operation.operation_id, status, ended=operation.created, error=error
        )
        if self.is_visible(operation):
            await self.alone_store.advance(
                changed.operation_id, changed.status, ended=operation.created, error=error
            )


@pytest.fixture
async def make_setup(store_url, tmp_path, request):
    setups = []

    async def make(scope) -> Setup:
        if store_url.startswith("sqlite"):
            other_url = f"sqlite:///{tmp_path / 'alone.db'}"
        else:
            other_url = request.getfixturevalue("make_url")()
        keys = Keys()
        parts: list[Any] = []
        for url in (store_url, other_url):
            app = create_app(Settings(store=url, no_auth=True), authenticator=keys)
            await app.open()
            recording = open_store(url)
            await recording.open()
            parts += [app, recording]
        app, store, alone, alone_store = parts
        setups.append(Setup(app, store, alone, alone_store, frozenset(scope), keys))
        return setups[-1]

    yield make
    for setup in setups:
        for app in (setup.app, setup.alone):
            await app.aclose()
        for store in (setup.store, setup.alone_store):
            await store.aclose()


def make_operation(number, chance=None, **fields):
    given: dict[str, Any] = {
        "process": Process(pid=number % 3, uid=UUID(int=number % 3), name="ab"[number % 2]),
        "created": START + timedelta(seconds=number),
    }
    if chance is not None:
        given["tags"] = chance.sample("wxyz", chance.randrange(4))
        given["egress_provider_name"] = chance.choice([None, "s3"])
    return Operation(**given | fields)


def comparable(answer):
    """Return the parts of a response that do not depend on its store and its request."""
    left_out = ("etag", "x-request-id")
    headers = {name: value for name, value in answer.headers.items() if name not in left_out}
    if "link" in headers:
        headers["link"] = re.sub(r"cursor=[\w=-]+", "cursor=", headers["link"])
    return answer.status, headers, answer.body, "etag" in answer.headers


def next_page(answer):
    """Return the target of the next page, or an empty string on the last page."""
    link = re.search("<(.*)>", answer.headers.get("link", ""))
    return link[1] if link else ""


async def compare(setup, ask, target, *, method="GET", **more):
    """Compare the answers of both services; return that of the key with a scope."""
    found = await ask(setup.app, target, method=method, authorization=setup.token, **more).end()
    expected = await ask(setup.alone, target, method=method, authorization=ALL).end()
    assert comparable(found) == comparable(expected), target
    return found


def make_queries(chance):
    """Yield random queries of lists, with and without pages."""
    for _ in range(12):
        parts = [
            chance.choice(["", "pid=1", "name=a", "status=Running", "status=Running,Succeeded"]),
            chance.choice(["", "tags=w", "tags=x,y", "egressProvider=s3", "tags=absent"]),
            chance.choice(
                [
                    "",
                    "view=full",
                    "view=counts",
                    "view=histogram&step=600",
                    "view=groups",
                    "createdAfter=2026-03-01T00:00:10Z",
                ]
            ),
            chance.choice(["", "search=w", "search=x", "search=space+left"]),
            chance.choice(["", "limit=2", "limit=3&order=desc", "order=desc"]),
        ]
        yield "&".join(filter(None, parts))


@pytest.mark.parametrize("seed", range(6))
async def test_answers_are_those_of_a_store_with_the_operations_of_the_scope_alone(
    make_setup, ask, seed
):
    chance = random.Random(seed)
    setup = await make_setup(chance.choice(["w", "wx", "xyz", "q"]))
    operations = []
    for number in range(24):
        one = await setup.add(make_operation(number, chance))
        operations.append(one)
        if chance.random() < 0.5:
            await setup.advance(one, chance.choice([RUNNING, ENDED, FAILED]))
    for query in make_queries(chance):
        here = there = f"/operations?{query}"
        await compare(setup, ask, here, method="HEAD")
        while here:
            page = await ask(setup.app, here, authorization=setup.token).end()
            alone = await ask(setup.alone, there, authorization=ALL).end()
            assert comparable(page) == comparable(alone), here
            here, there = next_page(page), next_page(alone)
    for identifier in [*(one.operation_id for one in operations), uuid4()]:
        for query in ("", "?view=full"):
            await compare(setup, ask, f"/operations/{identifier}{query}")
        await compare(setup, ask, f"/operations?search={identifier.hex[:8]}")
    for one in operations:
        await compare(setup, ask, f"/operations?group={encode_group(one.group)}&view=counts")


async def test_a_hidden_a_pruned_and_an_unknown_operation_have_the_same_answer(make_setup, ask):
    setup = await make_setup("wx")
    hidden = await setup.add(make_operation(0, tags=["y"]))
    pruned = [
        await setup.add(make_operation(number, tags=[tag])) for number, tag in ((1, "y"), (2, "w"))
    ]
    for one in pruned:
        await setup.store.advance(one.operation_id, ENDED)
    assert await setup.store.prune(keep=0) == 2
    answers = []
    for identifier in (hidden.operation_id, *(one.operation_id for one in pruned), uuid4()):
        for more in ({}, {"if_none_match": "*"}, {"if_none_match": "*", "prefer": "wait=5"}):
            answer = await ask(
                setup.app, f"/operations/{identifier}", authorization=setup.token, **more
            ).end()
            headers = comparable(answer)[1]
            body = answer.body.replace(str(identifier).encode(), b"")
            answers.append((answer.status, headers, body))
    assert answers[0][0] == 404
    assert all(answer == answers[0] for answer in answers)
    everything = await ask(
        setup.app, f"/operations/{pruned[0].operation_id}", authorization=ALL
    ).end()
    assert b"expired" in everything.body


async def test_changes_outside_a_scope_change_no_response(make_setup, ask):
    setup = await make_setup("wx")
    old = await setup.add(make_operation(0, tags=["y"]))
    hidden = await setup.add(make_operation(50, tags=["y"]))
    shown = await setup.add(make_operation(100, tags=["w"]))
    targets = [
        "/operations",
        "/operations?view=counts",
        "/operations?view=histogram",
        "/operations?view=groups",
        "/operations?search=w",
        "/operations?limit=1&status=Starting",
        f"/operations/{shown.operation_id}",
    ]

    async def request(target, **more):
        return await ask(setup.app, target, authorization=setup.token, **more).end()

    first = {target: await request(target) for target in targets}

    async def check():
        for target, before in first.items():
            again = await request(target)
            assert (again.status, again.body) == (200, before.body)
            assert again.headers["etag"] != before.headers["etag"], "it is sealed"
            assert len(again.headers["etag"]) == len(before.headers["etag"])
            held = await request(target, if_none_match=before.headers["etag"])
            assert (held.status, held.body) == (304, b"")
            if not target.endswith(str(shown.operation_id)):
                assert held.headers["etag"] == before.headers["etag"]

    await check()
    await setup.add(make_operation(51, tags=["z"]))
    await setup.advance(hidden, RUNNING)
    await check()
    await setup.advance(old, ENDED)
    assert await setup.store.prune(keep=0) == 1
    await check()
    await setup.advance(shown, FAILED)
    for target, before in first.items():
        changed = await request(target, if_none_match=before.headers["etag"])
        assert changed.status == 200
        assert changed.body != before.body


@pytest.mark.parametrize("is_pruned", [False, True])
async def test_a_poll_ends_with_a_change_within_the_scope_only(
    make_setup, ask, eventually_async, count_waits, is_pruned
):
    setup = await make_setup("wx")
    old = await setup.add(make_operation(0, tags=["y"]))
    await setup.advance(old, ENDED)
    shown = await setup.add(make_operation(100, tags=["w"]))
    targets = ["/operations?limit=5", "/operations?view=counts"]
    tags = [
        (await ask(setup.app, target, authorization=setup.token).end()).headers["etag"]
        for target in targets
    ]
    if is_pruned:  # before the polls begin
        assert await setup.store.prune(keep=0) == 1
    polls = [
        ask(setup.app, target, authorization=setup.token, if_none_match=tag, prefer="wait=40")
        for target, tag in zip(targets, tags, strict=True)
    ]
    everything = await ask(setup.app, "/operations", authorization=ALL).end()
    others = ask(
        setup.app,
        "/operations?name=a",
        authorization=ALL,
        if_none_match=everything.headers["etag"],
        prefer="wait=40",
    )
    await eventually_async(lambda: count_waits(setup.app) == 3)
    if not is_pruned:
        assert await setup.store.prune(keep=0) == 1
    await setup.add(make_operation(102, tags=["y"]))
    assert (await others.end()).status == 200
    assert count_waits(setup.app) == 2
    assert not any(poll.task.done() for poll in polls)
    await setup.advance(shown, RUNNING)
    for poll in polls:
        answer = await poll.end()
        assert answer.status == 200
        assert b"Running" in answer.body


@pytest.mark.parametrize("is_long", [False, True])
async def test_a_poll_of_any_version_ends_with_a_change_within_the_scope_only(
    make_setup, ask, eventually_async, count_waits, is_long
):
    setup = await make_setup("wx")
    old = await setup.add(make_operation(0, tags=["y"]))
    await setup.advance(old, ENDED)
    shown = await setup.add(make_operation(100, tags=["w"]))
    if is_long:
        for number in range(300):
            await setup.add(make_operation(101 + number, tags=["x", "z" * 250]))
    target = "/operations"
    first = await ask(setup.app, target, authorization=setup.token).end()
    assert (len(first.body) > 64 * 1024) == is_long
    polls = [
        ask(setup.app, target, authorization=setup.token, if_none_match=tag, prefer="wait=40")
        for tag in ("*", first.headers["etag"])
    ]
    others = [
        ask(setup.app, target, authorization=ALL, if_none_match="*", prefer="wait=40")
        for _ in range(2)
    ]
    await eventually_async(lambda: count_waits(setup.app) == 4)
    assert await setup.store.prune(keep=0) == 1
    for one in others:
        assert (await one.end()).status == 200
    again = ask(
        setup.app, "/operations?tags=y", authorization=ALL, if_none_match="*", prefer="wait=40"
    )
    await eventually_async(lambda: count_waits(setup.app) == 3)
    await setup.add(make_operation(1, tags=["y"]))
    assert (await again.end()).status == 200
    assert count_waits(setup.app) == 2
    await setup.advance(shown, RUNNING)
    for poll in polls:
        answer = await poll.end()
        assert answer.status == 200
        assert b"Running" in answer.body


async def test_a_poll_of_a_scope_with_an_outdated_etag_is_answered_immediately(make_setup, ask):
    setup = await make_setup("wx")
    shown = await setup.add(make_operation(0, tags=["w"]))
    first = await ask(setup.app, "/operations", authorization=setup.token).end()
    await setup.advance(shown, RUNNING)
    headers = {"if_none_match": first.headers["etag"], "prefer": "wait=40"}
    answer = await ask(setup.app, "/operations", authorization=setup.token, **headers).end()
    assert answer.status == 200
    assert b"Running" in answer.body


async def test_a_poll_of_a_scope_ends_when_its_list_becomes_long(
    make_setup, ask, eventually_async, count_waits
):
    setup = await make_setup("wx")
    await setup.add(make_operation(0, tags=["w"]))
    poll = ask(
        setup.app, "/operations", authorization=setup.token, if_none_match="*", prefer="wait=40"
    )
    await eventually_async(lambda: count_waits(setup.app) == 1)
    await setup.store.add_many([make_operation(1 + n, tags=["x", "z" * 250]) for n in range(300)])
    answer = await poll.end()
    assert answer.status == 200
    assert answer.body.count(b"operationId") == 301


async def test_a_long_list_of_a_scope_is_sent_again_at_the_end_of_a_poll(make_setup, ask):
    setup = await make_setup("wx")
    old = await setup.add(make_operation(0, tags=["y"]))
    await setup.advance(old, ENDED)
    for number in range(300):
        await setup.add(make_operation(1 + number, tags=["x", "z" * 250]))
    first = await ask(setup.app, "/operations", authorization=setup.token).end()
    assert len(first.body) > 64 * 1024
    headers = {"if_none_match": first.headers["etag"], "prefer": "wait=1"}
    for _ in range(2):
        poll = await ask(setup.app, "/operations", authorization=setup.token, **headers).end()
        assert (poll.status, poll.headers["preference-applied"]) == (200, "wait=1")
        assert poll.body == first.body
        await setup.store.prune(keep=0)  # before the second poll
    last = await setup.add(make_operation(500, tags=["w"]))
    headers["prefer"] = "wait=40"
    poll = await ask(setup.app, "/operations", authorization=setup.token, **headers).end()
    assert str(last.operation_id).encode() in poll.body


async def test_a_poll_without_a_change_within_the_scope_ends_with_304(make_setup, ask):
    setup = await make_setup("wx")
    old = await setup.add(make_operation(0, tags=["y"]))
    await setup.add(make_operation(1, tags=["x"]))
    tag = (await ask(setup.app, "/operations", authorization=setup.token).end()).headers["etag"]
    await setup.advance(old, ENDED)
    await setup.store.prune(keep=0)
    answer = await ask(
        setup.app, "/operations", authorization=setup.token, if_none_match=tag, prefer="wait=1"
    ).end()
    assert (answer.status, answer.headers["preference-applied"]) == (304, "wait=1")
    assert answer.headers["etag"] == tag


async def test_a_feed_has_the_operations_of_the_scope_only(make_setup, ask):
    setup = await make_setup("wx")
    first = await ask(setup.app, "/operations", authorization=setup.token).end()
    start = first.headers["etag"].strip('"')
    feeds = {
        setup.app: ask(
            setup.app,
            "/operations",
            authorization=setup.token,
            accept="text/event-stream",
            last_event_id=start,
        ),
        setup.alone: ask(setup.alone, "/operations", authorization=ALL, accept="text/event-stream"),
    }
    for feed in feeds.values():
        await feed.until(lambda body: b"\n\n" in body)
    chance = random.Random(2)
    operations = [await setup.add(make_operation(number, chance)) for number in range(15)]
    for one in operations:
        await setup.advance(one, ENDED)
    last = await setup.add(make_operation(99, tags=["x"]))
    bodies = [
        await feed.until(lambda body: str(last.operation_id).encode() in body)
        for feed in feeds.values()
    ]
    data = [
        {
            (event["operationId"], event["status"])
            for event in map(json.loads, re.findall(rb"^data: (.+)$", body, re.MULTILINE))
            if event["status"] == "Succeeded" or event["operationId"] == str(last.operation_id)
        }
        for body in bodies
    ]
    assert data[0] == data[1]
    identifiers = re.findall(rb"^id: (.+)$", bodies[0], re.MULTILINE)
    assert len(set(identifiers)) == len(identifiers)
    assert not any(re.search(rb"^[0-9a-f]{32}-", one) for one in identifiers)
    # Each identifier continues the feed, for keys with the same scope.
    resumed = ask(
        setup.app,
        "/operations",
        authorization=setup.token,
        accept="text/event-stream",
        last_event_id=identifiers[-2].decode(),
    )
    body = await resumed.until(lambda body: str(last.operation_id).encode() in body)
    assert body.count(b"data: ") == 1
    other = ask(
        setup.app,
        "/operations",
        authorization="Bearer w",
        accept="text/event-stream",
        last_event_id=identifiers[-2].decode(),
    )
    assert b"event: reset" in await other.until(lambda body: b"\n\n" in body)


async def test_heartbeats_of_a_feed_do_not_reveal_changes_outside_the_scope(
    store_url, ask, tmp_path
):
    app = create_app(
        Settings(store=store_url, no_auth=True, feed_heartbeat=0.1), authenticator=Keys()
    )
    await app.open()
    feed = ask(app, "/operations", authorization="Bearer w", accept="text/event-stream")
    body = await feed.until(lambda body: body.count(b"\n:\n") >= 3)
    await app.store.add(make_operation(1, tags=["y"]))
    body = await feed.until(lambda body: body.count(b"\n:\n") >= 6)
    beats = re.findall(rb"^:\n(.*)\n", body, re.MULTILINE)
    assert all(beat.startswith(b"id: ") for beat in beats)
    assert len({len(beat) for beat in beats}) == 1
    await feed.leave()
    await app.aclose()


async def test_cursors_and_etags_of_another_scope_are_not_accepted(make_setup, ask):
    setup = await make_setup("wx")
    for number in range(6):
        await setup.add(make_operation(number, tags=["w", "y"]))

    async def page(token, target="/operations?limit=2", **more):
        return await ask(setup.app, target, authorization=token, **more).end()

    keys = {token: await page(token) for token in ("Bearer w", "Bearer y", "Bearer w,x", ALL)}
    for owner, first in keys.items():
        link = next_page(first)
        for token in keys:
            second = await page(token, link)
            assert second.status == (200 if token == owner else 400), (owner, token)
            if token != owner:
                assert "cursor" in json.loads(second.body)["errors"]
            held = await page(token, if_none_match=first.headers["etag"])
            assert held.status == (304 if token == owner else 200), (owner, token)


async def test_a_request_ends_when_the_scope_of_its_key_changes(make_setup, ask, store_url):
    setup = await make_setup("w")
    await setup.add(make_operation(1, tags=["w"]))
    app = create_app(
        Settings(store=store_url, no_auth=True, feed_heartbeat=0.1), authenticator=setup.keys
    )
    await app.open()
    tag = (await ask(app, "/operations", authorization="Bearer w").end()).headers["etag"]
    poll = ask(app, "/operations", authorization="Bearer w", if_none_match=tag, prefer="wait=1")
    feed = ask(app, "/operations", authorization="Bearer w", accept="text/event-stream")
    await feed.until(lambda body: b"\n:\n" in body)
    setup.keys.narrowed = frozenset("v")
    await feed.end()
    assert (await poll.end()).status == 401
    await app.aclose()


async def test_a_long_list_has_the_operations_of_the_scope(make_setup, ask):
    setup = await make_setup("wx")
    for number in range(400):
        await setup.add(make_operation(number, tags=["wyy"[number % 3], "z" * 200]))
    found = await compare(setup, ask, "/operations?view=full")
    assert len(found.body) > 64 * 1024
    tag = found.headers["etag"]
    held = ask(setup.app, "/operations?view=full", authorization=setup.token, if_none_match=tag)
    assert (await held.end()).body == found.body  # the service cannot know whether it has changed
    poll = ask(
        setup.app,
        "/operations?view=full",
        authorization=setup.token,
        if_none_match=tag,
        prefer="wait=30",
    )
    await asyncio.sleep(0)
    await setup.add(make_operation(400, tags=["x"]))
    assert (await poll.end()).status == 200
