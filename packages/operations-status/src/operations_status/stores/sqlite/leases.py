"""Leases: until when an operation counts as alive without another heartbeat.

Only operations that have not ended have one. Leases are in wall-clock time, because that is what
several processes share.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from operations_status.operations import TERMINAL_STATES

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Sequence

GRACE_SECONDS = 30.0
"""Minimum time that every lease has left after the clock has jumped, as when a machine wakes."""

EXPIRED = """
    SELECT operation_id FROM leases JOIN operations USING (seq) WHERE expires <= ? ORDER BY seq
"""
"""Finds the identifiers of the operations whose lease ends at a moment or before."""

_JUMP_SECONDS = 2.0


class JumpDetector:
    """Notices that the wall clock has moved further than time has passed.

    Args:
        clock: Returns the wall-clock time, in seconds since 1970.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._highest = self._read_offset()[1]

    def has_jumped(self) -> bool:
        """Return whether it has jumped forward since the last call."""
        lowest, highest = self._read_offset()
        jumped = lowest - self._highest > _JUMP_SECONDS
        self._highest = highest
        return jumped

    def _read_offset(self) -> tuple[float, float]:
        """Return how far the clock is ahead, at least and at most: reading it takes time too."""
        before = time.monotonic()
        now = self._clock()
        return now - time.monotonic(), now - before


def grant(connection: sqlite3.Connection, seq: int, *, until: float) -> None:
    """Let an operation count as alive until a moment."""
    connection.execute("INSERT OR REPLACE INTO leases (seq, expires) VALUES (?, ?)", (seq, until))


def end(connection: sqlite3.Connection, seq: int) -> None:
    """Take the lease of an operation that has ended."""
    connection.execute("DELETE FROM leases WHERE seq = ?", (seq,))


def renew(
    connection: sqlite3.Connection, identifiers: Sequence[bytes], owner: bytes, *, until: float
) -> list[tuple[bytes, str]]:
    """Let the operations of a worker count as alive until a moment, unless they have ended.

    Returns:
        The identifier and the state of each that belongs to the worker.
    """
    among = ", ".join("?" for _ in identifiers)
    mine = f"operation_id IN ({among}) AND owner = ?"
    rows = connection.execute(
        f"SELECT operation_id, status FROM operations WHERE {mine}",  # noqa: S608 placeholders
        (*identifiers, owner),
    ).fetchall()
    ended = ", ".join(f"'{state}'" for state in sorted(TERMINAL_STATES))
    connection.execute(
        f"""
        INSERT OR REPLACE INTO leases (seq, expires)
        SELECT seq, ? FROM operations WHERE {mine} AND status NOT IN ({ended})
        """,  # noqa: S608 placeholders, and our own literals
        (until, *identifiers, owner),
    )
    return rows


def prolong(connection: sqlite3.Connection, *, until: float) -> None:
    """Let every operation that has a lease count as alive at least until a moment."""
    connection.execute("UPDATE leases SET expires = ? WHERE expires < ?", (until, until))
