"""Time of a call with `required=False` while the store is unavailable, for each kind of outage.

`python packages/operations-status/benchmarks/outages.py` prints a table. A call is the creation of
an operation, or the beginning or the end of a block; each outage is measured in a thread and in an
event loop, whose longest pause is measured too. The first call of an outage waits for the store,
for 0.1 seconds at most. `first` and `longest` are single calls, which also contain the time for
which other programs had the processor and the disk. Filling a disk needs the rights of root.
`--write` replaces OUTAGES.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
from operations_status import Recorder
from postgres_server import PostgresServer, running_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from contextlib import AbstractContextManager

ROUNDS = 2000
PAUSE = 0.0005
HERE = Path(__file__).parent


@contextmanager
def lock_file(url: str, _: PostgresServer) -> Iterator[None]:
    path = url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def take_folder_away(url: str, _: PostgresServer) -> Iterator[None]:
    folder = Path(url.removeprefix("sqlite:///")).parent
    away = folder.rename(folder.with_suffix(".away"))
    folder.write_text("not a folder")
    yield
    folder.unlink()
    away.rename(folder)


@contextmanager
def fill_disk(url: str, _: PostgresServer) -> Iterator[None]:
    folder = Path(url.removeprefix("sqlite:///")).parent
    with suppress(OSError), (folder / "rest").open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    yield


@contextmanager
def stop_server(_: str, server: PostgresServer) -> Iterator[None]:
    server.stop()
    yield
    server.start()


@contextmanager
def lock_table(_: str, server: PostgresServer) -> Iterator[None]:
    with psycopg.connect(f"postgresql://postgres@/postgres?host={server.folder}") as connection:
        connection.execute("LOCK TABLE outages.operations IN ACCESS EXCLUSIVE MODE")
        yield
        connection.rollback()


@contextmanager
def suspend_server(_: str, server: PostgresServer) -> Iterator[None]:
    main = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    processes = [main, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


FAULTS: dict[str, tuple[str, Callable[[str, PostgresServer], AbstractContextManager[None]]]] = {
    "SQLite, locked by another process": ("file", lock_file),
    "SQLite, its folder is missing": ("file", take_folder_away),
    "SQLite, full disk": ("small", fill_disk),
    "PostgreSQL, connection refused": ("server", stop_server),
    "PostgreSQL, table locked": ("server", lock_table),
    "PostgreSQL, suspended": ("server", suspend_server),
}


def open_recorder(url: str) -> Recorder:
    """Return a recorder that has used the store, once the store is away."""
    recorder = Recorder(url, required=False)
    recorder.store.open()  # without the deadline of the recorder: it creates the store
    recorder.create()
    print("ready", flush=True)
    sys.stdin.readline()
    return recorder


def measure_thread(url: str) -> list[float]:
    """Return the seconds of each call."""
    times: list[float] = []
    recorder = open_recorder(url)

    def measure(call: Callable[[], object]) -> None:
        before = time.perf_counter()
        call()
        times.append(time.perf_counter() - before)

    for _ in range(ROUNDS):
        measure(recorder.create)
        block = recorder.operation()
        measure(block.__enter__)
        measure(lambda block=block: block.__exit__(None, None, None))
        time.sleep(PAUSE)
    return times


async def measure_loop(url: str) -> tuple[list[float], float]:
    """Return the seconds of each call, and the longest pause of the event loop."""
    times: list[float] = []
    recorder = open_recorder(url)
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - before - 0.001)

    async with asyncio.TaskGroup() as tasks:
        watching = tasks.create_task(watch())
        for _ in range(ROUNDS):
            block = recorder.operation()
            for call in (
                recorder.create_async,
                block.__aenter__,
                lambda block=block: block.__aexit__(None, None, None),
            ):
                before = time.perf_counter()
                await call()
                times.append(time.perf_counter() - before)
            await asyncio.sleep(PAUSE)
        watching.cancel()
    return times, longest


def describe(times: list[float]) -> str:
    """Return the first call and the p50, p99 and longest of the others, in milliseconds."""
    rest = sorted(times[1:])
    p50, p99 = rest[len(rest) // 2], rest[len(rest) * 99 // 100]
    return " | ".join(f"{1000 * seconds:.2f}" for seconds in (times[0], p50, p99, rest[-1]))


def measure(way: str, url: str) -> str:
    """Return the cells of one measurement."""
    if way == "thread":
        return f"{describe(measure_thread(url))} | "
    times, longest = asyncio.run(measure_loop(url))
    return f"{describe(times)} | {1000 * longest:.1f}"


@contextmanager
def make_store(place: str, folder: Path, server: PostgresServer) -> Iterator[str]:
    """Return the address of a store on a disk, on a small disk, or in a server."""
    if place == "server":
        yield f"postgresql://postgres@/postgres?host={server.folder}&schema=outages"
        return
    folder.mkdir()
    if place == "small":  # needs the rights of root
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", folder], check=True)
    try:
        yield f"sqlite:///{folder / 'o.db'}"
    finally:
        if place == "small":
            subprocess.run(["umount", "-l", folder], check=True)


def run(
    way: str,
    url: str,
    fault: Callable[[str, PostgresServer], AbstractContextManager[None]],
    server: PostgresServer,
    environ: Mapping[str, str],
) -> str:
    """Measure in a process of its own, which has used the store before the fault begins."""
    command, pipe = [sys.executable, __file__, "--measure", way, url], subprocess.PIPE
    with subprocess.Popen(
        command, env=environ, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with fault(url, server):
            return process.communicate("\n", timeout=120)[0].strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="replace OUTAGES.md")
    parser.add_argument("--measure", nargs=2, metavar=("WAY", "URL"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(measure(*options.measure))
        os._exit(0)  # without applying the journal to the store
    lines = [
        "| the store | calls in | first, ms | p50, ms | p99, ms | longest, ms | loop, ms |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    print("\n".join(lines))
    with tempfile.TemporaryDirectory() as name, running_server() as server:
        folder = Path(name)
        environ = os.environ | {"MONITOR_JOURNAL_FOLDER": str(folder / "journals")}
        for number, (state, (place, fault)) in enumerate(FAULTS.items()):
            for way in ("thread", "event loop"):
                with make_store(place, folder / f"{number}-{way[0]}", server) as url:
                    line = f"| {state} | {way} | {run(way, url, fault, server, environ)} |"
                lines.append(line.replace("|  |", "| |"))
                print(lines[-1], flush=True)
    if options.write:
        text = f"# Calls while the store is away\n\n{__doc__}\n"
        (HERE / "OUTAGES.md").write_text(text + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
