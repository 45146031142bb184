"""Asynchronous store around the blocking store of any back end.

Calls that take microseconds run in the event loop, because a switch of threads costs several times
as much. All other calls run in threads. Calls that may pass over many operations have a few threads
of their own, so that a short call such as `ping` never waits for a long one.
"""

from __future__ import annotations

import asyncio
import contextvars
import functools
import os
import threading
import weakref
from concurrent import futures
from contextlib import AsyncExitStack, aclosing, suppress
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from . import deadlines
from .protocol import BlockingStore, OperationStore
from .reading import Form, decode_records
from .results import Listing
from .slow_readers import Snapshots, read_in_time
from .spool import Spool
from .threads import CallExecutor

if TYPE_CHECKING:
    from collections.abc import (
        AsyncGenerator,
        AsyncIterator,
        Callable,
        Coroutine,
        Mapping,
        Sequence,
    )
    from uuid import UUID

    from operations_status.aggregates import Group, Step
    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationState

    from .reading import Reading
    from .results import Change, ListVersion

_P = ParamSpec("_P")
_T = TypeVar("_T")

IN_PLACE_REVISIONS = 200
"""The largest number of revisions whose changes are read within the event loop."""

_SHORT_THREADS = 10
_LONG_THREADS = 8
_INTERRUPT_SECONDS = 0.02
"""Pause between two interruptions of a call that has not ended yet."""

_WAIT_SECONDS = 2.0
"""Longest single wait for a change, after which the thread ends if no task waits any more."""


