"""Messages of Dramatiq, processed by real workers over a real Redis."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from uuid import UUID

import pytest
from dramatiq.brokers.redis import RedisBroker
from operations_status import OperationState, Recorder
from operations_status.integrations.dramatiq import RecordMessages
from operations_status.stores import open_blocking_store
from redis.exceptions import ConnectionError as RedisConnectionError

HERE = Path(__file__).parent
CANCELLED, FAILED = OperationState.CANCELLED, OperationState.FAILED
RUNNING, SUCCEEDED = OperationState.RUNNING, OperationState.SUCCEEDED
pytestmark = pytest.mark.xdist_group("dramatiq")


@pytest.fixture(scope="module")
def environment(tmp_path_factory, redis_socket):
    folder = tmp_path_factory.mktemp("dramatiq")
    return {"REDIS_SOCKET": redis_socket, "STORE_URL": f"sqlite:///{folder / 'operations.db'}"}


@pytest.fixture(scope="module")
def actors(environment):
    """Return the module of the actors, imported as in a process that sends messages."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        spec = importlib.util.spec_from_file_location(
            "dramatiq_actors", HERE / "dramatiq_actors.py"
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    yield module
    module.recorder.close()
    module.broker.close()


@pytest.fixture(scope="module")
def store(environment):
    with contextlib.closing(open_blocking_store(environment["STORE_URL"])) as store:
        store.open()
        yield store


@pytest.fixture(scope="module")
def start_worker(environment, tmp_path_factory):
    """Start workers, each for a queue of its own."""
    started = []

    def start(queue, *options):
        command = [sys.executable, "-m", "dramatiq", "dramatiq_actors", "--queues", queue]
        command += [
            "--processes=1",
            "--threads=4",
            f"--path={HERE}",
            "--worker-shutdown-timeout=20000",
        ]
        log = (tmp_path_factory.mktemp("log") / queue).open("w", encoding="utf-8")
        process = subprocess.Popen(
            [*command, *options],
            env=os.environ | environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
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
def worker(start_worker):
    """A worker that tests share."""
    return start_worker("default")


@pytest.fixture
def find(store):
    return lambda message: store.get(UUID(message.message_id))


@pytest.fixture
def wait_for_end(find, eventually):
    """Wait for the end of a message and return its operation."""

    def wait(message):
        eventually(lambda: find(message).status.is_terminal)
        return find(message)

    return wait


@pytest.fixture
def run(actors, worker, wait_for_end):
    """Send a message and return its operation when it has ended."""
    return lambda name, *args: wait_for_end(getattr(actors, name).send(*args))


@pytest.fixture
def begin(actors, find, eventually):
    """Send a message and return it when a worker has begun to process it."""

    def begin(name, *args, queue):
        message = getattr(actors, name).message(*args).copy(queue_name=queue)
        actors.broker.enqueue(message)
        eventually(lambda: find(message).status is RUNNING)
        return message

    return begin


def test_a_message_is_created_when_it_is_sent_and_ends_with_its_work(run):
    found = run("add", 1, 2)
    assert found.status is SUCCEEDED
    assert found.resource_location == "https://example.org/3"
    assert (found.name, found.tags) == ("add", ("dramatiq",))


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("fail", "ZeroDivisionError", "no zero"),
        ("fail_twice", "ZeroDivisionError", "no zero"),
        ("overrun", "TimeLimitExceeded", "TimeLimitExceeded()"),
    ],
)
def test_the_operation_of_a_failed_message_fails(run, name, code, message):
    found = run(name)
    assert found.status is FAILED
    assert (found.error.code, found.error.message) == (code, message)


def test_a_message_that_is_retried_continues(run, tmp_path):
    assert run("fail_once", str(tmp_path / "seen")).status is SUCCEEDED


def test_a_delayed_message_is_one_operation(actors, worker, wait_for_end):
    message = actors.add.send_with_options(args=(1, 2), delay=200)
    assert wait_for_end(message).status is SUCCEEDED


def test_a_message_older_than_its_limit_fails(actors, worker, wait_for_end):
    message = actors.add.send_with_options(args=(1, 2), max_age=1, delay=200)
    found = wait_for_end(message)
    assert (found.error.code, found.error.message) == (
        "SkipMessage",
        "Message age limit exceeded",
    )


