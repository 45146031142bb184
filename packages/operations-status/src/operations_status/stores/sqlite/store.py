"""Store in a SQLite file: each change is one transaction.

Each change of an operation takes the next revision of the store and updates the counts of the
store. Leases are in wall-clock time, which all processes share.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections import Counter
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING
from uuid import UUID

from operations_status.errors import DuplicateOperationError, UnknownOperationError
from operations_status.filters import ANY
from operations_status.operation_json import (
    from_microseconds,
    from_wire,
    join_json,
    to_details_json,
    to_microseconds,
    to_outcome_json,
    to_summary_json,
)
from operations_status.operations import (
    TERMINAL_STATES,
    OperationFailure,
    OperationState,
    complete,
)
from operations_status.stores import deadlines, ownership, tallies
from operations_status.stores.ownership import Held, Replacement
from operations_status.stores.protocol import BlockingStore
from operations_status.stores.reading import Form
from operations_status.stores.results import (
    Change,
    EndCount,
    EndCounts,
    Revision,
    Statistics,
    Status,
)
from operations_status.stores.tallies import SECOND

from . import queries, statements
from .database import BUSY_SECONDS, Database
from .listing import SqliteReading
from .queries import count_operations, key_range, select_changes, select_rows, select_tallied

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path

    from operations_status.aggregates import Group, Step
    from operations_status.filters import Cursor, OperationFilter
    from operations_status.operations import Operation
    from operations_status.stores.results import ListVersion
    from operations_status.stores.tallies import GroupSums

KEPT_TOMBSTONES = 1_000_000
"""Default number of pruned operations whose identifiers are kept."""

NEAR_REVISIONS = 2_000
"""Largest distance of two revisions that are compared; an older list counts as changed."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.005, 0.04
"""Shortest and longest pause in seconds between two polls of a waiting thread."""

_SLOWDOWN = 1.2
_GRACE_SECONDS = 30.0
"""Shortest remaining time of a lease after the clock has jumped, as when a machine wakes."""

_JUMP_SECONDS = 2.0
_LARGE_SKEW = 3_600_000_000
"""Microseconds of skew that hardly slow filters on the creation time down."""

_REMEMBERED_MAX = 256
_PRUNED_TOGETHER = 256
_PRUNE_PAUSE_SECONDS = 0.001


