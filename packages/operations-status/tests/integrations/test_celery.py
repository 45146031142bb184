"""Tasks of Celery, run by real workers with a Redis broker."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from celery import Celery, group, signals  # type: ignore[import-untyped]
from celery.app.task import Context  # type: ignore[import-untyped]
from celery.app.trace import build_tracer  # type: ignore[import-untyped]
from celery.exceptions import TaskRevokedError  # type: ignore[import-untyped]
from kombu.exceptions import OperationalError
from operations_status import OperationState, Recorder, current_operation
from operations_status.errors import InvalidOperationError
from operations_status.integrations.celery import record_tasks
from operations_status.operations import AttemptOutcome
from operations_status.stores import open_blocking_store

HERE = Path(__file__).parent
REPLACEMENTS = ("task", "group", "chain", "chord", "chain of a chord", "chain of groups")
pytestmark = pytest.mark.xdist_group("celery")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("celery")


@pytest.fixture(scope="module")
def environment(folder, redis_socket):
    return {"REDIS_SOCKET": redis_socket, "STORE_URL": f"sqlite:///{folder / 'operations.db'}"}


@pytest.fixture(scope="module")
def tasks(environment):
    """Return the module of the app, imported as in a process that sends tasks."""
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
    """Start workers, each in a process group of its own."""
    started = []

    def start(queue, *options, **more):
        command = [sys.executable, "-m", "celery", "--app=celery_app", "worker"]
        command += [f"--hostname={queue}@test", f"--queues={queue}", "--loglevel=INFO"]
        command += ["--without-gossip", "--without-mingle", "--prefetch-multiplier=1"]
        with (folder / queue).with_suffix(".log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                [*command, *options],
                env=os.environ | environment | more,
                cwd=HERE,
                stderr=log,
                stdout=log,
                start_new_session=True,
            )
        started.append(process)
        return process

    yield start
    for process in started:
        process.terminate()
    for process in started:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(30)
        with contextlib.suppress(ProcessLookupError):  # a failed test may leave a running task
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture(scope="module")
def worker(start_worker, folder):
    """A worker that tests share; its log."""
    start_worker("celery", "--concurrency=3")
    return folder / "celery.log"


@pytest.fixture(scope="module")
def doomed(start_worker):
    """The queue of a worker whose processes are killed; Celery may then hang when it shuts down."""
    process = start_worker("doomed", "--concurrency=3")
    yield "doomed"
    with contextlib.suppress(ProcessLookupError):  # it has ended by itself
        os.killpg(process.pid, signal.SIGKILL)


@pytest.fixture
def run(tasks, store, worker, eventually):
    """Send a task and return its operation when it has ended."""

    def run(name, *args, **options):
        task_id = UUID(getattr(tasks, name).apply_async(args, **options).id)
        eventually(lambda: store.get(task_id).status.is_terminal)
        return store.get(task_id)

    return run


@pytest.fixture
def begin(tasks, store, eventually):
    """Send a task and return its identifier when it runs."""

    def begin(name, *args, **options):
        task_id = UUID(getattr(tasks, name).apply_async(args, **options).id)
        eventually(lambda: store.get(task_id).status is OperationState.RUNNING)
        return task_id

    return begin


def test_a_task_is_created_when_it_is_sent_and_ends_with_its_work(run):
    found = run("add", 1, 2)
    assert found.status is OperationState.SUCCEEDED
    assert found.resource_location == "https://example.org/3"
    assert (found.name, found.tags) == ("celery_app.add", ("celery",))
    assert (found.progress.fraction, found.progress.message) == (0.5, "half")
    assert found.started >= found.created


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("fail", "ZeroDivisionError", "no zero"),
        ("reject", "Reject", "The task rejected its message: useless"),
        ("overrun_softly", "SoftTimeLimitExceeded", "SoftTimeLimitExceeded()"),
    ],
)
def test_the_operation_of_a_failed_task_fails(run, name, code, message):
    found = run(name)
    assert found.status is OperationState.FAILED
    assert found.error.code == code
    assert found.error.message.startswith(message)


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("overrun", "TimeLimitExceeded", "The task ran for longer than its time limit, 1 s."),
        ("die", "WorkerLostError", "Worker exited prematurely: signal 9 (SIGKILL) Job: "),
    ],
)
def test_the_operation_of_a_killed_process_fails(run, doomed, name, code, message):
    found = run(name, queue=doomed)
    assert found.status is OperationState.FAILED
    assert found.error.code == code
    assert found.error.message.startswith(message)


@pytest.mark.parametrize("code", [0, 3])
def test_the_operation_of_a_task_that_exits_its_process_fails(run, doomed, code):
    assert run("leave", code, queue=doomed).error.code == "WorkerLostError"


def test_all_attempts_of_a_task_are_one_operation(run, worker, eventually):
    found = run("retry", 3)
    assert found.status is OperationState.SUCCEEDED
    retried = f"celery_app.retry[{found.operation_id}] retry: Retry"
    eventually(lambda: worker.read_text(encoding="utf-8").count(retried) == 2)


@pytest.mark.parametrize("name", ["come_again", "die_once"])
def test_a_redelivered_task_is_one_operation(run, doomed, name, tmp_path):
    assert run(name, str(tmp_path / "seen"), queue=doomed).status is OperationState.SUCCEEDED


def test_a_task_redelivered_after_its_time_limit_has_not_failed(run, doomed):
    assert run("overrun_once", queue=doomed).status is OperationState.SUCCEEDED


@pytest.mark.parametrize(
    ("name", "arguments", "outcomes"),
    [
        ("look", (), ["Succeeded"]),
        ("fail", (), ["Failed"]),
        ("retry", (3,), ["Retried", "Retried", "Succeeded"]),
        ("retry_by_itself", (2,), ["Retried", "Succeeded"]),
        ("retry_by_itself", (9,), ["Retried", "Retried", "Failed"]),
        ("replace", ("task", __file__), ["Retried", "Succeeded"]),
        ("replace", ("group", __file__), ["Retried", "Succeeded"]),
        ("replace_with_failure", ("task",), ["Retried", "Failed"]),
        ("ignore", (), ["Cancelled"]),
        ("reject", (), ["Failed"]),
        ("come_again", ("seen",), ["Retried", "Succeeded"]),
        ("overrun_softly", (), ["Failed"]),
        ("overrun", (), ["Failed"]),
        ("overrun_once", (), ["Lost", "Succeeded"]),
        ("die", (), ["Failed"]),
        ("die_once", ("seen",), ["Lost", "Succeeded"]),
        ("leave", (3,), ["Lost"]),
    ],
)
def test_an_operation_has_the_attempts_of_its_task(
    run, doomed, tmp_path, *, name, arguments, outcomes
):
    if arguments == ("seen",):
        arguments = (str(tmp_path / "seen"),)
    found = run(name, *arguments, queue=doomed)
    assert [attempt.outcome for attempt in found.attempts] == outcomes
    assert {attempt.number for attempt in found.attempts} == set(range(1, len(outcomes) + 1))
    assert {attempt.worker.name for attempt in found.attempts} <= {"doomed@test", "celery@test"}
    assert found.attempts[0].queue == doomed
    assert found.process.pid == found.worker.pid


def test_the_tasks_of_a_chain_and_of_a_chord_are_operations(tasks, store, worker, eventually):
    last = tasks.chain(tasks.look.si(), tasks.look.si()).apply_async()
    body = tasks.chord([tasks.look.si(), tasks.look.si()])(tasks.look.si())
    task_ids = [last.id, last.parent.id, body.id, *(one.id for one in body.parent)]

    def has_succeeded(task_id):
        found = store.get(UUID(task_id))
        return found is not None and found.status is OperationState.SUCCEEDED

    eventually(lambda: all(map(has_succeeded, task_ids)))


def test_the_tasks_of_a_group_are_created_when_the_group_has_been_sent(tasks, store):
    existing = tasks.recorder.create()
    members = [tasks.look.si().set(queue="unattended") for _ in range(3)]
    members.append(tasks.look.si().set(queue="unattended", task_id=str(existing.operation_id)))
    result = tasks.group(members).apply_async()
    found = [store.get(UUID(one.id)) for one in result]
    assert {one.status for one in found} == {OperationState.STARTING}
    assert [one.name for one in found] == ["celery_app.look"] * 3 + [None]


def test_the_last_task_of_a_chain_in_a_group_is_created_when_it_is_sent(
    tasks, store, worker, eventually
):
    last = tasks.look.si().set(queue="unattended", task_id=str(uuid4()))
    tasks.group(tasks.chain(tasks.look.si(), last)).apply_async()
    eventually(lambda: store.get(UUID(last.options["task_id"])) is not None)


def test_the_tasks_of_a_broken_group_are_created_with_the_next_task(tasks, store, tmp_path):
    part = tasks.look.si().set(queue="unattended", task_id=str(uuid4()))
    broken = tasks.look.si().set(queue="unattended", countdown="soon")
    with pytest.raises(TypeError):
        tasks.group(part, broken).apply_async()
    tasks.look.apply_async(queue="unattended")
    assert store.get(UUID(part.options["task_id"])).status is OperationState.STARTING


def test_a_task_delivered_twice_at_once_ends_with_its_first_success(
    tasks, store, worker, *, begin, eventually, tmp_path
):
    task_id = begin("hold_late", str(tmp_path / "first"))
    tasks.hold_late.apply_async((str(tmp_path / "second"),), task_id=str(task_id))
    eventually(lambda: store.get(task_id).attempt == 2)
    assert store.get(task_id).attempts[0].outcome == "Lost"
    (tmp_path / "first").touch()
    eventually(lambda: store.get(task_id).status.is_terminal)
    assert store.get(task_id).status is OperationState.SUCCEEDED
    (tmp_path / "second").touch()
    ended = f"celery_app.hold_late[{task_id}] succeeded"
    eventually(lambda: worker.read_text(encoding="utf-8").count(ended) == 2)
    assert store.get(task_id).status is OperationState.SUCCEEDED


@pytest.mark.once
def test_a_task_whose_worker_is_killed_continues_if_it_is_redelivered(
    store, start_worker, begin, *, eventually, tmp_path
):
    more = {"VISIBILITY_TIMEOUT": "1", "LEASE": "1"}
    process = start_worker("killed", "--concurrency=2", **more)
    late = begin("hold_late", str(tmp_path / "go"), queue="killed")
    early = begin("hold", str(tmp_path / "go"), queue="killed")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(60)
    eventually(lambda: early in store.expire())
    assert store.get(early).error.code == "Lost"
    eventually(lambda: store.expire() is not None and store.get(late).attempts[0].outcome)
    assert store.get(late).status is OperationState.RUNNING
    (tmp_path / "go").touch()
    start_worker("killed", "--concurrency=2", **more)
    eventually(lambda: store.get(late).status is OperationState.SUCCEEDED)
    assert [attempt.outcome for attempt in store.get(late).attempts] == ["Lost", "Succeeded"]


@pytest.mark.parametrize("kind", ["task", "group", "chain", "chord"])
def test_a_replaced_task_ends_with_its_replacement(
    tasks, store, worker, *, eventually, kind, tmp_path
):
    result = tasks.replace.delay(kind, str(tmp_path / "go"))
    replaced = f"celery_app.replace[{result.id}] ignored"
    eventually(lambda: replaced in worker.read_text(encoding="utf-8"))
    assert store.get(UUID(result.id)).status is OperationState.RUNNING
    (tmp_path / "go").touch()
    eventually(lambda: store.get(UUID(result.id)).status.is_terminal)
    assert store.get(UUID(result.id)).status is OperationState.SUCCEEDED
    log = worker.read_text(encoding="utf-8")
    assert "DuplicateOperationError" not in log
    assert "was cancelled" not in log


@pytest.mark.parametrize("kind", REPLACEMENTS)
def test_a_replaced_task_fails_with_its_replacement(run, kind):
    assert run("replace_with_failure", kind).error.code == "ZeroDivisionError"


def test_a_task_is_cancelled_with_a_task_of_the_group_that_replaces_it(
    tasks, store, worker, eventually, tmp_path
):
    member = str(uuid4())
    result = tasks.replace_with_group.delay(member, str(tmp_path / "never"))
    eventually(lambda: (found := store.get(UUID(member))) and found.started)
    tasks.app.control.revoke(member, terminate=True)
    eventually(lambda: store.get(UUID(result.id)).status is OperationState.CANCELLED)


def test_a_task_that_raises_ignore_is_cancelled(run):
    assert run("ignore").status is OperationState.CANCELLED


@pytest.mark.parametrize("name", ["hold", "hold_late", "hold_limited"])
@pytest.mark.parametrize("number", ["SIGTERM", "SIGKILL", "SIGUSR1", "SIGQUIT"])
def test_a_running_task_that_is_terminated_is_cancelled(
    tasks, store, doomed, *, begin, eventually, number, name, tmp_path
):
    task_id = begin(name, str(tmp_path / "never"), queue=doomed)
    tasks.app.control.revoke(str(task_id), terminate=True, signal=number)
    eventually(lambda: store.get(task_id).status.is_terminal)
    assert store.get(task_id).status is OperationState.CANCELLED


@pytest.mark.parametrize("number", ["SIGTERM", "SIGKILL"])
def test_a_task_that_is_terminated_after_its_success_is_stored_has_succeeded(
    tasks, store, doomed, *, eventually, number, tmp_path
):
    chained = tasks.succeed_and_hold.si(str(tmp_path / "stored")).set(queue=doomed)
    chained |= tasks.hold.si(str(tmp_path / "go")).set(queue=doomed)
    following = chained.apply_async()
    task_id = UUID(following.parent.id)
    eventually((tmp_path / "stored").exists)
    tasks.app.control.revoke(str(task_id), terminate=True, signal=number)
    eventually(lambda: store.get(task_id).status.is_terminal)
    assert store.get(task_id).status is OperationState.SUCCEEDED
    assert tasks.app.AsyncResult(str(task_id)).state == "SUCCESS"
    (tmp_path / "go").touch()
    eventually(lambda: store.get(UUID(following.id)).status is OperationState.SUCCEEDED)


def test_a_task_that_is_revoked_before_it_runs_is_cancelled(tasks, store, worker, eventually):
    result = tasks.look.apply_async(countdown=1)
    tasks.app.control.revoke(result.id)
    eventually(lambda: store.get(UUID(result.id)).status is OperationState.CANCELLED)


def test_a_task_received_after_its_expiry_fails_as_expired(run):
    found = run("look", expires=datetime.now(UTC))
    assert found.error.code == "Expired"


def test_a_task_has_the_soft_time_limit_of_its_message(run, tmp_path):
    found = run("hold", str(tmp_path / "never"), soft_time_limit=1)
    assert found.error.code == "SoftTimeLimitExceeded"


def test_a_task_in_a_thread_pool_is_not_terminated(
    tasks, store, start_worker, *, run, begin, folder, eventually, tmp_path
):
    worker = start_worker("threads", "--pool=threads", "--concurrency=2")
    task_id = begin("hold", str(tmp_path / "go"), queue="threads")
    tasks.app.control.revoke(str(task_id), terminate=True)
    log = folder / "threads.log"
    eventually(lambda: "does not implement kill_job" in log.read_text(encoding="utf-8"))
    assert store.get(task_id).status is OperationState.RUNNING
    assert run("leave", 3, queue="threads").error.code == "SystemExit"
    worker.send_signal(signal.SIGQUIT)
    eventually(lambda: "Unrecoverable error" in log.read_text(encoding="utf-8"))
    assert store.get(task_id).status is OperationState.RUNNING
    (tmp_path / "go").touch()
    eventually(lambda: store.get(task_id).status is OperationState.SUCCEEDED)


def test_a_task_without_a_soft_time_limit_has_the_limit_of_its_worker(
    store, start_worker, begin, eventually, tmp_path
):
    start_worker("limited", "--concurrency=1", "--soft-time-limit=1")
    task_id = begin("hold", str(tmp_path / "never"), queue="limited")
    eventually(lambda: store.get(task_id).status is OperationState.FAILED)
    assert store.get(task_id).error.code == "SoftTimeLimitExceeded"


def quit_worker(process, log, eventually):
    process.send_signal(signal.SIGQUIT)


def terminate_group(process, log, eventually):
    os.killpg(process.pid, signal.SIGTERM)


def interrupt_twice(process, log, eventually):
    os.killpg(process.pid, signal.SIGINT)
    # Celery asks for another Ctrl-C before it has installed the handler for it.
    begun = "Warm shutdown has begun"
    eventually(lambda: begun in log.read_text(encoding="utf-8"))
    os.killpg(process.pid, signal.SIGINT)


@pytest.mark.once
def test_a_task_of_the_threads_pool_runs_to_its_end(
    tasks, store, start_worker, *, begin, folder, eventually, tmp_path
):
    process = start_worker("threads", "--pool=threads", "--concurrency=3")
    revoked = begin("hold", str(tmp_path / "revoked"), queue="threads")
    tasks.app.control.revoke(str(revoked), terminate=True)
    exited = UUID(tasks.leave.apply_async((1,), queue="threads").id)
    eventually(lambda: store.get(exited).status is OperationState.FAILED)
    assert store.get(exited).error.code == "SystemExit"
    assert store.get(revoked).status is OperationState.RUNNING
    (tmp_path / "revoked").touch()
    eventually(lambda: store.get(revoked).status is OperationState.SUCCEEDED)
    held = begin("hold", str(tmp_path / "held"), queue="threads")
    process.terminate()
    log = folder / "threads.log"
    eventually(lambda: "Warm shutdown" in log.read_text(encoding="utf-8"))
    (tmp_path / "held").touch()
    process.wait(60)
    assert store.get(held).status is OperationState.SUCCEEDED


@pytest.mark.once
def test_a_warm_shutdown_waits_for_the_task(
    store, start_worker, begin, *, folder, eventually, tmp_path
):
    process = start_worker("warm", "--concurrency=1")
    task_id = begin("hold", str(tmp_path / "go"), queue="warm")
    process.terminate()
    log = folder / "warm.log"
    eventually(lambda: "Warm shutdown" in log.read_text(encoding="utf-8"))
    assert store.get(task_id).status is OperationState.RUNNING
    (tmp_path / "go").touch()
    process.wait(60)
    assert store.get(task_id).status is OperationState.SUCCEEDED


@pytest.mark.once
@pytest.mark.parametrize(
    ("shut_down", "lost"),
    [
        (quit_worker, {"hold": "WorkerShutdown"}),
        (interrupt_twice, {"hold": "WorkerShutdown"}),
        (terminate_group, {"hold": "WorkerLostError", "hold_late": "WorkerLostError"}),
    ],
)
def test_a_task_continues_after_a_shutdown_if_it_is_redelivered(
    tasks, store, worker, *, start_worker, begin, folder, eventually, shut_down, lost, tmp_path
):
    queue, go = shut_down.__name__, tmp_path / "go"
    process = start_worker(queue, "--concurrency=3")
    names = ["hold", "hold_late", "hold_reliably"]
    held = {name: begin(name, str(go), queue=queue) for name in names}
    shut_down(process, folder / f"{queue}.log", eventually)
    process.wait(60)
    found = {name: store.get(task_id) for name, task_id in held.items()}
    failed = {name: one.error.code for name, one in found.items() if one.error}
    assert failed == lost
    going_on = [held[name] for name in names if name not in lost]
    assert {store.get(task_id).status for task_id in going_on} == {OperationState.RUNNING}
    go.touch()
    tasks.app.control.add_consumer(queue, destination=["celery@test"])
    eventually(lambda: all(store.get(task_id).status.is_terminal for task_id in going_on))
    assert {store.get(task_id).status for task_id in going_on} == {OperationState.SUCCEEDED}


def kill_child(process, log, eventually):
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8")
    for child in children.split():
        os.kill(int(child), signal.SIGKILL)
    eventually(lambda: "WorkerLostError" in log.read_text(encoding="utf-8"))
    process.terminate()


@pytest.mark.parametrize("end", [quit_worker, kill_child])
def test_a_task_that_has_sent_its_retry_continues_although_its_process_is_gone(
    store, worker, *, start_worker, begin, folder, eventually, end, tmp_path
):
    process = start_worker(f"retried-{end.__name__}", "--concurrency=1")
    sent, go = tmp_path / "sent", tmp_path / "go"
    task_id = begin("retry_and_hold", str(sent), str(go), queue=f"retried-{end.__name__}")
    eventually(sent.exists)
    end(process, folder / f"retried-{end.__name__}.log", eventually)
    process.wait(60)
    assert store.get(task_id).status is OperationState.RUNNING
    go.touch()
    eventually(lambda: store.get(task_id).status is OperationState.SUCCEEDED)
    outcomes = [one.outcome for one in store.get(task_id).attempts]
    assert outcomes == [AttemptOutcome.RETRIED, AttemptOutcome.SUCCEEDED]


def test_a_task_that_cannot_be_sent_is_not_recorded(store, environment, tmp_path):
    app = Celery("away", broker=f"redis+socket://{tmp_path / 'none'}", set_as_current=False)
    task = app.task(name="away.work", shared=False)(current_operation)
    record_tasks(app, Recorder(environment["STORE_URL"]))
    task_id = str(uuid4())
    with pytest.raises(OperationalError):
        task.apply_async(task_id=task_id, retry_policy={"max_retries": 1})
    assert store.get(UUID(task_id)) is None
    app.close()


def test_a_task_whose_replacement_cannot_be_sent_fails(store, environment, tmp_path):
    app = Celery("replaced", broker=f"redis+socket://{tmp_path / 'none'}", set_as_current=False)
    app.conf.task_publish_retry = False
    other = app.task(name="replaced.other", shared=False)(current_operation)

    @app.task(name="replaced.work", bind=True, shared=False)
    def work(self):
        raise self.replace(other.si())

    record_tasks(app, Recorder(environment["STORE_URL"]))
    task_id = str(uuid4())
    build_tracer(work.name, work, app=app)(task_id, (), {}, {"id": task_id, "delivery_info": {}})
    found = store.get(UUID(task_id))
    assert found.error.code == "OperationalError"
    app.close()


RACE = """
import sys
from celery import signals

