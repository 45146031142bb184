"""The queries that find the operations of a filter, each by the index that serves it best.

Every index ends in the order of the list, so a page is read from where it begins to where it ends.
Several values of one column are several such scans, merged. What no index can tell is looked at in
each operation that one has found.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from operations_status.operation_json import to_microseconds
from operations_status.operations import OperationState

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from operations_status.filters import OperationFilter

_FEW = 16
_GLANCE = 128
_TOGETHER = (
    ("pid", "status"),
    ("name", "status"),
    ("egress_provider", "status"),
    ("name", "egress_provider"),
)
"""The pairs of columns that have an index of their own, which is named after both."""

_TAGGED = "EXISTS (SELECT 1 FROM tags WHERE tags.tag = ? AND tags.seq = operations.seq)"
_TAGGED_BY_ALL = """NOT EXISTS (
    SELECT 1 FROM json_each(?) AS asked WHERE NOT EXISTS (
        SELECT 1 FROM tags WHERE tags.tag = asked.value AND tags.seq = operations.seq
    )
)"""


class _Condition(NamedTuple):
    """A condition in SQL, and the values of its parameters; `{}` is the table that has the key."""

    text: str
    values: Sequence[object]


class _Lead(NamedTuple):
    """An index that finds operations in the order of the list; without columns, the table itself.

    Attributes:
        columns: What it is over: columns of the operations, or `tag` alone.
        rows: The values of these, each in turn.
    """

    columns: tuple[str, ...] = ()
    rows: tuple[tuple[object, ...], ...] = ((),)

    @property
    def key(self) -> str:
        """The selected columns."""
        return "lead.seq" if self.columns == ("tag",) else "operations.seq"

    @property
    def keys(self) -> str:
        """The FROM clause."""
        if self.columns == ("tag",):
            return "tags AS lead"
        if not self.columns:
            return "operations"
        return f"operations INDEXED BY operations_{'_'.join(self.columns)}"

    @property
    def operations(self) -> str:
        """The FROM clause for the operations with these keys."""
        joined = " CROSS JOIN operations ON operations.seq = lead.seq"
        return self.keys + (joined if self.columns == ("tag",) else "")

    def select(
        self, row: tuple[object, ...], what: str, source: str, conditions: Iterable[_Condition]
    ) -> tuple[str, list[object]]:
        """Return the query for what has one row's values and fulfils conditions."""
        named = zip(self.columns, row, strict=False)
        own = [_Condition(f"{name} = ?", [value]) for name, value in named]
        both = [*own, *conditions]
        where = " AND ".join(one.text for one in both).replace("{}", self.key) or "true"
        # All of it is literals of this module and its callers; values are always parameters.
        query = f"SELECT {what} FROM {source} WHERE {where}"  # noqa: S608 see above
        return query, [value for one in both for value in one.values]


_BY_CHANGE = _Lead(("changed",))
"""Finds operations in the order of their changes, not in that of the list."""


class Search(NamedTuple):
    """A query, its parameters, and whether it may pass over many operations between two."""

    query: str
    values: tuple[object, ...]
    may_take_long: bool


def find(  # noqa: PLR0913 what a list is
    connection: sqlite3.Connection,
    wanted: OperationFilter,
    *,
    column: str,
    behind: int | None = None,
    limit: int | None = None,
    descending: bool = False,
) -> Search:
    """Return the query for the operations that pass a filter, oldest first.

    Args:
        connection: Where the query is going to be asked.
        wanted: The filter.
        column: What to select of each operation; it comes last, and the key first with a limit.
        behind: The key behind which the list begins.
        limit: How many at most.
        descending: Find the newest first.
    """
    leads = _leads(wanted)
    lead, reach = leads[0], 0.0
    if len(leads) > 1:
        lead, reach = _choose(connection, leads, _bounds(wanted, behind, descending)[0])
    query, values, has_tests = _compose(wanted, lead, column, behind, limit is not None, descending)
    given = values if limit is None else (*values, limit)
    return Search(query, given, has_tests and reach < math.inf)


