"""Jobs of RQ, run by real workers over a real Redis."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import pytest
from operations_status import OperationState
from operations_status.integrations.rq import record_jobs
from operations_status.stores import open_blocking_store
from redis import Redis
from rq import Callback, Repeat, Retry, SimpleWorker
from rq.command import send_stop_job_command
from rq.registry import StartedJobRegistry

HERE = Path(__file__).parent
CANCELLED, FAILED = OperationState.CANCELLED, OperationState.FAILED
RUNNING, STARTING = OperationState.RUNNING, OperationState.STARTING
SUCCEEDED = OperationState.SUCCEEDED
pytestmark = pytest.mark.xdist_group("rq")


@pytest.fixture(scope="module")
def environment(tmp_path_factory, redis_socket):
    folder = tmp_path_factory.mktemp("rq")
    return {"REDIS_SOCKET": redis_socket, "STORE_URL": f"sqlite:///{folder / 'operations.db'}"}


@pytest.fixture(scope="module")
def jobs(environment):
    """Return the module of the jobs, imported as in a process that enqueues them."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        spec = importlib.util.spec_from_file_location("rq_jobs", HERE / "rq_jobs.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        patch.setitem(sys.modules, "rq_jobs", module)
        spec.loader.exec_module(module)
        yield module
    module.recorder.close()