def _delegate(
    method: Callable[Concatenate[BlockingStore, _P], _T],
) -> Callable[Concatenate[AsyncStore, _P], Coroutine[Any, Any, _T]]:
    """Return a coroutine method that calls a method of the blocking store."""
    name = method.__name__

    @functools.wraps(method)
    async def call(store: AsyncStore, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        bound: Callable[_P, _T] = getattr(store.blocking, name)
        if name in store.blocking.in_place:
            return bound(*args, **kwargs)
        return await store.short_calls.run(functools.partial(bound, *args, **kwargs))

    return call


class AsyncStore(OperationStore):
    """A blocking store for use within an event loop.

    A forked child starts threads of its own.

    Args:
        blocking: The blocking store.
        spool: Space for copies of lists whose readers are slow.

    Attributes:
        short_calls: Threads for calls that are short, but too long for the event loop.
    """

    def __init__(self, blocking: BlockingStore, *, spool: Spool | None = None) -> None:
        self._blocking = blocking
        self._spool = spool or Spool()
        self.begin_process()
        _stores.add(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._blocking!r})"

    def begin_process(self) -> None:
        """Replace the threads: later calls start threads in this process."""
        self.short_calls = CallThreads(_SHORT_THREADS, name="operations-status call")
        self._long_calls = CallThreads(_LONG_THREADS, name="operations-status read")
        # The other threads may all wait for a connection that only closing a list gives back.
        self._closings = CallThreads(1, name="operations-status close")
        self._waits = ChangeWaits(self._blocking)
        self._snapshots = Snapshots(self._blocking.snapshots_max)

    @property
    def blocking(self) -> BlockingStore:
        return self._blocking

    async def open(self, *, create: bool = True) -> None:
        self._snapshots = Snapshots(self._blocking.snapshots_max)  # of this event loop
        await self.short_calls.run(functools.partial(self.blocking.open, create=create))

    async def aclose(self) -> None:
        await self.short_calls.run(self.blocking.close)
        await self._waits.aclose()
        await self._long_calls.aclose()
        await self._closings.aclose()
        await self.short_calls.aclose()

    ping = _delegate(BlockingStore.ping)
    add = _delegate(BlockingStore.add)
    add_many = _delegate(BlockingStore.add_many)
    advance = _delegate(BlockingStore.advance)
    attach = _delegate(BlockingStore.attach)
    end_attempt = _delegate(BlockingStore.end_attempt)
    report_progress = _delegate(BlockingStore.report_progress)
    get = _delegate(BlockingStore.get)
    read_status = _delegate(BlockingStore.read_status)
    revision = _delegate(BlockingStore.revision)
    statistics = _delegate(BlockingStore.statistics)
    read_ends = _delegate(BlockingStore.read_ends)
    add_ends = _delegate(BlockingStore.add_ends)
    request_stop = _delegate(BlockingStore.request_stop)
    heartbeat = _delegate(BlockingStore.heartbeat)
    read_interrupted = _delegate(BlockingStore.read_interrupted)
    expire = _delegate(BlockingStore.expire)
    prune = _delegate(BlockingStore.prune)
    is_expired = _delegate(BlockingStore.is_expired)

    @property
    def store_id(self) -> UUID:
        return self.blocking.store_id

    async def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        return await self._long_calls.run(functools.partial(self.blocking.count, filter_))

    async def histogram(self, filter_: OperationFilter, step: int) -> Sequence[Step]:
        return await self._long_calls.run(functools.partial(self.blocking.histogram, filter_, step))

    async def groups(self, filter_: OperationFilter) -> Sequence[Group]:
        return await self._long_calls.run(functools.partial(self.blocking.groups, filter_))

    async def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        call = functools.partial(self.blocking.has_changed, filter_, since)
        return await self._look_back(since.revision, call)

    async def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        call = functools.partial(self.blocking.read_changes, filter_, since, limit=limit)
        return await self._look_back(since, call)

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        return await self._waits.wait(since, within=within)

    async def list(
        self, filter_: OperationFilter, *, descending: bool = False
    ) -> AsyncIterator[Operation]:
        listing = await self._begin_list(filter_, descending=descending, form=Form.RECORD)
        async with aclosing(listing.pieces) as pieces:
            async for piece in pieces:
                for operation in decode_records(piece):
                    yield operation

    async def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> AsyncGenerator[bytes]:
        listing = await self.read_list(filter_, descending=descending, full=full)
        async with aclosing(listing.pieces) as pieces:
            async for piece in pieces:
                yield piece

    async def read_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        full: bool = False,
    ) -> Listing:
        form = Form.FULL if full else Form.SUMMARY
        return await self._begin_list(
            filter_, limit=limit, cursor=cursor, descending=descending, form=form
        )

    async def _look_back(self, since: int, call: Callable[[], _T]) -> _T:
        """Return the result of a call that passes over the changes after a revision."""
        if (
            "read_changes" in self.blocking.in_place
            and self.blocking.revision().latest - since <= IN_PLACE_REVISIONS
        ):
            return call()
        return await self._long_calls.run(call)

    async def _begin_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool,
        form: Form,
    ) -> Listing:
        """Return a list; a page is read to its end, which determines the next page's cursor."""
        begin = functools.partial(
            self.blocking.begin_list,
            filter_,
            limit=limit,
            cursor=cursor,
            descending=descending,
            form=form,
        )
        if "begin_list" in self.blocking.in_place:
            reading = begin()
        else:
            reading = await self._long_calls.run(begin, discard=lambda begun: begun.close())
        is_needed = asyncio.Event()
        pieces = self._read_pieces(reading, is_needed)
        await anext(pieces)
        if not reading.is_at_end:
            whole = limit is not None
            pieces = read_in_time(pieces, self._spool, whole=whole, is_needed=is_needed)
            await anext(pieces)
        return Listing(reading.version, reading.next_cursor, pieces)

    async def _read_pieces(
        self, reading: Reading, is_needed: asyncio.Event
    ) -> AsyncGenerator[bytes]:
        """Yield empty bytes once the first piece was read, and then the pieces.

        Args:
            reading: The list.
            is_needed: Event that is set when another list needs the place of its snapshot.
        """
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self._close_reading, reading)
            if not reading.is_at_end:
                await stack.enter_async_context(self._snapshots.hold(is_needed))
            piece = await self._read_piece(reading)
            yield b""
            while piece:
                yield piece
                piece = await self._read_piece(reading)

    async def _close_reading(self, reading: Reading) -> None:
        if reading.is_at_end or "begin_list" in self.blocking.in_place:
            reading.close()
        else:
            await self._closings.run(reading.close)

    async def _read_piece(self, reading: Reading) -> bytes:
        if reading.may_take_long:
            return await self._long_calls.run(reading.read)
        return reading.read()


