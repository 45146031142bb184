"""Watching over a running command: its output, its end, and who wants it to end.

Everything that happens - output that ends, the command's end, signals, requests to stop - becomes
an event in one queue, and one thread handles them in turn. It is no `asyncio` subprocess: that is
reaped as soon as it ends, and the number of its process group is then free for others.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import contextmanager
from enum import IntEnum, auto
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from operations_status.errors import EgressError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import IO

    from .child import Child

_PIECE_BYTES = 64 * 1024
_AFTER_KILL_SECONDS = 1.0
_LONGEST_WAIT_SECONDS = 0.25  # Windows hands a signal over only when the main thread is not waiting
_SIGNALS = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
_REAPING = tuple(getattr(signal, name) for name in ("SIGCHLD",) if hasattr(signal, name))


class Wish(IntEnum):
    """Why a command was asked to end before its time; a greater one takes the place of a lesser."""

    STOP = auto()
    EGRESS = auto()
    CANCEL = auto()


class Supervision:
    """Brings one command to its end, and knows how it ended.

    It is killed if it has not ended *stop_timeout* seconds after it was asked to.

    Attributes:
        wish: Why it was asked to end, if it was.
        by_signal: The signal that it was asked with, if it was.
        was_killed: Whether it did not end in the time it had.
        egress_error: Why its output could not be sent, if it could not.
    """

    _child: Child

    def __init__(self, *, stop_timeout: float) -> None:
        self.wish: Wish | None = None
        self.by_signal = 0
        self.was_killed = False
        self.egress_error: EgressError | None = None
        self._stop_timeout = stop_timeout
        self._events: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._code: int | None = None
        self._has_output = False
        self._deadline: float | None = None
        self._is_killing = False

    @contextmanager
    def handling_signals(self) -> Iterator[None]:
        """Within a block, turn signals to this process into events.

        Only the main thread can do that; in others, signals do what they did before. What is
        ignored, as `nohup` has it, stays ignored, but for SIGCHLD: while that is ignored, the
        system itself reaps the command, and nobody learns its exit code.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        found = {number: signal.getsignal(number) for number in _SIGNALS}
        before = {number: old for number, old in found.items() if old is not signal.SIG_IGN}
        try:
            for number in before:
                signal.signal(number, lambda got, _: self.post(partial(self.ask, Wish.CANCEL, got)))
            for number in _REAPING:
                before[number] = signal.signal(number, signal.SIG_DFL)
            yield
        finally:
            for number, old in before.items():
                signal.signal(number, old)

    def post(self, event: Callable[[], object]) -> None:
        """Have a function called by the thread that supervises; any thread may do so."""
        self._events.put(event)

    def bring_to_end(self, child: Child, consume: Callable[[bytes], object]) -> int:
        """Handle events until the command and its output have ended; return its exit code.

        The code is -N if signal N has killed it. *consume* receives the output, if it is captured,
        in pieces, and an empty one at its end. It may raise `EgressError`, which ends the command.
        """
        self._child = child
        threading.Thread(target=self._await_end, daemon=True).start()
        if child.output is not None:
            self._has_output = True
            pump = threading.Thread(target=self._pump, args=(child.output, consume), daemon=True)
            pump.start()
        # Ctrl-C reaches the command, too, and its end may come before the signal's own event.
        while (code := self._code) is None or self._has_output or not self._events.empty():
            try:
                event = self._events.get(timeout=self._time_to_wait())
            except Empty:
                self._on_silence()
            else:
                event()
        return code

    def ask(self, wish: Wish, number: int = signal.SIGTERM) -> None:
        """Ask the command to end; asked a second time for the same reason, kill it."""
        if wish is self.wish:
            self._kill()
            return
        if self.wish is None:
            self._deadline = time.monotonic() + self._stop_timeout
            self.by_signal = number
        self.wish = wish if self.wish is None else max(self.wish, wish)
        if number != signal.SIGINT or not self._child.has_terminal:
            self._child.send(number)

    def _await_end(self) -> None:
        code = self._child.wait()
        self.post(partial(self._on_end, code))

    def _pump(self, output: IO[bytes], consume: Callable[[bytes], object]) -> None:
        """Send the command's output on, until it ends or cannot be sent."""
        with output:
            try:
                while data := os.read(output.fileno(), _PIECE_BYTES):
                    consume(data)
                consume(b"")
            except EgressError as error:
                self.post(partial(self._on_egress_error, error))
            except OSError:
                pass  # nobody reads our output any more; the command learns it at its next write
        self.post(self._on_output_end)

    def _on_end(self, code: int) -> None:
        self._code = code

    def _on_output_end(self) -> None:
        self._has_output = False

    def _on_egress_error(self, error: EgressError) -> None:
        """Ask the command to end, because its output cannot be sent."""
        self.egress_error = error
        self.ask(Wish.EGRESS)

    def _time_to_wait(self) -> float:
        if self._deadline is None:
            return _LONGEST_WAIT_SECONDS
        return min(_LONGEST_WAIT_SECONDS, max(0.0, self._deadline - time.monotonic()))

    def _on_silence(self) -> None:
        """When its time is over, kill the command, and then no longer wait for what it has left."""
        if self._deadline is None or time.monotonic() < self._deadline:
            return
        if self._is_killing:
            self._has_output = False
        else:
            self._kill()

    def _kill(self) -> None:
        self._is_killing = True
        self.was_killed = self._code is None
        self._deadline = time.monotonic() + _AFTER_KILL_SECONDS
        self._child.kill()
