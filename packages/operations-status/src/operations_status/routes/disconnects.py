"""Detection of clients that disconnect before they receive their response."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from starlette.types import Receive

T = TypeVar("T")

_UNWATCHED_SECONDS = 0.02
"""Seconds before a task starts to watch for a disconnect; shorter requests are not worth one."""


async def run_while_connected(receive: Receive, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine, which is cancelled if the client disconnects.

    The body of the request is dropped.

    Raises:
        ConnectionAbortedError: The client has disconnected.
    """
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None  # noqa: S101 a coroutine runs in one
    requested = task.cancelling()
    watching: asyncio.Task[None] | None = None

    async def watch() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        task.cancel()

    def start() -> None:
        nonlocal watching
        watching = loop.create_task(watch())

    timer = loop.call_later(_UNWATCHED_SECONDS, start)
    try:
        return await work
    except asyncio.CancelledError:
        # As `asyncio.timeout` does it: another request to cancel the task has precedence.
        if watching is None or not watching.done() or task.uncancel() > requested:
            raise
        raise ConnectionAbortedError("the client disconnected before its response") from None
    finally:
        timer.cancel()
        if watching is not None:
            watching.cancel()
