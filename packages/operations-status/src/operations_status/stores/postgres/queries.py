"""Lists, pages, counts and changes: the parameters of their statements.

Only joins of tags are composed here, because their number depends on the tags of the filter.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

from operations_status.operation_json import join_json, to_microseconds
from operations_status.operations import OperationState
from operations_status.stores.reading import Form
from operations_status.stores.results import Change, ListVersion, Revision
from operations_status.stores.tallies import Drive

from .schema import text_key
from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from operations_status.filters import Cursor, OperationFilter, Search
    from operations_status.stores.tallies import Scan

    from .connection import Connection


MAX_AHEAD = 64
"""Largest number of unsettled changes in a list version; with more, the list counts as changed."""

_RECENT = 1000
"""Number of changes that are searched for a tag before the tag counts as rare."""

_JOINED_TAGS = 4
"""Most tags of a filter that are joined; each join makes planning slower. The rest are compared."""

_ANY_TAGGED = """
(SELECT DISTINCT placed, seq FROM tags WHERE tag = ANY (%(any_tags)s::bytea[])) AS any_tag
"""

_FOUND_WITHIN = (
    f"(SELECT placed, seq FROM ({SQL['found']}) AS matching WHERE {SQL['within']}) AS search"  # noqa: S608 literals of this module
)

_HIGHEST = "\U0010ffff".encode()
"""Sorts after all other characters."""

_FORMS = {Form.SUMMARY: "summary", Form.FULL: "full", Form.RECORD: "record"}


_SEVERAL = {"statuses": ("status", "text"), "providers": ("egress_provider", "bytea")}
"""Parameters of several values: the column that has one of them, and its type."""

_CONDITIONS = (
    "pid",
    "uid",
    "name",
    "operation_name",
    "provider",
    "providers",
    "status",
    "statuses",
    "created_after",
    "created_before",
    "tags",
    "group",
)
"""Parameters of the fragment `passes`."""


class Selection(NamedTuple):
    """Parameters of a list: which operations, in which form and order."""

    filter: OperationFilter
    form: Form = Form.SUMMARY
    limit: int | None = None
    cursor: Cursor | None = None
    descending: bool = False


def find(selection: Selection) -> tuple[str, dict[str, object]]:
    """Return the query for the items of a selection, in order, and its parameters."""
    values = _to_values(selection.filter) | {
        "form": _FORMS[selection.form],
        "limit": selection.limit,
        "after_placed": None,
        "after_seq": None,
        "before_placed": None,
        "before_seq": None,
    }
    if selection.cursor is not None:
        place = "before" if selection.descending else "after"
        values[f"{place}_placed"], values[f"{place}_seq"] = selection.cursor
    text = SQL["list"]
    if selection.filter.tags or selection.filter.any_tags or selection.filter.search:
        text = SQL["list_of_tagged"].replace("<keys>", _join_tags(selection, values))
    if selection.descending:
        text = text.replace("ORDER BY placed, seq", "ORDER BY placed DESC, seq DESC")
    return text, values


def select_rows(scan: Scan) -> tuple[str, dict[str, object]]:
    """Return the query for time, state, group and duration of operations, and its parameters."""
    filter_ = scan.filter
    _, values = find(Selection(filter_))
    if scan.by is Drive.SEARCH:
        return SQL["rows_of_search"], values
    has_keys = filter_.tags or filter_.any_tags or filter_.search
    if not has_keys or scan.by in {Drive.STATUS, Drive.PERIOD}:
        tests = {"tags": _to_keys(filter_.tags), "any_tags": _to_keys(filter_.any_tags)}
        return SQL["rows"], values | tests
    keys = _join_tags(Selection(filter_), values)
    return SQL["rows_of_keys"].replace("<keys>", keys), values


def read_page(
    connection: Connection, selection: Selection, *, floor: int
) -> tuple[ListVersion, Sequence[Any]]:
    """Return the version of a list, and rows of the list.

    A row has `placed`, `seq` and `item`; these are None in the only row of an empty page.
    """
    found, values = find(selection)
    text = SQL["page"]
    if selection.descending:
        text = text.replace("ORDER BY placed, seq", "ORDER BY placed DESC, seq DESC")
    past = selection.filter.now_or_before()
    values |= {
        "floor": floor,
        "ahead": MAX_AHEAD + 1,
        "past_statuses": sorted(past.statuses) or None,
        "all_tags": _to_keys(past.tags),
        "past_any_tags": _to_keys(past.any_tags),
    }
    rows = connection.fetch(text.replace("<list>", found), values, plan=True)
    first = rows[0]
    ahead = list(first.ahead)
    if first.forgotten >= first.horizon:
        ahead.append(first.forgotten)
    return _to_version(first.latest or 0, sorted(ahead)), rows


def count(connection: Connection, filter_: OperationFilter) -> dict[OperationState, int]:
    """Return the number of operations that match a filter, by state."""
    found, values = find(Selection(filter_))
    text = SQL["count"].replace("<list>", found)
    rows = connection.fetch(text, values | {"form": "status"}, plan=True)
    return {OperationState(row.status): row.number for row in rows}


def to_revision(row: Any) -> Revision:
    """Return the revision of the row of the statement `revision`."""
    return Revision(row.latest or 0, row.newest, row.forgotten)


def count_ahead(version: ListVersion) -> int:
    """Return the number of unsettled changes in a version; it is exact up to `MAX_AHEAD`."""
    return int(version.ahead[:2], 16) if version.ahead else 0


def read_changes(
    connection: Connection, filter_: OperationFilter, since: int, limit: int, *, floor: int
) -> list[Change]:
    """Return the changes after a revision, one for each operation.

    The list is longer than the limit if more changes have the same revision as the last one.
    """
    rows = _read_changed(connection, filter_, since, limit, floor=floor, only_settled=True)
    return [
        Change(
            row.changed,
            row.summary,
            join_json(row.details, row.outcome),
            row.revived,
            row.handed_over,
        )
        for row in rows
        if row.changed is not None
    ]


def has_changed(
    connection: Connection, filter_: OperationFilter, since: ListVersion, *, floor: int
) -> bool:
    """Return whether a list may have changed since a version.

    An operation that has changed its state, process or error, or was pruned, may have matched the
    filter before. The other columns of a filter never change.
    """
    known = count_ahead(since)
    if known > MAX_AHEAD:
        return True
    past, revision = filter_.now_or_before(), since.revision
    rows = _read_changed(connection, past, revision, known + 1, floor=floor, only_settled=False)
    first = rows[0]
    if first.newest < revision:
        return True
    ahead = [row.changed for row in rows if row.changed is not None]
    ahead += [first.forgotten] if first.forgotten > revision else []
    return _to_version(revision, sorted(ahead)) != since


def _read_changed(  # noqa: PLR0913 the parts of one statement
    connection: Connection,
    filter_: OperationFilter,
    since: int,
    limit: int,
    *,
    floor: int,
    only_settled: bool,
) -> Sequence[Any]:
    """Return the rows of the statement `changes`.

    If a tag is not found among the next changes, it is rare, and the statement reads the operations
    with this tag instead of all changes.
    """

    def read(*, joined: int = 0, until: int | None = None) -> Sequence[Any]:
        tags = sorted(filter_.tags)
        values = _to_values(filter_) | {
            "floor": floor,
            "since": since,
            "until": until,
            "only_settled": only_settled,
            "limit": limit,
            "tags": _to_keys(tags[joined:]),
            "any_tags": _to_keys(filter_.any_tags),
        }
        joins = "".join(
            f" JOIN {_find_tag(values, number, tag)} USING (placed, seq)"
            for number, tag in enumerate(tags[:joined])
        )
        if joined and filter_.any_tags:
            joins += f" JOIN {_ANY_TAGGED} USING (placed, seq)"
        return connection.fetch(SQL["changes"].replace("<joins>", joins), values, plan=True)

    if not (filter_.tags or filter_.any_tags):
        return read()
    rows = read(until=since + _RECENT)
    found = 0 if rows[0].changed is None else len(rows)
    if found >= limit or rows[0].newest <= since + _RECENT:
        return rows
    return read() if found else read(joined=_JOINED_TAGS)


def _to_values(filter_: OperationFilter) -> dict[str, object]:
    """Return the parameters of a filter, without its tags."""
    providers = [text_key(one) for one in sorted(filter_.egress_providers)]
    statuses = sorted(filter_.statuses)
    is_one_status = len(statuses) == 1 and not filter_.or_revived
    after, before = filter_.created_after, filter_.created_before
    return {
        "pid": filter_.pid,
        "uid": filter_.uid,
        "name": None if filter_.name is None else text_key(filter_.name),
        "operation_name": None
        if filter_.operation_name is None
        else text_key(filter_.operation_name),
        "provider": providers[0] if len(providers) == 1 else None,
        "providers": providers if len(providers) > 1 else None,
        "status": statuses[0] if is_one_status else None,
        "statuses": statuses if statuses and not is_one_status else None,
        "or_revived": filter_.or_revived,
        "or_handed_over": filter_.or_handed_over,
        "created_after": None if after is None else to_microseconds(after),
        "created_before": None if before is None else to_microseconds(before),
        "tags": None,
        "any_tags": None,
        "group": filter_.group,
        **to_searched(filter_.search),
    }


def to_searched(search: Search | None) -> dict[str, object]:
    """Return the parameters of a search."""
    digits = "" if search is None else search.digits
    words = () if search is None else search.words
    return {
        "text_first": None if search is None else search.text.encode(),
        "text_last": None if search is None else search.text.encode() + _HIGHEST,
        "id_first": UUID(digits.ljust(32, "0")) if digits else None,
        "id_last": UUID(digits.ljust(32, "f")) if digits else None,
        "words": [word.encode() for word in words] or None,
        "words_end": [word.encode() + _HIGHEST for word in words] or None,
    }


def _to_keys(tags: Collection[str]) -> list[bytes] | None:
    return [text_key(tag) for tag in sorted(tags)] or None


def _join_tags(selection: Selection, values: dict[str, object]) -> str:
    """Return the query for `placed` and `seq` of a selection of operations that have tags.

    Each side of a join is read from an index in the order of the list. The planner expects far
    fewer rows than there are, so it plans for reading all of them; the merge join still ends early
    if there are many.
    """
    tags = sorted(selection.filter.tags)
    values["tags"] = _to_keys(tags[_JOINED_TAGS:])
    sides = [_FOUND_WITHIN] if selection.filter.search else []
    sides += [
        _find_tag(values, number, tag, f" AND {SQL['within']}")
        for number, tag in enumerate(tags[:_JOINED_TAGS])
    ]
    # The index of a column is in the order of the list for one value of it at a time.
    several = {
        name: f"unnest(%({name})s::{kind}[]) AS each_{column} (value)"
        for name, (column, kind) in _SEVERAL.items()
        if selection.limit is not None and values[name] is not None
    }
    each = [*several.values()]
    if selection.filter.any_tags:
        values["one_of_tags"] = _to_keys(selection.filter.any_tags)
        each.append("unnest(%(one_of_tags)s::bytea[]) AS each_tag (value)")
        sides.append(_select_tagged("each_tag.value", "any_tag", f" AND {SQL['within']}"))
    if any(values[name] is not None for name in _CONDITIONS):
        sides.insert(0, _find_columns(several))
    joined = sides[0] + "".join(f" JOIN {side} USING (placed, seq)" for side in sides[1:])
    end = "ORDER BY placed, seq LIMIT %(limit)s::bigint"
    keys = f"SELECT placed, seq FROM {joined} {end}"  # noqa: S608 literals of this module
    if not each:
        return keys
    # An operation may have several of the tags.
    columns = "DISTINCT placed, seq" if selection.filter.any_tags else "placed, seq"
    return f"SELECT {columns} FROM {', '.join(each)}, LATERAL ({keys}) AS one {end}"  # noqa: S608 literals of this module


def _find_columns(several: Collection[str]) -> str:
    """Return the table of `placed` and `seq` of operations that match all but the joined tags.

    Args:
        several: Parameters that are compared with one of their values at a time.
    """
    conditions = SQL["passes"]
    for name in several:
        column, kind = _SEVERAL[name]
        conditions = conditions.replace(f"%({name})s", f"NULL::{kind}[]")
        conditions += f" AND {column} = each_{column}.value"
    return f"(SELECT placed, seq FROM operations WHERE {conditions} AND {SQL['within']}) AS found"  # noqa: S608 literals of this module


def _find_tag(values: dict[str, object], number: int, tag: str, bounds: str = "") -> str:
    """Return the table of `placed` and `seq` of the operations that have a tag."""
    values[f"tag_{number}"] = text_key(tag)
    return _select_tagged(f"%(tag_{number})s", f"tag_{number}", bounds)


def _select_tagged(tag: str, name: str, bounds: str) -> str:
    return f"(SELECT placed, seq FROM tags WHERE tag = {tag}{bounds}) AS {name}"  # noqa: S608 literals of this module


def _to_version(latest: int, ahead: Sequence[int]) -> ListVersion:
    """Return the version of a list: the latest settled revision, and sorted ones ahead of it."""
    if not ahead:
        return ListVersion(latest)
    text = ",".join(map(str, ahead)).encode("ascii")
    return ListVersion(latest, f"{len(ahead):02x}{hashlib.sha256(text).hexdigest()[:12]}")
