"""Writer of one operation, which writes changes in their order, at once or later."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from operations_status.errors import (
    DuplicateOperationError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.operations import Operation, OperationState
from operations_status.stores.deadlines import DeadlineLock

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

    from operations_status.operations import AttemptOutcome, OperationFailure, Progress
    from operations_status.stores import BlockingStore

    StateListener = Callable[[OperationState | None], object]

_logger = logging.getLogger(__name__)

_UNKNOWN_SECONDS = 5.0
"""Seconds for which another process may take to write the creation of an operation."""


@frozen
class AttemptEnd:
    """End of an attempt whose operation may continue in another one.

    Attributes:
        outcome: The way in which the attempt ends.
        error: The error; None without one.
        ended: Time of the end in UTC.
        lease: Seconds after the end in which another attempt must begin.
    """

    outcome: AttemptOutcome
    error: OperationFailure | None
    ended: datetime
    lease: float


@define(eq=False, kw_only=True)
class OperationWriter:
    """Writes the beginning, the progress and the end of one operation, in this order.

    A change that could not be written stays unwritten, and the next `write` writes it first. One
    lock serializes all writes of the operation, so that a report of progress is never written after
    a later one or after the end. The methods are thread-safe.

    The listener is called with each state that another process has set, and with None when another
    worker has taken the operation over. Without a listener, the operation has no block in this
    process, and another worker may own it.

    Attributes:
        operation: The operation as last written or planned by this process.
        refusal: Error of a late beginning that the store refused; None without a refusal.
    """

    _store: BlockingStore
    _owner: UUID | None
    operation: Operation
    _begin: Callable[[bool], Operation] | None
    _listener: StateListener | None
    refusal: TransitionError | DuplicateOperationError | None = field(default=None, init=False)
    _is_retry: bool = field(default=False, init=False)
    _is_late: bool = field(default=False, init=False)
    _is_left: bool = field(default=False, init=False)
    _final: Operation | AttemptEnd | None = field(default=None, init=False)
    _reported: Progress | None = field(default=None, init=False)
    _written: Progress | None = field(default=None, init=False)
    _unknown_until: float | None = field(default=None, init=False)
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
        """Whether the beginning is written."""
        return self._begin is None and self.refusal is None

    @property
    def is_running(self) -> bool:
        """Whether the operation needs heartbeats: it has begun, and its block still runs."""
        is_over = self._is_left or not self.has_block or self.operation.status.is_terminal
        return self.has_begun and self._final is None and not is_over

    @property
    def is_unwritten(self) -> bool:
        """Whether the beginning or the end is unwritten."""
        if self._unknown_until is not None and time.monotonic() > self._unknown_until:
            return False
        return self._begin is not None or self._final is not None

    @property
    def has_news(self) -> bool:
        """Whether the latest report of progress is unwritten."""
        return self._reported is not self._written

    def report(self, progress: Progress) -> None:
        """Set the progress for the next `write`."""
        self._reported = progress

    def end(self, final: Operation | AttemptEnd) -> None:
        """Set the end of the operation or of its attempt for the next `write`."""
        if self.refusal is None:
            self._final = final
            self._unknown_until = None

    def postpone(self) -> None:
        """Leave the unwritten changes to a later `write`."""
        self._is_retry = self._is_late = True

    def withdraw(self) -> None:
        """Discard an unwritten end."""
        self._final = None

    def notify(self, state: OperationState | None) -> None:
        """Call the listener with a state of the operation, or with None after a takeover."""
        if self._listener is not None:
            self._listener(state)

    def leave(self) -> None:
        """Mark the block as left; the operation needs no more heartbeats."""
        self._is_left = True

    def write(self) -> None:
        """Write the unwritten changes.

        Raises:
            StoreError: The store cannot be used; the changes stay unwritten.
            TransitionError, DuplicateOperationError: The store refused the change, which is
                discarded. If it refuses a late beginning, only `refusal` is set.
            UnknownOperationError: The operation does not exist. Its beginning stays unwritten for
                some seconds, because another process may still create the operation.
        """
        with self._lock:
            self._write_beginning()
            if self._final is not None:
                self._write_end(self._final)
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

    def _write_beginning(self) -> None:
        if self._begin is None:
            return
        is_retry, self._is_retry = self._is_retry, True
        try:
            self.operation = self._begin(is_retry)
        except (TransitionError, DuplicateOperationError) as refused:
            if not self._is_late:
                raise
            _logger.warning("operation %s is not recorded: %s", self.operation_id, refused)
            self.refusal = refused
            self._begin = self._final = None
            return
        except UnknownOperationError:
            if self._unknown_until is None:
                self._unknown_until = time.monotonic() + _UNKNOWN_SECONDS
            raise
        self._begin = self._unknown_until = None
        self._is_retry = False

    def _write_progress(self) -> None:
        progress = self._reported
        if progress is None or progress is self._written:
            return
        try:
            self._store.report_progress(
                self.operation_id, progress, owner=self._owner, attempt=self._attempt
            )
        except (TransitionError, UnknownOperationError) as error:
            _logger.debug("operation %s: progress not reported: %s", self.operation_id, error)
        self._written = progress

    def _write_end(self, final: Operation | AttemptEnd) -> None:
        is_retry, self._is_retry = self._is_retry, True
        try:
            if isinstance(final, Operation):
                self.operation = self._advance(final, is_retry=is_retry)
            else:
                self.operation = self._end_attempt(final)
        except (TransitionError, UnknownOperationError):
            self._final, self._is_retry = None, False
            raise
        self._final = None

    @property
    def _attempt(self) -> int | None:
        """Number of the attempt of the block in this process; None without a block."""
        return (self.operation.attempt or None) if self.has_block else None

    def _end_attempt(self, final: AttemptEnd) -> Operation:
        """Write the end of the attempt and the last report of progress in one transaction."""
        assert self._owner is not None  # noqa: S101 only a block ends an attempt
        age = (datetime.now(UTC) - final.ended).total_seconds()
        return self._store.end_attempt(
            self.operation_id,
            owner=self._owner,
            outcome=final.outcome,
            error=final.error,
            lease=max(0.0, final.lease - age),
            attempt=self._attempt,
            progress=self._reported if self.has_news else None,
            ended=final.ended,
        )

    def _advance(self, final: Operation, *, is_retry: bool) -> Operation:
        """Write the end and the last report of progress in one transaction."""
        try:
            return self._store.advance(
                self.operation_id,
                final.status,
                resource_location=final.resource_location,
                error=final.error,
                owner=self._owner,
                attempt=self._attempt,
                progress=self._reported if self.has_news else None,
                ended=final.ended,
            )
        except TransitionError:
            found = self._store.get(self.operation_id) if is_retry else None
            expected = final.status, final.resource_location, final.error
            if found and (found.status, found.resource_location, found.error) == expected:
                return found
            raise
