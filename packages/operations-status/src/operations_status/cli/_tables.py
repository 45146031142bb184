"""How operations are printed."""

from __future__ import annotations

from itertools import chain
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from operations_status.operations import Operation

_ROW = "{:36}  {:19}  {:9}  {:>10}  {:16}  {:12}  {}"
TITLES = ("OPERATION", "CREATED (UTC)", "STATUS", "PID", "PROCESS", "EGRESS", "TAGS")


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


def cells_of_operation(operation: Operation) -> tuple[object, ...]:
    """Return the row of an operation."""
    process = operation.process
    return (
        str(operation.operation_id),
        f"{operation.created:%Y-%m-%d %H:%M:%S}",
        operation.status.value,
        process.pid,
        _shown(process.name),
        _shown(operation.egress_provider_name or "-"),
        _shown(",".join(operation.tags)),
    )


def cells_of_summary(summary: Mapping[str, Any]) -> tuple[object, ...]:
    """Return the row of an element of the list response."""
    process = summary["process"]
    return (
        _shown(summary["operationId"]),
        _shown(summary["createdDateTime"][:19].replace("T", " ")),
        _shown(summary["status"]),
        process["pid"],
        _shown(process["name"]),
        _shown(summary["egressProviderName"] or "-"),
        _shown(",".join(summary["tags"])),
    )


def _fields(operation: Operation) -> Iterator[tuple[str, object]]:
    process = operation.process
    yield "operation", operation.operation_id
    yield "created", f"{operation.created:%Y-%m-%d %H:%M:%S.%f} UTC"
    yield "status", operation.status.value
    yield "process", f"{_shown(process.name)} (pid {process.pid}, uid {process.uid})"
    yield "egress provider", _shown(operation.egress_provider_name or "none")
    yield "can be stopped", "yes" if operation.is_stoppable else "no"
    yield "tags", _shown(", ".join(operation.tags) or "none")
    if operation.resource_location is not None:
        yield "resource location", _shown(operation.resource_location)
    if operation.error is not None:
        yield "error", f"{_shown(operation.error.code)}: {_shown(operation.error.message)}"


def _shown(text: str) -> str:
    """Return text without what a terminal would obey."""
    return "".join(character if character.isprintable() else "?" for character in text)
