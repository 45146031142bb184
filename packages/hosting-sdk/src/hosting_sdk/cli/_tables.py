"""A JSON value as a table for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final
from unicodedata import category, east_asian_width

from hosting_sdk._command_line.visible import printable

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


def table(value: Any, width: int, view: Mapping[str, Any] | None = None) -> str:
    """Return a value as lines: a list as rows, an object as names and values.

    An object around a list, such as a page, is shown as its list.

    Args:
        value: A JSON value.
        width: Columns beyond this width are left out.
        view: The short view in the method's entry in the index; its fields are the columns.
    """
    fields = None if view is None else view["fields"]
    if isinstance(value, Mapping):
        if view is not None and isinstance(value.get(view["list"]), list):
            return _grid(value[view["list"]], width, fields)
        lists = [inner for inner in value.values() if isinstance(inner, list)]
        is_page = len(lists) == 1 and len(value.keys() - {"pagination"}) == 1
        return _grid(lists[0], width) if is_page else _pairs(value, width)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _grid(value, width, fields)
    return f"{_cell(value)}\n"


def _pairs(value: Mapping[str, Any], width: int) -> str:
    names = [printable(name) for name in value]
    widest = max(map(_width, names), default=0)
    left = max(width - widest - len(_GAP), _WIDEST_CELL)
    return "".join(
        f"{_pad(name, widest)}{_GAP}{_short(_cell(inner), left)}".rstrip() + "\n"
        for name, inner in zip(names, value.values(), strict=True)
    )


def _grid(rows: Sequence[Any], width: int, fields: Sequence[str] | None = None) -> str:
    if not all(isinstance(row, Mapping) for row in rows):
        return "".join(f"{_cell(row)}\n" for row in rows)
    columns = [name for name in fields or () if any(name in row for row in rows)]
    if not columns:  # plain values are shown, those that tell rows apart first
        names = dict.fromkeys(
            name for row in rows for name, cell in row.items() if not isinstance(cell, dict | list)
        )
        columns = sorted(
            names, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST)
        )
    cells = [
        [_short(printable(name)), *(_short(_cell(row.get(name))) for row in rows)]
        for name in columns
    ]
    widths = [max(map(_width, column)) for column in cells]
    ends = accumulate(size + len(_GAP) for size in widths)
    shown = max(1, sum(end - len(_GAP) <= width for end in ends))
    lines = zip(*cells[:shown], strict=True)
    return "".join(_GAP.join(map(_pad, line, widths)).rstrip() + "\n" for line in lines)


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return printable(" ".join(value.split()))
    return "" if value is None else printable(json.dumps(value, ensure_ascii=False))


def _short(text: str, widest: int = _WIDEST_CELL) -> str:
    if _width(text) <= widest:
        return text
    ends = accumulate(map(_width, text))
    return text[: sum(end < widest for end in ends)] + "…"


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _width(text: str) -> int:
    """Return the columns of a text in a terminal: two for a wide character, none for a mark."""
    if text.isascii():
        return len(text)
    wide = sum(east_asian_width(each) in {"W", "F"} for each in text)
    return len(text) + wide - sum(category(each) in {"Mn", "Me"} for each in text)
