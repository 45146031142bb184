"""Sources of changes for `watch`: the store itself, or a running service."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

import attrs

from operations_status.background_loop import BackgroundLoop
from operations_status.errors import ServiceError, UnknownOperationError
from operations_status.operation_json import join_json
from operations_status.operations import TERMINAL_STATES, OperationState

if TYPE_CHECKING:
    from collections.abc import Generator

    from operations_status.cli._service import Service
    from operations_status.filters import ListRequest
    from operations_status.stores import OperationStore

UNFINISHED = frozenset(OperationState) - TERMINAL_STATES
_BATCH = 200
_LOOK_SECONDS = 30.0
_RETRY_SECONDS = 3.0


class Change(NamedTuple):
    """Something that has happened.

    Attributes:
        kind: `message` for an operation that is wanted, `left` for one that is not any more,
            `reset` when all that was told before counts no more.
        text: JSON of the operation, on one line.
    """

    kind: str
    text: str

    @property
    def summary(self) -> Any:
        """The operation, decoded."""
        return json.loads(self.text)


@attrs.define
class StoreSource:
    """Changes in a store.

    Attributes:
        store: Where the operations are; it is opened and closed here.
        request: Which operations are wanted, and in which view.
    """

    store: OperationStore
    request: ListRequest
    _position: int = 0
    _loop: BackgroundLoop = attrs.field(init=False)

    def changes(self, *, with_present: bool) -> Generator[list[Change]]:
        """Yield batches of changes, indefinitely.

        Args:
            with_present: Whether to begin with the operations that have not ended.
        """
        with BackgroundLoop() as self._loop:
            loop = self._loop
            try:
                loop.run(self.store.open)
                yield loop.run(lambda: self._begin(with_present=with_present))
                while True:
                    yield loop.run(self._next)
            finally:
                loop.run(self.store.aclose)

    def read(self, operation_id: str) -> bytes | None:
        """Return the JSON of an operation with all its fields; None when there is none."""
        found = self._loop.run(lambda: self.store.read_status(UUID(operation_id), full=True))
        return None if found is None else found.body

    async def _begin(self, *, with_present: bool) -> list[Change]:
        if not with_present:
            self._position = (await self.store.revision()).latest
            return []
        wanted = self.request.wanted
        listing = await self.store.read_list(
            attrs.evolve(wanted, statuses=wanted.statuses or UNFINISHED),
            full=self.request.is_full,
        )
        self._position = listing.version.revision
        body = b",".join([piece async for piece in listing.pieces])
        return _present(b"[%b]" % body)

    async def _next(self) -> list[Change]:
        relevant = self.request.wanted.now_or_before()
        reached = (await self.store.revision()).latest
        found = await self.store.read_changes(relevant, self._position, limit=_BATCH)
        if not found:
            self._position = max(self._position, reached)
            await self.store.wait_for_change(self._position, within=_LOOK_SECONDS)
            return []
        self._position = max(self._position, found[-1].revision)
        changes = [
            Change("message", join_json(change.summary, change.details).decode())
            for change in found
        ]
        states = self.request.wanted.statuses
        return [
            one._replace(kind="left") if states and one.summary["status"] not in states else one
            for one in changes
        ]


@attrs.define
class ServiceSource:
    """Changes that a running service tells, whenever it can be reached.

    Attributes:
        service: The service.
        query: Query string of which operations are wanted.
    """

    service: Service
    query: str
    _position: str | None = None
    _retry: float = _RETRY_SECONDS

    def changes(self, *, with_present: bool) -> Generator[list[Change]]:
        """Yield batches of changes, indefinitely; see `StoreSource.changes`.

        Raises:
            ServiceError: The service refuses, or could not be reached at the very beginning.
        """
        if with_present:
            yield self._read_present()
        while True:
            try:
                for event in self.service.events(self.query, self._position):
                    self._position = event.position or self._position
                    self._retry = self._retry if event.retry is None else event.retry
                    if event.kind:
                        yield [Change(event.kind, event.data)]
            except ServiceError as error:
                if not error.is_temporary or self._position is None:
                    raise
            time.sleep(self._retry)

    def read(self, operation_id: str) -> bytes | None:
        """Return the JSON of an operation with all its fields; None when there is none."""
        while True:
            try:
                return self.service.read_status(UUID(operation_id), full=True).body
            except UnknownOperationError:
                return None
            except ServiceError as error:
                if not error.is_temporary:
                    raise
            time.sleep(self._retry)

    def _read_present(self) -> list[Change]:
        states = "" if "status=" in self.query else f"&status={','.join(sorted(UNFINISHED))}"
        answer = self.service.read(f"operations?{self.query}{states}")
        self._position = answer.headers.get("ETag", "").strip('"') or None
        return _present(answer.body)


def _present(array: bytes) -> list[Change]:
    """Return the elements of a list as if each had just changed."""
    return [Change("message", json.dumps(summary)) for summary in json.loads(array)]
