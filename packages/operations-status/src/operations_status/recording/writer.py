"""Writer of one operation, which writes changes in their order to the store or to the journal."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING
from uuid import uuid4

from attrs import define, evolve, field

from operations_status.errors import (
    DuplicateOperationError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.operations import Operation, OperationState
from operations_status.stores.deadlines import DeadlineLock

from .changes import Beginning, End, Report
from .journal_files import Entry, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from uuid import UUID

    from operations_status.operations import Progress
    from operations_status.stores import BlockingStore

    StateListener = Callable[[OperationState | None], object]

_logger = logging.getLogger(__name__)

_REPORT_SECONDS = 0.5
"""Shortest time between two reports of progress in the journal."""


@define(eq=False, kw_only=True)
class OperationWriter:
    """Writes the beginning, the progress and the end of one operation, in this order.

    A change that could not be written stays unwritten; the next `write` writes it first, unless
    `make_entries` has made it an entry of the journal. One lock serializes all writes of the
    operation, so that a report of progress is never written after a later one or after the end. The
    methods are thread-safe.

    The listener is called with each state that another process has set, and with None when another
    worker has taken the operation over. Without a listener, the operation has no block in this
    process, and another worker may own it.

    Attributes:
        operation: The operation as last written or planned by this process.
        key: Identifies the entries of this writer in the journal.
        refusal: Error of a beginning in the journal that the store refused; None without a refusal.
    """

    _store: BlockingStore
    _owner: UUID | None
    operation: Operation
    _begin: Beginning | None
    _listener: StateListener | None
    key: str = field(factory=lambda: uuid4().hex, init=False)
    refusal: TransitionError | DuplicateOperationError | None = field(default=None, init=False)
    _is_retry: bool = field(default=False, init=False)
    _is_in_journal: bool = field(default=False, init=False)
    _is_over: bool = field(default=False, init=False)
    _end: End | None = field(default=None, init=False)
    _reported: Progress | None = field(default=None, init=False)
    _written: Progress | None = field(default=None, init=False)
    _next_report: float = field(default=0.0, init=False)
    _lock: DeadlineLock = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._lock = DeadlineLock(f"operation {self.operation_id} is still being written")

    @property
    def operation_id(self) -> UUID:
        """Identifier of the operation."""
        return self.operation.operation_id

    @property
    def has_block(self) -> bool:
        """Whether the operation has a block in this process."""
        return self._listener is not None

    @property
    def has_begun(self) -> bool:
        """Whether the beginning is in the store."""
        return self._begin is None and self.refusal is None

    @property
    def is_running(self) -> bool:
        """Whether the operation needs heartbeats: it has begun, and its block still runs."""
        is_over = self._is_over or not self.has_block or self.operation.status.is_terminal
        return self.has_begun and self._end is None and not is_over

    @property
    def is_pending(self) -> bool:
        """Whether the beginning of a running block is in the journal, and not in the store yet."""
        return self._is_in_journal and self._begin is not None and not self._is_over

    @property
    def has_news(self) -> bool:
        """Whether the latest report of progress is unwritten."""
        return self._reported is not self._written

    def report(self, progress: Progress) -> None:
        """Set the progress for the next `write`."""
        self._reported = progress

    def end(self, final: Operation | End, *, in_any_attempt: bool = False) -> None:
        """Set the end of the operation or of its attempt for the next `write`."""
        if self.refusal is None or in_any_attempt:
            end = _to_end(final) if isinstance(final, Operation) else final
            self._end = evolve(end, in_any_attempt=in_any_attempt)

    def withdraw(self) -> None:
        """Discard an unwritten end."""
        self._end = None

    def settle(self, result: Operation | TransitionError | DuplicateOperationError) -> None:
        """Note the result of a beginning in the journal, and notify the block of its state."""
        self._begin = None
        if isinstance(result, Operation):
            self.operation = result
            self.notify(result.status)
            return
        self.refusal = result
        state = OperationState(result.current) if isinstance(result, TransitionError) else None
        self.notify(state if state and state.is_terminal else None)

    def notify(self, state: OperationState | None) -> None:
        """Call the listener with a state of the operation, or with None after a takeover."""
        if self._listener is not None:
            self._listener(state)

    def leave(self) -> None:
        """Mark the block as left; the operation needs no more heartbeats."""
        self._is_over = True

    def write(self) -> None:
        """Write the unwritten changes to the store.

        Raises:
            StoreError: The store cannot be used; the changes stay unwritten.
            TransitionError, DuplicateOperationError: The store refused the change, which is
                discarded.
            UnknownOperationError: The operation does not exist; its beginning stays unwritten.
        """
        with self._lock:
            if self._begin is None and not self.has_block:
                self._store.open()
            self._write_beginning()
            if self._end is not None:
                self._write_end(self._end)
            elif self.is_running:
                self._write_progress()

    def write_progress(self) -> None:
        """Write the latest report of progress, unless the operation is about to end.

        Raises:
            StoreError: The store cannot be used; the report stays unwritten.
        """
        with self._lock:
            if self.is_running:
                self._write_progress()

    def make_entries(self) -> Iterator[Entry]:
        """Yield the unwritten changes as entries for the journal, and regard them as written.

        Only the thread that records a beginning or an end makes an entry of it, so the change is in
        the journal when the call of this thread returns.
        """
        if self._begin is not None and not self._is_in_journal:
            self._is_in_journal = True
            yield self._make_entry(Kind.BEGINNING, self._begin.to_json())
        if self._end is not None:
            end, self._end = self._end, None
            self._is_over = True
            # In the journal, the end replaces an earlier report.
            last = evolve(self._make_report(), progress=self._reported)
            yield self._make_entry(Kind.END, last.to_json() | end.to_json())
        else:
            yield from self.make_reports()

    def make_reports(self, *, immediately: bool = True) -> Iterator[Entry]:
        """Yield an unwritten report as an entry, unless the operation is about to end.

        Args:
            immediately: Yield the report even if one was yielded less than half a second ago.
        """
        now = time.monotonic()
        is_running = self._end is None and not self._is_over
        if is_running and self.has_news and (immediately or now >= self._next_report):
            self._next_report = now + _REPORT_SECONDS
            report = self._make_report()
            self._written = report.progress
            yield self._make_entry(Kind.PROGRESS, report.to_json())

    def _make_entry(self, kind: Kind, fields: dict[str, object]) -> Entry:
        return Entry(self.operation_id, kind, fields | {"key": self.key}, time.time())

    def _make_report(self) -> Report:
        """Return the latest report, without its progress if that is already written."""
        reported = self._reported
        return Report(
            operation_id=self.operation_id,
            owner=self._owner,
            attempt=(self.operation.attempt or None) if self.has_block and self.has_begun else None,
            progress=None if reported is self._written else reported,
        )

    def _write_beginning(self) -> None:
        if self._begin is not None:
            is_retry, self._is_retry = self._is_retry, True
            self.operation = self._begin.write(self._store, is_late=is_retry)
            self._begin, self._is_retry = None, False

    def _write_progress(self) -> None:
        report = self._make_report()
        try:
            report.write(self._store)
        except (TransitionError, UnknownOperationError) as error:
            _logger.debug("operation %s: progress not reported: %s", self.operation_id, error)
        if report.progress is not None:
            self._written = report.progress

    def _write_end(self, end: End) -> None:
        is_retry, self._is_retry = self._is_retry, True
        try:
            self.operation = end.write(self._store, self._make_report(), is_late=is_retry)
        except (TransitionError, UnknownOperationError):
            self._end, self._is_retry = None, False
            raise
        self._end = None


def _to_end(operation: Operation) -> End:
    assert operation.ended is not None  # noqa: S101 it has ended
    return End(
        outcome=operation.status,
        resource_location=operation.resource_location,
        error=operation.error,
        ended=operation.ended,
    )
