"""Lists of operations that are being read from a blocking store, piece by piece."""

from __future__ import annotations

import json
from contextlib import closing
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from operations_status.operation_json import from_wire

from .spool import Spool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from operations_status.filters import Cursor
    from operations_status.operations import Operation

    from .results import ListVersion


class Form(Enum):
    """Form of each operation in a list.

    A summary is the JSON object of the list; the full form appends the members of the full view. A
    record is a JSON array for `decode_records`: 0 or 1 (whether the operation is stoppable), 0 or 1
    (whether its process is fixed), and the objects `outcome`, `summary` and `details`.
    """

    SUMMARY = auto()
    FULL = auto()
    RECORD = auto()


class Reading(Protocol):
    """A list, or one page of it, that is being read from a snapshot of a blocking store.

    One thread at a time may read it.
    """

    @property
    def version(self) -> ListVersion:
        """Version of the list."""

    @property
    def next_cursor(self) -> Cursor | None:
        """Start of the next page, known at the end; None on the last page."""

    @property
    def is_at_end(self) -> bool:
        """Whether the whole list was read from the database and the snapshot has ended.

        `read` may still have the last piece to return.
        """

    @property
    def may_take_long(self) -> bool:
        """Whether `read` may take too long for a call within an event loop."""

    def read(self) -> bytes:
        """Return the next piece, of about 64 KiB; empty bytes at the end.

        A piece is the JSON of several operations, joined by commas.
        """

    def close(self) -> None:
        """End the snapshot. Closing twice does no harm."""


def read_pieces(reading: Reading) -> Iterator[bytes]:
    """Yield the pieces of a list; its snapshot ends before the first one is yielded."""
    with closing(reading), Spool(budget=None, floor=0).open() as spooled:
        while piece := reading.read():
            spooled.write(piece)
    with closing(spooled):
        yield from iter(spooled.read, b"")


def decode_records(piece: bytes) -> Iterator[Operation]:
    """Yield the operations of one piece of a list in the form `RECORD`."""
    for stoppable, fixed_process, outcome, summary, details in json.loads(b"[%b]" % piece):
        yield from_wire(
            outcome | summary | details,
            stoppable=bool(stoppable),
            fixed_process=bool(fixed_process),
        )
