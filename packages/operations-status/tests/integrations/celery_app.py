"""A Celery app whose broker is a folder, recorded."""

from __future__ import annotations

import os
import signal
import time
from datetime import UTC, datetime
from pathlib import Path

from celery import Celery  # type: ignore[import-untyped]
from celery.exceptions import Ignore, Reject  # type: ignore[import-untyped]
from operations_status import Recorder, current_operation
from operations_status.integrations.celery import record_tasks

FOLDER = os.environ["CELERY_FOLDER"]

app = Celery("example", broker="filesystem://", backend=f"file://{FOLDER}/results")
app.conf.broker_transport_options = {
    "data_folder_in": f"{FOLDER}/queue",
    "data_folder_out": f"{FOLDER}/queue",
    "processed_folder": f"{FOLDER}/processed",
    "control_folder": f"{FOLDER}/control",
}
app.conf.worker_hijack_root_logger = False
recorder = Recorder(os.environ["STORE_URL"], poll_interval=0.05)
record_tasks(app, recorder, tags=["celery"])


@app.task
def add(one, other):
    operation = current_operation()
    assert operation is not None
    operation.progress(0.5, "half")
    operation.succeed(f"https://example.org/{one + other}")
    return one + other


@app.task
def look():
    operation = current_operation()
    return operation and str(operation.operation_id)


@app.task
def leave(code):
    raise SystemExit(code)


@app.task
def fail():
    raise ZeroDivisionError("no zero")


@app.task(bind=True, max_retries=3)
def retry(self, attempts):
    """Retry after a delay the first time, at a moment the second time."""
    if self.request.retries + 1 < attempts:
        now = datetime.now(UTC)
        raise self.retry(**({"eta": now} if self.request.retries else {"countdown": 0}))
    return attempts


@app.task(bind=True, acks_late=True)
def come_again(self, path):
    """Ask to be delivered again, once."""
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


@app.task
def die():
    os.kill(os.getpid(), signal.SIGKILL)
