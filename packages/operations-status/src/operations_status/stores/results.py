"""Results of the methods of a store, besides operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence
    from datetime import datetime

    from operations_status.filters import Cursor
    from operations_status.operations import OperationState


class Status(NamedTuple):
    """Parts of the single-operation response.

    Attributes:
        body: The JSON of the response.
        revision: Revision of the operation's latest change.
        is_final: Whether the operation has ended.
    """

    body: bytes
    revision: int
    is_final: bool


class Revision(NamedTuple):
    """Revisions of a store.

    Revisions order the changes in the same way for all readers. With several writers, a change can
    become visible before a change with a lower revision, which is still being committed.

    Attributes:
        latest: The latest settled revision: no further change becomes visible up to this revision.
        newest: The highest visible revision: `latest`, or for a moment a higher one.
        forgotten: The revision of the latest pruned batch; 0 before the first.
    """

    latest: int
    newest: int
    forgotten: int


class ListVersion(NamedTuple):
    """Version of a list: two lists of one filter with equal versions are equal.

    Attributes:
        revision: The latest settled revision of the list's snapshot.
        ahead: Digest of the changes of the list that were visible after `revision`; empty without
            such changes.
    """

    revision: int
    ahead: str = ""


@frozen
class Listing:
    """A list, or one page of it, from a consistent snapshot of the store.

    Attributes:
        version: Version of the list.
        next_cursor: Start of the next page; None on the last page, and without a limit.
        pieces: The JSON of the operations in pieces of about 64 KiB. A piece contains the objects
            of several operations, joined by commas; the caller puts a comma between two pieces. An
            empty list has no pieces. Close the generator (`aclose`) unless it was exhausted.
    """

    version: ListVersion
    next_cursor: Cursor | None
    pieces: AsyncGenerator[bytes] = field(eq=False, repr=False)


class Change(NamedTuple):
    """A changed operation in its latest state; earlier states are not kept.

    Attributes:
        revision: Revision of the latest change.
        summary: The operation's JSON object in the list.
        details: A JSON object with the further members of the full view, `error` among them.
        is_revived: Whether the operation was revived or restarted once, so that it may have been in
            any state before.
        is_handed_over: Whether the operation belonged to another process before.
    """

    revision: int
    summary: bytes
    details: bytes
    is_revived: bool = False
    is_handed_over: bool = False


class EndCount(NamedTuple):
    """Number of ended operations that have the same labels.

    Attributes:
        name: Name of the operations, or the label of all names that are not counted apart.
        status: Their final state.
        waited: Bucket of the time from creation to start; -1 if they were never started.
        ran: Bucket of the time from start to end; -1 if they were never started.
        number: Number of the operations.
        waited_seconds: Sum of their times from creation to start.
        ran_seconds: Sum of their times from start to end.
    """

    name: str
    status: str
    waited: int
    ran: int
    number: int
    waited_seconds: float
    ran_seconds: float


class EndCounts(NamedTuple):
    """Counts of ended operations.

    Attributes:
        revision: The revision up to which ends are counted.
        counts: The counts; no two have the same labels and buckets.
    """

    revision: int
    counts: Sequence[EndCount]


@frozen(kw_only=True)
class Statistics:
    """Counts of the whole store.

    Attributes:
        counts: The number of operations in each state, without zeros.
        oldest_unfinished: Creation time of the oldest operation that has not ended; None if all
            have ended.
    """

    counts: Mapping[OperationState, int]
    oldest_unfinished: datetime | None