def test_a_message_that_is_aborted_is_cancelled(run):
    assert run("abort").status is CANCELLED


def test_a_message_that_a_later_middleware_skips_is_cancelled(run):
    assert run("refuse").status is CANCELLED


def test_a_message_for_an_unknown_actor_fails(actors, worker, wait_for_end):
    message = actors.add.message(1, 2).copy(actor_name="unknown")
    actors.broker.enqueue(message)
    assert wait_for_end(message).error.code == "Rejected"


def test_a_message_of_an_excluded_actor_is_not_recorded(actors, worker, find, eventually, tmp_path):
    message = actors.unrecorded.send(str(tmp_path / "done"))
    eventually((tmp_path / "done").exists)
    assert find(message) is None


def test_a_message_whose_operation_was_cancelled_is_not_processed(
    actors, store, worker, *, find, eventually, tmp_path
):
    message = actors.hold.message(str(tmp_path / "never"))
    created = actors.recorder.create(operation_id=UUID(message.message_id))
    store.advance(created.operation_id, CANCELLED)
    actors.broker.enqueue(message)
    actors.broker.join("default", timeout=30_000)
    assert find(message).status is CANCELLED


def test_a_message_whose_operation_has_already_succeeded_is_processed_unrecorded(
    actors, store, worker, *, find, tmp_path
):
    message = actors.fail_once.message(str(tmp_path / "seen"))
    created = actors.recorder.create(operation_id=UUID(message.message_id))
    store.advance(created.operation_id, SUCCEEDED)
    actors.broker.enqueue(message)
    actors.broker.join("default", timeout=30_000)
    assert (tmp_path / "seen").exists()
    assert find(message).status is SUCCEEDED


def test_a_message_that_cannot_be_sent_is_not_recorded(actors, environment, store, tmp_path):
    broker = RedisBroker(url=f"unix://{tmp_path / 'none'}")
    with Recorder(environment["STORE_URL"]) as recorder:
        broker.add_middleware(RecordMessages(recorder))
        message = actors.add.message(1, 2)
        with pytest.raises(RedisConnectionError):
            broker.enqueue(message)
    assert store.get(UUID(message.message_id)) is None


def test_a_message_that_no_worker_processes_fails_as_never_started(
    actors, environment, store, *, find, redis_socket
):
    broker = RedisBroker(url=f"unix://{redis_socket}")
    with Recorder(environment["STORE_URL"]) as recorder:
        broker.add_middleware(RecordMessages(recorder, expires=1e-6))
        now = broker.enqueue(actors.add.message(1, 2).copy(queue_name="unattended"))
        later = broker.enqueue(
            actors.add.message(1, 2).copy(queue_name="unattended"), delay=3_600_000
        )
    broker.close()
    assert UUID(now.message_id) in store.expire()
    assert find(now).error.code == "NeverStarted"
    assert find(later).status is OperationState.STARTING


def test_a_shutdown_waits_for_the_message(begin, start_worker, find, tmp_path):
    process = start_worker("warm")
    message = begin("hold", str(tmp_path / "go"), queue="warm")
    process.terminate()
    assert find(message).status is RUNNING
    (tmp_path / "go").touch()
    process.wait(60)
    assert find(message).status is SUCCEEDED


def test_a_message_that_a_shutdown_interrupts_is_retried(
    begin, start_worker, *, find, wait_for_end, tmp_path
):
    process = start_worker("interrupted")
    message = begin("hold_interruptibly", str(tmp_path / "go"), queue="interrupted")
    process.terminate()
    process.wait(60)
    assert find(message).status is RUNNING
    (tmp_path / "go").touch()
    start_worker("interrupted")
    assert wait_for_end(message).status is SUCCEEDED


def test_a_message_whose_worker_is_killed_continues_in_another_one(
    actors, start_worker, wait_for_end, tmp_path
):
    message = actors.die_once.message(str(tmp_path / "seen")).copy(queue_name="killed")
    actors.broker.enqueue(message)
    start_worker("killed").wait(60)
    start_worker("killed")
    assert wait_for_end(message).status is SUCCEEDED
