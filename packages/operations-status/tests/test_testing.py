"""Helpers for tests, and the pytest plugin that provides them."""

from __future__ import annotations

import multiprocessing
import pickle
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from operations_status import Recorder, Settings
from operations_status.errors import OperationsStatusError, StoreError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationFailure, Progress
from operations_status.testing import (
    RecordedOperations,
    RunningService,
    assert_cancelled,
    assert_failed,
    assert_succeeded,
)
from samples import PROCESS

pytest_plugins = ["pytester"]


def record(address, tag):
    """Record one operation."""
    with Recorder(address) as recorder, recorder.operation(tags=[tag]):
        pass


def test_every_recorder_of_the_process_writes_to_the_store(operations):
    record(None, "settings")
    record("memory:", "address")
    thread = threading.Thread(target=record, args=("memory:", "thread"))
    thread.start()
    thread.join()
    child = multiprocessing.get_context("fork").Process(target=record, args=("memory:", "child"))
    child.start()
    child.join()
    assert [one.tags for one in operations] == [
        ("settings",),
        ("address",),
        ("thread",),
        ("child",),
    ]
    assert len(operations) == 4
    assert operations.one(tag="child").process.pid == child.pid


def test_each_test_begins_with_an_empty_store(operations):
    again = Operation(process=PROCESS, tags=["again"], status="Succeeded")
    operations.store.add(again)
    assert operations.store.prune(keep=0) == 1
    operations.store.add(Operation(process=PROCESS))
    recorder = operations.recorder
    before = operations.store.revision()
    with RecordedOperations() as emptied:
        assert list(emptied) == []
        assert emptied.store.revision().latest > before.latest
        assert emptied.store.statistics().counts == {}
        assert not emptied.store.is_expired(again.operation_id)
        emptied.store.add(again)
        with recorder.operation():
            pass
        assert len(emptied) == 2


def test_other_names_are_other_stores(operations):
    record("memory:other", "other")
    assert list(operations) == []
    for address in ("memory:a/b", "memory:..", "memory:/"):
        with pytest.raises(StoreError, match="memory:NAME"):
            Recorder(address)


def test_a_list_that_is_read_is_a_snapshot_and_holds_up_no_writer(operations):
    record("memory:", "before")
    with closing(operations.store.begin_list(ANY)) as reading:
        record("memory:", "during")
        assert b"during" not in reading.read()
    assert [one.tags for one in operations] == [("before",), ("during",)]


def test_a_recorder_of_a_store_in_memory_cannot_be_pickled(operations):
    with pytest.raises(TypeError, match="another process has no access to the store memory:"):
        pickle.dumps(operations.recorder)


def test_a_command_that_reads_says_that_another_process_has_no_store_in_memory(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "operations_status", "list", "--store", "memory:"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (7, "")
    assert "no store at " in done.stderr


def test_the_folder_of_the_store_is_removed_with_the_process(tmp_path):
    code = (
        "import os, sys; from operations_status import Recorder; recorder = Recorder('memory:');"
        "recorder.open(); child = os.fork(); child and os.waitpid(child, 0);"
        "child and print(recorder.store.database.path, recorder.store.database.path.exists())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    path, existed = done.stdout.split()
    assert (existed, Path(path).parent.exists()) == ("True", False)


def test_one_lists_all_operations_if_it_does_not_find_exactly_one(operations):
    with pytest.raises(AssertionError, match="expected one operation, found 0; all operations: no"):
        operations.one()
    record("memory:", "a")
    record("memory:", "b")
    with pytest.raises(AssertionError) as caught:
        operations.one(tag="c")
    message = str(caught.value)
    assert message.startswith("expected one operation with the tag 'c', found 0; all operations:\n")
    assert message.count(" is Succeeded") == 2
    assert operations.one(tag="b").tags == ("b",)
    with operations.recorder.operation(name="report"):
        pass
    assert operations.one(name="report").name == "report"
    with pytest.raises(
        AssertionError, match="with the name 'report' and the tag 'a', found 0"
    ) as no:
        operations.one(name="report", tag="a")
    assert "name 'report', is Succeeded" in str(no.value)


def test_assertion_errors_describe_the_operation():
    failure = OperationFailure(code="OutOfInk", message="no ink")
    failed = Operation(process=PROCESS, status="Failed", error=failure, tags=["a", "b"])
    running = Operation(process=PROCESS, status="Running", progress=Progress(0.5, "half"))
    done = Operation(process=PROCESS, status="Succeeded", resource_location="https://example.org/r")
    assert_failed(failed)
    assert_failed(failed, "OutOfInk")
    assert_succeeded(done)
    assert_succeeded(done, "https://example.org/r")
    assert_cancelled(Operation(process=PROCESS, status="Cancelled"))
    expected = (
        f"operation {failed.operation_id} of 'worker', tags a, b, is Failed: OutOfInk: no ink"
    )
    with pytest.raises(AssertionError) as caught:
        assert_succeeded(failed)
    assert str(caught.value) == f"expected the state Succeeded: {expected}"
    with pytest.raises(AssertionError) as caught:
        assert_failed(failed, "Jam")
    assert str(caught.value) == f"expected the error code 'Jam': {expected}"
    with pytest.raises(AssertionError, match=r"is Running; progress 0\.5, 'half'"):
        assert_cancelled(running)
    with pytest.raises(AssertionError, match="expected the result 'x', got 'https://example"):
        assert_succeeded(done, "x")


def test_a_service_answers_for_the_operations_of_the_test(operations, operations_client):
    with operations.recorder.operation(tags=["a"]) as op:
        assert operations_client.get(op.operation_id).status == "Running"
    assert_succeeded(operations_client.wait(op.operation_id, timeout=30))
    assert [one.tags for one in operations_client.list()] == [("a",)]


def test_the_service_of_the_next_test_is_the_same_without_its_operations(
    operations, operations_service, operations_client
):
    assert list(operations_client.list()) == []
    assert operations_client.counts()["Succeeded"] == 0
    assert operations_service.url.startswith("http://127.0.0.1:")


def test_a_service_that_does_not_start_is_an_error_with_its_log(monkeypatch, tmp_path):
    program = tmp_path / "python"
    program.write_text("#!/bin/sh\necho Metrics on: x\necho no luck >&2\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    with pytest.raises(OperationsStatusError, match="the service has not started: no luck"):
        RunningService()


def test_fixtures_that_are_not_used_import_nothing_of_the_package(pytester):
    pytester.makepyfile(
        """
        import sys

        def test_nothing_was_imported():
            loaded = [name for name in sys.modules if name.startswith("operations_status")]
            assert sorted(loaded) == ["operations_status", "operations_status._pytest_plugin"]
        """
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


def test_the_store_of_the_settings_is_that_of_the_test(operations):
    assert Settings.load().store == operations.address
