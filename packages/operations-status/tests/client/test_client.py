"""Both clients for Python programs, against real services and against prepared responses."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import re
import socket
import threading
import time
from contextlib import aclosing, closing
from datetime import UTC, datetime, timedelta
from itertools import islice
from urllib.request import urlopen
from uuid import uuid4

import pytest
from operations_status.client import AsyncOperationsClient, OperationsClient
from operations_status.errors import (
    ForbiddenError,
    InvalidFilterError,
    InvalidOperationError,
    OperationCancelled,
    OperationFailed,
    ServiceError,
    ServiceUnavailableError,
    TooManyRequestsError,
    UnauthorizedError,
    UnknownOperationError,
    WaitTimeoutError,
)
from operations_status.operation_json import join_json, to_details_json, to_status_json
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from operations_status.stores import open_blocking_store
from samples import PROCESS

RUNNING, DONE = OperationState.RUNNING, OperationState.SUCCEEDED
UNREACHABLE = "http://127.0.0.1:1"


class Blocking:
    """The methods of `OperationsClient`, which return lists instead of iterators."""

    def __init__(self, url, **options):
        self.client = OperationsClient(url, **options)
        self.get, self.counts, self.wait = self.client.get, self.client.counts, self.client.wait
        self.histogram, self.groups = self.client.histogram, self.client.groups
        self.close = self.client.close

    def list(self, **filters):
        return list(self.client.list(**filters))

    def watch(self, count, **filters):
        with closing(self.client.watch(**filters)) as events:
            return list(islice(events, count))


class InEventLoop:
    """The same methods of `AsyncOperationsClient`, each run to its end in one event loop."""

    def __init__(self, url, **options):
        self.client = AsyncOperationsClient(url, **options)
        self._runner = asyncio.Runner()

    def get(self, *args):
        return self._runner.run(self.client.get(*args))

    def counts(self, **filters):
        return self._runner.run(self.client.counts(**filters))

    def histogram(self, step, **filters):
        return self._runner.run(self.client.histogram(step, **filters))

    def groups(self, **filters):
        return self._runner.run(self.client.groups(**filters))

    def wait(self, *args, **options):
        return self._runner.run(self.client.wait(*args, **options))

    def list(self, **filters):
        async def collect():
            return [operation async for operation in self.client.list(**filters)]

        return self._runner.run(collect())

    def watch(self, count, **filters):
        async def collect():
            events = []
            async with aclosing(self.client.watch(**filters)) as watching:
                async for event in watching:
                    events.append(event)
                    if len(events) == count:
                        break
            return events

        return self._runner.run(collect())

    def close(self):
        self._runner.run(self.client.aclose())
        self._runner.close()


@pytest.fixture(params=[Blocking, InEventLoop])
def connect(request):
    """Create a client of either kind, which is closed after the test."""
    clients = []

    def connect(url, **options):
        clients.append(request.param(url, **options))
        return clients[-1]

    yield connect
    for client in clients:
        client.close()


@pytest.fixture
def client(connect, service):
    """A client of the shared service."""
    return connect(service.urls[0], token=service.token.rpartition(" ")[2])


def body(operation):
    """Return the response of an operation with all fields."""
    return join_json(to_status_json(operation), to_details_json(operation))


def waiting_requests(service):
    """Return the number of requests to a service that wait for changes."""
    with urlopen(f"{service.metrics_url}/metrics") as metrics:
        text = metrics.read().decode()
    return sum(map(float, re.findall(r"waiting_requests{.*} (\S+)", text)))


def later(work):
    """Run work in a thread; return a context manager that waits for its end."""
    thread = threading.Thread(target=work)
    thread.start()
    return closing(type("Joined", (), {"close": staticmethod(thread.join)}))


def test_an_operation_is_read_with_all_its_fields(client, service):
    one = service.add(
        status=RUNNING, stoppable=True, tags=["a"], progress=Progress(0.5, "half of it")
    )
    found = client.get(str(one.operation_id))
    assert (found, found.stoppable, found.progress) == (one, True, Progress(0.5, "half of it"))
    failure = OperationFailure(code="OutOfInk", message="no ink")
    failed = service.add(status="Failed", error=failure)
    assert client.get(failed.operation_id).error == failure
    with pytest.raises(UnknownOperationError):
        client.get(uuid4())
    with pytest.raises(InvalidOperationError):
        client.get("job-42")


def test_a_list_yields_the_operations_of_all_pages(client, service):
    process = Process(pid=3, uid=uuid4(), name="pages")
    store = open_blocking_store(service.store)
    store.open()
    added = [Operation(process=process) for _ in range(1001)]
    for operation in added:
        store.add(operation)
    store.close()
    ids = [operation.operation_id for operation in added]

    def listed(**options):
        return [one.operation_id for one in client.list(uid=process.uid, **options)]

    assert listed() == ids
    assert listed(newest_first=True) == ids[::-1]
    assert listed(limit=3) == ids[:3]
    assert listed(limit=1000, newest_first=True) == ids[:0:-1]


def test_histogram_groups_and_searches_are_those_of_the_filters(client, service):
    process = Process(pid=-6, uid=uuid4(), name=f"views-{uuid4()}")
    start = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
    full = [
        service.add(
            process=process,
            created=start + timedelta(minutes=number),
            started=start + timedelta(minutes=number),
            ended=start + timedelta(minutes=number, seconds=number),
            status=OperationState.FAILED,
            error=OperationFailure(code="DiskFull", message=f"no space left on /srv/{number}"),
        )
        for number in (1, 2, 12)
    ]
    service.add(process=process, created=start, name="nightly")
    steps = client.histogram(timedelta(minutes=10), uid=process.uid)
    assert [(one.begin, dict(one.counts)) for one in steps] == [
        (start, {OperationState.STARTING: 1, OperationState.FAILED: 2}),
        (start + timedelta(minutes=10), {OperationState.FAILED: 1}),
    ]
    first, second = client.groups(uid=process.uid)
    assert (first.code, first.fingerprint) == ("DiskFull", "no space left on <path>")
    assert (first.number, first.first, first.last) == (3, full[0].created, full[2].created)
    assert (first.p50, first.p95) == (2.0, 12.0)
    assert (second.operation_name, second.process_name) == ("nightly", process.name)
    assert (second.code, second.fingerprint, second.p50, second.p95) == (None, None, None, None)
    ids = [one.operation_id for one in full]
    assert [one.operation_id for one in client.list(group=first.key)] == ids
    found = client.list(uid=process.uid, search="SPACE lef")
    assert [one.operation_id for one in found] == ids
    (short,) = client.list(uid=process.uid, search=str(ids[1])[:8])
    assert short.operation_id == ids[1]
    with pytest.raises(InvalidFilterError, match="more than 400 steps of 1 s"):
        client.histogram(1, uid=process.uid)
    for step in (0, 1.5, timedelta(milliseconds=1500)):
        with pytest.raises(ValueError, match="expected a step of whole seconds"):
            client.histogram(step)


def test_filters_choose_the_operations_of_lists_and_counts(client, service):
    name = f"filters-{uuid4()}"
    process = Process(pid=-5, uid=uuid4(), name=name)
    now = datetime.now(UTC)
    old = service.add(process=process, created=now - timedelta(days=2), tags=["a", "b c"])
    new = service.add(process=process, created=now, status=DONE, egress_provider_name="x y")

    def listed(**filters):
        return [one.operation_id for one in client.list(name=name, **filters)]

    assert listed() == [old.operation_id, new.operation_id]
    assert listed(tags=["b c", "a"]) == [old.operation_id]
    assert listed(status=DONE) == [new.operation_id]
    assert listed(status=["Starting", DONE]) == [old.operation_id, new.operation_id]
    assert listed(egress_provider="x y") == [new.operation_id]
    assert listed(egress_provider=["x y", "z"]) == [new.operation_id]
    assert listed(created_after=now - timedelta(days=1)) == [new.operation_id]
    assert listed(created_before=now, pid=-5, uid=str(process.uid)) == [old.operation_id]
    expected = {state: int(state in {"Starting", "Succeeded"}) for state in OperationState}
    assert client.counts(name=name) == expected
    with pytest.raises(InvalidFilterError, match="status"):
        listed(status="Done")
    with pytest.raises(TypeError, match=r"expected one of pid, uid, .* got 'state'"):
        listed(state=DONE)
    with pytest.raises(InvalidOperationError, match="comma"):
        listed(tags=["a,b"])


def test_wait_returns_the_ended_operation(client, service, eventually):
    one = service.add(status=RUNNING)
    store = open_blocking_store(service.store)
    store.open()
    waiting: list[bool] = []

    def end():
        eventually(lambda: waiting)
        store.advance(one.operation_id, DONE, resource_location="https://example.org/r")

    with later(end), closing(store):
        waiting.append(True)
        ended = client.wait(one.operation_id, timeout=30)
    assert (ended.status, ended.resource_location) == (DONE, "https://example.org/r")
    assert client.wait(str(one.operation_id), timeout=0, check=True) == ended


def test_wait_with_check_raises_a_failure_or_a_cancellation(client, service):
    failure = OperationFailure(code="OutOfInk", message="no ink")
    failed = service.add(status="Failed", error=failure)
    assert client.wait(failed.operation_id).error == failure
    with pytest.raises(OperationFailed, match="has failed: OutOfInk: no ink") as caught:
        client.wait(failed.operation_id, check=True)
    assert (caught.value.operation_id, caught.value.code) == (failed.operation_id, "OutOfInk")
    cancelled = service.add(status="Cancelled").operation_id
    with pytest.raises(OperationCancelled, match="was cancelled"):
        client.wait(cancelled, check=True)


def test_a_wait_that_times_out_raises_its_own_error(client, service):
    running = service.add(status=RUNNING).operation_id
    with pytest.raises(WaitTimeoutError, match=r"has not ended after 1\.1 s") as caught:
        client.wait(running, timeout=1.1)
    assert isinstance(caught.value, TimeoutError)
    assert pickle.loads(pickle.dumps(caught.value)).operation_id == running


def test_wait_outlasts_an_outage_and_obeys_retry_after(connect, fake):
    one = Operation(process=PROCESS, status=RUNNING)
    fake.answers += [
        (200, {"ETag": '"1"'}, body(one)),
        (503, {"Retry-After": "1"}, b""),
        (429, {"Retry-After": "Thu, 01 Jan 2026 00:00:00 GMT"}, b""),
        (200, {"ETag": '"2"', "Preference-Applied": "wait=30"}, body(one)),
        (304, {"Preference-Applied": "wait=30"}, b""),
        (200, {}, body(one.advance(DONE))),
    ]
    begun = time.monotonic()
    assert connect(fake.url).wait(one.operation_id).status is DONE
    assert time.monotonic() - begun >= 1
    tags = [headers.get("If-None-Match") for _, headers in fake.asked]
    assert tags == [None, '"1"', '"1"', '"1"', '"2"', '"2"']


@pytest.fixture
def silent():
    """A URL, and a function that answers the next connections; others get no answer."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer(*responses):
            for response in responses:
                connection, _ = server.accept()
                with connection:
                    connection.recv(65_536)
                    connection.sendall(response)

        yield f"http://127.0.0.1:{server.getsockname()[1]}", answer


