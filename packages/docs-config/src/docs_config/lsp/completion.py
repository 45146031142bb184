"""Completion of targets, of framework ids and of the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types

from docs_config.pages.target import FRAMEWORKS, page_path
from docs_config.schema.revisions import SCHEMA_URL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docs_config.lsp.configuration import Configuration
    from docs_config.pages import PagesFolder


def complete(configuration: Configuration, position: types.Position) -> list[types.CompletionItem]:
    """Return the values that the string at a position can have; an item replaces all of it."""
    string = configuration.string_at(position)
    if string is None:
        return []
    span = configuration.places.span(string.start, string.end)
    if string.name == "$schema":
        return [types.CompletionItem(SCHEMA_URL, text_edit=types.TextEdit(span, SCHEMA_URL))]
    if string.path[-2:] == ("frameworks", "label"):
        return list(_frameworks(configuration, span))
    if string.name == "to" and configuration.folder is not None:
        return list(_pages(configuration, configuration.folder, span))
    return []


def _pages(
    configuration: Configuration, folder: PagesFolder, span: types.Range
) -> Iterator[types.CompletionItem]:
    """Yield the pages of the folder, those that are not listed yet first."""
    listed = {entry.page for entry in configuration.entries()}
    for page in filter(None, dict.fromkeys(map(page_path, folder.pages()))):
        yield types.CompletionItem(
            page,
            kind=types.CompletionItemKind.File,
            detail="listed" if page in listed else "not listed yet",
            sort_text=f"{int(page in listed)}{page}",
            filter_text=page,
            text_edit=types.TextEdit(span, page),
        )


def _frameworks(configuration: Configuration, span: types.Range) -> Iterator[types.CompletionItem]:
    """Yield the framework ids that the site knows, those with pages in the folder first."""
    folder = configuration.folder
    for number, name in enumerate(FRAMEWORKS):
        has_pages = folder is not None and folder.has_folder(f"framework/{name}")
        yield types.CompletionItem(
            name,
            kind=types.CompletionItemKind.EnumMember,
            detail="has pages" if has_pages else "has no pages",
            sort_text=f"{int(not has_pages)}{number:02}",
            filter_text=name,
            text_edit=types.TextEdit(span, name),
        )
