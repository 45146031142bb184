"""Cost of a thousand waiting clients, and the delay until they receive a change.

`python idle_streams.py [--write]` serves a store with ten writers, prints the figures, and writes
`STREAMS.md`. Server and clients are pinned to a processor each; the writers are on the clients'.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any
from uuid import UUID

import attrs
from contenders import HERE, Contender, _pin, running
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_blocking_store

CONNECTIONS = 1000
WRITERS = 10
SECONDS = 20.0
PAUSE = 0.1
QUIET_SECONDS = 15.0
WARM_UP = 6.0
"""Seconds for the start of the writers, which takes more processor time than the measurement."""

ROUNDS = 20
FILES = 4096
KIB = 1024
PROCESS = Process(pid=1, uid=UUID(int=1), name="writer")

TEXT = """\
# A thousand clients that wait

Written by `python packages/operations-status/benchmarks/idle_streams.py --write`. One process
serves a SQLite store in memory; it is pinned to one processor, clients and writers to the other.
`max_waits` is raised, so that one subject may open all streams.

{machine}

## What each costs the service

{connections:,} of each; resident memory of the process, before and after.

| | memory each | processor time while nothing happens |
|---|---:|---:|
| keep-alive connection | **{keep_alive:.1f} KiB** | {keep_alive_cpu:.2f} % |
| event stream with a filter of its own | **{stream:.1f} KiB** | {stream_cpu:.2f} % |

## How soon a change is heard of

{writers} processes write to the store at the same time, {rate:.0f} changes a second together;
{writers} streams receive them, one for each writer, while the other {connections:,} streams and
{connections:,} connections are open. {count:,} changes; {merged} were merged with the next change
of the same operation.

| from | p50 | p99 | longest |
|---|---:|---:|---:|
| the acknowledgement of the change | {p50:.1f} ms | **{p99:.1f} ms** | {longest:.1f} ms |
| the call that makes it | {call_p50:.1f} ms | {call_p99:.1f} ms | {call_longest:.1f} ms |

The service takes {busy:.0f} % of its processor meanwhile.

