"""Check that the pages of a sidebar exist in a folder."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH120

import os

from docs_config.errors import FileError
from docs_config.files.paths import is_documentation
from docs_config.files.trees import DISK
from docs_config.pages.entries import Views, has_sections, read_sections
from docs_config.pages.folder import Ignore, PagesFolder
from docs_config.pages.lists import ListCheck
from docs_config.pages.orphans import Sidebar, check_files, unreadable
from docs_config.pages.target import COMMUNITY_LABEL, COMMUNITY_PAGE
from docs_config.pages.target_check import TargetCheck
from docs_config.rules import MAX_FINDINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from docs_config.files.trees import FileTree
    from docs_config.pages.defect import Defect
    from docs_config.rules.findings import Finding
    from docs_config.sources import Document


def folder_for(
    path: str, value: "Any" = None, *, allow_outside: bool = False, tree: "FileTree" = DISK
) -> PagesFolder | None:
    """Find the folder against which the pages of a configuration resolve.

    Args:
        path: The configuration's path.
        value: The configuration, if it is known.
        allow_outside: Whether symbolic links out of the folder that was given are followed.
        tree: The tree that the configuration is part of.

    Returns:
        The folder of the file when it is called `docs`, or lies in one (as translations do), and
        has Markdown files in or below it or should have, because a target names a page; a folder
        of any other name when one of the targets opens a page in it; else None.
    """
    shown = os.path.dirname(path) or "."
    pages = PagesFolder(shown, allow_outside=allow_outside, tree=tree)
    is_docs = is_documentation(shown)
    if is_docs and pages.has_page():
        return pages
    requested = (
        entry.requested
        for section in read_sections(value)
        for entry in section.all_entries
        if entry.kind == "page" and entry.requested
    )
    return pages if any(requested if is_docs else map(pages.find, requested)) else None


def find_problems(
    document: "Document",
    *,
    folder: PagesFolder | str,
    ignore: "Sequence[str]" = (),
) -> "list[Finding]":
    """Return the findings about the pages that a configuration lists.

    Args:
        document: The configuration, which need not follow the schema.
        folder: The folder in which the pages lie.
        ignore: Globs of targets and pages that are not checked.

    Returns:
        The findings, in document order, of each rule no more than `MAX_FINDINGS`.

    Raises:
        FileError: The folder cannot be listed.
    """
    pages = PagesFolder(folder) if isinstance(folder, str) else folder
    defects = find_defects(document.value, pages, ignore)
    if "" in pages.unreadable:
        raise FileError(pages.root, pages.unreadable[""])
    if not defects:
        return []
    from docs_config.rules.findings import Finding  # noqa: PLC0415 a clean file has none
    from docs_config.text.positions import to_pointer  # noqa: PLC0415 as above

    lines = document.lines
    paths = {defect.path for defect in defects}
    paths |= {defect.first for defect in defects if defect.first is not None}
    spans = document.locate_all((path, None) for path in paths)
    findings = []
    for defect in sorted(defects, key=lambda defect: spans[defect.path, None].start):
        message = defect.message
        if defect.first is not None:
            first, _ = lines.position(spans[defect.first, None].start)
            message += f" (the first is on line {first})"
        place: Mapping[str, Any] = {**lines.limits(spans[defect.path, None])}
        if defect.file is not None:
            place = {"file": defect.file if pages.root == "." else f"{pages.root}/{defect.file}"}
        findings.append(
            Finding(
                defect.rule,
                to_pointer(defect.path),
                message,
                hint=defect.hint,
                severity=defect.severity,
                fixes=() if defect.repair is None else defect.repair.fixes(),
                **place,
            )
        )
    return findings


def find_defects(value: "Any", pages: PagesFolder, ignore: "Sequence[str]" = ()) -> "list[Defect]":
    """Return the defects of a sidebar, of each rule no more than `MAX_FINDINGS`."""
    counts: dict[str, int] = {}
    defects = []
    for defect in _defects(value, pages, Ignore(ignore)):
        counts[defect.rule] = counts.get(defect.rule, 0) + 1
        if counts[defect.rule] <= MAX_FINDINGS:
            defects.append(defect)
    return defects


def _defects(value: "Any", pages: PagesFolder, ignore: Ignore) -> "Iterator[Defect]":
    sections = read_sections(value)
    for section in sections:
        for group in section.lists:
            group.resolve(pages)
    community_page = pages.find(COMMUNITY_PAGE)
    views = Views(sections, has_community_page=community_page is not None)
    targets = TargetCheck(pages, ignore, views, sections)
    yield from ListCheck(pages, views, ignore).check(sections)
    yield from targets.check()
    if has_sections(value):
        reached = targets.reached
        if any(section.label == COMMUNITY_LABEL for section in sections):
            reached.add(community_page or "")
        yield from check_files(pages, reached, ignore, Sidebar(sections))
        yield from unreadable(pages, targets.unreadable)