class SqliteStore(BlockingStore):
    """Operations in a SQLite file; see `OperationStore`.

    Args:
        path: The file.
        clock: Returns the wall-clock time, in seconds since 1970.
        busy_seconds: Seconds for which a call waits for other processes that lock the file.
        kept_tombstones: Number of pruned operations whose identifiers are kept.

    Attributes:
        database: The database file.
    """

    in_place = frozenset(
        ["get", "read_status", "revision", "statistics", "is_expired", "read_changes", "begin_list"]
    )

    def __init__(
        self,
        path: str | Path,
        *,
        clock: Callable[[], float] = time.time,
        busy_seconds: float = BUSY_SECONDS,
        kept_tombstones: int = KEPT_TOMBSTONES,
    ) -> None:
        self.database = Database(path, busy_seconds=busy_seconds)
        self._clock = clock
        self._jumps = _JumpDetector(clock)
        self._kept_tombstones = kept_tombstones
        self._remembered: dict[UUID, tuple[sqlite3.Connection, int, Operation]] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({os.fspath(self.database.path)!r})"

    def open(self, *, create: bool = True) -> None:
        self.database.open(create=create)

    def close(self) -> None:
        self.database.close()

    def ping(self) -> None:
        self.database.fetch_one(statements.PING)

    @property
    def location(self) -> str:
        return f"sqlite:{os.path.realpath(self.database.path)}"

    @property
    def store_id(self) -> UUID:
        return self.database.store_id

    def add(
        self, operation: Operation, *, lease: float | None = None, owner: UUID | None = None
    ) -> Operation:
        completed = complete(operation, is_owned=owner is not None)
        with self.database.transaction() as connection:
            identifier = operation.operation_id.bytes
            if connection.execute(statements.EXISTS, (identifier,)).fetchone():
                raise DuplicateOperationError(operation.operation_id)
            seq, revision = insert(connection, completed, owner)
            if lease is not None and not operation.status.is_terminal:
                connection.execute(statements.GRANT_LEASE, (seq, self._clock() + lease))
        self._remember(connection, revision, completed)
        return completed

    def add_many(self, operations: Collection[Operation], *, lease: float | None = None) -> None:
        completed = [complete(operation) for operation in operations]
        identifiers = [operation.operation_id for operation in completed]
        known = [one for one, number in Counter(identifiers).items() if number > 1]
        with self.database.transaction() as connection:
            known += [
                one
                for one in identifiers
                if connection.execute(statements.EXISTS, (one.bytes,)).fetchone()
            ]
            if known:
                raise DuplicateOperationError(*known)
            keys = _insert_many(connection, completed)
            if lease is not None:
                expires = self._clock() + lease
                leases = [
                    (seq, expires)
                    for seq, operation in zip(keys, completed, strict=True)
                    if not operation.status.is_terminal
                ]
                connection.executemany(statements.GRANT_LEASE, leases)

    def change(self, operation_id: UUID, change: Callable[[Held], Replacement]) -> Operation:
        with self.database.transaction() as connection:
            seq, held = self._load(connection, operation_id)
            replacement = change(held)
            revision = self._replace(connection, seq, held.operation, replacement)
        self._remember(connection, revision, replacement.operation)
        return replacement.operation

    def heartbeat(
        self, operation_ids: Collection[UUID], *, lease: float, owner: UUID
    ) -> Mapping[UUID, OperationState]:
        states: dict[UUID, OperationState] = {}
        with self.database.transaction() as connection:
            until = self._clock() + lease
            for operation_id in operation_ids:
                parameters = (operation_id.bytes, owner.bytes)
                row = connection.execute(statements.GET_OF_OWNER, parameters).fetchone()
                if row is None:
                    continue
                seq, state, is_revivable = row[0], OperationState(row[1]), row[2]
                if is_revivable:
                    _, held = self._load(connection, operation_id)
                    revived = ownership.revive(held, owner, lease)
                    self._replace(connection, seq, held.operation, revived)
                    state = revived.operation.status
                if not state.is_terminal:
                    connection.execute(statements.GRANT_LEASE, (seq, until))
                states[operation_id] = state
        return states

    def read_interrupted(self, operation_ids: Collection[UUID]) -> Mapping[UUID, OperationState]:
        with self.database.connection() as connection:
            found = {
                one: connection.execute(statements.IS_INTERRUPTED, (one.bytes,)).fetchone()
                for one in operation_ids
            }
        return {one: OperationState(row[0]) for one, row in found.items() if row is not None}

    def get(self, operation_id: UUID) -> Operation | None:
        row = self.database.fetch_one(statements.GET, (operation_id.bytes,))
        return None if row is None else _decode(*row[4:])

    def read_status(
        self, operation_id: UUID, *, full: bool = False, any_tags: Collection[str] = ()
    ) -> Status | None:
        statement = statements.GET_FULL_STATUS if full else statements.GET_STATUS
        values: tuple[object, ...] = (operation_id.bytes,)
        if any_tags:
            statement += statements.HAS_ANY_TAG
            values = (*values, json.dumps([*any_tags]))
        row = self.database.fetch_one(statement, values)
        if row is None:
            return None
        revision, status, *parts = row
        return Status(join_json(*parts), revision, status in TERMINAL_STATES)

    def begin_list(
        self,
        filter_: OperationFilter,
        *,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
        form: Form = Form.SUMMARY,
    ) -> SqliteReading:
        return SqliteReading(self.database, filter_, limit, cursor, descending, form)

    def count(self, filter_: OperationFilter) -> Mapping[OperationState, int]:
        if filter_ == ANY:
            return self.statistics().counts
        if tallies.divide(filter_).period is not None:
            return tallies.to_counts(self._read_steps(filter_, tallies.WHOLE))
        query = count_operations(filter_)
        states = OperationState if filter_.or_revived else filter_.statuses or OperationState
        with self._snapshot() as (connection, skew):
            values = {**query.values, **key_range(filter_, skew)}
            counts = {
                state: connection.execute(query.text, {**values, "state": state}).fetchone()[0]
                for state in states
            }
        return {state: number for state, number in counts.items() if number}

    def histogram(self, filter_: OperationFilter, step: int) -> Sequence[Step]:
        return tallies.to_steps(self._read_steps(filter_, step * SECOND), step)

    def _read_steps(self, filter_: OperationFilter, step: int) -> list[tuple[int, str, int]]:
        """Return rows: beginning of a step, state, number of operations; times in microseconds."""
        parts = tallies.divide(filter_, step)
        steps = {"step": step, "rows_max": tallies.ROWS_MAX}
        found: list[tuple[int, str, int]] = []
        with self._snapshot() as (connection, skew):
            if parts.period is not None:
                query = select_tallied(queries.TALLIED_HISTOGRAM, filter_, parts.period, parts.tag)
                found += connection.execute(query.text, {**query.values, **steps})
            for scan in parts.scans:
                query = select_rows(scan)
                values = {**query.values, **key_range(scan.filter, skew), **steps}
                found += connection.execute(queries.HISTOGRAM.format(rows=query.text), values)
        return found

    def groups(self, filter_: OperationFilter) -> Sequence[Group]:
        parts = tallies.divide(filter_)
        with self._snapshot() as (connection, skew):
            sums = tallies.GroupSums()
            for scan in parts.scans:
                query = select_rows(scan)
                values = {**query.values, **key_range(scan.filter, skew)}
                values["sampled"] = tallies.SAMPLED
                sums.add(connection.execute(queries.GROUPS.format(rows=query.text), values))
                text = queries.DURATIONS.format(rows=query.text)
                for key, ran in connection.execute(text, values):
                    sums.add_durations(key, [ran])
            tallied: dict[str, object] = {}
            of_tag: dict[int, dict[int, int | None]] = {}
            if parts.period is not None:
                query = select_tallied(queries.TALLIED_GROUPS, filter_, parts.period, parts.tag)
                tallied = {**query.values, "skew": skew, "sampled": tallies.SAMPLED}
                sums.add_tallied(connection.execute(query.text, tallied))
                limit = {"sampled_of_tag": tallies.SAMPLED_OF_TAG}
                for key, seq, ran in connection.execute(queries.SAMPLE_OF_TAG, tallied | limit):
                    of_tag.setdefault(key, {})[seq] = ran
            groups = []
            for key in sums.find_most_frequent():
                if key in sums.buckets:
                    sample = of_tag.get(key, {})
                    _read_group(connection, sums, key, tallied | {"group": key}, sample)
                name, operation_name, error = connection.execute(queries.LABELS, (key,)).fetchone()
                failure = None if error is None else OperationFailure(**json.loads(error))
                groups.append(sums.make_group(key, name, operation_name, failure))
        return groups

    @contextmanager
    def _snapshot(self) -> Iterator[tuple[sqlite3.Connection, int]]:
        """Within a block, read from one snapshot; yield its connection and the skew."""
        with (
            self.database.connection() as connection,
            deadlines.interruptible(connection.interrupt),
        ):
            connection.execute("BEGIN")
            try:
                (skew,) = connection.execute("SELECT skew FROM store").fetchone()
                yield connection, skew
            finally:
                connection.rollback()

    def revision(self) -> Revision:
        latest, pruned = self.database.fetch_one(statements.REVISION)
        return Revision(latest, latest, pruned)  # every visible change is settled

    def has_changed(self, filter_: OperationFilter, since: ListVersion) -> bool:
        """Return whether a list may differ; see `OperationStore.has_changed`.

        A pruned operation counts as one that matched the filter. So does each change more than
        `NEAR_REVISIONS` ago, because testing all of them may take long.
        """
        revision, _, pruned = self.revision()
        if since.revision == revision:
            return False
        if not max(pruned, revision - NEAR_REVISIONS) <= since.revision < revision:
            return True
        return bool(self.read_changes(filter_.now_or_before(), since.revision, limit=1))

    def read_changes(self, filter_: OperationFilter, since: int, *, limit: int) -> Sequence[Change]:
        query = select_changes(filter_)
        values = {**query.values, "since": since, "limit": limit}
        with (
            self.database.connection() as connection,
            deadlines.interruptible(connection.interrupt),
        ):
            rows = connection.execute(query.text, values).fetchall()
        return [
            Change(revision, summary, join_json(details, outcome), bool(is_revived), bool(is_moved))
            for revision, summary, details, outcome, is_revived, is_moved in rows
        ]

    def wait_for_change(self, since: int, *, within: float) -> bool:
        """Wait for a change; see `BlockingStore.wait_for_change`.

        A change of this process ends the wait at once. For changes of other processes, the store
        is polled every few milliseconds.
        """
        # A fork may copy this lock while it is held. That is harmless: the child only releases it.
        observed = threading.Lock()
        observed.acquire()

        def observe() -> None:
            with suppress(RuntimeError):  # it was released already
                observed.release()

        end = time.monotonic() + within
        pause = SHORTEST_PAUSE
        store_id = self.store_id
        self.database.observers.add(observe)
        try:
            while True:
                if self.revision().latest > since or self.store_id != store_id:
                    return True
                seconds_left = deadlines.remaining(end - time.monotonic())
                if seconds_left <= 0:
                    return False
                if observed.acquire(timeout=min(seconds_left, pause)):
                    pause = SHORTEST_PAUSE
                else:
                    pause = min(pause * _SLOWDOWN, LONGEST_PAUSE)
        finally:
            self.database.observers.discard(observe)

    def statistics(self) -> Statistics:
        *numbers, oldest = self.database.fetch_one(statements.STATISTICS)
        counts = zip(OperationState, numbers, strict=True)
        return Statistics(
            counts={state: number for state, number in counts if number},
            oldest_unfinished=None if oldest is None else from_microseconds(oldest),
        )

    def read_ends(self) -> EndCounts:
        (counted,) = self.database.fetch_one(statements.COUNTED)
        with self.database.connection() as connection:
            rows = connection.execute(statements.READ_ENDS).fetchall()
        return EndCounts(counted, [EndCount(*row) for row in rows])

    def add_ends(self, since: int, until: int, counts: Sequence[EndCount]) -> bool:
        with self.database.transaction() as connection:
            values = {"since": since, "until": until}
            if not connection.execute(statements.SET_COUNTED, values).rowcount:
                return False
            connection.executemany(statements.ADD_ENDS, counts)
        return True

    def expire(self) -> tuple[UUID, ...]:
        """Mark every operation whose lease has expired as Failed; see `OperationStore.expire`.

        After a jump of the clock, as when a machine wakes, every lease is prolonged first. After
        the clock was set back, leases are shortened by as much. If a second process does the same,
        leases that last no longer than the clock was set back stay as they are.
        """
        if jump := self._jumps.find_jump():
            with self.database.transaction() as connection:
                now = self._clock()
                values = {"now": now, "until": now + _GRACE_SECONDS, "seconds": -jump}
                statement = statements.PROLONG_LEASES if jump > 0 else statements.SHORTEN_LEASES
                connection.execute(statement, values)
        now = self._clock()
        if self.database.fetch_one(statements.FIND_EXPIRED, (now,)) is None:
            return ()
        lost: list[UUID] = []
        with self.database.transaction() as connection:
            for (identifier,) in connection.execute(statements.FIND_EXPIRED, (now,)).fetchall():
                seq, held = self._load(connection, UUID(bytes=identifier))
                replacement = ownership.expire(held)
                self._replace(connection, seq, held.operation, replacement)
                if replacement.operation.status.is_terminal:
                    lost.append(replacement.operation.operation_id)
        return tuple(lost)

    def prune(
        self, *, before: datetime | None = None, keep: int | None = None, dry_run: bool = False
    ) -> int:
        """Delete operations that have ended; see `OperationStore.prune`.

        Other writers take their turns between two short transactions.
        """
        with self._snapshot() as (connection, _):
            limits = _find_limits(connection, before, keep)
            if dry_run:
                number: int = connection.execute(statements.COUNT_PRUNABLE, limits).fetchone()[0]
                return number
        total = 0
        for find in (statements.FIND_OLD, statements.FIND_SURPLUS):
            while number := self._forget_batch(find, limits):
                total += number
                time.sleep(_PRUNE_PAUSE_SECONDS)  # waiting writers take their turns
        if total:
            with self.database.transaction() as connection:
                connection.execute(statements.DELETE_EMPTY_TALLIES)
                connection.execute(statements.DELETE_WORDS)
                connection.execute(statements.DELETE_GROUPS)
            self._shrink_skew()
        return total

    def _shrink_skew(self) -> None:
        """Reduce a large skew to that of the operations that are left.

        The operations are searched before the transaction, so that writers do not wait; those that
        were added meanwhile have higher keys than the newest one.
        """
        found = self.database.fetch_one(statements.FIND_WIDEST, (_LARGE_SKEW,))
        if found is not None:
            newest, widest = found
            values = {"newest": newest, "widest": widest}
            with self.database.transaction() as connection:
                connection.execute(statements.SHRINK_SKEW, values)

    def _forget_batch(self, find: str, limits: Mapping[str, int | None]) -> int:
        """Delete the first operations that a statement finds; return their number."""
        with self.database.transaction() as connection:
            batch = connection.execute(find, {**limits, "limit": _PRUNED_TOGETHER}).fetchall()
            if batch:
                self._forget(connection, batch)
        return len(batch)

    def is_expired(self, operation_id: UUID) -> bool:
        row = self.database.fetch_one(statements.IS_PRUNED, (operation_id.bytes,))
        return row is not None

    def _remember(
        self, connection: sqlite3.Connection, revision: int, operation: Operation
    ) -> None:
        """Cache a committed operation, so that it need not be decoded for its next change.

        The connection is part of the cache entry: another connection may belong to another file,
        which has other changes with the same revision.
        """
        if not operation.status.is_terminal:
            if len(self._remembered) >= _REMEMBERED_MAX:
                self._remembered.clear()
            self._remembered[operation.operation_id] = connection, revision, operation

    def _load(self, connection: sqlite3.Connection, operation_id: UUID) -> tuple[int, Held]:
        """Return the key and the current row of an operation.

        Raises:
            UnknownOperationError: The operation does not exist.
        """
        remembered = self._remembered.pop(operation_id, None)
        row = connection.execute(statements.GET, (operation_id.bytes,)).fetchone()
        if row is None:
            pruned = connection.execute(statements.IS_PRUNED, (operation_id.bytes,)).fetchone()
            raise UnknownOperationError(operation_id, expired=pruned is not None)
        seq, changed, owner, expires, *record = row
        if remembered is not None and remembered[:2] == (connection, changed):
            operation = remembered[2]
        else:
            operation = _decode(*record)
        is_silent = expires is not None and expires <= self._clock()
        return seq, Held(operation, None if owner is None else UUID(bytes=owner), is_silent)

    def _replace(
        self,
        connection: sqlite3.Connection,
        seq: int,
        before: Operation,
        replacement: Replacement,
    ) -> int:
        """Replace an operation; return the revision."""
        operation, owner = replacement.operation, replacement.owner
        counted = {"status": operation.status.value, "before": before.status.value}
        ((revision,),) = connection.execute(statements.COUNT_CHANGED, counted).fetchall()
        process = operation.process
        has_ended, had_ended = operation.status.is_terminal, before.status.is_terminal
        connection.execute(
            statements.REPLACE,
            (
                revision,
                _to_ended(operation),
                operation.status.value,
                None if owner is None else owner.bytes,
                operation.is_revivable,
                had_ended,
                to_outcome_json(operation),
                to_summary_json(operation),
                to_details_json(operation),
                operation.microseconds_run,
                seq,
            ),
        )
        if operation.group != before.group:
            connection.execute(statements.REGROUP, (operation.group, seq))
        if had_ended:
            _tally(connection, before, -1)
        if has_ended:
            _tally(connection, operation, 1)
        if process != before.process:
            values = (process.pid, process.uid.bytes, process.name, seq)
            connection.execute(statements.HAND_OVER, values)
        if has_ended:
            connection.execute(statements.END_LEASE, (seq,))
        elif replacement.lease is not None:
            expires = self._clock() + replacement.lease
            connection.execute(statements.GRANT_LEASE, (seq, expires))
        return int(revision)

    def _forget(
        self,
        connection: sqlite3.Connection,
        batch: Sequence[tuple[int, bytes, bytes, str, int, int]],
    ) -> None:
        """Delete operations, the rows of `FIND_OLD` or `FIND_SURPLUS`; add tombstones."""
        tags = [(tag, seq) for seq, _, summary, *_ in batch for tag in json.loads(summary)["tags"]]
        connection.executemany(statements.DELETE_TAG, tags)
        connection.executemany(statements.DELETE, [(seq,) for seq, *_ in batch])
        identifiers = [(identifier,) for _, identifier, *_ in batch]
        connection.executemany(statements.ADD_TOMBSTONE, identifiers)
        connection.execute(statements.DELETE_OLD_TOMBSTONES, (self._kept_tombstones,))
        counts = Counter(state for _, _, _, state, *_ in batch)
        tallied = Counter(
            (tallies.find_bucket(created), group, state) for _, _, _, state, created, group in batch
        )
        connection.executemany(
            statements.TAKE_FROM_TALLY, [(number, *key) for key, number in tallied.items()]
        )
        for _, _, summary, state, created, group in batch:
            bucket = tallies.find_bucket(created)
            keys = [(tag, bucket, group, state) for tag in json.loads(summary)["tags"]]
            _take_from_tag_tallies(connection, keys)
        pruned = {state.value: counts[state] for state in TERMINAL_STATES}
        connection.execute(statements.COUNT_PRUNED, pruned)


