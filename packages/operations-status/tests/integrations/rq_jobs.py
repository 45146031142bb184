"""Functions that RQ runs, and the classes that record them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from operations_status import Recorder, current_operation
from operations_status.integrations.rq import record_jobs
from rq import Retry

recorder = Recorder(os.environ["STORE_URL"], poll_interval=0.05)


def choose_tags(name, *args, **kwargs):
    return ["rq", *map(str, args[:1])]


RecordedQueue, RecordedJob, RecordedWorker = record_jobs(
    recorder, tags=choose_tags, exclude=["rq_jobs.unrecorded"]
)


def add(one, other):
    operation = current_operation()
    assert operation is not None
    operation.succeed(f"https://example.org/{one + other}")
    return one + other


def unrecorded():
    return current_operation() is None


def fail(*_):
    raise ZeroDivisionError("no zero")


def fail_once(path):
    """Fail until a file exists, which the first attempt creates."""
    path = Path(path)
    if not path.exists():
        path.touch()
        raise ZeroDivisionError("no zero")


def ask_for_retries(attempts, path):
    """Return `Retry` in each of some attempts except the last."""
    path = Path(path)
    done = len(path.read_text(encoding="utf-8")) if path.exists() else 0
    path.write_text("x" * (done + 1), encoding="utf-8")
    return Retry(max=1) if done + 1 < attempts else None


def hold(path, *_):
    """Run until a file exists."""
    while not Path(path).exists():
        time.sleep(0.02)


def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(path):
    """Kill the process that runs it, once."""
    path = Path(path)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
