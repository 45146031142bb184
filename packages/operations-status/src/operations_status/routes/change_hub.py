"""Log of the changes of a store, read once for all clients that wait for one.

The latest changes are kept once, and each waiting client follows them from a position of its own. A
change wakes the followers whose filter accepts it. A follower that has fallen behind the log reads
the store instead, so that a slow reader costs no memory.
"""

from __future__ import annotations

import asyncio
import bisect
import logging
import random
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operation_json import from_summary_json

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Iterator
    from uuid import UUID

    from operations_status.filters import OperationFilter
    from operations_status.operation_json import Summary
    from operations_status.stores import OperationStore
    from operations_status.stores.results import Change

T = TypeVar("T")

KEPT_CHANGES = 512
"""Largest number of changes in the log."""

KEPT_BYTES = 256 * 1024

_BATCH = 500
_TESTS_PER_TURN = 500
"""Number of filters that are tested before other tasks take their turns: about a millisecond."""

_RETRY_SECONDS = (0.5, 1.5)

_logger = logging.getLogger(__name__)


class LoggedChange(NamedTuple):
    """A change with its decoded operation."""

    change: Change
    operation: Summary

    @property
    def revision(self) -> int:
        """Revision of the change."""
        return self.change.revision

    @property
    def size(self) -> int:
        """Bytes of the change."""
        return len(self.change.summary) + len(self.change.details)

    def passes(self, filter_: OperationFilter) -> bool:
        """Return whether a filter accepts the operation."""
        change = self.change
        return filter_.accepts(
            self.operation, is_revived=change.is_revived, is_handed_over=change.is_handed_over
        )


class Follower:
    """A client that waits for changes of one operation or of a list.

    Args:
        operation_id: The operation.
        filter_: The filter of the list.

    Attributes:
        key: Key in the hub's index of followers: the operation, or one tag of the filter, or None.
            A change is compared only with followers under its operation, its tags and None.
        filter: The filter of the operations that pass the filter of the list now, or did before.
        latest: Revision of the latest change that woke the follower; 0 before the first.
        is_unclear: Whether operations were pruned since the waiting request last cleared this flag.
            Pruning is no change, so the request must compare its list with the store.
    """

    __slots__ = ("_woken", "filter", "is_unclear", "key", "latest")

    def __init__(
        self, operation_id: UUID | None = None, filter_: OperationFilter | None = None
    ) -> None:
        self.latest = 0
        self.is_unclear = False
        self.filter = None if filter_ is None else filter_.now_or_before()
        tags = () if filter_ is None else filter_.tags
        self.key: Hashable = operation_id or min(tags, default=None)
        self._woken: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """End the current wait."""
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Wait for a call of `wake`, for some seconds at most."""
        loop = asyncio.get_running_loop()
        self._woken = loop.create_future()
        timer = loop.call_later(seconds, self.wake)
        try:
            await self._woken
        finally:
            timer.cancel()
            self._woken = None


class _SharedRead:
    """A read of the store, and the number of requests that wait for it."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.task = task
        self.waiting = 0


class ChangeHub:
    """Publishes the changes of a store to followers.

    Args:
        store: The store, open.
        look_interval: Seconds after which the store is read even if it has announced no change.

    Attributes:
        position: Revision up to which all changes were published to the followers.
        floor: Revision after which the log is complete.
    """

    def __init__(self, store: OperationStore, *, look_interval: float = 20.0) -> None:
        self._store = store
        self._look_interval = look_interval
        self._followers: dict[Hashable, set[Follower]] = {}
        self._log: list[LoggedChange] = []
        self._log_size = 0
        self._reads: dict[Hashable, _SharedRead] = {}
        self.position = self.floor = 0
        self._followed: UUID | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def is_over(self, follower: Follower) -> bool:
        """Return whether a follower receives no more changes and must join again."""
        return self._is_closed or follower not in self._followers.get(follower.key, ())

    async def join(self, follower: Follower) -> None:
        """Add a follower; the caller must remove it with `leave`.

        Raises:
            StoreUnavailableError: The revision of the store cannot be read.
        """
        if self._task is None and not self._is_closed:
            reached = await self._store.revision()
            if self._task is None:  # no other task started meanwhile
                self._restart(reached.latest)
                self._task = asyncio.create_task(self._follow())
        self._followers.setdefault(follower.key, set()).add(follower)

    def leave(self, follower: Follower) -> None:
        """Remove a follower."""
        group = self._followers.get(follower.key, set())
        group.discard(follower)
        if not group:
            self._followers.pop(follower.key, None)

    def find_change(self, filter_: OperationFilter, position: int) -> LoggedChange | None:
        """Return the first change in the log after a position that a filter accepts, if any."""
        start = bisect.bisect_right(self._log, position, key=lambda one: one.revision)
        for number in range(start, len(self._log)):
            if self._log[number].passes(filter_):
                return self._log[number]
        return None

    async def share(self, key: Hashable, read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of a read that requests with the same key share until the next change.

        The read is cancelled when all requests that wait for it are cancelled.
        """
        reading = self._reads.get(key)
        if reading is None:
            reading = self._reads[key] = _SharedRead(asyncio.ensure_future(read()))
        reading.waiting += 1
        try:
            found: T = await asyncio.shield(reading.task)
        finally:
            reading.waiting -= 1
            if not reading.waiting:  # nobody needs the result any more
                reading.task.cancel()
                if self._reads.get(key) is reading:
                    del self._reads[key]
        return found

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

    def _restart(self, position: int) -> None:
        """Begin an empty log at a position."""
        self._followed = self._store.store_id
        self.position = self.floor = position
        self._log.clear()
        self._log_size = 0

    def _release_followers(self) -> None:
        """Remove all followers and wake them; they join again."""
        followers = [*chain.from_iterable(self._followers.values())]
        self._followers.clear()
        for follower in followers:
            follower.wake()

    async def _follow(self) -> None:
        """Publish changes while there are followers."""
        try:
            while self._followers:
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
        if self._store.store_id != self._followed or reached.newest < self.position:
            # The store was replaced or has lost its latest changes: all followers join again.
            self._restart(reached.latest)
            self._release_followers()
        while self.position < reached.latest:
            before = self.position
            changes = await self._store.read_changes(ANY, before, limit=_BATCH)
            tests = 0
            for change in changes:
                operation = from_summary_json(change.summary, change.details)
                tests += self._publish(LoggedChange(change, operation))
                if tests >= _TESTS_PER_TURN:
                    await asyncio.sleep(0)
                    tests = 0
            if len(changes) < _BATCH:
                self.position = max(reached.latest, self.position)
            if before < reached.forgotten <= self.position:
                self._reads.clear()
                for follower in chain.from_iterable(self._followers.values()):
                    follower.is_unclear = True
                    follower.wake()

    def _publish(self, entry: LoggedChange) -> int:
        """Log a change and wake its followers; return the number of those that were tested."""
        self._log.append(entry)
        self._log_size += entry.size
        while len(self._log) > KEPT_CHANGES or self._log_size > KEPT_BYTES:
            dropped = self._log.pop(0)
            self.floor = dropped.revision
            self._log_size -= dropped.size
        self.position = entry.revision
        self._reads.clear()
        tested = 1
        for follower in self._find_followers(entry.operation):
            tested += 1
            if follower.filter is None or entry.passes(follower.filter):
                follower.latest = entry.revision
                follower.wake()
        return tested

    def _find_followers(self, operation: Summary) -> Iterator[Follower]:
        """Yield the followers that a change of an operation may concern."""
        for key in (operation.operation_id, None, *operation.tags):
            yield from self._followers.get(key, ())
