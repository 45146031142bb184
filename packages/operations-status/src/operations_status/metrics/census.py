"""Sums of the counters of all worker processes, kept by the parent.

Each worker answers a question over a pipe of its own, from a thread that its requests cannot hold
up. What a worker had counted when it was last asked outlives it, so that no count ever falls; what
it has counted since is lost with it.
"""

from __future__ import annotations

import contextlib
import threading
import time
from typing import TYPE_CHECKING

import attrs

from .measures import Measures

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection as Pipe

PATIENCE = 1.0
"""Seconds in which all workers have to answer: scrapers wait little longer."""


@attrs.define(eq=False)
class _Counted:
    """A worker's pipe, and its last answer."""

    pipe: Pipe
    measures: Measures = attrs.field(factory=Measures)


class Census:
    """Asks the workers there are, and remembers those that were.

    Args:
        patience: seconds in which all workers have to answer; of those that do not, the last
            answer counts.
    """

    def __init__(self, *, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._past = Measures()
        self._present: dict[int, _Counted] = {}
        self._changing = threading.Lock()
        self._asking = threading.Lock()

    def add(self, pid: int, pipe: Pipe) -> None:
        """Count a worker in; `answer` is at the other end of its pipe."""
        with self._changing:
            self._present[pid] = _Counted(pipe)

    def remove(self, pid: int) -> None:
        """Count a worker out that has died."""
        with self._changing:
            counted = self._present.pop(pid)
            self._past.merge_past(counted.measures)
            counted.pipe.close()

    def collect(self) -> Measures:
        """Ask every worker, and return what all of them have counted; blocks for a moment."""
        with self._asking:
            with self._changing:
                present = list(self._present.values())
            deadline = time.monotonic() + self._patience
            for counted in present:
                with contextlib.suppress(OSError):  # it has died a moment ago
                    counted.pipe.send_bytes(b"?")
            for counted in present:
                _read(counted, deadline)
        found = Measures()
        with self._changing:
            found.merge_past(self._past)
            for counted in self._present.values():
                found.merge(counted.measures)
        return found


def _read(counted: _Counted, deadline: float) -> None:
    """Read the answer of a worker, and what it has answered too late before."""
    with contextlib.suppress(OSError, EOFError):
        while counted.pipe.poll(max(0.0, deadline - time.monotonic())):
            counted.measures = counted.pipe.recv()
            deadline = 0.0


def answer(pipe: Pipe, measure: Callable[[], Measures]) -> None:
    """Answer every question of the parent until it is no more.

    Args:
        pipe: to the parent.
        measure: returns what this process has counted.
    """
    with contextlib.suppress(OSError, EOFError):
        while True:
            pipe.recv_bytes()
            pipe.send(measure())
