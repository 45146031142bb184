"""The query that finds the operations of a filter, each by the index that serves it best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .schema import text_key

if TYPE_CHECKING:
    from operations_status.filters import OperationFilter

SUMMARY = "summary"
RECORD = """
    '['::bytea || stoppable::int::text::bytea || ','::bytea || outcome || ','::bytea || summary
    || ']'::bytea
"""
_GLANCED_AT = 16
# The first of the tags is the rarest of some, as far as a glance at each can tell.
_LED_BY_A_TAG = """
    tags AS lead JOIN operations USING (created, seq)
    WHERE lead.tag = (
        SELECT asked.tag FROM unnest($1::bytea[]) AS asked (tag) ORDER BY (
            SELECT count(*) FROM (SELECT FROM tags WHERE tags.tag = asked.tag LIMIT 1000) AS seen
        ) LIMIT 1
    )
"""


def find(column: str, wanted: OperationFilter) -> tuple[str, list[object]]:
    """Return the query for the operations that pass a filter, oldest first, and its parameters.

    Tags lead when neither the instance nor the process id is asked for.

    Args:
        column: What to select of each operation.
        wanted: The filter.
    """
    tags = [text_key(tag) for tag in sorted(wanted.tags)]
    values: list[object] = []
    conditions: list[str] = []
    source = "operations WHERE true"
    if tags and wanted.uid is None and wanted.pid is None:
        values.append(tags[:_GLANCED_AT])
        source = _LED_BY_A_TAG
    name = None if wanted.name is None else text_key(wanted.name)
    for condition, value in (
        ("uid = ${}", wanted.uid),
        ("pid = ${}", wanted.pid),
        ("name = ${}", name),
        ("operations.tags @> ${}::bytea[]", tags or None),
    ):
        if value is not None:
            values.append(value)
            conditions.append(" AND " + condition.format(len(values)))
    # All of it is literals of this module and its callers; values are always parameters.
    query = f"SELECT {column} FROM {source}{''.join(conditions)} ORDER BY created, seq"  # noqa: S608 see above
    return query, values
