"""The list as a feed of events, over a socket and in this process."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from uuid import UUID, uuid4

import h2.connection
import h2.events
import pytest
from operations_status.auth.authenticator import Identity
from operations_status.errors import InvalidTokenError
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from operations_status.routes.change_hub import KEPT_CHANGES

RUNNING, DONE = OperationState.RUNNING, OperationState.SUCCEEDED
EVENTS = "text/event-stream"
ELSEWHERE = f"{UUID(int=9).hex}-3"


def operation(**fields):
    process = Process(pid=1, uid=UUID(int=1), name="task")
    return Operation(**{"process": process} | fields)


def read_events(body):
    """Return the events of a body that have data: type, identifier and data."""
    found = []
    last_id = None
    for block in body.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if line != ":")
        last_id = fields.get("id", last_id)
        if "data" in fields:
            found.append((fields.get("event", "message"), last_id, json.loads(fields["data"])))
    return found


def states(body):
    """Return the type of each event and the state of its operation."""
    return [(kind, data.get("status")) for kind, _, data in read_events(body)]


def has_events(number):
    return lambda body: len(read_events(body)) >= number


@pytest.fixture
def follow(ask):
    """Ask for a feed and wait until it has begun."""

    async def follow(app, query="", *, since=None, **more):
        headers = {"accept": EVENTS} | ({"last_event_id": since} if since else {}) | more
        stream = ask(app, f"/operations{query}", **headers)
        await stream.until(lambda body: body)
        return stream

    return follow


def test_a_feed_is_an_event_stream_that_must_not_be_stored(service):
    answer = service.request("HEAD", "/operations", f"Accept: {EVENTS}")
    assert (answer.status, answer.headers["content-type"]) == (200, EVENTS)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-accel-buffering"] == "no"
    assert answer.headers["vary"] == "Accept, Accept-Encoding"
    assert "etag" not in answer.headers
    assert service.get("/operations?pid=x", f"Accept: {EVENTS}").status == 400
    assert service.get("/operations", f"Accept: {EVENTS}", authorized=False).status == 401


def test_each_change_arrives_with_its_position_and_the_summary_on_one_line(service):
    uid = uuid4()
    with service.connect() as sock:
        head = f"GET /operations?uid={uid}&limit=1 HTTP/1.1\r\nHost: test\r\nAccept: {EVENTS}\r\n"
        sock.sendall(f"{head}{service.token}\r\n\r\n".encode())
        lines = sock.makefile("rb")
        while not lines.readline().startswith(b"retry: "):
            pass
        position = lines.readline()
        process = Process(pid=1, uid=uid, name="line\nbreak")
        added = [service.add(process=process), service.add(process=process)]
        received = b""
        while received.count(b"data: ") < 2:
            received += lines.readline()
    listed = service.get(f"/operations?uid={uid}").json()
    data = [line[6:] for line in received.splitlines() if line.startswith(b"data: ")]
    assert [json.loads(line) for line in data] == listed
    assert [one["operationId"] for one in listed] == [str(one.operation_id) for one in added]
    ids = [line for line in received.splitlines() if line.startswith(b"id: ")]
    store_id = service.get("/operations").headers["etag"][1:33]
    assert all(line.startswith(f"id: {store_id}-".encode()) for line in [position, *ids])


async def test_without_a_position_a_feed_starts_with_the_next_change(run_app, follow, recording):
    app, one = await run_app(), operation()
    await recording.add(one)
    stream = await follow(app)
    assert read_events(stream.body) == []
    await recording.advance(one.operation_id, RUNNING)
    await recording.advance(one.operation_id, DONE)
    body = await stream.until(lambda body: b"Succeeded" in body)
    assert states(body)[-1] == ("message", "Succeeded")


async def test_an_operation_that_is_handed_over_leaves_the_feed_of_its_first_process(
    run_app, follow, recording
):
    app, one = await run_app(), operation()
    await recording.add(one)
    position = (await recording.revision()).latest
    of_sender = await follow(app, f"?uid={one.process.uid}")
    worker = Process(pid=77, uid=uuid4(), name="worker")
    of_worker = await follow(app, f"?uid={worker.uid}")
    await recording.attach(one.operation_id, lease=60.0, owner=uuid4(), process=worker)
    assert states(await of_sender.until(lambda body: b"Running" in body)) == [("left", "Running")]
    body = await of_worker.until(lambda body: b"Running" in body)
    assert states(body) == [("message", "Running")]
    assert (await recording.revision()).latest > position


async def test_a_feed_of_a_name_has_only_its_operations(run_app, follow, recording):
    app = await run_app()
    stream = await follow(app, "?operationName=import")
    for name in ("export", None, "import"):
        await recording.add(operation(name=name))
    body = await stream.until(lambda body: b"Starting" in body)
    assert len(read_events(body)) == 1


@pytest.mark.parametrize(
    ("query", "kinds"),
    # An operation outside of a group may have belonged to it before.
    [("?search=imp", ["message"]), ("?group={group}", ["left", "message"])],
)
async def test_a_feed_of_a_search_or_a_group_has_only_its_operations(
    run_app, follow, recording, query, kinds
):
    app, wanted = await run_app(), operation(name="import")
    stream = await follow(app, query.format(group=f"{wanted.group:x}"))
    for one in (operation(name="export"), wanted):
        await recording.add(one)
    body = await stream.until(lambda body: str(wanted.operation_id).encode() in body)
    assert [kind for kind, _, _ in read_events(body)] == kinds


async def test_a_feed_has_progress_and_revivals(run_app, follow, recording):
    app, one, worker = await run_app(), operation(), UUID(int=5)
    basic, full = await follow(app), await follow(app, "?view=full")
    await recording.add(one, lease=0.001, owner=worker)
    await recording.advance(one.operation_id, RUNNING, owner=worker)
    await recording.report_progress(one.operation_id, Progress(0.5, "half"), owner=worker)
    body = await full.until(lambda body: b'"half"' in body)
    async with asyncio.timeout(30):
        while b"Failed" not in full.body:
            await recording.expire()
    await recording.heartbeat([one.operation_id], lease=60.0, owner=worker)
    seen = len(states(full.body))
    await full.until(lambda body: states(body)[seen - 1 :][-1] == ("message", "Running"))
    await basic.until(lambda body: states(body)[-2:] == states(full.body)[-2:])
    last = read_events(body)[-1][2]
    details = ["startedDateTime", "updatedDateTime", "endedDateTime", "progress"]
    details += ["operationName", "traceparent", "worker", "attempt", "attempts"]
    assert list(last)[-11:] == [*details, "resourceLocation", "error"]
    lost = [data["error"] for _, _, data in read_events(full.body) if data["status"] == "Failed"]
    assert [error["code"] for error in lost] == ["Lost"]
    assert last["progress"] == {"fraction": 0.5, "message": "half"}
    assert all("progress" not in data for _, _, data in read_events(basic.body))


async def test_a_resumed_feed_keeps_the_full_view(run_app, ask, follow, recording):
    app, one = await run_app(), operation()
    tag = (await ask(app, "/operations").end()).headers["etag"].strip('"')
    await recording.add(one)
    full = await follow(app, "?view=full", since=tag)
    (event,) = read_events(await full.until(has_events(1)))
    assert event[2]["progress"] is None
    assert event[2]["updatedDateTime"] >= event[2]["createdDateTime"]


async def test_a_resumed_feed_starts_after_the_last_event(run_app, ask, follow, recording):
    app, one, other = await run_app(), operation(), operation(tags=["a"])
    await recording.add(one)
    tag = (await ask(app, "/operations").end()).headers["etag"]
    await recording.add(other)
    await recording.advance(one.operation_id, RUNNING)
    stream = await follow(app, since=tag.strip('"'))
    first, second = read_events(await stream.until(has_events(2)))
    assert (first[2]["tags"], second[2]["status"]) == (["a"], "Running")
    await stream.leave()
    await recording.advance(one.operation_id, DONE)
    again = await follow(app, since=second[1])
    assert states(await again.until(has_events(1))) == [("message", "Succeeded")]
    filtered = await follow(app, "?tags=a", since=tag.strip('"'))
    assert states(await filtered.until(has_events(1))) == [("message", "Starting")]


@pytest.mark.parametrize("since", [ELSEWHERE, "nonsense", "future"])
async def test_an_unknown_position_resets_the_feed(run_app, ask, follow, recording, since):
    app = await run_app()
    for tag in "ab":
        await recording.add(operation(tags=[tag]))
    if since == "future":
        since = (await ask(app, "/operations").end()).headers["etag"].strip('"') + "000"
    stream = await follow(app, since=since)
    reset, first, second = read_events(await stream.until(has_events(3)))
    assert (reset[0], reset[2]) == ("reset", {})
    assert reset[1].endswith("-0")
    assert [first[2]["tags"], second[2]["tags"]] == [["a"], ["b"]]


async def test_a_feed_of_states_has_operations_that_enter_and_leave(run_app, follow, recording):
    app, one, other = await run_app(), operation(), operation()
    for added in (one, other):
        await recording.add(added)
    streams = [
        await follow(app, "?status=Running"),
        await follow(app, "?status=Failed"),
        await follow(app),
    ]
    error = OperationFailure(code="a", message="b")
    for change in (
        (one, RUNNING, {}),
        (one, DONE, {}),
        (other, RUNNING, {}),
        (other, OperationState.FAILED, {"error": error}),
    ):
        await recording.advance(change[0].operation_id, change[1], **change[2])
        await streams[2].until(lambda body, to=change[1]: f'"{to}"'.encode() in body)
    running, failed = [await one.until(lambda body: b'"Failed"' in body) for one in streams[:2]]
    assert set(states(running)) <= {
        ("message", "Running"),
        ("left", "Succeeded"),
        ("left", "Failed"),
    }
    assert states(running)[-1] == ("left", "Failed")
    assert states(failed) == [("message", "Failed")]
    resumed = await follow(app, "?status=Running", since=read_position(streams[0].body))
    assert states(await resumed.until(lambda body: b'"Failed"' in body)) == states(running)
    other_app = await run_app()
    later = await follow(other_app, "?status=Running", since=read_position(streams[0].body))
    body = await later.until(has_events(2))
    assert states(body) == [("left", "Succeeded"), ("left", "Failed")], "in between is not kept"


def read_position(body):
    """Return the first event id of a body."""
    return body.decode().split("id: ", 1)[1].split("\n", 1)[0]


async def test_heartbeats_have_the_position_of_a_quiet_feed(run_app, follow, recording):
    app = await run_app(feed_heartbeat=0.05)
    quiet = await follow(app, "?tags=none")
    start = read_position(quiet.body)
    await recording.add(operation())
    body = await quiet.until(lambda body: body.count(b"id: ") == 2 and body.endswith(b"\n\n:\n\n"))
    assert body.count(b"data") == 0
    assert body.decode().rsplit("id: ", 1)[1].split("\n")[0] > start


async def test_a_feed_ends_when_the_client_disconnects(run_app, follow, count_waits):
    app = await run_app()
    stream = await follow(app)
    assert count_waits(app, "stream") == 1
    await stream.leave()
    assert count_waits(app, "stream") == 0
    assert stream.messages[-1]["more_body"], "nothing more was sent"


async def test_a_feed_is_completed_when_the_service_shuts_down(run_app, ask, follow):
    app = await run_app()
    stream = await follow(app)
    app.end_waits()
    await stream.end()
    assert not stream.messages[-1]["more_body"]
    late = await ask(app, "/operations", accept=EVENTS).end()
    assert (late.status, late.body) == (200, b"")


class Doorkeeper:
    """Authenticator that accepts everyone for some seconds after the first request."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.end = 0.0

    def authenticate(self, authorization):
        self.end = self.end or time.time() + self.seconds
        if time.time() >= self.end:
            raise InvalidTokenError("The token has expired.")
        return Identity(subject="guest", expires=self.end)


