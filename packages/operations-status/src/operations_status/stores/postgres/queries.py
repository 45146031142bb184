"""The queries that find the operations of a filter, each by the index that serves it best.

A list is in the order of `(created, seq)`, in which every index ends: so a page is read from where
it begins, and no further than it goes. Of several values for one column, a page takes what each
has to offer and merges that.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from attrs import evolve

from operations_status.filters import Cursor
from operations_status.operations import TRANSITIONS, OperationState

from .changes import ending
from .schema import text_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from operations_status.filters import OperationFilter

SUMMARY = "summary"
RECORD = """
    '['::bytea || stoppable::int::text::bytea || ','::bytea || outcome || ','::bytea || summary
    || ']'::bytea
"""
REVISION = """
    SELECT greatest((SELECT max(changed) FROM operations), forgotten) AS revision FROM store
"""

_MOST_MERGED = 64
_GLANCED_AT = 16
# The first of the tags is the rarest of some, as far as a glance at each can tell.
_RAREST_TAG = """
    (SELECT asked.tag FROM unnest({}::bytea[]) AS asked (tag) ORDER BY (
        SELECT count(*) FROM (SELECT FROM tags WHERE tags.tag = asked.tag LIMIT 1000) AS seen
    ) LIMIT 1)
"""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_FIRST, _LAST = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


_FUTURES = {state: {state, *TRANSITIONS[state]} for state in OperationState}
"""Each state, with all in which an operation may be that was in it before."""


class _Query:
    """A query in the making: where it looks, on what conditions, and the values of those.

    All text is literals of this module and its callers; values are always parameters.
    """

    def __init__(self, *, tags_lead: bool = False) -> None:
        self.tags_lead = tags_lead
        self.place = "lead" if tags_lead else "operations"
        self.values: list[object] = []
        self.sources: list[str] = []
        self.conditions: list[str] = []

    def parameter(self, value: object) -> str:
        """Return the name of a new parameter."""
        self.values.append(value)
        return f"${len(self.values)}"

    def require(self, condition: str, value: object) -> None:
        """Add a condition on a value, in the place of `{}`, unless the value is None."""
        if value is not None:
            self.conditions.append(condition.format(self.parameter(value)))

    def require_any(self, column: str, values: Sequence[object], *, merged: str | None) -> None:
        """Add the condition that a column has one of some values, if there are any.

        Args:
            column: The column.
            values: The values.
            merged: The type of the values if each is looked for by itself, so that the caller
                has to merge; None leaves that to the database.
        """
        if len(values) == 1:
            self.require(f"{column} = {{}}", values[0])
        elif values and merged is None:
            self.require(f"{column} = ANY ({{}})", list(values))
        elif values:
            name = f"any_{len(self.sources)}"
            parameter = self.parameter(list(values))
            self.sources.append(f"unnest({parameter}::{merged}[]) AS {name} (value)")
            self.conditions.append(f"{column} = {name}.value")

    def require_filter(self, wanted: OperationFilter, *, merges: bool = False) -> None:
        """Add the conditions of a filter.

        Args:
            wanted: The filter.
            merges: Whether of several values each may be looked for by itself.
        """
        tags = [text_key(tag) for tag in sorted(wanted.tags)]
        statuses = sorted(wanted.statuses)
        providers = [text_key(one) for one in sorted(wanted.egress_providers)]
        if self.tags_lead:
            self._require_lead(tags, statuses, merges=merges)
            merges = False
        self.require_any("status", statuses, merged="text" if merges else None)
        merges = merges and max(1, len(statuses)) * len(providers) <= _MOST_MERGED
        self.require_any("egress_provider", providers, merged="bytea" if merges else None)
        self.require("uid = {}", wanted.uid)
        self.require("pid = {}", wanted.pid)
        self.require("name = {}", None if wanted.name is None else text_key(wanted.name))
        self.require("operations.tags @> {}::bytea[]", tags or None)
        self.require(f"{self.place}.created > {{}}", wanted.created_after)
        self.require(f"{self.place}.created < {{}}", wanted.created_before)

    def require_place_after(self, cursor: Cursor) -> None:
        """Add the condition that an operation comes after a cursor."""
        after = self.parameter(_read_moment(cursor.major)), self.parameter(cursor.minor)
        self.conditions.append(f"({self.place}.created, {self.place}.seq) > ({', '.join(after)})")

    def _require_lead(
        self, tags: list[bytes], statuses: list[OperationState], *, merges: bool
    ) -> None:
        if len(tags) == 1:
            self.require("lead.tag = {}", tags[0])
        else:
            self.require(f"lead.tag = {_RAREST_TAG}", tags[:_GLANCED_AT])
        endings = sorted({ending(one) for one in statuses})
        self.require_any("lead.ended", endings, merged="text" if merges else None)


def find(
    column: str, wanted: OperationFilter, cursor: Cursor | None = None
) -> tuple[str, list[object]]:
    """Return the query for all operations that pass a filter, oldest first, and its parameters.

    Args:
        column: What to select of each operation.
        wanted: The filter.
        cursor: Where the page before has ended.
    """
    query = _begin(wanted)
    query.require_filter(wanted)
    if cursor is not None:
        query.require_place_after(cursor)
    return f"SELECT {column} FROM {_source(query)} ORDER BY created, seq", query.values  # noqa: S608 see _Query


def find_page(
    wanted: OperationFilter, limit: int, cursor: Cursor | None
) -> tuple[str, list[object]]:
    """Return the query for a page, and its parameters.

    Its rows have `revision`, that of the store, and `created`, `seq` and `summary`, which are None
    in the only row of an empty page.

    Args:
        wanted: The filter.
        limit: How many rows at most.
        cursor: Where the page before has ended.
    """
    query = _begin(wanted)
    query.require_filter(wanted, merges=True)
    if cursor is not None:
        query.require_place_after(cursor)
    order = f"ORDER BY created, seq LIMIT {limit:d}"
    found = f"SELECT created, seq, summary FROM {_source(query)} {order}"  # noqa: S608 see _Query
    if query.sources:
        values = ", ".join(query.sources)
        found = f"SELECT each.* FROM {values} CROSS JOIN LATERAL ({found}) AS each {order}"  # noqa: S608 see _Query
    # One statement sees one moment.
    page = f"""
        SELECT revision, page.* FROM ({REVISION}) AS now
        LEFT JOIN LATERAL ({found}) AS page ON true ORDER BY created, seq
    """  # noqa: S608 see _Query
    return page, query.values


def find_changes(wanted: OperationFilter, since: int, limit: int) -> tuple[str, list[object]]:
    """Return the query for the operations that have changed after a revision, and its parameters.

    Args:
        wanted: The filter.
        since: The revision.
        limit: How many at most.
    """
    query = _Query()
    query.require("changed > {}", since)
    query.require_filter(wanted)
    conditions = " AND ".join(query.conditions)
    found = f"""
        SELECT changed, summary FROM operations WHERE {conditions} ORDER BY changed LIMIT {limit:d}
    """  # noqa: S608 see _Query
    return found, query.values


def find_whether_changed(wanted: OperationFilter, since: int) -> tuple[str, list[object]]:
    """Return the query that tells whether a list may have changed, and its parameters.

    What is in a later state now may have passed the filter before, and so may have what was
    forgotten; everything else of an operation stays as it is.

    Args:
        wanted: The filter.
        since: The revision.
    """
    query = _Query()
    known = query.parameter(since)
    query.conditions.append(f"changed > {known}")
    past = frozenset().union(*(_FUTURES[status] for status in wanted.statuses))
    query.require_filter(evolve(wanted, statuses=past))
    conditions = " AND ".join(query.conditions)
    told = f"""
        SELECT forgotten > {known} OR revision < {known}
            OR EXISTS (SELECT FROM operations WHERE {conditions})
        FROM store, ({REVISION}) AS now
    """  # noqa: S608 see _Query
    return told, query.values


def _begin(wanted: OperationFilter) -> _Query:
    """Return a query in which tags lead, unless the instance or the process id is asked for."""
    return _Query(tags_lead=bool(wanted.tags) and wanted.uid is None and wanted.pid is None)


def _source(query: _Query) -> str:
    source = (
        "tags AS lead JOIN operations USING (created, seq)" if query.tags_lead else "operations"
    )
    return f"{source} WHERE {' AND '.join(query.conditions) or 'true'}"


def to_cursor(created: datetime, seq: int) -> Cursor:
    """Return the cursor of a page that ends with an operation."""
    return Cursor((created - _EPOCH) // _MICROSECOND, seq)


def _read_moment(microseconds: int) -> datetime:
    """Return the moment of a cursor; one that no operation can have is moved to where some can."""
    first, last = ((one - _EPOCH) // _MICROSECOND for one in (_FIRST, _LAST))
    return _EPOCH + min(max(microseconds, first), last) * _MICROSECOND
