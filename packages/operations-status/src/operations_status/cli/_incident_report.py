"""Reports of failed operations: a table for a terminal, or Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._tables import cut, find_width, format_duration, format_moment, make_printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

_ROW = "{:>7}  {:11}  {:11}  {:>9}  {:>9}  {}  {}"
_NAME_MIN, _NAME_MAX = 8, 24


def print_report(
    groups: Sequence[Mapping[str, Any]], counts: Mapping[str, int], since: datetime
) -> None:
    """Print groups as a table that fits the terminal; in a pipe, texts are complete."""
    print(_describe(groups, counts, since))
    if not groups:
        return
    width = find_width()
    rows = list(_to_rows(groups))
    longest = max(len(name) for *_, name, _ in rows)
    name_width = min(longest, _NAME_MAX) if width else longest
    titles = ("COUNT", "FIRST (UTC)", "LAST", "P50", "P95", "NAME", "ERROR")
    for *numbers, name, error in [titles, *rows]:
        shown = cut(name, name_width) if width else name
        line = make_printable(_ROW.format(*numbers, f"{shown:{name_width}}", error)).rstrip()
        print(cut(line, width) if width else line)


def write_markdown(
    groups: Sequence[Mapping[str, Any]], counts: Mapping[str, int], since: datetime
) -> None:
    """Print groups as a section of a Markdown document."""
    print(f"**{_describe(groups, counts, since)}**")
    if not groups:
        return
    print()
    print("| count | name | error | first (UTC) | last (UTC) | p50 | p95 |")
    print("|---:|---|---|---|---|---:|---:|")
    for count, first, last, p50, p95, name, error in _to_rows(groups, length=19):
        print(f"| {count} | {_quote(name)} | {_quote(error)} | {first} | {last} | {p50} | {p95} |")


def _describe(
    groups: Sequence[Mapping[str, Any]], counts: Mapping[str, int], since: datetime
) -> str:
    """Return the report in one sentence."""
    number, total = sum(group["count"] for group in groups), sum(counts.values())
    errors = "" if not groups else f", in {len(groups)} group{'s' if len(groups) > 1 else ''}"
    moment = format_moment(since.isoformat())
    return f"{number:,} of {total:,} operations created since {moment} UTC have failed{errors}"


def _to_rows(groups: Sequence[Mapping[str, Any]], length: int = 16) -> Iterator[tuple[str, ...]]:
    """Yield count, first and last moment, durations, name and error of each group."""
    for group in groups:
        error = group["error"]
        moments = [
            format_moment(group[name], length)
            for name in ("firstCreatedDateTime", "lastCreatedDateTime")
        ]
        durations = [
            "-" if group[name] is None else format_duration(group[name])
            for name in ("p50Seconds", "p95Seconds")
        ]
        yield (
            f"{group['count']:,}",
            *(moment if length > 16 else moment[5:] for moment in moments),  # noqa: PLR2004 without the year
            *durations,
            group["operationName"] or group["processName"],
            "-" if error is None else f"{error['code']}: {error['message']}",
        )


def _quote(text: str) -> str:
    """Return a text as code within a table; a code span has no escape for a backtick."""
    return "`" + make_printable(text).replace("`", "'").replace("|", "\\|") + "`"
