"""SQL for lists, pages, counts and changes.

PostgreSQL's planner chooses the indexes, by the statistics that the tables keep (`schema`). Lists
are in the order of `(placed, seq)`, and so are the index of each filtered column and that of the
tags. Statements are made of literals of this module; values are always parameters.

A revision is the number of the transaction that made the change. Whatever a snapshot does not show
has a number at or above its `xmin`, so all that is below that is settled: no lower one can appear
any more. A long transaction of another program on the same server holds `xmin` back; then the pool
finds a higher bound, which is the `floor` of the functions here.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from operations_status.operation_json import join_json, to_microseconds
from operations_status.operations import OperationState
from operations_status.stores.results import Change, ListVersion, Revision, RevivedChange

from .schema import text_key

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import asyncpg

    from operations_status.filters import Cursor, OperationFilter

    from .pool import Connection

SUMMARY = "summary"
FULL = """
    substring(summary FOR octet_length(summary) - 1) || ','::bytea
    || substring(details FROM 2 FOR octet_length(details) - 2) || ','::bytea
    || substring(outcome FROM 2)
"""
RECORD = """
    '['::bytea || stoppable::int::text::bytea || ','::bytea || outcome || ','::bytea || summary
    || ','::bytea || details || ']'::bytea
"""
_TYPES = {"status": "text", "egress_provider": "bytea"}
"""Types of the columns for which a filter may accept several values."""

MAX_AHEAD = 64
"""Most changes ahead of the settled revision in a list version; with more it matches none."""

REVISION = """
    SELECT horizon, forgotten,
        greatest(
            (SELECT max(changed) FROM operations WHERE changed < horizon),
            CASE WHEN forgotten < horizon THEN forgotten END
        ) AS latest,
        greatest((SELECT max(changed) FROM operations), forgotten) AS newest
    FROM (
        SELECT forgotten, revision_offset
            + greatest(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, $1::bigint) AS horizon
        FROM store
    ) AS settled
"""
"""How far the changes have come; all below `horizon` is settled.

The parameter is a floor that was read before the snapshot of this statement was taken, or 0.
"""

_RECENT = 1000
"""How many changes are searched for a tag before it counts as rare."""

_JOINED_TAGS = 4
"""How many tags of a filter are joined; planning takes longer with each, so others are compared."""


class _Parameters:
    """Values of a statement's parameters; its text may have `$1` and so on already."""

    def __init__(self, *values: object) -> None:
        self.values = list(values)

    def add(self, value: object) -> str:
        """Return the name of a new parameter."""
        self.values.append(value)
        return f"${len(self.values)}"


class Selection(NamedTuple):
    """Operations that are listed; `item` is the expression, of bytes, that is read of each."""

    item: str
    filter: OperationFilter
    limit: int | None = None
    cursor: Cursor | None = None
    descending: bool = False

    @property
    def order(self) -> str:
        """The order of the list."""
        return "placed DESC, seq DESC" if self.descending else "placed, seq"


def find(selection: Selection) -> tuple[str, list[object]]:
    """Return the query for the items of a selection, in order, and its parameters."""
    parameters = _Parameters()
    text = _select(parameters, selection)
    return f"SELECT item FROM ({text}) AS found ORDER BY {selection.order}", parameters.values  # noqa: S608 literals of this module


def to_revision(row: asyncpg.Record | None) -> Revision:
    """Return the revision of the row of `REVISION`."""
    assert row is not None  # noqa: S101 the table `store` has one row
    return Revision(row["latest"] or 0, row["newest"], row["forgotten"])


def _to_version(latest: int, ahead: Sequence[int]) -> ListVersion:
    """Return the version of a list by the latest settled revision and those above it, ascending."""
    if not ahead:
        return ListVersion(latest)
    text = ",".join(map(str, ahead)).encode("ascii")
    return ListVersion(latest, f"{len(ahead):02x}{hashlib.sha256(text).hexdigest()[:12]}")


def count_ahead(version: ListVersion) -> int:
    """Return how many changes ahead of the settled ones a version has, if not above `MAX_AHEAD`."""
    return int(version.ahead[:2], 16) if version.ahead else 0


