"""Detection of clients that disconnect before they receive their response."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from starlette.types import Receive

T = TypeVar("T")


async def wait_until_gone(receive: Receive) -> None:
    """Wait until the client disconnects; drop the body of its request."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def run_while_connected(receive: Receive, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine, which is cancelled if the client disconnects.

    Raises:
        ConnectionAbortedError: The client has disconnected.
    """
    working = asyncio.create_task(work)
    gone = asyncio.create_task(wait_until_gone(receive))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ConnectionAbortedError("the client disconnected before its response")
        return working.result()
    finally:
        gone.cancel()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