@signals.after_task_publish.connect
def wait(headers, **_):
    import celery_app
    celery_app.app.AsyncResult(headers["id"]).get(timeout=60)

from celery_app import add, recorder
print(add.delay(1, 2).id)
recorder.close()
"""


def test_a_task_that_ends_before_its_creation_is_recorded_keeps_its_final_state(
    store, worker, environment
):
    done = subprocess.run(
        [sys.executable, "-c", RACE],
        env=os.environ | environment,
        cwd=HERE,
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    )
    found = store.get(UUID(done.stdout.strip()))
    assert found.status is OperationState.SUCCEEDED
    assert found.resource_location == "https://example.org/3"
    assert not done.stderr


def test_a_task_whose_operation_was_cancelled_runs_unrecorded(tasks, store, worker):
    result = tasks.look.apply_async(countdown=2)
    store.advance(UUID(result.id), OperationState.CANCELLED)
    assert result.get(timeout=60) is None
    assert store.get(UUID(result.id)).status is OperationState.CANCELLED


@pytest.fixture(scope="module")
def revocable(start_worker):
    """The queue of a worker that revokes the tasks of cancelled operations."""
    start_worker("revocable", "--concurrency=1", REVOKE="SIGTERM")
    return "revocable"


def test_with_revoke_a_task_whose_operation_is_cancelled_before_it_runs_never_runs(
    tasks, store, revocable, *, begin, eventually, tmp_path
):
    begin("hold", str(tmp_path / "go"), queue=revocable)
    result = tasks.touch.apply_async((str(tmp_path / "touched"),), queue=revocable)
    store.advance(UUID(result.id), OperationState.CANCELLED)
    (tmp_path / "go").touch()
    with pytest.raises(TaskRevokedError):
        result.get(timeout=60)
    eventually(lambda: store.get(UUID(result.id)).status is OperationState.CANCELLED)
    assert not (tmp_path / "touched").exists()


def test_with_revoke_a_task_whose_operation_is_cancelled_while_it_runs_is_terminated(
    tasks, store, revocable, *, begin, eventually, tmp_path
):
    task_id = begin("hold", str(tmp_path / "never"), queue=revocable)
    store.advance(task_id, OperationState.CANCELLED)
    with pytest.raises(TaskRevokedError):
        tasks.app.AsyncResult(str(task_id)).get(timeout=60)
    eventually(lambda: store.get(task_id).status is OperationState.CANCELLED)


def test_a_task_that_another_worker_takes_over_is_not_revoked(
    tasks, store, start_worker, *, begin, folder, eventually, tmp_path
):
    queue, go = "taken-over", str(tmp_path / "go")
    start_worker(queue, "--concurrency=3", REVOKE="SIGTERM", LEASE="1")
    task_id, cancelled = (begin(name, go, queue=queue) for name in ("hold_late", "hold"))
    tasks.hold_late.apply_async((go,), task_id=str(task_id), queue=queue)

    def has_logged(line):
        return line in (folder / f"{queue}.log").read_text(encoding="utf-8")

    eventually(lambda: has_logged(f"operation {task_id} was taken over by another worker"))
    store.advance(cancelled, OperationState.CANCELLED)
    eventually(lambda: has_logged(f"Terminating {cancelled}"))
    assert not has_logged(f"Terminating {task_id}")
    (tmp_path / "go").touch()
    eventually(lambda: store.get(task_id).status.is_terminal)
    assert store.get(task_id).status is OperationState.SUCCEEDED


def test_a_worker_that_revokes_tasks_runs_the_others(run, revocable):
    assert run("add", 1, 2, queue=revocable).status is OperationState.SUCCEEDED


def test_a_task_without_a_worker_fails_as_never_started(store, environment):
    app = Celery("brief", broker="memory://", set_as_current=False)
    # A shared task belongs to each app of the process, so that the recorder of another app may be
    # the first to create the operation, with its own time of expiry.
    task = app.task(name="brief.work", shared=False)(current_operation)
    record_tasks(app, Recorder(environment["STORE_URL"]), expires=1e-6)
    now, later = task.delay(), task.apply_async(countdown=3600)
    assert UUID(now.id) in store.expire()
    assert store.get(UUID(now.id)).error.code == "NeverStarted"
    assert store.get(UUID(later.id)).status is OperationState.STARTING


def test_a_task_that_runs_after_it_was_marked_as_never_started_succeeds(store, environment):
    app = Celery("late", broker="memory://", set_as_current=False)
    task = app.task(name="late.work", shared=False)(current_operation)
    record_tasks(app, Recorder(environment["STORE_URL"]), expires=1e-6)
    task_id = UUID(task.delay().id)
    assert task_id in store.expire()
    assert store.get(task_id).never_started
    assert task.apply(task_id=str(task_id)).successful()
    assert store.get(task_id).status is OperationState.SUCCEEDED


def test_tasks_are_recorded_by_their_names_with_tags_from_their_arguments(store, environment):
    app = Celery("chosen", broker="memory://", set_as_current=False)

    def choose_tags(name, tenant, *, user):
        return [f"tenant:{tenant}", f"user:{user}"]

    @app.task(name="reports.write", shared=False)
    def write(tenant, *, user):
        return current_operation()

    recorder = Recorder(environment["STORE_URL"])
    record_tasks(app, recorder, include=["reports.*"], exclude=["*.secret"], tags=choose_tags)
    sent, eager = write.delay("acme", user=7), write.apply(("acme",), {"user": 7})
    for result in (sent, eager):
        found = store.get(UUID(result.id))
        assert (found.name, found.tags) == ("reports.write", ("tenant:acme", "user:7"))
    others = [
        app.task(name=name, shared=False)(current_operation)
        for name in ("reports.secret", "invoices.write")
    ]
    for other in others:
        assert store.get(UUID(other.delay().id)) is None
        assert other.apply().get() is None
    for result in group(other.s() for other in others).apply_async():
        assert store.get(UUID(result.id)) is None


@pytest.mark.parametrize("routing_key", ["", "long" * 100])
def test_a_task_with_an_empty_or_a_long_routing_key_is_recorded(store, environment, routing_key):
    app = Celery("routed", broker="memory://", set_as_current=False)
    look = app.task(name="routed.look", shared=False)(current_operation)
    record_tasks(app, Recorder(environment["STORE_URL"]))
    task_id = str(uuid4())
    request = {"id": task_id, "delivery_info": {"routing_key": routing_key}}
    build_tracer(look.name, look, app=app)(task_id, (), {}, request)
    found = store.get(UUID(task_id))
    assert found.status is OperationState.SUCCEEDED
    assert found.queue == (routing_key[:256] or None)


def test_housekeeping_of_celery_is_not_recorded(store, environment):
    app = Celery("housekeeping", broker="memory://", set_as_current=False)
    record_tasks(app, Recorder(environment["STORE_URL"]))
    assert store.get(UUID(app.tasks["celery.backend_cleanup"].delay().id)) is None


def test_a_task_that_is_delivered_again_after_its_success_keeps_its_final_state(
    tasks, store, caplog
):
    result = tasks.look.apply()
    assert tasks.fail.apply(task_id=result.id).state == "FAILURE"
    assert store.get(UUID(result.id)).status is OperationState.SUCCEEDED
    assert f"task {result.id} runs unrecorded" in caplog.text


def test_a_task_is_recorded_without_tags_if_their_function_fails(store, environment, caplog):
    app = Celery("tagless", broker="memory://", set_as_current=False)
    task = app.task(name="tagless.work", shared=False)(current_operation)
    record_tasks(app, Recorder(environment["STORE_URL"]), tags=lambda name: ["with,comma"])
    assert store.get(UUID(task.delay().id)).tags == ()
    assert "is recorded without tags" in caplog.text


def test_patterns_of_names_must_not_be_a_string(tasks):
    with pytest.raises(InvalidOperationError, match="collection of patterns for include"):
        record_tasks(tasks.app, tasks.recorder, include="reports.*")
    with pytest.raises(InvalidOperationError, match="collection of patterns for exclude"):
        record_tasks(tasks.app, tasks.recorder, exclude="reports.*")


def test_expires_must_be_positive_and_finite(tasks):
    with pytest.raises(InvalidOperationError, match="finite number of seconds"):
        record_tasks(tasks.app, tasks.recorder, expires=0.0)


def test_an_eager_task_is_recorded_with_its_retries(tasks, store):
    result = tasks.retry.apply(args=(3,))
    assert result.get() == 3
    found = store.get(UUID(result.id))
    assert found.status is OperationState.SUCCEEDED
    assert found.process.pid == os.getpid()


def test_an_eager_task_ends_with_the_eager_task_that_replaces_it(tasks, store, tmp_path):
    (tmp_path / "go").touch()
    result = tasks.replace.apply(args=("task", str(tmp_path / "go")))
    assert store.get(UUID(result.id)).status is OperationState.SUCCEEDED
    failed = tasks.replace_with_failure.apply(args=("task",))
    assert store.get(UUID(failed.id)).error.code == "ZeroDivisionError"


def test_an_eager_task_that_rejects_its_message_is_a_failed_operation(tasks, store):
    result = tasks.reject.apply()
    assert store.get(UUID(result.id)).error.code == "Reject"


def test_a_task_continues_after_its_worker_has_lost_the_connection(tasks, store):
    result = tasks.hold_late.apply_async(("",), queue="unattended")
    signals.task_retry.send(sender=tasks.hold_late, request=Context(id=result.id), einfo=None)
    assert not store.get(UUID(result.id)).status.is_terminal


def test_an_eager_task_is_recorded_if_recording_is_not_required(store, environment):
    app = Celery("optional", broker="memory://", set_as_current=False)
    task = app.task(name="optional.look", shared=False)(current_operation)
    with Recorder(environment["STORE_URL"], required=False) as recorder:
        record_tasks(app, recorder)
        result = task.apply()
    assert store.get(UUID(result.id)).status is OperationState.SUCCEEDED


def test_tasks_of_other_apps_and_with_other_identifiers_are_not_recorded(tasks, store):
    other = Celery("other", broker="memory://", set_as_current=False)
    task = other.task(name="other.look", shared=False)(current_operation)
    assert task.apply().get() is None
    assert store.get(UUID(task.delay().id)) is None
    named = tasks.look.apply(task_id="no-uuid")
    assert named.get() is None
    signals.task_revoked.send(sender=tasks.look, request=named, expired=False)  # changes nothing
    revoked = Context(id=str(uuid4()))
    signals.task_revoked.send(sender=task, request=revoked, expired=False)
    assert store.get(UUID(revoked.id)) is None
    assert tasks.look.apply().get() is not None


def test_an_eager_task_that_exits_its_process_is_recorded(tasks, store):
    task_id, other_id = str(uuid4()), str(uuid4())
    with pytest.raises(SystemExit):
        tasks.leave.apply(task_id=task_id, args=(3,))
    assert store.get(UUID(task_id)).error.code == "SystemExit"
    with pytest.raises(SystemExit):
        tasks.leave.apply(task_id=other_id, args=(0,))
    assert store.get(UUID(other_id)).status is OperationState.SUCCEEDED
