"""Services and recorders that survive failures of the database and of each other."""

from __future__ import annotations

import itertools
import json
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import pytest
from operations_status import Recorder
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState
from operations_status.stores import open_store
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS

KEEP_RECORDING = Path(__file__).parents[3] / "benchmarks" / "keep_recording.py"
RANKS = {"Starting": 0, "Running": 1, "Succeeded": 2}


class Recorders:
    """Processes that record operations, and the changes that the store has acknowledged."""

    def __init__(self, folder, url, count):
        self.outputs = [folder / f"recorder{number}" for number in range(count)]
        self.processes = []
        for output in self.outputs:
            with output.open("w") as file:
                command = [sys.executable, KEEP_RECORDING, url, "faults"]
                self.processes.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=file))

    def lines(self):
        return [path.read_text().rpartition("\n")[0].splitlines() for path in self.outputs]

    def acknowledged(self):
        return dict(line.split() for lines in self.lines() for line in lines)

    def have_gone_on(self):
        """Return a condition: each process has recorded more operations since this call."""
        before = [len(lines) for lines in self.lines()]
        return lambda: all(
            len(now) > 3 + then for now, then in zip(self.lines(), before, strict=True)
        )

    def end(self):
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.close()
        assert [process.wait(30) for process in self.processes] == [0] * len(self.processes)


def answers(service, recorders):
    """Request the newest acknowledged operations, check the answers, return the status codes."""
    newest = list(recorders.acknowledged().items())[-3:]
    codes = set()
    for identifier, status in newest:
        answer = service.get(f"/operations/{identifier}")
        codes.add(answer.status)
        if answer.status == 200:
            assert RANKS[answer.json()["status"]] >= RANKS[status]
        else:
            assert answer.status == 503
            assert int(answer.headers["retry-after"]) > 0
    return codes


@pytest.mark.once
@pytest.mark.timeout(120)
def test_acknowledged_changes_survive_the_death_of_any_process(
    server,
    _start,  # noqa: PT019 it is a function that starts a service
    tmp_path,
    eventually,
):
    url = server.url(f"faults_{uuid4().hex}", pool_size=3)

    def serve(name):
        (tmp_path / name).mkdir()
        return _start(
            tmp_path / name,
            f"--store={url}",
            urls=("http://127.0.0.1:0",),
            MONITOR_METRICS_URLS="http://127.0.0.1:0",
        )

    first, second = serve("first"), serve("second")
    recorders = Recorders(tmp_path, url, 3)
    eventually(recorders.have_gone_on())
    assert answers(first, recorders) == answers(second, recorders) == {200}
    assert readiness(first) == readiness(second) == 200

    first.process.kill()
    first.process.wait()
    assert answers(second, recorders) == {200}
    first = serve("again")
    eventually(recorders.have_gone_on())
    assert answers(first, recorders) == {200}

    server.stop()
    for service in (first, second):
        assert answers(service, recorders) == {503}
        assert service.get("/operations").status == 503
        eventually(lambda service=service: readiness(service) == 503)
        assert "hunter2" not in service.log
    server.start()
    eventually(recorders.have_gone_on())
    for service in (first, second):
        eventually(lambda service=service: answers(service, recorders) == {200})
        eventually(lambda service=service: readiness(service) == 200)

    recorders.end()
    told = recorders.acknowledged()
    for service in (first, second):
        listed = service.get("/operations?tags=faults").json()
        kept = {one["operationId"]: one["status"] for one in listed}
        assert {key: kept[key] for key in told} == told
        assert {one["status"] for one in listed} == {"Succeeded"}
    check_that_they_agree(first, second)
    check_that_both_tell_of_what_is_new(first, second, url)
    for service in (first, second):
        assert service.end(signal.SIGTERM) == 0


