"""Sweeps that compare operations with the tasks in a real Redis and in a real worker."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from celery import Celery, signals  # type: ignore[import-untyped]
from operations_status import OperationState, Recorder, current_operation
from operations_status.integrations.celery import record_tasks
from operations_status.integrations.celery_sweep import Sweep, repaired
from operations_status.operations import AttemptOutcome

FAILED, STARTING = OperationState.FAILED, OperationState.STARTING
NAME = "sweep.work"
pytestmark = [
    pytest.mark.xdist_group("celery-sweep"),
    pytest.mark.filterwarnings("ignore:Call to deprecated setex"),  # by Celery
]


@pytest.fixture
def recorder(tmp_path):
    with Recorder(f"sqlite:///{tmp_path / 'operations.db'}") as recorder:
        recorder.open()
        yield recorder


@pytest.fixture
def url(redis_socket):
    """The address of a Redis database that only these tests use."""
    return f"redis+socket://{redis_socket}?virtual_host=5"


@pytest.fixture
def app(url):
    app = Celery("sweep", broker=url, backend=url, set_as_current=False)
    app.task(name=NAME, shared=False)(current_operation)
    yield app
    with app.connection_for_write() as connection, contextlib.suppress(AttributeError):
        connection.default_channel.client.flushdb()
    app.close()


@pytest.fixture
def sweep(app, recorder):
    return Sweep(app, recorder, interval=0.0)


@pytest.fixture
def worker(app, url, eventually):
    """A worker that answers remote control commands."""
    command = [sys.executable, "-m", "celery", f"--broker={url}", "--app=celery", "worker"]
    process = subprocess.Popen(
        [*command, "--pool=solo", "--queues=other", "--hostname=sweep@test"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"CELERY_RESULT_BACKEND": url},
    )
    eventually(lambda: app.control.inspect(timeout=0.5).ping())
    yield process
    process.kill()
    process.wait()


def create(recorder):
    return recorder.create(name=NAME).operation_id


@pytest.mark.parametrize(
    ("result", "state", "status", "code"),
    [
        (1, "SUCCESS", "Succeeded", None),
        (ValueError("no such report"), "FAILURE", "Failed", "ValueError"),
        (None, "REVOKED", "Cancelled", None),
        (None, "RETRY", "Starting", None),
    ],
)
def test_an_operation_whose_task_has_ended_ends(
    app, recorder, sweep, caplog, *, result, state, status, code
):
    operation_id = create(recorder)
    before = repaired.labels(status)._value.get()
    app.backend.store_result(str(operation_id), result, state)
    assert sweep.run() == (status != "Starting")
    found = recorder.read(operation_id)
    assert found.status == status
    assert (found.error and found.error.code) == code
    assert repaired.labels(status)._value.get() - before == (status != "Starting")
    assert ("is repaired" in caplog.text) == (status != "Starting")


def test_an_operation_that_a_worker_runs_or_that_has_no_task_of_the_app_is_left_alone(
    app, recorder, sweep
):
    with recorder.operation(name=NAME) as running:
        other = recorder.create(name="other.work")
        for operation_id in (running.operation_id, other.operation_id):
            app.backend.store_result(str(operation_id), 1, "SUCCESS")
        assert sweep.run() == 0
    assert recorder.read(other.operation_id).status is STARTING


def test_a_new_operation_is_left_alone(app, recorder):
    operation_id = create(recorder)
    app.backend.store_result(str(operation_id), 1, "SUCCESS")
    assert Sweep(app, recorder, interval=3600.0).run() == 0


def test_the_failure_of_an_earlier_attempt_is_not_that_of_the_task(app, recorder, sweep):
    operation_id = create(recorder)
    app.backend.store_result(str(operation_id), ValueError("earlier"), "FAILURE")
    block = recorder.attach(operation_id)
    block.__enter__()
    block.end_attempt(AttemptOutcome.RETRIED, lease=3600.0)
    assert sweep.run() == 0
    app.backend.store_result(str(operation_id), ValueError("later"), "FAILURE")
    assert sweep.run() == 1


def test_a_task_that_neither_the_broker_nor_a_worker_has_is_lost(app, recorder, sweep, worker):
    operation_id = create(recorder)
    assert sweep.run() == 0  # it may be on its way
    assert sweep.run() == 1
    assert recorder.read(operation_id).error.code == "Lost"


def test_a_task_that_is_gone_is_lost_even_if_the_app_keeps_no_results(url, recorder, worker):
    app = Celery("forgetful", broker=url, set_as_current=False)
    app.task(name=NAME, shared=False)(current_operation)
    operation_id = create(recorder)
    sweep = Sweep(app, recorder, interval=0.0)
    assert (sweep.run(), sweep.run()) == (0, 1)
    assert recorder.store.get(operation_id).error.code == "Lost"
    app.close()


def test_a_task_that_waits_in_a_queue_is_not_lost(app, recorder, sweep, worker):
    operation_id = create(recorder)
    app.tasks[NAME].apply_async(task_id=str(operation_id), queue="unattended")
    assert (sweep.run(), sweep.run()) == (0, 0)


def test_a_task_is_not_lost_if_no_worker_answers(recorder, app, sweep):
    create(recorder)
    assert (sweep.run(), sweep.run()) == (0, 0)


def test_a_task_of_another_broker_is_not_lost(recorder, url):
    app = Celery("memory", broker="memory://", backend=url, set_as_current=False)
    app.task(name=NAME, shared=False)(current_operation)
    sweep = Sweep(app, recorder, interval=0.0)
    create(recorder)
    assert (sweep.run(), sweep.run()) == (0, 0)
    app.close()


def test_sweeps_at_the_same_time_repair_each_operation_once(app, recorder):
    operation_ids = [create(recorder) for _ in range(20)]
    for operation_id in operation_ids:
        app.backend.store_result(str(operation_id), 1, "SUCCESS")
    with ThreadPoolExecutor(4) as pool:
        sweeps = [Sweep(app, recorder, interval=0.0) for _ in range(4)]
        counts = list(pool.map(Sweep.run, sweeps))
    assert sum(counts) == len(operation_ids)


def test_a_worker_sweeps_until_it_is_shut_down(app, recorder, eventually, caplog):
    sweep = Sweep(app, recorder, interval=0.05)
    operation_id = create(recorder)
    sweep.start()
    app.backend.store_result(str(operation_id), 1, "SUCCESS")
    eventually(lambda: recorder.read(operation_id).status is OperationState.SUCCEEDED)
    sweep.stop()


STOP_WITHIN_STOP = """
import signal
from celery import Celery
from operations_status import Recorder
from operations_status.integrations.celery_sweep import Sweep
sweep = Sweep(Celery(), Recorder("memory:"), interval=3600.0)
signal.signal(signal.SIGALRM, lambda *_: sweep.stop())
signal.setitimer(signal.ITIMER_REAL, 0.0002, 0.0002)
for _ in range(20):
    sweep.start()
    for _ in range(10_000):
        sweep.stop()
signal.setitimer(signal.ITIMER_REAL, 0)
"""


def test_a_signal_may_stop_a_sweep_that_a_signal_is_just_stopping():
    # Celery stops sweeps in its signal handlers, and a second Ctrl-C interrupts that of the first.
    subprocess.run([sys.executable, "-c", STOP_WITHIN_STOP], check=True, timeout=60)


def test_a_failed_sweep_is_logged_and_repeated(app, tmp_path, eventually, caplog):
    recorder = Recorder(f"sqlite:///{tmp_path / 'missing' / 'operations.db'}")
    (tmp_path / "missing").write_text("not a folder")
    sweep = Sweep(app, recorder, interval=0.01)
    sweep.start()
    message = "operations are not compared with Celery's results"
    eventually(lambda: caplog.text.count(message) > 1)
    sweep.stop()


def test_workers_sweep_only_with_reconcile(app, recorder):
    before = len(signals.worker_ready.receivers)
    record_tasks(app, recorder)
    assert len(signals.worker_ready.receivers) == before
    record_tasks(app, recorder, reconcile=True)
    assert len(signals.worker_ready.receivers) == before + 1
