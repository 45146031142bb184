"""Topics of waiting clients: recent changes and followers."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import attrs

from .disconnects import wait_until_gone

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Iterator
    from uuid import UUID

    from starlette.types import Receive

    from operations_status.filters import OperationFilter
    from operations_status.operation_json import Summary
    from operations_status.stores.results import Change

T = TypeVar("T")

KEPT_EVENTS = 512
"""Largest number of events that a topic keeps."""

KEPT_BYTES = 256 * 1024


class ListEvent(NamedTuple):
    """A change, and whether the operation left the filter with it."""

    revision: int
    summary: bytes
    details: bytes
    has_left: bool


@attrs.define(eq=False)
class _SharedRead:
    """A read of the store, and the number of requests that wait for it."""

    task: asyncio.Task[Any]
    waiting: int = 0


class Topic:
    """An operation or a list that clients wait on.

    Attributes:
        key: The identifier of the operation, or the filter of the list.
        latest: Revision of the latest change; 0 before there is one.
        followers: The waiting clients.
    """

    def __init__(self, key: UUID | OperationFilter) -> None:
        self.key = key
        self.latest = 0
        self.followers: set[Follower[Topic]] = set()
        self._readings: dict[Hashable, _SharedRead] = {}

    def wake(self, revision: int) -> None:
        """Wake all followers for a change at a revision."""
        self.latest = revision
        self._readings.clear()
        for follower in self.followers:
            follower.wake()

    async def share(self, key: Hashable, read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of a read that all followers share until the next change.

        The key identifies the read among those of this topic. The read is cancelled when all
        requests that wait for it are cancelled.
        """
        reading = self._readings.get(key)
        if reading is None:
            reading = self._readings[key] = _SharedRead(asyncio.ensure_future(read()))
        reading.waiting += 1
        try:
            found: T = await asyncio.shield(reading.task)
        finally:
            reading.waiting -= 1
            if not reading.waiting and not reading.task.done():
                reading.task.cancel()
                # After a change, the key may belong to another read.
                others = {k: other for k, other in self._readings.items() if other is not reading}
                self._readings = others
        return found


class ListTopic(Topic):
    """A list that clients wait on, with its latest events.

    Attributes:
        filter_: The filter of the list.
        floor: Revision after which the kept events are complete.
        is_polled: Whether a follower is a poll, which needs changes without an event, too.
    """

    def __init__(self, filter_: OperationFilter, position: int) -> None:
        super().__init__(filter_)
        self.filter = filter_
        self.floor = position
        self.is_polled = False
        self._relevant = filter_.now_or_before()
        self._events: deque[ListEvent] = deque()
        self._size = 0

    def add(self, change: Change, operation: Summary) -> None:
        """Keep a change and wake the followers, if the filter accepts it."""
        if not self._relevant.accepts(
            operation, is_revived=change.is_revived, is_handed_over=change.is_handed_over
        ):
            return
        has_left = not self.filter.accepts(operation)
        revision, summary, details = change[:3]
        self._events.append(ListEvent(revision, summary, details, has_left))
        self._size += len(change.summary) + len(change.details)
        while len(self._events) > KEPT_EVENTS or self._size > KEPT_BYTES:
            dropped = self._events.popleft()
            self.floor = dropped.revision
            self._size -= len(dropped.summary) + len(dropped.details)
        self.wake(change.revision)

    def events_after(self, position: int) -> list[ListEvent]:
        """Return the kept events after a position, oldest first."""
        newest_first = takewhile(lambda event: event.revision > position, reversed(self._events))
        return list(newest_first)[::-1]


TopicT_co = TypeVar("TopicT_co", bound=Topic, covariant=True)


@attrs.define(eq=False)
class Follower(Generic[TopicT_co]):
    """A client that waits on a topic."""

    topic: TopicT_co
    _woken: asyncio.Future[None] = attrs.field(
        factory=lambda: asyncio.get_running_loop().create_future(), init=False
    )

    def __attrs_post_init__(self) -> None:
        self.topic.followers.add(self)

    def wake(self) -> None:
        """End the current wait, or the next one."""
        if not self._woken.done():
            self._woken.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Wait for a call of `wake`, for some seconds at most."""
        loop = asyncio.get_running_loop()
        timer = loop.call_later(seconds, self.wake)
        try:
            await self._woken
        finally:
            timer.cancel()
            self._woken = loop.create_future()

    @contextlib.contextmanager
    def watching(self, receive: Receive) -> Iterator[asyncio.Task[None]]:
        """Within a block, run a task that ends when the client disconnects; this ends a wait, too.

        The body of the request is dropped.
        """
        task = asyncio.create_task(wait_until_gone(receive))
        task.add_done_callback(lambda _: self.wake())
        try:
            yield task
        finally:
            task.cancel()