def insert(
    connection: sqlite3.Connection, operation: Operation, owner: UUID | None = None
) -> tuple[int, int]:
    """Add an operation at the end of the list; return its key and the revision."""
    created = to_microseconds(operation.created)
    counted = {"created": created, "status": operation.status.value}
    ((seq, revision),) = connection.execute(statements.COUNT_ADDED, counted).fetchall()
    connection.execute(statements.INSERT, _to_row(operation, seq, revision, owner))
    connection.executemany(statements.INSERT_TAG, [(tag, seq) for tag in operation.tags])
    if operation.status.is_terminal:
        _tally(connection, operation, 1)
    return seq, revision


def _insert_many(connection: sqlite3.Connection, operations: Sequence[Operation]) -> Sequence[int]:
    """Add operations without an owner at the end of the list, in their order; return their keys."""
    newest, skew, latest = connection.execute(statements.NEWEST).fetchone()
    keys = []
    for operation in operations:
        created = to_microseconds(operation.created)
        newest = max(newest + 1, created)
        skew = max(skew, newest - created)
        keys.append(newest)
    keyed = list(zip(keys, operations, strict=True))
    rows = [
        _to_row(operation, seq, revision)
        for revision, (seq, operation) in enumerate(keyed, start=latest + 1)
    ]
    connection.executemany(statements.INSERT, rows)
    tags = [(tag, seq) for seq, operation in keyed for tag in operation.tags]
    connection.executemany(statements.INSERT_TAG, tags)
    counts = Counter(operation.status for operation in operations)
    added = {state.value: counts[state] for state in OperationState}
    values = {**added, "number": len(keys), "newest": newest, "skew": skew}
    connection.execute(statements.COUNT_ADDED_MANY, values)
    for operation in operations:
        if operation.status.is_terminal:
            _tally(connection, operation, 1)
    return keys


