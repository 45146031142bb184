"""Requests that wait for a change: `Prefer: wait=N` together with `If-None-Match`."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, TypeAlias
from uuid import UUID

import attrs

from operations_status.messages.disconnection import watching
from operations_status.messages.request_headers import PREFER, read_wait
from operations_status.metrics.measures import waiting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from starlette.types import Receive, Scope

    from operations_status.filters import OperationFilter

    from .change_hub import ChangeHub
    from .topics import Follower, Topic

    Wanted: TypeAlias = UUID | OperationFilter

_EARLIEST = 0.9
"""Share of its time after which a wait may end, so that waits begun together end apart."""


@attrs.frozen(kw_only=True)
class LongPoll:
    """Waits of requests for changes.

    Attributes:
        hub: Publishes the changes.
        max_wait: Seconds that a request may wait at most.
    """

    hub: ChangeHub
    max_wait: float

    def seconds(self, headers: Mapping[bytes, bytes]) -> int | None:
        """Return the seconds that a request waits; None without a preference to wait."""
        prefer = headers.get(PREFER)
        wait = None if prefer is None else read_wait(prefer)
        return None if wait is None else min(wait, int(self.max_wait))

    @contextlib.asynccontextmanager
    async def join(self, scope: Scope, wanted: Wanted) -> AsyncIterator[Follower[Topic]]:
        """Within a block, follow an operation or a list; no change is missed."""
        with waiting(scope, "poll"):
            follower: Follower[Topic]
            if isinstance(wanted, UUID):
                follower = await self.hub.join_operation(wanted)
            else:
                follower = await self.hub.join_list(wanted, is_poll=True)
            try:
                yield follower
            finally:
                self.hub.leave(follower)

    async def wait(
        self, follower: Follower[Topic], since: int, *, seconds: float, receive: Receive
    ) -> bool:
        """Wait for a change after a revision.

        Args:
            follower: Of the operation or list of the request.
            since: The revision that the client has.
            seconds: Longest wait; it may be a little shorter.
            receive: Of the request.

        Returns:
            Whether there was a change; False on timeout, or when the service shuts down.

        Raises:
            ConnectionAbortedError: The client has disconnected.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds * random.uniform(_EARLIEST, 1.0)  # noqa: S311 no secret
        with watching(receive, follower.wake) as gone:
            while follower.topic.latest <= since and not self.hub.is_over(follower):
                left = end - loop.time()
                if gone.done() or left <= 0:
                    break
                await follower.wait(left)
            if gone.done():
                raise ConnectionAbortedError("the client has gone while it was waiting")
        return follower.topic.latest > since
