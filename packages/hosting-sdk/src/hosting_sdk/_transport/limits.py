"""Time limits of calls: many of them on one timer, because a call seldom reaches its own.

`asyncio.timeout` makes and cancels a timer for each, which takes 7 µs of the 90 of a whole call;
this takes 1.
"""

from __future__ import annotations

import asyncio
from math import inf


class Limit:
    """The time limit of one call or attempt in the task that makes it.

    It works as `asyncio.timeout` does: at its end the task is cancelled, and `reached()` says
    whether a cancellation is this one.

    Attributes:
        when: The end, in the time of the event loop.
    """

    __slots__ = ("_before", "_ended", "_loop", "_seconds", "_task", "when")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, task: asyncio.Task[object], seconds: float
    ) -> None:
        self._loop = loop
        self._task = task
        self._seconds = seconds
        self._before = task.cancelling()
        self._ended = False
        self.when = loop.time() + seconds

    def extend(self) -> None:
        """Start the time again."""
        self.when = self._loop.time() + self._seconds

    def end(self) -> None:
        """Cancel the task, now."""
        if not self._ended:
            self._ended = True
            self.when = inf
            self._task.cancel()

    def reached(self) -> bool:
        """Take the cancellation back, and return whether it was the only one."""
        if not self._ended:
            return False
        self._ended = False
        return self._task.uncancel() <= self._before


class Limits:
    """The limits that are running, and the one timer that watches them."""

    __slots__ = ("_due", "_loop", "_running", "_timer")

    def __init__(self) -> None:
        self._running: set[Limit] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._due = inf

    def begin(self, seconds: float | None) -> Limit:
        """Begin a limit for the running task; None for one that only `end_all` ends."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task(loop)
        assert task is not None  # noqa: S101 a coroutine runs in a task
        limit = Limit(loop, task, inf if seconds is None else seconds)
        self._running.add(limit)
        if loop is not self._loop:
            self._loop, self._timer, self._due = loop, None, inf
        if limit.when < self._due:
            self._arm(limit.when)
        return limit

    def finish(self, limit: Limit) -> bool:
        """End a limit; return whether it was reached."""
        self._running.discard(limit)
        return limit.reached()

    def end_all(self) -> None:
        """Let every limit be reached now, and stop the timer."""
        for limit in self._running:
            limit.end()
        if self._timer is not None:
            self._timer.cancel()
            self._timer, self._due = None, inf

    def _arm(self, when: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        assert self._loop is not None  # noqa: S101 set by begin
        self._due = when
        self._timer = self._loop.call_at(when, self._look)

    def _look(self) -> None:
        assert self._loop is not None  # noqa: S101 set by begin
        now = self._loop.time()
        for limit in self._running:
            if limit.when <= now:
                limit.end()
        self._timer, self._due = None, inf
        following = min((limit.when for limit in self._running), default=inf)
        if following < inf:
            self._arm(following)
