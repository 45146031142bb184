"""A Django project with recorded tasks in its database; also its `manage.py`."""

from __future__ import annotations

import os
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import django  # type: ignore[import-untyped]
from django.conf import settings  # type: ignore[import-untyped]
from operations_status import Recorder, current_operation

FOLDER = Path(os.environ["DJANGO_FOLDER"])
DATABASE = {"ENGINE": "django.db.backends.sqlite3", "NAME": FOLDER / "tasks.db"}
IS_BUILT_IN = find_spec("django.tasks") is not None

settings.configure(
    DATABASES={"default": DATABASE | {"OPTIONS": {"timeout": 30, "transaction_mode": "IMMEDIATE"}}},
    INSTALLED_APPS=[*(() if IS_BUILT_IN else ("django_tasks",)), "django_tasks_db"],
    TASKS={
        "default": {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []},
        "immediate": {
            "BACKEND": "django.tasks.backends.immediate.ImmediateBackend"
            if IS_BUILT_IN
            else "django_tasks.backends.immediate.ImmediateBackend",
            "QUEUES": [],
        },
    },
    USE_TZ=True,
)
django.setup()

tasks = import_module("django.tasks" if IS_BUILT_IN else "django_tasks")
signals, task = tasks.signals, tasks.task

from operations_status.integrations.django import record_tasks  # noqa: E402 needs the settings

recorder = Recorder(
    os.environ["STORE_URL"], poll_interval=0.05, lease=float(os.environ.get("LEASE", "30"))
)
record_tasks(
    recorder,
    tags=lambda name, *args, **kwargs: ["django", *map(str, args[:1])],
    exclude=["*.unrecorded"],
    expires=float(os.environ.get("EXPIRES", "86400")),
)


@task
def add(one, other):
    operation = current_operation()
    assert operation is not None
    operation.succeed(f"https://example.org/{one + other}")


@task
def unrecorded():
    return current_operation() is None


@task
def fail():
    raise ZeroDivisionError("no zero")


@task
def hold(path):
    """Run until a file exists."""
    while not Path(path).exists():
        time.sleep(0.02)


if __name__ == "__main__":
    sys.modules["django_project"] = sys.modules["__main__"]
    from django.core.management import (  # type: ignore[import-untyped]
        execute_from_command_line,
    )

    execute_from_command_line(sys.argv)
