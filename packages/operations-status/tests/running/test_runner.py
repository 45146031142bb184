"""Commands that are stopped, cancelled or killed; `cli/test_run.py` tests the others."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from operations_status import OperationState, Recorder
from operations_status.egress import EgressProvider
from operations_status.errors import TransitionError
from operations_status.filters import ANY
from operations_status.operations import OperationFailure
from operations_status.running.runner import Command, CommandEnd, run_command

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a POSIX shell")

FOREVER = "READY; while :; do sleep 0.01; done"


class Running:
    """A shell script that runs as an operation, in a thread."""

    def __init__(self, recorder, script, provider, **options):
        arguments = ["sh", "-c", script]
        self.command = Command(arguments=arguments, provider=provider, **options)
        self.store = recorder.store
        self.end: CommandEnd | None = None
        self.thread = threading.Thread(target=self._run, args=[recorder])
        self.thread.start()

    def _run(self, recorder):
        self.end = run_command(recorder, self.command, announce=lambda _: None)

    def join(self):
        """Wait for the end and return it with the operation."""
        self.thread.join(60)
        assert self.end is not None
        return self.end, self.operation

    @property
    def operation(self):
        (operation,) = self.store.list(ANY)
        return operation


@pytest.fixture
def artifacts(tmp_path):
    return tmp_path / "artifacts"


@pytest.fixture
def begin(tmp_path, artifacts, eventually):
    """Start a script as an operation, and wait until it is ready and recorded as Running."""
    with Recorder(f"sqlite:///{tmp_path / 'operations.db'}", poll_interval=0.01) as recorder:

        def begin(script, **options):
            ready = tmp_path / "ready"
            script = script.replace("READY", f": > '{ready}'")
            running = Running(
                recorder, script, EgressProvider("archive", str(artifacts)), **options
            )
            eventually(ready.exists)
            eventually(lambda: [one.status for one in recorder.store.list(ANY)] == ["Running"])
            return running

        yield begin


@pytest.mark.parametrize(
    ("script", "kept"),
    [
        ("echo one; READY; sleep 60; echo two", "one\n"),
        (f"trap 'echo end; exit 0' TERM; echo one; {FOREVER}", "one\nend\n"),
        (f"trap 'exit 143' TERM; echo one; {FOREVER}", "one\n"),
        ("echo one; READY; sleep 60 & exit 0", "one\n"),
    ],
    ids=["by the signal", "by itself", "with the code of the signal", "what it left behind"],
)
def test_a_stopped_command_keeps_its_partial_artifact(begin, script, kept):
    running = begin(script)
    running.store.request_stop(running.operation.operation_id)
    end, operation = running.join()
    assert end == CommandEnd()
    assert operation.status is OperationState.SUCCEEDED
    assert (
        Path(unquote(urlsplit(operation.resource_location).path)).read_text(encoding="utf-8")
        == kept
    )


@pytest.mark.parametrize(
    ("asked", "code", "error"),
    [
        (("trap '' TERM", 0.1), 137, ("StopTimeout", "sh was killed: it did not stop in 0.1 s")),
        (("trap 'exit 3' TERM", 3600.0), 3, ("CommandFailed", "sh exited with code 3")),
    ],
)
def test_a_command_that_ignores_or_fails_a_stop_request_has_failed(
    begin, artifacts, asked, code, error
):
    script, seconds = asked
    running = begin(f"{script}; {FOREVER}", stop_timeout=seconds)
    running.store.request_stop(running.operation.operation_id)
    end, operation = running.join()
    assert end == CommandEnd(exit_code=code, message=error[1])
    assert operation.error == OperationFailure(code=error[0], message=error[1])
    assert list(artifacts.iterdir()) == []


def test_descendants_of_a_command_are_killed_after_the_stop_timeout(begin):
    running = begin(f"echo one; (trap '' TERM; {FOREVER}) & exit 0", stop_timeout=0.1)
    running.store.request_stop(running.operation.operation_id)
    end, operation = running.join()
    assert end == CommandEnd()
    assert operation.status is OperationState.SUCCEEDED


def test_a_stopping_command_may_be_cancelled(begin, artifacts, tmp_path, eventually):
    script = f"cd '{tmp_path}'; trap 'trap - TERM; : > asked' TERM; {FOREVER}"
    running = begin(script, stop_timeout=3600.0)
    operation_id = running.operation.operation_id
    running.store.request_stop(operation_id)
    eventually((tmp_path / "asked").exists)
    running.store.advance(operation_id, OperationState.CANCELLED)
    end, operation = running.join()
    assert end == CommandEnd(exit_code=143, message=f"operation {operation_id} was cancelled")
    assert operation.status is OperationState.CANCELLED
    assert list(artifacts.iterdir()) == []


def test_a_process_outside_the_group_does_not_delay_the_end(begin):
    # In a session of its own it gets no signal, and it holds the output open.
    script = r"import os, time; os.fork() or (os.setsid(), os.system(\"READY\"), time.sleep(5))"
    running = begin(f'{sys.executable} -c "{script}"; sleep 60', stop_timeout=0.1)
    running.store.request_stop(running.operation.operation_id)
    end, operation = running.join()
    assert end == CommandEnd()
    assert operation.status is OperationState.SUCCEEDED


def test_a_command_runs_on_after_another_process_has_recorded_an_end_which_stays(begin, tmp_path):
    running = begin(f"READY; until test -e '{tmp_path}/go'; do sleep 0.01; done; exit 3")
    running.store.advance(running.operation.operation_id, OperationState.SUCCEEDED)
    time.sleep(0.5)  # by then, the recorder has noticed it
    assert running.thread.is_alive()
    (tmp_path / "go").touch()
    ended, operation = running.join()
    assert ended.exit_code == TransitionError.exit_code
    assert "Succeeded" in ended.message
    assert operation.status is OperationState.SUCCEEDED


@pytest.mark.parametrize("sent", [True, False])
def test_a_command_is_killed_if_its_start_cannot_be_announced(tmp_path, artifacts, sent):
    def announce(_):
        raise BrokenPipeError

    provider = EgressProvider("archive", str(artifacts)) if sent else None
    command = Command(arguments=["sleep", "60"], provider=provider)
    with Recorder(f"sqlite:///{tmp_path / 'operations.db'}") as recorder:
        with pytest.raises(BrokenPipeError):
            run_command(recorder, command, announce=announce)
        (failed,) = recorder.store.list(ANY)
    assert failed.status is OperationState.FAILED
    assert not sent or list(artifacts.iterdir()) == []
    with pytest.raises(ProcessLookupError):
        os.kill(failed.process.pid, 0)
