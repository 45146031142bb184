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
        KeyboardInterrupt: Ctrl-C came.
        SystemExit: One of them came.
    """
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    came: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        came.append(number)
        handler = signal.getsignal(signal.SIGINT)  # an event loop may have one of its own
        (handler if callable(handler) else signal.default_int_handler)(signal.SIGINT, frame)

    heard = [number for number in numbers if before[number] is not signal.SIG_IGN]
    for number in heard:
        signal.signal(number, interrupt)
    try:
        yield
    except KeyboardInterrupt:
        raise (SystemExit(128 + came[0]) if came else KeyboardInterrupt) from None
    finally:
        for number in heard:
            signal.signal(number, before[number])
