"""A recorder's use of its store in one process: heartbeat, threads and running blocks."""

from __future__ import annotations

import atexit
import contextvars
import logging
import os
import threading
import time
import weakref
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
from operations_status.folders import journal_folders
from operations_status.logs import OutageLog
from operations_status.stores import deadlines

from .changes import Beginning, Existing
from .heartbeat import Heartbeat
from .journal import LIMIT_BYTES, Journal
from .journal_files import JournalFolder
from .writer import OperationWriter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from concurrent.futures import ThreadPoolExecutor

    from operations_status.operations import Operation, Progress, Worker
    from operations_status.stores import BlockingStore
    from operations_status.stores.adapter import ChangeWaits

    from .journal_files import Entry
    from .writer import StateListener

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)
_THREADS = 32

OPTIONAL_SECONDS = 0.1
"""Seconds for which a call waits for the store if recording is not required."""

_SHORTEST_SECONDS = 1.0
"""Shortest timeout of an attempt if recording is required, even with a shorter patience."""

_LAST_SECONDS = 1.0
"""Seconds for which the end of a process, or closing without `required`, waits for the store."""

_FIRST_DELAY_SECONDS = 0.1
_LONGEST_DELAY_SECONDS = 2.0


@frozen(kw_only=True)
class RecordingOptions:
    """Options of a recorder; see `Recorder`."""

    lease: float
    poll_interval: float
    patience: float
    required: bool
    worker_name: str | None = None
    journal_folder: str | None = None
    journal_size: int = LIMIT_BYTES


