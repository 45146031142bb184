"""How many connections a process keeps open, so that it never runs out of file descriptors.

Without a bound, anybody could open connections until no file can be opened any more: neither the
store's nor those of the keys.
"""

from __future__ import annotations

import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection

_OTHER_FILES = 256
"""Descriptors that are kept for the store, its lists and everything else."""

_WARNING_INTERVAL = 60.0

_logger = logging.getLogger(__name__)


class Occupant(Protocol):
    """A connection that may have to make room for another."""

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered on it."""

    def abort(self) -> None:
        """End it at once; it is not idle any more."""


class Capacity:
    """Keeps the number of connections within a bound.

    A new connection takes the place of the one that has been open for longest without a request
    that is being answered; if there is none, it is refused.

    Args:
        wanted: How many connections may be open, if the system allows as many files.
    """

    def __init__(self, wanted: int) -> None:
        allowed = _allow_files(wanted + _OTHER_FILES) - _OTHER_FILES
        self.limit = max(1, min(wanted, allowed))
        self._next_warning = 0.0
        if self.limit < wanted:
            _logger.warning(
                "the system lets this process open files for %d connections, not for %d",
                self.limit,
                wanted,
            )

    def admit(self, present: Collection[Occupant]) -> bool:
        """Return whether one more connection may stay, after making room for it.

        Args:
            present: The connections that are open, the oldest first.
        """
        if len(present) < self.limit:
            return True
        idle = next((one for one in present if one.is_idle), None)
        self._warn(refused=idle is None)
        if idle is not None:
            idle.abort()
        return idle is not None

    def _warn(self, *, refused: bool) -> None:
        now = time.monotonic()
        if now >= self._next_warning:
            self._next_warning = now + _WARNING_INTERVAL
            action = "a new one is refused" if refused else "an idle one makes room for a new one"
            _logger.warning("connection limit reached (%d): %s", self.limit, action)


def _allow_files(wanted: int) -> int:
    """Ask the system to let this process open so many files, and return how many it may open."""
    try:
        import resource  # noqa: PLC0415 not on Windows
    except ImportError:  # pragma: no cover - Windows, where sockets are no files
        return wanted
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (math.inf if one == resource.RLIM_INFINITY else one for one in limits)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # macOS has a limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (int(min(wanted, hard)), limits[1]))
            soft = min(wanted, hard)
    return int(min(soft, wanted))
