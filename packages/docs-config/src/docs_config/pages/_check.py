"""The question whether the pages of a navigation exist, asked of a folder."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH119, PTH120

import os

from docs_config.errors import FileError
from docs_config.findings import MAX_FINDINGS, Finding
from docs_config.pages._entries import read_sections
from docs_config.pages._folder import PagesFolder
from docs_config.pages._ignore import Ignore
from docs_config.pages._links import LinkCheck
from docs_config.pages._lists import check_lists
from docs_config.pages._orphans import check_files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from docs_config.pages._defect import Defect
    from docs_config.positions import Document

_DOCUMENTATION = "docs"


def folder_for(path: str) -> str | None:
    """Find the folder against which the pages of a configuration resolve.

    Args:
        path: The configuration's path.

    Returns:
        The folder of the file when it is called `docs`, or lies in one (as translations do), and
        has Markdown files in or below it; else None.
    """
    folder = os.path.dirname(os.path.abspath(path))
    above, name = os.path.split(folder)
    if _DOCUMENTATION not in (name, os.path.basename(above)):
        return None
    shown = os.path.dirname(path) or "."
    return shown if PagesFolder(shown).has_page() else None


def find_problems(
    document: "Document", *, folder: str, ignore: "Sequence[str]" = ()
) -> "list[Finding]":
    """Find what is wrong with the pages that a configuration lists.

    Args:
        document: The configuration, which need not follow the schema.
        folder: The folder in which the pages lie.
        ignore: Globs of targets and pages that are not looked at.

    Returns:
        The findings, in document order, of each rule no more than `MAX_FINDINGS`.

    Raises:
        FileError: The folder cannot be listed.
    """
    pages = PagesFolder(folder)
    defects: list[Defect] = []
    counts: dict[str, int] = {}
    for defect in _defects(document.value, pages, Ignore(ignore)):
        counts[defect.rule] = counts.get(defect.rule, 0) + 1
        if counts[defect.rule] <= MAX_FINDINGS:
            defects.append(defect)
    if "" in pages.unreadable:
        raise FileError(folder, pages.unreadable[""])
    return _placed(document, defects) if defects else []


def _defects(value: "Any", pages: PagesFolder, ignore: Ignore) -> "Iterator[Defect]":
    sections = read_sections(value)
    links = LinkCheck(pages, ignore)
    yield from check_lists(sections, ignore)
    for section in sections:
        for entry in section.all_entries():
            yield from links.check(entry)
    if sections:
        yield from check_files(pages, links.reached, ignore)


def _placed(document: "Document", defects: "list[Defect]") -> "list[Finding]":
    """Give each defect its place in the text, and put them in the order of the text."""
    from docs_config.lines import Lines  # noqa: PLC0415 a clean file needs no places
    from docs_config.positions import to_pointer  # noqa: PLC0415 the same

    lines = Lines(document.text)
    paths = {defect.path for defect in defects}
    paths |= {defect.first for defect in defects if defect.first is not None}
    spans = document.locate_all((path, None) for path in paths)
    findings = []
    for defect in sorted(defects, key=lambda defect: spans[defect.path, None].start):
        message = defect.message
        if defect.first is not None:
            first, _ = lines.position(spans[defect.first, None].start)
            message += f" (the first is on line {first})"
        findings.append(
            Finding(
                defect.rule,
                to_pointer(defect.path),
                message,
                hint=defect.hint,
                severity=defect.severity,
                **lines.limits(spans[defect.path, None]),
            )
        )
    return findings
