"""The Celery app of `chaos.py`: its settings come from the environment."""

from __future__ import annotations

import os
import time
from typing import Any

from celery import Celery, group, signals  # type: ignore[import-untyped]
from celery.exceptions import Ignore, Reject  # type: ignore[import-untyped]
from operations_status import Recorder, current_operation
from operations_status.integrations.celery import record_tasks
from operations_status.integrations.celery_sweep import Sweep

VISIBILITY_SECONDS = 6
LEASE_SECONDS = 3.0
SWEEP_SECONDS = 5.0
EXPIRY_SECONDS = 120.0

app = Celery("chaos", broker=os.environ["BROKER"], backend=os.environ["BACKEND"])
app.conf.update(
    broker_connection_retry_on_startup=True,
    broker_transport_options={"visibility_timeout": VISIBILITY_SECONDS},
    result_extended=True,
    task_acks_late=os.environ["ACKS_LATE"] == "yes",
    task_reject_on_worker_lost=os.environ["ACKS_LATE"] == "yes",
    # Otherwise a worker that revokes a task marks it as revoked while another one runs it.
    task_track_started=True,
    worker_cancel_long_running_tasks_on_connection_loss=False,
    worker_hijack_root_logger=False,
)
if app.conf.broker_url.startswith("filesystem"):
    folder = os.environ["FOLDER"]
    app.conf.broker_transport_options = {
        "data_folder_in": f"{folder}/messages",
        "data_folder_out": f"{folder}/messages",
        "control_folder": f"{folder}/control",
    }
recorder = Recorder(os.environ["STORE_URL"], required=False, lease=LEASE_SECONDS, poll_interval=0.2)
# A killed worker loses its list of revoked tasks, and their messages may be delivered again.
record_tasks(app, recorder, expires=EXPIRY_SECONDS, revoke=True)
# Like `reconcile=True`, but more often than once a minute.
sweep = Sweep(app, recorder, interval=SWEEP_SECONDS)
signals.worker_ready.connect(sweep.start)
signals.worker_shutting_down.connect(sweep.stop)


def work(seconds: float) -> None:
    """Sleep in steps, and report the progress."""
    operation = current_operation()
    for step in range(5):
        time.sleep(seconds / 5)
        if operation:
            operation.progress((step + 1) / 5)


@app.task
def succeed(seconds: float) -> str:
    work(seconds)
    return "done"


@app.task
def fail(seconds: float) -> None:
    work(seconds)
    raise ValueError("no such report")


@app.task(autoretry_for=(KeyError,), retry_kwargs={"max_retries": 2, "countdown": 0})
def retry_by_itself(seconds: float) -> str:
    work(seconds)
    if retry_by_itself.request.retries < 1:
        raise KeyError("again")
    return "done"


@app.task(bind=True, max_retries=1)
def retry_in_vain(self: Any, seconds: float) -> None:
    work(seconds)
    raise self.retry(exc=ValueError("never"), countdown=0)


@app.task(bind=True)
def replace(self: Any, seconds: float) -> None:
    raise self.replace(succeed.si(seconds))


@app.task(bind=True)
def replace_by_failure(self: Any, seconds: float) -> None:
    raise self.replace(fail.si(seconds))


@app.task(bind=True)
def replace_by_group(self: Any, seconds: float) -> None:
    raise self.replace(group(succeed.si(seconds), succeed.si(seconds / 2)))


@app.task
def ignore(seconds: float) -> None:
    work(seconds)
    raise Ignore


@app.task
def reject(seconds: float) -> None:
    work(seconds)
    raise Reject("useless", requeue=False)


@app.task(soft_time_limit=1)
def overrun_softly(seconds: float) -> None:
    time.sleep(seconds + 30)


@app.task(time_limit=1)
def overrun(seconds: float) -> None:
    time.sleep(seconds + 30)