def test_a_service_that_never_answers_does_not_prolong_a_wait(connect, silent):
    url, _ = silent
    with pytest.raises(ServiceUnavailableError, match="cannot reach"):
        connect(url, patience=3600, timeout=3600).wait(uuid4(), timeout=0.1)


def test_a_service_that_stops_answering_does_not_prolong_a_wait(connect, silent):
    url, answer = silent
    one = Operation(process=PROCESS, status=RUNNING)
    found = body(one)
    head = f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {len(found)}\r\n\r\n"
    with later(lambda: answer(head.encode() + found)), pytest.raises(WaitTimeoutError):
        connect(url, patience=3600, timeout=3600).wait(one.operation_id, timeout=2.5)


def test_an_unreachable_service_does_not_prolong_a_wait(connect):
    with pytest.raises(ServiceUnavailableError, match="cannot reach"):
        connect(UNREACHABLE, patience=3600).wait(uuid4(), timeout=0.5)


def test_wait_and_watch_survive_a_restart_of_the_service(connect, start_service, eventually):
    service = start_service("--metrics-urls=http://127.0.0.1:0", auth="--no-auth")
    url = service.urls[0]
    name = f"restart-{uuid4()}"
    process = Process(pid=1, uid=uuid4(), name=name)
    one, other = service.add(process=process), service.add(process=process)
    waiting, watching = connect(url), connect(url)
    ended, events = [], []
    waits = threading.Thread(target=lambda: ended.append(waiting.wait(one.operation_id)))
    watches = threading.Thread(
        target=lambda: events.extend(watching.watch(4, name=name, with_unfinished=True))
    )
    waits.start()
    watches.start()
    eventually(lambda: waiting_requests(service) == 2)
    assert service.end() == 0
    store = open_blocking_store(service.store)
    store.open()
    store.advance(other.operation_id, RUNNING)
    start_service(auth="--no-auth", urls=(url,))
    watches.join(0.1)
    store.advance(one.operation_id, DONE)
    waits.join(60)
    watches.join(60)
    store.close()
    assert [operation.status for operation in ended] == [DONE]
    changed = [(event.operation.operation_id, event.operation.status) for event in events]
    starting = OperationState.STARTING
    assert changed[:2] == [(one.operation_id, starting), (other.operation_id, starting)]
    assert set(changed[2:]) == {(one.operation_id, DONE), (other.operation_id, RUNNING)}


