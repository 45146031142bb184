"""Celery tasks that end in each possible way while the store is unavailable.

Afterwards no operation is missing or wrong. All tasks run at once, in real workers that are started
once for all tests.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from celery import Celery  # type: ignore[import-untyped]
from kombu.exceptions import OperationalError
from operations_status import OperationState, Recorder, current_operation
from operations_status.filters import ANY
from operations_status.integrations.celery import record_tasks
from operations_status.stores import open_blocking_store

HERE = Path(__file__).parent
SUCCEEDED, FAILED, CANCELLED = (
    OperationState.SUCCEEDED,
    OperationState.FAILED,
    OperationState.CANCELLED,
)
pytestmark = [
    pytest.mark.xdist_group("celery-store-away"),
    pytest.mark.once,
    pytest.mark.timeout(360),  # a fixture waits for forty tasks, some of which wait for the store
]

MOMENTS = ("before the tasks are sent", "while the tasks run")

ENDINGS = {
    # By ending: the call that sends the task, Celery's result, the operation's status, error code.
    "returns": ("add.delay(1, 2)", "SUCCESS", SUCCEEDED, None),
    "raises": ("fail.delay()", "FAILURE", FAILED, "ZeroDivisionError"),
    "retry": ("retry.delay(3)", "SUCCESS", SUCCEEDED, None),
    "autoretry": ("retry_by_itself.delay(2)", "SUCCESS", SUCCEEDED, None),
    "autoretry in vain": ("retry_by_itself.delay(9)", "FAILURE", FAILED, "ZeroDivisionError"),
    "soft time limit": (
        "hold.apply_async([never], soft_time_limit=3)",
        "FAILURE",
        FAILED,
        "SoftTimeLimitExceeded",
    ),
    "time limit": (
        "hold.apply_async([never], time_limit=3)",
        "FAILURE",
        FAILED,
        "TimeLimitExceeded",
    ),
    "time limit, delivered again": (
        "overrun_once.apply_async(time_limit=3)",
        "SUCCESS",
        SUCCEEDED,
        None,
    ),
    "process killed": ("die.delay()", "FAILURE", FAILED, "WorkerLostError"),
    "sys.exit": ("leave.delay(3)", "FAILURE", FAILED, "WorkerLostError"),
    "process killed, delivered again": ("die_once.delay(seen + '1')", "SUCCESS", SUCCEEDED, None),
    "Reject": ("reject.delay()", "reject", FAILED, "Reject"),
    "Reject with requeue": ("come_again.delay(seen + '2')", "SUCCESS", SUCCEEDED, None),
    "Ignore": ("ignore.delay()", "ignored", CANCELLED, None),
    "replaced by a task": ("replace.delay('task', here)", "SUCCESS", SUCCEEDED, None),
    "replaced by a group": ("replace.delay('group', here)", "SUCCESS", SUCCEEDED, None),
    "replaced by a chain": ("replace.delay('chain', here)", "SUCCESS", SUCCEEDED, None),
    "replaced by a chord": ("replace.delay('chord', here)", "SUCCESS", SUCCEEDED, None),
    "replaced by a task that fails": (
        "replace_with_failure.delay('task')",
        "FAILURE",
        FAILED,
        "ZeroDivisionError",
    ),
    "replaced by a chain that fails": (
        "replace_with_failure.delay('chain')",
        "FAILURE",
        FAILED,
        "ZeroDivisionError",
    ),
    "replaced by a chord that fails": (
        "replace_with_failure.delay('chord')",
        "FAILURE",
        FAILED,
        "ZeroDivisionError",
    ),
    "part of a group": ("group(look.si(), look.si(), look.si())()[2]", "SUCCESS", SUCCEEDED, None),
    "end of a chain": ("chain(look.si(), look.si())()", "SUCCESS", SUCCEEDED, None),
    "body of a chord": ("chord([look.si(), look.si()])(look.si())", "SUCCESS", SUCCEEDED, None),
    "revoked before it runs": ("look.apply_async(task_id=revoked)", "REVOKED", CANCELLED, None),
    "revoked while it runs": ("hold.delay(never)", "REVOKED", CANCELLED, None),
    "terminated after its success": (
        "succeed_and_hold.delay(stored)",
        "SUCCESS",
        SUCCEEDED,
        None,
    ),
    "expired": ("look.apply_async(expires=0)", "REVOKED", FAILED, "Expired"),
    "not run yet": ("look.apply_async(queue='unattended')", "PENDING", None, None),
}
NEVER_RUN = ("revoked before it runs", "expired", "not run yet")

SENDER = """
    import sys
    from uuid import uuid4
    import celery_app

    folder, names = sys.argv[1], vars(celery_app)
    names |= {"never": folder + "/never", "seen": folder + "/seen", "stored": folder + "/stored"}
    names |= {"here": celery_app.__file__, "revoked": str(uuid4())}
    for line in sys.stdin:
        print(getattr(eval(line, names), "id", None), flush=True)
    celery_app.recorder.close()
