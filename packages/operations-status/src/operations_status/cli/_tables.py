"""How operations are printed."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import chain
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from operations_status.operations import Operation, Progress

_PRECISE_BELOW = 10.0
"""Seconds below which tenths are shown."""

_ROW = "{:36}  {:19}  {:9}  {:19}  {:>12}  {:>10}  {:16}  {:12}  {}"
TITLES = (
    *("OPERATION", "CREATED (UTC)", "STATUS", "ENDED (UTC)", "DURATION"),
    *("PID", "PROCESS", "EGRESS", "TAGS"),
)


def write_array(stream: IO[bytes], pieces: Iterable[bytes]) -> None:
    """Write a JSON array of the elements that pieces are made of."""
    separator = b"["
    for piece in pieces:
        stream.write(separator + piece)
        separator = b","
    stream.write(b"[]\n" if separator == b"[" else b"]\n")
    stream.flush()


def print_rows(rows: Iterable[tuple[object, ...]]) -> None:
    """Print a table, row by row: a list of any length needs no memory.

    Whatever keeps the first row from being read keeps the titles from being printed.
    """
    rows = iter(rows)
    first = next(rows, None)
    print(to_row(TITLES))  # noqa: T201 this is the answer
    for row in () if first is None else chain((first,), rows):
        print(to_row(row))  # noqa: T201 this is the answer


def to_row(cells: tuple[object, ...]) -> str:
    """Return one line of the table."""
    return _ROW.format(*cells).rstrip()


def print_fields(operation: Operation) -> None:
    """Print one operation, a line for each of its fields."""
    for name, value in _fields(operation):
        print(f"{name:18} {value}")  # noqa: T201 this is the answer


def to_cells(summary: Mapping[str, Any]) -> tuple[object, ...]:
    """Return the row of an element of the list response, in the full view or the basic one."""
    process = summary["process"]
    return (
        _to_cell(summary["operationId"]),
        _format_moment(summary["createdDateTime"]),
        _to_cell(summary["status"]),
        _format_moment(summary.get("endedDateTime")),
        _format_duration(
            _parse_moment(summary.get("startedDateTime")),
            _parse_moment(summary.get("endedDateTime")),
        ),
        process["pid"],
        _to_cell(process["name"]),
        _to_cell(summary["egressProviderName"] or "-"),
        _to_cell(",".join(summary["tags"])),
    )


def _parse_moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _format_moment(text: str | None) -> str:
    return "-" if text is None else _to_cell(text[:19].replace("T", " "))


def _format_duration(started: datetime | None, ended: datetime | None) -> str:
    """Return the time from a start to an end, or to now; a dash before the start."""
    if started is None:
        return "-"
    return format_duration(((ended or datetime.now(UTC)) - started).total_seconds())


def _fields(operation: Operation) -> Iterator[tuple[str, object]]:
    process = operation.process
    yield "operation", operation.operation_id
    yield "created", f"{operation.created:%Y-%m-%d %H:%M:%S.%f} UTC"
    yield "status", operation.status.value
    for name, moment in (("started", operation.started), ("ended", operation.ended)):
        if moment is not None:
            yield name, f"{moment:%Y-%m-%d %H:%M:%S.%f} UTC"
    if operation.started is not None:
        yield "duration", _format_duration(operation.started, operation.ended)
    if operation.progress is not None:
        yield "progress", _format_progress(operation.progress)
    yield "process", f"{_to_cell(process.name)} (pid {process.pid}, uid {process.uid})"
    yield "egress provider", _to_cell(operation.egress_provider_name or "none")
    yield "can be stopped", "yes" if operation.is_stoppable else "no"
    yield "tags", _to_cell(", ".join(operation.tags) or "none")
    if operation.resource_location is not None:
        yield "resource location", _to_cell(operation.resource_location)
    if operation.error is not None:
        yield "error", f"{_to_cell(operation.error.code)}: {_to_cell(operation.error.message)}"


def _format_progress(progress: Progress) -> str:
    parts = [] if progress.fraction is None else [f"{progress.fraction:.0%}"]
    parts += [] if progress.message is None else [_to_cell(progress.message)]
    return ": ".join(parts) or "-"


def _to_cell(text: str) -> str:
    """Return text without what a terminal would obey."""
    return "".join(character if character.isprintable() else "?" for character in text)


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
