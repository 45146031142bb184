"""The interface of stores."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from .reading import Form, Reading, decode_records, read_pieces

if TYPE_CHECKING:
    from collections.abc import (
        AsyncGenerator,
        AsyncIterator,
        Collection,
        Iterator,
        Mapping,
        Sequence,
    )
    from datetime import datetime
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationFailure, OperationState, Progress

    from .results import Change, Listing, ListVersion, Revision, Statistics, Status


class OperationStore(Protocol):
    """A place where operations are kept, for use within an event loop.

    Everything raises `StoreUnavailableError` when the store cannot be reached, read or written.
    A change that has returned is kept: it survives the death of this process at any moment.
    """

    @property
    def blocking(self) -> BlockingStore:
        """The blocking store that this one wraps; opening or closing one does so to both."""

    async def open(self, *, create: bool = True) -> None:
        """Make the store ready: create what is missing, bring an older form up to date.

        Args:
            create: Create the store if there is none; otherwise that is an error.

        Raises:
            StoreUnavailableError: There is no store, and it was not to be created.
            StoreVersionError: A newer version of this package has written it.
        """

    async def aclose(self) -> None:
        """Let go of everything the store holds. Closing twice does no harm."""

    async def ping(self) -> None:
        """Return if the store can answer now."""

    async def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> None:
        """Add a new operation, in one transaction.

        It comes last in the list, also when an operation with a later creation time is there.

        Args:
            operation: Any operation whose identifier is new; it may be Running at once.
            lease: Seconds after which it counts as lost unless `heartbeat` has come before; None
                means that it never does.
            owner: Identifier of the worker that runs it, if one does.

        Raises:
            DuplicateOperationError: The identifier is not new.
        """

    async def advance(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        owner: UUID | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation:
        """Change the state of an operation, if the state machine allows it, in one transaction.

        Args:
            operation_id: Which operation.
            status: Its next state.
            resource_location: URL of the result, for Succeeded.
            error: Why it failed, for Failed.
            owner: Identifier of the worker that asks. It may still end an operation of its own
                that was marked Failed with the code `Lost`, and none that another one has taken
                over.
            progress: The last progress that it reports; None leaves it as it is.
            ended: When it ended, in UTC, for a final state; now by default.

        Returns:
            The operation as it now is.

        Raises:
            TransitionError: The state machine does not lead there, or another worker has taken the
                operation over; nothing was changed.
            UnknownOperationError: There is no such operation.
        """

    async def attach(
        self,
        operation_id: UUID,
        *,
        lease: float,
        owner: UUID,
        restart: bool = False,
        started: datetime | None = None,
    ) -> Operation:
        """Make a worker the owner of an operation, and have it run.

        An operation that was asked to stop before a worker came stays Stopping. One whose worker
        was lost is taken over and runs again.

        Args:
            operation_id: Which operation.
            lease: Seconds after which it counts as lost unless `heartbeat` has come before.
            owner: Identifier of the worker.
            restart: Whether the operation begins to run anew whatever its state and its worker.
            started: When it began to run, in UTC, if that could not be written then; now by
                default. It does not begin anew if it has done so since, or was cancelled since.
                One that was marked Failed with the code `NeverStarted` since is Running.

        Returns:
            The operation as it now is.

        Raises:
            AlreadyAttachedError: It has a worker whose lease has not run out, and *restart* is
                false.
            TransitionError: It has ended, and *restart* is false.
            UnknownOperationError: There is no such operation.
        """

    async def report_progress(
        self, operation_id: UUID, progress: Progress, *, owner: UUID | None = None
    ) -> None:
        """Record how far an operation has come.

        Args:
            operation_id: Which operation.
            progress: How far.
            owner: Identifier of the worker that reports.

        Raises:
            TransitionError: It has ended, or another worker has taken it over.
            UnknownOperationError: There is no such operation.
        """

    async def get(self, operation_id: UUID) -> Operation | None:
        """Return one operation, or None when there is no such operation."""

    def list(
        self, filter_: OperationFilter, *, descending: bool = False
    ) -> AsyncIterator[Operation]:
        """Yield the operations that pass a filter, oldest first, as they were at one moment.

        Args:
            filter_: Which operations.
            descending: Yield the newest first.
        """

    def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> AsyncGenerator[bytes]:
        """Yield the JSON of the operations that pass a filter in pieces, as `Listing` has it.

        Args:
            filter_: Which operations.
            descending: Yield the newest first.
            full: Append the members of the full view to each operation.
        """

    async def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        """Return how many operations pass a filter, by state; states without any are absent."""

    @property
    def store_id(self) -> UUID:
        """Unique id of this store, made with it; known once it is open.

        It changes when another store has taken the place of the one that was opened. Revisions of
        the one mean nothing in the other.
        """

    async def read_status(self, operation_id: UUID, *, full: bool = False) -> Status | None:
        """Return the single-operation response; None when there is no operation.

        Args:
            operation_id: Which operation.
            full: Append the members of the full view.
        """

    async def read_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        full: bool = False,
    ) -> Listing:
        """Begin a list of the operations that pass a filter, oldest first, as at one moment.

        The order is that of creation: what was added later comes later, even if its creation time
        is earlier because a clock was set back.

        Args:
            filter_: Which operations.
            limit: How many at most; None for all, in constant memory.
            cursor: Where the page before this one has ended, in the same order.
            descending: List the newest first.
            full: Append the members of the full view to each operation.
        """

    async def revision(self) -> Revision:
        """Return how far the changes of the store have come; all zero before the first.

        Every change of an operation takes a higher revision, and so does forgetting (`prune`).
        """

    async def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        """Return whether a list may differ from what it was at a version.

        False is certain: no operation that passes the filter, now or then, was added, changed or
        forgotten since. A revision that the store has not reached counts as changed.
        """

    async def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        """Return the operations that pass a filter and have changed after a revision.

        They come in the order of their latest changes, up to the latest settled one; each comes
        once.

        Args:
            filter_: Which operations.
            since: A revision; 0 asks for everything.
            limit: How many at most. When as many come, there may be more: ask again, since the
                revision of the last.
        """

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        """Wait until the latest settled revision is past another, or it is another store.

        Any number may wait at once, at the cost of one. A change is noticed within milliseconds,
        whichever process or machine has made it.

        Args:
            since: A revision.
            within: Seconds to wait at most.

        Returns:
            Whether that is so; False when the time has run out.
        """

    async def statistics(self) -> Statistics:
        """Return what is in the store, at a cost that hardly grows with it."""

    async def request_stop(self, operation_id: UUID) -> Operation:
        """Ask an operation to end early and keep what it has made: it becomes Stopping.

        Raises:
            TransitionError: It cannot be stopped, or not any more.
            UnknownOperationError: There is no such operation.
        """

    async def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        """Renew the leases of a worker's operations, all at once, and return their states.

        An operation of the worker that was marked Failed with the code `Lost` is Running again.

        Args:
            operation_ids: Which operations.
            lease: Seconds from now after which they count as lost.
            owner: Identifier of the worker.

        Returns:
            The state of each of the operations that belongs to the worker; others are absent.
        """

    async def read_interrupted(
        self, operation_ids: Collection[UUID]
    ) -> Mapping[UUID, OperationState]:
        """Return the states of those operations that are Stopping or have ended."""

    async def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has run out as Failed.

        The code is `NeverStarted` for one that never ran, and `Lost` for others.

        Returns:
            The operations that were marked.
        """

    async def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """Forget operations that have ended, in batches that hold nobody up for long.

        That the last million of them existed is remembered.

        Args:
            before: Forget those that were created before this moment.
            keep: Forget the oldest, so that at most this many that have ended remain.
            dry_run: Only count them.

        Returns:
            How many were forgotten.
        """

    async def is_expired(self, operation_id: UUID) -> bool:
        """Return whether such an operation existed and was pruned, as far as is remembered."""


