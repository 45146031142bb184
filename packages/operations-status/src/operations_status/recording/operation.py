"""Operation of a running block, which reports its progress and its end."""

from __future__ import annotations

import logging
import threading
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from operations_status.bounds import check_timeout
from operations_status.errors import StoreError, TransitionError
from operations_status.operations import (
    MESSAGE_LENGTH_MAX,
    OperationFailure,
    OperationState,
    Progress,
)

from .changes import End
from .descriptions import describe, final_state, readable, to_failure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from operations_status.operations import AttemptOutcome, Operation

    from .changes import Beginning
    from .session import Session
    from .writer import OperationWriter

_logger = logging.getLogger(__name__)


class RecordedOperation:
    """An operation while its block runs.

    Args:
        operation: The operation as it should be recorded.
        plan: Returns the beginning of the operation.

    Attributes:
        operation_id: Identifier of the operation.
    """

    _session: Session
    _writer: OperationWriter

    def __init__(self, operation: Operation, plan: Callable[[Session], Beginning]) -> None:
        self.operation_id = operation.operation_id
        self._operation = operation
        self._plan = plan
        self._end_lock = threading.Lock()
        self._state: OperationState | None = OperationState.RUNNING
        self._stop = threading.Event()
        self._callbacks: list[Callable[[], object]] = [self._stop.set]
        self._has_begun = False
        self._unrecorded: tuple[StoreError, Operation] | None = None

    @property
    def attempt(self) -> int:
        """Number of the attempt; 0 while its beginning is not recorded."""
        return self._writer.operation.attempt if self._writer.has_begun else 0

    @property
    def traceparent(self) -> str | None:
        """Trace context of the creator of the operation (W3C Trace Context); None without one."""
        return self._writer.operation.traceparent

    @property
    def stop_requested(self) -> bool:
        """Whether the work should end now: after a stop request or an end by another process."""
        return self._stop.is_set()

    @property
    def was_ended(self) -> bool:
        """Whether another process has ended the operation or taken it over."""
        return self._state is None or self._state.is_terminal

    @property
    def was_cancelled(self) -> bool:
        """Whether another process has cancelled the operation while its block ran."""
        return self._state is OperationState.CANCELLED

    def wait_for_stop(self, timeout: float | None = None) -> bool:
        """Wait until the work should end.

        Args:
            timeout: The longest wait in seconds; None waits indefinitely.

        Returns:
            True if the work should end; False when the wait timed out.

        Raises:
            InvalidOperationError: *timeout* is not a number.
        """
        check_timeout(timeout)
        return self._stop.wait(None if timeout is None else min(timeout, threading.TIMEOUT_MAX))

    @contextmanager
    def on_stop(self, callback: Callable[[], object]) -> Iterator[None]:
        """Within a block, call a function from another thread when the work should end."""
        self.notify(callback)
        try:
            yield
        finally:
            self._callbacks.remove(callback)

    def notify(self, callback: Callable[[], object]) -> None:
        """Register a function that another thread calls when the work should end.

        If the work should end already, the function is called at once.
        """
        self._callbacks.append(callback)
        if self.stop_requested:
            callback()

    def progress(self, fraction: float | None = None, message: str | None = None) -> None:
        """Report the progress of the work, without blocking.

        The latest report is written to the store at most twice a second, so a loop may report each
        step.

        Args:
            fraction: Completed part of the work, from 0 to 1; None if unknown.
            message: One sentence for people; the first 1,000 characters are kept.

        Raises:
            InvalidOperationError: *fraction* is not a number from 0 to 1.
        """
        text = None if message is None else readable(message[:MESSAGE_LENGTH_MAX])
        self._session.report(self._writer, Progress(fraction, text))

    def succeed(self, resource_location: str | None = None) -> Operation:
        """Record the state Succeeded.

        Args:
            resource_location: URL of the result; None without a result.

        Returns:
            The operation in its final state.

        Raises:
            TransitionError: The operation has already ended, by this process or another, or belongs
                to the parent of this forked process.
            StoreUnavailableError: The store was unavailable for longer than `patience`.
        """
        return self.end(OperationState.SUCCEEDED, resource_location=resource_location)

    def fail(self, code: str, message: str) -> Operation:
        """Record the state Failed.

        Args:
            code: Stable and specific, for programs.
            message: One sentence for people; the first 4096 characters are kept.

        Returns:
            The operation in its final state.

        Raises:
            TransitionError: The operation has already ended, by this process or another, or belongs
                to the parent of this forked process.
            StoreUnavailableError: The store was unavailable for longer than `patience`.
        """
        return self.end(OperationState.FAILED, error=to_failure(code, message))

    def cancel(self) -> Operation:
        """Record the state Cancelled.

        Returns:
            The operation in its final state.

        Raises:
            TransitionError: The operation has already ended, by this process or another, or belongs
                to the parent of this forked process.
            StoreUnavailableError: The store was unavailable for longer than `patience`.
        """
        return self.end(OperationState.CANCELLED)

    def begin(self, session: Session) -> None:
        """Record the beginning; without `required`, ignore an unavailable store."""
        self._session = session
        self._writer = session.make_writer(self._operation, self._plan(session), self._update_state)
        session.begin_operation()
        try:
            session.write(self._writer)
        except BaseException:
            session.end_operation()
            raise
        self._has_begun = True
        self._operation = self._writer.operation
        self._update_state(self._operation.status)

    def end(
        self,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        in_any_attempt: bool = False,
    ) -> Operation:
        """Record a final state, retrying for `patience`.

        With *in_any_attempt*, the operation also ends if another attempt has begun. A forked child
        cannot end the operation of its parent: other threads may have held the locks.
        """
        if not self._session.is_here:
            reason = "a forked child cannot end the operation of its parent"
            raise TransitionError(self.operation_id, self._operation.status, status, reason)
        with self._end_lock:
            ended = self._operation.advance(
                status, resource_location=resource_location, error=error
            )
            self._writer.end(ended, in_any_attempt=in_any_attempt)
            try:
                self._session.write(self._writer)
            except StoreError as unavailable:
                self._unrecorded = unavailable, ended
                raise
            recorded = self._writer.operation
            if isinstance(self._writer.refusal, TransitionError) and not in_any_attempt:
                raise self._writer.refusal
            self._operation = recorded if recorded.status.is_terminal else ended
            return self._operation

    def leave(self, error: BaseException | None) -> None:
        """Record the end that an exit from the block implies, unless the operation has ended.

        If the store was unavailable for the end that the work has chosen, that end is recorded,
        unless another exception leaves the block.

        A forked child that leaves the block of its parent records nothing.
        """
        if not self._has_begun or not self._session.is_here:
            return
        try:
            if not self._operation.status.is_terminal:
                self._record_exit(error)
        finally:
            self._leave_session()

    def end_attempt(
        self, outcome: AttemptOutcome, error: OperationFailure | None = None, *, lease: float
    ) -> None:
        """End the attempt; the operation is lost after a lease unless another attempt begins.

        A forked child that ends the attempt of its parent records nothing.
        """
        session, writer = self._session, self._writer
        if not session.is_here:
            return
        try:
            if not self._operation.status.is_terminal:
                writer.end(End(outcome=outcome, error=error, ended=datetime.now(UTC), lease=lease))
                session.heartbeat.update(writer)
                session.write(writer)
        finally:
            self._leave_session()

    def _leave_session(self) -> None:
        self._writer.leave()
        self._session.heartbeat.update(self._writer)
        self._session.end_operation()

    def _record_exit(self, error: BaseException | None) -> None:
        status, location = final_state(error), None
        failure = describe(error) if error and status is OperationState.FAILED else None
        if self._unrecorded is not None:
            unavailable, chosen = self._unrecorded
            if error is None or error is unavailable:
                status, location, failure = chosen.status, chosen.resource_location, chosen.error
        try:
            self.end(status, resource_location=location, error=failure)
        except TransitionError as refused:
            _logger.info("operation %s: its end was not recorded: %s", self.operation_id, refused)
        except Exception as unrecorded:
            if error is None:
                raise
            _logger.error("operation %s ended unrecorded: %s", self.operation_id, unrecorded)  # noqa: TRY400 the block raises its own error

    def _update_state(self, state: OperationState | None) -> None:
        """Set the state, None after a takeover; run the callbacks if the work should end."""
        before, self._state = self._state, state
        if state is before or state is OperationState.RUNNING:
            return
        for callback in tuple(self._callbacks):
            try:
                callback()
            except Exception:
                _logger.exception("operation %s: a callback of on_stop failed", self.operation_id)
