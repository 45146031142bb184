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

from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.outages import OutageLog

from .heartbeat import Heartbeat

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor

    from operations_status.stores import BlockingStore

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)
_THREADS = 32
_FIRST_DELAY_SECONDS = 0.1
_LONGEST_DELAY_SECONDS = 2.0


@frozen(kw_only=True)
class RecordingOptions:
    """How a recorder records.

    Attributes:
        lease: Seconds without a heartbeat after which an operation counts as lost.
        poll_interval: Seconds between two polls for requests to stop.
        patience: Seconds for which a change is retried while the store is unavailable.
        required: Whether work that cannot be recorded fails.
    """

    lease: float
    poll_interval: float
    patience: float
    required: bool


class Session:
    """Resources of a recorder in one process; a forked child has a session of its own.

    Args:
        store: Where operations are kept.
        owns_store: Whether `close` closes the store too.
        options: How operations are recorded.

    Attributes:
        owner: Identifier of this session in the store: the owner of its operations.
        outage: Where failures of the store are logged, once for each outage.
    """

    def __init__(
        self, store: BlockingStore, *, owns_store: bool, options: RecordingOptions
    ) -> None:
        self.store = store
        self.options = options
        self.owner = uuid4()
        self.outage = OutageLog(
            _logger,
            failing="store unavailable, operations are not recorded now",
            restored="the store is available again, operations are recorded",
        )
        self.heartbeat = Heartbeat(
            store,
            owner=self.owner,
            lease=options.lease,
            poll_interval=options.poll_interval,
            outage=self.outage,
        )
        self._owns_store = owns_store
        self._process = os.getpid()
        self._lock = threading.Lock()
        self._running = 0
        self._entered = 0
        self._closes_when_idle = False
        self._executor: ThreadPoolExecutor | None = None

    @property
    def is_here(self) -> bool:
        """Whether this is the session's process, not a forked child of it."""
        return self._process == os.getpid()

    def deadline(self) -> float:
        """Return when to stop retrying a change that is made now, on the monotonic clock."""
        return time.monotonic() + self.options.patience

    def begin_deadline(self) -> float:
        """Return when to stop retrying a beginning: at once if it is not required."""
        return self.deadline() if self.options.required else 0.0

    def retry(self, attempt: Callable[[bool], _T], *, deadline: float) -> _T:
        """Return the result of the first attempt that reaches the store.

        Args:
            attempt: Makes the change. Its argument is True when an earlier attempt failed: the
                store may have made that change although its response was lost.
            deadline: When to stop retrying, on the monotonic clock, in seconds.

        Raises:
            StoreUnavailableError: The store is still unavailable.
        """
        delay = _FIRST_DELAY_SECONDS
        is_retry = False
        while True:
            try:
                result = attempt(is_retry)
            except StoreUnavailableError as error:
                if time.monotonic() + delay > deadline:
                    raise
                self.outage.fail(error)
            else:
                self.outage.succeed()
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
            if self.options.required:
                raise
            self.outage.fail(error)

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

        context = contextvars.copy_context()
        future = asyncio.get_running_loop().run_in_executor(
            self._open_executor(), lambda: context.run(work)
        )
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