@lru_cache(maxsize=256)
def _compose(  # noqa: PLR0913, PLR0917 a cache takes no names
    wanted: OperationFilter,
    lead: _Lead,
    column: str,
    behind: int | None,
    limited: bool,  # noqa: FBT001 a cache takes no names
    descending: bool,  # noqa: FBT001 a cache takes no names
) -> Search:
    """Return the query of `find`, without the last parameter of one that is limited.

    It is remembered, because to put it together takes as long as some dozen operations to read.
    """
    bounds, checks = _bounds(wanted, behind, descending)
    is_merged = len(lead.rows) > 1
    what = f"{lead.key} AS seq, {column}" if limited or is_merged else column
    tests = list(_tests(wanted, lead))
    query, values = _unite(lead, what, [*bounds, *tests, *checks])
    order = ("seq" if is_merged else lead.key) + (" DESC" if descending else "")
    text = f"{query} ORDER BY {order}{' LIMIT ?' if limited else ''}"
    return Search(text, tuple(values), bool(tests))


def find_changes(
    connection: sqlite3.Connection, wanted: OperationFilter, since: int, *, limit: int
) -> tuple[str, list[object]]:
    """Return the query for the operations that have changed since a revision, in that order.

    Where an index knows that few operations pass the filter at all, these are looked through.
    """
    bounds, checks = _bounds(wanted)
    known = (one for one in _leads(wanted) if one.columns)
    rare = (one for one in known if _reach(connection, one, bounds) == math.inf)
    lead = next(rare, _BY_CHANGE)
    own = "" if lead is _BY_CHANGE else "+"
    if lead is _BY_CHANGE:
        bounds = [_Condition(f"+{bound.text}", bound.values) for bound in bounds]
    since_then = _Condition(f"{own}changed > ?", [since])
    conditions = [since_then, *bounds, *_tests(wanted, lead), *checks]
    query, values = _unite(lead, "changed, summary, details, outcome, revived", conditions)
    return f"{query} ORDER BY changed LIMIT ?", [*values, limit]


def find_counts(connection: sqlite3.Connection, wanted: OperationFilter) -> Search:
    """Return the query for the number of operations in each state that pass a filter."""
    leads = _leads(wanted)
    bounds, checks = _bounds(wanted)
    lead = _choose(connection, leads, bounds)[0] if len(leads) > 1 else leads[0]
    conditions = [*bounds, *_tests(wanted, lead), *checks]
    query, values = _unite(lead, "operations.status AS status", conditions)
    text = f"SELECT status, count(*) FROM ({query}) GROUP BY status"  # noqa: S608 our own literals
    return Search(text, tuple(values), may_take_long=True)


def _unite(lead: _Lead, what: str, conditions: Sequence[_Condition]) -> tuple[str, list[object]]:
    """Return the query for all rows of a lead together."""
    parts = [lead.select(row, what, lead.operations, conditions) for row in lead.rows]
    return " UNION ALL ".join(text for text, _ in parts), [one for _, own in parts for one in own]


@lru_cache(maxsize=256)
def _values(wanted: OperationFilter) -> Mapping[str, tuple[object, ...]]:
    """Return what each column may be, of those that a filter asks for."""
    states = [] if wanted.or_revived else sorted(state.value for state in wanted.statuses)
    columns: dict[str, Iterable[object]] = {
        "uid": [] if wanted.uid is None else [wanted.uid.bytes],
        "pid": [] if wanted.pid is None else [wanted.pid],
        "name": [] if wanted.name is None else [wanted.name],
        "egress_provider": sorted(wanted.egress_providers),
        "status": states if len(states) < len(OperationState) else [],
    }
    return {column: tuple(values) for column, values in columns.items() if values}


