"""A recorded Celery app with its broker and its results in Redis."""

from __future__ import annotations

import os
import signal
import time
from datetime import UTC, datetime
from pathlib import Path

from celery import Celery, Task, chain, chord, group, signals  # type: ignore[import-untyped]
from celery.exceptions import Ignore, Reject  # type: ignore[import-untyped]
from coverage import Coverage
from operations_status import Recorder, current_operation
from operations_status.integrations.celery import record_tasks

REDIS = f"redis+socket://{os.environ['REDIS_SOCKET']}"

app = Celery("example", broker=REDIS, backend=REDIS)
app.conf.worker_hijack_root_logger = False
if "VISIBILITY_TIMEOUT" in os.environ:
    timeout = int(os.environ["VISIBILITY_TIMEOUT"])
    app.conf.broker_transport_options = {"visibility_timeout": timeout}
recorder = Recorder(
    os.environ["STORE_URL"],
    poll_interval=0.05,
    lease=float(os.environ.get("LEASE", "30")),
    required="OPTIONAL" not in os.environ,
)


@signals.task_revoked.connect
def delay(sender, **_):
    """Delay the worker's main process, so that the process of one task always reports first."""
    if sender.name == "celery_app.hold_late":
        time.sleep(0.3)


@signals.worker_shutting_down.connect
@signals.worker_process_shutdown.connect
def save_coverage(*_, **__):
    """Save the coverage data of a process that may be killed while it exits."""
    if measured := Coverage.current():
        measured.save()


revoke_signal = os.environ.get("REVOKE")
record_tasks(
    app,
    recorder,
    tags=["celery"],
    revoke=revoke_signal is not None,
    revoke_signal=revoke_signal or "SIGTERM",
)


@signals.worker_shutting_down.connect
def report_shutdown(how, **_):
    """Print a line after the earlier receivers, those of `record_tasks` included."""
    os.write(1, f"{how} shutdown has begun\n".encode())


@signals.task_prerun.connect
def wait_for_gate(task, task_id, **_):
    """Create a file for a task that begins; without a time limit, wait until its gate opens."""
    if folder := os.environ.get("GATE"):
        Path(folder, task_id).touch()
        if not any(task.request.timelimit or ()):
            hold.run(Path(folder, "open"))


@app.task
def add(one, other):
    operation = current_operation()
    assert operation is not None
    operation.progress(0.5, "half")
    operation.succeed(f"https://example.org/{one + other}")
    return one + other


@app.task
def look(*_):
    operation = current_operation()
    return operation and str(operation.operation_id)


@app.task
def leave(code):
    raise SystemExit(code)


@app.task
def fail(*_):
    raise ZeroDivisionError("no zero")


@app.task(bind=True, max_retries=3)
def retry(self, attempts):
    """Retry with `countdown` the first time, with `eta` the second time."""
    if self.request.retries + 1 < attempts:
        now = datetime.now(UTC)
        raise self.retry(**({"eta": now} if self.request.retries else {"countdown": 0}))
    return attempts


@app.task(bind=True, autoretry_for=(ZeroDivisionError,), max_retries=2, default_retry_delay=0)
def retry_by_itself(self, attempts):
    if self.request.retries + 1 < attempts:
        raise ZeroDivisionError("no zero")


@app.task(bind=True, acks_late=True)
def come_again(self, path):
    """Reject the message once, so that it is delivered again."""
    path = Path(path)
    if not path.exists():
        path.touch()
        raise Reject("not yet", requeue=True)


@app.task
def ignore():
    raise Ignore


@app.task
def reject():
    raise Reject("useless", requeue=False)


@app.task(time_limit=1)
def overrun():
    time.sleep(60)


@app.task(bind=True, time_limit=1, acks_late=True, acks_on_timeout=False)
def overrun_once(self):
    """Exceed the time limit, except when the message has been delivered again."""
    while not self.request.delivery_info["redelivered"]:
        time.sleep(0.1)


@app.task(soft_time_limit=1)
def overrun_softly():
    time.sleep(60)


@app.task
def die():
    os.kill(os.getpid(), signal.SIGKILL)


@app.task(acks_late=True, reject_on_worker_lost=True)
def die_once(path):
    """Kill the process that runs it, once."""
    path = Path(path)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)


@app.task
def hold(path, *_):
    """Run until a file exists."""
    while not Path(path).exists():
        time.sleep(0.02)


class _HeldAfterSuccess(Task):  # type: ignore[misc] # Celery has no types
    """Task whose process sleeps after Celery has stored the result."""

    def on_success(self, retval, task_id, args, kwargs):
        Path(args[0]).touch()
        time.sleep(600)


@app.task(base=_HeldAfterSuccess)
def succeed_and_hold(path):
    """Return at once; a file is created when the result is stored."""


class _HeldAfterRetry(Task):  # type: ignore[misc] # Celery has no types
    """Task whose process sleeps after it has sent its retry."""

    def on_retry(self, exc, task_id, args, kwargs, einfo):
        if not Path(args[0]).exists():  # a worker that is shut down calls this once more
            Path(args[0]).touch()
            time.sleep(600)


@app.task(bind=True, base=_HeldAfterRetry)
def retry_and_hold(self, sent, go):
    """Retry once, in another worker; the retry waits for a file."""
    if not self.request.retries:
        raise self.retry(countdown=0, queue="celery")
    hold(go)


@app.task
def touch(path):
    Path(path).touch()


@app.task(acks_late=True)
def hold_late(path):
    hold(path)


@app.task(acks_late=True, reject_on_worker_lost=True)
def hold_reliably(path):
    hold(path)


@app.task(soft_time_limit=60)
def hold_limited(path):
    hold(path)


@app.task(bind=True)
def replace(self, kind, path):
    """Be replaced by a task that waits for a file, by a group or by a chain of such tasks."""
    task = hold.si(path)
    kinds = {"task": task, "group": group(task, look.si()), "chain": chain(look.si(), task)}
    kinds["chord"] = group(look.si(), look.si()) | hold.si(path)
    raise self.replace(kinds[kind])


@app.task(bind=True)
def replace_with_failure(self, kind):
    """Be replaced by a task that fails, or by a canvas with such a task."""
    kinds = {"task": fail.si(), "group": group(fail.si(), look.si())}
    kinds["chain"] = chain(fail.si(), look.si())
    kinds["chord"] = group(fail.si(), look.si()) | look.si() | look.si()
    kinds["chain of a chord"] = chain(look.si(), chord([fail.si()], look.si()), look.si())
    kinds["chain of groups"] = chain(fail.si(), group(look.si(), look.si()))
    raise self.replace(kinds[kind])


@app.task(bind=True)
def replace_with_group(self, task_id, path):
    """Be replaced by a group with one task that waits for a file."""
    raise self.replace(group(hold.si(path).set(task_id=task_id), look.si()))
