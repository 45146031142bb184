"""What a store can do, and which one an address names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, Protocol

from attrs import field, frozen

from operations_status.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Mapping, Sequence
    from datetime import datetime
    from uuid import UUID

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation, OperationFailure, OperationState


class Status(NamedTuple):
    """What the single-operation response is made of.

    Attributes:
        body: Its JSON.
        revision: That of the operation's latest change.
        is_final: Whether nothing will change any more.
    """

    body: bytes
    revision: int
    is_final: bool


@frozen
class Listing:
    """The answer to one request for a list, as the store was at one moment.

    Attributes:
        revision: That of the store at that moment.
        next_cursor: Where the next page begins; None when there is none, or no limit was given.
        pieces: The JSON of the operations, oldest first, in pieces of about 64 KiB: the objects of
            several operations, joined by commas; the caller puts a comma between pieces. Nothing
            is yielded when nothing passes. It has to be closed (`aclose`) unless it was exhausted.
    """

    revision: int
    next_cursor: Cursor | None
    pieces: AsyncGenerator[bytes] = field(eq=False, repr=False)


class Change(NamedTuple):
    """An operation that has changed; what it was between two looks is not kept.

    Attributes:
        revision: That of its latest change.
        summary: Its JSON, as the list has it.
    """

    revision: int
    summary: bytes


@frozen(kw_only=True)
class Statistics:
    """What is in a store.

    Attributes:
        counts: How many operations are in each state; a state without operations is absent.
        oldest_unfinished: When the oldest operation that has not ended was created.
    """

    counts: Mapping[OperationState, int]
    oldest_unfinished: datetime | None


class BlockingStore(Protocol):
    """A store for callers that have no event loop; see `OperationStore` for each method.

    Several threads may use it at once.
    """

    def open(self) -> None:
        """See `OperationStore.open`."""

    def close(self) -> None:
        """See `OperationStore.aclose`."""

    def ping(self) -> None:
        """See `OperationStore.ping`."""

    def add(self, operation: Operation, *, lease: float | None = None) -> None:
        """See `OperationStore.add`."""

    def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """See `OperationStore.advance`."""

    def get(self, operation_id: UUID) -> Operation | None:
        """See `OperationStore.get`."""

    def list(self, wanted: OperationFilter) -> Iterator[Operation]:
        """See `OperationStore.list`."""

    def read_summaries(self, wanted: OperationFilter) -> Iterator[bytes]:
        """Yield the JSON of the operations that pass a filter in pieces, as `Listing` has it."""

    def request_stop(self, operation_id: UUID) -> Operation:
        """See `OperationStore.request_stop`."""

    def heartbeat(self, operation_id: UUID, lease: float) -> OperationState:
        """See `OperationStore.heartbeat`."""

    def expire(self) -> tuple[UUID, ...]:
        """See `OperationStore.expire`."""

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """See `OperationStore.prune`."""

    def is_expired(self, operation_id: UUID) -> bool:
        """See `OperationStore.is_expired`."""


class OperationStore(Protocol):
    """A place where operations are kept, for use within an event loop.

    Everything raises `StoreUnavailableError` when the store cannot be reached, read or written.
    A change that has returned is kept: it survives the death of this process at any moment.
    """

    @property
    def blocking(self) -> BlockingStore:
        """The same store for callers without an event loop; it is opened and closed by itself."""

    async def open(self) -> None:
        """Make the store ready: create what is missing, bring an older form up to date.

        Raises:
            StoreVersionError: A newer version of this package has written it.
        """

    async def aclose(self) -> None:
        """Let go of everything the store holds. Closing twice does no harm."""

    async def ping(self) -> None:
        """Return if the store can answer now."""

    async def add(self, operation: Operation, *, lease: float | None = None) -> None:
        """Keep a new operation.

        Args:
            operation: Any operation whose identifier is new.
            lease: Seconds after which it counts as lost unless `heartbeat` has come before; None
                means that it never does.

        Raises:
            StoreError: The identifier is not new.
        """

    async def advance(
        self,
        operation_id: UUID,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """Change the state of an operation, if the state machine allows it, in one transaction.

        Args:
            operation_id: Which operation.
            status: Its next state.
            resource_location: URL of the result, for Succeeded.
            error: Why it failed, for Failed.

        Returns:
            The operation as it now is.

        Raises:
            TransitionError: The state machine does not lead there; nothing was changed.
            UnknownOperationError: There is no such operation.
        """

    async def get(self, operation_id: UUID) -> Operation | None:
        """Return one operation, or None when there is no such operation."""

    def list(self, wanted: OperationFilter) -> AsyncIterator[Operation]:
        """Yield the operations that pass a filter, oldest first, as they were at one moment."""

    @property
    def store_id(self) -> UUID:
        """What tells this store from every other, made with it; known once it is open.

        It changes when another store has taken the place of the one that was opened. Revisions of
        the one mean nothing in the other.
        """

    async def read_status(self, operation_id: UUID) -> Status | None:
        """Return the single-operation response; None when there is no operation."""

    async def read_list(
        self, wanted: OperationFilter, *, limit: int | None = None, cursor: Cursor | None = None
    ) -> Listing:
        """Begin a list of the operations that pass a filter, oldest first, as at one moment.

        Args:
            wanted: Which operations.
            limit: How many at most; None for all, in constant memory.
            cursor: Where a page before this one has ended.
        """

    async def revision(self) -> int:
        """Return the revision of the store: how many changes it has seen.

        Every change of an operation takes the next one, and so does forgetting (`prune`).
        Revisions become visible in their order: who has seen one will see nothing older appear.
        """

    async def has_changed(self, wanted: OperationFilter, since: int) -> bool:
        """Return whether a list may differ from what it was at a revision.

        False is certain: no operation that passes the filter, now or then, was added, changed or
        forgotten after that revision. A revision that the store has not reached counts as changed.
        """

    async def read_changes(
        self, wanted: OperationFilter, since: int, *, limit: int
    ) -> Sequence[Change]:
        """Return the operations that pass a filter and have changed after a revision.

        They come in the order of their latest changes; each comes once.

        Args:
            wanted: Which operations.
            since: A revision; 0 asks for everything.
            limit: How many at most. When as many come, there may be more: ask again, since the
                revision of the last.
        """

    async def wait_for_change(self, since: int, *, within: float) -> bool:
        """Wait until the revision of the store is past another, or it is another store.

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

    async def heartbeat(self, operation_id: UUID, lease: float) -> OperationState:
        """Say that an operation is alive, and learn whether it was asked to stop.

        Args:
            operation_id: Which operation.
            lease: Seconds from now after which it counts as lost.

        Returns:
            The state it is in.

        Raises:
            UnknownOperationError: There is no such operation.
        """

    async def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has run out as Failed with the code `Lost`.

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