async def read_page(
    connection: Connection, selection: Selection, *, floor: int
) -> tuple[ListVersion, list[asyncpg.Record]]:
    """Return the version of a list, materialized to be worked out once, and rows of the list.

    A row has `placed`, `seq` and `item`; these are None in the only row of an empty page.
    """
    parameters = _Parameters(floor)
    text = f"""
        WITH now AS MATERIALIZED ({REVISION}), version AS MATERIALIZED (
            SELECT now.*, {_ahead(parameters, selection.filter)} FROM now
        )
        SELECT version.*, found.* FROM version
        LEFT JOIN LATERAL ({_select(parameters, selection)}) AS found ON true
        ORDER BY {selection.order}
    """  # noqa: S608 literals of this module
    rows = await _fetch(connection, text, parameters.values, selection.filter)
    first = rows[0]
    ahead = list(first["ahead"])
    if first["forgotten"] >= first["horizon"]:
        ahead.append(first["forgotten"])
    return _to_version(first["latest"] or 0, sorted(ahead)), rows


async def count(connection: Connection, filter_: OperationFilter) -> dict[OperationState, int]:
    """Return how many operations pass a filter, by state."""
    parameters = _Parameters()
    found = _select(parameters, Selection("status", filter_))
    text = f"SELECT item AS status, count(*) AS number FROM ({found}) AS found GROUP BY item"  # noqa: S608 literals of this module
    rows = await _fetch(connection, text, parameters.values, filter_)
    return {OperationState(row["status"]): row["number"] for row in rows}


async def read_changes(
    connection: Connection, filter_: OperationFilter, since: int, limit: int, *, floor: int
) -> list[Change]:
    """Return the changes after a revision, one for each operation.

    More than the limit come if they have the revision of the last.
    """
    rows = await _read_changed(connection, filter_, since, limit, floor=floor, settled=True)
    return [
        (RevivedChange if row["revived"] else Change)(
            row["changed"], row["summary"], join_json(row["details"], row["outcome"])
        )
        for row in rows
        if row["changed"] is not None
    ]


async def has_changed(
    connection: Connection, filter_: OperationFilter, since: ListVersion, *, floor: int
) -> bool:
    """Return whether a list may have changed since a version.

    An operation that is in a later state now may have passed the filter before, and so may one
    that was forgotten; everything else of an operation stays as it is.
    """
    known = count_ahead(since)
    if known > MAX_AHEAD:
        return True
    past, revision = filter_.now_or_before(), since.revision
    rows = await _read_changed(connection, past, revision, known + 1, floor=floor, settled=False)
    first = rows[0]
    if first["newest"] < revision:
        return True
    ahead = [row["changed"] for row in rows if row["changed"] is not None]
    ahead += [first["forgotten"]] if first["forgotten"] > revision else []
    return _to_version(revision, sorted(ahead)) != since


async def _read_changed(  # noqa: PLR0913 the parts of one statement
    connection: Connection,
    filter_: OperationFilter,
    since: int,
    limit: int,
    *,
    floor: int,
    settled: bool,
) -> list[asyncpg.Record]:
    """Return a row for each of the first changes after a revision.

    The columns of an operation are None in the only row when there is none. A tag that is not
    among the next changes is rare: then the operations that have it are looked at, and not all
    changes.
    """

    async def read(*, joined: int = 0, until: int | None = None) -> list[asyncpg.Record]:
        parameters, tags = _Parameters(floor), sorted(filter_.tags)
        conditions = [f"changed > {parameters.add(since)}", *_conditions(parameters, filter_)]
        conditions += _compare_tags(parameters, tags[joined:])
        if settled:
            conditions.append("changed < now.horizon")
        if until is not None:
            conditions.append(f"changed <= {parameters.add(until)}")
        source = _join("operations", *(_find_tag(parameters, tag) for tag in tags[:joined]))
        text = f"""
            WITH now AS MATERIALIZED ({REVISION})
            SELECT now.*, found.* FROM now LEFT JOIN LATERAL (
                SELECT changed, summary, details, outcome, revived FROM {source}
                WHERE {" AND ".join(conditions)}
                ORDER BY changed FETCH FIRST {limit:d} ROWS WITH TIES
            ) AS found ON true ORDER BY changed
        """  # noqa: S608 literals of this module
        return await connection.fetch(text, *parameters.values)

    if not filter_.tags:
        return await read()
    rows = await read(until=since + _RECENT)
    found = 0 if rows[0]["changed"] is None else len(rows)
    if found >= limit or rows[0]["newest"] <= since + _RECENT:
        return rows
    return await read() if found else await read(joined=_JOINED_TAGS)


