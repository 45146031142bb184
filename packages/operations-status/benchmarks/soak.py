"""Run the service under load and faults for a while, and check that it stays correct and bounded.

    python soak.py [--minutes 10] [--store sqlite] [--store postgresql] [--write]

For each kind of store, two instances serve while a recorder writes. Good clients check every
response against what was acknowledged; the service must disconnect bad clients in time. The
database is stopped and started, the file is locked, and one of the two instances is killed and
started again. Exit code 1 when anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from statistics import linear_regression, mean, quantiles
from typing import TYPE_CHECKING

import attrs
import soak_clients as clients
import soak_http2 as http2
import soak_troublemakers as troublemakers
from operations_status.stores.postgres.address import DEFAULT_POOL_SIZE
from operations_status.stores.sqlite.database import IDLE_READERS
from postgres_server import PostgresServer, find_programs
from soak_processes import Recorder, Service, make_key

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from typing import Any

HERE = Path(__file__).parent
_KEPT = 500
SEEN = {"one operation 200", "one, 304 304", "feed 200", "refused", "bad: nonsense"}
"""Events that every run must see: on a slow machine, a short run lasts until they have occurred."""

_LONG = 120.0
"""Seconds from which on memory has settled, so that its growth can be judged."""

_ALLOWED_GROWTH = 6.0
"""MiB by which a process may be larger in the last third than in the one before."""

_ALLOWED_FILES = {"sqlite": 2 + IDLE_READERS, "postgresql": DEFAULT_POOL_SIZE + 1}
"""Number of descriptors that may be open at the end in addition: idle connections to the store.

PostgreSQL's are `pool_size` connections and the one that listens. For SQLite, the write-ahead logs
of the connections count: of the writer, the reader and `IDLE_READERS` lists. The database file
itself does not count: SQLite keeps a descriptor of it for each connection that was ever open at the
same time as others, and reuses it for later connections.
"""

_RETURN = 7.0
"""Seconds after the restart of the database in which requests that begin may still fail.

An attempt to connect may last `_CONNECT_SECONDS` (5) of `stores.postgres.pool`, and the next
attempt follows within its `_LONGEST_DELAY_SECONDS` (2). A request that waits `_CONNECT_SECONDS` for
one of `pool_size` connections is answered with 503 as well, but no client here occupies one for
that long.
"""

ENVIRON = {
    "MONITOR_KEEP_ALIVE_TIMEOUT": str(clients.KEEP_ALIVE),
    "MONITOR_READ_TIMEOUT": str(clients.READ_TIMEOUT),
    "MONITOR_FEED_HEARTBEAT": str(clients.HEARTBEAT),
    "MONITOR_RETENTION_COUNT": str(_KEPT),
    "MONITOR_RETENTION_INTERVAL": "2",
}

INTRODUCTION = """\
# The service under load and faults

Written by `nox -s trial -- soak --write`.
For {seconds:.0f} seconds, two instances for each kind of store answered
single reads, pages, whole lists, conditional requests, long polls and feeds, while a recorder wrote
and everything but the last {kept} operations was pruned. Meanwhile the database was stopped and
started, the file was locked, and one of the two instances was killed and started again
({faults}). All the time, bad clients opened connections without a complete request, sent heads and
bodies slowly, sent requests that were too large or not HTTP, reset HTTP/1.1 connections and HTTP/2
streams, and read slowly. Over HTTP/2, some clients made requests in parallel and read every
response; others kept the flow-control windows closed, or stopped reading. Load and service share
the machine, so the times are those of a busy machine.

