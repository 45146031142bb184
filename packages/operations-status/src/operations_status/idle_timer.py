"""Timer of a connection that is closed when it has been idle for too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable


class IdleTimer:
    """Ends a connection that has been idle for too long; one timer serves all of its requests.

    Args:
        loop: of the connection.
        seconds: how long it may be idle.
        is_ending: whether it may not be idle at all any more.
        end: called when it has been idle for so long.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        seconds: float,
        is_ending: Callable[[], bool],
        end: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._seconds = seconds
        self._is_ending = is_ending
        self._end = end
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        """Whether the connection is idle."""
        return self._since is not None

    async def restart(self, *_: object) -> None:
        """Begin to count; Hypercorn calls this at the beginning and after each response."""
        if self._is_closed:
            return
        self._since = self._loop.time()
        if self._is_ending():
            self._end()
        elif self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._look)

    async def stop(self) -> None:
        """Pause until the next `restart`; Hypercorn calls this for each request."""
        self._since = None

    def close(self) -> None:
        """Never end the connection any more."""
        self._is_closed = True
        self._since = None
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        """End the connection, or look again when it may have been idle for long enough."""
        now = self._loop.time()
        left = self._seconds - (now - self._since) if self._since is not None else self._seconds
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self._end()