@pytest.fixture
def signal_handlers():
    """Restore the signal handlers, which a worker replaces and does not restore."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture(scope="module")
def store(environment):
    with contextlib.closing(open_blocking_store(environment["STORE_URL"])) as store:
        store.open()
        yield store


@pytest.fixture(scope="module")
def redis(redis_socket):
    with contextlib.closing(Redis(unix_socket_path=redis_socket, db=1)) as redis:
        yield redis


@pytest.fixture(scope="module")
def start_worker(environment, tmp_path_factory):
    """Start workers, each for a queue of its own."""
    started = []

    def start(queue, *options):
        command = [sys.executable, "-m", "rq.cli", "worker", queue, *options]
        command += [f"--url=unix://{environment['REDIS_SOCKET']}?db=1", f"--path={HERE}"]
        for kind in ("queue", "job", "worker"):
            command.append(f"--{kind}-class=rq_jobs.Recorded{kind.capitalize()}")
        log = (tmp_path_factory.mktemp("log") / queue).open("w", encoding="utf-8")
        process = subprocess.Popen(
            command, env=os.environ | environment, stdout=log, stderr=log, start_new_session=True
        )
        started.append((process, log))
        return process

    yield start
    for process, log in started:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(30)
        process.kill()
        process.wait()
        log.close()


@pytest.fixture(scope="module")
def queue(jobs, redis, start_worker):
    """A queue with a worker that tests share."""
    start_worker("shared", "--with-scheduler")
    return jobs.RecordedQueue("shared", connection=redis)


@pytest.fixture
def idle(jobs, redis, request):
    """A queue without a worker."""
    return jobs.RecordedQueue(f"idle-{request.node.name[:40]}", connection=redis)


@pytest.fixture
def find(store):
    return lambda job: store.get(UUID(job.id))


@pytest.fixture
def wait_for_end(find, eventually):
    """Wait for the end of a job and return its operation."""

    def wait(job):
        eventually(lambda: (found := find(job)) and found.status.is_terminal)
        return find(job)

    return wait


@pytest.fixture
def begin(find, eventually):
    """Enqueue a job and return it when it runs."""

    def begin(queue, *args, **options):
        job = queue.enqueue(*args, **options)
        eventually(lambda: find(job).status is RUNNING)
        return job

    return begin


def test_a_job_is_created_when_it_is_enqueued_and_ends_with_its_work(jobs, queue, wait_for_end):
    found = wait_for_end(queue.enqueue(jobs.add, 1, 2))
    assert found.status is SUCCEEDED
    assert found.resource_location == "https://example.org/3"
    assert (found.name, found.tags) == ("rq_jobs.add", ("rq", "1"))


def test_a_job_that_raises_an_exception_fails(jobs, queue, wait_for_end):
    found = wait_for_end(queue.enqueue(jobs.fail))
    assert (found.error.code, found.error.message) == ("ZeroDivisionError", "no zero")


def test_a_job_that_is_retried_continues(jobs, queue, wait_for_end, tmp_path):
    retried = [
        queue.enqueue(jobs.fail_once, str(tmp_path / "now"), retry=Retry(max=1)),
        queue.enqueue(jobs.fail_once, str(tmp_path / "later"), retry=Retry(max=1, interval=1)),
        queue.enqueue(jobs.ask_for_retries, 2, str(tmp_path / "asks")),
    ]
    assert {wait_for_end(job).status for job in retried} == {SUCCEEDED}


def test_a_job_fails_when_its_retries_are_exhausted(jobs, queue, wait_for_end, tmp_path):
    failed = wait_for_end(queue.enqueue(jobs.fail, retry=Retry(max=1)))
    assert failed.error.code == "ZeroDivisionError"
    refused = wait_for_end(queue.enqueue(jobs.ask_for_retries, 9, str(tmp_path / "asks")))
    assert refused.error.code == "RetriesExceeded"


def test_a_repeated_job_ends_with_its_last_repetition(jobs, queue, wait_for_end, tmp_path):
    path = tmp_path / "repetitions"
    job = queue.enqueue(jobs.ask_for_retries, 1, str(path), repeat=Repeat(times=2))
    assert wait_for_end(job).status is SUCCEEDED
    assert path.read_text(encoding="utf-8") == "xxx"


@pytest.mark.parametrize("result_ttl", [None, 0])
def test_a_job_that_is_repeated_after_a_while_runs_until_its_last_repetition(
    jobs, queue, wait_for_end, tmp_path, result_ttl
):
    path = tmp_path / "repetitions"
    repeat = Repeat(times=1, interval=1)
    job = queue.enqueue(jobs.ask_for_retries, 1, str(path), repeat=repeat, result_ttl=result_ttl)
    assert wait_for_end(job).status is SUCCEEDED
    assert path.read_text(encoding="utf-8") == "xx"


def test_a_job_whose_result_is_not_kept_ends_with_its_work(jobs, queue, wait_for_end, tmp_path):
    failed = queue.enqueue(jobs.fail, failure_ttl=0)
    killed = queue.enqueue(jobs.die, failure_ttl=0)
    repeated = queue.enqueue(
        jobs.ask_for_retries, 1, str(tmp_path / "done"), result_ttl=0, repeat=Repeat(times=1)
    )
    assert wait_for_end(queue.enqueue(jobs.hold, __file__, result_ttl=0)).status is SUCCEEDED
    assert wait_for_end(failed).error.code == "ZeroDivisionError"
    assert wait_for_end(killed).error.code == "WorkHorseLost"
    assert wait_for_end(repeated).status is SUCCEEDED


@pytest.mark.usefixtures("signal_handlers")
def test_a_job_may_wait_longer_for_its_retry_than_for_its_first_run(
    jobs, redis, *, store, find, eventually
):
    classes = record_jobs(jobs.recorder, expires=0.5, worker_class=SimpleWorker)
    queue = classes.queue("later", connection=redis)
    job = queue.enqueue(jobs.fail, retry=Retry(max=1, interval=60))
    classes.worker([queue], connection=redis).work(burst=True)
    attempt = find(job).current_attempt
    assert (attempt.outcome.value, attempt.redelivery) == ("Retried", 60.5)
    other = queue.enqueue(jobs.add, 1, 2)
    eventually(lambda: UUID(other.id) in store.expire())
    assert find(job).status is RUNNING


def test_a_job_whose_callback_raises_an_exception_fails_with_it(jobs, queue, wait_for_end):
    failed = wait_for_end(queue.enqueue(jobs.hold, __file__, on_success=Callback(jobs.fail)))
    assert (failed.error.code, failed.error.message) == ("ZeroDivisionError", "no zero")


def test_a_job_that_exceeds_its_timeout_fails(jobs, queue, wait_for_end, tmp_path):
    job = queue.enqueue(jobs.hold, str(tmp_path / "never"), job_timeout=1)
    assert wait_for_end(job).error.code == "JobTimeoutException"


def test_a_job_whose_work_horse_is_killed_fails_unless_it_is_retried(
    jobs, queue, wait_for_end, tmp_path
):
    killed = wait_for_end(queue.enqueue(jobs.die))
    assert killed.error.code == "WorkHorseLost"
    assert killed.error.message.startswith("Work-horse terminated unexpectedly")
    job = queue.enqueue(jobs.die_once, str(tmp_path / "seen"), retry=Retry(max=1))
    assert wait_for_end(job).status is SUCCEEDED


def test_a_job_that_is_stopped_while_it_runs_is_cancelled(
    jobs, queue, redis, *, begin, wait_for_end, tmp_path
):
    job = begin(queue, jobs.hold, str(tmp_path / "never"))
    send_stop_job_command(redis, job.id)
    assert wait_for_end(job).status is CANCELLED


def test_a_job_that_is_cancelled_while_it_runs_continues(
    jobs, queue, *, begin, find, wait_for_end, tmp_path
):
    job = begin(queue, jobs.hold, str(tmp_path / "go"))
    job.cancel()
    assert find(job).status is RUNNING
    (tmp_path / "go").touch()
    assert wait_for_end(job).status is SUCCEEDED


def test_a_job_that_is_cancelled_or_deleted_before_it_runs_is_cancelled(jobs, idle, find):
    cancelled, deleted = idle.enqueue(jobs.add, 1, 2), idle.enqueue(jobs.add, 1, 2)
    assert find(cancelled).status is STARTING
    cancelled.cancel()
    deleted.delete()
    assert find(cancelled).status is CANCELLED
    assert find(deleted).status is CANCELLED


def test_a_job_that_is_deleted_after_its_end_has_succeeded(jobs, redis, find):
    queue = jobs.RecordedQueue("synchronous", connection=redis, is_async=False)
    job = queue.enqueue(jobs.add, 1, 2)
    job.delete()
    assert find(job).status is SUCCEEDED


def test_a_waiting_job_whose_arguments_cannot_be_read_can_be_cancelled(jobs, idle, redis, find):
    job = idle.enqueue(jobs.add, 1, 2)
    redis.hset(job.key, "data", b"neither compressed nor pickled")
    jobs.RecordedJob.fetch(job.id, connection=redis).cancel()
    assert find(job).status is CANCELLED


def test_scheduled_deferred_and_enqueued_jobs_are_created(jobs, idle, store, find, eventually):
    first = idle.enqueue_in(timedelta(hours=1), jobs.add, 1, 2)
    second = idle.enqueue(jobs.add, 1, 2, depends_on=first)
    third, fourth = idle.enqueue_many([idle.prepare_data(jobs.add, (1, 2)) for _ in range(2)])
    brief = idle.enqueue(jobs.add, 1, 2, ttl=1)
    assert {find(job).status for job in (first, second, third, fourth)} == {STARTING}
    eventually(lambda: UUID(brief.id) in store.expire())


def test_a_job_runs_after_the_job_that_it_depends_on(jobs, queue, wait_for_end):
    first = queue.enqueue(jobs.add, 1, 2)
    assert wait_for_end(queue.enqueue(jobs.add, 1, 2, depends_on=first)).status is SUCCEEDED


def test_a_failed_job_that_is_requeued_continues(
    jobs, queue, *, eventually, find, wait_for_end, tmp_path
):
    job = queue.enqueue(jobs.fail_once, str(tmp_path / "seen"))
    assert wait_for_end(job).status is FAILED
    eventually(lambda: job.get_status() == "failed")
    job.requeue()
    eventually(lambda: find(job).status is SUCCEEDED)


def test_a_job_that_is_excluded_or_without_a_uuid_is_not_recorded(jobs, queue, find, eventually):
    excluded = queue.enqueue(jobs.unrecorded)
    named = queue.enqueue(jobs.unrecorded, job_id="no-uuid")
    for job in (excluded, named):
        eventually(lambda job=job: job.return_value())
    assert find(excluded) is None


def test_a_job_of_a_synchronous_queue_is_recorded(jobs, redis, find):
    queue = jobs.RecordedQueue("synchronous", connection=redis, is_async=False)
    assert find(queue.enqueue(jobs.add, 1, 2)).status is SUCCEEDED
    assert find(queue.enqueue(jobs.fail)).error.code == "ZeroDivisionError"
    assert find(queue.enqueue(jobs.hold, __file__, result_ttl=0)).status is SUCCEEDED


@pytest.mark.usefixtures("signal_handlers")
def test_a_job_whose_operation_was_cancelled_runs_unrecorded(jobs, redis, store, find):
    idle = jobs.RecordedQueue("cancelled", connection=redis)
    job = idle.enqueue(jobs.hold, __file__)
    store.advance(UUID(job.id), CANCELLED)
    jobs.RecordedWorker([idle], connection=redis).work(burst=True)
    assert job.get_status() == "finished"
    assert find(job).status is CANCELLED


@pytest.mark.usefixtures("signal_handlers")
def test_another_class_of_workers_runs_jobs_in_its_own_way(jobs, redis, find):
    classes = record_jobs(jobs.recorder, worker_class=SimpleWorker)
    queue = classes.queue("simple", connection=redis)
    job = queue.enqueue(os.getpid)
    classes.worker([queue], connection=redis).work(burst=True)
    assert job.return_value() == os.getpid()  # in this process, without a work horse
    assert find(job).status is SUCCEEDED


def test_a_warm_shutdown_waits_for_the_job(jobs, redis, *, start_worker, begin, find, tmp_path):
    process = start_worker("warm")
    job = begin(jobs.RecordedQueue("warm", connection=redis), jobs.hold, str(tmp_path / "go"))
    process.terminate()
    assert find(job).status is RUNNING
    (tmp_path / "go").touch()
    process.wait(60)
    assert find(job).status is SUCCEEDED


@pytest.mark.parametrize("retries", [0, 1])
@pytest.mark.usefixtures("signal_handlers")
def test_a_job_whose_worker_has_died_fails_unless_it_is_retried(
    jobs, redis, *, start_worker, begin, find, wait_for_end, tmp_path, retries
):
    name = f"killed-{retries}"
    process = start_worker(name)
    queue = jobs.RecordedQueue(name, connection=redis)
    retry = Retry(max=retries) if retries else None
    job = begin(queue, jobs.hold, str(tmp_path / "go"), retry=retry)
    horse = int(subprocess.check_output(["pgrep", "-P", str(process.pid)], text=True).split()[0])
    process.kill()
    os.kill(horse, signal.SIGKILL)
    process.wait(60)
    (tmp_path / "go").touch()
    # Let the execution expire, and another worker find that.
    registry = StartedJobRegistry(queue=queue)
    redis.zadd(registry.key, dict.fromkeys(redis.zrange(registry.key, 0, -1), 1))
    jobs.RecordedWorker([queue], connection=redis).work(burst=True)
    found = wait_for_end(job)
    assert (found.error and found.error.code) == (None if retries else "AbandonedJobError")
