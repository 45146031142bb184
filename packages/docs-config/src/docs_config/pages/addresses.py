"""The addresses that the site answers for a documentation folder of one tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docs_config.pages.entries import read_sections
from docs_config.pages.folder import PagesFolder
from docs_config.pages.redirects import Landing, Redirects
from docs_config.pages.target import example_folder, is_site_page, page_path, path_fault
from docs_config.pages.target_check import examples_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Addresses:
    """The addresses of a documentation folder: its pages, its redirects, the listed examples.

    Args:
        value: The configuration, which need not follow the schema.
        folder: The documentation folder.

    Attributes:
        folder: The documentation folder.
        sections: The sections of the sidebar.
        redirects: The pages that the site shows in place of missing ones.
        examples: The folder of examples beside the documentation.
    """

    def __init__(self, value: Any, folder: PagesFolder) -> None:
        self.folder = folder
        self.sections = read_sections(value)
        self.redirects = Redirects(folder, self.sections)
        self.examples = PagesFolder(examples_folder(folder.root), tree=folder.tree)
        self._listed: dict[str | None, list[str]] | None = None

    def path(self, page: str) -> str:
        """Return the path of a page in its tree."""
        return f"{self.folder.root}/{page}"

    def read(self, page: str) -> bytes:
        """Return the content of a page."""
        return self.folder.tree.read(self.path(page))

    def preload(self, pages: Iterable[str]) -> None:
        """Prepare for reading many pages."""
        self.folder.tree.preload(self.path(page) for page in pages)

    def answer(self, address: str) -> Landing | None:
        """Return the page of the folder that the site shows for an address, None without one."""
        example = example_folder(address)
        if example:
            return Landing(None, "an example") if self.examples.has_folder(example) else None
        file = self.folder.find(address)
        if file is not None or self.folder.is_hidden(address):
            return Landing(file, "it is the address of the page")
        return self.redirects.landing(address, page_path(address))

    def is_page(self, address: str) -> bool:
        """Return whether an address is that of a page, without any redirect."""
        return self.folder.find(address) is not None

    def declared_by(self, pages: Iterable[str]) -> dict[str, list[str]]:
        """Return by address which of the given pages redirect from it."""
        steps = (page.rpartition("/") for page in pages)
        return self.redirects.declared_by((above + slash, [name]) for above, slash, name in steps)

    def listed_elsewhere(self) -> Iterator[str]:
        """Yield the listed addresses that the site answers although no page has them."""
        for section in self.sections:
            for entry in section.all_entries:
                requested = entry.requested
                if entry.kind not in ("page", "example") or self.is_page(requested):
                    continue
                if not path_fault(requested) and self.answer(requested):
                    yield requested

    def of_page(self, page: str) -> list[str]:
        """Return the addresses of a page: those that the sidebar lists, or else all."""
        if self._listed is None:
            self._listed = {}
            for section in self.sections:
                for entry in section.all_entries:
                    if entry.kind == "page":
                        file = self.folder.find(entry.requested)
                        self._listed.setdefault(file, []).append(entry.requested)
        full = page.removesuffix(".md")
        return list(dict.fromkeys(self._listed.get(page) or [self.folder.target_of(page), full]))


def is_address(path: str) -> bool:
    """Return whether the site looks a path up in the documentation folder."""
    return not path_fault(path) and not is_site_page(path)
