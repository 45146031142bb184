"""Measuring by turns, and the tables."""

from __future__ import annotations

import gc
import statistics
import time
import timeit
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROUND_SECONDS = 0.02


class Row:
    """Measurements of one candidate, in seconds.

    Attributes:
        name: The candidate.
        best: The shortest round, per call.
        median: The median round, per call.
    """

    def __init__(self, name: str, rounds: list[float]) -> None:
        self.name = name
        self.best = min(rounds)
        self.median = statistics.median(rounds)


def measure(candidates: dict[str, Callable[[], object]], *, rounds: int) -> list[Row]:
    """Measure the candidates by turns, in processor time, which other load affects least."""
    numbers = {}
    for name, call in candidates.items():
        once = min(timeit.repeat(call, number=1, repeat=2))
        numbers[name] = max(1, int(ROUND_SECONDS / once))
    taken: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, call in candidates.items():
            gc.collect()
            # The garbage collector stays on, as it does for callers.
            timer = timeit.Timer(call, setup="import gc; gc.enable()", timer=time.process_time)
            taken[name].append(timer.timeit(numbers[name]) / numbers[name])
    return [Row(name, seconds) for name, seconds in taken.items()]


def table(rows: list[Row], *, reference: str, unit: str = "ms") -> list[str]:
    """Return a Markdown table with ratios to the candidate called *reference*."""
    scale = {"ms": 1e3, "µs": 1e6}[unit]
    by_name = {row.name: row for row in rows}
    base = by_name[reference].median
    lines = [f"| | median {unit} | best {unit} | ratio |", "|---|---:|---:|---:|"]
    for row in sorted(rows, key=lambda row: row.median):
        name = f"**{row.name}**" if row.name.startswith("docs-config") else row.name
        lines.append(
            f"| {name} | {row.median * scale:,.1f} | {row.best * scale:,.1f} "
            f"| {row.median / base:.2f} |"
        )
    return [*lines, "", f"Ratios are to: {reference}.", ""]
