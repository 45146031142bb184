"""Cost of recording: short operations one after another, many that run at once, and Celery groups.

`python packages/operations-status/benchmarks/recorder.py` prints a table. CPU is that of all
threads of the recording process, without that of the database. A group is sent to a broker in
memory, and its cost is the time over that of an app that is not recorded.
"""

from __future__ import annotations

import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context

from celery import Celery, group  # type: ignore[import-untyped]
from operations_status import Recorder
from operations_status.integrations.celery import record_tasks
from postgres_server import running_server

SHORT = 2000
RUNNING = 1000
SECONDS = 30.0
GROUP = 1000
GROUPS = 15


def measure_short_operations(url: str, count: int) -> tuple[float, float]:
    """Return operations per second and milliseconds of CPU per operation."""
    with Recorder(url) as recorder:
        for _ in range(count // 10):
            with recorder.operation():
                pass
        began, cpu = time.perf_counter(), time.process_time()
        for _ in range(count):
            with recorder.operation(tags=["short"]) as operation:
                operation.succeed("https://example.org/a")
        seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    return count / seconds, 1000 * cpu / count


def measure_running_operations(url: str, count: int, seconds: float) -> float:
    """Return the share of a core that running operations take."""
    with Recorder(url) as recorder, ExitStack() as stack:
        for _ in range(count):
            stack.enter_context(recorder.operation(stoppable=True))
        time.sleep(2.0)
        cpu, began = time.process_time(), time.perf_counter()
        time.sleep(seconds)
        return (time.process_time() - cpu) / (time.perf_counter() - began)


def work(number: int) -> int:
    """Do nothing; the function of the tasks that are sent."""
    return number


def measure_groups(url: str, count: int, tasks: int) -> float:
    """Return the milliseconds that recording adds to the fastest sending of a group."""
    plain = Celery("plain", broker="memory://", set_as_current=False)
    recorded = Celery("recorded", broker="memory://", set_as_current=False)

    def send(app: Celery) -> float:
        task = app.task(name=f"{app.main}.work", shared=False)(work)
        members = group(task.si(number) for number in range(tasks))
        began = time.perf_counter()
        members.apply_async()
        return time.perf_counter() - began

    alone, together = [], []
    with Recorder(url) as recorder:
        send(plain)
        alone += [send(plain) for _ in range(count)]
        record_tasks(recorded, recorder)
        send(recorded)
        together += [send(recorded) for _ in range(count)]
    return 1000 * (min(together) - min(alone))


def main() -> None:
    """Measure both stores and print the table."""
    print(
        "| store | short operations/s | CPU ms each | 1,000 running: share of a core "
        "| group of 1,000 tasks: ms over Celery alone |"
    )
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, running_server() as server:
        urls = {
            "SQLite": f"sqlite:///{folder}/o.db",
            "PostgreSQL": f"postgresql://postgres@/postgres?host={server.folder}&schema=recorder",
        }
        for name, url in urls.items():
            rate, cpu = measure_short_operations(url, SHORT)
            share = measure_running_operations(url, RUNNING, SECONDS)
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                # Celery's signals belong to a process, and receivers stay connected.
                over = pool.submit(measure_groups, url, GROUPS, GROUP).result()
            print(f"| {name} | {rate:,.0f} | {cpu:.2f} | {share:.1%} | {over:.0f} |", flush=True)


if __name__ == "__main__":
    main()
