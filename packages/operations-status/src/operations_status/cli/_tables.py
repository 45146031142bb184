"""Operations as JSON arrays, tables and lines."""

from __future__ import annotations

import json
import shutil
import sys
import unicodedata
from datetime import UTC, datetime
from itertools import accumulate, chain, islice
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_PRECISE_BELOW = 10.0
"""Seconds below which tenths are shown."""

_ROW = "{:16}  {:36}  {:9}  {:19}  {:19}  {:>12}  {:>10}  {:16}  {:12}  {}"
SHORT_ID = 8
"""Digits of an identifier in a table for a terminal, and on the page."""

_SHORT_ROW = "{:8}  {:9}  {:16}  {:>12}  {}  {}"
_FIXED = 55
"""Columns in front of the name."""

_SHORTEST_CELL = 4
SHORT_TITLES = ("ID", "STATUS", "CREATED (UTC)", "DURATION", "NAME", "TAGS")
TITLES = (
    "NAME",
    "OPERATION",
    "STATUS",
    "CREATED (UTC)",
    "ENDED (UTC)",
    "DURATION",
    "PID",
    "PROCESS",
    "EGRESS",
    "TAGS",
)


def print_operations(pieces: Iterable[bytes], *, as_json: bool, limit: int | None = None) -> None:
    """Print the first elements of a list as a JSON array or a table, in constant memory.

    A piece has several elements, separated by commas. No titles are printed if reading the first
    row fails.
    """
    if as_json and limit is None:
        _write_array(pieces)
        return
    elements = (element for piece in pieces for element in json.loads(b"[%b]" % piece))
    chosen = islice(elements, limit)
    if as_json:
        _write_array(map(_encode, chosen))
        return
    first = list(islice(chosen, 1))
    width = find_width()
    print(to_row(TITLES) if width is None else to_short_row(SHORT_TITLES, width))
    for summary in chain(first, chosen):
        if width is None:
            print(to_row(to_cells(summary)))
        else:
            print(to_short_row(to_short_cells(summary), width))


def print_counts(counts: Mapping[str, int], *, as_json: bool) -> None:
    """Print the number of operations in each state."""
    if as_json:
        sys.stdout.buffer.write(_encode(counts) + b"\n")
        return
    for state, count in counts.items():
        print(f"{state:9}  {count:>9,}")


def _write_array(pieces: Iterable[bytes]) -> None:
    separator = b"["
    for piece in pieces:
        sys.stdout.buffer.write(separator + piece)
        separator = b","
    sys.stdout.buffer.write(b"[]\n" if separator == b"[" else b"]\n")


