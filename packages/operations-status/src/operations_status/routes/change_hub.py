"""Changes of a store, read once for all clients that wait for one.

Each waiting client joins a topic: a filter, or one operation. The changes of the store are read
once for any number of clients; each change is decoded once, and compared once with each topic. A
topic buffers its latest changes for its followers. A follower that has fallen behind reads the
store instead, so that a slow reader costs no memory.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operation_json import from_summary_json
from operations_status.stores.results import ListVersion

from .topics import Follower, ListTopic, Topic

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.filters import OperationFilter
    from operations_status.stores import OperationStore

_BATCH = 500
_RETRY_SECONDS = (0.5, 1.5)

_logger = logging.getLogger(__name__)


class ChangeHub:
    """Publishes the changes of a store to followers.

    Args:
        store: The store, open.
        look_interval: Seconds after which the store is read even if it has announced no change.

    Attributes:
        position: Revision up to which every topic has received all changes.
    """

    def __init__(self, store: OperationStore, *, look_interval: float = 20.0) -> None:
        self._store = store
        self._look_interval = look_interval
        self._topics: dict[UUID | OperationFilter, Topic] = {}
        self.position = 0
        self._followed: UUID | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def is_over(self, follower: Follower[Topic]) -> bool:
        """Return whether a follower receives no more changes and must join again."""
        return self._is_closed or follower not in follower.topic.followers

    async def join_operation(self, operation_id: UUID) -> Follower[Topic]:
        """Return a follower of the changes of one operation; the caller must make it leave.

        Raises:
            StoreUnavailableError: The revision of the store cannot be read.
        """
        await self._start()
        return Follower(self._topics.setdefault(operation_id, Topic(operation_id)))

    async def join_list(
        self, filter_: OperationFilter, *, is_poll: bool = False
    ) -> Follower[ListTopic]:
        """Return a follower of the changes of a list; the caller must make it leave.

        The pruning of operations, which is no event, wakes the follower of a poll as well.

        Raises:
            StoreUnavailableError: The revision of the store cannot be read.
        """
        await self._start()
        topic = self._topics.get(filter_)
        if not isinstance(topic, ListTopic):
            topic = self._topics[filter_] = ListTopic(filter_, self.position)
        topic.is_polled |= is_poll
        return Follower(topic)

    def leave(self, follower: Follower[Topic]) -> None:
        """Remove a follower; remove its topic with the last follower."""
        topic = follower.topic
        topic.followers.discard(follower)
        if not topic.followers and self._topics.get(topic.key) is topic:
            del self._topics[topic.key]

    def close(self) -> None:
        """End current and later waits, because the service shuts down."""
        self._is_closed = True
        self._release_followers()

    async def aclose(self) -> None:
        """Stop following the store."""
        self.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _start(self) -> None:
        """Start following the store, unless it is being followed."""
        if self._task is None and not self._is_closed:
            reached = await self._store.revision()
            if self._task is None:  # no other task started meanwhile
                self._followed, self.position = self._store.store_id, reached.latest
                self._task = asyncio.create_task(self._follow())

    def _release_followers(self) -> None:
        """Remove all topics and wake their followers, which join again."""
        topics, self._topics = self._topics, {}
        for topic in topics.values():
            followers, topic.followers = topic.followers, set()
            for follower in followers:
                follower.wake()

    async def _follow(self) -> None:
        """Publish changes while there are topics."""
        try:
            while self._topics:
                try:
                    if self._store.store_id == self._followed:
                        await self._store.wait_for_change(self.position, within=self._look_interval)
                    await self._catch_up()
                except StoreUnavailableError as error:
                    _logger.warning("cannot follow the changes of the store: %s", error)
                    await asyncio.sleep(random.uniform(*_RETRY_SECONDS))  # noqa: S311 no secret
        except Exception:
            _logger.exception("following the changes of the store has failed")
        finally:
            self._task = None
            self._release_followers()

    async def _catch_up(self) -> None:
        reached = await self._store.revision()
        store_id = self._store.store_id
        if store_id != self._followed or reached.newest < self.position:
            # The store was replaced or has lost its latest changes: all followers join again.
            self._followed, self.position = store_id, reached.latest
            self._release_followers()
        while self.position < reached.latest:
            before = self.position
            changes = await self._store.read_changes(ANY, before, limit=_BATCH)
            last = changes[-1].revision if changes else before
            self.position = last if len(changes) >= _BATCH else max(reached.latest, last)
            for change in changes:
                operation = from_summary_json(change.summary, change.details)
                if operation.operation_id in self._topics:
                    self._topics[operation.operation_id].wake(change.revision)
                for topic in self._lists():
                    topic.add(change, operation)
            if before < reached.forgotten <= self.position:
                # Pruning is no change: polls of lists with pruned operations wait for it as well.
                since = ListVersion(before)
                for topic in self._lists():
                    is_unclear = topic.is_polled and topic.latest <= before
                    if is_unclear and await self._store.has_changed(topic.filter, since):
                        topic.wake(self.position)

    def _lists(self) -> list[ListTopic]:
        return [topic for topic in self._topics.values() if isinstance(topic, ListTopic)]
