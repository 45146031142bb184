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
        branches: What hangs on it.
    """

    __slots__ = ("branches", "text")

    def __init__(self, text: str, branches: list[Branch] | None = None) -> None:
        self.text = text
        self.branches = branches or []


def write_tree(document: Document, *, stream: TextIO, color: bool = False) -> None:
    """Write sections, framework groups and pages as a tree, below a line that counts them.

    Args:
        document: A valid configuration.
        stream: Where the tree goes; one that cannot show box drawing gets ASCII.
        color: Whether sections stand out and targets recede.
    """
    sections = document.value["sections"]
    paint = _color if color else _plain
    root = Branch(_summary(sections), [_section(section, paint) for section in sections])
    stream.write(root.text + "\n")
    marks = _BOX if _can_show("".join(_BOX), stream) else _ASCII
    stream.writelines(defuse(line) + "\n" for line in _lines(root.branches, marks, ""))


def _lines(branches: list[Branch], marks: tuple[str, ...], indent: str) -> Iterator[str]:
    tee, corner, bar, blank = marks
    for number, branch in enumerate(branches, start=1):
        is_last = number == len(branches)
        yield indent + (corner if is_last else tee) + branch.text
        yield from _lines(branch.branches, marks, indent + (blank if is_last else bar))


def _section(section: dict[str, Any], paint: Paint) -> Branch:
    groups = section.get("frameworks", [])
    count = len(section["children"]) + sum(len(group["children"]) for group in groups)
    notes = [_count(count, "page"), *_folding(section)]
    if "tab" in section:
        notes.append(f"tab {printable(section['tab'])}")
    branches = _pages(section["children"], paint)
    branches += [_group(group, paint) for group in groups]
    return Branch(f"{paint(_BOLD, printable(section['label']))} ({', '.join(notes)})", branches)


def _folding(section: dict[str, Any]) -> list[str]:
    """Say how the section folds; one that cannot be collapsed never starts so."""
    if not section.get("collapsible", False):
        return []
    return ["collapsed"] if section.get("defaultCollapsed", False) else ["collapsible"]


def _group(group: dict[str, Any], paint: Paint) -> Branch:
    count = _count(len(group["children"]), "page")
    text = f"{paint(_BOLD, printable(group['label']))} ({count})"
    return Branch(text, _pages(group["children"], paint))


def _pages(pages: list[dict[str, Any]], paint: Paint) -> list[Branch]:
    """Write the pages of one list, their targets in one column."""
    labels = [printable(page["label"]) for page in pages]
    width = min(_WIDEST_LABEL, max(map(columns, labels), default=0))
    return [
        Branch(f"{label}{' ' * (width - columns(label))}  {_target(page, paint)}")
        for label, page in zip(labels, pages, strict=True)
    ]


def _target(page: dict[str, Any], paint: Paint) -> str:
    target = paint(_DIM, printable(page["to"]))
    badge = page.get("badge")
    return f"{target} {paint(_BADGE, f'[{printable(badge)}]')}" if badge else target


def _summary(sections: list[dict[str, Any]]) -> str:
    groups = [group for section in sections for group in section.get("frameworks", [])]
    pages = sum(len(listed["children"]) for listed in [*sections, *groups])
    counts = [_count(len(sections), "section"), _count(pages, "page")]
    frameworks = len({group["label"] for group in groups})
    return ", ".join(counts + ([_count(frameworks, "framework")] if frameworks else []))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _can_show(characters: str, stream: TextIO) -> bool:
    try:
        characters.encode(stream.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _color(style: str, text: str) -> str:
    return f"{style}{text}{_RESET}"


def _plain(_: str, text: str) -> str:
    return text
