"""The block that records one operation, for `with` and for `async with`."""

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

    from operations_status.operations import Operation

    from .operation import RecordedOperation
    from .session import Session

_current: ContextVar[RecordedOperation | None] = ContextVar("operation", default=None)


def current_operation() -> RecordedOperation | None:
    """Return the operation of the innermost block that this code runs in; None outside of any.

    Its methods block, also within an `async with` block; `progress` and `stop_requested` never do.
    """
    return _current.get()


@define(eq=False, repr=False)
class RecordingBlock:
    """The block that `Recorder.operation` and `Recorder.attach` return, to be entered once.

    Args:
        session: Returns the recorder's session of the process that calls it.
        recorded: The operation, which has not begun.
        cancel_task: Whether the task that runs an `async with` block is cancelled when somebody
            else ends the operation.
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
        """Leave the block with an exception or without one, as `with` does."""
        self._reset_context()
        self._recorded.leave(error)

    def suspend(self, *, lease: float) -> None:
        """Leave the block without an end: another attempt will run the operation.

        Args:
            lease: Seconds after which it counts as lost unless that attempt has begun.
        """
        self._reset_context()
        self._recorded.suspend(lease=lease)

    async def __aenter__(self) -> AsyncRecordedOperation:
        session = self._session()
        try:
            await session.run_in_thread(partial(self._recorded.begin, session))
        except BaseException as error:
            # Cancelled: the block is not going to run, but the operation may exist.
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
        with suppress(ValueError):  # left in another context than entered, as fixtures are
            _current.reset(self._token)

    def _cancel_with_operation(self) -> None:
        """Cancel the current task when somebody else ends the operation."""
        import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

        task, recorded = asyncio.current_task(), self._recorded

        def cancel() -> None:
            if task is not None and recorded.was_ended and not self._is_left:
                task.cancel(f"operation {recorded.operation_id} was ended")

        recorded.notify(_call_in_loop(cancel))


class AsyncRecordedOperation:
    """An operation while its `async with` block runs; see `RecordedOperation`.

    Attributes:
        operation_id: Its identifier.
    """

    def __init__(self, session: Session, recorded: RecordedOperation) -> None:
        self.operation_id = recorded.operation_id
        self._session = session
        self._recorded = recorded

    @property
    def stop_requested(self) -> bool:
        """Whether the work should end now: somebody asked it to stop, or has ended it."""
        return self._recorded.stop_requested

    async def wait_for_stop(self) -> None:
        """Wait until the work should end; `asyncio.timeout` bounds the wait."""
        import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

        stopped = asyncio.Event()
        with self._recorded.on_stop(_call_in_loop(stopped.set)):
            await stopped.wait()

    def progress(self, fraction: float | None = None, message: str | None = None) -> _Done:
        """Report how far the work has come; see `RecordedOperation.progress`.

        It returns at once, and may be awaited like the other methods.
        """
        self._recorded.progress(fraction, message)
        return _Done()

    async def succeed(self, resource_location: str | None = None) -> Operation:
        """Record that it succeeded; see `RecordedOperation.succeed`."""
        return await self._session.run_in_thread(partial(self._recorded.succeed, resource_location))

    async def fail(self, code: str, message: str) -> Operation:
        """Record that it failed; see `RecordedOperation.fail`."""
        return await self._session.run_in_thread(partial(self._recorded.fail, code, message))

    async def cancel(self) -> Operation:
        """Record that it was cancelled; see `RecordedOperation.cancel`."""
        return await self._session.run_in_thread(self._recorded.cancel)


class _Done:
    """An awaitable that has nothing to wait for."""

    def __await__(self) -> Generator[None]:
        return
        yield


def _call_in_loop(callback: Callable[[], object]) -> Callable[[], None]:
    """Return a function that calls another one in the current event loop, from any thread."""
    import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

    loop = asyncio.get_running_loop()

    def call() -> None:
        with suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(callback)

    return call
