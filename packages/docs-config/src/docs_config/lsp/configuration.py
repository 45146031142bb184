"""One configuration as an editor has it: its entries, and the pages that they open."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from lsprotocol import types

from docs_config.cli.run import Check, CheckOptions
from docs_config.lsp.cursor import find_string
from docs_config.lsp.places import Places
from docs_config.lsp.uris import to_uri
from docs_config.pages.entries import read_sections
from docs_config.sources import parse_source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docs_config.cli.settings import Settings
    from docs_config.files.trees import FileTree
    from docs_config.lsp.cursor import StringValue
    from docs_config.pages import PagesFolder
    from docs_config.pages.entries import Entry, SidebarSection
    from docs_config.rules.fixes import Path as DocumentPath
    from docs_config.text.lines import Span


class Configuration:
    """A configuration, parsed and not checked.

    Args:
        uri: Its URI.
        path: Its path.
        settings: The settings that apply to it.
        tree: The files as the editor has them.
        encoding: The unit in which the client counts characters.

    Attributes:
        uri: Its URI.
        path: Its path.
        settings: The settings that apply to it.
        tree: The files as the editor has them.
        encoding: The unit in which the client counts characters.
        source: Its text and value.
        places: The positions of its text.

    Raises:
        FileError: It cannot be read.
    """

    def __init__(
        self,
        uri: str,
        path: str,
        settings: Settings,
        tree: FileTree,
        encoding: types.PositionEncodingKind | str,
    ) -> None:
        self.uri = uri
        self.path = path
        self.settings = settings
        self.tree = tree
        self.encoding = encoding
        self.source = parse_source(tree.read(path))
        self.places = Places(self.source.lines, encoding)

    def new_check(self) -> Check:
        """Return a new check of it, whose `links` the caller may change."""
        return Check(self.path, self.path, CheckOptions([self.path]), self.settings, tree=self.tree)

    @cached_property
    def folder(self) -> PagesFolder | None:
        """The folder of its pages, None if it has none."""
        return self.new_check().find_folder(self.source)

    @cached_property
    def sections(self) -> list[SidebarSection]:
        """The sections of the sidebar, as far as the text can be parsed."""
        return read_sections(self.source.value)

    def entries(self) -> Iterator[Entry]:
        """Yield every entry of the sidebar that has a target."""
        for section in self.sections:
            yield from (entry for entry in section.all_entries if entry.to is not None)

    def string_at(self, position: types.Position) -> StringValue | None:
        """Return the string value at a position, None if there is none."""
        return find_string(self.source.text, self.places.offset(position))

    def locate(self, paths: Iterable[DocumentPath]) -> dict[DocumentPath, Span]:
        """Return the spans of the values at some paths; empty while the text is not JSON."""
        document = self.source.document
        if document is None:
            return {}
        found = document.locate_all((path, None) for path in paths)
        return {path: span for (path, _), span in found.items()}

    def text_edit(self, start: int, end: int, text: str) -> types.TextEdit:
        """Return an edit of its text between two offsets."""
        return types.TextEdit(self.places.span(start, end), text)

    def page_uri(self, page: str) -> str:
        """Return the URI of a page of its folder."""
        root = "" if self.folder is None else self.folder.root
        return to_uri(str(Path(root, page).absolute()))
