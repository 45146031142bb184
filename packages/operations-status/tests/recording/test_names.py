"""Names, natural keys, trace contexts and workers that a recorder gives to its operations."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from uuid import UUID, uuid4, uuid5

import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from operations_status import Recorder, current_operation
from operations_status.errors import DuplicateOperationError, InvalidOperationError
from operations_status.filters import ANY
from operations_status.identifiers import KEY_NAMESPACE
from operations_status.operations import AttemptOutcome, Process

TRACEPARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def test_operations_have_names(recorder):
    created = recorder.create(name="nightly import")
    with recorder.operation(name="report") as op:
        pass
    names = [recorder.store.get(one.operation_id).name for one in (created, op)]
    assert names == ["nightly import", "report"]
    assert recorder.store.get(recorder.create().operation_id).name is None
    for name in ("", "x" * 257, 7, "\ud800"):
        with pytest.raises(InvalidOperationError, match=r"Operation\.name: expected"):
            recorder.create(name=name)


def test_a_tracked_function_gives_its_name(recorder):
    found = []

    @recorder.track()
    def write_report():
        found.append(current_operation())

    @recorder.track(name="other")
    async def write_other(): ...

    write_report()
    asyncio.run(write_other())
    assert len(found) == 1
    names = [one.name for one in recorder.store.list(ANY)]
    assert names == ["test_a_tracked_function_gives_its_name.<locals>.write_report", "other"]


def test_the_same_key_is_the_same_operation(recorder):
    created = recorder.create(key="invoice-42")
    namespace = UUID("35c7fb18-39b7-49e4-9d84-73cb5f2f7e14")
    assert namespace == KEY_NAMESPACE
    assert created.operation_id == uuid5(namespace, "invoice-42")
    with recorder.attach(key="invoice-42") as op:
        assert op.operation_id == created.operation_id
    with pytest.raises(DuplicateOperationError), recorder.operation(key="invoice-42"):
        raise AssertionError("the block must not run")
    with recorder.operation(key="invoice-42", on_duplicate="restart") as op:
        assert op.attempt == 2


@pytest.mark.parametrize("key", ["", 7, "\ud800"])
def test_an_invalid_key_is_refused(recorder, key):
    for method in (recorder.create, recorder.operation, recorder.attach):
        with pytest.raises(InvalidOperationError, match="expected a key"):
            method(key=key)


def test_an_identifier_may_be_text_and_excludes_a_key(recorder):
    identifier = uuid4()
    assert recorder.create(operation_id=str(identifier)).operation_id == identifier
    with recorder.operation(operation_id=uuid4().hex) as op:
        assert isinstance(op.operation_id, UUID)
    for method in (recorder.create, recorder.operation, recorder.attach):
        with pytest.raises(InvalidOperationError, match="expected operation_id or key, got both"):
            method(operation_id=identifier, key="a")
        with pytest.raises(InvalidOperationError, match="expected the UUID"):
            method(operation_id="nonsense")
    with pytest.raises(InvalidOperationError, match="got neither"):
        recorder.attach()


async def test_the_trace_context_reaches_the_worker_and_stays(recorder):
    created = recorder.create(traceparent=TRACEPARENT)
    async with recorder.attach(created.operation_id) as op:
        assert (op.traceparent, op.attempt) == (TRACEPARENT, 1)
    assert recorder.store.get(created.operation_id).traceparent == TRACEPARENT
    with recorder.operation() as op:
        assert op.traceparent is None


@pytest.mark.parametrize(
    "traceparent",
    [
        "nonsense",
        TRACEPARENT.upper(),
        TRACEPARENT + "-x",
        "ff" + TRACEPARENT[2:],
        f"00-{'0' * 32}-00f067aa0ba902b7-01",
        f"00-4bf92f3577b34da6a3ce929d0e0e4736-{'0' * 16}-01",
    ],
)
def test_an_invalid_trace_context_is_refused(recorder, traceparent):
    with pytest.raises(InvalidOperationError, match="expected a traceparent"):
        recorder.create(traceparent=traceparent)


def test_the_current_span_is_the_trace_context(recorder):
    with TracerProvider().get_tracer("test").start_as_current_span("create") as span:
        created = recorder.create()
        with recorder.operation() as op:
            pass
    context = span.get_span_context()
    expected = f"00-{context.trace_id:032x}-{context.span_id:016x}-{context.trace_flags:02x}"
    assert [created.traceparent, op.traceparent] == [expected, expected]
    assert not trace.get_current_span().get_span_context().is_valid
    assert recorder.create().traceparent is None


def test_opentelemetry_is_not_imported_by_a_recorder(url):
    code = (
        "import sys; from operations_status import Recorder;"
        f"print(Recorder({url!r}).create().traceparent, 'opentelemetry' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == "None False\n"


def test_attempts_have_the_worker_and_the_queue(url):
    with Recorder(url, worker_name="reports@alpha") as recorder:
        created = recorder.create()
        with recorder.attach(created.operation_id, queue="reports", redelivery=60.0):
            pass
        with recorder.operation():
            pass
    with recorder:
        (attempt,), (other,) = (one.attempts for one in recorder.store.list(ANY))
    assert attempt.worker is not None
    assert (attempt.worker.name, attempt.worker.pid) == ("reports@alpha", os.getpid())
    assert attempt.worker.host == os.uname().nodename
    assert (attempt.queue, attempt.redelivery) == ("reports", 60.0)
    assert (other.worker, other.queue, other.redelivery) == (attempt.worker, None, None)


@pytest.mark.parametrize("seconds", [-1.0, float("inf"), float("nan"), "a"])
def test_an_invalid_redelivery_is_refused(recorder, seconds):
    with pytest.raises(InvalidOperationError, match="redelivery: expected"):
        recorder.attach(uuid4(), redelivery=seconds)


def test_an_invalid_queue_or_worker_name_is_refused(recorder, url):
    for queue in ("", "x" * 257, 7):
        with pytest.raises(InvalidOperationError, match="queue: expected"):
            recorder.attach(uuid4(), queue=queue)
    with pytest.raises(InvalidOperationError, match=r"Worker\.name: expected"):
        Recorder(url, worker_name="x" * 257)


def test_the_operation_belongs_to_the_process_that_runs_it(recorder, url):
    code = (
        "import sys; from operations_status import Recorder;"
        f"print(Recorder({url!r}).create().operation_id)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    chosen = Process(pid=7, uid=uuid4(), name="measured")
    fixed = recorder.create(process=chosen)
    before = recorder.store.get(UUID(done.stdout.strip())).process
    assert before.pid != os.getpid()
    for identifier in (done.stdout.strip(), fixed.operation_id):
        with recorder.attach(identifier):
            pass
    assert recorder.store.get(UUID(done.stdout.strip())).process.pid == os.getpid()
    assert recorder.store.get(fixed.operation_id).process == chosen


def test_an_attempt_that_is_retried_leaves_the_operation_running(recorder, url):
    created = recorder.create()
    block = recorder.attach(created.operation_id)
    block.__enter__().progress(0.5)
    block.end_attempt(AttemptOutcome.RETRIED, lease=60.0)
    waiting = recorder.store.get(created.operation_id)
    assert (waiting.status, waiting.progress.fraction) == ("Running", 0.5)
    with Recorder(url) as other, other.attach(created.operation_id) as op:
        assert op.attempt == 2
    found = recorder.store.get(created.operation_id)
    assert [one.outcome for one in found.attempts] == ["Retried", "Succeeded"]
