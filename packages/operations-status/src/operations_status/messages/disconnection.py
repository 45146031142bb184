"""Clients that disconnect while they wait, and clients that stop reading."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import Message, Receive, Send


@contextlib.contextmanager
def watching(receive: Receive, notice: Callable[[], None]) -> Iterator[asyncio.Task[None]]:
    """Within a block, have a task that is done when the client has gone.

    Args:
        receive: of the request, whose body is not wanted.
        notice: called when the client has gone.
    """
    task = asyncio.create_task(_wait_until_gone(receive))
    task.add_done_callback(lambda _: notice())
    try:
        yield task
    finally:
        task.cancel()


async def _wait_until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def send_in_time(send: Send, message: Message, *, seconds: float) -> None:
    """Send to a client that has to take what it is sent.

    Raises:
        ConnectionAbortedError: it has not within that time.
    """
    try:
        async with asyncio.timeout(seconds):
            await send(message)
    except TimeoutError:
        raise ConnectionAbortedError("the client stopped reading") from None
