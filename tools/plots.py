"""Bars of a table that a benchmark wrote, as SVG for the documentation.

The table in the benchmark's Markdown file is the only source: a bar cannot differ from it. The SVG
has no colours of its own; `docs/static/book.css` has them for light and dark. Lengths are per cent,
so that a bar fits a phone and its text keeps its size.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

NUMBER = re.compile(r"[-+]?\d[\d,]*(?:\.\d+)?")
COMMAND = re.compile(r"`((?:nox -s|python) [^`]+)`")
ROW_HEIGHT = 40


class Bar(NamedTuple):
    """One bar: its label, its value, the text of the value, and its role."""

    label: str
    value: float
    text: str
    role: str = "peer"
    """`ours`, `baseline` or `peer`."""


def read_table(text: str, heading: str) -> list[dict[str, str]]:
    """Return the rows of the first table below a heading, as cells by column.

    Raises:
        ValueError: The text has no such heading, or no table below it.
    """
    found = re.search(
        rf"^#+ {re.escape(heading)}\n(?:(?!#|\|).*\n)*((?:\|.*\n?)+)", text, re.MULTILINE
    )
    if found is None:
        raise ValueError(f"expected a table below the heading {heading!r}, found none")
    head, _, *rows = (
        [cell.strip() for cell in line.strip("|").split(" | ")]
        for line in found[1].strip().splitlines()
    )
    # The second of two columns `+ %` is `+ % 2`.
    columns = [
        f"{name} {head[: place + 1].count(name)}" if name in head[:place] else name
        for place, name in enumerate(head)
    ]
    return [dict(zip(columns, row, strict=True)) for row in rows]


def read_command(text: str) -> str:
    """Return the command that wrote a file of results, as the file names it.

    Raises:
        ValueError: It names none.
    """
    found = COMMAND.search(text)
    if found is None:
        raise ValueError("expected the command that wrote these results, found none")
    return found[1]


def make_bars(
    rows: Sequence[dict[str, str]], *, label: str, column: str, ours: str, baseline: str
) -> list[Bar]:
    """Return a bar for each row.

    Args:
        rows: The rows of a table.
        label: The column that names the row.
        column: The column of the value: the first number of a cell counts.
        ours: Pattern of the labels that are ours; a label in bold always is.
        baseline: Pattern of the labels that are no competitors, such as the bare interpreter.

    Raises:
        ValueError: A cell has no number.
    """
    bars = []
    for row in rows:
        name = re.sub(r"[*`]", "", row[label])
        found = NUMBER.search(row[column])
        if found is None:
            raise ValueError(f"expected a number in {column!r} of {name!r}, got {row[column]!r}")
        role = "peer"
        if row[label].startswith("**") or (ours and fnmatch(name, ours)):
            role = "ours"
        elif baseline and fnmatch(name, baseline):
            role = "baseline"
        text = re.sub(r"[*`]", "", row[column])
        bars.append(Bar(name, float(found[0].replace(",", "")), text, role))
    return bars


def find_leaders(bars: Sequence[Bar], *, is_more_better: bool) -> list[str]:
    """Return the labels of the peers that are better than the best of ours."""
    own = [bar.value for bar in bars if bar.role == "ours"]
    best = (max if is_more_better else min)(own)
    peers = [bar for bar in bars if bar.role == "peer"]
    return [
        bar.label for bar in peers if (bar.value > best if is_more_better else bar.value < best)
    ]


def draw_bars(bars: Sequence[Bar], title: str) -> str:
    """Return bars as SVG, one below the other in the given order."""
    longest = max(bar.value for bar in bars) or 1.0
    height = ROW_HEIGHT * len(bars)
    size = f'width="100%" height="{height}" xmlns="http://www.w3.org/2000/svg"'
    parts = [f'<svg class="bars" role="img" {size}><title>{escape(title)}</title>']
    for place, bar in enumerate(bars):
        top = place * ROW_HEIGHT
        width = max(100 * bar.value / longest, 0.3)
        parts.append(
            f'<g class="{bar.role}"><text x="0" y="{top + 14}">{escape(bar.label)}</text>'
            f'<text class="value" x="100%" y="{top + 14}">{escape(bar.text)}</text>'
            f'<rect class="track" y="{top + 20}" width="100%" height="10" rx="2"/>'
            f'<rect y="{top + 20}" width="{width:.2f}%" height="10" rx="2"/></g>'
        )
    return "".join([*parts, "</svg>"])
