"""Journals of recorders that are killed while the store, of either kind, is unavailable."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import textwrap
from uuid import UUID, uuid4

import pytest
from operations_status import OperationState, Recorder
from operations_status.filters import ANY
from operations_status.operations import Progress
from operations_status.stores import open_blocking_store
from samples import Disk

RUNNING, SUCCEEDED = OperationState.RUNNING, OperationState.SUCCEEDED


@pytest.fixture(params=["sqlite", "postgresql"])
def outage(request, tmp_path):
    """A store that stops and starts, and its address."""
    if request.param == "sqlite":
        place = Disk(tmp_path)
        url = place.url
    else:
        place = request.getfixturevalue("server")
        url = place.url(f"journal_{uuid4().hex}")
    with contextlib.closing(open_blocking_store(url)) as store:
        store.open()
    return place, url


def start(script, *arguments):
    command = [sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)


def find_files(folder):
    return [path for path in folder.rglob("*") if path.is_file()]


def read(url):
    """Return the operations of a store by their identifiers."""
    with contextlib.closing(open_blocking_store(url)) as store:
        store.open()
        return {one.operation_id: one for one in store.list(ANY)}


def hand_in(url, journals, eventually):
    """Hand in the journals of the processes that were killed."""
    recorder = Recorder(url, required=False, poll_interval=0.01)
    with recorder:
        assert recorder.unrecorded == 0
        eventually(lambda: not find_files(journals))


WORKING = """
    import os, signal, sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False)
    created = recorder.create(tags=["created"])
    with recorder.attach(sys.argv[2]) as attached:
        attached.progress(0.9)
        attached.succeed("https://example.org/attached")
    with recorder.operation(tags=["failed"]) as failed:
        failed.fail("Broken", "it is broken")
    running = recorder.operation(tags=["running"]).__enter__()
    running.progress(0.5, "half")
    print(created.operation_id, failed.operation_id, running.operation_id, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_next_process_records_the_work_of_a_killed_one(outage, journals, eventually):
    place, url = outage
    with Recorder(url) as web:
        attached = web.create(tags=["attached"]).operation_id
    place.stop()
    with start(WORKING, url, attached) as process:
        assert process.stdout is not None
        created, failed, running = map(UUID, process.stdout.readline().split())
        assert process.wait(60) == -signal.SIGKILL
    assert len(find_files(journals)) == 1
    place.start()
    hand_in(url, journals, eventually)
    found = read(url)
    assert set(found) == {attached, created, failed, running}
    assert found[created].status is OperationState.STARTING
    assert found[attached].resource_location == "https://example.org/attached"
    assert found[attached].progress == Progress(0.9)
    assert found[failed].error.code == "Broken"
    assert (found[running].status, found[running].progress) == (RUNNING, Progress(0.5, "half"))
    times = [found[failed].created, found[failed].started, found[failed].ended]
    assert times == sorted(times)
    assert [one.number for one in found[attached].attempts] == [1]


def test_a_process_that_runs_records_the_work_of_a_killed_one(
    outage, journals, eventually, monkeypatch
):
    place, url = outage
    place.stop()
    with Recorder(url, required=False, poll_interval=0.01) as recorder:
        mine = recorder.create().operation_id
        with start(WORKING, url, uuid4()) as process:
            assert process.wait(60) == -signal.SIGKILL
        place.start()
        eventually(lambda: len(read(url)) == 4)
        assert mine in read(url)


def test_a_journal_that_was_handed_in_before_changes_nothing(outage, journals, eventually):
    place, url = outage
    with Recorder(url) as web:
        attached = web.create().operation_id
    place.stop()
    with start(WORKING, url, attached) as process:
        assert process.wait(60) == -signal.SIGKILL
    (path,) = find_files(journals)
    content = path.read_bytes()
    place.start()
    hand_in(url, journals, eventually)
    before = read(url)
    with Recorder(url) as web, web.operation(operation_id=attached, on_duplicate="restart") as op:
        op.succeed("https://example.org/restarted")
    path.write_bytes(content)
    path.chmod(0o600)
    hand_in(url, journals, eventually)
    after = read(url)
    assert after.pop(attached).resource_location == "https://example.org/restarted"
    del before[attached]
    assert after == before


CRASHING = """
    import os, signal, sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False, journal_size=int(sys.argv[2]))
    for _ in range(20):
        with recorder.operation():
            pass
    print(len(recorder.session.journal), recorder.unrecorded, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def crash(url, size, count):
    """Run processes that kill themselves; return how many entries they kept and dropped."""
    kept = dropped = 0
    for _ in range(count):
        with start(CRASHING, url, size) as process:
            assert process.stdout is not None
            numbers = process.stdout.readline().split()
            kept, dropped = kept + int(numbers[0]), dropped + int(numbers[1])
    return kept, dropped


def test_a_crash_loop_loses_nothing(outage, journals, eventually):
    place, url = outage
    place.stop()
    assert crash(url, 1_000_000, 5) == (200, 0)
    place.start()
    hand_in(url, journals, eventually)
    assert [one.status for one in read(url).values()] == [SUCCEEDED] * 100


def test_a_crash_loop_does_not_exceed_the_size_of_the_journals(tmp_path, journals):
    url = f"postgresql://me@/db?host={tmp_path}"
    kept, dropped = crash(url, 100_000, 8)
    assert kept + dropped == 320
    assert dropped > 100
    assert sum(path.stat().st_size for path in find_files(journals)) < 110_000


BUSY = """
    import sys, threading
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False, poll_interval=0.05)
    print("ready", flush=True)
    def work():
        for number in range(25):
            with recorder.operation() as op:
                op.progress(0.5)
                ends.wait(0.05)
                op.progress(1.0)
                op.succeed(f"https://example.org/{op.operation_id}")
    ends = threading.Event()
    threads = [threading.Thread(target=work) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.stdin.readline()
"""


@pytest.mark.once
@pytest.mark.timeout(300)
def test_no_end_of_many_operations_is_missing_after_an_outage(outage, journals, eventually):
    place, url = outage
    with contextlib.ExitStack() as stack:
        processes = [stack.enter_context(start(BUSY, url)) for _ in range(4)]
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        eventually(lambda: len(read(url)) > 20)
        place.stop()
        eventually(lambda: len(find_files(journals)) == 4)
        processes[0].kill()
        lost = processes[0].wait()
        assert lost == -signal.SIGKILL
        eventually(lambda: sum(path.stat().st_size for path in find_files(journals)) > 100_000)
        place.start()
        for process in processes[1:]:
            process.communicate("\n", timeout=120)
            assert process.returncode == 0
    hand_in(url, journals, eventually)
    ended = [one for one in read(url).values() if one.status is SUCCEEDED]
    unfinished = [one for one in read(url).values() if one.status is not SUCCEEDED]
    assert len(ended) >= 750
    assert len(unfinished) <= 10  # they ran in the process that was killed
    for one in ended:
        assert one.resource_location == f"https://example.org/{one.operation_id}"
        assert one.progress == Progress(1.0)
        assert len(one.attempts) == 1
        assert one.created <= one.started <= one.ended
