"""Tasks of Django, run by real workers over a real database."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from operations_status import OperationState
from operations_status.filters import OperationFilter
from operations_status.stores import open_blocking_store

HERE = Path(__file__).parent
RUNNING, STARTING = OperationState.RUNNING, OperationState.STARTING
SUCCEEDED = OperationState.SUCCEEDED
pytestmark = pytest.mark.xdist_group("django")


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    folder = tmp_path_factory.mktemp("django")
    return {"DJANGO_FOLDER": str(folder), "STORE_URL": f"sqlite:///{folder / 'operations.db'}"}


@pytest.fixture(scope="module")
def manage(environment):
    """Start a command of the project."""
    started = []

    def start(*arguments, **more):
        process = subprocess.Popen(
            [sys.executable, str(HERE / "django_project.py"), *arguments],
            env=os.environ | environment | more,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def project(environment, manage):
    """Return the module of the project, imported as in a web process."""
    assert manage("migrate").wait(60) == 0
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        spec = importlib.util.spec_from_file_location("django_project", HERE / "django_project.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        patch.setitem(sys.modules, "django_project", module)
        spec.loader.exec_module(module)
        yield module
        from django.db import connections  # type: ignore[import-untyped] # noqa: PLC0415

        connections.close_all()
    module.recorder.close()


@pytest.fixture(scope="module")
def start_worker(manage):
    """Start workers, each for a queue of its own."""
    options = ("--interval=0.05", "--no-startup-delay")
    return lambda queue, **more: manage("db_worker", f"--queue-name={queue}", *options, **more)


@pytest.fixture(scope="module")
def worker(project, start_worker):
    """A worker that tests share."""
    return start_worker("default")


@pytest.fixture(scope="module")
def store(environment, project):
    with contextlib.closing(open_blocking_store(environment["STORE_URL"])) as store:
        store.open()
        yield store


@pytest.fixture
def find(store):
    return lambda result: store.get(UUID(result.id))


@pytest.fixture
def wait_for_end(find, eventually):
    """Wait for the end of a task and return its operation."""

    def wait(result):
        eventually(lambda: find(result).status.is_terminal)
        return find(result)

    return wait


@pytest.fixture
def begin(project, start_worker, find, eventually):
    """Start a worker for one task; return the worker and the running task."""

    def begin(queue, path, **more):
        process = start_worker(queue, **more)
        result = project.hold.using(queue_name=queue).enqueue(str(path))
        eventually(lambda: find(result).status is RUNNING)
        return process, result

    return begin


def test_a_task_is_created_when_it_is_enqueued_and_ends_with_its_work(
    project, worker, wait_for_end
):
    found = wait_for_end(project.add.enqueue(1, 2))
    assert found.status is SUCCEEDED
    assert found.resource_location == "https://example.org/3"
    assert (found.name, found.tags) == ("django_project.add", ("django", "1"))


def test_a_task_that_raises_an_exception_fails(project, worker, wait_for_end):
    found = wait_for_end(project.fail.enqueue())
    assert (found.error.code, found.error.message) == ("ZeroDivisionError", "no zero")


def test_a_task_that_is_enqueued_in_a_transaction_is_created_with_its_commit(project, find):
    from django.db import transaction  # noqa: PLC0415

    waiting = project.add.using(queue_name="idle")
    with transaction.atomic():
        committed = waiting.enqueue(1, 2)
        assert find(committed) is None
    with transaction.atomic():
        rolled_back = waiting.enqueue(1, 2)
        transaction.set_rollback(True)
    assert find(committed).status is STARTING
    assert find(rolled_back) is None


def test_a_task_expires_from_its_run_after_on(project, store, manage):
    enqueue = (
        "from datetime import timedelta; from django.utils import timezone;"
        " from django_project import add;"
        " later = timezone.now() + timedelta(days=2);"
        " add.using(queue_name='idle', run_after=later).enqueue('later', 2)"
    )
    assert manage("shell", "--command", enqueue, EXPIRES="1e-6").wait(60) == 0
    store.expire()
    (found,) = store.list(OperationFilter(tags=frozenset({"later"})))
    assert found.status is STARTING


def test_a_task_that_no_worker_runs_fails_as_never_started(project, store, manage):
    enqueue = (
        "from django_project import add; add.using(queue_name='idle').enqueue('unattended', 2)"
    )
    assert manage("shell", "--command", enqueue, EXPIRES="1e-6").wait(60) == 0
    store.expire()
    (found,) = store.list(OperationFilter(tags=frozenset({"unattended"})))
    assert found.error.code == "NeverStarted"


def test_tasks_that_are_excluded_or_without_a_uuid_are_not_recorded(
    project, worker, find, eventually
):
    excluded = project.unrecorded.enqueue()

    def is_done():
        excluded.refresh()
        return excluded.is_finished

    eventually(is_done)
    assert excluded.return_value
    assert find(excluded) is None
    assert project.unrecorded.using(backend="immediate").enqueue().return_value


def test_a_task_whose_operation_was_cancelled_runs_unrecorded(project, store, manage, find):
    result = project.hold.using(queue_name="cancelled").enqueue(__file__)
    store.advance(UUID(result.id), OperationState.CANCELLED)
    assert manage("db_worker", "--queue-name=cancelled", "--batch").wait(60) == 0
    result.refresh()
    assert result.status == "SUCCESSFUL"
    assert find(result).status is OperationState.CANCELLED


def test_a_shutdown_waits_for_the_task(begin, find, tmp_path):
    process, result = begin("warm", tmp_path / "go")
    process.terminate()
    assert find(result).status is RUNNING
    (tmp_path / "go").touch()
    process.wait(60)
    assert find(result).status is SUCCEEDED


def test_a_task_that_a_second_signal_terminates_fails(begin, find, tmp_path):
    process, result = begin("cold", tmp_path / "never")
    process.send_signal(signal.SIGINT)
    process.terminate()
    process.wait(60)
    assert find(result).error.code == "SystemExit"


def test_a_task_that_a_signal_ends_while_its_beginning_is_recorded_fails(project, find, tmp_path):
    result = project.hold.using(queue_name="idle").enqueue(str(tmp_path / "never"))
    observers = project.recorder.session.store.database.observers

    def end():
        observers.discard(end)
        sys.exit(1)

    observers.add(end)  # a signal handler may run here as well: the beginning is committed
    with pytest.raises(SystemExit):
        project.signals.task_started.send(sender=None, task_result=result)
    assert find(result).error.code == "SystemExit"


def test_a_task_whose_worker_is_killed_is_lost(begin, store, find, tmp_path, eventually):
    process, result = begin("killed", tmp_path / "never", LEASE="1")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(60)
    eventually(lambda: UUID(result.id) in store.expire())
    assert find(result).error.code == "Lost"


def test_a_failure_is_that_of_the_exception_that_the_back_end_handles(project, find):
    result = project.fail.using(queue_name="idle").enqueue()
    project.signals.task_started.send(sender=None, task_result=result)
    try:
        project.fail.func()
    except ZeroDivisionError:
        failed = dataclasses.replace(result, status="FAILED")
        project.signals.task_finished.send(sender=None, task_result=failed)
    found = find(result)
    assert (found.error.code, found.error.message) == ("ZeroDivisionError", "no zero")


def test_a_failure_is_that_of_the_task_result_if_no_exception_is_handled(
    project, worker, wait_for_end, find
):
    failed = project.fail.enqueue()
    wait_for_end(failed)
    failed.refresh()
    other = dataclasses.replace(failed, id=str(uuid4()))
    for signal_ in (project.signals.task_started, project.signals.task_finished):
        signal_.send(sender=None, task_result=other)
    found = find(other)
    assert (found.error.code, found.error.message) == (
        "ZeroDivisionError",
        "ZeroDivisionError: no zero",
    )
