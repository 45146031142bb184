"""The SQL of lists, counts and changes.

Every index ends in the order of the list. So each condition of a filter is a scan of one index that
yields operations in that order, or several such scans when it allows several values: `UNION ALL`.
Several conditions are the `INTERSECT` of the keys that their scans yield. As each compound is
ordered by the key, SQLite merges its scans without sorting and stops at the limit. So there is no
plan to choose, only the operations of the list are looked up, and two values that are frequent but
never meet cost one walk through their parts of the indexes.

Changes are read by the index of revisions and tested one by one.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve

from operations_status.operation_json import to_microseconds
from operations_status.operations import TAGS_MAX, OperationState

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from operations_status.filters import OperationFilter

_MERGED_MAX = 16
"""The largest number of values of one condition whose scans are merged."""

_COLLECTED_MAX = 1024
"""The largest number of keys that are collected before their operations are read."""

_FIRST, _LAST = -(2**63), 2**63 - 1


class Query(NamedTuple):
    """A query.

    Attributes:
        text: Its SQL, which has no value of the filter: values are parameters.
        values: The parameters that the filter sets.
        rows_max: The highest `limit` that it should have.
        may_take_long: Whether it may pass over many keys before it finds an operation.
    """

    text: str
    values: Mapping[str, object]
    rows_max: float = math.inf
    may_take_long: bool = True


class _Condition(NamedTuple):
    """A condition on operations.

    Attributes:
        table: The table that knows the operations that meet it, `operations` or `tags`.
        tests: Tests that exclude each other; an operation that passes one meets the condition.
    """

    table: str
    tests: Sequence[str]

    @property
    def keys(self) -> str:
        """The query for the keys of the operations that meet it."""
        select = f"SELECT seq FROM {self.table}"  # noqa: S608 see `Query`
        return " UNION ALL ".join(f"{select} WHERE {test}" for test in self.tests)

    def select(self, columns: str, bounds: str) -> str:
        """Return the query for columns of the operations that meet it, within bounds."""
        joined = "" if self.table == "operations" else " JOIN operations USING (seq)"
        select = f"SELECT {columns} FROM {self.table}{joined}"  # noqa: S608 see `Query`
        return " UNION ALL ".join(f"{select} WHERE {test} AND {bounds}" for test in self.tests)


_ALL = _Condition("operations", ["true"])


def key_range(
    filter_: OperationFilter, skew: int, *, cursor: int | None = None, descending: bool = False
) -> dict[str, int]:
    """Return the parameters `first`, `last` and `skew`: the keys between which a list is.

    The cursor is the last key of the page before; `schema` says what the skew is.
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
def select_operations(
    filter_: OperationFilter, columns: str, *, is_page: bool, descending: bool
) -> Query:
    """Return the query for the operations that pass a filter, in the order of the list.

    It selects the columns, and before them the key when the list is a page, or `rows_max` is
    finite. Its other parameters are `limit` and those of `key_range`. The cache saves the time in
    which some dozen operations are read.
    """
    conditions = _conditions(filter_) or {"operations": _ALL}
    order = "seq DESC" if descending else "seq"
    if len(conditions) > 1:
        keys = _intersect(conditions, filter_, descending=descending)
        text = f"""
            SELECT seq, {columns} FROM operations
            WHERE seq IN ({keys} ORDER BY {order} LIMIT :limit) ORDER BY {order}
        """  # noqa: S608 see `Query`
        return Query(text, _values(filter_), _COLLECTED_MAX)
    ((column, only),) = conditions.items()
    if is_page or len(only.tests) > 1:
        columns = f"seq, {columns}"
    found = only.select(columns, _bounds(only.table, filter_, descending=descending))
    text = f"{found} ORDER BY {order} LIMIT :limit"
    return Query(text, _values(filter_), may_take_long=_needs_test(filter_, column))


def count_operations(filter_: OperationFilter) -> Query:
    """Return the query for the number of operations in each state that pass a filter.

    Its other parameters are those of `key_range`.
    """
    rest = filter_ if filter_.or_revived else evolve(filter_, statuses=frozenset())
    states = OperationState if filter_.or_revived else filter_.statuses or OperationState
    counts = []
    for state in sorted(states):
        in_state = {"state": _Condition("operations", [f"status = '{state}'"])}
        keys = _intersect(in_state | _conditions(rest), filter_)
        counts.append(f"SELECT '{state}', count(*) FROM ({keys} ORDER BY seq)")  # noqa: S608 see `Query`
    return Query(" UNION ALL ".join(counts), _values(filter_))


@lru_cache(maxsize=256)
def select_changes(filter_: OperationFilter) -> Query:
    """Return the query for the operations that have changed, in the order of their changes.

    Its other parameters are `since`, a revision, and `limit`.
    """
    tests = ["changed > :since", *(_test(filter_, column) for column in _choices(filter_))]
    tests += [
        f"EXISTS ({tag.keys} AND tags.seq = operations.seq)"
        for tag in _tag_conditions(filter_).values()
    ]
    tests += ["created > :created_after"] if filter_.created_after else []
    tests += ["created < :created_before"] if filter_.created_before else []
    text = f"""
        SELECT changed, summary, details, outcome, revived FROM operations
        WHERE {" AND ".join(tests)} ORDER BY changed LIMIT :limit
    """  # noqa: S608 see `Query`
    return Query(text, _values(filter_))


