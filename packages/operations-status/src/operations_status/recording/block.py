"""Block that records one operation, for `with` and for `async with`."""

from __future__ import annotations

from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from typing import TYPE_CHECKING

from attrs import define, field

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from contextvars import Token
    from types import TracebackType

    from operations_status.operations import AttemptOutcome, Operation, OperationFailure

    from .operation import RecordedOperation
    from .session import Session

_current: ContextVar[RecordedOperation | None] = ContextVar("operation", default=None)


def current_operation() -> RecordedOperation | None:
    """Return the operation of the innermost block around the running code, or None.

    In a coroutine, use only `progress` and `stop_requested` of the result: its other methods block
    the event loop.
    """
    return _current.get()


@define(eq=False, repr=False)
class RecordingBlock:
    """Block that `Recorder.operation` and `Recorder.attach` return; enter it once.

    Args:
        session: Returns the recorder's session of the calling process.
        recorded: The operation, which has not begun.
        cancel_task: Cancel the task that runs an `async with` block when another process ends the
            operation.
    """

    _session: Callable[[], Session]
    _recorded: RecordedOperation
    _cancel_task: bool = field(default=False, kw_only=True)
    _is_left: bool = field(default=False, init=False)
    _token: Token[RecordedOperation | None] = field(init=False)

    def __enter__(self) -> RecordedOperation:
        if self._cancel_task:
            raise TypeError("cancel_task=True needs `async with`: a thread cannot be cancelled")
        self._recorded.begin(self._session())
        self._token = _current.set(self._recorded)
        return self._recorded

    def __exit__(
        self, kind: object, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.leave(error)

    def leave(self, error: BaseException | None) -> None:
        """Leave the block, with an exception or with None."""
        self._reset_context()
        self._recorded.leave(error)

    def end_attempt(
        self, outcome: AttemptOutcome, error: OperationFailure | None = None, *, lease: float
    ) -> None:
        """Leave the block: its attempt ends, and another attempt may continue the operation.

        Args:
            outcome: The way in which the attempt ends.
            error: The error of the attempt; None without one.
            lease: Seconds after which the operation is lost unless another attempt has begun.
        """
        self._reset_context()
        self._recorded.end_attempt(outcome, error, lease=lease)

    async def __aenter__(self) -> AsyncRecordedOperation:
        session = self._session()
        try:
            await session.run_in_thread(partial(self._recorded.begin, session))
        except BaseException as error:
            # After a cancellation, the block does not run, but the operation may exist.
            await session.run_in_thread(partial(self._recorded.leave, error))
            raise
        self._token = _current.set(self._recorded)
        if self._cancel_task:
            self._cancel_with_operation()
        return AsyncRecordedOperation(session, self._recorded)

    async def __aexit__(
        self, kind: object, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._reset_context()
        await self._session().run_in_thread(partial(self._recorded.leave, error))

    def _reset_context(self) -> None:
        self._is_left = True
        with suppress(ValueError):  # entered in another context, as in fixtures
            _current.reset(self._token)

    def _cancel_with_operation(self) -> None:
        """Cancel the current task when another process ends the operation."""
        import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

        task, recorded = asyncio.current_task(), self._recorded

        def cancel() -> None:
            if task is not None and recorded.was_ended and not self._is_left:
                task.cancel(f"operation {recorded.operation_id} was ended")

        recorded.notify(_call_in_loop(cancel))


class AsyncRecordedOperation:
    """An operation while its `async with` block runs; see `RecordedOperation`.

    Attributes:
        operation_id: Identifier of the operation.
    """

    def __init__(self, session: Session, recorded: RecordedOperation) -> None:
        self.operation_id = recorded.operation_id
        self._session = session
        self._recorded = recorded

    @property
    def attempt(self) -> int:
        """Number of the attempt; 0 while its beginning is not recorded."""
        return self._recorded.attempt

    @property
    def traceparent(self) -> str | None:
        """Trace context of the creator of the operation (W3C Trace Context); None without one."""
        return self._recorded.traceparent

    @property
    def stop_requested(self) -> bool:
        """Whether the work should end now: after a stop request or an end by another process."""
        return self._recorded.stop_requested

    async def wait_for_stop(self) -> None:
        """Wait until the work should end; `asyncio.timeout` bounds the wait."""
        import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

        stopped = asyncio.Event()
        with self._recorded.on_stop(_call_in_loop(stopped.set)):
            await stopped.wait()

    def progress(self, fraction: float | None = None, message: str | None = None) -> _Done:
        """Report the progress of the work; see `RecordedOperation.progress`.

        The method returns at once; `await` is optional.
        """
        self._recorded.progress(fraction, message)
        return _Done()

    async def succeed(self, resource_location: str | None = None) -> Operation:
        """Record the state Succeeded; see `RecordedOperation.succeed`."""
        return await self._session.run_in_thread(partial(self._recorded.succeed, resource_location))

    async def fail(self, code: str, message: str) -> Operation:
        """Record the state Failed; see `RecordedOperation.fail`."""
        return await self._session.run_in_thread(partial(self._recorded.fail, code, message))

    async def cancel(self) -> Operation:
        """Record the state Cancelled; see `RecordedOperation.cancel`."""
        return await self._session.run_in_thread(self._recorded.cancel)


class _Done:
    """Awaitable that is already done."""

    def __await__(self) -> Generator[None]:
        return
        yield


def _call_in_loop(callback: Callable[[], object]) -> Callable[[], None]:
    """Return a function that any thread can call to run a callback in the current event loop."""
    import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

    loop = asyncio.get_running_loop()

    def call() -> None:
        with suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(callback)

    return call
