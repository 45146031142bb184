"""An operation while its `async with` block runs."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from operations_status.operations import OperationState

from .exceptions import to_failure

if TYPE_CHECKING:
    from collections.abc import Generator

    from operations_status.operations import Operation, OperationFailure

    from .operation import RecordedOperation
    from .session import Session


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
        loop = asyncio.get_running_loop()

        def wake() -> None:
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(stopped.set)

        with self._recorded.on_stop(wake):
            await stopped.wait()

    def progress(self, fraction: float | None = None, message: str | None = None) -> _Done:
        """Report how far the work has come; see `RecordedOperation.progress`.

        It returns at once, and may be awaited like the other methods.
        """
        self._recorded.progress(fraction, message)
        return _Done()

    async def succeed(self, resource_location: str | None = None) -> Operation:
        """Record that it succeeded; see `RecordedOperation.succeed`."""
        return await self._end(OperationState.SUCCEEDED, resource_location=resource_location)

    async def fail(self, code: str, message: str) -> Operation:
        """Record that it failed; see `RecordedOperation.fail`."""
        return await self._end(OperationState.FAILED, error=to_failure(code, message))

    async def cancel(self) -> Operation:
        """Record that it was cancelled; see `RecordedOperation.cancel`."""
        return await self._end(OperationState.CANCELLED)

    async def _end(
        self,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        end = partial(
            self._recorded.end,
            status,
            resource_location=resource_location,
            error=error,
            deadline=self._session.deadline(),  # the wait for a thread counts too
        )
        return await self._session.run_in_thread(end)


class _Done:
    """An awaitable that has nothing to wait for."""

    def __await__(self) -> Generator[None]:
        return
        yield
