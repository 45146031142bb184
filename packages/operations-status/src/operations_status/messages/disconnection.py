"""Clients that disconnect while they wait, and clients that stop reading."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import Receive, Send


@contextlib.contextmanager
def watching(receive: Receive, notice: Callable[[], None]) -> Iterator[asyncio.Task[None]]:
    """Within a block, have a task that is done when the client has gone; `notice` is called then.

    The body of the request is dropped.
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


async def send_piece(send: Send, body: bytes, *, seconds: float, more: bool = True) -> None:
    """Send a piece of a body to a client, which has to take it within some seconds.

    Raises:
        ConnectionAbortedError: It has not.
    """
    message = {"type": "http.response.body", "body": body, "more_body": more}
    try:
        async with asyncio.timeout(seconds):
            await send(message)
    except TimeoutError:
        raise ConnectionAbortedError("the client stopped reading") from None