def _to_row(
    operation: Operation, seq: int, revision: int, owner: UUID | None = None
) -> tuple[object, ...]:
    """Return the parameters of `statements.INSERT`."""
    process = operation.process
    return (
        seq,
        operation.operation_id.bytes,
        to_microseconds(operation.created),
        _to_ended(operation),
        revision,
        operation.status.value,
        process.pid,
        process.uid.bytes,
        process.name,
        operation.name,
        operation.egress_provider_name,
        operation.stoppable,
        operation.fixed_process,
        None if owner is None else owner.bytes,
        operation.is_revivable,
        operation.group,
        operation.microseconds_run,
        to_outcome_json(operation),
        to_summary_json(operation),
        to_details_json(operation),
    )


def _to_ended(operation: Operation) -> int | None:
    """Return the column `ended`."""
    return None if operation.aged_from is None else to_microseconds(operation.aged_from)


def _tally(connection: sqlite3.Connection, operation: Operation, change: int) -> None:
    """Add *change* to the tallies of an ended operation; save the names of a new group."""
    group, bucket = operation.group, tallies.find_bucket(to_microseconds(operation.created))
    tallied = (bucket, group, operation.status.value, change)
    ((number,),) = connection.execute(statements.TALLY, tallied).fetchall()
    keys = [(tag, bucket, group, operation.status.value) for tag in operation.tags]
    if change > 0:
        connection.executemany(statements.ADD_TO_TAG_TALLY, keys)
    else:
        _take_from_tag_tallies(connection, keys)
    if change == number == 1:  # the first of its group in this bucket
        names = (group, operation.process.name, operation.name)
        connection.execute(statements.ADD_GROUP, names)
        if operation.error is not None:
            words = [(word, group) for word in operation.error.words]
            connection.executemany(statements.ADD_WORD, words)


