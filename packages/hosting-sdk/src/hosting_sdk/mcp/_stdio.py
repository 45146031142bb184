"""Standard input and output of a server: read from the first moment, served when it is ready."""

from __future__ import annotations

import asyncio
import os
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk.mcp._early import EarlyAnswers

CHUNK = 65_536


class Wire:
    """The two streams, taken from the process so that nothing else writes between messages.

    Messages are answered early until `serve` is called; from then on they wait for the server, and
    those that came before are handed to it first.

    Args:
        early: What is answered before.
    """

    def __init__(self, early: EarlyAnswers) -> None:
        self._early = early
        self._input, self._output = os.dup(0), os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        self._lock = threading.Lock()
        self._before: list[bytes | None] = []
        self._deliver: Callable[[bytes | None], Any] | None = None
        threading.Thread(target=self._read, name="hosting-sdk-mcp-input", daemon=True).start()

    def _read(self) -> None:
        """Take lines until the application closes its end."""
        pieces: list[bytes] = []
        while True:
            try:
                chunk = os.read(self._input, CHUNK)
            except OSError:
                chunk = b""
            if not chunk:
                break
            *ended, begun = chunk.split(b"\n")
            for piece in ended:
                self._take(b"".join([*pieces, piece]))
                pieces.clear()
            pieces.append(begun)
        if rest := b"".join(pieces):
            self._take(rest)
        self._take(None)

    def _take(self, line: bytes | None) -> None:
        with self._lock:
            if self._deliver is not None:
                self._deliver(line)
                return
            self._before.append(line)
            answer = None if line is None else self._early.answer(line)
            if answer is not None:
                self._write(answer)

    def _write(self, data: bytes) -> None:
        """Write all of it; to an application that is gone, nothing: its input ends as well."""
        left = memoryview(data)
        with suppress(OSError):
            while left:
                left = left[os.write(self._output, left) :]

    async def serve(self) -> tuple[Lines, OutputLines]:
        """Return the streams for the server; early answers end here."""
        loop = asyncio.get_running_loop()
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        with self._lock:
            for line in self._before:
                queue.put_nowait(line)

            def deliver(line: bytes | None) -> None:
                with suppress(RuntimeError):  # the server has ended, and its loop with it
                    loop.call_soon_threadsafe(queue.put_nowait, line)

            self._deliver = deliver
        return Lines(queue), OutputLines(self._write, self._early)


class Lines:
    """The messages of the application, as the server iterates over them."""

    def __init__(self, queue: asyncio.Queue[bytes | None]) -> None:
        self._queue = queue

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        line = await self._queue.get()
        if line is None:
            raise StopAsyncIteration
        return line.decode(errors="replace")


class OutputLines:
    """The stream to which the server writes its messages."""

    def __init__(self, write: Callable[[bytes], None], early: EarlyAnswers) -> None:
        self._write = write
        self._early = early

    async def write(self, text: str) -> None:
        """Write one message, unless the application has it already."""
        if not self._early.drops(text):
            await asyncio.to_thread(self._write, text.encode())

    async def flush(self) -> None:
        """Do nothing: what is written is written."""
