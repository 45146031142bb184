"""Tasks of Celery, run by a worker process over a broker that is a folder."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from celery import Celery, signals  # type: ignore[import-untyped]
from operations_status import OperationState, Recorder, current_operation
from operations_status.integrations.celery import record_tasks
from operations_status.stores import open_blocking_store

HERE = Path(__file__).parent
pytestmark = pytest.mark.xdist_group("celery")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("celery")
    for name in ("queue", "processed", "control", "results"):
        (folder / name).mkdir()
    return folder


@pytest.fixture(scope="module")
def environment(folder):
    return {"CELERY_FOLDER": str(folder), "STORE_URL": f"sqlite:///{folder / 'operations.db'}"}


@pytest.fixture(scope="module")
def tasks(environment):
    """Return the module of the app, as a process has it that sends tasks."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        spec = importlib.util.spec_from_file_location("celery_app", HERE / "celery_app.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    yield module
    module.recorder.close()
    module.app.close()


@pytest.fixture(scope="module")
def store(environment):
    store = open_blocking_store(environment["STORE_URL"])
    store.open()
    yield store
    store.close()


@pytest.fixture(scope="module")
def start_worker(environment, folder):
    """Start workers whose children are forked."""
    started = []

    def start(queue):
        command = [sys.executable, "-m", "celery", "--app=celery_app", "worker", "--concurrency=1"]
        options = [f"--queues={queue}", "--loglevel=INFO", "--without-gossip", "--without-mingle"]
        with (folder / queue).with_suffix(".log").open("w", encoding="utf-8") as log:
            started.append(
                subprocess.Popen(
                    [*command, *options],
                    env=os.environ | environment,
                    cwd=HERE,
                    stderr=log,
                    stdout=log,
                )
            )

    yield start
    for process in started:
        process.terminate()
    for process in started:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()  # Celery may hang after one of its children was killed
        process.wait()


@pytest.fixture(scope="module")
def worker(start_worker):
    start_worker("celery")


@pytest.fixture
def run(tasks, store, worker, eventually):
    """Send a task and return its operation when it has ended."""

    def run(name, *args, **options):
        task_id = UUID(getattr(tasks, name).apply_async(args, **options).id)
        eventually(lambda: store.get(task_id).status.is_terminal)
        return store.get(task_id)

    return run


def test_a_task_is_created_when_it_is_sent_and_ends_with_its_work(run):
    found = run("add", 1, 2)
    assert found.status is OperationState.SUCCEEDED
    assert found.resource_location == "https://example.org/3"
    assert found.tags == ("celery_app.add", "celery")
    assert (found.progress.fraction, found.progress.message) == (0.5, "half")
    assert found.started >= found.created


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("fail", "ZeroDivisionError", "no zero"),
        ("reject", "Reject", "('useless', False)"),
    ],
)
def test_a_task_that_fails_is_a_failed_operation(run, name, code, message):
    found = run(name)
    assert found.status is OperationState.FAILED
    assert found.error.code == code
    assert found.error.message.startswith(message)


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("overrun", "TimeLimitExceeded", "TimeLimitExceeded(1,)"),
        ("die", "WorkerLostError", "Worker exited prematurely: signal 9 (SIGKILL) Job: "),
    ],
)
def test_a_task_whose_process_is_killed_is_a_failed_operation(
    run, start_worker, name, code, message
):
    start_worker(name)
    found = run(name, queue=name)
    assert found.error.code == code
    assert found.error.message.startswith(message)


def test_the_attempts_of_a_task_are_one_operation(run, folder):
    found = run("retry", 3)
    assert found.status is OperationState.SUCCEEDED
    log = (folder / "celery.log").read_text(encoding="utf-8")
    assert log.count(f"celery_app.retry[{found.operation_id}] retry: Retry") == 2


def test_a_task_that_is_delivered_again_is_one_operation(run, tmp_path):
    assert run("come_again", str(tmp_path / "seen")).status is OperationState.SUCCEEDED


def test_a_task_that_ignores_itself_is_cancelled(run):
    assert run("ignore").status is OperationState.CANCELLED


def test_a_task_that_is_revoked_because_it_comes_too_late_is_cancelled(
    tasks, store, worker, eventually
):
    task_id = UUID(tasks.add.apply_async((1, 2), expires=datetime.now(UTC)).id)
    eventually(lambda: store.get(task_id).status is OperationState.CANCELLED)


def test_a_task_whose_operation_was_cancelled_runs_unrecorded(tasks, store, worker, eventually):
    result = tasks.look.apply_async(countdown=2)
    store.advance(UUID(result.id), OperationState.CANCELLED)
    assert result.get(timeout=60) is None
    assert store.get(UUID(result.id)).status is OperationState.CANCELLED


def test_a_task_that_no_worker_takes_in_time_has_never_started(store, environment):
    app = Celery("brief", broker="memory://", set_as_current=False)
    task = app.task(name="brief.work")(current_operation)
    record_tasks(app, Recorder(environment["STORE_URL"]), expires=1e-6)
    now, later = task.delay(), task.apply_async(countdown=3600)
    assert UUID(now.id) in store.expire()
    assert store.get(UUID(now.id)).error.code == "NeverStarted"
    assert store.get(UUID(later.id)).status is OperationState.STARTING


def test_an_eager_task_is_recorded_with_its_retries(tasks, store):
    result = tasks.retry.apply(args=(3,))
    assert result.get() == 3
    found = store.get(UUID(result.id))
    assert found.status is OperationState.SUCCEEDED
    assert found.process.pid == os.getpid()


def test_tasks_of_other_apps_and_with_other_identifiers_are_left_alone(tasks, store):
    other = Celery("other", broker="memory://", set_as_current=False)
    task = other.task(name="other.look")(current_operation)
    assert task.apply().get() is None
    assert store.get(UUID(task.delay().id)) is None
    named = tasks.look.apply(task_id="no-uuid")
    assert named.get() is None
    signals.task_revoked.send(sender=tasks.look, request=named)  # changes nothing
    assert tasks.look.apply().get() is not None


def test_a_task_that_ends_its_worker_is_recorded(tasks, store):
    task_id = str(uuid4())
    with pytest.raises(SystemExit):
        tasks.leave.apply(task_id=task_id, args=(3,))
    assert store.get(UUID(task_id)).error.code == "SystemExit"
    with pytest.raises(SystemExit):
        tasks.leave.apply(task_id=task_id, args=(0,))
    assert store.get(UUID(task_id)).status is OperationState.SUCCEEDED
