"""SQL queries that find operations: lists, counts and changes.

In every index, rows with the same value are in the order of the list. So each condition of a filter
has a *scan*: a query of one index that yields keys in that order. A condition with several values
is the `UNION ALL` of their scans, and several conditions are the `INTERSECT` of theirs. A scope
alone is the `UNION` of the scans of its tags, because an operation may have several of them. Each
compound is ordered by the key, so SQLite merges its scans without sorting and stops at the limit.
SQLite has no choice of plans, and reads only the operations of the list. If two conditions have no
operation in common, it walks once through their parts of the indexes.

A filter decides which scans a statement has: `(:pid IS NULL OR pid = :pid)` would be a scan of the
whole table, since SQLite chooses an index when it compiles a statement. Its other conditions are
optional within the statement. All values are parameters.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve

from operations_status.operation_json import to_microseconds
from operations_status.operations import TAGS_MAX, OperationState
from operations_status.stores.tallies import Drive

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from operations_status.filters import OperationFilter, Search
    from operations_status.stores.tallies import Period, Scan

_MERGED_MAX = 16
"""The largest number of values of one condition whose scans are merged."""

_COLLECTED_MAX = 1024
"""The largest number of keys that are collected before their operations are read.

A search collects all keys.
"""

_NAMES = ("name", "operation_name")
_SEARCHED = "{0} >= :search_first AND {0} < :search_last"
_HAS_SEARCHED_TAG = """
    EXISTS (
        SELECT 1 FROM json_each(CAST(operations.summary AS TEXT), '$.tags') AS one
        WHERE one.value >= :search_first AND one.value < :search_last
    )
"""

_HIGHEST = "\U0010ffff"
"""Sorts after all other characters."""

_FIRST, _LAST = -(2**63), 2**63 - 1

# The creation time is read only for keys that are nearer to an end of the range than the skew.
_IN_RANGE = """
    seq > {first} AND seq < {last}
    AND (
        :created_after IS NULL OR seq > :first + :skew
        OR (SELECT created FROM operations AS made WHERE made.seq = {scan}.seq) > :created_after
    )
    AND (
        :created_before IS NULL OR seq < :last - :skew
        OR (SELECT created FROM operations AS made WHERE made.seq = {scan}.seq) < :created_before
    )
"""

_WHOLE_LIST = """
    SELECT seq, {columns} FROM operations WHERE {in_range} ORDER BY {order} LIMIT :limit
"""

_FILTERED_LIST = """
    WITH {scans}
    SELECT seq, {columns} FROM operations
    WHERE seq IN ({keys} ORDER BY {order} LIMIT :limit)
    ORDER BY {order}
"""

_COUNT = """
    WITH {scans}
    SELECT count(*) FROM ({keys} ORDER BY seq)
"""

_ROWS_OF_WHOLE_LIST = """
    SELECT seq, created, status, grouped, ran FROM operations WHERE {in_range}
"""
_ROWS = """
    WITH {scans}
    SELECT seq, created, status, grouped, ran FROM operations WHERE seq IN ({keys} ORDER BY seq)
"""

HISTOGRAM = """
    SELECT created - (created % :step + :step) % :step AS step, status, count(*) FROM ({rows})
    GROUP BY step, status ORDER BY step LIMIT :rows_max
"""
GROUPS = "SELECT grouped, count(*), min(created), max(created) FROM ({rows}) GROUP BY grouped"
DURATIONS = """
    SELECT grouped, ran
    FROM (
        SELECT grouped, ran, row_number() OVER (PARTITION BY grouped ORDER BY seq DESC) AS number
        FROM ({rows})
    )
    WHERE number <= :sampled AND ran IS NOT NULL
"""

_OF_GROUPS = """
    SELECT grouped FROM groups
    WHERE (:name IS NULL OR name = :name)
        AND (:operation_name IS NULL OR operation_name = :operation_name)
        AND (:group IS NULL OR grouped = :group)
