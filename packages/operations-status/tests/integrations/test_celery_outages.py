"""Celery tasks that are sent, begin, end or are revoked while the store is unavailable."""

from __future__ import annotations

import contextlib
import contextvars
import logging
import sqlite3
import subprocess
import sys
import textwrap
from uuid import UUID, uuid4

import pytest
from celery import Celery, signals  # type: ignore[import-untyped]
from celery.app.task import Context  # type: ignore[import-untyped]
from operations_status import OperationState, Recorder, current_operation
from operations_status.integrations.celery import record_tasks
from operations_status.operations import AttemptOutcome
from operations_status.stores import open_blocking_store

CANCELLED, SUCCEEDED = OperationState.CANCELLED, OperationState.SUCCEEDED


def is_recorded():
    return current_operation() is not None


@pytest.fixture
def path(tmp_path):
    return tmp_path / "operations.db"


@pytest.fixture
def task(path):
    """A task of an app that is recorded with `required=False`, as the documentation advises."""
    app = Celery("outages", broker="memory://", set_as_current=False)
    recorder = Recorder(f"sqlite:///{path}", required=False)
    record_tasks(app, recorder)
    recorder.open()
    yield app.task(name="outages.work", shared=False)(is_recorded)
    recorder.close()
    app.close()


@pytest.fixture
def other(path):
    """The recorder of another process, which can reach the store."""
    with Recorder(f"sqlite:///{path}") as other:
        other.open()
        yield other


@pytest.fixture
def outage(path, other):
    """Return a context manager that blocks all writes to the store."""

    @contextlib.contextmanager
    def outage():
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")

    return outage


def send(other):
    return other.create().operation_id


def suspend(other):
    block = other.operation()
    operation_id = block.__enter__().operation_id
    block.end_attempt(AttemptOutcome.RETRIED, lease=3600.0)
    return operation_id


def lose(other):
    block = other.operation()
    operation_id = block.__enter__().operation_id
    block.end_attempt(AttemptOutcome.LOST, lease=0.0)
    assert operation_id in other.store.expire()
    return operation_id


@pytest.mark.parametrize("before", [send, suspend, lose])
def test_a_task_that_begins_in_an_outage_is_recorded_after_any_earlier_attempts(
    task, other, outage, *, eventually, caplog, before
):
    operation_id = before(other)
    caplog.set_level(logging.INFO, "operations_status")
    with outage():
        assert task.apply(task_id=str(operation_id)).get()
    eventually(lambda: other.store.get(operation_id).status is SUCCEEDED)
    assert "not recorded:" not in caplog.text


def test_a_task_that_is_sent_in_an_outage_and_recorded_by_its_worker_is_one_operation(
    task, other, outage, eventually, caplog
):
    with outage():
        result = task.apply_async()
        assert task.apply(task_id=result.id).get()
    eventually(lambda: (found := other.store.get(UUID(result.id))) and found.status is SUCCEEDED)
    assert "is not recorded" not in caplog.text


@pytest.mark.parametrize("begins_in_outage", [False, True])
def test_a_success_in_an_outage_ends_the_operation_although_another_attempt_has_begun(
    task, other, outage, eventually, begins_in_outage
):
    operation_id = send(other)
    newer = other.operation(operation_id=operation_id, on_duplicate="restart")
    elsewhere = contextvars.copy_context()
    with contextlib.ExitStack() as outages:
        if begins_in_outage:
            outages.enter_context(outage())

        def supersede():
            outages.close()
            elsewhere.run(newer.__enter__)
            outages.enter_context(outage())

        superseded = task.app.task(name="outages.superseded", shared=False)(supersede)
        assert superseded.apply(task_id=str(operation_id)).successful()
        assert other.store.get(operation_id).status is OperationState.RUNNING
    eventually(lambda: other.store.get(operation_id).status is SUCCEEDED)
    elsewhere.run(newer.leave, None)