class Session:
    """Resources of a recorder in one process; a forked child has a session of its own.

    If *owns_store* is true, `close` also closes the store.

    Attributes:
        owner: Identifier of this session in the store: the owner of its operations.
        worker: This process as the worker of its attempts.
        journal: Changes that the store has not taken; None if recording is required.
    """

    def __init__(
        self,
        store: BlockingStore,
        *,
        owns_store: bool,
        options: RecordingOptions,
        worker: Worker,
    ) -> None:
        self.store = store
        self.options = options
        self.owner = uuid4()
        self.worker = worker
        self._outage = OutageLog(
            _logger,
            failing="store unavailable, operations are not recorded now",
            restored="the store is available again, operations are recorded",
        )
        self.journal = None if options.required else _make_journal(store, options)
        self.heartbeat = Heartbeat(
            store=store,
            owner=self.owner,
            lease=options.lease,
            poll_interval=options.poll_interval,
            outage=self._outage,
            journal=self.journal,
            drained=self._close_if_idle,
        )
        self.heartbeat.probe()
        self._owns_store = owns_store
        self._process = os.getpid()
        self._lock = threading.Lock()
        self._running = 0
        self._entered = 0
        self._closes_when_idle = False
        self._executor: ThreadPoolExecutor | None = None
        self._in_executor = threading.local()
        self._change_waits: ChangeWaits | None = None
        _sessions.add(self)

    @property
    def is_here(self) -> bool:
        """Whether the session belongs to this process, not to its parent."""
        return self._process == os.getpid()

    def plan_creation(
        self, operation: Operation, expires: float, *, existing: Existing = Existing.REFUSE
    ) -> Beginning:
        """Return the beginning of an operation that expires unless a worker attaches in time."""
        return Beginning(operation=operation, owner=None, lease=expires, existing=existing)

    def plan_run(
        self,
        operation: Operation,
        *,
        adds: bool = True,
        existing: Existing = Existing.REFUSE,
    ) -> Beginning:
        """Return the beginning of an attempt in this process.

        Args:
            operation: The operation, with its attempt.
            adds: Whether an operation that does not exist is added.
            existing: Rule for an operation that exists.
        """
        return Beginning(
            operation=operation,
            owner=self.owner,
            lease=self.options.lease,
            adds=adds,
            existing=existing,
        )

    def make_writer(
        self,
        operation: Operation,
        beginning: Beginning | None,
        listener: StateListener | None = None,
    ) -> OperationWriter:
        """Return a writer for an operation.

        Args:
            operation: The operation as it should be written.
            beginning: The beginning, which is written first; None to write only the end.
            listener: Listener of the operation's block; None without a block.
        """
        return OperationWriter(
            store=self.store,
            owner=self.owner if listener else None,
            operation=operation,
            begin=beginning,
            listener=listener,
        )

    def write(self, writer: OperationWriter) -> None:
        """Write the unwritten changes of an operation.

        If recording is not required, changes that take longer than `OPTIONAL_SECONDS` go to the
        journal. So do all changes during an outage of the store, and all changes of an operation
        that has entries in the journal.

        Raises:
            DuplicateOperationError: Another operation has the identifier.
            StoreError: The store cannot be used, and recording is required.
            TransitionError: The store refused the change.
            UnknownOperationError: The operation does not exist, and recording is required or the
                operation has no block in this process.
        """
        if self._uses_journal(writer):
            self._append(writer.make_entries())
        else:
            try:
                self._retry(writer.write)
            except UnknownOperationError as error:
                if self.journal is None or not writer.has_block:
                    raise
                _logger.warning("%s: its block runs all the same", error)
                self._append(writer.make_entries())
            except StoreError as error:
                if not self._tolerate(error):
                    writer.withdraw()
                    raise
                self._append(writer.make_entries())
        if writer.has_block:
            self.heartbeat.update(writer)

    def create_many(
        self,
        operations: Sequence[Operation],
        expires: float,
        *,
        existing: Existing = Existing.REFUSE,
    ) -> None:
        """Add operations for workers in one transaction.

        If recording is not required and the store fails, they go to the journal.

        Args:
            operations: The operations.
            expires: Seconds within which a worker has to attach.
            existing: Rule for operations that exist when the journal is handed in.

        Raises:
            DuplicateOperationError: Other operations have some of the identifiers.
            StoreError: The store cannot be used, and recording is required.
        """
        is_retry = False

        def add() -> None:
            nonlocal is_retry
            may_be_there, is_retry = is_retry, True
            try:
                self.store.open()
                self.store.add_many(operations, lease=expires)
            except DuplicateOperationError:
                found = [self.store.get(one.operation_id) for one in operations]
                if not may_be_there or found != list(operations):
                    raise

        if self.journal is None or not self._outage.is_out:
            try:
                self._retry(add)
            except StoreError as error:
                if not self._tolerate(error):
                    raise
            else:
                return
        for operation in operations:
            beginning = self.plan_creation(operation, expires, existing=existing)
            self._append(self.make_writer(operation, beginning).make_entries())

    def ask(self, call: Callable[[], _T], *, patience: float | None = None) -> _T:
        """Return the result of a call of the store; do not create a missing store.

        Args:
            call: The call.
            patience: Seconds for which the call is retried if the store is missing or unavailable;
                by default those of the options, or `OPTIONAL_SECONDS` if recording is not required.

        Raises:
            StoreUnavailableError: The store was missing or unavailable for longer than that.
        """

        def attempt() -> _T:
            self.store.open(create=False)
            return call()

        return self._retry(attempt, patience)

    @property
    def change_waits(self) -> ChangeWaits:
        """Tasks of this process that wait for a change of the store, in one thread."""
        from operations_status.stores.adapter import ChangeWaits  # noqa: PLC0415 it imports asyncio

        with self._lock:
            if self._change_waits is None:
                self._change_waits = ChangeWaits(self.store)
            return self._change_waits

    def report(self, writer: OperationWriter, progress: Progress) -> None:
        """Report the progress of an operation, to the journal or for the next heartbeat.

        A forked child reports nothing: other threads of its parent may have held the locks.
        """
        writer.report(progress)
        if self._uses_journal(writer) and self.is_here:
            self._append(writer.make_reports(immediately=False))

    def _uses_journal(self, writer: OperationWriter) -> bool:
        journal = self.journal
        return journal is not None and (self._outage.is_out or journal.has(writer.operation_id))

    def _append(self, entries: Iterable[Entry]) -> None:
        """Add entries to the journal, which the heartbeat hands in."""
        assert self.journal is not None  # noqa: S101 the caller has checked it
        for entry in entries:
            self.journal.append(entry)
        self.heartbeat.probe()

    def _tolerate(self, error: StoreError) -> bool:
        """Return whether an error can be ignored; if so, an outage begins."""
        if self.options.required or isinstance(error, DuplicateOperationError):
            return False
        self._outage.fail(error)
        self.heartbeat.probe()
        return True

    def _retry(self, attempt: Callable[[], _T], patience: float | None = None) -> _T:
        """Retry while the store is unavailable, within the patience; return the result.

        By default, there is only one attempt if recording is not required.

        Raises:
            StoreUnavailableError: The store is still unavailable.
        """
        seconds = self._seconds_to_wait() if patience is None else max(patience, _SHORTEST_SECONDS)
        last = time.monotonic() + (self._patience() if patience is None else patience)
        delay = _FIRST_DELAY_SECONDS
        with deadlines.within(seconds):
            while True:
                try:
                    result = attempt()
                except StoreUnavailableError as error:
                    if time.monotonic() + delay > last:
                        raise
                    if self.options.required:
                        self._outage.fail(error)
                else:
                    # If recording is optional, a probe of the heartbeat ends the outage.
                    if self.options.required and self._outage.is_out:
                        self._outage.succeed()
                    return result
                import random  # noqa: PLC0415 rarely needed, and takes a while to import

                time.sleep(delay * random.uniform(0.5, 1.0))  # noqa: S311 no secret
                delay = min(2 * delay, _LONGEST_DELAY_SECONDS)

    def _patience(self) -> float:
        """Return the seconds that remain for retries, less the time spent waiting for a thread."""
        if not self.options.required:
            return 0.0
        now = time.monotonic()
        return (getattr(self._in_executor, "asked", None) or now) + self.options.patience - now

    def _seconds_to_wait(self) -> float:
        """Return the timeout in seconds of a call with all its attempts."""
        if not self.options.required:
            return OPTIONAL_SECONDS
        return max(self._patience(), _SHORTEST_SECONDS)

    def open(self) -> None:
        """Open the store.

        Raises:
            StoreError: The store cannot be used, and recording is required.
        """
        self._closes_when_idle = False
        if self.journal is not None and self._outage.is_out:
            self.heartbeat.probe()
            return
        try:
            with deadlines.within(self._seconds_to_wait()):
                self.store.open()
        except StoreError as error:
            if not self._tolerate(error):
                raise

    def try_open(self) -> None:
        """Open the store; if it is unavailable, the first operation tries again.

        Raises:
            StoreError: The store cannot be used even later, and recording is required.
        """
        with suppress(StoreUnavailableError):
            self.open()

    def enter(self) -> None:
        """Enter a block of the recorder; the last one that is left closes the session."""
        with self._lock:
            self._entered += 1

    def leave(self) -> None:
        """Leave a block of the recorder."""
        with self._lock:
            self._entered -= 1
            is_last = self._entered <= 0
        if is_last:
            self.close()

    def begin_operation(self) -> None:
        """Count one more running operation, which keeps the session open."""
        with self._lock:
            self._running += 1

    def end_operation(self) -> None:
        """Count one running operation less; close the session if its closing was postponed."""
        with self._lock:
            self._running -= 1
        self._close_if_idle()

    def _close_if_idle(self) -> None:
        """Close the session if its closing was postponed and no operation keeps it open."""
        with self._lock:
            closes = self._closes_when_idle and not self._is_busy
        if closes:
            self.close()

    @property
    def _is_busy(self) -> bool:
        return self._running > 0 or (self.journal is not None and self.journal.is_blocked)

    def close(self) -> None:
        """Stop the heartbeat and close the store, as soon as no operation needs them."""
        with self._lock:
            self._closes_when_idle = self._is_busy
            if self._running:
                _logger.warning(
                    "%d operations are still running: the recorder closes when they end",
                    self._running,
                )
            elif self._closes_when_idle:
                _logger.warning("the recorder closes when all operations are recorded")
            if self._closes_when_idle:
                return
        with deadlines.within(threading.TIMEOUT_MAX if self.options.required else _LAST_SECONDS):
            self._stop()

    def _stop(self) -> None:
        self.heartbeat.stop()
        with self._lock:
            if self._is_busy:  # an operation has begun meanwhile
                return
            if self.journal is not None:
                self.journal.close()
            if self._executor is not None:
                self._executor.shutdown(wait=False)
                self._executor = None
            if self._owns_store:
                with suppress(StoreUnavailableError):  # closing timed out
                    self.store.close()

    def write_last(self) -> None:
        """Hand in the journal before the process ends."""
        if not self.journal:
            return
        try:
            self.heartbeat.hand_in()
        except StoreError as error:
            rest = "the next process hands them in" if self.journal.is_kept else "they are lost"
            _logger.error(  # noqa: TRY400 the message has the reason
                "%d changes were not recorded before the process ended, %s: %s",
                len(self.journal),
                rest,
                error,
            )

    async def run_in_thread(self, work: Callable[[], _T]) -> _T:
        """Run a function in a thread of the recorder; raise a cancellation only after its end.

        The event loop's default executor stays free for the application, because a function may
        wait as long as the store is unavailable.
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
            while not future.done():
                with suppress(asyncio.CancelledError):  # a task may be cancelled several times
                    await asyncio.wait([future])
            raise

    def _open_executor(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 only tasks need it

        with self._lock:
            if self._executor is None:
                self._executor = ThreadPoolExecutor(_THREADS, "operations-status recorder")
            return self._executor


def _make_journal(store: BlockingStore, options: RecordingOptions) -> Journal:
    """Return a journal for a store; without a location of the store, it has no file."""
    location = store.location
    places = () if location is None else journal_folders(os.environ, options.journal_folder)
    return Journal(JournalFolder(places, location or ""), options.journal_size)


_sessions: weakref.WeakSet[Session] = weakref.WeakSet()
"""Sessions of this process, and of its parents."""


@atexit.register
def write_last() -> None:
    """Hand in the journals before the process ends, within one second."""
    with deadlines.within(_LAST_SECONDS):
        for session in tuple(_sessions):
            if session.is_here:
                session.write_last()
