"""`watch`, over the store and over a running service."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime
from uuid import UUID, uuid4

import attrs
import pytest
from operations_status.cli._end_hook import EndHook
from operations_status.cli._live_table import LiveTable
from operations_status.cli._service import Service
from operations_status.cli._sources import ServiceSource, StoreSource
from operations_status.cli._watch import split_command
from operations_status.client.events import FeedEvent
from operations_status.errors import ServiceError
from operations_status.filters import ANY, ListRequest, parse_list_request
from operations_status.operation_json import (
    join_json,
    to_details_json,
    to_status_json,
    to_summary_json,
)
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores import open_blocking_store
from operations_status.stores.sqlite.store import SqliteStore

EVERYTHING = ListRequest(filter=ANY)
RUNNING, DONE = OperationState.RUNNING, OperationState.SUCCEEDED


def operation(**fields):
    return Operation(**{"process": Process(pid=1, uid=UUID(int=1), name="task")} | fields)


@pytest.fixture(params=["store", "service"])
def scene(request, tmp_path):
    """A store for operations, and the options with which they are watched."""
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
    """Record operations until one is seen, and return its line: `watch` has no start message."""
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


def test_each_change_is_a_line_until_ctrl_c(scene, start):
    store, options = scene
    name = f"line-{uuid4()}"
    plain = start("watch", f"--name={name}", *options)
    as_json = start("watch", "--json", f"--name={name}", "--status=Succeeded", *options)
    assert read_first(plain.stdout, store, name).split()[-4:] == ["-", "5", name, "-"]
    assert json.loads(read_first(as_json.stdout, store, name))["process"]["name"] == name
    for watching in (plain, as_json):
        watching.send_signal(signal.SIGINT)
        assert watching.communicate(timeout=30)[1] == ""
        assert watching.returncode == 130


class Terminal:
    """A terminal on which `watch` runs, with its output."""

    def __init__(self, *options):
        self._ours, theirs = pytest.importorskip("pty").openpty()
        before = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # `nohup` starts tests that ignore it
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "operations_status", "watch", *options],
                stdout=theirs,
                stderr=subprocess.PIPE,
            )
        finally:
            signal.signal(signal.SIGHUP, before)
        os.close(theirs)
        self.printed = b""

    def read_until(self, holds):
        """Read until a condition holds for the output."""
        while not holds(self.printed):
            self.printed += os.read(self._ours, 4096)

    def close(self):
        """Close the terminal, and kill the process if it still runs."""
        os.close(self._ours)
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def open_terminal():
    terminals = []

    def open_terminal(*options):
        terminals.append(Terminal(*options))
        return terminals[-1]

    yield open_terminal
    for terminal in terminals:
        terminal.close()


def test_on_a_terminal_watch_shows_a_table(scene, open_terminal):
    store, options = scene
    name = f"table-{uuid4()}"
    one = operation(process=Process(pid=5, uid=UUID(int=1), name=name), status=RUNNING)
    store.add(one)
    terminal = open_terminal(f"--name={name}", *options)
    terminal.read_until(lambda printed: b"Running" in printed)
    store.advance(one.operation_id, DONE)
    terminal.read_until(lambda printed: b"Succeeded" in printed)
    terminal.process.send_signal(signal.SIGINT)
    terminal.read_until(
        lambda printed: b"\x1b[?1049l" in printed and printed.count(b"Succeeded") > 1
    )
    assert terminal.printed.startswith(b"\x1b[?1049h")
    assert terminal.process.communicate(timeout=30)[1] == b""
    assert terminal.process.returncode == 130


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_that_ends_watch_restores_the_terminal(scene, open_terminal, name):
    _, options = scene
    terminal = open_terminal(f"--name={uuid4()}", *options)
    terminal.read_until(lambda printed: b"CREATED" in printed)
    number = getattr(signal, name)
    terminal.process.send_signal(number)
    terminal.read_until(
        lambda printed: b"\x1b[?25h\x1b[?1049l" in printed and printed.count(b"CREATED") > 1
    )
    assert terminal.process.communicate(timeout=30)[1] == b""
    assert terminal.process.returncode == 128 + number


def test_changes_of_a_store_follow_its_unfinished_operations(tmp_path):
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    store = open_blocking_store(url)
    store.open()
    one, other = operation(status=RUNNING, tags=["a"]), operation(tags=["b"])
    for added in (one, other, operation(status=DONE)):
        store.add(added)
    source = StoreSource(open_blocking_store(url), EVERYTHING, batch_size=3)
    with closing(source.changes(with_present=True)) as batches:
        present = next(batches)
        assert [change.summary["tags"] for change in present] == [["a"], ["b"]]
        for _ in range(4):
            store.add(operation())
        assert [len(next(batches)), len(next(batches))] == [3, 1]
    running = StoreSource(open_blocking_store(url), parse_list_request(b"status=Running"))
    with closing(running.changes(with_present=True)) as batches:
        assert [change.summary["tags"] for change in next(batches)] == [["a"]]
        store.advance(other.operation_id, RUNNING)
        assert [change.kind for change in next(batches)] == ["message"]
        store.advance(one.operation_id, DONE)
        assert [change.kind for change in next(batches)] == ["left"]
    store.close()


def events(*blocks):
    """Return the response with a feed of these blocks."""
    body = "".join(f"{block}\n\n" for block in blocks).encode()
    return 200, {"Content-Length": str(len(body)), "Content-Type": "text/event-stream"}, body


class InterruptedStore(SqliteStore):
    """A store that receives Ctrl-C during its first wait for a change."""

    is_closed = False

    def wait_for_change(self, since, *, within):
        os.kill(os.getpid(), signal.SIGINT)
        return super().wait_for_change(since, within=within)

    def close(self):
        super().close()
        self.is_closed = True


def test_changes_of_a_restored_store_follow_a_reset(tmp_path):
    path, copy = tmp_path / "operations.db", tmp_path / "copy.db"
    with closing(SqliteStore(path)) as store:
        store.open()
        first = store.add(operation(status=DONE))
    shutil.copy(path, copy)
    with closing(SqliteStore(path)) as store:
        store.open()
        store.add(operation(status=DONE))
    batches = StoreSource(SqliteStore(path), EVERYTHING).changes(with_present=False)
    assert next(batches) == []
    copy.rename(path)
    assert [event.kind for event in next(batches)] == ["reset"]
    (event,) = next(batches)
    assert event.summary["operationId"] == str(first.operation_id)
    batches.close()


def test_changes_of_a_store_go_on_after_an_outage(tmp_path, caplog):
    path = tmp_path / "operations.db"
    with closing(SqliteStore(path)) as store:
        store.open()
        batches = StoreSource(SqliteStore(path), EVERYTHING).changes(with_present=False)
        assert next(batches) == []
        path.rename(tmp_path / "away")
        back = threading.Timer(0.5, (tmp_path / "away").rename, [path])
        back.start()
        with ThreadPoolExecutor() as threads:
            changed = threads.submit(next, batches)
            back.join()
            added = store.add(operation(status=DONE))
            (event,) = changed.result(60) or next(batches)
    assert event.summary["operationId"] == str(added.operation_id)
    batches.close()
    assert [record.message.partition(":")[0] for record in caplog.records][:1] == [
        "the store is unavailable, waiting until it is back"
    ]


def test_ctrl_c_during_a_wait_closes_the_store(tmp_path):
    store = InterruptedStore(tmp_path / "operations.db")
    with closing(SqliteStore(tmp_path / "operations.db")) as created:
        created.open()
    batches = StoreSource(store, EVERYTHING).changes(with_present=False)
    assert next(batches) == []
    with pytest.raises(KeyboardInterrupt):
        next(batches)
    assert store.is_closed


def test_the_feed_resumes_after_the_last_event(fake):
    fake.answers += [
        events("retry: 1\nid: a-1", "id: a-2\ndata: {}", "data: {}"),
        (503, {}, b""),
        events("event: reset\nid: b-0\ndata: {}"),
        (401, {}, b""),
    ]
    source = ServiceSource(Service(fake.url, token=None, cafile=None), [("tags", "a")])
    with pytest.raises(ServiceError, match="asks for a token"):
        list(source.changes(with_present=False))
    asked = [headers.get("Last-Event-ID") for _, headers in fake.asked]
    assert asked == [None, "a-2", "a-2", "b-0"]
    fake.answers.append((503, {}, b""))
    never = ServiceSource(Service(fake.url, token=None, cafile=None), [])
    with pytest.raises(ServiceError, match="503"):
        list(never.changes(with_present=False))


@pytest.mark.parametrize("tag", ['"a-7"', 'W/"a-7"'])
def test_changes_of_a_service_follow_its_unfinished_operations(fake, tag):
    summary = to_summary_json(operation(status=RUNNING))
    fake.answers += [
        (200, {"ETag": tag}, b"[" + summary + b"]"),
        (401, {}, b""),
        (200, {}, b"[]"),
    ]
    source = ServiceSource(Service(fake.url, token=None, cafile=None), [("tags", "a")])
    batches = source.changes(with_present=True)
    assert [change.summary["status"] for change in next(batches)] == ["Running"]
    with pytest.raises(ServiceError):
        next(batches)
    assert fake.asked[0][0] == "/operations?tags=a&status=Running,Starting,Stopping"
    assert fake.asked[1][1]["Last-Event-ID"] == "a-7"
    chosen = ServiceSource(Service(fake.url, token=None, cafile=None), [("status", "Failed")])
    assert next(chosen.changes(with_present=True)) == []
    assert fake.asked[2][0] == "/operations?status=Failed"


def test_a_reset_of_the_history_is_reported(run, fake):
    blocks = ("retry: 1\nevent: reset\nid: b-0\ndata: {}", "event: left\nid: b-1\ndata: {}")
    fake.answers += [events(*blocks), (401, {}, b"")]
    code, out, err = run("watch", "--url", fake.url)
    assert (code, out) == (13, "")
    assert "the history was reset; all operations are listed again" in err


def rows_of(printed):
    return [line.split()[0] for line in printed.splitlines()]


def test_ended_operations_leave_a_full_table_first(capsys, monkeypatch):
    monkeypatch.setenv("LINES", "5")
    monkeypatch.setenv("COLUMNS", "60")
    old, done, young, last = (
        operation(status=RUNNING),
        operation(status=DONE),
        operation(),
        operation(),
    )
    with LiveTable() as table:
        table.show([FeedEvent("message", to_summary_json(old).decode())])
        table.show(
            [FeedEvent("message", to_summary_json(one).decode()) for one in (done, young, last)]
        )
        capsys.readouterr()
    printed = capsys.readouterr().out.replace("\x1b[?25h\x1b[?1049l", "")
    expected = [str(one.operation_id)[:8] for one in (old, young, last)]
    assert rows_of(printed) == ["ID", *expected]
    assert max(map(len, printed.splitlines())) <= 60


def test_operations_that_left_or_precede_a_reset_leave_the_table(capsys):
    kept, gone = (to_summary_json(operation()).decode() for _ in range(2))
    with LiveTable() as table:
        table.show(
            [FeedEvent("message", gone), FeedEvent("reset", "{}"), FeedEvent("message", kept)]
        )
        table.show([FeedEvent("message", gone), FeedEvent("left", gone)])
        capsys.readouterr()
    printed = capsys.readouterr().out.replace("\x1b[?25h\x1b[?1049l", "")
    assert rows_of(printed) == ["ID", json.loads(kept)["operationId"][:8]]


@pytest.fixture
def hook(tmp_path):
    """Options that append each ended operation to a file, and a function that reads the file."""
    script = tmp_path / "hook.py"
    ended = tmp_path / "ended"
    script.write_text(
        f"import os, sys\nfile = open({str(ended)!r}, 'a')\nfile.write(sys.stdin.read())\n"
        "file.write(os.environ.get('MONITOR_TOKEN', ''))\nsys.exit('SECOND' in os.environ)\n",
        encoding="utf-8",
    )

    def read():
        text = ended.read_text(encoding="utf-8") if ended.exists() else ""
        return [json.loads(line) for line in text.splitlines()]

    return ["--exec", shlex.join([sys.executable, str(script)])], read


def test_exec_runs_the_command_for_each_end(scene, start, hook, eventually, monkeypatch):
    monkeypatch.setenv("MONITOR_TOKEN", "hush")
    store, options = scene
    words, ended = hook
    name = f"hook-{uuid4()}"
    process = Process(pid=5, uid=UUID(int=1), name=name)
    watching = start("watch", f"--name={name}", *words, *options)
    read_first(watching.stdout, store, name)
    eventually(lambda: len({one["operationId"] for one in ended()}) >= 1)
    one, other = (operation(process=process, status=RUNNING) for _ in range(2))
    for added in (one, other):
        store.add(added)
    store.advance(one.operation_id, DONE, resource_location="file:///a")
    failure = OperationFailure(code="Broken", message="no")
    store.advance(other.operation_id, OperationState.FAILED, error=failure)
    ids = [str(one.operation_id), str(other.operation_id)]
    eventually(lambda: {*ids} <= {one["operationId"] for one in ended()})
    received = [one for one in ended() if one["operationId"] in ids]
    assert [one["operationId"] for one in received] == ids
    assert received[0]["resourceLocation"] == "file:///a"
    assert received[1]["error"] == {"code": "Broken", "message": "no"}
    assert received[1]["endedDateTime"] is not None
    watching.send_signal(signal.SIGINT)
    assert watching.communicate(timeout=30)[1] == ""


def test_exec_ignores_operations_that_had_ended_before(scene, open_terminal, hook, eventually):
    store, options = scene
    words, ended = hook
    process = Process(pid=5, uid=UUID(int=1), name=f"present-{uuid4()}")
    before, after = (operation(process=process, status=DONE) for _ in range(2))
    store.add(before)
    terminal = open_terminal(f"--name={process.name}", "--status=Succeeded", *words, *options)
    terminal.read_until(lambda printed: b"Succeeded" in printed)
    store.add(after)
    eventually(ended)
    assert [one["operationId"] for one in ended()] == [str(after.operation_id)]


def test_exec_ignores_running_operations(tmp_path, hook):
    words, ended = hook
    source = StoreSource(open_blocking_store(f"sqlite:///{tmp_path / 'operations.db'}"), EVERYTHING)
    running = to_summary_json(operation(status=RUNNING)).decode()
    EndHook(shlex.split(words[1]), source).run_for([FeedEvent("message", running)])
    assert ended() == []


def test_after_a_reset_exec_ignores_all_ends_that_it_has_handled(tmp_path, hook):
    words, ended = hook
    store = open_blocking_store(f"sqlite:///{tmp_path / 'operations.db'}")
    store.open()
    watching = EndHook(shlex.split(words[1]), StoreSource(store, EVERYTHING), remembered=2)
    ends = [store.add(operation(status=RUNNING)) for _ in range(4)]
    ends = [store.advance(one.operation_id, DONE) for one in ends]
    events = [FeedEvent("message", to_summary_json(one).decode()) for one in ends]
    watching.run_for(events[:3])
    watching.run_for([FeedEvent("reset", "{}"), *events])
    store.close()
    assert [one["operationId"] for one in ended()] == [str(one.operation_id) for one in ends]


def test_a_failure_of_the_command_is_reported_and_watch_goes_on(
    tmp_path, fake, run, hook, monkeypatch
):
    monkeypatch.setenv("SECOND", "1")
    words, ended = hook
    done = attrs.evolve(operation(status=DONE), ended=datetime.now(UTC))
    whole = join_json(to_status_json(done), to_details_json(done))
    data = to_summary_json(done).decode()
    fake.answers += [
        events(f"retry: 1\nid: a-1\ndata: {data}", f"id: a-2\nevent: left\ndata: {data}"),
        (503, {}, b""),
        (200, {}, whole),
        (200, {}, whole),
        (401, {}, b""),
    ]
    code, _, err = run("watch", "--url", fake.url, *words)
    assert (code, [one["operationId"] for one in ended()]) == (13, [str(done.operation_id)])
    assert f"operation {done.operation_id}: {sys.executable} ended with code 1\n" in err


def test_after_a_reset_exec_ignores_operations_that_had_ended_before(fake, run, hook):
    words, ended = hook
    old = attrs.evolve(operation(status=DONE), ended=datetime(2026, 1, 1, tzinfo=UTC))
    new = attrs.evolve(operation(status=DONE), ended=datetime(2999, 1, 1, tzinfo=UTC))
    gone = operation(status=DONE)
    blocks = [f"id: b-1\ndata: {to_summary_json(one).decode()}" for one in (old, new, gone)]
    problem = {"operationId": str(gone.operation_id), "detail": "has expired"}
    fake.answers += [
        events("event: reset\nretry: 1\nid: b-0\ndata: {}", *blocks),
        *((200, {}, join_json(to_status_json(one), to_details_json(one))) for one in (old, new)),
        (404, {}, json.dumps(problem).encode()),
        (401, {}, b""),
    ]
    assert run("watch", "--url", fake.url, *words)[0] == 13
    assert [one["operationId"] for one in ended()] == [str(new.operation_id)]


def test_a_command_that_cannot_be_started_is_reported(tmp_path, fake, run):
    script = tmp_path / "hook"
    script.write_text("", encoding="utf-8")
    script.chmod(0o700)
    done = attrs.evolve(operation(status=DONE), ended=datetime.now(UTC))
    fake.answers += [
        events(f"id: a-1\ndata: {to_summary_json(done).decode()}"),
        (200, {}, join_json(to_status_json(done), to_details_json(done))),
        (401, {}, b""),
    ]
    script.write_text("#!/no/such/program\n", encoding="utf-8")
    err = run("watch", "--url", fake.url, "--exec", shlex.quote(str(script)))[2]
    assert f"operation {done.operation_id}: cannot start {str(script)!r}: No such file" in err


def test_a_rejected_token_ends_watch_with_13(fake, run, hook):
    words, ended = hook
    done = attrs.evolve(operation(status=DONE), ended=datetime.now(UTC))
    fake.answers += [
        events(f"id: a-1\ndata: {to_summary_json(done).decode()}"),
        (401, {}, b""),
    ]
    code, _, err = run("watch", "--url", fake.url, *words)
    assert (code, "asks for a token" in err, ended()) == (13, True, [])


@pytest.mark.parametrize(
    ("text", "is_windows", "words"),
    [
        (r"""'/opt/a b' "c d"\ e#f""", False, ["/opt/a b", "c d e#f"]),
        (
            r""""C:\Program Files\x.exe" --to="a b" it's""",
            True,
            [r"C:\Program Files\x.exe", "--to=a b", "it's"],
        ),
    ],
)
def test_exec_is_split_as_the_system_quotes(text, is_windows, words):
    assert split_command(text, is_windows=is_windows) == words


@pytest.mark.parametrize("text", ["", "no-such-command-at-all", "'unfinished"])
def test_exec_without_an_existing_command_is_a_usage_error(run, text):
    code, _, err = run("watch", "--exec", text)
    assert (code, "argument --exec" in err) == (2, True)