def test_a_task_that_was_cancelled_before_it_begins_in_an_outage_stays_cancelled(
    task, other, outage, eventually, caplog
):
    operation_id = send(other)
    other.store.advance(operation_id, CANCELLED)
    with outage():
        assert task.apply(task_id=str(operation_id)).get()
    eventually(lambda: f"operation {operation_id} is not recorded" in caplog.text)
    assert other.store.get(operation_id).status is CANCELLED


@pytest.mark.parametrize("before", [send, suspend])
def test_a_task_that_is_revoked_in_an_outage_is_cancelled_with_those_that_follow_it(
    task, other, outage, eventually, before
):
    revoked, following, unknown = before(other), before(other), uuid4()
    chain = [task.si(), task.si().set(task_id=str(following)), task.si().set(task_id=str(unknown))]
    request = Context(id=str(revoked), chain=chain)
    with outage():
        signals.task_revoked.send(sender=task, request=request, expired=False)
    eventually(lambda: other.store.get(revoked).status is CANCELLED)
    eventually(lambda: other.store.get(following).status is CANCELLED)
    assert other.store.get(unknown) is None


def test_a_task_that_was_never_recorded_and_is_revoked_in_an_outage_is_cancelled(
    task, other, outage, eventually
):
    operation_id = uuid4()
    request = Context(id=str(operation_id))
    with outage():
        signals.task_revoked.send(sender=task, request=request, expired=False)
    eventually(lambda: (found := other.store.get(operation_id)) and found.status is CANCELLED)
    assert other.store.get(operation_id).name == "outages.work"


def test_a_revoked_task_is_cancelled_while_the_result_back_end_does_not_answer(
    path, other, eventually, caplog
):
    backend = f"redis+socket://{path.parent / 'missing.sock'}"
    app = Celery("unanswered", broker="memory://", backend=backend, set_as_current=False)
    with Recorder(f"sqlite:///{path}", required=False) as recorder:
        record_tasks(app, recorder)
        task = app.task(name="unanswered.work", shared=False)(is_recorded)
        request = Context(id=str(uuid4()))
        signals.task_revoked.send(sender=task, request=request, expired=False)
        revoked = UUID(request.id)
        eventually(lambda: (found := other.store.get(revoked)) and found.status is CANCELLED)
    assert "the result of the revoked task is unknown" in caplog.text
    app.close()


def test_operations_of_tasks_that_follow_a_task_of_another_app_do_not_change(task, other):
    app = Celery("elsewhere", broker="memory://", set_as_current=False)
    foreign, following = (
        app.task(name="elsewhere.work", shared=False)(current_operation),
        send(other),
    )
    request = Context(id=str(uuid4()), chain=[task.si().set(task_id=str(following))])
    signals.task_revoked.send(sender=foreign, request=request, expired=False)
    assert other.store.get(following).status is OperationState.STARTING
    app.close()


LEAVING = """
    import os, pathlib, sys
    from celery import Celery, signals
    from operations_status import Recorder, current_operation
    from operations_status.integrations.celery import record_tasks

    folder = pathlib.Path(sys.argv[1])
    folder.write_text("not a folder")
    app = Celery("leaving", broker="memory://")
    record_tasks(app, Recorder(f"sqlite:///{folder / 'operations.db'}", required=False))
    result = app.task(name="leaving.work", shared=False)(current_operation).apply()
    folder.unlink()
    signals.worker_process_shutdown.send(sender=None, pid=os.getpid(), exitcode=0)
    print(result.id, flush=True)
    os._exit(0)
"""


def test_a_worker_process_writes_unwritten_changes_when_it_ends(tmp_path):
    folder = tmp_path / "disk"
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(LEAVING), str(folder)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    with contextlib.closing(open_blocking_store(f"sqlite:///{folder / 'operations.db'}")) as store:
        store.open()
        found = store.get(UUID(done.stdout.strip()))
    assert found is not None
    assert found.status is SUCCEEDED
