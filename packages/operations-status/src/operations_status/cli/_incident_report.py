"""Reports of failed operations: a table for a terminal, or Markdown."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any, NamedTuple

from operations_status.stores.tallies import GROUPS_MAX

from ._tables import cut, find_width, format_duration, format_moment, make_printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

_ROW = "{:>7}  {:11}  {:11}  {:>9}  {:>9}  {}"
_TITLES = ("COUNT", "FIRST (UTC)", "LAST", "P50", "P95", "NAME", "ERROR")
_INDENT = " " * 9
"""Indentation of an error on the line below the other cells of its group."""


class IncidentReport(NamedTuple):
    """Groups of operations that were created since a moment.

    Attributes:
        groups: The groups, in the form of the view `groups`.
        counts: The number of all operations in each state.
        states: The states of the operations in the groups.
        since: The moment.
    """

    groups: Sequence[Mapping[str, Any]]
    counts: Mapping[str, int]
    states: Sequence[str]
    since: datetime

    def print_table(self) -> None:
        """Print a line for each group; on a terminal, two lines, which are cut to its width."""
        width = find_width()
        print(self._describe() if width is None else fill(self._describe(), width))
        if not self.groups:
            return
        rows = [_TITLES, *self._to_rows(slice(5, 16))]
        longest = max(len(name) for *_, name, _ in rows)
        for *numbers, name, error in rows:
            if width is None:
                row = _ROW.format(*numbers, f"{name:{longest}}")
                print(make_printable(f"{row}  {error}"))
            else:
                print(cut(make_printable(_ROW.format(*numbers, name)), width))
                print(cut(make_printable(f"{_INDENT}{error}"), width))

    def write_markdown(self) -> None:
        """Print a section of a Markdown document."""
        print(f"**{self._describe()}**")
        if not self.groups:
            return
        print()
        print("| count | name | error | first (UTC) | last (UTC) | p50 | p95 |")
        print("|---:|---|---|---|---|---:|---:|")
        for count, first, last, p50, p95, name, error in self._to_rows(slice(19)):
            texts = (_quote(name), _quote(error))
            print("|", " | ".join((count, *texts, first, last, p50, p95)), "|")

    def _describe(self) -> str:
        """Return the report in one sentence."""
        number, total = sum(self.counts[one] for one in self.states), sum(self.counts.values())
        state = "have failed" if self.states == ["Failed"] else f"are {' or '.join(self.states)}"
        many = "s" if len(self.groups) > 1 else ""
        more = " or more" if len(self.groups) >= GROUPS_MAX else ""
        groups = f", in {len(self.groups)} group{many}{more}" if self.groups else ""
        moment = format_moment(self.since.isoformat())
        return f"{number:,} of {total:,} operations created since {moment} UTC {state}{groups}"

    def _to_rows(self, shown: slice) -> Iterator[tuple[str, ...]]:
        """Yield the cells of each group; *shown* is the part of a moment that is printed."""
        for group in self.groups:
            error = group["error"]
            yield (
                f"{group['count']:,}",
                format_moment(group["firstCreatedDateTime"])[shown],
                format_moment(group["lastCreatedDateTime"])[shown],
                _format_seconds(group["p50Seconds"]),
                _format_seconds(group["p95Seconds"]),
                group["operationName"] or group["processName"],
                "-" if error is None else f"{error['code']}: {error['message']}",
            )


def _format_seconds(seconds: float | None) -> str:
    return "-" if seconds is None else format_duration(seconds)


def _quote(text: str) -> str:
    """Return a text as code within a table; a code span has no escape for a backtick."""
    return "`" + make_printable(text).replace("`", "'").replace("|", "\\|") + "`"
