"""Signals that end a command in good order."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

_NAMES = ("SIGHUP", "SIGTERM")


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Within a block, let SIGTERM and SIGHUP end it just as Ctrl-C does.

    The exit code is what a shell makes of such an end: 143 and 129. What is ignored stays ignored,
    as `nohup` wants it. A second signal ends the process at once.

    Raises:
        SystemExit: One of them came.
    """
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}

    def end(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        raise SystemExit(128 + number)

    heard = [number for number in numbers if before[number] is not signal.SIG_IGN]
    for number in heard:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])