"""
_TALLIES_OF_TAG = """
    (SELECT bucket, grouped, status, number FROM tag_tallies WHERE tag = :tallied_tag)
"""
_TALLIED = f"""
    bucket >= :bucket_first AND bucket < :bucket_end AND number > 0
    AND (:has_names = 0 OR grouped IN ({_OF_GROUPS}))
    AND (:has_statuses = 0 OR status IN (SELECT value FROM json_each(:statuses)))
    <searched>
"""  # noqa: S608 literals of this module
TALLIED_HISTOGRAM = f"""
    SELECT bucket - (bucket % :step + :step) % :step AS step, status, sum(number) FROM <tallies>
    WHERE {_TALLIED} GROUP BY step, status ORDER BY step LIMIT :rows_max
"""  # noqa: S608 literals of this module
TALLIED_GROUPS = f"""
    SELECT grouped, sum(number), min(bucket), max(bucket) FROM <tallies>
    WHERE {_TALLIED} GROUP BY grouped
"""  # noqa: S608 literals of this module

# A key is at least the creation time, and exceeds it by at most the skew.
_OF_GROUP = """
    FROM operations INDEXED BY operations_grouped
    WHERE grouped = :group AND seq >= :first AND seq < :end + :skew
        AND created >= :first AND created < :end
        AND (:has_statuses = 0 OR status IN (SELECT value FROM json_each(:statuses)))
        AND (
            :tallied_tag IS NULL
            OR EXISTS (SELECT 1 FROM tags WHERE tag = :tallied_tag AND tags.seq = operations.seq)
        )
"""
FIRST_OF_GROUP = f"SELECT min(created) FROM (SELECT created {_OF_GROUP} ORDER BY seq LIMIT 1)"  # noqa: S608 literals of this module
LAST_OF_GROUP = f"SELECT max(created) FROM (SELECT created {_OF_GROUP} ORDER BY seq DESC LIMIT 1)"  # noqa: S608 literals of this module
DURATIONS_OF_GROUP = """
    SELECT ran FROM (
        SELECT ran FROM operations INDEXED BY operations_grouped
        WHERE grouped = :group AND seq >= :first AND seq < :end + :skew
            AND created >= :first AND created < :end
        ORDER BY seq DESC LIMIT :sampled
    )
    WHERE ran IS NOT NULL
"""
DURATIONS_OF_STATES = """
    SELECT ran FROM (
        SELECT ran, status FROM operations INDEXED BY operations_grouped
        WHERE grouped = :group AND seq >= :first AND seq < :end + :skew
            AND created >= :first AND created < :end
        ORDER BY seq DESC LIMIT :sampled
    )
    WHERE ran IS NOT NULL AND status IN (SELECT value FROM json_each(:statuses))
"""
# Together, the two samples contain the newest operations of a group with a tag, without gaps.
SAMPLE_OF_GROUP = """
    SELECT seq, ran FROM (
        SELECT seq, status, ran FROM operations INDEXED BY operations_grouped
        WHERE grouped = :group AND seq >= :first AND seq < :end + :skew
            AND created >= :first AND created < :end
        ORDER BY seq DESC LIMIT :sampled
    ) AS newest
    WHERE (:has_statuses = 0 OR status IN (SELECT value FROM json_each(:statuses)))
        AND EXISTS (SELECT 1 FROM tags WHERE tag = :tallied_tag AND tags.seq = newest.seq)
"""
SAMPLE_OF_TAG = """
    SELECT grouped, seq, ran
    FROM (
        SELECT seq FROM tags
        WHERE tag = :tallied_tag AND seq >= :bucket_first AND seq < :bucket_end + :skew
        ORDER BY seq DESC LIMIT :sampled_of_tag
    )
    CROSS JOIN operations USING (seq)
    WHERE created >= :bucket_first AND created < :bucket_end
        AND (:has_statuses = 0 OR status IN (SELECT value FROM json_each(:statuses)))
