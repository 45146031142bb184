"""Real commands, run as operations."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from operations_status.filters import ANY
from operations_status.identifiers import key_to_operation_id
from operations_status.operations import OperationFailure, OperationState
from operations_status.stores import open_blocking_store

pty = pytest.importorskip("pty", reason="the commands of these tests are those of POSIX")


@pytest.fixture(autouse=True)
def _signals_as_usual():
    """Handle signals: tests in the background ignore them, and commands would inherit that."""
    usual: dict[int, Any] = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGHUP: signal.SIG_DFL,
    }
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def artifacts(tmp_path):
    return tmp_path / "artifacts"


@pytest.fixture(autouse=True)
def store(tmp_path, artifacts, monkeypatch):
    """The store of the settings, which also have an egress provider."""
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    monkeypatch.setenv("MONITOR_STORE", url)
    monkeypatch.setenv("MONITOR_EGRESS", f"archive={artifacts}")
    store = open_blocking_store(url)
    store.open()
    yield store
    store.close()


class FtpThatRepeats:
    """A server that refuses a login and repeats the password in the refusal."""

    def __enter__(self):
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._answer)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._thread.join(30)
        self._listener.close()

    def _answer(self):
        self._listener.settimeout(30)
        with self._listener.accept()[0] as connection, connection.makefile("rw") as file:
            print("220 here", file=file, flush=True)
            for line in file:
                command, _, rest = line.strip().partition(" ")
                if command == "PASS":
                    print(f"530 login of {rest} refused", file=file, flush=True)
                    break
                print("331 go on", file=file, flush=True)


def only(store):
    (operation,) = store.list(ANY)
    return operation


def content(location):
    return Path(unquote(urlsplit(location).path)).read_text(encoding="utf-8")


@pytest.fixture
def begin(start, tmp_path, eventually, store):
    """Run a shell script up to its word READY; FOLDER in it is the folder of the test."""
    started = []

    def begin(script, *options):
        ready = tmp_path / "ready"
        script = script.replace("READY", ": > FOLDER/ready")
        script = script.replace("FOLDER", shlex.quote(str(tmp_path)))
        words = ["run", *options, "--", "sh", "-c", script]
        started.append(start(*words))
        eventually(
            lambda: ready.exists() and [one.status for one in store.list(ANY)] == ["Running"]
        )
        return started[-1]

    yield begin
    for operation in store.list(ANY):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(operation.process.pid, signal.SIGKILL)
    for process in started:
        process.kill()
        process.communicate()


def end(process):
    """Wait for the end of a command and return its exit code and the last line it printed."""
    _, printed = process.communicate(timeout=30)
    return process.returncode, printed.strip().splitlines()[-1]


def test_a_command_succeeds_with_its_output_as_the_artifact(run, store, artifacts):
    code, out, err = run(
        "run", "--egress", "archive", "--tag", "a", "--tag", "b", "--", "echo", "hello"
    )
    done = only(store)
    assert (code, out, err) == (0, "", f"operation {done.operation_id}\n")
    assert done.status is OperationState.SUCCEEDED
    assert done.process.name == "echo"
    assert done.process.pid != os.getpid()
    assert done.tags == ("a", "b")
    assert done.egress_provider_name == "archive"
    assert content(done.resource_location) == "hello\n"
    assert [path.name for path in artifacts.iterdir()] == [f"{done.operation_id}-echo.out"]


def test_without_egress_the_command_writes_to_our_standard_output(start, store):
    out, _ = start("run", "echo", "--egress").communicate()
    assert out == "--egress\n"
    assert only(store).resource_location is None
    assert only(store).egress_provider_name is None


def test_an_unfinished_last_line_is_passed_on_although_it_may_be_progress(start):
    out, _ = start("run", "--progress", "printf", "one\n::prog").communicate()
    assert out == "one\n::prog"


def test_the_command_reads_our_standard_input(store):
    command = [sys.executable, "-m", "operations_status", "run", "cat"]
    done = subprocess.run(command, input="in", capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "in"


def test_names_may_be_chosen_and_the_artifact_may_include_standard_error(run, store):
    options = ["--egress=archive", "--name=report", "--artifact=report.csv", "--with-stderr"]
    code, _, _ = run("run", *options, "sh", "-c", "echo out; echo err >&2")
    done = only(store)
    assert (code, done.process.name) == (0, "report")
    assert done.resource_location.endswith(f"/{done.operation_id}-report.csv")
    assert content(done.resource_location) == "out\nerr\n"


def test_the_operation_may_have_a_name_and_a_key(run, store):
    options = ["--operation-name", "nightly import", "--key", "import-2026-03-01"]
    assert run("run", *options, "true")[0] == 0
    done = only(store)
    assert (done.name, done.operation_id) == (
        "nightly import",
        key_to_operation_id("import-2026-03-01"),
    )
    assert [(one.number, one.outcome) for one in done.attempts] == [(1, "Succeeded")]
    assert run("run", *options, "true")[0] == 2


def test_much_output_arrives_whole(run, store):
    run("run", "--egress=archive", "--", "head", "-c", "20000000", "/dev/zero")
    assert len(content(only(store).resource_location)) == 20_000_000


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("exit 3", (3, "sh exited with code 3")),
        ("kill -9 $$", (137, "sh was killed by signal 9 (SIGKILL)")),
        ("kill -40 $$", (168, "sh was killed by signal 40")),
    ],
)
def test_a_command_that_fails_leaves_no_artifact(run, store, artifacts, script, told):
    ended, _, err = run("run", "--egress=archive", "--", "sh", "-c", f"echo half; {script}")
    failed = only(store)
    code, message = told
    assert ended == code
    assert err.splitlines()[-1] == f"operations-status: {message}"
    assert failed.error == OperationFailure(code="CommandFailed", message=message)
    assert failed.resource_location is None
    assert list(artifacts.iterdir()) == []


@pytest.mark.parametrize("options", [[], ["--egress=archive"]])
def test_a_missing_command_fails_with_127(run, store, options, artifacts):
    code, _, err = run("run", *options, "no-such-command")
    assert code == 127
    assert err.endswith(
        "operations-status: cannot start 'no-such-command': No such file or directory\n"
    )
    assert only(store).error.code == "CommandNotFound"
    assert not artifacts.exists() or list(artifacts.iterdir()) == []


def test_a_file_that_is_no_command_fails_with_126(run, store, tmp_path):
    (tmp_path / "notes").write_text("", encoding="utf-8")
    code, _, err = run("run", str(tmp_path / "notes"))
    assert code == 126
    assert "Permission denied" in err
    assert only(store).error.code == "CommandNotExecutable"


def test_a_command_is_not_started_if_its_artifact_cannot_be_opened(run, store, artifacts, tmp_path):
    artifacts.write_text("a file where a folder should be", encoding="utf-8")
    code, _, err = run("run", "--egress=archive", "--", "touch", str(tmp_path / "started"))
    assert code == 9
    assert "egress provider 'archive' failed" in err
    assert only(store).error.code == "EgressFailed"
    assert not (tmp_path / "started").exists()


def test_an_unknown_egress_provider_is_refused_before_anything_is_recorded(run, store):
    code, _, err = run("run", "--egress=arhive", "--", "true")
    assert code == 9
    assert (
        err == "operations-status: there is no egress provider 'arhive'; expected one of archive\n"
    )
    assert list(store.list(ANY)) == []


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_when_the_output_cannot_be_sent_the_command_is_ended(store, artifacts):
    limited = 'ulimit -f 4000; exec "$0" -m operations_status run --egress=archive cat /dev/zero'
    done = subprocess.run(
        ["sh", "-c", limited, sys.executable], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 9
    assert "File too large" in done.stderr
    assert only(store).error.code == "EgressFailed"
    assert list(artifacts.iterdir()) == []


def test_an_unusable_store_is_an_error_before_the_command_is_started(run, tmp_path):
    code, _, err = run("run", f"--store=sqlite:///{tmp_path}", "touch", str(tmp_path / "started"))
    assert code == 7
    assert err == f"operations-status: the store {tmp_path} cannot be used: it is a folder\n"
    assert not (tmp_path / "started").exists()


def test_an_invalid_tag_is_an_error_before_the_command_is_started(run, store, tmp_path):
    code, _, err = run("run", "--tag", "a,b", "--", "touch", str(tmp_path / "started"))
    assert (code, err) == (
        2,
        "operations-status: tag 'a,b' contains a comma; pass several tags separately\n",
    )
    assert list(store.list(ANY)) == []
    assert not (tmp_path / "started").exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "expected a command to run"),
        (["--"], "expected a command to run"),
        (["--artifact=a", "true"], "--artifact and --with-stderr need --egress"),
        (["--with-stderr", "true"], "--artifact and --with-stderr need --egress"),
        (["--stop-timeout=-1", "true"], "--stop-timeout"),
        (["--stop-timeout=soon", "true"], "one with s, m, h, d or w behind it"),
        (["--no-such-option", "true"], "--no-such-option"),
    ],
)
def test_malformed_arguments_are_usage_errors(run, words, message):
    code, _, err = run("run", *words)
    assert code == 2
    assert message in err


def test_later_double_dashes_are_arguments_of_the_command(start):
    out, _ = start("run", "--", "echo", "a", "--", "b").communicate()
    assert out == "a -- b\n"


def test_the_id_is_printed_where_the_option_says(run, store):
    assert run("run", "--print-id=stdout", "true")[1:] == (f"{only(store).operation_id}\n", "")
    assert run("run", "--print-id=none", "true")[1:] == ("", "")


def test_a_command_that_is_stopped_has_succeeded(begin, store, run):
    process = begin("echo one; READY; sleep 60; echo two", "--egress=archive")
    operation_id = only(store).operation_id
    assert run("stop", str(operation_id)) == (0, f"{operation_id} Stopping\n", "")
    assert process.wait(30) == 0
    assert content(only(store).resource_location) == "one\n"


def test_a_command_that_is_cancelled_leaves_no_artifact(begin, store, artifacts, run):
    process = begin("echo half; READY; sleep 60", "--egress=archive", "--not-stoppable")
    operation_id = only(store).operation_id
    assert run("stop", str(operation_id))[0] == 11
    assert run("cancel", str(operation_id)) == (0, f"{operation_id} Cancelled\n", "")
    assert end(process) == (143, f"operations-status: operation {operation_id} was cancelled")
    assert list(artifacts.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_run_reaches_the_command_and_cancels_the_operation(
    begin, store, artifacts, number, tmp_path
):
    name = number.name.removeprefix("SIG")
    script = f"trap 'echo {name} > got; exit 0' {name}; READY; while :; do sleep 0.01; done"
    process = begin(f"cd FOLDER; {script}", "--egress=archive")
    process.send_signal(number)
    assert end(process)[0] == 128 + number
    assert (tmp_path / "got").read_text(encoding="utf-8") == f"{name}\n"
    assert only(store).status is OperationState.CANCELLED
    assert list(artifacts.iterdir()) == []


def test_ctrl_c_while_the_store_is_away_cancels_the_operation(begin, store, tmp_path, eventually):
    script = "trap ': > FOLDER/got; exit 0' INT; READY; while :; do sleep 0.01; done"
    process = begin(script)
    path = store.database.path
    path.rename(tmp_path / "away")
    process.send_signal(signal.SIGINT)
    eventually((tmp_path / "got").exists)
    time.sleep(0.5)
    (tmp_path / "away").rename(path)
    assert end(process)[0] == 130
    assert only(store).status is OperationState.CANCELLED


def test_ctrl_c_cancels_an_operation_that_counts_as_lost(begin, store):
    process = begin("READY; sleep 60")
    process.send_signal(signal.SIGSTOP)
    lost = OperationFailure(code="Lost", message="gone silent")
    store.advance(only(store).operation_id, OperationState.FAILED, error=lost)
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGCONT)
    assert end(process)[0] == 130
    assert only(store).status is OperationState.CANCELLED


def test_a_second_signal_kills_a_command_that_takes_its_time(begin, store, tmp_path, eventually):
    script = "trap ': > got' INT; READY; while :; do sleep 0.01; done"
    process = begin(f"cd FOLDER; {script}", "--stop-timeout=1h")
    process.send_signal(signal.SIGINT)
    eventually((tmp_path / "got").exists)
    process.send_signal(signal.SIGINT)
    assert end(process)[0] == 130
    assert only(store).status is OperationState.CANCELLED


def test_a_signal_that_was_ignored_before_run_stays_ignored(begin, store, tmp_path, eventually):
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup starts its command
    try:
        process = begin("READY; until test -e FOLDER/go; do sleep 0.01; done")
    finally:
        signal.signal(signal.SIGHUP, before)
    process.send_signal(signal.SIGHUP)
    (tmp_path / "go").touch()
    assert process.wait(30) == 0
    assert only(store).status is OperationState.SUCCEEDED


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_in_a_terminal_a_signal_reaches_the_command_once(store, tmp_path, eventually, number):
    script = "trap 'echo x >> got; exit 0' INT TERM; : > ready; while :; do sleep 0.01; done"
    command = [sys.executable, "-m", "operations_status", "run", "sh", "-c", script]
    child, terminal = pty.fork()
    if not child:  # pragma: no cover - this is the other process
        os.chdir(tmp_path)
        os.execv(sys.executable, command)
    eventually((tmp_path / "ready").exists)
    eventually(lambda: [one.status for one in store.list(ANY)] == ["Running"])
    if number is signal.SIGINT:
        os.write(terminal, b"\x03")  # Control-C: the terminal sends it to all in the foreground
    else:
        os.kill(child, number)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 128 + number
    os.close(terminal)
    assert (tmp_path / "got").read_text(encoding="utf-8") == "x\n"
    assert only(store).status is OperationState.CANCELLED


def test_a_command_whose_operation_counts_as_lost_runs_on_and_its_end_is_recorded(
    begin, store, tmp_path
):
    script = "echo one; READY; until test -e FOLDER/go; do sleep 0.01; done; echo two"
    process = begin(script, "--egress=archive")
    lost = OperationFailure(code="Lost", message="gone silent")
    operation_id = only(store).operation_id
    store.advance(operation_id, OperationState.FAILED, error=lost)
    (tmp_path / "go").touch()
    code, _ = end(process)
    assert code == 0
    assert only(store).status is OperationState.SUCCEEDED
    assert content(f"{tmp_path / 'artifacts' / str(operation_id)}-sh.out") == "one\ntwo\n"


@pytest.mark.skipif(sys.platform != "linux", reason="this looks into /proc")
def test_the_process_id_is_not_reused_while_the_output_is_open(
    begin, store, tmp_path, eventually, run
):
    def state():
        stat = Path(f"/proc/{only(store).process.pid}/stat").read_text(encoding="ascii")
        return stat.rpartition(")")[2].split()[0]

    # In a session of its own, a daemon gets no signal, and it holds the output open.
    daemon = "setsid sh -c 'until test -e go; do sleep 0.01; done' &"
    process = begin(
        f"cd FOLDER; echo one; {daemon} READY; until test -e end; do sleep 0.01; done",
        "--egress=archive",
    )
    (tmp_path / "end").touch()
    eventually(lambda: state() == "Z")
    assert run("stop", str(only(store).operation_id))[0] == 0
    eventually(lambda: only(store).status is not OperationState.RUNNING)
    assert state() == "Z"
    (tmp_path / "go").touch()
    assert process.wait(30) == 0
    assert content(only(store).resource_location) == "one\n"


def test_the_exit_code_is_known_although_sigchld_was_ignored(start):
    ignoring = "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN)"
    words = [sys.executable, "-m", "operations_status", "run", "--", "sh", "-c", "exit 3"]
    code = f"{ignoring}; os.execv({sys.executable!r}, {words!r})"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=30).returncode == 3


def test_the_command_inherits_no_secret_of_the_settings(start, monkeypatch, tmp_path):
    monkeypatch.setenv("MONITOR_KEYFILE_PASSWORD", "hush")
    monkeypatch.setenv("MONITOR_TOKEN", "hush")
    monkeypatch.setenv("MONITOR_EGRESS", "a=ftp://bob:hush@host/dir")
    monkeypatch.setenv("OTHER", "kept")
    out, _ = start("run", "env").communicate()
    assert "hush" not in out
    assert "OTHER=kept" in out
    assert f"MONITOR_STORE=sqlite:///{tmp_path}" in out
    out, _ = start("run", "--keep-environment", "env").communicate()
    assert "MONITOR_TOKEN=hush" in out


@pytest.mark.parametrize("options", [[], ["--egress=archive"]])
def test_progress_is_read_from_lines_of_the_output(begin, store, tmp_path, eventually, options):
    def reported():
        found = only(store).progress
        return found and (found.fraction, found.message)

    script = "echo one; echo '::progress 40% tables copied'; READY; until test -e FOLDER/go"
    process = begin(f"{script}; do sleep 0.01; done; echo two", "--progress", *options)
    eventually(lambda: reported() == (0.4, "tables copied"))
    (tmp_path / "go").touch()
    out, _ = process.communicate(timeout=30)
    done = only(store)
    assert process.returncode == 0
    assert (content(done.resource_location) if options else out) == "one\ntwo\n"


def test_without_the_option_lines_of_progress_are_output(start, store):
    out, _ = start("run", "echo", "::progress 0.4 copied").communicate()
    assert out == "::progress 0.4 copied\n"
    assert only(store).progress is None


def test_a_closed_pipe_reaches_the_command(start, store):
    process = start("run", "--progress", "yes")
    process.stdout.close()
    assert process.wait(30) == 128 + signal.SIGPIPE
    process.stderr.close()
    assert only(store).status is OperationState.FAILED


def test_an_error_of_a_file_system_shows_no_secret_of_its_url(run, store, monkeypatch):
    with FtpThatRepeats() as server:
        url = f"ftp://bob:P4ss%2FSECRET@127.0.0.1:{server.port}/dir?sig=SASSECRET"
        monkeypatch.setenv("MONITOR_EGRESS", f"ftp={url}")
        code, _, err = run("run", "--egress=ftp", "--", "true")
        shown = run("config")[1]
    assert code == 9
    message = only(store).error.message
    assert "login of ******** refused" in message
    assert "SECRET" not in message + err + shown
