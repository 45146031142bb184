"""The queries for lists, pages and changes, each by the lead that serves it best."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from attrs import evolve

from operations_status.filters import Cursor
from operations_status.operations import TRANSITIONS, OperationState

from .leads import Bounds, Lead, Query, choose, find_leads, find_rest

if TYPE_CHECKING:
    import asyncpg

    from operations_status.filters import OperationFilter

    from .database import Connection

SUMMARY = "summary"
RECORD = """
    '['::bytea || stoppable::int::text::bytea || ','::bytea || outcome || ','::bytea || summary
    || ']'::bytea
"""
REVISION = """
    SELECT greatest((SELECT max(changed) FROM operations), forgotten) AS revision, forgotten
    FROM store
"""

_RECENT = 1000
"""Changes that are no longer ago are looked through one by one; of more, only the wanted ones."""

_FUTURES = {state: {state, *TRANSITIONS[state]} for state in OperationState}
"""Each state, with all in which an operation may be that was in it before."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_FIRST, _LAST = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


async def find(
    connection: Connection, column: str, wanted: OperationFilter, cursor: Cursor | None = None
) -> tuple[str, list[object]]:
    """Return the query for all operations that pass a filter, oldest first, and its parameters.

    Args:
        connection: Where to glance at the leads.
        column: What to select of each operation.
        wanted: The filter.
        cursor: Where the page before has ended.
    """
    bounds = _find_bounds(wanted, cursor)
    lead, are_few = await choose(connection, wanted, bounds)
    if not are_few and any(len(values) > 1 for values in lead.columns.values()):
        lead = Lead({})  # to merge them, the database would have to sort them all
    query = Query()
    text = query.walk(
        lead,
        f"{column} AS item, created, seq",
        bounds=bounds,
        source=lead.operations,
        rest=find_rest(query, wanted, lead),
        order=lead.order,
        merged="created, seq",
    )
    return text, query.values


async def read_page(
    connection: Connection, wanted: OperationFilter, limit: int, cursor: Cursor | None
) -> list[asyncpg.Record]:
    """Return a page of operations, oldest first.

    Its rows have `revision`, that of the store, and `created`, `seq` and `summary`, which are None
    in the only row of an empty page.

    Args:
        connection: Where from.
        wanted: The filter.
        limit: How many rows at most.
        cursor: Where the page before has ended.
    """
    bounds, leads = _find_bounds(wanted, cursor), find_leads(wanted)
    lead = leads[0] if len(leads) == 1 else (await choose(connection, wanted, bounds))[0]
    query = Query()
    found = query.walk(
        lead,
        "created, seq, summary",
        bounds=bounds,
        source=lead.operations,
        rest=find_rest(query, wanted, lead),
        order=f"{lead.order} LIMIT {limit:d}",
        merged=f"created, seq LIMIT {limit:d}",
    )
    return await connection.fetch(_with_revision(found, "created, seq"), *query.values)


async def read_changes(
    connection: Connection, wanted: OperationFilter, since: int, limit: int
) -> list[asyncpg.Record]:
    """Return `changed` and `summary` of the operations that have changed after a revision.

    Args:
        connection: Where from.
        wanted: The filter.
        since: The revision.
        limit: How many at most.
    """
    rows = await _look_through(connection, wanted, since, limit)
    return [row for row in rows if row["summary"] is not None]


async def has_changed(connection: Connection, wanted: OperationFilter, since: int) -> bool:
    """Return whether a list may have changed after a revision.

    What is in a later state now may have passed the filter before, and so may have what was
    forgotten; everything else of an operation stays as it is.

    Args:
        connection: Where to look.
        wanted: The filter.
        since: The revision.
    """
    past = frozenset().union(*(_FUTURES[status] for status in wanted.statuses))
    rows = await _look_through(connection, evolve(wanted, statuses=past), since, 1)
    first = rows[0]
    return bool(
        first["summary"] is not None or first["forgotten"] > since or first["revision"] < since
    )


async def _look_through(
    connection: Connection, wanted: OperationFilter, since: int, limit: int
) -> list[asyncpg.Record]:
    """Return rows for changes; of many changes, those of a few operations are not searched for."""
    rows = await _read_changes(connection, wanted, since, limit, Lead({}), until=since + _RECENT)
    is_full = len(rows) == limit and rows[0]["summary"] is not None
    if is_full or rows[0]["revision"] <= since + _RECENT:
        return rows
    lead, are_few = await choose(connection, wanted, _find_bounds(wanted, None))
    return await _read_changes(connection, wanted, since, limit, lead if are_few else Lead({}))


async def _read_changes(  # noqa: PLR0913 the parts of one statement
    connection: Connection,
    wanted: OperationFilter,
    since: int,
    limit: int,
    lead: Lead,
    *,
    until: int | None = None,
) -> list[asyncpg.Record]:
    """Return rows of changes: from a lead to few operations, or else in the order of changes."""
    query = Query()
    recent = [f"changed > {query.add(since)}"]
    if until is not None:
        recent.append(f"changed <= {query.add(until)}")
    # What is no plain column or comparison tempts the database with no index.
    rest = [*(f"({one}) IS TRUE" for one in recent)] if lead.columns else recent
    found = query.walk(
        lead,
        "changed, summary",
        bounds=_find_bounds(wanted, None),
        source=lead.operations,
        rest=[*rest, *find_rest(query, wanted, lead)],
        order=f"{'changed + 0' if lead.columns else 'changed'} LIMIT {limit:d}",
        merged=f"changed LIMIT {limit:d}",
    )
    return await connection.fetch(_with_revision(found, "changed"), *query.values)


def _with_revision(found: str, order: str) -> str:
    """Return a query for what was found and for the revision: one statement sees one moment."""
    return f"""
        SELECT now.*, found.* FROM ({REVISION}) AS now
        LEFT JOIN LATERAL ({found}) AS found ON true ORDER BY {order}
    """  # noqa: S608 all of it is literals of this package


def to_cursor(created: datetime, seq: int) -> Cursor:
    """Return the cursor of a page that ends with an operation."""
    return Cursor((created - _EPOCH) // _MICROSECOND, seq)


def _find_bounds(wanted: OperationFilter, cursor: Cursor | None) -> Bounds:
    place = None
    if cursor is not None:
        # One where no operation can be is moved to where some can.
        first, last = ((one - _EPOCH) // _MICROSECOND for one in (_FIRST, _LAST))
        place = _EPOCH + min(max(cursor.major, first), last) * _MICROSECOND, cursor.minor
    return Bounds(place=place, after=wanted.created_after, before=wanted.created_before)