def test_watch_reports_each_change_once_it_is_made(client, service):
    name = f"watch-{uuid4()}"
    process = Process(pid=1, uid=uuid4(), name=name)
    one = service.add(process=process, tags=["\u2028"])
    (present,) = client.watch(1, name=name, with_unfinished=True)
    assert (present.kind, present.operation) == ("changed", one)
    other = service.add(process=process, tags=["\u2028"])
    (change,) = client.watch(1, name=name, since=present.position)
    assert (change.kind, change.operation) == ("changed", other)
    store = open_blocking_store(service.store)
    store.open()
    store.advance(other.operation_id, DONE)
    store.close()
    (left,) = client.watch(1, name=name, since=change.position, status="Starting")
    assert (left.kind, left.operation.status) == ("left", DONE)
    (reset, *_) = client.watch(1, name=name, since=f"{uuid4().hex}-1")
    assert (reset.kind, reset.operation) == ("reset", None)


def test_watch_resumes_after_the_last_event(connect, fake):
    one = Operation(process=PROCESS)
    data = body(one).decode()
    fake.answers += [
        (
            200,
            {},
            f"retry: 1\nid: a-1\n\n:\n\nid: a-2\ndata: {data}\n\n".encode()
            + f"data: {data}\n\nid: a-3\ndata".encode(),
        ),
        (503, {}, b""),
        (200, {"Content-Length": "900"}, b"id: a-4\n\n"),
        (200, {}, f"event: reset\nid: b-0\ndata: {{}}\n\nid: b-1\ndata: {data}\n\n".encode()),
    ]
    events = connect(fake.url).watch(4, since="a-0")
    assert [event.kind for event in events] == ["changed", "changed", "reset", "changed"]
    assert [event.position for event in events] == ["a-2", "a-2", "b-0", "b-1"]
    held = [headers["Last-Event-ID"] for _, headers in fake.asked]
    assert held == ["a-0", "a-2", "a-2", "a-4"]


