"""The pulse of an event loop, by which another process sees that it turns."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from typing import Any

import attrs

HANG_SECONDS = 60.0
"""Without a beat for so long, a loop hangs: a locked SQLite file holds it up for less."""

_BEAT_SECONDS = 1.0


def _share_number() -> Any:
    """Return a number that this process shares with those that it starts."""
    return multiprocessing.get_context("spawn").RawValue("d", 0.0)


@attrs.frozen
class Pulse:
    """The moment of the last beat, shared between the process that beats and the one that looks."""

    _moment: Any = attrs.field(factory=_share_number)

    def beat(self) -> None:
        """Beat now and, while the running event loop turns, again each second."""
        self._moment.value = time.monotonic()
        asyncio.get_running_loop().call_later(_BEAT_SECONDS, self.beat)

    @property
    def has_stopped(self) -> bool:
        """Whether there was no beat for so long that the loop hangs."""
        silent: float = time.monotonic() - self._moment.value
        return silent > HANG_SECONDS