def _choices(filter_: OperationFilter) -> dict[str, Sequence[object]]:
    """Return the values that a column may have, of each column that a filter restricts."""
    states = sorted(filter_.statuses)
    choices: dict[str, Sequence[object]] = {
        "uid": [] if filter_.uid is None else [filter_.uid.bytes],
        "pid": [] if filter_.pid is None else [filter_.pid],
        "name": [] if filter_.name is None else [filter_.name],
        "egress_provider": sorted(filter_.egress_providers),
        "status": states if len(states) < len(OperationState) else [],
    }
    return {column: values for column, values in choices.items() if values}


def _values(filter_: OperationFilter) -> dict[str, object]:
    """Return the parameters that a filter sets: `name0`, `status0`, `status1`, `tag0` and so on."""
    choices = {**_choices(filter_), "tag": sorted(filter_.tags)}
    values = {f"{column}{n}": one for column, many in choices.items() for n, one in enumerate(many)}
    if filter_.created_after is not None:
        values["created_after"] = to_microseconds(filter_.created_after)
    if filter_.created_before is not None:
        values["created_before"] = to_microseconds(filter_.created_before)
    return values


def _conditions(filter_: OperationFilter) -> dict[str, _Condition]:
    """Return the conditions of a filter by name, but for those on the creation time."""
    conditions = {}
    for column, values in _choices(filter_).items():
        equalities = [f"{column} = :{column}{number}" for number in range(len(values))]
        tests = [_test(filter_, column)] if _needs_test(filter_, column) else equalities
        conditions[column] = _Condition("operations", tests)
    return conditions | _tag_conditions(filter_)


def _tag_conditions(filter_: OperationFilter) -> dict[str, _Condition]:
    if len(filter_.tags) > TAGS_MAX:  # no operation has so many
        return {"many_tags": _Condition("tags", ["false"])}
    names = [f"tag{number}" for number in range(len(filter_.tags))]
    return {name: _Condition("tags", [f"tag = :{name}"]) for name in names}


def _needs_test(filter_: OperationFilter, column: str) -> bool:
    """Return whether a condition is tested in each operation, as a few scans do not tell it."""
    is_past = column == "status" and filter_.or_revived
    return is_past or len(_choices(filter_).get(column, ())) > _MERGED_MAX


def _test(filter_: OperationFilter, column: str) -> str:
    """Return the test of a column; the `+` keeps SQLite from its index, which has another order."""
    names = ", ".join(f":{column}{number}" for number in range(len(_choices(filter_)[column])))
    test = f"+{column} IN ({names})"
    return f"({test} OR revived)" if column == "status" and filter_.or_revived else test


def _intersect(
    conditions: Mapping[str, _Condition], filter_: OperationFilter, *, descending: bool = False
) -> str:
    """Return the query for the keys that meet all conditions, without its ORDER BY.

    Every scan starts at the first key that all of them have reached, so that a rare value that
    comes late costs no walk through a frequent one.
    """
    named = ", ".join(
        f"{name} AS NOT MATERIALIZED ({condition.keys})" for name, condition in conditions.items()
    )
    scans = [
        f"SELECT seq FROM {name} WHERE {_bounds(name, filter_, descending=descending)}"  # noqa: S608 see `Query`
        for name in conditions
    ]
    if len(scans) == 1:
        return f"WITH {named} {scans[0]}"
    order, reached = ("seq DESC", "min({}) + 1") if descending else ("seq", "max({}) - 1")
    reached = reached.format(", ".join(f"({scan} ORDER BY {order} LIMIT 1)" for scan in scans))
    start = {"last" if descending else "first": "(SELECT bound FROM start)"}
    keys = " INTERSECT ".join(
        f"SELECT seq FROM {name} WHERE {_bounds(name, filter_, descending=descending, **start)}"  # noqa: S608 see `Query`
        for name in conditions
    )
    return f"WITH {named}, start(bound) AS (SELECT {reached}) {keys}"


def _bounds(
    table: str,
    filter_: OperationFilter,
    *,
    descending: bool,
    first: str = ":first",
    last: str = ":last",
) -> str:
    """Return the condition that a key is in the range, and its operation created in time.

    Only a key that is nearer to an end of the range than the skew has to be looked up for that.
    """
    created = f"(SELECT made.created FROM operations AS made WHERE made.seq = {table}.seq)"  # noqa: S608 see `Query`
    lower, upper = f"seq > {first}", f"seq < {last}"
    bounds = [upper if descending else lower]
    if filter_.created_after is not None:
        bounds += [lower, f"(seq > :first + :skew OR {created} > :created_after)"]
    if filter_.created_before is not None:
        bounds += [upper, f"(seq < :last - :skew OR {created} < :created_before)"]
    return " AND ".join(dict.fromkeys(bounds))