def _take_from_tag_tallies(
    connection: sqlite3.Connection, keys: Sequence[tuple[str, int, int, str]]
) -> None:
    """Take one operation from each tally of a tag; delete tallies without operations."""
    for key in keys:
        if not connection.execute(statements.DELETE_TAG_TALLY, key).rowcount:
            connection.execute(statements.TAKE_FROM_TAG_TALLY, key)


def _read_group(
    connection: sqlite3.Connection,
    sums: GroupSums,
    key: int,
    values: dict[str, object],
    of_tag: Mapping[int, int | None],
) -> None:
    """Read the first and last operation and durations of the tallied part of a group.

    Args:
        connection: The connection.
        sums: Sums to which the times and durations are added.
        key: Key of the group.
        values: Parameters of the filter.
        of_tag: Durations of the newest operations with the tag of the filter, by key.
    """
    first, last = sums.buckets[key]
    values |= {"first": first, "end": last + tallies.BUCKET}
    for statement in (queries.FIRST_OF_GROUP, queries.LAST_OF_GROUP):
        sums.widen(key, connection.execute(statement, values).fetchone()[0])
    if values["tallied_tag"] is not None:
        sample = {**of_tag, **dict(connection.execute(queries.SAMPLE_OF_GROUP, values))}
        newest = sorted(sample, reverse=True)[: tallies.SAMPLED]
        sums.add_durations(key, [ran for one in newest if (ran := sample[one]) is not None])
        return
    statement = queries.DURATIONS_OF_GROUP
    if values["has_statuses"]:
        statement = queries.DURATIONS_OF_STATES
    sums.add_durations(key, [ran for (ran,) in connection.execute(statement, values)])