@pytest.mark.parametrize(
    ("answer", "kind", "message"),
    [
        ((401, {}, b""), UnauthorizedError, "asks for a token"),
        (
            (401, {"WWW-Authenticate": 'Bearer error_description="It has expired."'}, b""),
            UnauthorizedError,
            "refuses the token: It has expired.",
        ),
        ((403, {}, b'{"detail": "only reports"}'), ForbiddenError, "answered with 403: only rep"),
        ((404, {}, b'{"detail": "nothing here"}'), ServiceError, "404: nothing here"),
        ((404, {}, b'{"operationId": 7}'), ServiceError, "404: no reason is given"),
        ((410, {}, b"{}"), ServiceError, "410: no reason is given"),
        ((429, {"Retry-After": "7"}, b""), TooManyRequestsError, "429"),
        ((500, {}, b"[]"), ServiceUnavailableError, "500"),
        (
            (503, {"Retry-After": "soon"}, b'{"title": "Away"}'),
            ServiceUnavailableError,
            "503: Away",
        ),
        ((302, {"Location": "/x"}, b""), ServiceError, "302"),
    ],
)
def test_a_refusal_is_a_typed_error(connect, fake, answer, kind, message):
    fake.answers.append(answer)
    with pytest.raises(ServiceError, match=message) as caught:
        connect(fake.url, patience=0, token="hush").counts()
    assert type(caught.value) is kind
    assert caught.value.retry_after == (7 if kind is TooManyRequestsError else None)
    assert "hush" not in repr(caught.value)