async def test_a_feed_ends_with_the_token_that_opened_it(run_app, follow):
    keeper = Doorkeeper(0.3)
    app = await run_app(authenticator=keeper)
    stream = await follow(app)
    await stream.end()
    assert time.time() >= keeper.end
    assert stream.status == 200
    assert not stream.messages[-1]["more_body"]


async def test_a_slow_client_receives_the_current_state_later(run_app, follow, recording):
    app, one = await run_app(), operation()
    slow, quick = await follow(app), await follow(app)
    await slow.stuck(is_stuck=True)
    await recording.add(one)
    for number in range(KEPT_CHANGES + 1):
        await recording.add(operation(tags=[str(number)]))
    await recording.advance(one.operation_id, RUNNING)
    await quick.until(lambda body: b'"Running"' in body)
    await slow.stuck(is_stuck=False)
    body = await slow.until(lambda body: b'"Running"' in body)
    events = read_events(body)
    assert [json.dumps(data) for *_, data in events] == sorted(
        {json.dumps(data): None for *_, data in events}, key=lambda text: '"Running"' in text
    ), "each comes once"
    assert {tag for *_, data in events for tag in data["tags"]} == {
        str(number) for number in range(KEPT_CHANGES + 1)
    }


async def test_a_client_that_stops_reading_a_feed_is_disconnected(run_app, follow, recording):
    app = await run_app(keep_alive_timeout=0.1)
    stream = await follow(app)
    await stream.stuck(is_stuck=True)
    await recording.add(operation())
    await stream.end()
    assert stream.messages[-1]["more_body"], "it was not told that this was the end"


