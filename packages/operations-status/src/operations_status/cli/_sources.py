"""Sources of changes for `watch`: the store, or a running service."""

from __future__ import annotations

import json
import logging
import time
from contextlib import closing
from typing import TYPE_CHECKING, TypeVar
from uuid import UUID

import attrs

from operations_status.client.events import FeedEvent
from operations_status.errors import ServiceError, StoreUnavailableError, UnknownOperationError
from operations_status.logs import OutageLog
from operations_status.operation_json import from_summary_json, join_json
from operations_status.operations import TERMINAL_STATES, OperationState
from operations_status.stores.reading import Form, read_pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from operations_status.filters import ListRequest
    from operations_status.stores import BlockingStore

    from ._service import Service

_UNFINISHED = frozenset(OperationState) - TERMINAL_STATES
_LOOK_SECONDS = 30.0
RETRY_SECONDS = 3.0
"""Pause before the next attempt after the store, or the service, could not be read."""

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)


def make_outage_log() -> OutageLog:
    """Return a log of the outages of a store that a command reads until it is back."""
    return OutageLog(
        _logger,
        failing="the store is unavailable, waiting until it is back",
        restored="the store is available again",
    )


@attrs.define
class StoreSource:
    """Changes of a store that pass the filter of a list request.

    `changes` opens the store, and closes it when its iterator is closed.

    Args:
        store: The store.
        request: The list request.
        batch_size: The largest number of events of a batch.
    """

    store: BlockingStore
    request: ListRequest
    batch_size: int = 200
    _position: int = attrs.field(default=0, init=False)
    _store_id: UUID | None = attrs.field(default=None, init=False)
    _outage: OutageLog = attrs.field(factory=make_outage_log, init=False)

    def changes(self, *, with_present: bool) -> Generator[list[FeedEvent]]:
        """Yield batches of changes indefinitely, after unfinished operations if *with_present*."""
        with closing(self.store):
            self.store.open(create=False)
            self._store_id = self.store.store_id
            yield self._begin(with_present=with_present)
            while True:
                yield self._repeat(self._next)

    def read(self, operation_id: str) -> bytes | None:
        """Return the JSON of an operation with all its fields; None when it does not exist."""
        identifier = UUID(operation_id)
        found = self._repeat(lambda: self.store.read_status(identifier, full=True))
        return None if found is None else found.body

    def _repeat(self, call: Callable[[], _T]) -> _T:
        """Return the result of a call; repeat it while the store is unavailable."""
        while True:
            try:
                result = call()
            except StoreUnavailableError as error:
                self._outage.fail(error)
                time.sleep(RETRY_SECONDS)
            else:
                self._outage.succeed()
                return result

    def _begin(self, *, with_present: bool) -> list[FeedEvent]:
        if not with_present:
            self._position = self.store.revision().latest
            return []
        filter_ = self.request.filter
        reading = self.store.begin_list(
            attrs.evolve(filter_, statuses=filter_.statuses or _UNFINISHED),
            form=Form.FULL if self.request.is_full else Form.SUMMARY,
        )
        self._position = reading.version.revision
        return _to_events(b"[%b]" % b",".join(read_pieces(reading)))

    def _next(self) -> list[FeedEvent]:
        filter_ = self.request.filter
        revision = self.store.revision()
        if self.store.store_id != self._store_id or revision.newest < self._position:
            # The store was replaced or restored from a copy.
            self._store_id, self._position = self.store.store_id, 0
            return [FeedEvent("reset", "{}")]
        reached = revision.latest
        found = self.store.read_changes(
            filter_.now_or_before(), self._position, limit=self.batch_size
        )
        if not found:
            self._position = max(self._position, reached)
            self.store.wait_for_change(self._position, within=_LOOK_SECONDS)
            return []
        self._position = max(self._position, found[-1].revision)
        return [
            FeedEvent(
                "message"
                if filter_.accepts(from_summary_json(change.summary, change.details))
                else "left",
                join_json(change.summary, change.details).decode(),
            )
            for change in found
        ]


@attrs.define
class ServiceSource:
    """Changes of a running service; reconnects after an interruption.

    The parameters of the list choose the operations and the view.
    """

    service: Service
    parameters: Sequence[tuple[str, str]]

    def changes(self, *, with_present: bool) -> Generator[list[FeedEvent]]:
        """Yield batches of changes, indefinitely; see `StoreSource.changes`.

        Raises:
            ServiceError: The service refuses, or cannot be reached at the beginning.
        """
        flow = self.service.flows.watch(self.parameters, with_present=with_present)
        yield from self.service.run(flow)

    def read(self, operation_id: str) -> bytes | None:
        """Return the JSON of an operation with all its fields; None when it does not exist."""
        while True:
            try:
                return self.service.read(f"operations/{operation_id}", [("view", "full")])
            except UnknownOperationError:
                return None
            except ServiceError as error:
                if not error.is_temporary:
                    raise
                time.sleep(error.retry_after or RETRY_SECONDS)


def _to_events(array: bytes) -> list[FeedEvent]:
    """Return an event for each element of a list."""
    return [FeedEvent("message", json.dumps(summary)) for summary in json.loads(array)]
