"""`watch`, over the store and over a running service."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from contextlib import closing
from uuid import UUID, uuid4

import pytest
from operations_status.cli._live_table import LiveTable
from operations_status.cli._service import Service
from operations_status.cli._sources import Change, ServiceSource, StoreSource
from operations_status.errors import ServiceError
from operations_status.operations import Operation, OperationState, Process, to_summary_json
from operations_status.stores import open_blocking_store, open_store
from operations_status.stores.sqlite.store import SqliteStore

RUNNING, DONE = OperationState.RUNNING, OperationState.SUCCEEDED


def operation(**fields):
    return Operation(**{"process": Process(pid=1, uid=UUID(int=1), name="task")} | fields)


@pytest.fixture(params=["store", "service"])
def scene(request, tmp_path):
    """Where operations are recorded, and the options with which they are watched."""
    if request.param == "store":
        url = f"sqlite:///{tmp_path / 'operations.db'}"
        options = ["--store", url]
    else:
        service = request.getfixturevalue("service")
        url = service.store
        token = tmp_path / "token"
        token.write_text(service.token, encoding="utf-8")
        options = ["--url", service.urls[0], "--token-file", str(token)]
    store = open_blocking_store(url)
    store.open()
    yield store, options
    store.close()


def read_first(stream, store, name):
    """Record operations until one is seen, and return its line: a watch begins unannounced."""
    seen = threading.Event()
    process = Process(pid=5, uid=UUID(int=1), name=name)

    def record():
        while not seen.wait(0.05):
            store.add(operation(process=process, status=DONE))

    thread = threading.Thread(target=record)
    thread.start()
    try:
        return stream.readline()
    finally:
        seen.set()
        thread.join()


def test_each_change_is_a_line_until_control_c(scene, start):
    store, options = scene
    name = f"line-{uuid4()}"
    plain = start("watch", f"--name={name}", *options)
    as_json = start("watch", "--json", f"--name={name}", "--status=Succeeded", *options)
    assert read_first(plain.stdout, store, name).split()[3:6] == ["Succeeded", "5", name]
    assert json.loads(read_first(as_json.stdout, store, name))["process"]["name"] == name
    for watching in (plain, as_json):
        watching.send_signal(signal.SIGINT)
        assert watching.communicate(timeout=30)[1] == ""
        assert watching.returncode == 130


def test_on_a_terminal_there_is_a_table(scene):
    pty = pytest.importorskip("pty")
    store, options = scene
    name = f"table-{uuid4()}"
    one = operation(process=Process(pid=5, uid=UUID(int=1), name=name), status=RUNNING)
    store.add(one)
    ours, theirs = pty.openpty()
    watching = subprocess.Popen(
        [sys.executable, "-m", "operations_status", "watch", f"--name={name}", *options],
        stdout=theirs,
        stderr=subprocess.PIPE,
    )
    os.close(theirs)
    printed = b""
    while b"Running" not in printed:
        printed += os.read(ours, 4096)
    store.advance(one.operation_id, DONE)
    while b"Succeeded" not in printed:
        printed += os.read(ours, 4096)
    watching.send_signal(signal.SIGINT)
    while b"\x1b[?1049l" not in printed or printed.count(b"Succeeded") < 2:
        printed += os.read(ours, 4096)
    os.close(ours)
    assert printed.startswith(b"\x1b[?1049h")
    assert watching.communicate(timeout=30)[1] == b""
    assert watching.returncode == 130


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_whatever_ends_a_table_leaves_the_terminal_as_it_was(scene, name):
    pty = pytest.importorskip("pty")
    _, options = scene
    ours, theirs = pty.openpty()
    watching = subprocess.Popen(
        [sys.executable, "-m", "operations_status", "watch", f"--name={uuid4()}", *options],
        stdout=theirs,
        stderr=subprocess.PIPE,
    )
    os.close(theirs)
    printed = b""
    while b"OPERATION" not in printed:
        printed += os.read(ours, 4096)
    number = getattr(signal, name)
    watching.send_signal(number)
    while b"\x1b[?25h\x1b[?1049l" not in printed or printed.count(b"OPERATION") < 2:
        printed += os.read(ours, 4096)
    assert watching.communicate(timeout=30)[1] == b""
    os.close(ours)
    assert watching.returncode == 128 + number


def test_a_store_tells_what_is_there_and_then_what_changes(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    store = open_blocking_store(url)
    store.open()
    one, other = operation(status=RUNNING, tags=["a"]), operation(tags=["b"])
    for added in (one, other, operation(status=DONE)):
        store.add(added)
    source = StoreSource(open_store(url), "")
    with closing(source.changes(with_present=True)) as batches:
        present = next(batches)
        assert [change.summary["tags"] for change in present] == [["a"], ["b"]]
        monkeypatch.setattr("operations_status.cli._sources._BATCH", 3)
        for _ in range(4):
            store.add(operation())
        assert [len(next(batches)), len(next(batches))] == [3, 1]
    running = StoreSource(open_store(url), "status=Running")
    with closing(running.changes(with_present=True)) as batches:
        assert [change.summary["tags"] for change in next(batches)] == [["a"]]
        store.advance(other.operation_id, RUNNING)
        assert [change.kind for change in next(batches)] == ["message"]
        store.advance(one.operation_id, DONE)
        assert [change.kind for change in next(batches)] == ["left"]
    store.close()


def events(*blocks):
    """Return the answer that is a feed of these blocks."""
    body = "".join(f"{block}\n\n" for block in blocks).encode()
    return 200, {"Content-Length": str(len(body)), "Content-Type": "text/event-stream"}, body


class InterruptibleStore(SqliteStore):
    """A store whose next call is interrupted when it is not looked after yet, if one wants it."""

    is_interrupted = False

    async def open(self):
        await super().open()
        asyncio.get_running_loop().set_task_factory(self.start_task)

    async def aclose(self):
        self.still_used_by = asyncio.all_tasks() - {asyncio.current_task()}
        await super().aclose()

    def start_task(self, loop, coroutine, **options):
        task = asyncio.Task(coroutine, loop=loop, **options)
        if self.is_interrupted:
            self.is_interrupted = False
            signal.raise_signal(signal.SIGINT)
        return task


def test_control_c_between_two_looks_leaves_nobody_at_a_closed_store(tmp_path):
    store = InterruptibleStore(tmp_path / "operations.db")
    batches = StoreSource(store, "").changes(with_present=False)
    assert next(batches) == []
    store.is_interrupted = True
    with pytest.raises(KeyboardInterrupt):
        next(batches)
    assert not store.still_used_by


def test_a_service_is_asked_again_from_where_it_has_ended(fake):
    fake.answers += [
        events("retry: 1\nid: a-1", "id: a-2\ndata: {}"),
        (503, {}, b""),
        events("event: reset\nid: b-0\ndata: {}"),
        (401, {}, b""),
    ]
    source = ServiceSource(Service(fake.url, token=None, cafile=None), "tags=a")
    with pytest.raises(ServiceError, match="asks for a token"):
        list(source.changes(with_present=False))
    asked = [headers.get("Last-Event-ID") for _, headers in fake.asked]
    assert asked == [None, "a-2", "a-2", "b-0"]
    fake.answers.append((503, {}, b""))
    never = ServiceSource(Service(fake.url, token=None, cafile=None), "")
    with pytest.raises(ServiceError, match="503"):
        list(never.changes(with_present=False))


def test_a_table_of_a_service_begins_with_its_list(fake):
    summary = to_summary_json(operation(status=RUNNING))
    fake.answers += [
        (200, {"ETag": '"a-7"'}, b"[" + summary + b"]"),
        (401, {}, b""),
        (200, {}, b"[]"),
    ]
    source = ServiceSource(Service(fake.url, token=None, cafile=None), "tags=a")
    batches = source.changes(with_present=True)
    assert [change.summary["status"] for change in next(batches)] == ["Running"]
    with pytest.raises(ServiceError):
        next(batches)
    assert fake.asked[0][0] == "/operations?tags=a&status=Running,Starting,Stopping"
    assert fake.asked[1][1]["Last-Event-ID"] == "a-7"
    chosen = ServiceSource(Service(fake.url, token=None, cafile=None), "status=Failed")
    assert next(chosen.changes(with_present=True)) == []
    assert fake.asked[2][0] == "/operations?status=Failed"


def test_another_history_is_told(run, fake):
    blocks = ("retry: 1\nevent: reset\nid: b-0\ndata: {}", "event: left\nid: b-1\ndata: {}")
    fake.answers += [events(*blocks), (401, {}, b"")]
    code, out, err = run("watch", "--url", fake.url)
    assert (code, out) == (13, "")
    assert "all operations come once more" in err


def rows_of(printed):
    return [line.split()[0] for line in printed.splitlines()]


def test_what_has_ended_makes_room_first(capsys, monkeypatch):
    monkeypatch.setenv("LINES", "5")
    monkeypatch.setenv("COLUMNS", "60")
    old, done, young, last = (
        operation(status=RUNNING),
        operation(status=DONE),
        operation(),
        operation(),
    )
    with LiveTable() as table:
        table.show([Change("message", to_summary_json(old).decode())])
        table.show(
            [Change("message", to_summary_json(one).decode()) for one in (done, young, last)]
        )
        capsys.readouterr()
    printed = capsys.readouterr().out.replace("\x1b[?25h\x1b[?1049l", "")
    expected = [str(one.operation_id) for one in (old, young, last)]
    assert rows_of(printed) == ["OPERATION", *expected]
    assert max(map(len, printed.splitlines())) <= 60


def test_what_left_and_what_counts_no_more_is_not_in_the_table(capsys):
    kept, gone = (to_summary_json(operation()).decode() for _ in range(2))
    with LiveTable() as table:
        table.show([Change("message", gone), Change("reset", "{}"), Change("message", kept)])
        table.show([Change("message", gone), Change("left", gone)])
        capsys.readouterr()
    printed = capsys.readouterr().out.replace("\x1b[?25h\x1b[?1049l", "")
    assert rows_of(printed) == ["OPERATION", json.loads(kept)["operationId"]]
