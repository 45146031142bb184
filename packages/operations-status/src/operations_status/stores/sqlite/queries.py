"""The query that finds the operations of a filter, each by the index that serves it best."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from operations_status.filters import OperationFilter

_TAGGED = "EXISTS (SELECT 1 FROM tags WHERE tags.tag = ? AND tags.seq = operations.seq)"


def find(columns: str, wanted: OperationFilter) -> tuple[str, list[object]]:
    """Return the query for the operations that pass a filter, oldest first, and its parameters.

    One condition leads, by its index, and the others are tested on what it finds (a `+` keeps
    SQLite from using their indexes): the instance, else the process id, else a tag, else the name.

    Args:
        columns: What to select of each operation.
        wanted: The filter.
    """
    source = "operations"
    order = "operations.seq"
    columns_wanted: list[tuple[str, object]] = []
    if wanted.uid is not None:
        columns_wanted.append(("uid", wanted.uid.bytes))
    if wanted.pid is not None:
        columns_wanted.append(("pid", wanted.pid))
    tags = sorted(wanted.tags)
    conditions: list[str] = []
    parameters: list[object] = []
    if tags and not columns_wanted:
        source = "tags AS lead CROSS JOIN operations ON operations.seq = lead.seq"
        order = "lead.seq"
        conditions.append("lead.tag = ?")
        parameters.append(tags.pop(0))
    if wanted.name is not None:
        columns_wanted.append(("name", wanted.name))
    for column, value in columns_wanted:
        conditions.append(f"{'+' if conditions else ''}{column} = ?")
        parameters.append(value)
    conditions += [_TAGGED] * len(tags)
    parameters += tags
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    # The pieces are literals of this module and its callers; values are always parameters.
    return f"SELECT {columns} FROM {source}{where} ORDER BY {order}", parameters  # noqa: S608 see above