def test_a_retry_after_may_be_a_date_without_a_time_zone(connect, fake):
    fake.answers.append((503, {"Retry-After": "Sun Nov  6 08:49:37 1994"}, b""))
    with pytest.raises(ServiceUnavailableError) as caught:
        connect(fake.url, patience=0).counts()
    assert caught.value.retry_after == 0


@pytest.mark.parametrize("status", [404, 410])
def test_an_operation_that_was_pruned_is_unknown_and_expired(connect, fake, status):
    gone = uuid4()
    problem = json.dumps({"operationId": str(gone), "detail": "It has expired."})
    fake.answers.append((status, {}, problem.encode()))
    with pytest.raises(UnknownOperationError) as caught:
        connect(fake.url).get(gone)
    assert (caught.value.operation_id, caught.value.expired) == (gone, True)


def test_a_request_is_repeated_within_the_patience(connect, fake):
    fake.answers += [
        (503, {}, b""),
        (429, {"Retry-After": "1"}, b""),
        (200, {}, b"[]"),
        (503, {"Retry-After": "60"}, b""),
    ]
    begun = time.monotonic()
    client = connect(fake.url)
    assert client.list() == []
    assert time.monotonic() - begun >= 1
    with pytest.raises(ServiceUnavailableError) as caught:
        client.list()
    assert caught.value.retry_after == 60


INFINITE, NO_NUMBER, HUGE = float("inf"), float("nan"), 10**400


@pytest.mark.parametrize("step", [0, -1, 2.5, INFINITE, -INFINITE, NO_NUMBER])
def test_a_step_that_is_no_whole_number_of_seconds_is_refused(connect, step):
    with pytest.raises(ValueError, match="expected a step of whole seconds"):
        connect(UNREACHABLE, patience=0).histogram(step)


@pytest.mark.parametrize("name", ["patience", "timeout"])
@pytest.mark.parametrize("seconds", [-1, INFINITE, NO_NUMBER, pytest.param(HUGE, id="huge")])
def test_a_patience_or_timeout_that_is_no_duration_is_refused(connect, name, seconds):
    with pytest.raises(ValueError, match=rf"expected a number of seconds .* for {name}, got"):
        connect(UNREACHABLE, **{name: seconds})


def test_a_timeout_of_zero_is_refused(connect):
    with pytest.raises(ValueError, match="above 0 and at most 86,400 for timeout, got 0"):
        connect(UNREACHABLE, timeout=0)


def test_a_wait_without_a_number_is_refused(connect, service):
    client, operation = (
        connect(service.urls[0], token=service.token.rpartition(" ")[2]),
        service.add(),
    )
    with pytest.raises(ValueError, match="for timeout, got nan"):
        client.wait(operation.operation_id, timeout=NO_NUMBER)


@pytest.mark.parametrize("timeout", [INFINITE, pytest.param(HUGE, id="huge")])
def test_a_wait_without_an_end_lasts_until_the_operation_has_ended(connect, service, timeout):
    client, operation = (
        connect(service.urls[0], token=service.token.rpartition(" ")[2]),
        service.add(status=DONE),
    )
    assert client.wait(operation.operation_id, timeout=timeout) == operation


