"""Watching over a running command: its output, its end, and who wants it to end.

Everything that happens - output that ends, the command's end, signals, requests to stop - becomes
an event in one queue, and one thread handles them in turn.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import contextmanager
from enum import IntEnum, auto
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

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


@frozen(kw_only=True)
class Ending:
    """How a command ended.

    Attributes:
        code: Its exit code; -N if signal N has killed it.
        wish: Why it was asked to end, if it was.
        by_signal: The signal that it was asked with, if it was.
        was_killed: Whether it did not end in the time it had.
        egress_error: Why its output could not be sent, if it could not.
    """

    code: int
    wish: Wish | None = None
    by_signal: int = 0
    was_killed: bool = False
    egress_error: EgressError | None = None


Event: TypeAlias = "Callable[[Supervision], None]"
Events: TypeAlias = "SimpleQueue[Event]"
Consumer: TypeAlias = "Callable[[bytes], object]"


@contextmanager
def signals_as_events(events: Events) -> Iterator[None]:
    """Within a block, turn signals to this process into events.

    Only the main thread can do that; in others, signals do what they did before. What is ignored,
    as `nohup` has it, stays ignored, but for SIGCHLD: while that is ignored, the system itself
    reaps the command, and nobody learns its exit code.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in _SIGNALS}
    taken = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    try:
        for number in taken:
            signal.signal(number, lambda got, _: events.put(lambda run: run.on_signal(got)))
        for number in _REAPING:
            before[number] = signal.signal(number, signal.SIG_DFL)
        yield
    finally:
        for number in (*taken, *_REAPING):
            signal.signal(number, before[number])


class Supervision:
    """Brings one command to its end.

    Args:
        child: The command.
        consume: Receives its output in pieces, and an empty one at its end; None when it is not
            captured. It may raise `EgressError`, which ends the command.
        events: What has happened; others may add to it at any time.
        stop_timeout: Seconds it has to end after it was asked to; then it is killed.
    """

    def __init__(
        self, child: Child, consume: Consumer | None, events: Events, *, stop_timeout: float
    ) -> None:
        self._child = child
        self._consume = consume
        self._events = events
        self._stop_timeout = stop_timeout
        self._code: int | None = None
        self._has_output = consume is not None
        self._deadline: float | None = None
        self._wish: Wish | None = None
        self._by_signal = 0
        self._is_killing = False
        self._was_killed = False
        self._egress_error: EgressError | None = None

    def to_end(self) -> Ending:
        """Handle events until the command and its output have ended."""
        threading.Thread(target=self._await_end, daemon=True).start()
        if self._consume is not None and self._child.output is not None:
            pump = threading.Thread(
                target=self._pump, args=(self._child.output, self._consume), daemon=True
            )
            pump.start()
        while (code := self._code) is None or self._has_output:
            try:
                event = self._events.get(timeout=self._time_to_wait())
            except Empty:
                self._on_silence()
            else:
                event(self)
        return Ending(
            code=code,
            wish=self._wish,
            by_signal=self._by_signal,
            was_killed=self._was_killed,
            egress_error=self._egress_error,
        )

    def ask(self, wish: Wish, number: int = signal.SIGTERM) -> None:
        """Ask the command to end; asked a second time for the same reason, kill it."""
        if wish is self._wish:
            self._kill()
            return
        if self._wish is None:
            self._deadline = time.monotonic() + self._stop_timeout
            self._by_signal = number
        self._wish = wish if self._wish is None else max(self._wish, wish)
        if number != signal.SIGINT or not self._child.has_terminal:
            self._child.send(number)

    def on_signal(self, number: int) -> None:
        """Pass on a signal that was sent to us."""
        self.ask(Wish.CANCEL, number)

    def _await_end(self) -> None:
        code = self._child.wait()
        self._events.put(lambda run: run.on_end(code))

    def _pump(self, output: IO[bytes], consume: Consumer) -> None:
        """Send the command's output on, until it ends or cannot be sent."""
        with output:
            try:
                while data := os.read(output.fileno(), _PIECE_BYTES):
                    consume(data)
                consume(b"")
            except EgressError as error:
                failure = error
                self._events.put(lambda run: run.on_egress_error(failure))
            except OSError:
                pass  # nobody reads our output any more; the command learns it at its next write
        self._events.put(lambda run: run.on_output_end())

    def on_end(self, code: int) -> None:
        """Note the command's end."""
        self._code = code

    def on_output_end(self) -> None:
        """Note that the command's output has ended."""
        self._has_output = False

    def on_egress_error(self, error: EgressError) -> None:
        """Ask the command to end, because its output cannot be sent."""
        self._egress_error = error
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
        self._was_killed = self._code is None
        self._deadline = time.monotonic() + _AFTER_KILL_SECONDS
        self._child.kill()