class CallThreads:
    """Threads that run calls of a blocking store.

    Args:
        limit: The largest number of threads.
        name: Name of each thread.
    """

    def __init__(self, limit: int, *, name: str) -> None:
        self._start = functools.partial(CallExecutor, limit, name=name)
        self._executor = self._start()

    async def run(
        self, call: Callable[[], _T], *, discard: Callable[[_T], object] | None = None
    ) -> _T:
        """Run a call in a thread and return its result; if the task is cancelled, end the call.

        Args:
            call: The call. It runs in a copy of the caller's context, which contains the deadline.
            discard: Disposes of the result if the task was cancelled but the call has succeeded.
        """
        interruption = deadlines.Interruption()
        context = contextvars.copy_context()
        job = self._executor.submit(context.run, interruption.run, call)
        try:
            return await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            if not job.cancelled():
                end = functools.partial(_end_call, job, interruption, discard)
                # A second cancellation ends only the wait, not the interruption.
                await asyncio.shield(asyncio.get_running_loop().run_in_executor(None, end))
            raise

    async def aclose(self) -> None:
        """Wait for the running calls and end the threads; a later call starts new ones."""
        executor, self._executor = self._executor, self._start()
        await asyncio.to_thread(executor.shutdown)


def _end_call(
    job: futures.Future[_T],
    interruption: deadlines.Interruption,
    discard: Callable[[_T], object] | None,
) -> None:
    """Interrupt a call until it has ended."""
    while not job.done():
        interruption.interrupt()
        futures.wait([job], timeout=_INTERRUPT_SECONDS)
    if discard is not None and job.exception() is None:
        discard(job.result())


class ChangeWaits:
    """Tasks that wait for a change of a store; one thread waits for all of them.

    The thread ends at most two seconds after the last task, so that a task that waits again soon
    needs no new thread.
    """

    def __init__(self, store: BlockingStore) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._waiting: dict[asyncio.Future[None], int] = {}
        self._thread: threading.Thread | None = None
        self._latest = 0

    async def wait(self, since: int, *, within: float) -> bool:
        """Wait for a revision above *since*; see `OperationStore.wait_for_change`."""
        changed = asyncio.get_running_loop().create_future()
        with self._lock:
            if self._thread is None:
                self._latest = 0
                thread = threading.Thread(
                    target=self._serve, name="operations-status wait", daemon=True
                )
                thread.start()
                self._thread = thread
            elif since < self._latest:
                return True
            self._waiting[changed] = since
        try:
            async with asyncio.timeout(within):
                await changed
        except TimeoutError:
            return False
        finally:
            with self._lock:
                del self._waiting[changed]
        return True

    async def aclose(self) -> None:
        """Wait for the end of the thread; closing the blocking store ends it."""
        if (thread := self._thread) is not None:
            await asyncio.to_thread(thread.join)

    def _serve(self) -> None:
        try:
            store_id = self._store.store_id
            latest = self._store.revision().latest
            while self._wake(latest):
                self._store.wait_for_change(latest, within=_WAIT_SECONDS)
                if (found := self._store.store_id) != store_id:
                    store_id = found
                    self._wake_all(None)
                latest = self._store.revision().latest
        except Exception as error:  # noqa: BLE001 the tasks raise it
            self._wake_all(error)

    def _wake(self, latest: int) -> bool:
        """Wake the tasks whose *since* is below *latest*; return whether the thread goes on."""
        with self._lock:
            self._latest = latest
            if not self._waiting:
                self._thread = None
                return False
            for changed, since in self._waiting.items():
                if since < latest:
                    _settle(changed, None)
        return True

    def _wake_all(self, error: Exception | None) -> None:
        """Wake all tasks: another store has replaced this one, or the thread ends."""
        with self._lock:
            if error is not None:
                self._thread = None
            for changed in self._waiting:
                _settle(changed, error)


def _settle(changed: asyncio.Future[None], error: Exception | None) -> None:
    """End the wait of a task, from another thread."""

    def settle() -> None:
        if changed.done():
            return
        if error is None:
            changed.set_result(None)
        else:
            changed.set_exception(error)

    with suppress(RuntimeError):  # the event loop was closed meanwhile
        changed.get_loop().call_soon_threadsafe(settle)


_stores: weakref.WeakSet[AsyncStore] = weakref.WeakSet()


def _begin_process() -> None:
    """Give up the threads of the parent, which do not run in a forked child."""
    for store in tuple(_stores):
        store.begin_process()


if hasattr(os, "register_at_fork"):  # pragma: no branch - Windows has none
    os.register_at_fork(after_in_child=_begin_process)