"""


class Cluster:
    """A store, workers, and processes that send tasks, which share a Redis database."""

    def __init__(self, folder, redis_socket, eventually):
        self.folder = folder
        self.gate = folder / "gate"
        self.gate.mkdir()
        self.path = folder / "operations.db"
        self.eventually = eventually
        address = f"{redis_socket}?virtual_host=6"
        self.environment = os.environ | {
            "REDIS_SOCKET": address,
            "STORE_URL": f"sqlite:///{self.path}",
            "MONITOR_JOURNAL_FOLDER": str(folder / "journal"),
            "OPTIONAL": "yes",
        }
        self.results = Celery("results", set_as_current=False, backend=f"redis+socket://{address}")
        self.processes: list[subprocess.Popen[str]] = []
        self.store = open_blocking_store(self.environment["STORE_URL"])
        self.store.open()

    def start(self, *command, name, **more):
        with (self.folder / f"{name}.log").open("a", encoding="utf-8") as log:
            process = subprocess.Popen(
                [sys.executable, *command],
                env=self.environment | more,
                cwd=HERE,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if name == "sender" else log,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        self.processes.append(process)
        return process

    def start_worker(self, queue, *options, **more):
        command = ["-m", "celery", "--app=celery_app", "worker", "--loglevel=INFO"]
        command += [f"--hostname={queue}@test", f"--queues={queue}", "--prefetch-multiplier=1"]
        command += ["--without-gossip", "--without-mingle", *options]
        return self.start(*command, name=queue, **more)

    def open_sender(self, folder):
        """Start a process that sends tasks; return a function that evaluates a call in it."""
        process = self.start("-c", textwrap.dedent(SENDER), str(folder), name="sender")

        def send(call):
            process.stdin.write(f"{call}\n")
            process.stdin.flush()
            return process.stdout.readline().strip()

        send("app")  # it has started
        return send

    def read_log(self, name):
        return (self.folder / f"{name}.log").read_text(encoding="utf-8")

    @contextlib.contextmanager
    def outage(self):
        """Block all writes to the store."""
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout = 30000")
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")

    def has_ended(self, task_id, result):
        """Return whether Celery has stored the result of a task, or logged its end without one."""
        if result.isupper():
            return self.results.AsyncResult(task_id).state == result
        return f"[{task_id}] {result}" in self.read_log("celery")

    def hand_in_journals(self):
        """Wait until the store has all changes, also those of processes that were killed."""
        folder = self.environment["MONITOR_JOURNAL_FOLDER"]
        recorder = Recorder(self.environment["STORE_URL"], required=False, journal_folder=folder)
        with recorder, recorder.operation(name="celery_app.journals"):
            self.eventually(lambda: not any(self.folder.rglob("*.journal-*")))

    def close(self):
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        self.results.close()
        self.store.close()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory, redis_socket, eventually):
    cluster = Cluster(tmp_path_factory.mktemp("celery"), redis_socket, eventually)
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def away(cluster):
    """A worker that runs all tasks at once, and holds each until a gate is open."""
    concurrency = f"--concurrency={len(ENDINGS) + 8}"
    return cluster.start_worker("celery", concurrency, GATE=str(cluster.gate))


@pytest.fixture(scope="module", params=MOMENTS)
def ended(request, cluster, away, tmp_path_factory, eventually):
    """Let all tasks end while the store is unavailable; return their operations afterwards."""
    folder, gate = tmp_path_factory.mktemp("files"), cluster.gate / "open"
    gate.unlink(missing_ok=True)
    send = cluster.open_sender(folder)
    with contextlib.ExitStack() as outages:
        if request.param == MOMENTS[0]:
            outages.enter_context(cluster.outage())
        sent = {
            ending: send(call) for ending, (call, *_) in ENDINGS.items() if ending not in NEVER_RUN
        }
        waiting = {"end of a chain", "body of a chord"}  # for the tasks before them
        begun = [sent[ending] for ending in sent.keys() - waiting]
        eventually(lambda: all((cluster.gate / task_id).exists() for task_id in begun))
        if request.param == MOMENTS[1]:
            outages.enter_context(cluster.outage())
        gate.touch()
        send("app.control.revoke(revoked, reply=True)")  # returns when the worker knows of it
        sent |= {ending: send(ENDINGS[ending][0]) for ending in NEVER_RUN}
        send(f"app.control.revoke('{sent['revoked while it runs']}', terminate=True)")
        eventually((folder / "stored").exists)
        send(f"app.control.revoke('{sent['terminated after its success']}', terminate=True)")
        left = {ending: result for ending, (_, result, *_) in ENDINGS.items()}

        def have_ended():
            for ending, result in tuple(left.items()):
                if cluster.has_ended(sent[ending], result):
                    del left[ending]
            return not left

        eventually(have_ended, seconds=240)
    cluster.hand_in_journals()
    return {ending: cluster.store.get(UUID(task_id)) for ending, task_id in sent.items()}


@pytest.mark.parametrize("ending", ENDINGS)
def test_an_operation_ends_as_its_task_although_the_store_is_unavailable(ended, ending):
    *_, status, code = ENDINGS[ending]
    found = ended[ending]
    assert found.status is (status or OperationState.STARTING)
    assert (found.error and found.error.code) == code
    # Each process has a journal, and the first one that is handed in sets the name. A group that
    # replaces a task ends with a task of Celery's own.
    names = (
        ("celery_app.", "celery.accumulate") if ending == "replaced by a group" else "celery_app."
    )
    assert found.name.startswith(names)
    assert found.tags == ("celery",)


def test_no_operation_stays_unfinished_after_an_outage(cluster, ended):
    unfinished = {one.operation_id for one in cluster.store.list(ANY) if not one.status.is_terminal}
    waiting = [task_id for task_id in unfinished if cluster.store.get(task_id).started is None]
    assert ended["not run yet"].operation_id in waiting
    assert unfinished == set(waiting)
    member = ended["part of a group"].operation_id
    assert f"operation {member} is not recorded" not in cluster.read_log("sender")


@pytest.mark.parametrize(
    ("name", "number", "codes"),
    [
        ("warm", signal.SIGTERM, {}),
        ("cold", signal.SIGQUIT, {"hold": "WorkerShutdown"}),
        ("group", signal.SIGTERM, {"hold": "WorkerLostError", "hold_late": "WorkerLostError"}),
    ],
)
def test_the_tasks_of_a_worker_that_is_shut_down_while_the_store_is_unavailable_end_as_documented(
    cluster, away, eventually, *, tmp_path, name, number, codes
):
    (cluster.gate / "open").touch()
    process, send = cluster.start_worker(name, "--concurrency=3"), cluster.open_sender(tmp_path)
    held = {
        task: UUID(send(f"{task}.apply_async([{str(tmp_path / 'go')!r}], queue={name!r})"))
        for task in ("hold", "hold_late", "hold_reliably")
    }
    store = cluster.store

    def are(status, tasks):
        return all(store.get(held[task]).status is status for task in tasks)

    eventually(lambda: are(OperationState.RUNNING, held))
    with cluster.outage():
        if name == "group":
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        if name == "warm":
            eventually(lambda: "Warm shutdown" in cluster.read_log("warm"))
            (tmp_path / "go").touch()
        process.wait(60)
    going_on = held.keys() - codes.keys()
    assert are(OperationState.RUNNING, going_on)
    (tmp_path / "go").touch()
    send(f"app.control.add_consumer({name!r}, destination=['celery@test'])")
    cluster.hand_in_journals()
    eventually(lambda: are(SUCCEEDED, going_on) and are(FAILED, codes))
    assert {task: store.get(held[task]).error.code for task in codes} == codes
    assert are(SUCCEEDED, going_on)


def test_a_task_that_no_worker_runs_fails_as_never_started_after_an_outage(cluster, eventually):
    app = Celery("brief", broker="memory://", set_as_current=False)
    task = app.task(name="store_away.brief", shared=False)(current_operation)
    folder = str(cluster.folder / "journal")
    url = f"sqlite:///{cluster.path}"
    with Recorder(url, required=False, journal_folder=folder) as recorder:
        record_tasks(app, recorder, expires=1e-6)
        with cluster.outage():
            sent = UUID(task.delay().id)
        eventually(lambda: cluster.store.get(sent))
    eventually(lambda: cluster.store.expire() is not None and cluster.store.get(sent).error)
    assert cluster.store.get(sent).error.code == "NeverStarted"
    app.close()


def test_a_task_that_cannot_be_sent_in_an_outage_leaves_nothing_behind(cluster, tmp_path):
    app = Celery("unsent", broker=f"redis+socket://{tmp_path / 'none'}", set_as_current=False)
    task = app.task(name="store_away.unsent", shared=False)(current_operation)
    folder = str(tmp_path / "journal")
    with Recorder(f"sqlite:///{cluster.path}", required=False, journal_folder=folder) as recorder:
        record_tasks(app, recorder)
        task_id = str(uuid4())
        with cluster.outage(), pytest.raises(OperationalError):
            task.apply_async(task_id=task_id, retry_policy={"max_retries": 1})
    assert cluster.store.get(UUID(task_id)) is None
    assert not any(tmp_path.rglob("*.journal-*"))
    app.close()