def _ahead(parameters: _Parameters, filter_: OperationFilter) -> str:
    """Return the expression for the changes of a list that are not settled yet."""
    past = filter_.now_or_before()
    conditions = [*_conditions(parameters, past), *_compare_tags(parameters, past.tags)]
    # Hardly any change is not settled, which the planner cannot know: `IS TRUE` leaves it no other
    # index than that of the changes.
    rest = f"AND ({' AND '.join(conditions)}) IS TRUE" if conditions else ""
    return f"""
        ARRAY(
            SELECT changed FROM operations WHERE changed >= now.horizon {rest}
            ORDER BY changed LIMIT {MAX_AHEAD + 1:d}
        ) AS ahead
    """  # noqa: S608 literals of this module


async def _fetch(
    connection: Connection, text: str, values: list[object], filter_: OperationFilter
) -> list[asyncpg.Record]:
    """Return the rows of a query, planned for its values if two of them may be frequent.

    How often two frequent values meet decides which plan is best, and the server soon keeps one
    for all values of a named statement. It never does so for a statement without a name. Nothing
    of a process is frequent.
    """
    columns = _columns(filter_)
    if len(columns) + len(filter_.tags) <= 1 or not columns.keys().isdisjoint({"pid", "uid"}):
        return await connection.fetch(text, *values)
    statement = await connection.prepare(text, name="")
    return await statement.fetch(*values)


def _select(parameters: _Parameters, selection: Selection) -> str:
    """Return the query for `placed`, `seq` and `item` of the operations of a selection."""
    item, filter_, order = selection.item, selection.filter, selection.order
    limit = _limit(parameters, selection)
    if filter_.tags:
        keys = _join_tags(parameters, selection, limit)
        return f"""
            SELECT placed, seq, {item} AS item FROM ({keys}) AS keys
            JOIN operations USING (placed, seq)
        """  # noqa: S608 literals of this module
    conditions = [*_conditions(parameters, filter_), *_bounds(parameters, selection)] or ["true"]
    return f"""
        SELECT placed, seq, {item} AS item FROM operations
        WHERE {" AND ".join(conditions)} ORDER BY {order} LIMIT {limit}
    """  # noqa: S608 literals of this module


def _limit(parameters: _Parameters, selection: Selection) -> str:
    """Return the limit of a selection: in the text, the server soon keeps one plan for all values.

    That is right where each value of the parameters has the same best plan: where one index has
    all operations of the value in the order of the list.
    """
    if selection.limit is None:
        return "ALL"
    filter_, columns = selection.filter, _columns(selection.filter)
    is_one_value = all(len(values) == 1 for values in columns.values()) and not filter_.or_revived
    has_one_plan = len(columns) + len(filter_.tags) <= 1 and is_one_value
    return f"{selection.limit:d}" if has_one_plan else parameters.add(selection.limit)