def readiness(service):
    try:
        with urllib.request.urlopen(f"{service.metrics_url}/readyz", timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def check_that_they_agree(first, second):
    """Compare the answers of both services, and read the pages of one list from both in turn."""
    listed = "/operations?tags=faults&status=Succeeded"
    whole, same = first.get(listed), second.get(listed)
    assert (whole.body, whole.headers["etag"]) == (same.body, same.headers["etag"])
    assert second.get(listed, f"If-None-Match: {whole.headers['etag']}").status == 304
    one = f"/operations/{whole.json()[0]['operationId']}"
    assert first.get(one).headers["etag"] == second.get(one).headers["etag"]
    paged, services = [], itertools.cycle([first, second])
    target = f"/operations?tags=faults&limit={max(1, len(whole.json()) // 5)}"
    while target:
        page = next(services).get(target)
        paged += page.json()
        link = page.headers.get("link", "")
        target = link[link.find("<") + 1 : link.find(">")]
    assert paged == whole.json()


def check_that_both_tell_of_what_is_new(first, second, url):
    """Poll one and follow the feed of the other while an operation is recorded."""
    tag = first.get("/operations").headers["etag"]
    with second.connect() as sock, sock.makefile("rb") as stream:
        lines = ("GET /operations HTTP/1.1", "Host: test", "Accept: text/event-stream")
        sock.sendall("\r\n".join([*lines, second.token, "", ""]).encode())
        while not stream.readline().startswith(b"id:"):
            pass
        with ThreadPoolExecutor(1) as pool:
            waited = pool.submit(
                first.get, "/operations", f"If-None-Match: {tag}", "Prefer: wait=30"
            )
            with Recorder(url) as recorder, recorder.operation(tags=["told"]) as operation:
                pass
            while not (line := stream.readline()).startswith(b"data:"):
                pass
            assert str(operation.operation_id).encode() in line
            assert str(operation.operation_id).encode() in waited.result().body
    assert first.get(f"/operations/{operation.operation_id}").status == 200


def test_an_operation_outlives_a_restart_of_the_database(server, eventually):
    url = server.url(f"faults_{uuid4().hex}")
    with Recorder(url, lease=1.0, poll_interval=0.05) as recorder:
        watchdog = open_store(url).blocking
        watchdog.open()
        with recorder.operation() as operation:
            server.stop()
            with pytest.raises(StoreUnavailableError, match="cannot be used"):
                watchdog.expire()
            server.start()
            eventually(lambda: is_there(watchdog))
            assert watchdog.expire() == ()
        found = watchdog.get(operation.operation_id)
        assert found is not None
        assert found.status is OperationState.SUCCEEDED
        watchdog.close()


def is_there(store):
    try:
        store.ping()
    except StoreUnavailableError:
        return False
    return True


def test_no_operation_is_marked_lost_right_after_an_outage(server, eventually):
    store = AsyncStore(
        PostgresStore(server.url(f"faults_{uuid4().hex}"), grace=0.5, patience=0.1)
    ).blocking
    store.open()
    operation = Operation(process=PROCESS)
    store.add(operation, lease=0.0)
    server.stop()
    for _ in range(3):  # the last call fails without an attempt to connect
        with pytest.raises(StoreUnavailableError, match="cannot be used"):
            store.ping()
    server.start()
    eventually(lambda: is_there(store))
    assert store.expire() == ()
    eventually(lambda: store.expire() == (operation.operation_id,))
    store.close()


@pytest.mark.parametrize("command", ["list", "prune"])
def test_a_command_reports_an_unavailable_database_without_the_password(
    make_url, command, tmp_path
):
    url = f"postgresql://me:hunter2@/db?host={tmp_path}"
    more = ["--older-than=1d"] if command == "prune" else []
    done = subprocess.run(
        [sys.executable, "-m", "operations_status", command, f"--store={url}", *more],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 7
    assert done.stderr.startswith("operations-status: the store at postgresql:///db cannot be used")
    assert done.stderr.count("\n") == 1
    assert "hunter2" not in done.stderr


def test_the_commands_work_on_postgresql(make_url):
    url = make_url()

    def run(name, *arguments):
        command = [sys.executable, "-m", "operations_status", name, f"--store={url}", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    ran = run("run", "--tag=a", "--", sys.executable, "-c", "print('done')")
    assert ran.returncode == 0, ran.stderr
    listed = json.loads(run("list", "--json").stdout)
    assert [(one["status"], one["tags"]) for one in listed] == [("Succeeded", ["a"])]
    assert run("prune", "--keep=0").returncode == 0
    store = open_store(url).blocking
    store.open()
    assert list(store.list(ANY)) == []
    store.close()
    shown = run("config").stdout
    assert "hunter2" not in shown