def _find_limits(
    connection: sqlite3.Connection, before: datetime | None, keep: int | None
) -> dict[str, int | None]:
    """Return the limits of the operations to prune.

    Returns:
        `surplus`, the revision up to which ended operations are surplus; `before`, the end before
        which they are too old. None is no limit.
    """
    surplus = None
    if keep is not None:
        (too_many,) = connection.execute(statements.COUNT_SURPLUS, (keep,)).fetchone()
        if too_many:
            (surplus,) = connection.execute(statements.FIND_NTH_ENDED, (too_many - 1,)).fetchone()
    return {"surplus": surplus, "before": None if before is None else to_microseconds(before)}


def _decode(
    stoppable: int, fixed_process: int, outcome: bytes, summary: bytes, details: bytes
) -> Operation:
    wire = json.loads(join_json(outcome, summary, details))
    return from_wire(wire, stoppable=bool(stoppable), fixed_process=bool(fixed_process))


class _JumpDetector:
    """Detects jumps of the wall clock by comparison with the monotonic clock."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lowest, self._highest = self._read_offset()

    def find_jump(self) -> float:
        """Return the seconds by which the clock has jumped since the last call.

        They are negative if it was set back, and 0 without a jump.
        """
        lowest, highest = self._read_offset()
        forward, back = lowest - self._highest, self._lowest - highest
        self._lowest, self._highest = lowest, highest
        if forward > _JUMP_SECONDS:
            return forward
        return -back if back > _JUMP_SECONDS else 0.0

    def _read_offset(self) -> tuple[float, float]:
        """Return bounds of the offset between the clocks, which are not read at the same time."""
        before = time.monotonic()
        now = self._clock()
        return now - time.monotonic(), now - before