One change that all {connections:,} streams receive, measured {rounds} times from its
acknowledgement: half of the streams have it after **{fan_p50:.0f} ms**, the last one after
{fan_last:.0f} ms.
"""


@attrs.define
class Client:
    """A connection to the service."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @classmethod
    async def ask(cls, port: int, target: str, *headers: str) -> Client:
        """Send a request."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        lines = [f"GET {target} HTTP/1.1", "Host: localhost", *headers]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        return cls(reader, writer)

    async def read_until(self, end: bytes) -> bytes:
        """Read up to and including *end*."""
        return await self.reader.readuntil(end)


class Scene:
    """The service, its store, and the open connections to it."""

    def __init__(self, contender: Contender, store: str, token: str) -> None:
        self.contender = contender
        self.store = store
        self.token = f"Authorization: {token}"
        self.open: list[Client] = []

    def memory(self) -> int:
        """Return the resident memory of the service, in bytes."""
        text = Path(f"/proc/{self.contender.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", text)
        assert found is not None
        return int(found[1]) * KIB

    async def quiet_share(self) -> float:
        """Return the part of a processor that the service takes while nothing happens."""
        before = self.contender.cpu_seconds()
        await asyncio.sleep(QUIET_SECONDS)
        return (self.contender.cpu_seconds() - before) / QUIET_SECONDS * 100

    async def keep_alive(self) -> None:
        """Open a connection that stays open after a request."""
        client = await Client.ask(self.contender.port, "/operations?name=none", self.token)
        await client.read_until(b"\r\n\r\n[]")
        self.open.append(client)

    async def stream(self, query: str) -> Client:
        """Open a feed and read its beginning."""
        target = f"/operations?{query}"
        accept = "Accept: text/event-stream"
        client = await Client.ask(self.contender.port, target, self.token, accept)
        await client.read_until(b"id: ")
        await client.read_until(b"\n\n")
        self.open.append(client)
        return client


@attrs.frozen
class Written:
    """A change: the operation, its state, and when the call began and returned."""

    operation_id: str
    status: str
    began: float
    ended: float


def write(url: str, name: str, start: str) -> None:
    """Change operations for `SECONDS` from the time *start* on; print each change with its times.

    Args:
        url: Address of the store.
        name: Tag of the operations.
        start: Time on the monotonic clock.
    """
    done: list[tuple[str, str, float, float]] = []
    store = open_blocking_store(url)
    store.open()
    time.sleep(max(0.0, float(start) - time.monotonic()))
    end = float(start) + SECONDS
    with closing(store):
        while time.monotonic() < end:
            operation = Operation(process=PROCESS, tags=(name,))
            identifier = str(operation.operation_id)
            for state in (
                OperationState.STARTING,
                OperationState.RUNNING,
                OperationState.SUCCEEDED,
            ):
                began = time.monotonic()
                if state is OperationState.STARTING:
                    store.add(operation)
                else:
                    store.advance(operation.operation_id, state)
                done.append((identifier, state.value, began, time.monotonic()))
                time.sleep(PAUSE)
    print(json.dumps(done))


async def listen(client: Client, heard: dict[tuple[str, str], float]) -> None:
    """Record the time at which each event arrives."""
    while True:
        line = await client.read_until(b"\n")
        now = time.monotonic()
        if line.startswith(b"data: {"):
            summary = json.loads(line[6:])
            heard.setdefault((summary["operationId"], summary["status"]), now)


async def measure(scene: Scene) -> dict[str, Any]:
    """Return every figure."""
    found: dict[str, Any] = {}
    await scene.keep_alive()
    await scene.stream("tags=warm")
    for name, begin in (
        ("keep_alive", lambda _: scene.keep_alive()),
        ("stream", lambda number: scene.stream(_own_filter(number))),
    ):
        before = scene.memory()
        for number in range(CONNECTIONS):
            await begin(number)
        found[name] = (scene.memory() - before) / CONNECTIONS / KIB
        found[f"{name}_cpu"] = await scene.quiet_share()
        found[name] = max(found[name], (scene.memory() - before) / CONNECTIONS / KIB)
    found |= await measure_delivery(scene)
    return found | await measure_fan_out(scene)


def _own_filter(number: int) -> str:
    return f"tags=idle&createdAfter=2026-01-01T00:00:00.{number:06}Z"


async def measure_delivery(scene: Scene) -> dict[str, Any]:
    """Measure the delay from the changes of ten writers to the events on ten streams."""
    heard: dict[tuple[str, str], float] = {}
    clients = [await scene.stream(f"tags=writer-{number}") for number in range(WRITERS)]
    listeners = [asyncio.create_task(listen(client, heard)) for client in clients]
    start = time.monotonic() + WARM_UP
    writers = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "idle_streams.py", "--writer", scene.store),
            *(f"writer-{number}", str(start)),
            cwd=HERE,
            stdout=subprocess.PIPE,
        )
        for number in range(WRITERS)
    ]
    await asyncio.sleep(start - time.monotonic())
    before = scene.contender.cpu_seconds()
    outputs = await asyncio.gather(*(writer.communicate() for writer in writers))
    busy = (scene.contender.cpu_seconds() - before) / (time.monotonic() - start) * 100
    await asyncio.sleep(1.0)
    for listener in listeners:
        listener.cancel()
    changes = [Written(*one) for output, _ in outputs for one in json.loads(output)]
    told = [one for one in changes if (one.operation_id, one.status) in heard]
    last = {one.operation_id: one for one in changes}
    assert all((one.operation_id, one.status) in heard for one in last.values()), "a change is lost"
    after = [heard[one.operation_id, one.status] - one.ended for one in told]
    whole = [heard[one.operation_id, one.status] - one.began for one in told]
    return {
        "count": len(changes),
        "rate": len(changes) / SECONDS,
        "merged": len(changes) - len(told),
        "busy": busy,
        **_percentiles("", after),
        **_percentiles("call_", whole),
    }


def _percentiles(prefix: str, seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=100)
    return {
        f"{prefix}p50": statistics.median(seconds) * 1000,
        f"{prefix}p99": cuts[98] * 1000,
        f"{prefix}longest": max(seconds) * 1000,
    }


async def measure_fan_out(scene: Scene) -> dict[str, float]:
    """Measure the delay until all idle streams have received one change."""
    streams = scene.open[-CONNECTIONS - WRITERS : -WRITERS]
    store = open_blocking_store(scene.store)
    store.open()
    medians, lasts = [], []
    with closing(store):
        for _ in range(ROUNDS):
            arrivals = [asyncio.create_task(_arrival(client)) for client in streams]
            await asyncio.sleep(0.2)
            await asyncio.to_thread(store.add, Operation(process=PROCESS, tags=("idle",)))
            ended = time.monotonic()
            seconds = sorted(moment - ended for moment in await asyncio.gather(*arrivals))
            medians.append(statistics.median(seconds) * 1000)
            lasts.append(seconds[-1] * 1000)
    return {"fan_p50": statistics.median(medians), "fan_last": statistics.median(lasts)}


async def _arrival(client: Client) -> float:
    await client.read_until(b"data: {")
    moment = time.monotonic()
    await client.read_until(b"\n\n")
    return moment


def _configure(folder: Path) -> tuple[dict[str, str], str]:
    kept = {name: text for name, text in os.environ.items() if not name.startswith("MONITOR_")}
    environ = kept | {"HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    command = [sys.executable, "-m", "operations_status", "generate-key", "--output", "json"]
    made = subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True).stdout
    key = json.loads(made)
    (folder / "key.json").write_text(json.dumps(key["settings"]), encoding="utf-8")
    environ |= {
        "MONITOR_STORE": f"sqlite:///{folder / 'operations.db'}",
        "MONITOR_KEY_FILES": str(folder / "key.json"),
        "MONITOR_METRICS_URLS": "none",
        "MONITOR_KEEP_ALIVE_TIMEOUT": "600",
        "MONITOR_MAX_WAITS": str(2 * CONNECTIONS),
    }
    return environ, f"Bearer {key['token']}"


def _describe_machine() -> str:
    packages = ("operations-status", "hypercorn", "uvloop")
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.machine()}, {os.cpu_count()} processors; {versions}."


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true", help="write STREAMS.md")
    parser.add_argument("--writer", nargs=3, help="run one writer: store, name and start time")
    args = parser.parse_args()
    if args.writer:
        write(*args.writer)
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, max(FILES, hard)))
    place = "/dev/shm" if Path("/dev/shm").is_dir() else None
    command = [sys.executable, "-m", "operations_status", "serve", "--urls"]
    with tempfile.TemporaryDirectory(dir=place) as folder:
        environ, token = _configure(Path(folder))
        served = {"": [*command, "http://127.0.0.1:{port}"]}
        with running(served, environ) as (contender,):
            _pin(os.getpid(), 1)
            found = asyncio.run(measure(Scene(contender, environ["MONITOR_STORE"], token)))
    text = TEXT.format(
        connections=CONNECTIONS,
        writers=WRITERS,
        rounds=ROUNDS,
        machine=_describe_machine(),
        **found,
    )
    print(text)
    if args.write:
        (HERE / "STREAMS.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