def _encode(value: object) -> bytes:
    """Return JSON in the service's form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def to_row(cells: tuple[object, ...]) -> str:
    """Return one line of the table."""
    return make_printable(_ROW.format(*cells)).rstrip()


def to_cells(summary: Mapping[str, Any]) -> tuple[object, ...]:
    """Return the row of an element of the list response, in the full view or the basic one."""
    started, ended = summary.get("startedDateTime"), summary.get("endedDateTime")
    return (
        summary.get("operationName") or "-",
        summary["operationId"],
        summary["status"],
        format_moment(summary["createdDateTime"]),
        "-" if ended is None else format_moment(ended),
        "-" if started is None else _format_duration(started, ended),
        summary["process"]["pid"],
        summary["process"]["name"],
        summary["egressProviderName"] or "-",
        ",".join(summary["tags"]),
    )


def find_width() -> int | None:
    """Return the columns of the terminal on standard output; None if it is no terminal."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def to_short_row(cells: tuple[str, ...], width: int) -> str:
    """Return one line of the table for a terminal, cut to *width* columns."""
    *front, name, tags = cells
    left = max(2 * _SHORTEST_CELL, width - _FIXED)
    name_width = max(_SHORTEST_CELL, left // 2)
    shown = cut(make_printable(name), name_width)
    shown += " " * (name_width - count_columns(shown))
    rest = cut(make_printable(tags), max(_SHORTEST_CELL, left - name_width - 2))
    return cut(_SHORT_ROW.format(*front, shown, rest).rstrip(), width)


def to_short_cells(summary: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the row for a terminal: a short identifier, one time, one name, and the tags."""
    started, ended = summary.get("startedDateTime"), summary.get("endedDateTime")
    return (
        summary["operationId"][:SHORT_ID],
        summary["status"],
        format_moment(summary["createdDateTime"], 16),
        "-" if started is None else _format_duration(started, ended),
        summary.get("operationName") or summary["process"]["name"],
        ",".join(summary["tags"]),
    )


def cut(text: str, width: int) -> str:
    """Cut a text to *width* columns of a terminal; an ellipsis replaces the rest."""
    if count_columns(text) <= width:
        return text
    ends = accumulate(map(count_columns, text))
    kept = sum(1 for end in ends if end < width)
    return f"{text[:kept]}…"


def count_columns(text: str) -> int:
    """Return the columns that a text takes on a terminal: wide characters take two each."""
    if text.isascii():
        return len(text)
    columns = 0
    for character in text:
        if unicodedata.category(character) not in {"Mn", "Me"}:  # combining marks take no column
            columns += 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1
    return columns


def print_fields(status: Mapping[str, Any]) -> None:
    """Print one operation in the full view, a line for each of its fields."""
    started, ended = status.get("startedDateTime"), status.get("endedDateTime")
    process, progress, error = status["process"], status.get("progress"), status["error"]
    fields = {}
    if status.get("operationName") is not None:
        fields["name"] = status["operationName"]
    fields |= {
        "operation": status["operationId"],
        "created": format_moment(status["createdDateTime"], 26) + " UTC",
        "status": status["status"],
    }
    if started is not None:
        fields["started"] = format_moment(started, 26) + " UTC"
    if ended is not None:
        fields["ended"] = format_moment(ended, 26) + " UTC"
    if started is not None:
        fields["duration"] = _format_duration(started, ended)
    if progress is not None:
        fields["progress"] = _describe_progress(progress)
    fields["process"] = f"{process['name']} (pid {process['pid']}, uid {process['uid']})"
    fields["egress provider"] = status["egressProviderName"] or "none"
    fields["can be stopped"] = "yes" if status["isStoppable"] else "no"
    fields["tags"] = ", ".join(status["tags"]) or "none"
    if status["resourceLocation"] is not None:
        fields["resource location"] = status["resourceLocation"]
    if error is not None:
        fields["error"] = f"{error['code']}: {error['message']}"
    if status.get("traceparent") is not None:
        fields["traceparent"] = status["traceparent"]
    fields |= {
        f"attempt {attempt['number']}": _describe_attempt(attempt)
        for attempt in status.get("attempts", [])
    }
    for name, value in fields.items():
        print(make_printable(f"{name:18} {value}"))


def _describe_progress(progress: Mapping[str, Any]) -> str:
    fraction, message = progress["fraction"], progress["message"]
    parts = [None if fraction is None else f"{fraction:.0%}", message]
    return ": ".join(part for part in parts if part is not None) or "-"


def _describe_attempt(attempt: Mapping[str, Any]) -> str:
    """Return an attempt in one line: its outcome, duration, worker, queue and error."""
    started, ended = attempt["startedDateTime"], attempt["endedDateTime"]
    worker, queue, error = attempt["worker"], attempt["queue"], attempt["error"]
    parts = [f"{attempt['outcome'] or 'running'}, {_format_duration(started, ended)}"]
    if worker is not None:
        parts.append(f"{worker['name']} (pid {worker['pid']} on {worker['host']})")
    if queue is not None:
        parts.append(f"queue {queue}")
    if error is not None:
        parts.append(f"{error['code']}: {error['message']}")
    return ", ".join(parts)


def make_printable(line: str) -> str:
    """Return a line with `?` for each control character, which a terminal would interpret."""
    if line.isprintable():
        return line
    return "".join(character if character.isprintable() else "?" for character in line)


def format_moment(text: str, length: int = 19) -> str:
    """Return a moment to the second, or with a *length* of 26 characters to the microsecond."""
    return text[:length].replace("T", " ")


def _format_duration(started: str, ended: str | None) -> str:
    """Return the time from a start to an end, or until now if there is no end."""
    end = datetime.now(UTC) if ended is None else datetime.fromisoformat(ended)
    return format_duration((end - datetime.fromisoformat(started)).total_seconds())


def format_duration(seconds: float) -> str:
    """Return a duration in its two largest units: `0.4 s`, `3 min 20 s`, `2 h 5 min`."""
    if seconds < _PRECISE_BELOW:
        return f"{max(0.0, seconds):.1f} s"
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    parts = [(days, "d"), (hours, "h"), (minutes, "min"), (rest, "s")]
    first = next(index for index, (number, _) in enumerate(parts) if number)
    return " ".join(f"{number} {unit}" for number, unit in parts[first : first + 2] if number)
