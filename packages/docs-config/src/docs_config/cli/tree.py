"""The sidebar as a tree in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.report.excerpt import columns
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TextIO

    from docs_config.sources import Document

    Paint = Callable[[str, str], str]

_BOX = ("├── ", "└── ", "│   ", "    ")
_ASCII = ("|-- ", "`-- ", "|   ", "    ")
_WIDEST_LABEL = 48
_BOLD, _BADGE, _DIM, _RESET = "\x1b[1m", "\x1b[36m", "\x1b[2m", "\x1b[0m"


class Branch:
    """A line of the tree and the lines below it.

    Attributes:
        text: The line, ready to print.
        branches: The lines below it.
    """

    __slots__ = ("branches", "text")

    def __init__(self, text: str, branches: list[Branch] | None = None) -> None:
        self.text = text
        self.branches = branches or []


def write_tree(document: Document, *, stream: TextIO, color: bool = False) -> None:
    """Write sections, framework groups and pages as a tree, below a line that counts them.

    Args:
        document: A valid configuration.
        stream: Where the tree goes; in ASCII if its encoding has no box-drawing characters.
        color: Whether sections are printed in bold, badges in colour and targets dim.
    """
    sections = document.value["sections"]
    groups = [group for section in sections for group in section.get("frameworks", [])]
    pages = sum(len(listed["children"]) for listed in [*sections, *groups])
    counts = [_count(len(sections), "section"), _count(pages, "page")]
    frameworks = len({group["label"] for group in groups})
    if frameworks:
        counts.append(_count(frameworks, "framework"))
    stream.write(", ".join(counts) + "\n")
    marks = _BOX
    try:
        "".join(_BOX).encode(stream.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        marks = _ASCII

    def paint(style: str, text: str) -> str:
        return f"{style}{text}{_RESET}" if color else text

    branches = [_section(section, paint) for section in sections]
    stream.writelines(defuse(line) + "\n" for line in _lines(branches, marks, ""))


def _lines(branches: list[Branch], marks: tuple[str, ...], indent: str) -> Iterator[str]:
    tee, corner, bar, blank = marks
    for number, branch in enumerate(branches, start=1):
        is_last = number == len(branches)
        yield indent + (corner if is_last else tee) + branch.text
        yield from _lines(branch.branches, marks, indent + (blank if is_last else bar))


def _section(section: dict[str, Any], paint: Paint) -> Branch:
    groups = section.get("frameworks", [])
    count = len(section["children"]) + sum(len(group["children"]) for group in groups)
    notes = [_count(count, "page")]
    if section.get("collapsible", False):  # no other section starts collapsed
        notes.append("collapsed" if section.get("defaultCollapsed", False) else "collapsible")
    if "tab" in section:
        notes.append(f"tab {printable(section['tab'])}")
    branches = _pages(section["children"], paint)
    for group in groups:
        pages = _count(len(group["children"]), "page")
        text = f"{paint(_BOLD, printable(group['label']))} ({pages})"
        branches.append(Branch(text, _pages(group["children"], paint)))
    return Branch(f"{paint(_BOLD, printable(section['label']))} ({', '.join(notes)})", branches)


def _pages(pages: list[dict[str, Any]], paint: Paint) -> list[Branch]:
    """Return a branch for each page of a list, with the targets in one column."""
    labels = [printable(page["label"]) for page in pages]
    width = min(_WIDEST_LABEL, max(map(columns, labels), default=0))
    branches = []
    for label, page in zip(labels, pages, strict=True):
        target = paint(_DIM, printable(page["to"]))
        if page.get("badge"):
            target += " " + paint(_BADGE, f"[{printable(page['badge'])}]")
        branches.append(Branch(f"{label}{' ' * (width - columns(label))}  {target}"))
    return branches


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