@pytest.mark.parametrize("limit", [-1, 1.5, INFINITE, NO_NUMBER])
def test_a_limit_that_is_no_whole_number_is_refused(connect, limit):
    with pytest.raises(
        ValueError, match="expected a whole number of operations, 0 or more, for limit"
    ):
        connect(UNREACHABLE, patience=0).list(limit=limit)


@pytest.mark.parametrize(
    ("limit", "count"), [(0, 0), (1, 1), pytest.param(HUGE, 2, id="huge"), (None, 2)]
)
def test_a_limit_is_the_largest_number_of_operations(connect, service, limit, count):
    tag = str(uuid4())
    added = [service.add(tags=(tag,)) for _ in range(2)]
    client = connect(service.urls[0], token=service.token.rpartition(" ")[2])
    assert client.list(tags=[tag], limit=limit) == added[:count]


def test_a_service_that_is_not_there_is_unavailable(connect):
    for call in (lambda client: client.wait(uuid4()), lambda client: client.watch(1)):
        with pytest.raises(ServiceUnavailableError, match=r"cannot reach http://127.0.0.1:1/: "):
            call(connect(UNREACHABLE, patience=0))


def test_a_service_that_falls_silent_is_unavailable(connect):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(ServiceUnavailableError, match="cannot reach"):
            connect(url, patience=0, timeout=0.2).get(uuid4())


def test_ca_names_the_trusted_certificate_authorities(connect, secure_service, tmp_path):
    url, token = secure_service.urls[0], secure_service.token.rpartition(" ")[2]
    client = connect(url, token=token, ca=secure_service.cafile)
    assert client.list(name=str(uuid4())) == []
    with pytest.raises(ServiceError, match="CERTIFICATE_VERIFY_FAILED") as caught:
        connect(url, token=token).list()
    assert not caught.value.is_temporary
    with pytest.raises(ServiceError, match=r"cannot read the authorities in '.*none'"):
        connect(url, ca=tmp_path / "none")


def test_a_service_is_reached_over_a_unix_socket(connect, start_service, socket_path):
    url = f"http://unix:{socket_path}"
    service = start_service(urls=(url,))
    one = service.add()
    assert connect(url, token=service.token.rpartition(" ")[2]).get(one.operation_id) == one


@pytest.mark.parametrize("url", ["localhost", "ftp://host", "http://me:secret@host", "http://h:x"])
def test_a_malformed_url_is_an_error_without_its_password(connect, url):
    with pytest.raises(ServiceError, match="expected the URL of a service") as caught:
        connect(url)
    assert "secret" not in str(caught.value)


def test_the_token_is_shown_nowhere_and_sent_to_the_service_alone(connect, fake, caplog):
    caplog.set_level(logging.DEBUG)
    link = {"Link": '<http://elsewhere:80/operations?cursor=x>; rel="next"'}
    fake.answers += [(200, link, b"[]"), (401, {}, b"")]
    client = connect(f"{fake.url}/prefix/", token="hush-hush")
    with pytest.raises(ServiceError, match="links to another server") as linked:
        client.list()
    with pytest.raises(UnauthorizedError) as refused:
        client.counts()
    assert fake.asked[0][1]["Authorization"] == "Bearer hush-hush"
    assert fake.asked[0][0].startswith("/prefix/operations?")
    shown = [caplog.text, repr(client.client), repr(linked.value), repr(refused.value)]
    shown += [repr(vars(client.client)), repr(vars(linked.value)), repr(vars(refused.value))]
    assert "hush-hush" not in "".join(shown)


def test_a_client_is_closed_by_its_block(service):
    with OperationsClient(service.urls[0]) as client:
        pass
    with pytest.raises(RuntimeError, match="closed"):
        client.counts()

    async def enter():
        async with AsyncOperationsClient(service.urls[0]) as client:
            pass
        with pytest.raises(RuntimeError, match="closed"):
            await client.counts()

    asyncio.run(enter())
