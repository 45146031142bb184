"""Turns in the event loop: clients that cause much work do not delay those that cause little."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

WORK_PER_ITERATION = 16
"""Work that one iteration of the event loop does at most; a small request is 1."""

ITERATION_TIME = 0.005
"""Seconds that an iteration should take at most: after a longer one, the next does less work."""

_LEAST_WORK = 4
"""Least work of an iteration, even after a long one, so that turns never stop."""

_LEAD = 16
"""Head start, in work, of a new or idle worker over workers that take turns all the time."""

_FEW = 64
"""Number of clocks up to which those that are no longer needed are not removed."""


class FairTurns:
    """Turns in the event loop, by start-time fair queueing (Goyal, Vin and Cheng, 1996).

    A worker is anything that takes turns, such as a subject or a connection. Each worker has a
    clock, which its work advances, and the next turn goes to the worker whose clock is the furthest
    behind. The clock of a new or idle worker starts a little behind those of the others.

    Args:
        now: Returns the time in seconds.

    Attributes:
        left: Work that may be done without a turn; below zero, a turn is needed.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.left = WORK_PER_ITERATION
        self._waiting: list[tuple[float, int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._clocks: dict[Hashable, float] = {}
        self._most_clocks = _FEW
        self._virtual_time = 0.0
        self._now = now
        self._given_at = 0.0

    async def take(self, worker: Hashable, work: int = 1) -> None:
        """Wait for a turn, unless nobody waits and this iteration has room for the work.

        Args:
            worker: The worker that takes the turn.
            work: Work that follows, in the unit of `WORK_PER_ITERATION`.
        """
        self.left -= work
        if self.left < 0:
            await self.wait(worker, work)

    async def wait(self, worker: Hashable, work: int = 1) -> None:
        """Wait for a turn; the arguments are those of `take`."""
        loop = asyncio.get_running_loop()
        if not self._waiting:
            self._given_at = self._now()
            loop.call_soon(self._give)
        start = max(self._clocks.get(worker, 0.0), self._virtual_time - _LEAD)
        self._clocks[worker] = start + work
        turn = loop.create_future()
        heapq.heappush(self._waiting, (start, next(self._numbers), work, turn))
        await turn

    def _give(self) -> None:
        """Give turns for the work of one iteration of the event loop."""
        loop = asyncio.get_running_loop()
        before, self._given_at = self._given_at, self._now()
        excess = max(1.0, (self._given_at - before) / ITERATION_TIME)
        self.left = max(_LEAST_WORK, int(WORK_PER_ITERATION / excess))
        while self._waiting and self.left > 0:
            start, _, work, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                self.left -= work
                # The virtual time advances by the share of each waiting worker, so new workers
                # cannot delay those that wait already.
                self._virtual_time = max(self._virtual_time, start) + work / (
                    len(self._waiting) + 1
                )
        if not self._waiting:
            self._clocks.clear()
            return
        loop.call_soon(self._give)
        if len(self._clocks) > self._most_clocks:
            first = self._virtual_time - _LEAD  # at which a new clock starts
            self._clocks = {one: clock for one, clock in self._clocks.items() if clock > first}
            self._most_clocks = 2 * len(self._clocks) + _FEW
