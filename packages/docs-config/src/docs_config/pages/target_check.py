"""Rules about single targets: whether each opens a page, and the intended one."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH118, PTH119, PTH120

import os

from docs_config.pages.defect import Defect, Repair, warning
from docs_config.pages.folder import PagesFolder
from docs_config.pages.target import (
    example_folder,
    is_site_page,
    page_path,
    path_fault,
    quote,
    without_fragment,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.pages.corrections import Corrections
    from docs_config.pages.entries import Entry, SidebarSection, Views
    from docs_config.pages.folder import Ignore
    from docs_config.pages.redirects import Landing, Redirects


class TargetCheck:
    """Checks targets one by one and remembers which files were reached.

    Args:
        folder: The documentation folder.
        ignore: The targets and pages that are not checked.
        views: The entries of the sidebar.
        sections: The sections of the sidebar, their entries resolved.

    Attributes:
        reached: The Markdown files that some target opens, relative to the folder.
    """

    def __init__(
        self,
        folder: PagesFolder,
        ignore: "Ignore",
        views: "Views",
        sections: "Sequence[SidebarSection]",
    ) -> None:
        self.reached: set[str] = set()
        self._folder = folder
        self._ignore = ignore
        self._views = views
        self._sections = sections
        self._redirects: Redirects | None = None
        self._known_corrections: Corrections | None = None
        self._examples: PagesFolder | None = None

    @property
    def _corrections(self) -> "Corrections":
        """Proposals for wrong targets."""
        if self._known_corrections is None:
            from docs_config.pages.corrections import Corrections  # noqa: PLC0415 most targets are right

            self._known_corrections = Corrections(self._folder, self._views)
        return self._known_corrections

    @property
    def unreadable(self) -> dict[str, str]:
        """Why the front matter of a page could not be read, by the path of the page."""
        return {} if self._redirects is None else self._redirects.unreadable

    def check(self) -> "Iterator[Defect]":
        """Yield the defects of the targets, entry by entry."""
        for section in self._sections:
            for group in section.lists:
                self.reached.update(filter(None, group.files))
                for entry in group.unclear_entries:
                    to = entry.to
                    if to is not None and not self._ignore.covers(
                        to, entry.page, f"{entry.page}.md"
                    ):
                        yield from self._check(entry, to)

    def _check(self, entry: "Entry", to: str) -> "Iterator[Defect]":
        place = (*entry.path, "to")
        if entry.kind == "external":
            if to.startswith(("http://", "https://")):
                message = "an external link opens in a new tab and has no previous and next page"
                hint = "accept it with --ignore 'http*'"
                yield warning("external-target", place, message, hint)
            else:
                message = f"the site takes {quote(to)} for an external link, because it starts so"
                hint = "give the page another name"
                yield Defect("external-target", place, message, hint)
        elif entry.kind == "absolute" and not (entry.file and path_fault(entry.page)):
            if entry.file is not None:
                message = "an absolute target starts at the site's root, not in this documentation"
                repair = self._corrections.write(entry, entry.requested)
                yield Defect("absolute-target", place, message, repair)
            else:
                message = (
                    "an absolute target leads out of this documentation, where nothing is checked"
                )
                yield warning("absolute-target", place, message, "accept it with --ignore '/*'")
        elif entry.kind == "example":
            yield from self._example(to, place, entry)
        elif entry.kind in ("page", "absolute"):
            fault = path_fault(entry.page)
            if fault:
                yield Defect("bad-path", place, f"the site cannot open {quote(to)}: {fault}")
            elif entry.file:
                yield from self._find_spelling(to, place, entry)
            elif not self._folder.is_hidden(entry.page):
                yield self._missing(to, place, entry)

    def _missing(self, to: str, place: tuple[str | int, ...], entry: "Entry") -> Defect:
        """Return the defect of a target whose page does not exist."""
        page = self._folder.find(entry.page)
        other = page or self._folder.find_other_case(entry.page)
        if other and not is_site_page(page_path(other)):
            self.reached.add(other)
            repair = self._corrections.write(entry, self._folder.target_of(other))
            if page:
                message = f"no page for {quote(to)}: {quote(page)} is no folder's index"
                return Defect("dead-target", place, message, repair)
            message = f"{quote(to)} differs from the file {quote(other)} in upper and lower case"
            return Defect("case", place, message, repair)
        if self._redirects is None:
            from docs_config.pages.redirects import Redirects  # noqa: PLC0415 most targets are right

            self._redirects = Redirects(self._folder, self._sections)
        landing = self._redirects.landing(entry.requested, entry.page)
        if landing is None:
            missing = f"there is neither {entry.page}.md nor {entry.page}/index.md"
            message = f"no page for {quote(to)}: {missing}"
            lookalike = self._folder.find_lookalike(entry.page)
            if lookalike is not None:
                hint = (
                    f"rename {quote(lookalike)}: the site shows only files whose names end in .md"
                )
                return Defect("dead-target", place, message, hint)
            return Defect("dead-target", place, message, self._corrections.near(entry))
        return self._find_masked(to, place, entry, landing)

    def _find_masked(
        self, to: str, place: tuple[str | int, ...], entry: "Entry", landing: "Landing"
    ) -> Defect:
        file = landing.file
        repair: Repair | str | None = None
        page = "the library's default page"
        if file is not None:
            page = quote(file)
            if landing.is_same:
                self.reached.add(file)
                repair = self._corrections.write(entry, self._folder.target_of(file))
        if repair is None:
            below = "" if file is None else f"{page_path(file)}/"
            repair = self._corrections.near(entry, below=below)
        message = f"no page for {quote(to)}: readers land on {page}, because {landing.reason}"
        return warning("masked-target", place, message, repair)

    def _example(self, to: str, place: tuple[str | int, ...], entry: "Entry") -> "Iterator[Defect]":
        """Check that the folder of an example exists; skipped if `examples` cannot be listed."""
        if self._examples is None:
            self._examples = PagesFolder(examples_folder(self._folder.root), tree=self._folder.tree)
        asked = example_folder(to)
        if self._examples.has_folder(asked) or self._examples.is_hidden(asked):
            return
        message = f"no example for {quote(to)}: there is no folder examples/{asked}"
        _, _, name = asked.partition("/")
        meant = entry.framework
        is_there = meant and self._examples.has_folder(f"{meant}/{name}")
        repair = self._corrections.example(
            entry, f"framework/{meant}/examples/{name}", is_there=bool(is_there)
        )
        yield Defect("dead-target", place, message, repair)

    def _find_spelling(
        self, to: str, place: tuple[str | int, ...], entry: "Entry"
    ) -> "Iterator[Defect]":
        """Check that a target which opens a page is written as the site compares it."""
        path = entry.requested
        if without_fragment(to).rstrip("/").endswith(".md"):
            message = f"{quote(to)} shows raw Markdown outside the site's layout"
            yield Defect("md-suffix", place, message, self._corrections.write(entry, path))
        elif to != path:
            message = f"{quote(to)} opens the page, but the sidebar does not highlight it there"
            yield warning("not-canonical", place, message, self._corrections.write(entry, path))


def examples_folder(root: str) -> str:
    """Return the path of `examples` beside the documentation, which may be a folder in `docs`.

    Args:
        root: The documentation folder.
    """
    above, name = os.path.split(os.path.abspath(root))
    if name != "docs" and os.path.basename(above) == "docs":
        above = os.path.dirname(above)
    return os.path.join(above, "examples")
