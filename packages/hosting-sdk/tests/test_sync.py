import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
import time
import warnings

import pytest
from aiohttp import web
from hosting_sdk import (
    HostingSDKError,
    HTTPClient,
    InvalidRequestError,
    RequestAbortedError,
    ServiceError,
    SyncClient,
)
from hosting_sdk._types import Operation, Result
from hosting_sdk.testing import FakePlatform

TOKEN = "secret-token-of-the-tests"
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


class Served:
    """A server in a thread of its own."""

    def __init__(self):
        self.answers = []
        self.default = {"ok": True}
        self.asked = []
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,))
        self.thread.start()
        assert ready.wait(10)

    def run(self, ready):
        async def start():
            app = web.Application()
            app.router.add_route("*", "/{path:.*}", self.handle)
            self.runner = web.AppRunner(app, shutdown_timeout=0.1)
            await self.runner.setup()
            await web.TCPSite(self.runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
            ready.set()

        self.loop.run_until_complete(start())
        self.loop.run_forever()
        self.loop.run_until_complete(self.runner.cleanup())
        self.loop.close()

    async def handle(self, request):
        self.asked.append(request)
        answer = self.answers.pop(0) if self.answers else self.default
        if callable(answer):
            return await answer(request)
        return web.json_response(answer)

    def stop(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


@pytest.fixture
def served():
    server = Served()
    yield server
    server.stop()


@pytest.fixture
def sync_client(served):
    with SyncClient(TOKEN, server_url=served.url) as client:
        yield client


def test_a_call_waits_for_its_response(served, sync_client):
    served.default = {"types": []}
    assert sync_client.user.list_event_types().types == []
    assert served.asked[0].headers["Authorization"] == f"Bearer {TOKEN}"


def test_errors_are_raised_by_the_call(served, sync_client):
    async def missing(request):
        return web.json_response({"message": "none"}, status=404)

    served.default = missing
    with pytest.raises(ServiceError, match="none"):
        sync_client.teams.get_team(team_id="t")


def test_all_calls_share_one_background_thread(served):
    before = threading.active_count()
    with SyncClient(TOKEN, server_url=served.url) as client:
        assert threading.active_count() == before
        threads = [
            threading.Thread(target=client.raw, args=(client.user.list_event_types,))
            for _ in range(5)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert threading.active_count() == before + 1
    assert threading.active_count() == before
    assert len(served.asked) == 5


async def jsonl(request):
    response = web.StreamResponse(headers={"Content-Type": "application/jsonl"})
    await response.prepare(request)
    await response.write(b"1\n2\n")
    await response.write(b"3\n")
    return response


def test_streams_are_read_with_a_plain_loop(served, sync_client, list_lines):
    served.default = jsonl
    assert list(sync_client._stream(list_lines, {})) == [1, 2, 3]
    with sync_client._stream(list_lines, {}) as stream:
        assert (stream.status, stream.headers["content-type"]) == (200, "application/jsonl")
        assert list(stream.issues) == []
        for record in stream:
            assert record == 1
            break


def test_downloads_are_read_with_a_plain_loop(served, sync_client, get_bytes, tmp_path):
    assert b"".join(sync_client._download(get_bytes, {})) == b'{"ok": true}'
    assert sync_client._download(get_bytes, {}).read() == b'{"ok": true}'
    with sync_client._download(get_bytes, {}) as download:
        assert download.size == 12
        assert download.save(tmp_path / "file").read_bytes() == b'{"ok": true}'


def test_a_method_with_two_result_types_returns_its_value_or_a_stream(served, sync_client):
    operation = Operation(
        "things.run",
        "POST",
        "/v1/run",
        results=(
            Result(200, "application/json", "json"),
            Result(200, "application/x-ndjson", "lines"),
        ),
        accept="application/json;q=1, application/x-ndjson;q=0",
    )
    assert sync_client._call(operation, {}) == {"ok": True}
    assert served.asked[0].headers["Accept"] == "application/json"
    served.default = jsonl
    assert list(sync_client._stream(operation, {})) == [1, 2, 3]
    assert served.asked[1].headers["Accept"] == "application/x-ndjson"


def test_pages_are_followed_with_a_plain_loop(served, sync_client):
    pages = [
        {"types": [], "teams": [], "pagination": {"count": 0, "next": following, "prev": None}}
        for following in (5, None)
    ]
    served.answers = list(pages)
    paginator = sync_client.paginate(sync_client.teams.get_teams)
    assert (paginator.argument, paginator.cursor) == ("until", None)
    assert list(paginator) == []
    assert served.asked[1].query["until"] == "5"
    served.answers = list(pages)
    assert len(list(sync_client.paginate(sync_client.teams.get_teams).pages())) == 2


def test_a_paginator_yields_the_items_of_every_page(served, sync_client):
    page = {"teams": [], "pagination": {"count": 1, "next": None, "prev": None}}
    with FakePlatform() as platform, SyncClient(platform.token, server_url=platform.url) as fake:
        team = fake.request("GET", "/v2/teams/team_1")
    served.answers = [{**page, "teams": [team]}]
    assert [each.id for each in sync_client.paginate(sync_client.teams.get_teams)] == [team["id"]]


def test_a_view_uses_the_thread_of_its_client(served, sync_client, get_thing):
    view = sync_client.with_options(team_id="team_9")
    sync_client._call(get_thing, {"id": "i"})
    before = threading.active_count()
    view._call(get_thing, {"id": "i"})
    view.close()
    assert sync_client._call(get_thing, {"id": "i"}) == {"ok": True}
    assert threading.active_count() == before
    assert repr(view) == f"<SyncClient of {served.url} for team_9>"


def test_raw_returns_the_response_unchanged(sync_client):
    assert sync_client.raw(sync_client.user.list_event_types).content == b'{"ok": true}'


def test_a_closed_client_refuses_calls_and_starts_no_thread(served, get_thing):
    for used in (True, False):
        client = SyncClient(TOKEN, server_url=served.url)
        if used:
            client._call(get_thing, {"id": "i"})
        client.close()
        client.close()
        before = threading.active_count()
        with pytest.raises(RequestAbortedError, match="the client is closed"):
            client._call(get_thing, {"id": "i"})
        assert threading.active_count() == before
        assert repr(client) == f"<SyncClient of {served.url}, closed>"


def test_a_closed_client_starts_no_thread_for_what_is_left_of_it(served):
    served.default = {"ok": True}
    client = SyncClient(TOKEN, server_url=served.url)
    stream = client.billing.list_billing_charges(from_="2026-10-01", to="2026-11-01")
    client.request("GET", "/v1/things")
    client.close()
    before = threading.active_count()
    with pytest.raises(RequestAbortedError, match="the client is closed"):
        client.wait_for(lambda: 1, until=lambda value: False)
    with pytest.raises(RequestAbortedError, match="the client is closed"):
        next(iter(stream))
    stream.close()
    assert threading.active_count() == before


def test_closing_a_client_ends_its_waits_in_other_threads(served):
    client = SyncClient(TOKEN, server_url=served.url)
    asked, errors = threading.Event(), []

    def is_done(value):
        asked.set()
        return False

    def wait():
        try:
            client.wait_for(lambda: client.request("GET", "/v1/things"), until=is_done)
        except HostingSDKError as error:
            errors.append(error)

    waiting = threading.Thread(target=wait, daemon=True)
    waiting.start()
    assert asked.wait(10)
    time.sleep(0.1)  # the pause between two calls takes at least half a second
    client.close()
    waiting.join(10)
    assert [type(error) for error in errors] == [RequestAbortedError]


def test_calls_that_race_with_the_end_of_their_client_are_aborted_and_leave_no_thread(served):
    before = threading.active_count()
    errors = []

    def call(client):
        while True:
            try:
                client.request("GET", "/v1/things")
            except Exception as error:  # noqa: BLE001 the test examines it
                errors.append(error)
                return

    def race():
        client = SyncClient(TOKEN, server_url=served.url)
        threads = [threading.Thread(target=call, args=(client,)) for _ in range(8)]
        for thread in threads:
            thread.start()
        time.sleep(0.02)
        client.close()
        for thread in threads:
            thread.join(20)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for _ in range(20):
            race()
    finally:
        sys.setswitchinterval(interval)
    assert {type(error) for error in errors} == {RequestAbortedError}
    assert len(errors) == 160
    errors.clear()
    gc.collect()
    assert threading.active_count() == before


def test_an_unclosed_client_ends_its_thread_when_it_is_collected(served, get_thing):
    before = threading.active_count()
    client = SyncClient(TOKEN, server_url=served.url)
    client._call(get_thing, {"id": "i"})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        del client
        gc.collect()
    assert threading.active_count() == before


def test_a_call_from_a_hook_of_the_client_is_refused(served, get_thing):
    def again(request):
        client._call(get_thing, {"id": "i"})

    http = HTTPClient().add_hook("before_request", again)
    client = SyncClient(TOKEN, server_url=served.url, http_client=http)
    with client, pytest.raises(InvalidRequestError, match="cannot be called from its own hooks"):
        client._call(get_thing, {"id": "i"})


def test_a_sync_client_works_beside_a_running_event_loop(served, get_thing):
    async def main():
        with SyncClient(TOKEN, server_url=served.url) as client:
            return client._call(get_thing, {"id": "i"})

    assert asyncio.run(main()) == {"ok": True}


def run(code, *arguments, warnings="always"):
    return subprocess.Popen(
        [sys.executable, "-W", warnings, "-c", code, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


CALL = """
import os, sys
from hosting_sdk import SyncClient
from hosting_sdk._types import Operation, Result
from hosting_sdk.testing import FakePlatform
op = Operation("a.b", "GET", "/x", results=(Result(200, "application/json", "json"),))
client = SyncClient("token", server_url=sys.argv[1])
"""


def test_a_program_that_does_not_close_its_client_ends_without_a_message(served):
    process = run(CALL + "print(client._call(op, {}))", served.url)
    assert process.communicate(timeout=60) == ("{'ok': True}\n", "")
    assert process.returncode == 0


@needs_fork
def test_a_forked_process_calls_with_a_thread_of_its_own(served):
    code = (
        CALL
        + """
client._call(op, {})
child = os.fork()
os.write(1, f"{client._call(op, {})}\\n".encode())
if child:
    _, status = os.waitpid(child, 0)
    sys.exit(os.waitstatus_to_exitcode(status))
"""
    )
    process = run(code, served.url, warnings="ignore")  # newer Pythons warn of fork itself
    assert process.communicate(timeout=60) == ("{'ok': True}\n" * 2, "")
    assert process.returncode == 0
    assert len(served.asked) == 3


@needs_fork
def test_a_process_that_was_forked_during_the_first_call_of_another_thread_calls(served):
    code = (
        CALL
        + """
import signal, threading
threading.Thread(target=client._call, args=(op, {})).start()
while "hosting_sdk._transport.aiohttp" not in sys.modules:
    pass  # now the other thread imports it
child = os.fork()
if child == 0:
    signal.alarm(30)
    client._call(op, {})
    client.close()
    os._exit(0)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    )
    process = run(code, served.url, warnings="ignore")  # newer Pythons warn of fork itself
    assert process.communicate(timeout=60) == ("0\n", "")
    assert len(served.asked) == 2


@needs_fork
def test_all_threads_of_a_forked_process_call_at_once(served):
    code = (
        CALL
        + """
import signal, threading
sys.setswitchinterval(1e-6)
client._call(op, {})
def call(results, gate):
    gate.wait()
    results.append(client._call(op, {}))
def run_child():
    signal.alarm(30)
    results, gate = [], threading.Barrier(8)
    threads = [threading.Thread(target=call, args=(results, gate)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    client.close()
    return len(results)
for _ in range(5):
    child = os.fork()
    if child == 0:
        os._exit(run_child())
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    )
    process = run(code, served.url, warnings="ignore")
    assert process.communicate(timeout=60) == ("8\n" * 5, "")


@needs_fork
def test_a_forked_process_closes_a_client_whose_lock_another_thread_held(served):
    code = (
        CALL
        + """
import signal, threading
client._call(op, {})
held, ended = threading.Event(), threading.Event()
def hold():
    with client._portal._lock:
        held.set()
        ended.wait()
thread = threading.Thread(target=hold)
thread.start()
held.wait()
child = os.fork()
if child == 0:
    signal.alarm(30)
    client.close()
    os._exit(0)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
ended.set()
"""
    )
    process = run(code, served.url, warnings="ignore")
    assert process.communicate(timeout=60) == ("0\n", "")


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot send SIGINT to one process")
def test_an_interrupt_ends_the_call_and_the_client_stays_usable(served):
    arrived, release = threading.Event(), asyncio.Event()

    async def hang(request):
        arrived.set()
        await release.wait()
        return web.Response()

    served.answers = [hang]
    code = (
        CALL
        + """
try:
    client._call(op, {})
except KeyboardInterrupt:
    print("interrupted")
print(client._call(op, {}))
"""
    )
    process = run(code, served.url)
    assert arrived.wait(60)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60) == ("interrupted\n{'ok': True}\n", "")
    served.loop.call_soon_threadsafe(release.set)


def test_streams_and_downloads_of_sync_groups_use_the_client(served, sync_client):
    served.default = jsonl
    stream = sync_client.billing.list_billing_charges(from_="a", to="b")
    assert stream.status is None
    download = sync_client.deployments.get_deployment_file_contents(id="a", file_id="b")
    assert download.read() == b"1\n2\n3\n"


@needs_fork
def test_a_process_that_was_forked_before_the_first_call_starts_its_own_thread(served):
    code = (
        CALL
        + """
child = os.fork()
os.write(1, f"{client._call(op, {})}\\n".encode())
if child:
    os.waitpid(child, 0)
"""
    )
    process = run(code, served.url, warnings="ignore")
    assert process.communicate(timeout=60) == ("{'ok': True}\n" * 2, "")


def test_a_client_that_is_collected_in_its_own_thread_ends_it(served, get_thing):
    before = threading.active_count()
    client = SyncClient(TOKEN, server_url=served.url)
    client._call(get_thing, {"id": "i"})
    (thread,) = [each for each in threading.enumerate() if each.name == "hosting-sdk"]
    loop = client._portal._loop
    assert loop is not None
    loop.call_soon_threadsafe(client._portal._stop)
    thread.join(10)
    assert threading.active_count() == before
