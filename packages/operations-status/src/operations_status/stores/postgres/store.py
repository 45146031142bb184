"""The store in a PostgreSQL database."""

from __future__ import annotations

import os
import time
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from operations_status.errors import (
    AlreadyAttachedError,
    DuplicateOperationError,
    StoreError,
    StoreUnavailableError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.filters import ANY
from operations_status.operation_json import join_json
from operations_status.operations import TERMINAL_STATES, OperationState, complete
from operations_status.stores import ownership
from operations_status.stores.ownership import Held, Replacement
from operations_status.stores.protocol import BlockingStore
from operations_status.stores.reading import Form
from operations_status.stores.results import EndCount, EndCounts, Status

from . import changes, queries, reading, upkeep, views
from .address import parse_address
from .notices import LOOK_SECONDS, Notices
from .pool import IDLE_SECONDS, PATIENCE_SECONDS, ConnectionPool
from .queries import Selection, to_revision
from .schema import migrate, text_key

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from datetime import datetime
    from uuid import UUID

    from operations_status.aggregates import Group, Step
    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation
    from operations_status.stores.reading import Reading
    from operations_status.stores.results import Change, ListVersion, Revision, Statistics

    from .connection import Connection

GRACE_SECONDS = 30.0
"""Seconds after an outage in which no operation counts as lost, so that heartbeats come first."""

_REMEMBERED_MAX = 256


class _Session(NamedTuple):
    """Connections and threads of one process."""

    pool: ConnectionPool
    notices: Notices


class PostgresStore(BlockingStore):
    """Operations in a PostgreSQL database; see `OperationStore`.

    A forked child connects by itself, and leaves the connections of its parent alone.

    Args:
        url: Its address, as `parse_address` reads it.
        patience: Seconds for which a call is retried while the database is unavailable.
        grace: Seconds after an outage in which no operation counts as lost.
        idle_seconds: Seconds after which an unused connection is closed.
        look_seconds: Longest time for which a change without a notice goes unnoticed.
        short_list: Number of operations up to which a list is read by one statement.
        many_tallies: Number of rows of `tallies` above which they are added up.

    Raises:
        StoreError: The address is malformed.
    """

    def __init__(  # noqa: PLR0913 limits that differ in tests
        self,
        url: str,
        *,
        patience: float = PATIENCE_SECONDS,
        grace: float = GRACE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
        look_seconds: float = LOOK_SECONDS,
        short_list: int = reading.SHORT,
        many_tallies: int = upkeep.MANY,
    ) -> None:
        self.address = parse_address(url)
        self._patience = patience
        self._grace = grace
        self._idle_seconds = idle_seconds
        self._look_seconds = look_seconds
        self._short_list = short_list
        self._many_tallies = many_tallies
        self._is_open = False
        self._sessions: dict[int, _Session] = {}
        self._remembered: OrderedDict[UUID, tuple[int, Held]] = OrderedDict()
        self._store_id: UUID | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.address.shown!r})"

    @property
    def snapshots_max(self) -> int:
        """Largest number of lists that hold a connection at once."""
        return max(1, self.address.pool_size // 2 - 1)

    @property
    def pool(self) -> ConnectionPool:
        """The connections of this process."""
        return self._session.pool

    def open(self, *, create: bool = True) -> None:
        if not self._is_open or os.getpid() not in self._sessions:
            self._open_session(create=create)
            self._is_open = True

    def close(self) -> None:
        self._is_open = False
        if (session := self._sessions.pop(os.getpid(), None)) is not None:
            session.notices.close()

    def ping(self) -> None:
        self.pool.fetch_value("version")

    def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> Operation:
        completed = complete(operation, is_owned=owner is not None)
        is_repeated = False

        def work(connection: Connection) -> bool:
            nonlocal is_repeated
            may_be_there, is_repeated = is_repeated, True
            if revision := changes.add(connection, completed, lease, owner):
                self._remember(revision, completed, owner)
                return True
            # If the random identifier exists now, the first attempt has added it.
            found = changes.read(connection, operation.operation_id)
            return may_be_there and found is not None and found[1].operation == completed

        if not self.pool.run(work):
            raise DuplicateOperationError(operation.operation_id)
        self._session.notices.announce()
        return completed

    def add_many(self, operations: Collection[Operation], *, lease: float | None = None) -> None:
        completed = [complete(operation) for operation in operations]
        identifiers = [operation.operation_id for operation in completed]
        is_repeated = False

        def work(connection: Connection) -> list[UUID]:
            nonlocal is_repeated
            may_be_there, is_repeated = is_repeated, True
            if changes.add_many(connection, completed, lease):
                return []
            known = changes.find_known(connection, identifiers)
            # One transaction adds all of them, so if the random identifiers exist now, the first
            # attempt has added them.
            is_added = may_be_there and len(known) == len(completed)
            repeated = [one for one, number in Counter(identifiers).items() if number > 1]
            return [] if is_added else known or repeated

        if completed and (known := self.pool.run(work)):
            raise DuplicateOperationError(*known)
        self._session.notices.announce()

    def change(self, operation_id: UUID, change: Callable[[Held], Replacement]) -> Operation:
        attempted: Replacement | None = None  # written, but its answer may be lost

        def work(connection: Connection) -> Operation:
            nonlocal attempted
            known = self._remembered.pop(operation_id, None)
            while True:
                seen, held = known or _load(connection, operation_id)
                if attempted is not None and (held.operation, held.owner) == (
                    attempted.operation,
                    attempted.owner,
                ):
                    return held.operation
                try:
                    attempted = change(held)
                except TransitionError:
                    if known is None:
                        raise
                else:
                    revision = changes.swap(connection, attempted, seen, silent=held.is_silent)
                    if revision is not None:
                        self._remember(revision, attempted.operation, attempted.owner)
                        return attempted.operation
                known = attempted = None  # another process has changed it since

        changed = self.pool.run(work)
        self._session.notices.announce()
        return changed

    def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        states, revivable = self.pool.run(
            lambda one: changes.renew(one, operation_ids, lease, owner)
        )
        for operation_id in revivable:
            try:
                states[operation_id] = self._revive(operation_id, lease, owner)
            except UnknownOperationError:  # pruned since
                del states[operation_id]
        return states

    def read_interrupted(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        return self.pool.run(lambda one: changes.read_interrupted(one, operation_ids))

    def get(self, operation_id: UUID) -> Operation | None:
        found = self.pool.run(lambda one: changes.read(one, operation_id))
        return None if found is None else found[1].operation

    @property
    def location(self) -> str:
        return self.address.location

    @property
    def store_id(self) -> UUID:
        if self._store_id is None:
            raise StoreError(f"the store at {self.address.shown} was not opened")
        return self._store_id

    def read_status(
        self, operation_id: UUID, *, full: bool = False, any_tags: Collection[str] = ()
    ) -> Status | None:
        if any_tags:
            keys = [text_key(tag) for tag in any_tags]
            row = self.pool.fetch_row(
                "read_status_of_tagged", operation_id=operation_id, any_tags=keys
            )
        else:
            row = self.pool.fetch_row("read_status", operation_id=operation_id)
        if row is None:
            return None
        body = join_json(row.outcome, row.summary, *([row.details] if full else []))
        return Status(body, row.changed, row.status in TERMINAL_STATES)

    def begin_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        form: Form = Form.SUMMARY,
    ) -> Reading:
        selection = Selection(filter_, form, limit, cursor, descending)
        return reading.begin(self.pool, selection, short=self._short_list)

    def revision(self) -> Revision:
        return to_revision(self.pool.fetch_row("revision", floor=self.pool.floor))

    def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        pool = self.pool
        return pool.run(
            lambda one: queries.has_changed(one, filter_, since, floor=pool.floor), is_long=True
        )

    def read_changes(self, filter_: OperationFilter, since: int, *, limit: int) -> Sequence[Change]:
        pool = self.pool
        return pool.run(
            lambda one: queries.read_changes(one, filter_, since, limit, floor=pool.floor),
            is_long=True,
        )

    def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        if filter_ == ANY:
            return self.statistics().counts
        return self.pool.run(lambda one: views.count(one, filter_), is_long=True)

    def histogram(self, filter_: OperationFilter, step: int) -> Sequence[Step]:
        return self.pool.run(lambda one: views.read_histogram(one, filter_, step), is_long=True)

    def groups(self, filter_: OperationFilter) -> Sequence[Group]:
        return self.pool.run(lambda one: views.read_groups(one, filter_), is_long=True)

    def wait_for_change(self, since: int, *, within: float) -> bool:
        return self._session.notices.wait(since, within=within)

    def statistics(self) -> Statistics:
        return self.pool.run(upkeep.read_statistics)

    def read_ends(self) -> EndCounts:
        counted = self.pool.fetch_value("counted")
        return EndCounts(counted, [EndCount(*row) for row in self.pool.fetch("ends")])

    def add_ends(self, since: int, until: int, counts: Sequence[EndCount]) -> bool:
        columns = {name: [getattr(one, name) for one in counts] for name in EndCount._fields}
        return self.pool.fetch_value("add_ends", since=since, until=until, **columns) is not None

    def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has expired as Failed.

        Leases are measured by the clock of the database. In the first seconds after an outage, no
        operation is marked: its worker could not reach the database either.
        """
        pool = self.pool
        pool.fetch("fold_tallies", many=self._many_tallies)
        silent = pool.run(lambda one: changes.find_silent(one, self._grace))
        if time.monotonic() < pool.back_since + self._grace:
            return ()
        return tuple([one for one in silent if self._mark_lost(one)])

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        limits = self.pool.run(lambda one: upkeep.find_limits(one, before, keep))
        if limits is None:
            return 0
        if dry_run:
            number: int = self.pool.fetch_value("count_forgettable", **limits)
            return number
        total = 0
        for statement in ("forget_old", "forget_surplus"):
            while forgotten := self.pool.fetch_value(statement, **limits):
                total += forgotten
                self._session.notices.announce()
        if total:
            self.pool.run(upkeep.forget_groups)
        return total

    def is_expired(self, operation_id: UUID) -> bool:
        return self.pool.run(lambda one: upkeep.is_pruned(one, operation_id))

    @property
    def _session(self) -> _Session:
        """Connections and threads of this process.

        A forked child gets its own. It creates no store that was removed meanwhile.
        """
        if not self._is_open:
            raise StoreError(f"the store at {self.address.shown} is not open")
        return self._sessions.get(os.getpid()) or self._open_session(create=False)

    def _open_session(self, *, create: bool) -> _Session:
        pool = ConnectionPool(
            self.address, patience=self._patience, idle_seconds=self._idle_seconds
        )
        session = _Session(pool, Notices(pool, look_seconds=self._look_seconds))
        try:
            schema = self.address.schema
            self._store_id = pool.run(lambda one: migrate(one, schema, create=create))
            return self._sessions.setdefault(os.getpid(), session)
        except StoreUnavailableError as error:
            if "session is read-only" not in str(error):
                raise
            raise StoreError(
                f"the server of {self.address.shown} is read-only: name the primary server, or all"
                " servers"
            ) from error
        finally:
            if self._sessions.get(os.getpid()) is not session:  # it failed, or another was faster
                pool.close()

    def _remember(self, revision: int, operation: Operation, owner: UUID | None) -> None:
        """Keep an operation that was written here, so that its next change needs no read.

        The next change compares revisions, and reads the operation if another process changed it.
        """
        if not operation.status.is_terminal:
            self._remembered[operation.operation_id] = revision, Held(operation, owner)
            if len(self._remembered) > _REMEMBERED_MAX:
                self._remembered.popitem(last=False)

    def _revive(self, operation_id: UUID, lease: float, owner: UUID) -> OperationState:
        """Continue the lost attempt of an operation; return the state of the operation."""
        try:
            return self.change(
                operation_id, lambda held: ownership.revive(held, owner, lease)
            ).status
        except TransitionError as refused:
            return OperationState(refused.current)

    def _mark_lost(self, operation_id: UUID) -> bool:
        """Mark an operation as Failed if its lease is still expired; return whether it ended."""

        def expire(held: Held) -> Replacement:
            if not held.is_silent:
                raise AlreadyAttachedError(operation_id, held.operation.status)
            return ownership.expire(held)

        try:
            return self.change(operation_id, expire).status.is_terminal
        except (TransitionError, UnknownOperationError):
            return False


def _load(connection: Connection, operation_id: UUID) -> tuple[int, Held]:
    """Return an operation and the revision of its latest change.

    Raises:
        UnknownOperationError: There is no such operation.
    """
    found = changes.read(connection, operation_id)
    if found is None:
        pruned = upkeep.is_pruned(connection, operation_id)
        raise UnknownOperationError(operation_id, expired=pruned)
    return found
