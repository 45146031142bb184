"""Parts of Markdown pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def to_anchor(heading: str) -> str:
    """Return the id that both documentation sites give a heading."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def render_table(kind: str, header: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of a table.

    Args:
        kind: The class of the table, for the style sheet.
        header: The titles of the columns.
        rows: The cells of each row, in Markdown.
    """
    lines = [
        f"```{{table}}\n:class: reference {kind}",
        "",
        _render_row(header),
        "|---" * len(header) + "|",
    ]
    return [*lines, *map(_render_row, rows), "```", ""]


def _render_row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def render_rubric(title: str) -> list[str]:
    """Return a heading that no table of contents lists."""
    return [f"```{{rubric}} {title}", ":heading-level: 3", "```", ""]


def render_fold(title: str, anchor: str, lines: Iterable[str]) -> list[str]:
    """Return a part of a page that is folded until a reader opens it.

    Args:
        title: The text that is shown while it is folded, in Markdown.
        anchor: The id of the part.
        lines: Its content.
    """
    options = [":class: reference-group", ":collapsible: closed", f":name: {anchor}"]
    return [f":::{{admonition}} {title}", *options, "", *lines, ":::", ""]


def render_columns(first: Iterable[str], second: Iterable[str]) -> list[str]:
    """Return two parts of a page that stand side by side where there is room.

    Args:
        first: The lines of the wide part.
        second: The lines of the narrow part.
    """
    lines = ["::::{container} reference-columns"]
    for part in (first, second):
        lines += [":::{container}", *part, ":::"]
    return [*lines, "::::", ""]


def count(number: int, noun: str) -> str:
    """Return a number of things in words."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def list_values(values: Sequence[str], most: int | None = None) -> str:
    """Return the values of an enum as a phrase.

    Args:
        values: The values.
        most: How many are shown; all if it is None.
    """
    return list_some([f"`{value}`" for value in values], most)


def list_some(parts: Sequence[str], most: int | None) -> str:
    """Return parts as a phrase, the first ones if there are more than *most*."""
    shown = ", ".join(parts[:most])
    hidden = 0 if most is None else len(parts) - most
    return f"{shown} and {hidden} more" if hidden > 0 else shown


def join(words: Sequence[str], word: str) -> str:
    """Return words as a phrase: `a, b or c`."""
    return f" {word} ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""
