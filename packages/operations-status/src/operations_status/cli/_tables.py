"""How operations are printed."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from operations_status.operations import Operation

_ROW = "{:36}  {:19}  {:9}  {:>10}  {:16}  {:12}  {}"
_TITLES = ("OPERATION", "CREATED (UTC)", "STATUS", "PID", "PROCESS", "EGRESS", "TAGS")


def write_array(stream: IO[bytes], pieces: Iterable[bytes]) -> None:
    """Write a JSON array of the elements that pieces are made of."""
    separator = b"["
    for piece in pieces:
        stream.write(separator + piece)
        separator = b","
    stream.write(b"[]\n" if separator == b"[" else b"]\n")
    stream.flush()


def print_rows(operations: Iterable[Operation]) -> None:
    """Print a table, row by row: a list of any length needs no memory."""
    print(_ROW.format(*_TITLES))  # noqa: T201 this is the answer
    for operation in operations:
        print(_ROW.format(*_cells(operation)).rstrip())  # noqa: T201 this is the answer


def print_fields(operation: Operation) -> None:
    """Print one operation, a line for each of its fields."""
    for name, value in _fields(operation):
        print(f"{name:18} {value}")  # noqa: T201 this is the answer


def _cells(operation: Operation) -> tuple[object, ...]:
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