{machine}
"""


@attrs.define
class Site:
    """Two instances over one store, and the process that records in it."""

    kind: str
    folder: Path
    store: str
    database: PostgresServer | None
    recorder: Recorder
    targets: list[clients.Target]
    seen: list[set[str]] = attrs.field(factory=lambda: [set(), set()])
    baselines: list[int] = attrs.field(factory=list)
    ended_before: set[str] = attrs.field(factory=set)
    faults: int = 0

    @property
    def steady(self) -> Service:
        """The instance that is never killed."""
        return self.targets[0].service

    def count_files(self, target: clients.Target) -> int:
        """Return the number of open descriptors of an instance, as `_ALLOWED_FILES` counts them."""
        return target.service.count_files(without=self.store.removeprefix("sqlite:///"))

    @property
    def ended(self) -> set[str]:
        """The operations that are known to have ended."""
        told = self.recorder.look()
        return {key for key, status in told.items() if status == "Succeeded"}


def open_site(kind: str, folder: Path, key: tuple[str, str]) -> Site:
    folder.mkdir()
    database = None
    store = f"sqlite:///{folder / 'operations.db'}"
    if kind == "postgresql":
        # A socket's path has to be short.
        place = Path(tempfile.mkdtemp(prefix="pg"))
        place.chmod(0o755)
        database = PostgresServer(place, find_programs(place))
        database.start()
        store = f"postgresql://postgres@/postgres?host={place}"
    kept = {name: text for name, text in os.environ.items() if not name.startswith("MONITOR_")}
    environ = kept | ENVIRON | {"MONITOR_STORE": store, "MONITOR_KEY_FILES": key[0]}
    services = [Service(f"{kind} {number}", folder, environ) for number in (1, 2)]
    for service in services:
        service.start()
    recorder = Recorder.start(folder, store)
    targets = [clients.Target(service, recorder, key[1]) for service in services]
    return Site(kind, folder, store, database, recorder, targets)


def close_site(site: Site) -> None:
    """End everything; processes that have not ended by themselves are killed."""
    for target in site.targets:
        if target.service.process is not None and target.service.process.poll() is None:
            target.service.kill()
    if site.recorder.process.poll() is None:
        site.recorder.process.kill()
        site.recorder.process.wait()
    if site.database is not None:
        site.database.stop()
        shutil.rmtree(site.database.folder)


async def soak(sites: list[Site], seconds: float, findings: clients.Findings) -> None:
    """Load every site for some seconds, and inflict faults on it."""
    for site in sites:
        site.baselines = [site.count_files(target) for target in site.targets]
    followers = [asyncio.create_task(one) for site in sites for one in _follow(site, findings)]
    while findings.counts["feed 200"] < len(followers):  # noqa: ASYNC110 feeds count
        await asyncio.sleep(0.05)
    for site in sites:
        site.ended_before = site.ended
    tasks = [
        asyncio.create_task(one)
        for site in sites
        for one in (_sample(site), _break(site, seconds), *_load(site, findings))
    ]
    everything = [*tasks, *followers]
    done, _ = await asyncio.wait(everything, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    while not done and not findings.counts.keys() >= SEEN:
        done, _ = await asyncio.wait(everything, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
    await _mend(sites)
    for task in tasks:
        task.cancel()
    codes = [await asyncio.to_thread(site.recorder.end) for site in sites]
    findings.expect(not any(codes), f"recorders ended with {codes}")
    await _compare(sites, findings)
    for task in followers:
        task.cancel()
    await asyncio.gather(*everything, return_exceptions=True)
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error


def _load(site: Site, findings: clients.Findings) -> Iterator[Coroutine[Any, Any, None]]:
    for target in site.targets:
        for _ in range(3):
            yield clients.read_one(target, findings)
        yield clients.read_pages(target, findings)
        yield http2.read(target, findings)
        for way, within in (*troublemakers.BAD_WAYS, *http2.BAD_WAYS):
            yield troublemakers.misbehave(target, findings, way, within)


def _follow(site: Site, findings: clients.Findings) -> Iterator[Coroutine[Any, Any, None]]:
    for target, seen in zip(site.targets, site.seen, strict=True):
        yield clients.follow(target, findings, seen)


async def _sample(site: Site) -> None:
    while True:
        with contextlib.suppress(OSError, IndexError):
            site.steady.samples.append(site.steady.sample())
        await asyncio.sleep(0.5)


async def _break(site: Site, seconds: float) -> None:
    """Inflict faults in turn and end them, so often that each kind occurs at least once."""
    pause = min(15.0, seconds / 8)
    outage = min(5.0, seconds / 8)
    while True:
        await asyncio.sleep(pause)
        await _take_store_away(site, outage)
        await asyncio.sleep(pause)
        await _kill_one(site)
        site.faults += 2


async def _take_store_away(site: Site, outage: float) -> None:
    if site.database is None:
        await asyncio.to_thread(_lock_file, site.store.removeprefix("sqlite:///"), outage)
        return
    for target in site.targets:
        target.store_away_until = time.monotonic() + 3600.0
    await asyncio.to_thread(site.database.stop)
    await asyncio.sleep(outage)
    await asyncio.to_thread(site.database.start)
    for target in site.targets:
        target.store_away_until = time.monotonic() + _RETURN


def _lock_file(path: str, seconds: float) -> None:
    """Hold the only write lock of the file: readers go on, and writers wait."""
    with contextlib.closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        connection.execute("ROLLBACK")


async def _kill_one(site: Site) -> None:
    target = site.targets[1]
    target.gone_until = time.monotonic() + 3600.0
    await asyncio.to_thread(target.service.kill)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(target.service.start)
    target.gone_until = time.monotonic()


async def _mend(sites: list[Site]) -> None:
    """Wait until the present faults have ended."""
    for site in sites:
        while any(  # noqa: ASYNC110 it waits for a time
            max(target.gone_until, target.store_away_until) > time.monotonic() + 2 * _RETURN
            for target in site.targets
        ):
            await asyncio.sleep(0.1)


async def _compare(sites: list[Site], findings: clients.Findings) -> None:
    """Compare the lists at the end, and the events of the feeds, with what was recorded."""
    for site in sites:
        told = site.recorder.look()
        ended = site.ended - site.ended_before
        findings.counts[f"recorded, {site.kind}"] = len(told)
        for target, seen in zip(site.targets, site.seen, strict=True):
            deadline = time.monotonic() + 30
            while ended - seen and time.monotonic() < deadline:  # noqa: ASYNC110 a feed fills it
                await asyncio.sleep(0.1)
            missing = len(ended - seen)
            findings.expect(not missing, f"{target.service.name}: a feed lacks {missing}")
            client = clients.Client(target, findings)
            answer = await client.get("in the end", "/operations")
            client.close()
            listed = answer.json() if answer is not None and answer.status == 200 else []
            found = {one["operationId"]: one["status"] for one in listed}
            newest = set(list(told)[-_KEPT // 2 :])
            findings.expect(newest <= found.keys(), f"{target.service.name}: some are lost")
            findings.expect({*found.values()} <= {"Succeeded"}, "something has not ended")


async def end(sites: list[Site], findings: clients.Findings) -> None:
    """Wait for idle connections to close, end the services, and check exit codes and logs."""
    deadline = time.monotonic() + clients.KEEP_ALIVE + 12.0
    for site in sites:
        for target, before in zip(site.targets, site.baselines, strict=True):
            allowed = before + _ALLOWED_FILES[site.kind]
            while (files := site.count_files(target)) > allowed:
                if time.monotonic() > deadline:
                    findings.expect(
                        False, f"{target.service.name}: {files} files are open, {before} before"
                    )
                    break
                await asyncio.sleep(0.2)
            code = await asyncio.to_thread(target.service.end)
            findings.expect(code == 0, f"{target.service.name} ended with {code}")
            for word in ("Traceback", "were cut", " failed"):
                found = target.service.log.partition(word)
                excerpt = found[0][-500:] + word + found[2][:5000]
                findings.expect(not found[1], f"{target.service.name}: its log has {excerpt!r}")


def judge(service: Service) -> tuple[float, float, float]:
    """Return memory in MiB in the last third, its growth since the third before, and the slope.

    The slope is in MiB per hour, over the last two thirds.
    """
    samples = service.samples[len(service.samples) // 3 :]
    if len(samples) < 4:
        return 0.0, 0.0, 0.0
    half = len(samples) // 2
    before, after = samples[:half], samples[half:]
    slope, _ = linear_regression([s.moment for s in samples], [s.memory for s in samples])
    last = mean(s.memory for s in after)
    return last, last - mean(s.memory for s in before), slope * 3600


def to_markdown(sites: list[Site], findings: clients.Findings, seconds: float) -> str:
    faults = ", ".join(f"{site.faults} faults of {site.kind}" for site in sites)
    machine = f"CPython {platform.python_version()}, {platform.machine()}, {os.cpu_count()} CPUs."
    lines = [
        INTRODUCTION.format(seconds=seconds, kept=_KEPT, faults=faults, machine=machine),
        "| request | answers | p50 ms | p99 ms |",
        "|---|---:|---:|---:|",
    ]
    for kind, times in sorted(findings.latencies.items()):
        cuts = quantiles(times, n=100) if len(times) > 1 else [times[0]] * 99
        lines.append(f"| {kind} | {len(times)} | {cuts[49] * 1000:.1f} | {cuts[98] * 1000:.1f} |")
    lines += [
        "",
        "| instance | MiB in the last third | more than before | MiB per hour | most files |",
        "|---|---:|---:|---:|---:|",
    ]
    for site in sites:
        memory, growth, slope = judge(site.steady)
        files = max((sample.files for sample in site.steady.samples), default=0)
        lines.append(
            f"| {site.steady.name} | {memory:.1f} | {growth:+.1f} | {slope:+.0f} | {files} |"
        )
    lines += ["", "| what happened | times |", "|---|---:|"]
    lines += [f"| {name} | {count} |" for name, count in sorted(findings.counts.items())]
    wrong = findings.wrong or ["Nothing."]
    lines += ["", "What was wrong:", "", *(f"- {what}" for what in sorted(set(wrong))), ""]
    return "\n".join(lines)


async def run(sites: list[Site], seconds: float) -> clients.Findings:
    findings = clients.Findings()
    await soak(sites, seconds, findings)
    await end(sites, findings)
    for name in findings.counts:
        findings.expect(not name.endswith(" 500"), f"there was {name}")
    if seconds >= _LONG:
        for site in sites:
            growth = judge(site.steady)[1]
            findings.expect(growth < _ALLOWED_GROWTH, f"{site.steady.name} grew by {growth:.1f}")
    return findings


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the service under load and faults.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--store", action="append", choices=("sqlite", "postgresql"))
    parser.add_argument("--write", action="store_true", help="write SOAK.md")
    args = parser.parse_args()
    sites: list[Site] = []
    with tempfile.TemporaryDirectory() as folder:
        key = make_key(Path(folder))
        try:
            for kind in args.store or ("sqlite", "postgresql"):
                sites.append(open_site(kind, Path(folder, kind), key))  # noqa: PERF401 for finally
            findings = asyncio.run(run(sites, args.minutes * 60))
        finally:
            for site in sites:
                close_site(site)
    text = to_markdown(sites, findings, args.minutes * 60)
    print(text)
    if args.write:
        (HERE / "SOAK.md").write_text(text, encoding="utf-8")
    return 1 if findings.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
