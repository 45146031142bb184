"""Cost of recording: short operations one after another, and many that run at once.

`python packages/operations-status/benchmarks/recorder.py` prints a table. CPU is that of all
threads of the recording process, without that of the database.
"""

from __future__ import annotations

import tempfile
import time
from contextlib import ExitStack

from operations_status import Recorder
from postgres_server import running_server

SHORT = 2000
RUNNING = 1000
SECONDS = 30.0


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


def main() -> None:
    """Measure both stores and print the table."""
    print("| store | short operations/s | CPU ms each | 1,000 running: share of a core |")
    print("|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, running_server() as server:
        urls = {
            "SQLite": f"sqlite:///{folder}/o.db",
            "PostgreSQL": f"postgresql://postgres@/postgres?host={server.folder}&schema=recorder",
        }
        for name, url in urls.items():
            rate, cpu = measure_short_operations(url, SHORT)
            share = measure_running_operations(url, RUNNING, SECONDS)
            print(f"| {name} | {rate:,.0f} | {cpu:.2f} | {share:.1%} |", flush=True)


if __name__ == "__main__":
    main()
