from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from operations_status.cli._waiting import Waiting
from operations_status.filters import ANY
from operations_status.identifiers import key_to_operation_id
from operations_status.operation_json import to_status_json, to_summary_json
from operations_status.operations import (
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
    Worker,
)
from operations_status.stores import open_blocking_store
from samples import PROCESS

START = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
TRACEPARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
FAILURE = OperationFailure(code="CommandFailed", message="make exited with code 2")


@pytest.fixture(autouse=True)
def store(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    monkeypatch.setenv("MONITOR_STORE", url)
    store = open_blocking_store(url)
    store.open()
    yield store
    store.close()


@pytest.fixture
def add(store):
    def add(status="Running", **fields):
        error = FAILURE if status == "Failed" else None
        given: dict[str, Any] = {"process": PROCESS, "created": START, "error": error} | fields
        operation = Operation(status=status, **given)
        store.add(operation)
        return operation

    return add


def test_operations_are_listed_in_a_table_oldest_first(run, add):
    early = add("Starting", tags=["a", "b"], egress_provider_name="archive")
    late = add("Failed", created=START + timedelta(hours=1), ended=START + timedelta(hours=3))
    code, out, err = run("list")
    header, first, second = out.splitlines()
    assert (code, err) == (0, "")
    assert header.split()[:2] == ["NAME", "OPERATION"]
    assert first.split() == [
        "-",
        str(early.operation_id),
        "Starting",
        "2026-03-01",
        "09:30:00",
        "-",
        "-",
        "7",
        "worker",
        "archive",
        "a,b",
    ]
    assert second.split() == [
        "-",
        str(late.operation_id),
        "Failed",
        "2026-03-01",
        "10:30:00",
        "2026-03-01",
        "12:30:00",
        "-",
        "7",
        "worker",
        "-",
    ]


def test_list_json_is_the_list_response_of_the_service(run, add):
    assert run("list", "--json") == (0, "[]\n", "")
    operations = [add(tags=["a"]), add("Succeeded", resource_location="file:///a")]
    expected = b"[" + b",".join(to_summary_json(one) for one in operations) + b"]\n"
    assert run("list", "--json") == (0, expected.decode(), "")


def test_newest_lists_the_newest_operations_first(run, store, add):
    ids = [str(add().operation_id) for _ in range(3)]
    newest = json.loads(run("list", "--json", "--newest", "2")[1])
    assert [one["operationId"] for one in newest] == ids[:0:-1]
    rows = run("list", "--newest=2")[1].splitlines()[1:]
    assert [row.split()[1] for row in rows] == ids[:0:-1]
    assert run("list", "--newest", "0")[0] == 2
    assert run("list", "--newest=1", "--limit=1")[0] == 2


def test_counts_prints_the_number_of_operations_in_each_state(run, add):
    for status, tags in (("Running", ["a"]), ("Running", []), ("Failed", ["a"])):
        add(status, tags=tags)
    expected = {"Starting": 0, "Running": 1, "Stopping": 0, "Succeeded": 0, "Failed": 1}
    code, out, _ = run("list", "--counts", "--json", "--tag=a")
    assert (code, json.loads(out)) == (0, {**expected, "Cancelled": 0})
    rows = [line.split() for line in run("list", "--counts")[1].splitlines()]
    assert rows[1:3] == [["Running", "2"], ["Stopping", "0"]]


def test_start_end_and_progress_are_shown(run, store, add):
    one = add("Starting")
    store.advance(one.operation_id, OperationState.RUNNING)
    store.report_progress(one.operation_id, Progress(0.4, "rows \x1bcopied"))
    shown = run("show", str(one.operation_id))[1]
    assert "progress           40%: rows ?copied\n" in shown
    assert "started            " in shown
    assert "duration           " in shown
    assert "ended" not in shown
    store.advance(one.operation_id, OperationState.SUCCEEDED)
    assert "ended              " in run("show", str(one.operation_id))[1]
    full = json.loads(run("show", "--json", "--full", str(one.operation_id))[1])
    times = ["startedDateTime", "updatedDateTime", "endedDateTime", "progress"]
    attempts = ["operationName", "traceparent", "worker", "attempt", "attempts"]
    assert list(full)[-9:] == times + attempts
    (listed,) = json.loads(run("list", "--json", "--full")[1])
    assert listed == full
    cells = run("list")[1].splitlines()[1].split()
    assert f"{cells[5]}T{cells[6]}" == full["endedDateTime"][:19]
    assert cells[8] == "s"


def test_the_name_and_the_attempts_of_an_operation_are_shown(run, store, add):
    named = add("Starting", name="nightly import", traceparent=TRACEPARENT)
    identifier, owner = named.operation_id, uuid4()
    worker = Worker(host="alpha", pid=11, name="first")
    store.attach(identifier, lease=60.0, owner=owner, worker=worker, queue="reports")
    failure = OperationFailure(code="Timeout", message="no answer")
    store.end_attempt(
        identifier, owner=owner, outcome=AttemptOutcome.RETRIED, error=failure, lease=60.0
    )
    store.attach(identifier, lease=60.0, owner=owner)
    lines = run("show", str(identifier))[1].splitlines()
    assert lines[0] == "name               nightly import"
    assert f"traceparent        {TRACEPARENT}" in lines
    first, second = lines[-2:]
    assert first.startswith("attempt 1          Retried, 0.")
    assert first.endswith(" s, first (pid 11 on alpha), queue reports, Timeout: no answer")
    assert second.startswith("attempt 2          running, ")
    add("Starting")
    titles, row, other = run("list")[1].splitlines()
    assert titles.split()[:2] == ["NAME", "OPERATION"]
    assert row.startswith(f"nightly import    {identifier}")
    assert other.startswith("-  ")
    (listed,) = json.loads(run("list", "--json", "--operation-name", "nightly import")[1])
    assert listed["operationId"] == str(identifier)
    assert run("list", "--json", "--operation-name", "nightly")[1] == "[]\n"


def test_operations_are_named_by_their_keys(run, store, add):
    one = add("Running", operation_id=key_to_operation_id("invoice-42"), stoppable=True)
    other = add("Running")
    assert f"operation          {one.operation_id}" in run("show", "--key", "invoice-42")[1]
    code, out, _ = run("cancel", str(other.operation_id), "--key", "invoice-42")
    assert (code, out) == (0, f"{other.operation_id} Cancelled\n{one.operation_id} Cancelled\n")
    assert run("wait", "--key", "invoice-42")[0] == 21
    for arguments in (("show",), ("stop",), ("show", "--key=a", "--key=b")):
        assert run(*arguments)[0] == 2
    assert run("show", "--key", "")[0] == 2


def test_progress_may_have_no_message_or_no_fraction(run, store, add):
    one = add()
    for progress, shown in ((Progress(0.5), "50%"), (Progress(None, "a"), "a"), (Progress(), "-")):
        store.report_progress(one.operation_id, progress)
        assert f"progress           {shown}\n" in run("show", str(one.operation_id))[1]


def test_list_json_is_complete_for_a_long_list(run, add):
    for _ in range(40):
        add(process=Process(pid=1, uid=UUID(int=1), name="x" * 4096))
    assert len(json.loads(run("list", "--json")[1])) == 40


@pytest.mark.parametrize(
    ("words", "matches"),
    [
        (["--pid", "7"], 2),
        (["--pid=8"], 0),
        (["--uid", str(UUID(int=7)).upper()], 2),
        (["--uid", UUID(int=8).hex], 0),
        (["--name", "worker"], 2),
        (["--name", "Worker"], 0),
        (["--tag", "a"], 2),
        (["--tag", "a", "--tag", "ö & ü"], 1),
        (["--tag", "a,ö & ü"], 1),
        (["--name", "worker", "--pid", "7", "--tag", "b"], 1),
    ],
)
def test_a_list_may_be_filtered(run, add, words, matches):
    add(tags=["a", "ö & ü"])
    add(tags=["a", "b"])
    assert len(json.loads(run("list", "--json", *words)[1])) == matches


def test_a_list_may_be_filtered_by_state_egress_provider_and_time_and_limited(run, add):
    first = add("Failed", egress_provider_name="a")
    second = add(egress_provider_name="b", created=START + timedelta(hours=1))
    third = add("Cancelled", created=START + timedelta(hours=2))
    for words, expected in (
        (["--status", "running,failed"], [first, second]),
        (["--status=Failed", "--status=Cancelled"], [first, third]),
        (["--egress-provider=a", "--egress-provider=b"], [first, second]),
        (["--created-after", "2026-03-01T09:30:00Z"], [second, third]),
        (["--created-before", "2026-03-01T10:31"], [first, second]),
        (["--limit", "2"], [first, second]),
    ):
        ids = [str(one.operation_id) for one in expected]
        listed = json.loads(run("list", "--json", *words)[1])
        assert [one["operationId"] for one in listed] == ids
        rows = run("list", *words)[1].splitlines()[1:]
        assert [row.split()[1] for row in rows] == ids
    code, _, err = run("list", "--limit=0", "--status=Done", "--created-after=soon")
    assert code == 2
    assert all(f"--{option}: " in err for option in ("limit", "status", "created-after"))


def test_all_errors_of_a_filter_are_reported_at_once(run):
    code, out, err = run("list", "--pid", "x", "--uid", "y")
    assert (code, out) == (2, "")
    expected = (
        "--pid: The value 'x' is not a signed 32-bit integer; --uid: The value 'y' is not a GUID\n"
    )
    assert expected in err


def test_messages_about_limits_name_the_option(run):
    assert run("list", "--limit", "x")[2].startswith("operations-status: --limit: The value 'x'")
    assert run("list", "--newest", "x")[2].startswith("operations-status: --newest: The value 'x'")
    error = run("list", "--created-after", "x", "--tag", "a" * 300, "--status", "x")[2]
    for option in ("--created-after: ", "--tag: ", "--status: "):
        assert option in error


def test_control_characters_are_not_printed(run, add):
    process = Process(pid=1, uid=UUID(int=1), name="\x1b[2Jevil\nname")
    operation = add("Failed", process=process, tags=["\x07"])
    assert "?[2Jevil?name" in run("list")[1]
    shown = run("show", str(operation.operation_id))[1]
    assert "?[2Jevil?name" in shown
    assert not {"\x1b", "\x07"} & set(shown)


def test_show_prints_all_fields_of_an_operation(run, add):
    done = add("Succeeded", resource_location="file:///a", tags=["a", "b"])
    code, out, _ = run("show", str(done.operation_id).upper())
    assert code == 0
    assert dict(line.split(None, 1) for line in out.splitlines() if " " in line)
    assert out.splitlines() == [
        f"operation          {done.operation_id}",
        "created            2026-03-01 09:30:00.000000 UTC",
        "status             Succeeded",
        "ended              2026-03-01 09:30:00.000000 UTC",
        f"process            worker (pid 7, uid {UUID(int=7)})",
        "egress provider    none",
        "can be stopped     no",
        "tags               a, b",
        "resource location  file:///a",
    ]
    running = add(stoppable=True)
    assert "can be stopped     yes" in run("show", str(running.operation_id))[1]
    failed = add("Failed")
    shown = run("show", str(failed.operation_id))[1]
    assert shown.splitlines()[-1] == "error              CommandFailed: make exited with code 2"


def test_show_json_is_the_response_of_the_service(run, add):
    failed = add("Failed")
    shown = run("show", "--json", str(failed.operation_id))[1]
    assert shown == to_status_json(failed).decode() + "\n"


@pytest.mark.parametrize("command", ["show", "wait", "stop", "cancel"])
def test_an_unknown_operation_exits_with_10(run, add, store, command):
    unknown = uuid4()
    assert run(command, str(unknown)) == (
        10,
        "",
        f"operations-status: operation {unknown} is not known\n",
    )
    gone = add("Succeeded").operation_id
    store.prune(keep=0)
    assert run(command, str(gone)) == (
        10,
        "",
        f"operations-status: operation {gone} has expired: it was pruned\n",
    )
    message = "operations-status: operation 67f07e40 is not known\n"
    assert run(command, "67f07e40") == (10, "", message)
    code, _, err = run(command, "nonsense")
    assert (code, "The value 'nonsense' is neither a GUID nor at least" in err) == (2, True)


@pytest.mark.parametrize("name", ["typo.db", "typo/operations.db"])
@pytest.mark.parametrize(
    "words",
    [
        ["list"],
        ["list", "--counts"],
        ["show", str(UUID(int=1))],
        ["wait", str(UUID(int=1))],
        ["watch"],
        ["stop", str(UUID(int=1))],
        ["cancel", str(UUID(int=1))],
        ["prune", "--keep=1"],
    ],
)
def test_a_command_that_records_nothing_creates_no_store(run, tmp_path, words, name):
    folder = tmp_path / "stores"
    folder.mkdir()
    path = folder / name
    expected = f"operations-status: no store at {path}: No such file or directory\n"
    assert run(*words, "--store", f"sqlite:///{path}") == (7, "", expected)
    assert list(folder.iterdir()) == []


def test_a_command_that_records_creates_the_store(run, tmp_path):
    url = f"sqlite:///{tmp_path / 'new' / 'operations.db'}"
    assert run("run", "--store", url, "--print-id=none", "--", "true")[0] == 0
    assert len(run("list", "--store", url)[1].splitlines()) == 2


@pytest.mark.parametrize(
    ("statuses", "code"),
    [
        (["Succeeded"], 0),
        (["Succeeded", "Succeeded"], 0),
        (["Succeeded", "Failed", "Cancelled"], 20),
        (["Cancelled", "Succeeded"], 21),
    ],
)
def test_wait_exits_with_a_code_for_the_final_states(run, add, statuses, code):
    operations = [add(status) for status in statuses]
    ended, out, err = run("wait", *(str(one.operation_id) for one in operations))
    assert (ended, err) == (code, "")
    assert out.splitlines() == [f"{one.operation_id} {one.status}" for one in operations]


def test_wait_ends_when_the_last_operation_has_ended(start, add, store):
    first, last = add("Succeeded"), add("Running")
    waiting = start("wait", str(last.operation_id), str(first.operation_id))
    assert waiting.stdout.readline() == f"{first.operation_id} Succeeded\n"
    store.advance(last.operation_id, OperationState.CANCELLED)
    out, _ = waiting.communicate(timeout=30)
    assert (waiting.returncode, out) == (21, f"{last.operation_id} Cancelled\n")


def test_wait_times_out_with_22(run, add):
    running = add()
    code, out, err = run("wait", "--timeout", "0.1s", str(running.operation_id))
    assert (code, out) == (22, "")
    assert err == f"operations-status: not ended after 0.1 s: {running.operation_id}\n"


def test_wait_goes_on_after_an_outage_of_the_store(add, store, *, tmp_path, eventually, caplog):
    running, done = add("Running"), add("Succeeded")
    waiting = Waiting([running.operation_id, done.operation_id], expiry_interval=0.1)
    with ThreadPoolExecutor() as threads:
        ended = threads.submit(waiting.wait_in_store, store)
        eventually(lambda: waiting.ended)
        path = store.database.path
        path.rename(tmp_path / "away")
        time.sleep(0.5)
        (tmp_path / "away").rename(path)
        store.advance(running.operation_id, OperationState.CANCELLED)
        ended.result(60)
    assert waiting.ended == [OperationState.SUCCEEDED, OperationState.CANCELLED]
    assert "the store is available again" in caplog.text


def test_wait_times_out_in_an_outage_of_the_store(add, store, tmp_path, eventually):
    running, done = add("Running"), add("Succeeded")
    waiting = Waiting([running.operation_id, done.operation_id], 2.0)
    with ThreadPoolExecutor() as threads:
        ended = threads.submit(waiting.wait_in_store, store)
        eventually(lambda: waiting.ended)
        store.database.path.rename(tmp_path / "away")
        ended.result(60)
    assert [*waiting.operation_ids] == [running.operation_id]


def test_waiting_expires_operations_without_a_service(store):
    operation = Operation(process=PROCESS)
    store.add(operation, lease=0.0)
    waiting = Waiting([operation.operation_id], 30.0, expiry_interval=0.1)
    waiting.wait_in_store(store)
    assert waiting.ended == [OperationState.FAILED]


@pytest.fixture
def _interruptible():
    """Handle SIGINT: tests in the background ignore it, and commands would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interruptible")
def test_ctrl_c_ends_wait_with_130(start, add):
    done, running = add("Succeeded"), add()
    waiting = start("wait", str(done.operation_id), str(running.operation_id))
    waiting.stdout.readline()
    waiting.send_signal(signal.SIGINT)
    _, err = waiting.communicate(timeout=30)
    assert (waiting.returncode, err) == (130, "")


def test_operations_are_stopped_and_cancelled(run, add, store):
    one, other = add(stoppable=True), add(stoppable=True)
    assert run("stop", str(one.operation_id), str(other.operation_id)) == (
        0,
        f"{one.operation_id} Stopping\n{other.operation_id} Stopping\n",
        "",
    )
    assert run("cancel", str(one.operation_id)) == (0, f"{one.operation_id} Cancelled\n", "")
    assert [found.status.value for found in store.list(ANY)] == ["Cancelled", "Stopping"]


def test_a_refused_operation_does_not_prevent_changes_of_others(run, add, store):
    ended, unknown, running = add("Succeeded"), uuid4(), add()
    names = [str(one) for one in (ended.operation_id, unknown, running.operation_id)]
    code, out, err = run("cancel", *names)
    assert code == 11
    assert out == f"{running.operation_id} Cancelled\n"
    assert "Succeeded operations cannot become Cancelled" in err
    assert f"{unknown} is not known" in err


def test_prune_deletes_old_operations_that_have_ended(run, add, store):
    add("Succeeded", created=datetime.now(UTC) - timedelta(days=8))
    add("Running", created=datetime.now(UTC) - timedelta(days=8))
    add("Succeeded", created=datetime.now(UTC) - timedelta(days=6))
    assert run("prune", "--older-than", "7d", "--dry-run")[1] == "1 operation would be deleted\n"
    assert run("prune", "--older-than", "7d")[1] == "1 operation deleted\n"
    assert run("prune", "--keep=0")[1] == "1 operation deleted\n"
    assert run("prune", "--keep=0")[1] == "0 operations deleted\n"
    assert len(list(store.list(ANY))) == 1


def test_prune_without_options_applies_the_retention_of_the_settings(run, add, monkeypatch):
    for _ in range(3):
        add("Succeeded")
    code, _, err = run("prune")
    assert (code, "expected --older-than or --keep" in err) == (2, True)
    monkeypatch.setenv("MONITOR_RETENTION_COUNT", "2")
    assert run("prune")[1] == "1 operation deleted\n"


@pytest.mark.parametrize(
    "words",
    [
        ["--keep", "-1"],
        ["--keep", "x"],
        ["--keep", "2147483648"],
        pytest.param(["--keep", "9" * 5000], id="many digits"),
        ["--older-than", "soon"],
    ],
)
def test_malformed_options_of_prune_are_usage_errors(run, words):
    code, _, err = run("prune", *words)
    assert (code, "expected a number" in err) == (2, True)


def test_a_closed_pipe_ends_list_with_141_and_no_message(add, store):
    for _ in range(10):
        add(process=Process(pid=1, uid=UUID(int=1), name="x" * 40_960))
    for words in (["list"], ["list", "--json"]):
        listing = subprocess.Popen(
            [sys.executable, "-m", "operations_status", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert listing.stdout is not None
        listing.stdout.read(10)
        listing.stdout.close()
        assert listing.stderr is not None
        with listing.stderr:
            assert listing.stderr.read() == b""
        assert listing.wait(30) == 141
