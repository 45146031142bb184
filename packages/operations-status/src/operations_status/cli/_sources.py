"""Where `watch` learns what happens: from the store itself, or from a running service."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import attrs

from operations_status.background_loop import BackgroundLoop
from operations_status.errors import ServiceError
from operations_status.filters import parse_list_request
from operations_status.operations import TERMINAL_STATES, OperationState

if TYPE_CHECKING:
    from collections.abc import Generator

    from operations_status.cli._service import Service
    from operations_status.filters import OperationFilter
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
        query: Query string of which operations are wanted.
    """

    store: OperationStore
    query: str
    _position: int = 0

    def changes(self, *, with_present: bool) -> Generator[list[Change]]:
        """Yield what happens, for ever.

        Args:
            with_present: Whether to begin with the operations that have not ended.
        """
        wanted = parse_list_request(self.query.encode("ascii")).wanted
        with BackgroundLoop() as loop:
            try:
                loop.run(self.store.open)
                yield loop.run(lambda: self._begin(wanted if with_present else None))
                while True:
                    yield loop.run(lambda: self._next(wanted))
            finally:
                loop.run(self.store.aclose)

    async def _begin(self, wanted: OperationFilter | None) -> list[Change]:
        if wanted is None:
            self._position = await self.store.revision()
            return []
        listing = await self.store.read_list(
            attrs.evolve(wanted, statuses=wanted.statuses or UNFINISHED)
        )
        self._position = listing.revision
        body = b",".join([piece async for piece in listing.pieces])
        return _present(b"[%b]" % body)

    async def _next(self, wanted: OperationFilter) -> list[Change]:
        relevant = wanted.now_or_before()
        reached = await self.store.revision()
        found = await self.store.read_changes(relevant, self._position, limit=_BATCH)
        if len(found) < _BATCH:
            self._position = max(self._position, reached)
        if not found:
            await self.store.wait_for_change(self._position, within=_LOOK_SECONDS)
            return []
        self._position = max(self._position, found[-1].revision)
        changes = [Change("message", change.summary.decode()) for change in found]
        states = wanted.statuses
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
        """Yield what happens, for ever; see `StoreSource.changes`.

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

    def _read_present(self) -> list[Change]:
        states = "" if "status=" in self.query else f"&status={','.join(sorted(UNFINISHED))}"
        answer = self.service.read(f"operations?{self.query}{states}")
        self._position = answer.headers.get("ETag", "").strip('"') or None
        return _present(answer.body)


def _present(array: bytes) -> list[Change]:
    """Return the elements of a list as if each had just changed."""
    return [Change("message", json.dumps(summary)) for summary in json.loads(array)]