@lru_cache(maxsize=256)
def _leads(wanted: OperationFilter) -> tuple[_Lead, ...]:
    """Return the indexes that may lead to what passes a filter; the table itself if none does."""
    values = _values(wanted)
    pairs = [_lead(pair, values) for pair in _TOGETHER if values.keys() >= set(pair)]
    pairs = [pair for pair in pairs if len(pair.rows) <= _FEW]
    paired = {column for pair in pairs for column in pair.columns}
    alone = [_lead((column,), values) for column in values if column not in paired]
    alone = [one for one in alone if len(one.rows) <= _FEW]
    tags = [_Lead(("tag",), ((tag,),)) for tag in sorted(wanted.tags)[:_FEW]]
    return (*alone, *pairs, *tags) or (_Lead(),)


def _lead(columns: tuple[str, ...], values: Mapping[str, tuple[object, ...]]) -> _Lead:
    return _Lead(columns, tuple(product(*(values[column] for column in columns))))


def _choose(
    connection: sqlite3.Connection, leads: Sequence[_Lead], bounds: Sequence[_Condition]
) -> tuple[_Lead, float]:
    """Return the lead whose operations are rarest, as far as a glance at each can tell.

    Returns:
        It, and how far its first operations reach; see `_reach`.
    """
    best, furthest = leads[0], -math.inf
    for lead in leads:
        reach = _reach(connection, lead, bounds)
        if reach > furthest:
            best, furthest = lead, reach
        if reach == math.inf:
            break
    return best, furthest


def _reach(connection: sqlite3.Connection, lead: _Lead, bounds: Sequence[_Condition]) -> float:
    """Return how far the first operations of a lead reach: the rarer they are, the further.

    Infinity tells that it has few at all.
    """
    reaches = []
    for row in lead.rows:
        query, values = lead.select(row, lead.key, lead.keys, bounds)
        found = connection.execute(f"{query} ORDER BY {lead.key} LIMIT 1 OFFSET {_GLANCE}", values)
        reaches += [key for (key,) in found]
    return min(reaches, default=math.inf)


def _tests(wanted: OperationFilter, lead: _Lead) -> Iterator[_Condition]:
    """Yield what is left to be looked at in each operation; a `+` keeps it from other indexes."""
    for column, values in _values(wanted).items():
        if column not in lead.columns:
            many = len(values) > _FEW
            among = "SELECT value FROM json_each(?)" if many else ", ".join("?" for _ in values)
            given = [json.dumps(values)] if many else values
            yield _Condition(f"+operations.{column} IN ({among})", given)
    if wanted.or_revived:
        states = sorted(state.value for state in wanted.statuses)
        among = ", ".join("?" for _ in states)
        yield _Condition(f"(+operations.status IN ({among}) OR revived)", states)
    tags = sorted(wanted.tags)
    if lead.columns == ("tag",):
        tags.remove(str(lead.rows[0][0]))
    if len(tags) > _FEW:  # SQLite bounds the depth of an expression
        yield _Condition(_TAGGED_BY_ALL, [json.dumps(tags)])
    else:
        yield from (_Condition(_TAGGED, [tag]) for tag in tags)


def _bounds(
    wanted: OperationFilter,
    behind: int | None = None,
    descending: bool = False,  # noqa: FBT001, FBT002 as `_compose` has it
) -> tuple[list[_Condition], list[_Condition]]:
    """Return between which keys a list is, and what to look at in the operations near its ends."""
    bounds, checks = [], []
    if behind is not None:
        bounds.append(_Condition("{} < ?" if descending else "{} > ?", [behind]))
    if wanted.created_after:
        after = to_microseconds(wanted.created_after)
        bounds.append(_Condition("{} > ?", [after]))
        checks.append(_Condition("created > ?", [after]))
    if wanted.created_before:
        before = to_microseconds(wanted.created_before)
        bounds.append(_Condition("{} < ? + (SELECT skew FROM store)", [before]))
        checks.append(_Condition("created < ?", [before]))
    return bounds, checks
