"""A JSON value as a table for people."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hosting_sdk._command_line.exits import printable

__all__ = ["table"]

_WIDEST_CELL: Final = 40
_GAP: Final = "  "
_FIRST: Final = (
    "uid",
    "id",
    "name",
    "slug",
    "domain",
    "type",
    "key",
    "value",
    "state",
    "readyState",
    "status",
    "target",
    "url",
    "createdAt",
    "created",
)
"""Columns in their order: what names a row, what it is, and when it was made."""


def table(value: Any, width: int) -> str:
    """Return a value as lines: a list as rows, an object as names and values.

    An object around a list, such as a page, is shown as its list.

    Args:
        value: A JSON value.
        width: Columns beyond this width are left out.
    """
    rows = _rows(value)
    if rows is not None:
        return _grid(rows, width)
    if isinstance(value, Mapping):
        return _pairs(value, width)
    return f"{_cell(value)}\n"


def _pairs(value: Mapping[str, Any], width: int) -> str:
    names = [printable(name) for name in value]
    widest = max(map(len, names), default=0)
    left = max(width - widest - len(_GAP), _WIDEST_CELL)
    return "".join(
        f"{name:{widest}}{_GAP}{_short(_cell(inner), left)}".rstrip() + "\n"
        for name, inner in zip(names, value.values(), strict=True)
    )


def _rows(value: Any) -> Sequence[Any] | None:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return value
    if not isinstance(value, Mapping):
        return None
    lists = [inner for inner in value.values() if isinstance(inner, list)]
    others = value.keys() - {"pagination"}
    return lists[0] if len(lists) == 1 and len(others) == 1 else None


def _grid(rows: Sequence[Any], width: int) -> str:
    if not all(isinstance(row, Mapping) for row in rows):
        return "".join(f"{_cell(row)}\n" for row in rows)
    columns = _columns(rows)
    cells = [
        [_short(printable(name)), *(_short(_cell(row.get(name))) for row in rows)]
        for name in columns
    ]
    widths = [max(map(len, column)) for column in cells]
    shown = _fitting(widths, width)
    lines = zip(*cells[:shown], strict=True)
    return "".join(_GAP.join(map(str.ljust, line, widths)).rstrip() + "\n" for line in lines)


def _columns(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the names of plain values, those that tell rows apart first."""
    names = dict.fromkeys(
        name for row in rows for name, value in row.items() if not isinstance(value, (dict, list))
    )
    return sorted(names, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST))


def _fitting(widths: Sequence[int], width: int) -> int:
    """Return how many columns fit beside each other, at least one."""
    used = shown = 0
    for size in widths:
        used += size + (len(_GAP) if shown else 0)
        if shown and used > width:
            break
        shown += 1
    return shown


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return printable(" ".join(value.split()))
    return "" if value is None else printable(json.dumps(value, ensure_ascii=False))


def _short(text: str, widest: int = _WIDEST_CELL) -> str:
    return text if len(text) <= widest else text[: widest - 1] + "…"
