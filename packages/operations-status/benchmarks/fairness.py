"""How processes that saturate one SQLite file share it: shares, longest waits, the sum."""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_blocking_store

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
SECONDS = 5.0


def work(url: str, start: Any, results: Any) -> None:
    """Change the store until the time is over; put the number of changes and the longest one."""
    store = open_blocking_store(url)
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


def measure(processes: int, folder: str) -> str:
    """Return the row of a table."""
    url = f"sqlite:///{Path(folder, f'{processes}.db')}"
    context = multiprocessing.get_context("spawn")
    start, results = context.Barrier(processes), context.Queue()
    workers = [context.Process(target=work, args=(url, start, results)) for _ in range(processes)]
    for worker in workers:
        worker.start()
    found = [results.get() for _ in workers]
    for worker in workers:
        worker.join()
    counts = [count for count, _ in found]
    share = sum(counts) / processes
    return (
        f"| {processes} | {sum(counts) / SECONDS:,.0f} | {min(counts) / share:.2f}"
        f" | {max(counts) / share:.2f} | {max(longest for _, longest in found):.2f} s |"
    )


def main() -> None:
    print("| processes | changes per second | smallest share | largest share | longest change |")
    print("|---:|---:|---:|---:|---:|")
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        for processes in map(int, sys.argv[1:] or ("1", "4", "16")):
            print(measure(processes, folder), flush=True)


if __name__ == "__main__":
    main()
