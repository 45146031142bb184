"""Time of counts, histogram and groups by filter, at a million operations in each store.

`python packages/operations-status/benchmarks/many_views.py [COUNT]` prints a table of medians;
with the addresses of two stores that `many_population` has filled, it measures these.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from attrs import evolve
from many_operations import populate
from many_population import START, make_operation
from operations_status.filters import ANY, OperationFilter, Search
from operations_status.operations import OperationState
from operations_status.stores import open_store
from postgres_server import running_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from operations_status.stores import OperationStore

COUNT = 1_000_000
ROUNDS = 9
DAY, WEEK = timedelta(days=1), timedelta(days=7)
STEPS = {None: 14_400, DAY: 3_600, WEEK: 14_400}
FAILED = frozenset([OperationState.FAILED])
TAG, TAGS = frozenset(["nightly"]), frozenset(["nightly", "run-1"])
FILTERS = {
    "none": ANY,
    "tag": OperationFilter(tags=TAG),
    "tag, Failed": OperationFilter(tags=TAG, statuses=FAILED),
    "scope of one tag": OperationFilter(any_tags=TAG),
    "name": OperationFilter(name="web"),
    "Failed": OperationFilter(statuses=FAILED),
    "search of a name": OperationFilter(search=Search("we")),
    "search of an error": OperationFilter(search=Search("command exited")),
    "search of an identifier": OperationFilter(
        search=Search(str(make_operation(COUNT // 2).operation_id)[:8])
    ),
    "two tags": OperationFilter(tags=TAGS),
    "scope of two tags": OperationFilter(any_tags=TAGS),
    "egress provider": OperationFilter(egress_providers=frozenset(["archive"])),
    "search of a tag": OperationFilter(search=Search("night")),
}


def list_filters(count: int) -> Iterator[tuple[str, OperationFilter, int]]:
    """Yield each filter in each period, with the step of its histogram."""
    for name, filter_ in FILTERS.items():
        for title, period in (("any time", None), ("last week", WEEK), ("last day", DAY)):
            after = None
            if period is not None:  # pages begin a period at a whole minute
                after = START + timedelta(seconds=count // 60 * 60) - period
            yield f"{name}, {title}", evolve(filter_, created_after=after), STEPS[period]


async def measure(store: OperationStore, filter_: OperationFilter, step: int) -> list[float]:
    """Return the median milliseconds of counts, histogram and groups."""
    medians = []
    for read in (
        lambda: store.count(filter_),
        lambda: store.histogram(filter_, step),
        lambda: store.groups(filter_),
    ):
        taken: list[float] = []
        while len(taken) < ROUNDS and sum(taken) < ROUNDS:
            started = time.perf_counter()
            await read()
            taken.append(time.perf_counter() - started)
        medians.append(statistics.median(taken) * 1e3)
    return medians


async def print_table(urls: list[str], count: int) -> None:
    """Print the medians of both stores."""
    stores: list[Any] = [open_store(url) for url in urls]
    for store in stores:
        await store.open()
    print(
        "| filter | SQLite: counts | histogram | groups | PostgreSQL: counts | histogram | groups |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name, filter_, step in list_filters(count):
        medians = [one for store in stores for one in await measure(store, filter_, step)]
        print(f"| {name} | {' | '.join(f'{one:,.0f} ms' for one in medians)} |", flush=True)
    for store in stores:
        await store.aclose()
    load, *_ = os.getloadavg()
    print(f"\n{os.cpu_count()} processors, load average {load:.1f}.")


def main() -> None:
    match sys.argv[1:]:
        case [sqlite, postgres]:
            asyncio.run(print_table([sqlite, postgres], COUNT))
        case arguments:
            count = int(arguments[0]) if arguments else COUNT
            with tempfile.TemporaryDirectory() as folder, running_server() as server:
                address = f"postgresql://postgres@/postgres?host={server.folder}"
                urls = asyncio.run(populate(folder, address, (count,)))
                asyncio.run(print_table([one[count] for one in urls.values()], count))


if __name__ == "__main__":
    main()
