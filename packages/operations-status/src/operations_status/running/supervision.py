"""Supervision of a running command: its output, its end, and requests to end it.

Everything that happens - the end of the output, the command's end, signals, requests to stop -
becomes an event in one queue, and one thread handles them in turn. An `asyncio` subprocess does not
fit: it is reaped as soon as it ends, and the id of its process group may then be reused.
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

from attrs import frozen

from operations_status.errors import EgressError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import IO

    from .child import Child

_PIECE_BYTES = 64 * 1024
_AFTER_KILL_SECONDS = 1.0
_LONGEST_WAIT_SECONDS = 0.25  # on Windows, a signal is delivered only while the main thread runs
_SIGNALS = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
_REAPING = tuple(getattr(signal, name) for name in ("SIGCHLD",) if hasattr(signal, name))


class EndReason(IntEnum):
    """Reason to end a command early; a greater reason replaces a lesser one."""

    STOP = auto()
    EGRESS = auto()
    CANCEL = auto()


@frozen
class _CommandEnded:
    """Event: the command has ended, with an exit code; -N if signal N has killed it."""

    code: int


@frozen
class _OutputEnded:
    """Event: the output has ended, or cannot be sent."""

    error: EgressError | None


class Supervision:
    """Brings one command to its end and keeps how it ended.

    The command is killed if it has not ended *stop_timeout* seconds after the first request to end.

    Attributes:
        reason: The greatest reason of the requests to end it; None without a request.
        by_signal: The signal of the first request; 0 without a request.
        was_killed: Whether the command had to be killed.
        egress_error: The error of its egress provider, if its output could not be sent.
    """

    _child: Child

    def __init__(self, *, stop_timeout: float) -> None:
        self.reason: EndReason | None = None
        self.by_signal = 0
        self.was_killed = False
        self.egress_error: EgressError | None = None
        self._stop_timeout = stop_timeout
        self._events: SimpleQueue[_CommandEnded | _OutputEnded | Callable[[], object]]
        self._events = SimpleQueue()
        self._code: int | None = None
        self._has_output = False
        self._deadline: float | None = None
        self._is_killing = False

    @contextmanager
    def handling_signals(self) -> Iterator[None]:
        """Within a block, convert signals to this process to events.

        Python allows that in the main thread only; in others, signals keep their handlers. A signal
        that is ignored, as `nohup` requires, stays ignored, except SIGCHLD: while that is ignored,
        the system itself reaps the command, and its exit code is lost.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def cancel(number: int, _: object) -> None:
            self.post(partial(self.request_end, EndReason.CANCEL, number))

        found = {number: signal.getsignal(number) for number in _SIGNALS}
        before = {number: old for number, old in found.items() if old is not signal.SIG_IGN}
        try:
            for number in before:
                signal.signal(number, cancel)
            for number in _REAPING:
                before[number] = signal.signal(number, signal.SIG_DFL)
            yield
        finally:
            for number, old in before.items():
                signal.signal(number, old)

    def post(self, event: Callable[[], object]) -> None:
        """Call a function in the supervising thread; any thread may post."""
        self._events.put(event)

    def bring_to_end(self, child: Child, consume: Callable[[bytes], object]) -> int:
        """Handle events until the command and its output have ended; return its exit code.

        The code is -N if signal N has killed it. *consume* receives captured output in pieces, and
        an empty piece at its end. It may raise `EgressError`, which ends the command.
        """
        self._child = child
        threading.Thread(
            target=lambda: self._events.put(_CommandEnded(child.wait())), daemon=True
        ).start()
        if child.output is not None:
            self._has_output = True
            pump = threading.Thread(target=self._pump, args=(child.output, consume), daemon=True)
            pump.start()
        # Ctrl-C reaches the command, too, and its end may come before the signal's own event.
        while (code := self._code) is None or self._has_output or not self._events.empty():
            timeout = _LONGEST_WAIT_SECONDS
            if self._deadline is not None:
                timeout = min(timeout, max(0.0, self._deadline - time.monotonic()))
            try:
                event = self._events.get(timeout=timeout)
            except Empty:
                if self._deadline is None or time.monotonic() < self._deadline:
                    continue
                if self._is_killing:
                    self._has_output = False  # a process outside the command's group holds it open
                else:
                    self._kill()
                continue
            if isinstance(event, _CommandEnded):
                self._code = event.code
            elif isinstance(event, _OutputEnded):
                self._has_output = False
                if event.error is not None:
                    self.egress_error = event.error
                    self.request_end(EndReason.EGRESS)
            else:
                event()
        return code

    def request_end(self, reason: EndReason, number: int = signal.SIGTERM) -> None:
        """Signal the command to end; a second request for the same reason kills it."""
        if reason is self.reason:
            self._kill()
            return
        if self.reason is None:
            self._deadline = time.monotonic() + self._stop_timeout
            self.by_signal = number
        self.reason = reason if self.reason is None else max(self.reason, reason)
        if number != signal.SIGINT or not self._child.has_terminal:
            self._child.send(number)

    def _pump(self, output: IO[bytes], consume: Callable[[bytes], object]) -> None:
        """Pass the command's output on until it ends or cannot be sent."""
        failure = None
        with output:
            try:
                while data := os.read(output.fileno(), _PIECE_BYTES):
                    consume(data)
                consume(b"")
            except EgressError as error:
                failure = error
            except OSError:
                pass  # the reader has closed our output; the command learns it at its next write
        self._events.put(_OutputEnded(failure))

    def _kill(self) -> None:
        self._is_killing = True
        self.was_killed = self._code is None
        self._deadline = time.monotonic() + _AFTER_KILL_SECONDS
        self._child.kill()
