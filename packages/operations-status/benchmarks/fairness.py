"""Shares, longest waits and throughput of processes that saturate one SQLite file.

`python packages/operations-status/benchmarks/fairness.py [PROCESSES …]` prints a table. On the fast
disk, which is memory, a commit takes no time; on the slow one it takes 5 ms.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.sqlite.store import SqliteStore

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
SECONDS = 5.0
DISKS = {"fast": 0.0, "slow": 0.005}


class SlowStore(SqliteStore):
    """A store whose commits take as long as on a slow disk.

    Args:
        path: The file.
        pause: Seconds of each commit.
    """

    def __init__(self, path: Path, pause: float) -> None:
        super().__init__(path)
        transaction = self.database.transaction

        def sleep(statement: str) -> None:
            if statement == "COMMIT":
                time.sleep(pause)

        @contextmanager
        def hold() -> Iterator[sqlite3.Connection]:
            with transaction() as connection:
                connection.set_trace_callback(sleep if pause else None)
                yield connection

        self.database.transaction = hold  # type: ignore[method-assign]


def work(path: Path, pause: float, start: Any, results: Any) -> None:
    """Change a store for `SECONDS`; put the number of changes and the longest time of one."""
    store = SlowStore(path, pause)
    store.open()
    owner, longest, count = uuid4(), 0.0, 0
    start.wait()
    before = end = time.monotonic()
    end += SECONDS
    while before < end:
        operation = Operation(process=PROCESS, status="Running")
        store.add(operation, lease=30.0, owner=owner)
        between = time.monotonic()
        store.advance(operation.operation_id, OperationState.SUCCEEDED, owner=owner)
        after = time.monotonic()
        longest = max(longest, between - before, after - between)
        count, before = count + 2, after
    results.put((count, longest))
    store.close()


def measure(processes: int, disk: str, folder: str) -> str:
    """Return the row of a table."""
    path = Path(folder, f"{disk}-{processes}.db")
    context = multiprocessing.get_context("spawn")
    start, results = context.Barrier(processes), context.Queue()
    workers = [
        context.Process(target=work, args=(path, DISKS[disk], start, results))
        for _ in range(processes)
    ]
    for worker in workers:
        worker.start()
    found = [results.get() for _ in workers]
    for worker in workers:
        worker.join()
    counts = [count for count, _ in found]
    share = sum(counts) / processes
    return (
        f"| {disk} | {processes} | {sum(counts) / SECONDS:,.0f} | {min(counts) / share:.2f}"
        f" | {max(counts) / share:.2f} | {max(longest for _, longest in found):.2f} s |"
    )


def main() -> None:
    print("| disk | processes | changes/s | smallest share | largest share | longest change |")
    print("|---|---:|---:|---:|---:|---:|")
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        for disk in DISKS:
            for processes in map(int, sys.argv[1:] or ("1", "4", "16")):
                print(measure(processes, disk, folder), flush=True)


if __name__ == "__main__":
    main()
