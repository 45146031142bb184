"""Time limits of calls and of their attempts.

Many time limits share one timer, because a call seldom reaches its own.

`asyncio.timeout` makes and cancels a timer each time: two of them take six times as long as both
limits of a call take here.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import Literal


class Limit:
    """The time limits of one call and of its current attempt, in the task that makes the call.

    They work as `asyncio.timeout` does: at the end of one the task is cancelled, and `uncancel()`
    says whether a cancellation is this one.

    Attributes:
        loop: The event loop of the call.
        when: The end of the call, in the time of the event loop.
        attempt_seconds: Seconds for an attempt.
        attempt_when: The end of the attempt.
        ended: The limit that cancelled the task, until the cancellation is undone.
    """

    __slots__ = (
        "_before",
        "_seconds",
        "_task",
        "attempt_seconds",
        "attempt_when",
        "ended",
        "loop",
        "when",
    )

    def __init__(
        self, loop: asyncio.AbstractEventLoop, task: asyncio.Task[object], seconds: float
    ) -> None:
        self.loop = loop
        self._task = task
        self._seconds = seconds
        self.attempt_seconds = inf
        self._before = task.cancelling()
        self.ended: Literal["call", "attempt"] | None = None
        self.when = loop.time() + seconds
        self.attempt_when = inf

    def extend(self) -> None:
        """Restart the time of the call and of its attempt."""
        self.when = self.loop.time() + self._seconds
        self.extend_attempt()

    def extend_attempt(self) -> None:
        """Restart the time of the attempt."""
        self.attempt_when = self.loop.time() + self.attempt_seconds

    def end(self, ended: Literal["call", "attempt"]) -> None:
        """Cancel the task because one of its limits has ended."""
        if self.ended is None:
            self._task.cancel()
        if self.ended != "call":
            self.ended = ended
        self.attempt_when = inf
        if ended == "call":
            self.when = inf

    def uncancel(self, ended: Literal["call", "attempt"]) -> bool:
        """Undo the cancellation of that limit; return whether nothing else cancelled the task."""
        if self.ended != ended:
            return False
        self.ended = None
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
        """Begin the limit of a call in this task; None for one that only `end_all` ends."""
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

    def begin_attempt(self, limit: Limit, seconds: float | None) -> None:
        """Begin the limit of an attempt of the call; None for none of its own."""
        limit.attempt_seconds = inf if seconds is None else seconds
        limit.extend_attempt()
        if limit.attempt_when < self._due:
            self._arm(limit.attempt_when)

    def finish_attempt(self, limit: Limit) -> bool:
        """End the limit of the attempt; return whether it was reached, and the call's was not."""
        limit.attempt_when = inf
        return limit.ended is not None and limit.uncancel("attempt")

    def finish(self, limit: Limit) -> bool:
        """End the limit of the call; return whether it was reached."""
        self._running.discard(limit)
        return limit.ended is not None and limit.uncancel("call")

    def end_all(self) -> None:
        """End every limit now as if it were reached, and stop the timer."""
        for limit in self._running:
            limit.end("call")
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
                limit.end("call")
            elif limit.attempt_when <= now:
                limit.end("attempt")
        self._timer, self._due = None, inf
        following = min((min(each.when, each.attempt_when) for each in self._running), default=inf)
        if following < inf:
            self._arm(following)
