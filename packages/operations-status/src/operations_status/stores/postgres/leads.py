"""Which index leads to the operations of a filter: the one of the rarest that it asks for.

Every index ends in `(placed, seq)`, the order of lists. So a lead is walked from where a page
begins, and no further than the page goes; what else the filter asks for is looked at on the way.
Which lead is best is found out by a glance at each, since what the database believes about its
tables may be old, or wrong about values that depend on each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from operations_status.operation_json import to_microseconds
from operations_status.operations import OperationState

from .changes import ending
from .schema import text_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from operations_status.filters import OperationFilter

    from .database import Connection

_TYPES = {
    "uid": "uuid",
    "pid": "integer",
    "name": "bytea",
    "egress_provider": "bytea",
    "status": "text",
    "tag": "bytea",
    "ended": "text",
}
# The limit has each operation looked up by its place, whatever a join seems to cost.
_TAGGED = """
    tags, LATERAL (
        SELECT changed, created, status, pid, uid, name, egress_provider, stoppable, revived,
            operations.tags, outcome, summary, details
        FROM operations WHERE operations.placed = tags.placed AND operations.seq = tags.seq
        LIMIT 1
    ) AS operations
"""
_MOST_TAGS = 16
_GLANCE = 256


@frozen
class Lead:
    """An index, and where to look in it.

    Attributes:
        columns: The columns it begins with, and the values that each may have; none stands for
            the index that is in the order of lists from its beginning.
    """

    columns: Mapping[str, Sequence[object]]

    @property
    def keys(self) -> str:
        """The table whose index it is."""
        return "tags" if "tag" in self.columns else "operations"

    @property
    def operations(self) -> str:
        """The FROM clause of a selection of operations."""
        return _TAGGED if self.keys == "tags" else self.keys

    @property
    def order(self) -> str:
        """The order of the index, in full: no other index can tempt the database with it."""
        return ", ".join(f"{self.keys}.{column}" for column in (*self.columns, "placed", "seq"))

    def sort(self, *, descending: bool) -> str:
        """Return the order of the index, forwards or backwards."""
        return self.order.replace(",", " DESC,") + " DESC" if descending else self.order


@frozen(kw_only=True)
class Bounds:
    """Between which places of the list operations are wanted.

    Attributes:
        place: They come after this one in the order of the list.
        after: They were created later than this moment, in microseconds.
        before: They were created earlier than this moment, in microseconds.
        descending: The newest come first.
    """

    place: tuple[int, int] | None = None
    after: int | None = None
    before: int | None = None
    descending: bool = False


class Query:
    """A query in the making: its conditions, and the values of its parameters.

    All text is literals of this package; values are always parameters.

    Args:
        values: Those of the parameters that its text has already.
    """

    def __init__(self, *values: object) -> None:
        self.values = list(values)

    def add(self, value: object) -> str:
        """Return the name of a new parameter."""
        self.values.append(value)
        return f"${len(self.values)}"

    def walk(  # noqa: PLR0913 the parts of one statement
        self,
        lead: Lead,
        what: str,
        *,
        bounds: Bounds,
        source: str,
        order: str,
        merged: str,
        rest: Sequence[str] = (),
    ) -> str:
        """Return the text that selects from a lead, and merges what its several values have.

        Args:
            lead: The lead.
            what: The columns that are selected.
            bounds: Between which places.
            source: From where.
            order: The order in which they come, and how many at most.
            merged: The same for what several values have together.
            rest: What else is asked for.
        """
        several, values = [], []
        for column, given in lead.columns.items():
            value = self.add(given[0] if len(given) == 1 else list(given))
            if len(given) > 1:
                several.append(f"unnest({value}::{_TYPES[column]}[]) AS any_{column} (value)")
                value = f"any_{column}.value"
            values.append(value)
        conditions = " AND ".join([*self._limit(lead, values, bounds), *rest]) or "true"
        text = f"SELECT {what} FROM {source} WHERE {conditions} ORDER BY {order}"  # noqa: S608 see above
        if not several:
            return text
        return (
            f"SELECT each.* FROM {', '.join(several)}, LATERAL ({text}) AS each ORDER BY {merged}"  # noqa: S608 see above
        )

    def _limit(self, lead: Lead, values: Sequence[str], bounds: Bounds) -> Iterator[str]:
        """Yield conditions on the index, as ranges: an equality would leave its order open."""
        ascending_place = descending_place = None
        if bounds.place is not None and bounds.descending:
            descending_place = [*values, *map(self.add, bounds.place)]
            yield self._compare(lead, "<", descending_place)
        elif bounds.place is not None:
            ascending_place = [*values, *map(self.add, bounds.place)]
            yield self._compare(lead, ">", ascending_place)
        if bounds.after is not None:
            yield self._compare(lead, ">", [*values, self.add(bounds.after)])
        elif values and ascending_place is None:
            yield self._compare(lead, ">=", values)
        if bounds.before is not None:
            latest = f"{self.add(bounds.before)}::bigint + (SELECT skew FROM store)"  # noqa: S608 see above
            yield self._compare(lead, "<", [*values, latest])
        elif values and descending_place is None:
            yield self._compare(lead, "<=", values)

    @staticmethod
    def _compare(lead: Lead, sign: str, values: Sequence[str]) -> str:
        columns = lead.order.split(", ")[: len(values)]
        return f"({', '.join(columns)}) {sign} ({', '.join(values)})"


def find_leads(wanted: OperationFilter) -> list[Lead]:
    """Return the indexes that lead to what passes a filter; there is always one."""
    statuses = sorted(wanted.statuses) if len(wanted.statuses) < len(OperationState) else []
    if wanted.or_revived:
        statuses = []
    endings = sorted({ending(one) for one in statuses})
    more = {"status": statuses} if statuses else {}
    columns = _columns(wanted)
    leads = [Lead({column: values} | more) for column, values in columns.items()]
    if not more and columns.keys() >= {"name", "egress_provider"}:
        leads.append(Lead({one: columns[one] for one in ("name", "egress_provider")}))
    leads += [
        Lead({"tag": [text_key(tag)]} | ({"ended": endings} if endings else {}))
        for tag in sorted(wanted.tags)[:_MOST_TAGS]
    ]
    return leads or [Lead(more)]


def find_rest(query: Query, wanted: OperationFilter, lead: Lead | None) -> list[str]:
    """Return the conditions of a filter that a lead leaves open, beside the bounds.

    Each is written so that no index of its own can tempt the database.

    Args:
        query: The query that they are for.
        wanted: The filter.
        lead: The lead; None leaves all open.
    """
    led = {} if lead is None else lead.columns
    columns = _columns(wanted)
    if not wanted.or_revived:
        columns |= {"status": sorted(wanted.statuses)}
    rest = [
        f"operations.{column} = ANY ({query.add(list(values))}::{_TYPES[column]}[])"
        for column, values in columns.items()
        if values and column not in led
    ]
    if wanted.or_revived:
        states = query.add(sorted(wanted.statuses))
        rest.append(f"operations.status = ANY ({states}::text[]) OR operations.revived")
    if wanted.created_after is not None:
        rest.append(f"operations.created > {query.add(to_microseconds(wanted.created_after))}")
    if wanted.created_before is not None:
        rest.append(f"operations.created < {query.add(to_microseconds(wanted.created_before))}")
    tags = [tag for tag in map(text_key, sorted(wanted.tags)) if [tag] != led.get("tag")]
    if tags:
        rest.append(f"operations.tags @> {query.add(tags)}::bytea[]")
    return [f"({condition}) IS TRUE" for condition in rest]


async def choose(
    connection: Connection, wanted: OperationFilter, bounds: Bounds
) -> tuple[Lead, bool]:
    """Return the lead whose operations are rarest, and whether they are few altogether.

    The rarer they are, the further the first of them reach.
    """
    query, leads = Query(), find_leads(wanted)
    glances = [
        query.walk(
            lead,
            f"{lead.keys}.placed",
            bounds=bounds,
            source=lead.keys,
            order=f"{lead.sort(descending=bounds.descending)} OFFSET {_GLANCE} LIMIT 1",
            merged=f"placed {'DESC' if bounds.descending else ''} LIMIT 1",
        )
        for lead in leads
    ]
    text = ", ".join(f"({glance})" for glance in glances)
    reaches = list(await connection.fetchrow(f"SELECT {text}", *query.values) or ())
    if None in reaches:
        return leads[reaches.index(None)], True
    furthest = min(reaches) if bounds.descending else max(reaches)
    return leads[reaches.index(furthest)], False


def _columns(wanted: OperationFilter) -> dict[str, Sequence[object]]:
    """Return what each column of an operation that never changes may be, as far as it is asked."""
    columns: dict[str, Sequence[object]] = {
        "uid": [] if wanted.uid is None else [wanted.uid],
        "pid": [] if wanted.pid is None else [wanted.pid],
        "name": [] if wanted.name is None else [text_key(wanted.name)],
        "egress_provider": [text_key(one) for one in sorted(wanted.egress_providers)],
    }
    return {column: values for column, values in columns.items() if values}