def open_store(url: str) -> OperationStore:
    """Return the store that an address names. It still has to be opened.

    Args:
        url: `sqlite:///` and a path, which is absolute when it begins with one more slash, or
            `postgresql://user:password@host/database`.

    Raises:
        StoreError: The address names no store that this version knows, or its driver is missing.
    """
    if _names_postgres(url):
        return _postgres_store(url)
    path = _sqlite_path(url)
    from .sqlite.store import SqliteStore  # noqa: PLC0415 only who has an event loop pays for one

    return SqliteStore(path)


def open_blocking_store(url: str) -> BlockingStore:
    """Return the store that an address names, for callers without an event loop.

    See `open_store`; for SQLite, this one imports no asyncio.
    """
    if _names_postgres(url):
        return _postgres_store(url).blocking
    path = _sqlite_path(url)
    from .sqlite.blocking import BlockingSqliteStore  # noqa: PLC0415 only who has such a store pays

    return BlockingSqliteStore(path)


def _names_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def _postgres_store(url: str) -> OperationStore:
    try:
        from .postgres.store import PostgresStore  # noqa: PLC0415 only who has one needs the driver
    except ModuleNotFoundError as error:
        raise StoreError(
            "a PostgreSQL store needs the driver asyncpg: pip install 'operations-status[postgres]'"
        ) from error
    return PostgresStore(url)


def _sqlite_path(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    if not separator:
        raise StoreError(f"a store is an address such as sqlite:///operations.db, not {url!r}")
    if scheme != "sqlite":
        hidden = re.sub(r"//[^@/]*@", "//…@", url)
        raise StoreError(
            f"a store is at sqlite:///PATH or at postgresql://HOST/DATABASE, not at {hidden!r}"
        )
    if not rest.startswith("/") or rest[1:] in {"", ":memory:"}:
        raise StoreError(
            f"a SQLite store has a path to a file, as in sqlite:///operations.db, unlike {url!r}"
        )
    return rest[1:]