"""
LABELS = """
    SELECT name, operation_name, json_extract(CAST(outcome AS TEXT), '$.error') FROM operations
    WHERE grouped = ? LIMIT 1
"""

# A `+` keeps SQLite from using the index of a column, which has another order than `changed`.
_CHANGES = """
    SELECT changed, summary, details, outcome, revived, handed_over > :since FROM operations
    WHERE changed > :since
        AND (:created_after IS NULL OR created > :created_after)
        AND (:created_before IS NULL OR created < :created_before)
        {tests}
    ORDER BY changed LIMIT :limit
"""


class Query(NamedTuple):
    """A query.

    Attributes:
        text: The SQL.
        values: The parameters that the filter determines.
        rows_max: The highest value of the parameter `limit`.
        may_take_long: Whether the query may read many keys before it finds an operation.
    """

    text: str
    values: Mapping[str, object]
    rows_max: float = math.inf
    may_take_long: bool = True


def key_range(
    filter_: OperationFilter, skew: int, *, cursor: int | None = None, descending: bool = False
) -> dict[str, int]:
    """Return the parameters `first`, `last` and `skew`, which bound the keys of a list.

    The cursor is the last key of the page before; `schema` describes the skew.
    """
    first, last = _FIRST, _LAST
    if filter_.created_after is not None:
        first = to_microseconds(filter_.created_after)
    if filter_.created_before is not None:
        last = to_microseconds(filter_.created_before) + skew
    if cursor is not None and descending:
        last = min(last, cursor)
    elif cursor is not None:
        first = max(first, cursor)
    return {"first": first, "last": last, "skew": skew}


@lru_cache(maxsize=256)
def select_operations(filter_: OperationFilter, columns: str, *, descending: bool) -> Query:
    """Return the query for the keys and columns of the operations that match a filter, in order.

    Further parameters are `limit` and those of `key_range`. The cache saves as much time as SQLite
    needs to read some dozen operations.
    """
    order = "seq DESC" if descending else "seq"
    scans = _scans(filter_)
    if not scans:
        in_range = _IN_RANGE.format(scan="operations", first=":first", last=":last")
        text = _WHOLE_LIST.format(columns=columns, in_range=in_range, order=order)
        return Query(text, _values(filter_), may_take_long=False)
    if scans.keys() == {"any_tag"}:
        named, keys = _unite(_any_tag_scans(filter_))
    else:
        named, keys = _intersect(scans, descending=descending)
    text = _FILTERED_LIST.format(scans=named, columns=columns, keys=keys, order=order)
    if filter_.search is not None:  # each query sorts all keys that the search finds
        return Query(text, _values(filter_))
    may_take_long = len(scans) > 1 or any(_is_tested(filter_, column) for column in scans)
    return Query(text, _values(filter_), _COLLECTED_MAX, may_take_long)


@lru_cache(maxsize=256)
def select_rows(scan: Scan) -> Query:
    """Return the query for key, creation time, state, group and duration of operations.

    Further parameters are those of `key_range`.
    """
    filter_ = scan.filter
    scans = _scans(filter_)
    tests: list[str] = []
    if scan.by in {Drive.STATUS, Drive.PERIOD}:
        scans = {"status": scans["status"]} if scan.by is Drive.STATUS else {}
        tests += [_test(filter_, one) for one in _choices(filter_) if one not in scans]
        tests += [] if filter_.search is None else [_search_test(filter_)]
        tests += _tag_tests(filter_)
    elif scan.by is Drive.SEARCH:
        assert filter_.search is not None  # noqa: S101 narrows the type
        scans = {"search": _unite_keys(_operation_scans())}
        tests += [_test(filter_, one) for one in _choices(filter_)]
        tests.append(f"+grouped NOT IN ({_groups_of_search(filter_.search)})")
    tested = "".join(f" AND {test}" for test in tests)
    if not scans:
        in_range = _IN_RANGE.format(scan="operations", first=":first", last=":last")
        text = _ROWS_OF_WHOLE_LIST.format(in_range=in_range)
    else:
        is_scope = scans.keys() == {"any_tag"}
        named, keys = _unite(_any_tag_scans(filter_)) if is_scope else _intersect(scans)
        text = _ROWS.format(scans=named, keys=keys)
    return Query(text + tested, _values(filter_))


def select_tallied(text: str, filter_: OperationFilter, period: Period, tag: str | None) -> Query:
    """Return the query for tallies of whole buckets.

    Args:
        text: `TALLIED_HISTOGRAM`, which has further parameters, or `TALLIED_GROUPS`.
        filter_: The filter.
        period: The buckets.
        tag: The tag whose tallies are read; None for the tallies of all operations.
    """
    values = {
        **_values(filter_),
        "name": filter_.name,
        "operation_name": filter_.operation_name,
        "group": filter_.group,
        "has_names": (filter_.name, filter_.operation_name, filter_.group) != (None, None, None),
        "has_statuses": bool(filter_.statuses),
        "statuses": json.dumps(sorted(filter_.statuses)),
        "bucket_first": period.first,
        "bucket_end": period.end,
        "tallied_tag": tag,
    }
    source = "tallies" if tag is None else _TALLIES_OF_TAG
    searched = ""
    if filter_.search is not None:
        searched = f"AND grouped IN ({_groups_of_search(filter_.search)})"
    return Query(text.replace("<tallies>", source).replace("<searched>", searched), values)


def count_operations(filter_: OperationFilter) -> Query:
    """Return the query for the number of operations in one state that match a filter.

    Further parameters are `state` and those of `key_range`.
    """
    rest = filter_ if filter_.or_revived else evolve(filter_, statuses=frozenset())
    in_state = {"in_state": "SELECT seq FROM operations WHERE status = :state"}
    named, keys = _intersect(in_state | _scans(rest))
    return Query(_COUNT.format(scans=named, keys=keys), _values(filter_))


@lru_cache(maxsize=256)
def select_changes(filter_: OperationFilter) -> Query:
    """Return the query for the operations that have changed, in the order of their changes.

    Further parameters are `since`, a revision, and `limit`. The query reads the index of revisions
    and tests each operation.
    """
    tests = [_test(filter_, column) for column in _choices(filter_)]
    if filter_.search is not None:
        tests.append(_search_test(filter_))
    tests += _tag_tests(filter_)
    text = _CHANGES.format(tests="".join(f"AND {test} " for test in tests))
    return Query(text, _values(filter_))


def _choices(filter_: OperationFilter) -> dict[str, Sequence[object]]:
    """Return the values that a filter allows, for each column that it restricts."""
    states = sorted(filter_.statuses)
    choices: dict[str, Sequence[object]] = {
        "uid": [] if filter_.uid is None else [filter_.uid.bytes],
        "pid": [] if filter_.pid is None else [filter_.pid],
        "name": [] if filter_.name is None else [filter_.name],
        "operation_name": [] if filter_.operation_name is None else [filter_.operation_name],
        "egress_provider": sorted(filter_.egress_providers),
        "grouped": [] if filter_.group is None else [filter_.group],
        "status": states if len(states) < len(OperationState) else [],
    }
    return {column: values for column, values in choices.items() if values}


def _values(filter_: OperationFilter) -> dict[str, object]:
    """Return the parameters that a filter sets: `name0`, `status0`, `status1`, `tag0` and so on.

    `since`, the revision after which a hand-over counts, is 0 except in `select_changes`.
    """
    after, before = filter_.created_after, filter_.created_before
    values: dict[str, object] = {
        "created_after": None if after is None else to_microseconds(after),
        "created_before": None if before is None else to_microseconds(before),
        "since": 0,
    }
    tags = {"tag": sorted(filter_.tags), "any_tag": sorted(filter_.any_tags)}
    for column, choices in {**_choices(filter_), **tags}.items():
        values |= {f"{column}{number}": value for number, value in enumerate(choices)}
    if (search := filter_.search) is not None:
        values |= {"search_first": search.text, "search_last": search.text + _HIGHEST}
        values |= {
            "id_first": bytes.fromhex(search.digits.ljust(32, "0")) if search.digits else None,
            "id_last": bytes.fromhex(search.digits.ljust(32, "f")) if search.digits else None,
        }
        for number, word in enumerate(search.words):
            values |= {f"word{number}_first": word, f"word{number}_last": word + _HIGHEST}
    return values


def _scans(filter_: OperationFilter) -> dict[str, str]:
    """Return the scan of each condition of a filter, except conditions on the creation time."""
    scans = {}
    for column, values in _choices(filter_).items():
        tests = [f"{column} = :{column}{number}" for number in range(len(values))]
        if _is_tested(filter_, column):
            tests = [_test(filter_, column)]
        scans[column] = " UNION ALL ".join(
            f"SELECT seq FROM operations WHERE {test}"  # noqa: S608 values are parameters
            for test in tests
        )
    if filter_.search is not None:
        scans["search"] = _search_scan(filter_.search)
    if filter_.any_tags:
        scans["any_tag"] = " UNION ALL ".join(_any_tag_scans(filter_).values())
    return scans | _tag_scans(filter_)


def _search_scan(search: Search) -> str:
    """Return the scan of a search; it yields each key once, and SQLite sorts the keys."""
    scans = [*_operation_scans(), *map(_range_scan, ("operations", "operations"), _NAMES)]
    if search.words:
        scans.append(
            f"SELECT seq FROM operations WHERE grouped IN ({_groups_of_words(search)})"  # noqa: S608 literals of this module
        )
    return _unite_keys(scans)


def _operation_scans() -> list[str]:
    """Return the scans of a search by identifier and tag, in which operations of a group differ."""
    by_id = "SELECT seq FROM operations WHERE operation_id BETWEEN :id_first AND :id_last"
    return [by_id, _range_scan("tags", "tag")]


def _range_scan(table: str, column: str) -> str:
    test = _SEARCHED.format(column)
    return f"SELECT seq FROM {table} WHERE {test}"  # noqa: S608 literals of this module


def _unite_keys(scans: Sequence[str]) -> str:
    return f"SELECT seq FROM ({' UNION '.join(scans)})"  # noqa: S608 literals of this module


def _search_test(filter_: OperationFilter) -> str:
    """Return the test of one operation for a search."""
    search = filter_.search
    assert search is not None  # noqa: S101 narrows the type
    tests = [
        _SEARCHED.format("+name"),
        _SEARCHED.format("+operation_name"),
        "+operation_id BETWEEN :id_first AND :id_last",
        _HAS_SEARCHED_TAG,
    ]
    if search.words:
        tests.append(f"+grouped IN ({_groups_of_words(search)})")
    if filter_.or_revived:
        tests.append("revived")
    if filter_.or_handed_over:
        tests.append("handed_over > :since")
    return f"({' OR '.join(tests)})"


def _groups_of_search(search: Search) -> str:
    """Return the query for the groups whose names begin with a text, or whose error has its words.

    The groups are those of operations that have ended.
    """
    tests = " OR ".join(f"({_SEARCHED.format(name)})" for name in _NAMES)
    named = f"SELECT grouped FROM groups WHERE {tests}"  # noqa: S608 literals of this module
    if not search.words:
        return named
    # In SQLite, UNION and INTERSECT bind equally, from left to right.
    return f"{named} UNION SELECT grouped FROM ({_groups_of_words(search)})"  # noqa: S608 see above


def _groups_of_words(search: Search) -> str:
    """Return the query for the groups whose error has all words of a search."""
    return " INTERSECT ".join(
        f"SELECT grouped FROM words WHERE word >= :word{number}_first AND word < :word{number}_last"  # noqa: S608 literals of this module
        for number in range(len(search.words))
    )


def _any_tag_scans(filter_: OperationFilter) -> dict[str, str]:
    """Return a scan for each tag of a scope; several scans may yield the same key."""
    return {
        f"any_tag{number}": f"SELECT seq FROM tags WHERE tag = :any_tag{number}"  # noqa: S608 see `_scans`
        for number in range(len(filter_.any_tags))
    }


def _name_values(name: str, number: int) -> str:
    """Return the names of the parameters of several values."""
    return ", ".join(f":{name}{one}" for one in range(number))


def _tag_scans(filter_: OperationFilter) -> dict[str, str]:
    if len(filter_.tags) > TAGS_MAX:  # no operation has so many
        return {"many_tags": "SELECT seq FROM tags WHERE false"}
    return {
        f"tag{number}": f"SELECT seq FROM tags WHERE tag = :tag{number}"  # noqa: S608 see `_scans`
        for number in range(len(filter_.tags))
    }


def _tag_tests(filter_: OperationFilter) -> list[str]:
    """Return the tests of one operation for the tags of a filter."""
    tests = [
        f"EXISTS ({scan} AND tags.seq = operations.seq)" for scan in _tag_scans(filter_).values()
    ]
    if filter_.any_tags:
        names = _name_values("any_tag", len(filter_.any_tags))
        tests.append(
            f"EXISTS (SELECT 1 FROM tags WHERE tag IN ({names}) AND tags.seq = operations.seq)"  # noqa: S608 values are parameters
        )
    return tests


def _is_tested(filter_: OperationFilter, column: str) -> bool:
    """Return whether a condition needs too many scans, so that each operation is tested."""
    return _is_past(filter_, column) or len(_choices(filter_).get(column, ())) > _MERGED_MAX


def _test(filter_: OperationFilter, column: str) -> str:
    """Return the test of a column, which uses no index."""
    names = _name_values(column, len(_choices(filter_)[column]))
    test = f"+{column} IN ({names})"
    if not _is_past(filter_, column):
        return test
    return f"({test} OR {'revived' if column == 'status' else 'handed_over > :since'})"


def _is_past(filter_: OperationFilter, column: str) -> bool:
    """Return whether an operation also matches if it may have had an allowed value earlier."""
    if column == "status":
        return filter_.or_revived
    return filter_.or_handed_over and column in {"pid", "uid", "name"}


def _unite(scans: Mapping[str, str]) -> tuple[str, str]:
    """Return the scans as named queries, and the query for the keys that any of them has, once."""
    return (
        ", ".join(f"{name} AS NOT MATERIALIZED ({scan})" for name, scan in scans.items()),
        " UNION ".join(_select_keys(name) for name in scans),
    )


def _intersect(scans: Mapping[str, str], *, descending: bool = False) -> tuple[str, str]:
    """Return the scans as named queries, and the query for their common keys.

    All scans start at the highest of their first keys, so that a rare value that comes late needs
    no walk through the keys of a frequent one.
    """
    order, reached = ("seq DESC", "min({}) + 1") if descending else ("seq", "max({}) - 1")
    start = reached.format(
        ", ".join(f"({_select_keys(one)} ORDER BY {order} LIMIT 1)" for one in scans)
    )
    named = [f"{name} AS NOT MATERIALIZED ({scan})" for name, scan in scans.items()]
    bound = {"last" if descending else "first": "(SELECT bound FROM start)"}
    return (
        ", ".join([*named, f"start(bound) AS (SELECT {start})"]),
        " INTERSECT ".join(_select_keys(name, **bound) for name in scans),
    )


def _select_keys(name: str, first: str = ":first", last: str = ":last") -> str:
    """Return the query for the keys of a named scan within a range."""
    in_range = _IN_RANGE.format(scan=name, first=first, last=last)
    return f"SELECT seq FROM {name} WHERE {in_range}"  # noqa: S608 see `_scans`
