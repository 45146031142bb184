"""The query that finds the operations of a filter, each by the index that serves it best."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

    from operations_status.filters import OperationFilter

_FEW = 16
_GLANCE = "SELECT count(*) FROM (SELECT 1 FROM tags WHERE tag = ? LIMIT 1000)"
_TAGGED = "EXISTS (SELECT 1 FROM tags WHERE tags.tag = ? AND tags.seq = operations.seq)"
_TAGGED_BY_ALL = """NOT EXISTS (
    SELECT 1 FROM json_each(?) AS asked WHERE NOT EXISTS (
        SELECT 1 FROM tags WHERE tags.tag = asked.value AND tags.seq = operations.seq
    )
)"""


class _Conditions:
    """What an operation must fulfil, the leading condition first.

    SQLite reads the index of the leading one; a `+` keeps it from the indexes of the others.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.values: list[object] = []

    def equal(self, column: str, value: object) -> None:
        """Add that a column has a value, if there is one."""
        if value is not None:
            self.add(f"{'+' if self.texts else ''}{column} = ?", value)

    def add(self, text: str, value: object) -> None:
        """Add any condition with one value."""
        self.texts.append(text)
        self.values.append(value)

    def tagged(self, tags: list[str]) -> None:
        """Add that an operation carries every tag."""
        if len(tags) > _FEW:  # SQLite bounds the depth of an expression
            self.add(_TAGGED_BY_ALL, json.dumps(tags))
            return
        for tag in tags:
            self.add(_TAGGED, tag)


def find(
    connection: sqlite3.Connection, column: str, wanted: OperationFilter
) -> tuple[str, list[object]]:
    """Return the query for the operations that pass a filter, oldest first, and its parameters.

    The leading condition is the instance, else the process id, else the rarest tag, else the name.

    Args:
        connection: Where the query is going to be asked.
        column: What to select of each operation.
        wanted: The filter.
    """
    conditions = _Conditions()
    source, order = "operations", "operations.seq"
    tags = sorted(wanted.tags)
    conditions.equal("uid", None if wanted.uid is None else wanted.uid.bytes)
    conditions.equal("pid", wanted.pid)
    if tags and not conditions.texts:
        source, order = (
            "tags AS lead CROSS JOIN operations ON operations.seq = lead.seq",
            "lead.seq",
        )
        conditions.add("lead.tag = ?", _take_rarest(connection, tags))
    conditions.equal("name", wanted.name)
    conditions.tagged(tags)
    where = f" WHERE {' AND '.join(conditions.texts)}" if conditions.texts else ""
    # All of it is literals of this module and its callers; values are always parameters.
    query = f"SELECT {column} FROM {source}{where} ORDER BY {order}"  # noqa: S608 see above
    return query, conditions.values


def _take_rarest(connection: sqlite3.Connection, tags: list[str]) -> str:
    """Take out the rarest of the first few tags, as far as a glance at each can tell."""

    def count(tag: str) -> int:
        seen: int = connection.execute(_GLANCE, (tag,)).fetchone()[0]
        return seen

    rarest = min(tags[:_FEW], key=count) if len(tags) > 1 else tags[0]
    tags.remove(rarest)
    return rarest
