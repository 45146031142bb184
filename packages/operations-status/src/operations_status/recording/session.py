"""A recorder's use of its store in one process: heartbeat, threads and running blocks."""

from __future__ import annotations

import contextvars
import logging
import os
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar
from uuid import uuid4

from attrs import frozen

from operations_status.errors import (
    DuplicateOperationError,
    StoreError,
    StoreUnavailableError,
    UnknownOperationError,
)
from operations_status.logs import OutageLog

from .heartbeat import Heartbeat

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor
    from uuid import UUID

    from operations_status.operations import Operation
    from operations_status.stores import BlockingStore

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)
_THREADS = 32
_FIRST_DELAY_SECONDS = 0.1
_LONGEST_DELAY_SECONDS = 2.0


@frozen(kw_only=True)
class RecordingOptions:
    """How a recorder records; see `Recorder`."""

    lease: float
    poll_interval: float
    patience: float
    required: bool


class Session:
    """Resources of a recorder in one process; a forked child has a session of its own.

    `close` closes the store, too, if the session *owns_store*.

    Attributes:
        owner: Identifier of this session in the store: the owner of its operations.
    """

    def __init__(
        self, store: BlockingStore, *, owns_store: bool, options: RecordingOptions
    ) -> None:
        self.store = store
        self.options = options
        self.owner = uuid4()
        self._outage = OutageLog(
            _logger,
            failing="store unavailable, operations are not recorded now",
            restored="the store is available again, operations are recorded",
        )
        self.heartbeat = Heartbeat(
            store,
            owner=self.owner,
            lease=options.lease,
            poll_interval=options.poll_interval,
            outage=self._outage,
        )
        self._owns_store = owns_store
        self._process = os.getpid()
        self._lock = threading.Lock()
        self._running = 0
        self._entered = 0
        self._closes_when_idle = False
        self._executor: ThreadPoolExecutor | None = None
        self._in_executor = threading.local()

    @property
    def is_here(self) -> bool:
        """Whether this is the session's process, not a forked child of it."""
        return self._process == os.getpid()

    def add(self, operation: Operation, *, lease: float, owner: UUID | None) -> None:
        """Add an operation.

        Raises:
            DuplicateOperationError: Another operation has its identifier.
        """

        def attempt(is_retry: bool) -> None:  # noqa: FBT001 called by `retry` alone
            try:
                self.store.open()
                self.store.add(operation, lease=lease, owner=owner)
            except DuplicateOperationError:
                found = self.store.get(operation.operation_id) if is_retry else None
                wanted = operation.created, operation.process
                if found is None or (found.created, found.process) != wanted:
                    raise

        self.retry(attempt, is_beginning=True)

    def begin(self, operation: Operation, *, restart: bool) -> Operation:
        """Record an operation that begins to run, or *restart* the one with its identifier.

        Raises:
            DuplicateOperationError: Its identifier is in use.
        """
        try:
            self.add(operation, lease=self.options.lease, owner=self.owner)
        except DuplicateOperationError:
            if not restart:
                raise
            return self.attach(operation.operation_id, restart=True)
        return operation

    def attach(self, operation_id: UUID, *, restart: bool = False) -> Operation:
        """Record that an operation runs which another process has created or lost, and return it.

        With *restart* it runs again, whatever became of it.

        Raises:
            AlreadyAttachedError: A worker runs it.
            TransitionError: It has ended.
            UnknownOperationError: There is no such operation.
        """

        def attempt(is_retry: bool) -> Operation:  # noqa: FBT001 called by `retry` alone
            self.store.open()
            if is_retry and (running := self._find_own(operation_id)):
                return running
            return self.store.attach(
                operation_id, lease=self.options.lease, owner=self.owner, restart=restart
            )

        return self.retry(attempt, is_beginning=True)

    def _find_own(self, operation_id: UUID) -> Operation | None:
        """Return an operation that this session has attached to, unless it has ended."""
        states = self.store.heartbeat([operation_id], lease=self.options.lease, owner=self.owner)
        is_own = operation_id in states and not states[operation_id].is_terminal
        return self.store.get(operation_id) if is_own else None

    def tolerate(self, error: BaseException) -> bool:
        """Log an error of the store if the work goes on in spite of it; return whether it does."""
        if (
            self.options.required
            or not isinstance(error, (StoreError, UnknownOperationError))
            or isinstance(error, DuplicateOperationError)
        ):
            return False
        self._outage.fail(error)
        return True

    def retry(self, attempt: Callable[[bool], _T], *, is_beginning: bool = False) -> _T:
        """Return the result of the first attempt that reaches the store, within `patience`.

        Args:
            attempt: Makes the change. Its argument is True when an earlier attempt failed: the
                store may have made that change although its response was lost.
            is_beginning: Whether the work waits for the change: it waits only if it must.

        Raises:
            StoreUnavailableError: The store is still unavailable.
        """
        asked = getattr(self._in_executor, "asked", None) or time.monotonic()
        patience = 0.0 if is_beginning and not self.options.required else self.options.patience
        delay = _FIRST_DELAY_SECONDS
        is_retry = False
        while True:
            try:
                result = attempt(is_retry)
            except StoreUnavailableError as error:
                if time.monotonic() + delay > asked + patience:
                    raise
                self._outage.fail(error)
            else:
                self._outage.succeed()
                return result
            import random  # noqa: PLC0415 rarely needed, and takes a while to import

            is_retry = True
            time.sleep(delay * random.uniform(0.5, 1.0))  # noqa: S311 no secret
            delay = min(2 * delay, _LONGEST_DELAY_SECONDS)

    def open(self) -> None:
        """Open the store.

        Raises:
            StoreError: It cannot be used, and recording is required.
        """
        self._closes_when_idle = False
        try:
            self.store.open()
        except StoreError as error:
            if not self.tolerate(error):
                raise

    def try_open(self) -> None:
        """Open the store; one that is unavailable now is tried again by the first operation.

        Raises:
            StoreError: It can never be used, and recording is required.
        """
        with suppress(StoreUnavailableError):
            self.open()

    def enter(self) -> None:
        """Begin a block of the recorder; the session stays open until the last one ends."""
        with self._lock:
            self._entered += 1

    def leave(self) -> None:
        """End a block of the recorder."""
        with self._lock:
            self._entered -= 1
            is_last = self._entered <= 0
        if is_last:
            self.close()

    def begin_operation(self) -> None:
        """Keep the session open for one more running block."""
        with self._lock:
            self._running += 1

    def end_operation(self) -> None:
        """Stop keeping the session open for a block, and close it if that was put off."""
        with self._lock:
            self._running -= 1
            closes = self._closes_when_idle and not self._running
        if closes:
            self.close()

    def close(self) -> None:
        """Stop the heartbeat and close the store, as soon as no block is running."""
        with self._lock:
            self._closes_when_idle = self._running > 0
            if self._closes_when_idle:
                _logger.warning(
                    "%d operations are still running: the recorder closes when they end",
                    self._running,
                )
                return
        self.heartbeat.stop()
        with self._lock:
            if self._running:  # begun meanwhile: it needs the store
                return
            if self._executor is not None:
                self._executor.shutdown(wait=False)
                self._executor = None
            if self._owns_store:
                self.store.close()

    async def run_in_thread(self, work: Callable[[], _T]) -> _T:
        """Run work to its end in a thread of the recorder; pass cancellation on afterwards.

        The event loop's default executor is left to the application: work may last as long as the
        store is unavailable.
        """
        import asyncio  # noqa: PLC0415 an awaiting caller has imported it already

        asked, context = time.monotonic(), contextvars.copy_context()

        def run() -> _T:
            self._in_executor.asked = asked  # the wait for a thread counts as waiting for the store
            return context.run(work)

        future = asyncio.get_running_loop().run_in_executor(self._open_executor(), run)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    def _open_executor(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 only tasks need it

        with self._lock:
            if self._executor is None:
                self._executor = ThreadPoolExecutor(_THREADS, "operations-status recorder")
            return self._executor