async def test_a_feed_survives_an_outage_of_the_store(  # noqa: PLR0917 fixtures
    run_app, follow, recording, tmp_path, caplog, eventually_async
):
    app, one = await run_app(), operation()
    await recording.add(one)
    stream = await follow(app)
    with sqlite3.connect(tmp_path / "operations.db") as connection:
        connection.execute("ALTER TABLE store RENAME TO away")
    await eventually_async(lambda: "cannot follow the changes" in caplog.text)
    connection.execute("ALTER TABLE away RENAME TO store")
    connection.commit()
    connection.close()
    await recording.advance(one.operation_id, RUNNING)
    assert states(await stream.until(has_events(1))) == [("message", "Running")]


def test_streams_and_waits_end_immediately_at_shutdown(start_service):
    service = start_service(MONITOR_KEEP_ALIVE_TIMEOUT="1", MONITOR_FEED_HEARTBEAT="1.5")
    feed, poll = service.connect(), service.connect()
    head = f"GET /operations HTTP/1.1\r\nHost: test\r\n{service.token}\r\n"
    feed.sendall(f"{head}Accept: {EVENTS}\r\n\r\n".encode())
    poll.sendall(f"{head}If-None-Match: *\r\nPrefer: wait=40\r\n\r\n".encode())
    lines = feed.makefile("rb")
    while lines.readline() != b":\n":
        pass  # a connection with a stream stays open after the keep-alive timeout
    assert service.end() == 0
    assert "were cut" not in service.log
    assert lines.read().endswith(b"\r\n0\r\n\r\n")
    assert poll.recv(65_536).startswith(b"HTTP/1.1 304")
    for sock in (lines, feed, poll):
        sock.close()


