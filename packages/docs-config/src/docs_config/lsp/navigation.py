"""Navigation between entries and pages: definitions, references, links and symbols."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from lsprotocol import types

from docs_config.pages.target import is_site_page, page_path, requested_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docs_config.lsp.configuration import Configuration
    from docs_config.pages.entries import Entry, Group
    from docs_config.rules.fixes import Path

_START = types.Range(types.Position(0, 0), types.Position(0, 0))


def find_page(configuration: Configuration, to: str) -> str | None:
    """Return the page that a target opens, relative to the folder; None if it opens none."""
    folder = configuration.folder
    if folder is None or is_site_page(page_path(to)):
        return None
    return folder.find(requested_path(to))


def define(configuration: Configuration, position: types.Position) -> types.Location | None:
    """Return the Markdown file that the target at a position opens."""
    string = configuration.string_at(position)
    if string is None or string.name != "to":
        return None
    page = find_page(configuration, string.text)
    return None if page is None else types.Location(configuration.page_uri(page), _START)


def refer_to_target(configuration: Configuration, position: types.Position) -> list[types.Location]:
    """Return the targets that open the same page as the one at a position."""
    string = configuration.string_at(position)
    if string is None or string.name != "to":
        return []
    page = find_page(configuration, string.text)
    return _locate(configuration, entries_of(configuration, page, page_path(string.text)))


def refer_to_page(configuration: Configuration, path: str) -> list[types.Location]:
    """Return the targets that open a Markdown file."""
    if configuration.folder is None:
        return []
    page = os.path.relpath(path, configuration.folder.root).replace(os.sep, "/")
    return _locate(configuration, entries_of(configuration, page, None))


def entries_of(
    configuration: Configuration, page: str | None, address: str | None
) -> Iterator[Entry]:
    """Yield the entries that open a page; without a page, those that name a missing address."""
    for entry in configuration.entries():
        opened = find_page(configuration, entry.to or "")
        if opened == page and (page is not None or entry.page == address):
            yield entry


def _locate(configuration: Configuration, entries: Iterator[Entry]) -> list[types.Location]:
    """Return the locations of the targets of some entries, without the quotes."""
    spans = configuration.locate((*entry.path, "to") for entry in entries)
    return [
        types.Location(configuration.uri, configuration.places.span(span.start + 1, span.end - 1))
        for span in spans.values()
    ]


def link(configuration: Configuration) -> list[types.DocumentLink]:
    """Return the targets that open a page or an external URL, as links."""
    opened: dict[Path, str] = {}
    for entry in configuration.entries():
        to = entry.to or ""
        page = find_page(configuration, to)
        if page is not None:
            opened[*entry.path, "to"] = configuration.page_uri(page)
        elif to.startswith(("http://", "https://")):
            opened[*entry.path, "to"] = to
    return [
        types.DocumentLink(configuration.places.span(span.start + 1, span.end - 1), opened[path])
        for path, span in configuration.locate(opened).items()
    ]


def list_symbols(configuration: Configuration) -> list[types.DocumentSymbol]:
    """Return the sections, their framework groups and their entries, as a tree."""
    groups = [group for section in configuration.sections for group in section.lists]
    entries = [entry for group in groups for entry in group.entries]
    spans = configuration.locate([part.path for part in groups] + [part.path for part in entries])
    if not spans:
        return []

    def symbol(
        part: Group | Entry, kind: types.SymbolKind, children: list[types.DocumentSymbol]
    ) -> types.DocumentSymbol:
        span = spans[part.path]
        place = configuration.places.span(span.start, span.end)
        name = part.label or "(no label)"
        return types.DocumentSymbol(name, kind, place, place, children=children)

    def list_entries(group: Group) -> list[types.DocumentSymbol]:
        found = []
        for entry in group.entries:
            each = symbol(entry, types.SymbolKind.File, [])
            each.detail = entry.to
            found.append(each)
        return found

    return [
        symbol(
            section,
            types.SymbolKind.Module,
            [
                *list_entries(section),
                *(
                    symbol(group, types.SymbolKind.Namespace, list_entries(group))
                    for group in section.groups
                ),
            ],
        )
        for section in configuration.sections
    ]


def flatten_symbols(
    symbols: list[types.DocumentSymbol], uri: str, container: str | None = None
) -> Iterator[types.SymbolInformation]:
    """Yield a tree of symbols one by one, for editors that show no trees."""
    for symbol in symbols:
        location = types.Location(uri, symbol.range)
        yield types.SymbolInformation(location, symbol.name, symbol.kind, container_name=container)
        yield from flatten_symbols(list(symbol.children or ()), uri, symbol.name)
