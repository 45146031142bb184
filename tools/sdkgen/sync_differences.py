"""Members of the synchronous client that differ from those of the asynchronous client.

`sync_twins` reads this module as text: a member of a class here replaces the member of its twin, or
follows the others. The statements of `__init__` follow those of the asynchronous client.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypeVar

from hosting_sdk import _sync, _sync_waiting
from hosting_sdk._platform import sync_tasks, sync_waiters
from hosting_sdk._transport.portal import Portal, limit_calls
from hosting_sdk._waiting import Wait
from hosting_sdk.errors import HostingSDKError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")


# The thread, interrupts and the place where hooks run concern plain code only.
class SyncClient(_sync.SyncClient):
    """The platform's API for plain code: `client.<group>.<method>(...)` waits for its response.

    The calls run in one background thread, which starts with the first of them. Use the client in
    `with`, or close it with `close()`; any number of threads may call it at a time. Hooks, the
    debug logger, progress functions and functions that return the token run in that thread. An
    interrupt (Ctrl-C) cancels the call of the thread that it interrupts.
    """

    # Only plain code needs a thread for the event loop.
    def __init__(self) -> None:
        self._portal = Portal(
            at_end=self._transport.aclose, at_fork=self._transport.settings.http_client.abandon
        )

    # The portal closes the transport in its thread, and starts no thread to do so.
    def close(self) -> None:
        """Abort the calls under way and close every connection; safe to call again."""
        if self._transport.is_view:
            return
        self._portal.close()
        self._transport.closed = True

    # A view uses the thread of its client.
    def _view(self, transport: Transport) -> Self:
        view = object.__new__(type(self))
        view._transport = transport
        view._portal = self._portal
        return view


class SyncWaiters(_sync_waiting.SyncWaiters):
    """The waiting methods of `SyncClient` that serve any method."""

    _portal: Portal

    # Plain code cannot be cancelled: the timeout limits the calls that it makes through a portal.
    def _poll(
        self,
        call: Callable[[], T],
        until: Callable[[T], bool],
        timeout: float | None,
        problem: str,
    ) -> T:
        wait = Wait(self._transport.settings.clock, timeout, problem)
        while True:
            try:
                with limit_calls(wait.left):
                    value = call()
            except HostingSDKError as error:
                wait.survive(error)
            else:
                if until(value):
                    return value
                wait.error, wait.value = None, value
            self._portal.run(wait.pause())


class SyncPlatformWaiters(sync_waiters.SyncPlatformWaiters):
    """The waiting methods of `SyncClient` for the resources of this platform."""


class SyncPlatformTasks(sync_tasks.SyncPlatformTasks):
    """The methods of `SyncClient` that make several calls to this platform."""