def _join_tags(parameters: _Parameters, selection: Selection, limit: str) -> str:
    """Return the query for `placed` and `seq` of a selection of operations that have tags.

    Each side of the joins is read from an index that is in their order, and from nothing else.
    The planner takes such joins for far rarer than they are. So it chooses what is best if all of
    them have to be read, and such a merge join ends early all the same if there are many.
    """
    filter_, order, tags = selection.filter, selection.order, sorted(selection.filter.tags)
    columns, bounds = _columns(filter_), _bounds(parameters, selection)
    # The index of a column is in the order of the list for one value of it at a time.
    several = [name for name in _TYPES if limit != "ALL" and len(columns.get(name, ())) > 1]
    conditions = [
        *(f"{name} = each_{name}.value" for name in several),
        *_conditions(parameters, filter_, without=several),
        *_compare_tags(parameters, tags[_JOINED_TAGS:]),
    ]
    sides = [_find_tag(parameters, tag, *bounds) for tag in tags[:_JOINED_TAGS]]
    if conditions:
        found = " AND ".join([*conditions, *bounds])
        sides.insert(0, f"(SELECT placed, seq FROM operations WHERE {found}) AS found")  # noqa: S608 literals of this module
    keys = f"SELECT placed, seq FROM {_join(*sides)} ORDER BY {order} LIMIT {limit}"  # noqa: S608 literals of this module
    if not several:
        return keys
    values = ", ".join(
        f"unnest({parameters.add(columns[name])}::{_TYPES[name]}[]) AS each_{name} (value)"
        for name in several
    )
    return f"""
        SELECT placed, seq FROM {values}, LATERAL ({keys}) AS one ORDER BY {order} LIMIT {limit}
    """  # noqa: S608 literals of this module


def _find_tag(parameters: _Parameters, tag: str, *bounds: str) -> str:
    """Return the table of `placed` and `seq` of the operations that have a tag."""
    given = parameters.add(text_key(tag))
    conditions = " AND ".join([f"tag = {given}", *bounds])
    return f"(SELECT placed, seq FROM tags WHERE {conditions}) AS tag_{given[1:]}"  # noqa: S608 literals of this module


def _join(first: str, *others: str) -> str:
    """Return the join of tables that have `placed` and `seq`."""
    return " ".join([first, *(f"JOIN {other} USING (placed, seq)" for other in others)])


def _columns(filter_: OperationFilter) -> dict[str, list[object]]:
    """Return the values of each column of `operations` that a filter accepts; others accept any."""
    columns: dict[str, list[object]] = {
        "pid": [] if filter_.pid is None else [filter_.pid],
        "uid": [] if filter_.uid is None else [filter_.uid],
        "name": [] if filter_.name is None else [text_key(filter_.name)],
        "egress_provider": [text_key(one) for one in sorted(filter_.egress_providers)],
        "status": [*sorted(filter_.statuses)],
    }
    return {name: values for name, values in columns.items() if values}


def _conditions(
    parameters: _Parameters, filter_: OperationFilter, *, without: Collection[str] = ()
) -> list[str]:
    """Return the conditions of a filter on columns of `operations`, but those on its tags."""
    conditions = []
    for name, values in _columns(filter_).items():
        if name in without:
            continue
        # An index is in the order of the list behind `=`, and not behind `= ANY`.
        is_one = len(values) == 1
        given = parameters.add(values[0] if is_one else values)
        condition = f"{name} = {given}" if is_one else f"{name} = ANY ({given})"
        if name == "status" and filter_.or_revived:
            condition = f"({condition} OR revived)"
        conditions.append(condition)
    if filter_.created_after is not None:
        conditions.append(f"created > {parameters.add(to_microseconds(filter_.created_after))}")
    if filter_.created_before is not None:
        conditions.append(f"created < {parameters.add(to_microseconds(filter_.created_before))}")
    return conditions


def _compare_tags(parameters: _Parameters, tags: Collection[str]) -> list[str]:
    """Return the conditions that an operation has tags, for where no index need find it."""
    keys = [text_key(tag) for tag in sorted(tags)]
    return [f"operations.tags @> {parameters.add(keys)}::bytea[]"] if keys else []


def _bounds(parameters: _Parameters, selection: Selection) -> list[str]:
    """Return the conditions on the place in the list; `created` is never later than `placed`."""
    after, before = selection.filter.created_after, selection.filter.created_before
    bounds = []
    if selection.cursor is not None:
        major, minor = map(parameters.add, selection.cursor)
        bounds.append(f"(placed, seq) {'<' if selection.descending else '>'} ({major}, {minor})")
    if after is not None:
        bounds.append(f"placed > {parameters.add(to_microseconds(after))}")
    if before is not None:
        latest = parameters.add(to_microseconds(before))
        bounds.append(f"placed < {latest}::bigint + (SELECT skew FROM store)")  # noqa: S608 literals of this module
    return bounds
