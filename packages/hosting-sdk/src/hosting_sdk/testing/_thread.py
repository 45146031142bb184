"""A server in a thread with an event loop of its own."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__all__ = ["ServerThread"]

_START_SECONDS: Final = 30.0


class Running(Protocol):
    """A server that listens."""

    @property
    def port(self) -> int:
        """The port."""

    async def close(self) -> None:
        """Close every connection and stop listening."""


class ServerThread:
    """Runs a server from `start` to `stop`.

    Args:
        serve: Starts to listen; called in the thread's event loop.
    """

    def __init__(self, serve: Callable[[], Awaitable[Running]]) -> None:
        self._serve = serve
        self._started: Future[tuple[int, Callable[[], object]]] = Future()
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._run()), name="fake-platform", daemon=True
        )

    def start(self) -> int:
        """Start the thread and return the port on which it listens.

        Raises:
            OSError: The port is in use, or listening on it fails.
        """
        self._thread.start()
        try:
            port, self._end = self._started.result(_START_SECONDS)
        except OSError:
            self._thread.join()
            raise
        return port

    def stop(self) -> None:
        """Stop the server and wait for the end of the thread."""
        self._end()
        self._thread.join()

    async def _run(self) -> None:
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        try:
            running = await self._serve()
        except OSError as error:
            self._started.set_exception(error)
            return
        self._started.set_result((running.port, lambda: loop.call_soon_threadsafe(stopped.set)))
        await stopped.wait()
        await running.close()
