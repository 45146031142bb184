"""The changes of a store, followed once for all who wait for one.

Each waiting client joins a topic: a filter, or one operation. However many clients there are, the
store is asked once for its changes; each change is decoded once, and compared once with each topic.
A topic keeps its latest changes for followers that are about to read them. A follower that has
fallen behind reads the store instead, so that a slow reader costs no memory.
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
    from operations_status.stores.results import Change

_BATCH = 500
_LOOK_INTERVAL = 20.0
"""Seconds after which the store is looked at although it has told of no change."""

_RETRY_SECONDS = (0.5, 1.5)

_logger = logging.getLogger(__name__)


class ChangeHub:
    """Tells followers what happens in a store.

    Args:
        store: Where the operations are; open.
    """

    def __init__(self, store: OperationStore) -> None:
        self._store = store
        self._topics: dict[UUID | OperationFilter, Topic] = {}
        self._position = 0
        self._followed: UUID | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def position(self) -> int:
        """Revision up to which every topic was told of everything."""
        return self._position

    def is_over(self, follower: Follower[Topic]) -> bool:
        """Return whether a follower will hear nothing any more, and has to join again."""
        return self._is_closed or follower not in follower.topic.followers

    async def join_operation(self, operation_id: UUID) -> Follower[Topic]:
        """Return a follower that hears of every change of one operation; it has to leave.

        Raises:
            StoreUnavailableError: the store cannot be asked where it is.
        """
        await self._wake_up()
        return Follower(self._topics.setdefault(operation_id, Topic(operation_id)))

    async def join_list(
        self, wanted: OperationFilter, *, is_poll: bool = False
    ) -> Follower[ListTopic]:
        """Return a follower that hears of every change of a list; it has to leave.

        Args:
            wanted: The filter of the list.
            is_poll: Whether it wants to hear of changes that have no event, too: of operations
                that were forgotten.

        Raises:
            StoreUnavailableError: the store cannot be asked where it is.
        """
        await self._wake_up()
        topic = self._topics.get(wanted)
        if not isinstance(topic, ListTopic):
            topic = self._topics[wanted] = ListTopic(wanted, self._position)
        topic.is_polled |= is_poll
        return Follower(topic)

    def leave(self, follower: Follower[Topic]) -> None:
        """Forget a follower, and its topic when it was the last one there."""
        topic = follower.topic
        topic.followers.discard(follower)
        if not topic.followers and self._topics.get(topic.key) is topic:
            del self._topics[topic.key]

    def close(self) -> None:
        """End every wait, those of now and those to come: the service is about to end."""
        self._is_closed = True
        self._dismiss()

    async def aclose(self) -> None:
        """Stop following the store."""
        self.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _wake_up(self) -> None:
        """Begin to follow the store, unless this is done already."""
        if self._task is None and not self._is_closed:
            reached = await self._store.revision()
            if self._task is None:  # nobody has been faster
                self._followed, self._position = self._store.store_id, reached.latest
                self._task = asyncio.create_task(self._follow())

    def _dismiss(self) -> None:
        """Send everyone away."""
        topics, self._topics = self._topics, {}
        for topic in topics.values():
            followers, topic.followers = topic.followers, set()
            for follower in followers:
                follower.wake()

    async def _follow(self) -> None:
        """Tell of changes for as long as anybody listens."""
        try:
            while self._topics:
                try:
                    if self._store.store_id == self._followed:
                        await self._store.wait_for_change(self._position, within=_LOOK_INTERVAL)
                    await self._catch_up()
                except StoreUnavailableError as error:
                    _logger.warning("cannot follow the changes of the store: %s", error)
                    await asyncio.sleep(random.uniform(*_RETRY_SECONDS))  # noqa: S311 no secret
        except Exception:
            _logger.exception("following the changes of the store has failed")
        finally:
            self._task = None
            self._dismiss()

    async def _catch_up(self) -> None:
        reached = await self._store.revision()
        store_id = self._store.store_id
        if store_id != self._followed or reached.newest < self._position:
            # Another one, or one that has lost its latest changes: everyone has to begin again.
            self._followed, self._position = store_id, reached.latest
            self._dismiss()
        while self._position < reached.latest:
            before = self._position
            changes = await self._store.read_changes(ANY, before, limit=_BATCH)
            last = changes[-1].revision if changes else before
            self._position = last if len(changes) >= _BATCH else max(reached.latest, last)
            for change in changes:
                self._tell(change)
            if before < reached.forgotten <= self._position:
                await self._tell_of_pruning(before)

    def _tell(self, change: Change) -> None:
        operation = from_summary_json(change.summary)
        if operation.operation_id in self._topics:
            self._topics[operation.operation_id].wake(change.revision)
        for topic in self._lists():
            topic.tell(change, operation)

    async def _tell_of_pruning(self, before: int) -> None:
        """Wake those that poll a list from which operations may have been pruned.

        Args:
            before: A revision before the pruning.
        """
        for topic in self._lists():
            is_unclear = topic.is_polled and topic.latest <= before
            if is_unclear and await self._store.has_changed(topic.wanted, ListVersion(before)):
                topic.wake(self._position)

    def _lists(self) -> list[ListTopic]:
        return [topic for topic in self._topics.values() if isinstance(topic, ListTopic)]
