"""An operation while its block runs: what its code can report and ask."""

from __future__ import annotations

import logging
import threading
import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from operations_status.errors import TransitionError
from operations_status.operations import (
    MESSAGE_LENGTH_MAX,
    OperationFailure,
    OperationState,
    Progress,
)

from .descriptions import describe, final_state, readable, to_failure
from .writer import Suspension

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from operations_status.operations import Operation

    from .session import Session
    from .writer import OperationWriter

_logger = logging.getLogger(__name__)


class RecordedOperation:
    """An operation while its block runs.

    Args:
        operation: The operation as it is when it cannot be recorded.
        record_beginning: Records that it begins, once more if the last argument is True, and
            returns it.

    Attributes:
        operation_id: Its identifier.
    """

    _session: Session
    _writer: OperationWriter

    def __init__(
        self, operation: Operation, record_beginning: Callable[[Session, bool], Operation]
    ) -> None:
        self.operation_id = operation.operation_id
        self._operation = operation
        self._record_beginning = record_beginning
        self._end_lock = threading.Lock()
        self._state: OperationState | None = OperationState.RUNNING
        self._stop = threading.Event()
        self._callbacks: list[Callable[[], object]] = [self._stop.set]
        self._has_begun = False

    @property
    def stop_requested(self) -> bool:
        """Whether the work should end now: somebody asked it to stop, or has ended it."""
        return self._stop.is_set()

    @property
    def was_ended(self) -> bool:
        """Whether somebody else has ended the operation or taken it over."""
        return self._state is None or self._state.is_terminal

    def wait_for_stop(self, timeout: float | None = None) -> bool:
        """Wait until the work should end.

        Args:
            timeout: Seconds to wait at most; None waits indefinitely.

        Returns:
            Whether it should end; False after *timeout*.
        """
        return self._stop.wait(timeout)

    @contextmanager
    def on_stop(self, callback: Callable[[], object]) -> Iterator[None]:
        """Within a block, have a function called when the work should end, from another thread."""
        self.notify(callback)
        try:
            yield
        finally:
            self._callbacks.remove(callback)

    def notify(self, callback: Callable[[], object]) -> None:
        """Have a function called from another thread whenever the work should end."""
        self._callbacks.append(callback)
        if self.stop_requested:
            callback()

    def progress(self, fraction: float | None = None, message: str | None = None) -> None:
        """Report how far the work has come; returns at once.

        The latest report is written to the store twice a second at most, so a loop may report each
        step.

        Args:
            fraction: Part of the work that is done, from 0 to 1; None when that is not known.
            message: One sentence for people; the first 1,000 characters are kept.

        Raises:
            InvalidOperationError: *fraction* is not a number from 0 to 1.
        """
        text = None if message is None else readable(message[:MESSAGE_LENGTH_MAX])
        self._writer.report(Progress(fraction, text))

    def succeed(self, resource_location: str | None = None) -> Operation:
        """Record that it succeeded.

        Args:
            resource_location: URL of its result, if it has one.

        Returns:
            The operation in its final state.

        Raises:
            TransitionError: It has ended before, here or by somebody else.
            StoreUnavailableError: The store was unavailable for longer than `patience`.
        """
        return self.end(OperationState.SUCCEEDED, resource_location=resource_location)

    def fail(self, code: str, message: str) -> Operation:
        """Record that it failed.

        Args:
            code: Stable and specific, for programs.
            message: One sentence for people; the first 4096 characters are kept.

        Returns:
            The operation in its final state.

        Raises:
            TransitionError: It has ended before, here or by somebody else.
            StoreUnavailableError: The store was unavailable for longer than `patience`.
        """
        return self.end(OperationState.FAILED, error=to_failure(code, message))

    def cancel(self) -> Operation:
        """Record that it was cancelled.

        Returns:
            The operation in its final state.

        Raises:
            TransitionError: It has ended before, here or by somebody else.
            StoreUnavailableError: The store was unavailable for longer than `patience`.
        """
        return self.end(OperationState.CANCELLED)

    def begin(self, session: Session) -> None:
        """Record that the operation runs; without `required`, an unavailable store is no error."""
        self._session = session
        self._writer = session.make_writer(
            self._operation, partial(self._record_beginning, session), self._update_state
        )
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
    ) -> Operation:
        """Record a final state, retrying for `patience`."""
        with self._end_lock:
            ended = self._operation.advance(
                status, resource_location=resource_location, error=error
            )
            self._writer.end(ended)
            self._session.write(self._writer)
            if isinstance(self._writer.refusal, TransitionError):
                raise self._writer.refusal
            recorded = self._writer.operation
            self._operation = recorded if recorded.status.is_terminal else ended
            return self._operation

    def leave(self, error: BaseException | None) -> None:
        """Record how the block was left, unless the operation has ended before.

        A forked child that leaves the block of its parent records nothing.
        """
        if not self._has_begun or not self._session.is_here:
            return
        try:
            if not self._operation.status.is_terminal:
                self._record_exit(error)
        finally:
            self._leave_session()

    def suspend(self, *, lease: float) -> None:
        """Leave the operation running without a heartbeat, with a lease of so many seconds."""
        session, writer = self._session, self._writer
        try:
            if not self._operation.status.is_terminal:
                writer.end(Suspension(time.monotonic() + lease))
                session.heartbeat.update(writer)
                session.write(writer)
        finally:
            self._leave_session()

    def _leave_session(self) -> None:
        self._writer.leave()
        self._session.heartbeat.update(self._writer)
        self._session.end_operation()

    def _record_exit(self, error: BaseException | None) -> None:
        status = final_state(error)
        failure = describe(error) if error and status is OperationState.FAILED else None
        try:
            self.end(status, error=failure)
        except TransitionError as refused:
            _logger.info("operation %s: its end was not recorded: %s", self.operation_id, refused)
        except Exception as unrecorded:
            if error is None:
                raise
            _logger.error("operation %s ended unrecorded: %s", self.operation_id, unrecorded)  # noqa: TRY400 the block's own error is on its way

    def _update_state(self, state: OperationState | None) -> None:
        """Set the state, None after a takeover; run the callbacks if the block has to end."""
        before, self._state = self._state, state
        if state is before or state is OperationState.RUNNING:
            return
        for callback in tuple(self._callbacks):
            try:
                callback()
            except Exception:
                _logger.exception("operation %s: a callback of on_stop failed", self.operation_id)