class BlockingStore(Protocol):
    """A store for callers without an event loop; `OperationStore` describes each method.

    A back end is a class derived from this one. Several threads use it at once, also while it is
    closed. `AsyncStore` makes it a store for use within an event loop.

    A caller bounds the time of its calls with `operations_status.stores.deadlines`, and a task that
    is cancelled interrupts them: wrap statements that may take long in `deadlines.interruptible`.

    Attributes:
        in_place: Names of the methods that take microseconds, which `AsyncStore` calls in the event
            loop. `read_changes` stands for calls that pass over few revisions, `has_changed`
            included, and `begin_list` for the methods of a `Reading` that may not take long.
    """

    in_place: ClassVar[frozenset[str]] = frozenset()

    def open(self, *, create: bool = True) -> None: ...

    def close(self) -> None: ...

    def ping(self) -> None: ...

    def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> None: ...

    def advance(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        owner: UUID | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation: ...

    def attach(
        self,
        operation_id: UUID,
        *,
        lease: float,
        owner: UUID,
        restart: bool = False,
        started: datetime | None = None,
    ) -> Operation: ...

    def report_progress(
        self, operation_id: UUID, progress: Progress, *, owner: UUID | None = None
    ) -> None: ...

    def get(self, operation_id: UUID) -> Operation | None: ...

    def begin_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        form: Form = Form.SUMMARY,
    ) -> Reading:
        """Begin to read a list, or a page of it, from a consistent snapshot; close the result.

        Args:
            filter_: Which operations.
            limit: The largest number of operations; None for all, in constant memory.
            cursor: End of the page before this one, in the same order.
            descending: List the newest first.
            form: Form of each operation.
        """

    def list(self, filter_: OperationFilter, *, descending: bool = False) -> Iterator[Operation]:
        for piece in read_pieces(self.begin_list(filter_, descending=descending, form=Form.RECORD)):
            yield from decode_records(piece)

    def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> Iterator[bytes]:
        form = Form.FULL if full else Form.SUMMARY
        return read_pieces(self.begin_list(filter_, descending=descending, form=form))

    def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]: ...

    @property
    def store_id(self) -> UUID: ...

    def read_status(self, operation_id: UUID, *, full: bool = False) -> Status | None: ...

    def revision(self) -> Revision: ...

    def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool: ...

    def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]: ...

    def wait_for_change(self, since: int, *, within: float) -> bool:
        """Block the thread until the latest settled revision is past another.

        It returns also when another store has taken the place of this one, and raises `StoreError`
        when this one is closed. `AsyncStore` waits with one thread for all its tasks.

        Args:
            since: A revision.
            within: The longest wait in seconds.

        Returns:
            Whether that is so; False after *within* seconds.
        """

    def statistics(self) -> Statistics: ...

    def request_stop(self, operation_id: UUID) -> Operation: ...

    def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]: ...

    def read_interrupted(
        self, operation_ids: Collection[UUID]
    ) -> Mapping[UUID, OperationState]: ...

    def expire(self) -> tuple[UUID, ...]: ...

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int: ...

    def is_expired(self, operation_id: UUID) -> bool: ...
