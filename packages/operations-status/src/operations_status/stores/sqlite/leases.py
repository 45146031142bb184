"""Leases: until when an operation counts as alive without another heartbeat.

Only operations that have not ended have one. Leases are in wall-clock time, because that is what
several processes share.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

GRACE_SECONDS = 30.0
"""What every lease has left at least after the clock has jumped, as when a machine wakes."""

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


def prolong(connection: sqlite3.Connection, *, until: float) -> None:
    """Let every operation that has a lease count as alive at least until a moment."""
    connection.execute("UPDATE leases SET expires = ? WHERE expires < ?", (until, until))
