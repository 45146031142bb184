"""The queries for lists, pages and changes, each by the lead that serves it best."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from operations_status.operation_json import to_microseconds

from .leads import Bounds, Lead, Query, choose, find_leads, find_rest
from .revisions import MAX_AHEAD, REVISION, count_ahead, to_version

if TYPE_CHECKING:
    import asyncpg

    from operations_status.filters import Cursor, OperationFilter
    from operations_status.stores.results import ListVersion

    from .database import Connection

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
_RECENT = 1000
"""Changes that are no longer ago are looked through one by one; of more, only the wanted ones."""


async def find(
    connection: Connection,
    column: str,
    wanted: OperationFilter,
    cursor: Cursor | None = None,
    *,
    descending: bool = False,
) -> tuple[str, list[object]]:
    """Return the query for all operations that pass a filter, oldest first, and its parameters.

    Args:
        connection: Where to glance at the leads.
        column: What to select of each operation.
        wanted: The filter.
        cursor: Where the page before has ended.
        descending: Find the newest first.
    """
    bounds = _find_bounds(wanted, cursor, descending=descending)
    lead, are_few = await choose(connection, wanted, bounds)
    if not are_few and any(len(values) > 1 for values in lead.columns.values()):
        lead = Lead({})  # to merge them, the database would have to sort them all
    query = Query()
    text = query.walk(
        lead,
        f"{column} AS item, {lead.keys}.placed, {lead.keys}.seq",
        bounds=bounds,
        source=lead.operations,
        rest=find_rest(query, wanted, lead),
        order=lead.sort(descending=descending),
        merged=_order(descending=descending),
    )
    return text, query.values


class Page(NamedTuple):
    """A page of a list.

    Attributes:
        column: What to select of each operation, as `item`.
        wanted: The filter.
        limit: How many rows at most.
        cursor: Where the page before has ended.
        descending: The newest come first.
    """

    column: str
    wanted: OperationFilter
    limit: int
    cursor: Cursor | None
    descending: bool


async def read_page(
    connection: Connection, page: Page, *, floor: int
) -> tuple[ListVersion, list[asyncpg.Record]]:
    """Return the version of a page of operations, and its rows.

    A row has `placed`, `seq` and `item`; these are None in the only row of an empty page.

    Args:
        connection: Where from.
        page: The page.
        floor: See `revisions`.
    """
    column, wanted, limit, cursor, descending = page
    bounds = _find_bounds(wanted, cursor, descending=descending)
    leads = find_leads(wanted)
    lead = leads[0] if len(leads) == 1 else (await choose(connection, wanted, bounds))[0]
    query, order = Query(floor), _order(descending=descending)
    found = query.walk(
        lead,
        f"{lead.keys}.placed, {lead.keys}.seq, {column} AS item",
        bounds=bounds,
        source=lead.operations,
        rest=find_rest(query, wanted, lead),
        order=f"{lead.sort(descending=descending)} LIMIT {limit:d}",
        merged=f"{order} LIMIT {limit:d}",
    )
    statement = _with_revision(found, order, _ahead(query, wanted))
    rows = await connection.fetch(statement, *query.values)
    return _version_of(rows[0]), rows


async def read_version(
    connection: Connection, wanted: OperationFilter, *, floor: int
) -> ListVersion:
    """Return the version of a list, as this transaction sees it."""
    query = Query(floor)
    statement = f"SELECT now.*, {_ahead(query, wanted)} FROM ({REVISION}) AS now"  # noqa: S608 literals of this package
    return _version_of(await connection.fetchrow(statement, *query.values))


async def count(connection: Connection, wanted: OperationFilter) -> list[asyncpg.Record]:
    """Return `status` and `number` of the operations that pass a filter, for each state."""
    bounds = _find_bounds(wanted, None)
    lead, _ = await choose(connection, wanted, bounds)
    query = Query()
    found = query.walk(
        lead,
        f"operations.status, {lead.keys}.placed, {lead.keys}.seq",
        bounds=bounds,
        source=lead.operations,
        rest=find_rest(query, wanted, lead),
        order=lead.order,
        merged=_order(descending=False),
    )
    counted = f"SELECT status, count(*) AS number FROM ({found}) AS found GROUP BY status"  # noqa: S608 literals of this package
    return await connection.fetch(counted, *query.values)


def _order(*, descending: bool) -> str:
    return "placed DESC, seq DESC" if descending else "placed, seq"


async def read_changes(
    connection: Connection, wanted: OperationFilter, since: int, limit: int, *, floor: int
) -> list[asyncpg.Record]:
    """Return what the changes after a revision are made of: one row for each operation.

    Args:
        connection: Where from.
        wanted: The filter.
        since: The revision.
        limit: How many, unless more have the revision of the last.
        floor: See `revisions`.
    """
    rows = await _look_through(connection, wanted, since, limit, floor=floor, settled=True)
    return [row for row in rows if row["summary"] is not None]


async def has_changed(
    connection: Connection, wanted: OperationFilter, since: ListVersion, *, floor: int
) -> bool:
    """Return whether a list may have changed since a version.

    An operation that is in a later state now may have passed the filter before, and so may one
    that was forgotten; everything else of an operation stays as it is.

    Args:
        connection: Where to look.
        wanted: The filter.
        since: The version.
        floor: See `revisions`.
    """
    known = count_ahead(since)
    if known > MAX_AHEAD:
        return True
    past, revision = wanted.now_or_before(), since.revision
    rows = await _look_through(connection, past, revision, known + 1, floor=floor, settled=False)
    first = rows[0]
    if first["newest"] < revision:
        return True
    ahead = [row["changed"] for row in rows if row["summary"] is not None]
    ahead += [first["forgotten"]] if first["forgotten"] > revision else []
    return to_version(revision, sorted(ahead)) != since


def _ahead(query: Query, wanted: OperationFilter) -> str:
    """Return the expression for the changes of a list that are not settled yet."""
    past = wanted.now_or_before()
    found = query.walk(
        Lead({}),
        "changed",
        bounds=_find_bounds(past, None),
        source="operations",
        rest=["changed >= now.horizon", *find_rest(query, past, Lead({}))],
        order=f"changed LIMIT {MAX_AHEAD + 1:d}",
        merged="changed",
    )
    return f"ARRAY({found}) AS ahead"


def _version_of(row: asyncpg.Record | None) -> ListVersion:
    """Return the version of a list by a row that has the columns of `REVISION`, and `ahead`."""
    assert row is not None  # noqa: S101 the table `store` has one row
    ahead = list(row["ahead"])
    if row["forgotten"] >= row["horizon"]:
        ahead.append(row["forgotten"])
    return to_version(row["latest"] or 0, sorted(ahead))


async def _look_through(  # noqa: PLR0913 the parts of one statement
    connection: Connection,
    wanted: OperationFilter,
    since: int,
    limit: int,
    *,
    floor: int,
    settled: bool,
) -> list[asyncpg.Record]:
    """Return rows for changes; of many changes, those of a few operations are not searched for."""

    async def read(lead: Lead, until: int | None = None) -> list[asyncpg.Record]:
        query = Query(floor)
        recent = [f"changed > {query.add(since)}"]
        if settled:
            recent.append("changed < now.horizon")
        if until is not None:
            recent.append(f"changed <= {query.add(until)}")
        # What is no plain column or comparison tempts the database with no index.
        rest = [*(f"({one}) IS TRUE" for one in recent)] if lead.columns else recent
        last = f"FETCH FIRST {limit:d} ROWS WITH TIES"
        found = query.walk(
            lead,
            "changed, summary, details, outcome, revived",
            bounds=_find_bounds(wanted, None),
            source=lead.operations,
            rest=[*rest, *find_rest(query, wanted, lead)],
            order=f"{'changed + 0' if lead.columns else 'changed'} {last}",
            merged=f"changed {last}",
        )
        return await connection.fetch(_with_revision(found, "changed"), *query.values)

    rows = await read(Lead({}), until=since + _RECENT)
    is_full = len(rows) >= limit and rows[0]["summary"] is not None
    if is_full or rows[0]["newest"] <= since + _RECENT:
        return rows
    lead, are_few = await choose(connection, wanted, _find_bounds(wanted, None))
    return await read(lead if are_few else Lead({}))


def _with_revision(found: str, order: str, *more: str) -> str:
    """Return a query for what was found and for the revision: one statement sees one moment."""
    return f"""
        SELECT {", ".join(["now.*", *more, "found.*"])} FROM ({REVISION}) AS now
        LEFT JOIN LATERAL ({found}) AS found ON true ORDER BY {order}
    """  # noqa: S608 all of it is literals of this package


def _find_bounds(
    wanted: OperationFilter, cursor: Cursor | None, *, descending: bool = False
) -> Bounds:
    after, before = wanted.created_after, wanted.created_before
    return Bounds(
        place=cursor,
        after=None if after is None else to_microseconds(after),
        before=None if before is None else to_microseconds(before),
        descending=descending,
    )
