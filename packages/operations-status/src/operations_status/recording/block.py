"""One operation while it is recorded: what its block can say and ask, in threads and in tasks."""

from __future__ import annotations

import logging
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

from operations_status.errors import StoreError, TransitionError
from operations_status.operations import OperationFailure, OperationState

from .current_process import readable
from .endings import Ending
from .heartbeat import Pulse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

    from operations_status.operations import Operation

    from .recorder import Recorder

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)
_LONGEST_MESSAGE = 4096


def failure_code(error: BaseException) -> str:
    """Return the code of an operation that ended with an exception.

    It is the name of the exception's class, or what the class has as `failure_code`: for classes
    whose name may change.
    """
    code: str = getattr(type(error), "failure_code", type(error).__name__)
    return code


class RecordedOperation:
    """An operation while its block runs.

    Attributes:
        operation_id: Its identifier.
    """

    def __init__(self, recorder: Recorder, operation: Operation) -> None:
        self.operation_id = operation.operation_id
        self._recorder = recorder
        self._operation = operation
        self._stop = threading.Event()
        self._has_ended = False
        self._pulse = Pulse(operation.operation_id, callbacks=[self._stop.set])

    @property
    def stop_requested(self) -> bool:
        """Whether the work should end now: somebody asked it to stop, or has ended it."""
        return self._stop.is_set()

    def wait_for_stop(self, timeout: float | None = None) -> bool:
        """Wait until the work should end.

        Args:
            timeout: Seconds to wait at most; None waits without end.

        Returns:
            Whether it should end; False after *timeout*.
        """
        return self._stop.wait(timeout)

    @contextmanager
    def on_stop(self, callback: Callable[[], object]) -> Iterator[None]:
        """Within a block, have a function called from another thread when the work should end."""
        pulse = self._pulse
        pulse.callbacks.append(callback)
        try:
            if self.stop_requested:
                callback()
            yield
        finally:
            pulse.callbacks.remove(callback)

    def succeed(self, resource_location: str | None = None) -> Operation:
        """Record that it succeeded.

        Args:
            resource_location: URL of its result, if it has one.

        Returns:
            The operation in its last state.

        Raises:
            TransitionError: It has ended before, here or by somebody else.
        """
        return self._end(OperationState.SUCCEEDED, resource_location=resource_location)

    def fail(self, code: str, message: str) -> Operation:
        """Record that it failed.

        Args:
            code: Stable and specific, for programs.
            message: One sentence for people; the first 4096 characters are kept.

        Returns:
            The operation in its last state.

        Raises:
            TransitionError: It has ended before, here or by somebody else.
        """
        error = OperationFailure(code=code, message=readable(message[:_LONGEST_MESSAGE]))
        return self._end(OperationState.FAILED, error=error)

    def cancel(self) -> Operation:
        """Record that it was cancelled.

        Returns:
            The operation in its last state.

        Raises:
            TransitionError: It has ended before, here or by somebody else.
        """
        return self._end(OperationState.CANCELLED)

    def begin(self) -> None:
        """Record that it exists and runs."""
        recorder = self._recorder
        recorder.open()
        recorder.store.add(self._operation, lease=recorder.lease)
        self._pulse.status = recorder.store.advance(
            self.operation_id, OperationState.RUNNING
        ).status
        recorder.heartbeat.watch(self._pulse)

    def _end(
        self,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        ending = Ending(
            operation_id=self.operation_id,
            status=status,
            resource_location=resource_location,
            error=error,
        )
        ended = ending.record(self._recorder.store, patience=self._recorder.patience)
        self._recorder.heartbeat.forget(self._pulse)
        self._has_ended = True
        return ended

    def leave(self, error: BaseException | None) -> None:
        """Record how the block has ended, unless the operation has ended before."""
        try:
            if not self._has_ended:
                self._record_end(error)
        except TransitionError as refused:
            _logger.info("how its block ended was not recorded: %s", refused)
        except StoreError as unrecorded:
            if error is None:
                raise
            _logger.error("operation %s ended unrecorded: %s", self.operation_id, unrecorded)  # noqa: TRY400 the block's own error is on its way
        finally:
            self._recorder.heartbeat.forget(self._pulse)

    def _record_end(self, error: BaseException | None) -> None:
        if error is None or (isinstance(error, SystemExit) and not error.code):
            self.succeed()
        elif isinstance(error, Exception | SystemExit):
            self.fail(failure_code(error), str(error) or repr(error))
        else:  # asyncio.CancelledError, KeyboardInterrupt, GeneratorExit
            self.cancel()


class AsyncRecordedOperation:
    """An operation while its `async with` block runs; see `RecordedOperation`.

    Attributes:
        operation_id: Its identifier.
    """

    def __init__(self, recorded: RecordedOperation) -> None:
        self.operation_id = recorded.operation_id
        self._recorded = recorded

    @property
    def stop_requested(self) -> bool:
        """Whether the work should end now: somebody asked it to stop, or has ended it."""
        return self._recorded.stop_requested

    async def wait_for_stop(self) -> None:
        """Wait until the work should end; `asyncio.timeout` bounds the wait."""
        import asyncio  # noqa: PLC0415 who waits in a task has it already

        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()

        def tell() -> None:
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(stopped.set)

        with self._recorded.on_stop(tell):
            await stopped.wait()

    async def succeed(self, resource_location: str | None = None) -> Operation:
        """Record that it succeeded; see `RecordedOperation.succeed`."""
        return await _in_thread(lambda: self._recorded.succeed(resource_location))

    async def fail(self, code: str, message: str) -> Operation:
        """Record that it failed; see `RecordedOperation.fail`."""
        return await _in_thread(lambda: self._recorded.fail(code, message))

    async def cancel(self) -> Operation:
        """Record that it was cancelled; see `RecordedOperation.cancel`."""
        return await _in_thread(self._recorded.cancel)


class RecordingBlock:
    """What `Recorder.operation` returns: the block, for `with` or for `async with`, once."""

    def __init__(self, recorded: RecordedOperation) -> None:
        self._recorded = recorded

    def __enter__(self) -> RecordedOperation:
        self._recorded.begin()
        return self._recorded

    def __exit__(
        self, kind: object, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._recorded.leave(error)

    async def __aenter__(self) -> AsyncRecordedOperation:
        try:
            await _in_thread(self._recorded.begin)
        except BaseException as error:
            if isinstance(error, Exception):
                raise
            # Cancelled: the block is not going to run, but the operation exists.
            await self.__aexit__(None, error, None)
            raise
        return AsyncRecordedOperation(self._recorded)

    async def __aexit__(
        self, kind: object, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await _in_thread(lambda: self._recorded.leave(error))


async def _in_thread(work: Callable[[], _T]) -> _T:
    """Do work in a thread, to its end: cancellation is passed on when it is done."""
    import asyncio  # noqa: PLC0415 whoever awaits has it already

    task = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
