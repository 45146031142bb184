"""The interface of stores."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, ClassVar, Protocol

from . import ownership, tallies
from .reading import Form, Reading, decode_records, read_pieces

if TYPE_CHECKING:
    from collections.abc import (
        AsyncGenerator,
        AsyncIterator,
        Callable,
        Collection,
        Iterator,
        Mapping,
        Sequence,
    )
    from uuid import UUID

    from operations_status.aggregates import Group, Step
    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import (
        AttemptOutcome,
        Operation,
        OperationFailure,
        OperationState,
        Process,
        Progress,
        Worker,
    )

    from .ownership import Held, Replacement
    from .results import (
        Change,
        EndCount,
        EndCounts,
        Listing,
        ListVersion,
        Revision,
        Statistics,
        Status,
    )


class OperationStore(Protocol):
    """A store of operations, for use within an event loop.

    Every method raises `StoreUnavailableError` when the store cannot be reached, read or written.
    A change is durable once its method has returned: it survives the death of this process.
    """

    @property
    def blocking(self) -> BlockingStore:
        """The blocking store that this one wraps; both are opened and closed together."""

    async def open(self, *, create: bool = True) -> None:
        """Open the store; create it if it is missing, and migrate an older schema.

        Args:
            create: Create a missing store; if false, a missing store is an error.

        Raises:
            StoreUnavailableError: The store is missing and *create* is false.
            StoreVersionError: A newer version of this package has written the store.
        """

    async def aclose(self) -> None:
        """Close all connections and files of the store. Closing twice does no harm."""

    async def ping(self) -> None:
        """Check that the store can be read."""

    async def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> Operation:
        """Add a new operation, in one transaction.

        The operation becomes the last one in the list, even if another one has a later creation
        time. If the operation has an owner and no attempt, its first attempt begins.

        Args:
            operation: The operation, in any state; its identifier must be new.
            lease: Seconds after which the operation is lost unless `heartbeat` renews the lease;
                None for no lease.
            owner: Identifier of the worker that runs the operation; None without a worker.

        Returns:
            The operation as it was added, with its attempt.

        Raises:
            DuplicateOperationError: The identifier is in use.
        """

    async def add_many(
        self, operations: Collection[Operation], *, lease: float | None = None
    ) -> None:
        """Add new operations without an owner, in one transaction: all of them or none.

        Args:
            operations: The operations, in the order of the list; their identifiers must be new.
            lease: Seconds after which each operation is lost unless a worker attaches; None for no
                lease.

        Raises:
            DuplicateOperationError: Some identifiers are in use; the error names them.
        """

    async def advance(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        owner: UUID | None = None,
        attempt: int | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation:
        """Change the state of an operation, if the state machine allows it, in one transaction.

        A final state also ends the current attempt.

        Args:
            operation_id: Identifier of the operation.
            status: The next state.
            resource_location: URL of the result, for Succeeded.
            error: The error, for Failed.
            owner: Identifier of the calling worker. A worker can end its own operation even after
                the operation was marked Failed with the code `Lost`. It cannot end an operation
                that another worker has taken over.
            attempt: Number of the caller's attempt, which must be the current one; None skips this
                check.
            progress: The last progress; None leaves the progress unchanged.
            ended: Time of the end in UTC, for a final state; now by default.

        Returns:
            The changed operation.

        Raises:
            TransitionError: The state machine does not allow the change, another worker has taken
                the operation over, or a later attempt has begun; nothing was changed.
            UnknownOperationError: The operation does not exist.
        """

    async def attach(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        *,
        lease: float,
        owner: UUID,
        worker: Worker | None = None,
        process: Process | None = None,
        queue: str | None = None,
        redelivery: float | None = None,
        restart: bool = False,
        started: datetime | None = None,
        late: bool = False,
    ) -> Operation:
        """Begin an attempt: a worker becomes the owner of the operation, which becomes Running.

        An operation that has received a stop request stays Stopping. An earlier attempt that is
        still open ends: as Retried if it has the same owner, otherwise as Lost. A repeated call
        with the same owner, worker and start begins no new attempt; it renews the lease.

        Args:
            operation_id: Identifier of the operation.
            lease: Seconds after which the attempt is lost unless `heartbeat` renews the lease.
            owner: Identifier of the worker.
            worker: Description of the worker for the attempt.
            process: The process of the worker. The operation belongs to it from now on, unless the
                operation was created for another process; None leaves the process unchanged.
            queue: Name of the queue that delivered the operation.
            redelivery: Seconds within which the queue delivers the operation again if the worker
                dies; see `expire`.
            restart: Restart the operation, regardless of its state and its worker.
            started: Time of the start in UTC; now by default.
            late: Whether the attempt started earlier than this call, which records it late. The
                call is refused if the current attempt began after the start; if the current attempt
                has ended and ran on another host, it must have begun more than five seconds after
                the start, because clocks differ. An operation that was restarted or cancelled after
                the start is not restarted, even if *restart* is true. An operation that was marked
                Failed with the code `NeverStarted` after the start becomes Running again.

        Returns:
            The changed operation.

        Raises:
            AlreadyAttachedError: Another worker has a valid lease, and *restart* is false.
            TransitionError: The operation has ended, and *restart* is false; or this attempt has
                ended. If the operation has ended as `Lost`, its own worker can still continue it.
            UnknownOperationError: The operation does not exist.
        """

    async def end_attempt(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        *,
        owner: UUID,
        outcome: AttemptOutcome,
        lease: float,
        error: OperationFailure | None = None,
        attempt: int | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation:
        """End the current attempt; the operation stays unfinished and has no owner.

        Writing the same end twice changes nothing.

        Args:
            operation_id: Identifier of the operation.
            owner: Identifier of the worker.
            outcome: The way in which the attempt ends.
            lease: Seconds after which the operation is lost unless another attempt has begun.
            error: The error of the attempt; None without one.
            attempt: Number of the attempt, which must be the current one; None skips this check.
            progress: The last progress; None leaves the progress unchanged.
            ended: Time of the end in UTC; now by default.

        Returns:
            The changed operation.

        Raises:
            TransitionError: The operation or the attempt has ended, or another worker has taken the
                operation over; nothing was changed.
            UnknownOperationError: The operation does not exist.
        """

    async def report_progress(
        self,
        operation_id: UUID,
        progress: Progress,
        *,
        owner: UUID | None = None,
        attempt: int | None = None,
    ) -> None:
        """Record the progress of an operation.

        Args:
            operation_id: Identifier of the operation.
            progress: The progress.
            owner: Identifier of the reporting worker.
            attempt: Number of its attempt, which must be the current one; None skips this check.

        Raises:
            TransitionError: The operation or the attempt has ended, or another worker has taken the
                operation over.
            UnknownOperationError: The operation does not exist.
        """

    async def get(self, operation_id: UUID) -> Operation | None:
        """Return one operation, or None if it does not exist."""

    def list(
        self, filter_: OperationFilter, *, descending: bool = False
    ) -> AsyncIterator[Operation]:
        """Yield the operations that match a filter, oldest first, from a consistent snapshot.

        Args:
            filter_: The filter.
            descending: Yield the newest first.
        """

    def read_summaries(
        self, filter_: OperationFilter, *, descending: bool = False, full: bool = False
    ) -> AsyncGenerator[bytes]:
        """Yield the JSON of the operations that match a filter, in the pieces of a `Listing`.

        Args:
            filter_: The filter.
            descending: Yield the newest first.
            full: Append the members of the full view to each operation.
        """

    async def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        """Return the number of operations that match a filter, by state, without zeros."""

    async def histogram(self, filter_: OperationFilter, step: int) -> Sequence[Step]:
        """Return the number of operations that match a filter, by step and state.

        Each step begins at a multiple of its length since 1970; steps without operations are left
        out.

        Args:
            filter_: The filter.
            step: Length of a step in seconds.

        Raises:
            InvalidFilterError: There are more than `STEPS_MAX` steps.
        """

    async def groups(self, filter_: OperationFilter) -> Sequence[Group]:
        """Return the groups of the operations that match a filter, the largest first.

        At most `tallies.GROUPS_MAX` groups are returned. The durations are quantiles of the newest
        operations of a group, at most `tallies.SAMPLED` of them.
        """

    @property
    def store_id(self) -> UUID:
        """Unique id of the open store, chosen when the store was created.

        The id changes when another store replaces the open one. A revision is valid in one store
        only.
        """

    async def read_status(
        self,
        operation_id: UUID,
        *,
        full: bool = False,
        any_tags: Collection[str] = (),
    ) -> Status | None:
        """Return the single-operation response, or None if the operation does not exist.

        Args:
            operation_id: Identifier of the operation.
            full: Append the members of the full view.
            any_tags: The operation must have one of these tags; otherwise, the result is None.
                Without tags, there is no such condition.
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
        """Begin a list of the operations that match a filter, from a consistent snapshot.

        The oldest operation is the first. Operations are in the order in which they were added,
        even if a clock was set back and a creation time is earlier than the one before.

        Args:
            filter_: The filter.
            limit: The largest number of operations; None for all, in constant memory.
            cursor: End of the page before this one, in the same order.
            descending: List the newest first.
            full: Append the members of the full view to each operation.
        """

    async def revision(self) -> Revision:
        """Return the revisions of the store; all are zero before the first change.

        Each change of an operation and each pruned batch takes a higher revision.
        """

    async def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        """Return whether a list may have changed since a version.

        False is exact: no operation that matches the filter, or matched it at that version, was
        added, changed or pruned. A revision that the store has not reached counts as changed.
        """

    async def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        """Return the operations that match a filter and have changed after a revision.

        Each operation is listed once, in the order of the latest changes, up to the latest settled
        revision.

        Args:
            filter_: The filter.
            since: The revision; 0 returns all operations.
            limit: The largest number of operations. If the result is as long as *limit*, read
                again, since the revision of its last change.
        """

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        """Wait until the latest settled revision is above *since*, or the store is replaced.

        Many waiting tasks cost as much as one. Changes of every process and machine are noticed
        within milliseconds.

        Args:
            since: The revision.
            within: The longest wait in seconds.

        Returns:
            True after a change; False when the wait timed out.
        """

    async def statistics(self) -> Statistics:
        """Return counts of the whole store; the cost hardly grows with the store."""

    async def read_ends(self) -> EndCounts:
        """Return the counts of ended operations, and the revision up to which they are counted."""

    async def add_ends(self, since: int, until: int, counts: Sequence[EndCount]) -> bool:
        """Add to the counts of ended operations, in one transaction.

        Args:
            since: The revision up to which the ends were counted.
            until: The revision up to which the ends are counted from now on.
            counts: The counts of the ends between the two.

        Returns:
            Whether the counts were added; False if the ends are not counted up to *since*.
        """

    async def request_stop(self, operation_id: UUID) -> Operation:
        """Record a stop request: the operation becomes Stopping and keeps its partial result.

        Raises:
            TransitionError: The operation is not stoppable, is Stopping, or has ended.
            UnknownOperationError: The operation does not exist.
        """

    async def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        """Renew the leases of a worker's operations in one transaction, and return their states.

        A lost attempt of the worker is opened again; an operation that was marked Failed with the
        code `Lost` becomes Running again.

        Args:
            operation_ids: Identifiers of the operations.
            lease: Seconds from now after which the operations are lost.
            owner: Identifier of the worker.

        Returns:
            The states of the operations that the worker owns, without those of other workers.
        """

    async def read_interrupted(
        self, operation_ids: Collection[UUID]
    ) -> Mapping[UUID, OperationState]:
        """Return the states of the operations that are Stopping or have ended."""

    async def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has expired as Failed.

        The code is `NeverStarted` if no worker has started the operation, and `Lost` otherwise. If
        the current attempt is open and its queue delivers the operation again, only the attempt
        ends as Lost, and the operation gets a new lease of *redelivery* seconds; see `attach`.

        Returns:
            Identifiers of the operations that were marked as Failed.
        """

    async def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """Delete operations that have ended, in short transactions.

        The store keeps the identifiers of the last million pruned operations.

        Args:
            before: Delete the operations whose `aged_from` is before this time.
            keep: Delete the operations that ended first until this many of the ended ones remain.
            dry_run: Only count the operations.

        Returns:
            The number of deleted operations.
        """

    async def is_expired(self, operation_id: UUID) -> bool:
        """Return whether the operation is one of the last million that were pruned."""


class BlockingStore(Protocol):
    """A store for callers without an event loop; `OperationStore` describes each method.

    A back end is a class derived from this one. Several threads may call its methods at once, even
    while another thread closes the store. `AsyncStore` adapts it for use within an event loop. The
    module `ownership` has the rules of changes.

    A caller bounds the time of its calls with `operations_status.stores.deadlines`. A cancelled
    task interrupts its call: wrap statements that may take long in `deadlines.interruptible`.

    Attributes:
        in_place: Names of the methods that take microseconds, which `AsyncStore` calls in the event
            loop. The name `read_changes` also permits `has_changed`; both are called there only if
            few revisions have to be read. The name `begin_list` also permits `Reading.close`.
    """

    in_place: ClassVar[frozenset[str]] = frozenset()

    @property
    def snapshots_max(self) -> int | None:
        """Largest number of lists that `AsyncStore` reads from snapshots at once.

        At the limit, the rest of the oldest list is copied to make room. None, the default, means
        no limit.
        """
        return None

    @property
    def location(self) -> str | None:
        """Address of the store without user and password, the same one in every process.

        The folder of journals depends on it. With None, the default, a journal is kept in memory
        only.
        """
        return None

    def open(self, *, create: bool = True) -> None: ...

    def close(self) -> None: ...

    def ping(self) -> None: ...

    def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> Operation: ...

    def add_many(
        self, operations: Collection[Operation], *, lease: float | None = None
    ) -> None: ...

    def change(self, operation_id: UUID, change: Callable[[Held], Replacement]) -> Operation:
        """Change an operation in one transaction.

        Args:
            operation_id: Its identifier.
            change: Returns the operation after the change, or raises an error to leave it as it is.
                The store calls it again with the current operation if another process changes the
                operation at the same time.

        Returns:
            The operation after the change.

        Raises:
            UnknownOperationError: The operation does not exist.
        """

    def advance(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        owner: UUID | None = None,
        attempt: int | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation:
        return self.change(
            operation_id,
            lambda held: ownership.advance(
                held,
                status,
                resource_location=resource_location,
                error=error,
                owner=owner,
                attempt=attempt,
                progress=progress,
                ended=ended,
            ),
        )

    def attach(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        *,
        lease: float,
        owner: UUID,
        worker: Worker | None = None,
        process: Process | None = None,
        queue: str | None = None,
        redelivery: float | None = None,
        restart: bool = False,
        started: datetime | None = None,
        late: bool = False,
    ) -> Operation:
        begun = started or datetime.now(UTC)
        return self.change(
            operation_id,
            lambda held: ownership.attach(
                held,
                owner=owner,
                lease=lease,
                worker=worker,
                process=process,
                queue=queue,
                redelivery=redelivery,
                restart=restart,
                started=begun,
                late=late,
            ),
        )

    def end_attempt(  # noqa: PLR0913 each is a field of its own
        self,
        operation_id: UUID,
        *,
        owner: UUID,
        outcome: AttemptOutcome,
        lease: float,
        error: OperationFailure | None = None,
        attempt: int | None = None,
        progress: Progress | None = None,
        ended: datetime | None = None,
    ) -> Operation:
        moment = ended or datetime.now(UTC)
        return self.change(
            operation_id,
            lambda held: ownership.end_attempt(
                held,
                owner=owner,
                outcome=outcome,
                error=error,
                lease=lease,
                attempt=attempt,
                progress=progress,
                ended=moment,
            ),
        )

    def report_progress(
        self,
        operation_id: UUID,
        progress: Progress,
        *,
        owner: UUID | None = None,
        attempt: int | None = None,
    ) -> None:
        self.change(
            operation_id, lambda held: ownership.report_progress(held, progress, owner, attempt)
        )

    def request_stop(self, operation_id: UUID) -> Operation:
        return self.change(operation_id, ownership.request_stop)

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
            filter_: The filter.
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

    def histogram(self, filter_: OperationFilter, step: int) -> Sequence[Step]:
        """Return a histogram; by default, it is counted from the operations of the list."""
        return tallies.count_steps(self.list(filter_), step)

    def groups(self, filter_: OperationFilter) -> Sequence[Group]:
        """Return the groups; by default, they are counted from the operations of the list."""
        return tallies.count_groups(self.list(filter_, descending=True))

    @property
    def store_id(self) -> UUID: ...

    def read_status(
        self, operation_id: UUID, *, full: bool = False, any_tags: Collection[str] = ()
    ) -> Status | None: ...

    def revision(self) -> Revision: ...

    def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool: ...

    def read_changes(
        self, filter_: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]: ...

    def wait_for_change(self, since: int, *, within: float) -> bool:
        """Block the thread until the latest settled revision is above *since*.

        The wait also ends when another store replaces the open one. `AsyncStore` waits in one
        thread for all its tasks.

        Args:
            since: The revision.
            within: The longest wait in seconds.

        Returns:
            True after a change; False when the wait timed out.

        Raises:
            StoreError: The store was closed.
        """

    def statistics(self) -> Statistics: ...

    def read_ends(self) -> EndCounts: ...

    def add_ends(self, since: int, until: int, counts: Sequence[EndCount]) -> bool: ...

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
