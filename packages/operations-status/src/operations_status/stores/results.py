"""Records that the methods of a store return, besides operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from datetime import datetime

    from operations_status.filters import Cursor
    from operations_status.operations import OperationState


class Status(NamedTuple):
    """Parts of the single-operation response.

    Attributes:
        body: Its JSON.
        revision: That of the operation's latest change.
        is_final: Whether nothing will change any more.
    """

    body: bytes
    revision: int
    is_final: bool


class Revision(NamedTuple):
    """How far the changes of a store have come.

    Revisions order the changes, and all readers share that order. With several writers a change
    can become visible before one with a lower revision that is still being committed.

    Attributes:
        latest: The latest change that is settled: no change will become visible at or below it.
        newest: The highest revision that is visible; `latest`, or above it for a moment.
        forgotten: The revision of the latest pruning; 0 before the first.
    """

    latest: int
    newest: int
    forgotten: int


class ListVersion(NamedTuple):
    """Version of a list: two lists of one filter with equal versions are equal.

    Attributes:
        revision: The latest settled revision when it was read.
        ahead: Digest of the changes of the list that were visible after `revision`; empty when
            there were none.
    """

    revision: int
    ahead: str = ""


@frozen
class Listing:
    """The answer to one request for a list, as the store was at one moment.

    Attributes:
        version: What it was made of.
        next_cursor: Where the next page begins; None when there is none, or no limit was given.
        pieces: The JSON of the operations, oldest first, in pieces of about 64 KiB: the objects of
            several operations, joined by commas; the caller puts a comma between pieces. Nothing
            is yielded when nothing passes. It has to be closed (`aclose`) unless it was exhausted.
    """

    version: ListVersion
    next_cursor: Cursor | None
    pieces: AsyncGenerator[bytes] = field(eq=False, repr=False)


class Change(NamedTuple):
    """An operation that has changed; what it was between two reads is not kept.

    Attributes:
        revision: That of its latest change.
        summary: Its JSON, as the list has it.
        details: A JSON object with the further members of the full view, `error` among them.
    """

    revision: int
    summary: bytes
    details: bytes


class RevivedChange(Change):
    """Change of an operation that was lost once and came back.

    It may have left any state, also one that otherwise no operation leaves.
    """


@frozen(kw_only=True)
class Statistics:
    """Content of a store in numbers.

    Attributes:
        counts: How many operations are in each state; a state without operations is absent.
        oldest_unfinished: When the oldest operation that has not ended was created.
    """

    counts: Mapping[OperationState, int]
    oldest_unfinished: datetime | None
