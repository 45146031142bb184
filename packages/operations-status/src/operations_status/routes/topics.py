"""Topics that clients wait on: their recent changes and their followers."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from operations_status.stores.results import RevivedChange

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable
    from uuid import UUID

    from operations_status.filters import OperationFilter
    from operations_status.operation_json import Summary
    from operations_status.stores.results import Change

T = TypeVar("T")

KEPT_EVENTS = 512
"""How many events a topic keeps at most."""

KEPT_BYTES = 256 * 1024


class ListEvent(NamedTuple):
    """A change as the followers of a list see it.

    Attributes:
        revision: That of the change.
        summary: JSON of the operation.
        details: JSON of what the full view has besides.
        has_left: Whether the operation is in none of the states that were asked for any more.
    """

    revision: int
    summary: bytes
    details: bytes
    has_left: bool


class Topic:
    """One operation, or a list, that is waited for.

    Attributes:
        key: The identifier of the operation, or the filter of the list.
        latest: Revision of the latest change; 0 before there is one.
        followers: Those who wait.
    """

    def __init__(self, key: UUID | OperationFilter) -> None:
        self.key = key
        self.latest = 0
        self.followers: set[Follower[Topic]] = set()
        self._readings: dict[Hashable, asyncio.Future[Any]] = {}

    def wake(self, revision: int) -> None:
        """Say that something has happened at a revision."""
        self.latest = revision
        self._readings.clear()
        for follower in self.followers:
            follower.wake()

    async def share(self, key: Hashable, read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what a reading of the store gives, which is done once after each change.

        Args:
            key: What is read, among all that followers of this topic may read.
            read: Reads it.
        """
        reading = self._readings.get(key)
        if reading is None:
            reading = self._readings[key] = asyncio.ensure_future(read())
        found: T = await asyncio.shield(reading)
        return found


class ListTopic(Topic):
    """A list that is waited for; it keeps its latest events.

    Attributes:
        wanted: The filter of the list.
        floor: Revision after which the kept events are complete.
        is_polled: Whether anybody asks whether the list has changed, rather than how.
    """

    def __init__(self, wanted: OperationFilter, position: int) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.floor = position
        self.is_polled = False
        self._relevant = wanted.now_or_before()
        self._events: deque[ListEvent] = deque()
        self._size = 0

    def tell(self, change: Change, operation: Summary) -> None:
        """Keep a change and wake everyone, if it is one of this list."""
        if not self._relevant.accepts(operation, is_revived=isinstance(change, RevivedChange)):
            return
        states = self.wanted.statuses
        has_left = bool(states) and operation.status not in states
        self._events.append(ListEvent(*change, has_left))
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


class Follower(Generic[TopicT_co]):
    """One who waits for what happens in a topic.

    Args:
        topic: The topic, which has it among its followers from now on.
    """

    __slots__ = ("_is_due", "_topic", "_waiter")

    def __init__(self, topic: TopicT_co) -> None:
        self._topic = topic
        topic.followers.add(self)
        self._is_due = False
        self._waiter: asyncio.Future[None] | None = None

    @property
    def topic(self) -> TopicT_co:
        """The topic that it waits on."""
        return self._topic

    def wake(self) -> None:
        """End the wait: that of now, or else the next."""
        if self._waiter is None:
            self._is_due = True
        elif not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Wait until something has happened, or for some seconds."""
        if self._is_due:
            self._is_due = False
            return
        loop = asyncio.get_running_loop()
        self._waiter = loop.create_future()
        timer = loop.call_later(seconds, self.wake)
        try:
            await self._waiter
        finally:
            timer.cancel()
            self._waiter = None