def test_a_client_that_disconnects_with_a_queued_request_is_noticed(start_service, eventually):
    service = start_service(MONITOR_FEED_HEARTBEAT="0.1", MONITOR_ACCESS_LOG="true")
    head = f"GET /operations HTTP/1.1\r\nHost: test\r\n{service.token}\r\n"
    with service.connect() as sock:
        sock.sendall(f"{head}Accept: {EVENTS}\r\n\r\n{head}\r\n".encode())
        while b"id: " not in sock.recv(65_536):
            pass
    eventually(lambda: '"GET /operations" 200' in service.log)
    assert service.end() == 0
    assert "were cut" not in service.log


def test_a_feed_over_http_2(service):
    uid = uuid4()
    name, _, token = service.token.partition(": ")
    with service.connect(alpn="h2") as sock:
        client = h2.connection.H2Connection()
        client.initiate_connection()
        request = [(":method", "GET"), (":path", f"/operations?uid={uid}"), (":scheme", "http")]
        client.send_headers(
            1,
            [*request, (":authority", "test"), (name, token), ("accept", EVENTS)],
            end_stream=True,
        )
        sock.sendall(client.data_to_send())
        body = b""
        while body.count(b"data: ") < 1:
            for event in client.receive_data(sock.recv(65_536)):
                if isinstance(event, h2.events.DataReceived):
                    body += event.data
            sock.sendall(client.data_to_send())
            if body.count(b"id: ") == 1:
                service.add(process=Process(pid=1, uid=uid, name="task"))
    assert states(body)[0] == ("message", "Starting")
