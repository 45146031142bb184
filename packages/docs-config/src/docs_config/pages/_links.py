"""The rules about one target: does it open a page, and the page that is meant?"""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH118, PTH119, PTH120

import os

from docs_config.pages._defect import Defect, warning
from docs_config.pages._folder import PagesFolder
from docs_config.pages._target import (
    example_folder,
    page_path,
    path_fault,
    quote,
    without_fragment,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from docs_config.pages._entries import Entry
    from docs_config.pages._ignore import Ignore
    from docs_config.pages._redirect import Redirects

_MOST_SUGGESTIONS = 50
"""Dead targets for which a near page is looked for; each look costs, and so many are no typos."""


class LinkCheck:
    """Looks every target up once and remembers which files were reached.

    Args:
        folder: The documentation folder.
        ignore: What is not looked at.

    Attributes:
        reached: The Markdown files that some target opens, relative to the folder.
    """

    def __init__(self, folder: PagesFolder, ignore: "Ignore") -> None:
        self.reached: set[str] = set()
        self._folder = folder
        self._ignore = ignore
        self._redirects: Redirects | None = None
        self._examples: PagesFolder | None = None
        self._suggestions = 0

    def check(self, entry: "Entry") -> "Iterator[Defect]":
        """Check the target of an entry.

        Args:
            entry: A page of the sidebar, with or without a target.

        Yields:
            What is wrong with its target.
        """
        to = entry.to
        if to is None:
            return
        path = entry.page
        file = self._folder.find(path) if path else None
        if file:
            self.reached.add(file)
            if to == path and entry.kind == "page" and not path_fault(path):
                return
        if not self._ignore.covers(to, path, f"{path}.md"):
            yield from self._look_closer(entry, to, file)

    def _look_closer(self, entry: "Entry", to: str, file: str | None) -> "Iterator[Defect]":
        place, path = (*entry.path, "to"), entry.page
        if entry.kind == "external":
            yield _external(to, place)
        elif entry.kind == "absolute":
            yield _absolute(place, path if file else None)
        elif entry.kind == "example":
            yield from self._example(to, place)
        elif entry.kind == "page":
            fault = path_fault(path)
            if fault:
                yield Defect("bad-path", place, f"the site cannot open {quote(to)}: {fault}")
            elif file:
                yield from _written(to, place, path)
            elif not self._folder.is_hidden(path):
                yield self._missing(to, place, path)

    def _missing(self, to: str, place: tuple[str | int, ...], path: str) -> Defect:
        """Say what happens to a reader of a page that is not there."""
        other = self._folder.find_other_case(path)
        if other:
            self.reached.add(other)
            message = f"{quote(to)} differs from the file {quote(other)} in upper and lower case"
            return Defect("case", place, message, f"write {quote(page_path(other))}")
        landing = self._landing(path)
        if landing:
            file, reason = landing
            self.reached.add(file)
            message = f"no page for {quote(to)}: readers land on {quote(file)}, because {reason}"
            return warning("masked-target", place, message, f"write {quote(page_path(file))}")
        message = f"no page for {quote(to)}: there is neither {path}.md nor {path}/index.md"
        return Defect("dead-target", place, message, self._near_page(path))

    def _landing(self, path: str) -> tuple[str, str] | None:
        if self._redirects is None:
            from docs_config.pages._redirect import Redirects  # noqa: PLC0415 rarely wanted

            self._redirects = Redirects(self._folder)
        return self._redirects.landing(path)

    def _near_page(self, path: str) -> str | None:
        """Suggest a page of the same folder with a like name, or one of the same name elsewhere."""
        if self._suggestions == _MOST_SUGGESTIONS:
            return None
        self._suggestions += 1
        folder, _, name = path.rpartition("/")
        pages = [page_path(page) for page in self._folder.pages()]
        beside = [page for page in pages if page.rpartition("/")[0] == folder]
        named = [page for page in pages if page.rpartition("/")[2] == name]
        return _did_you_mean(path, beside, cutoff=0.8) or _did_you_mean(path, named, cutoff=0.5)

    def _example(self, to: str, place: tuple[str | int, ...]) -> "Iterator[Defect]":
        """Look an example up, provided that there is a folder of examples at all."""
        if self._examples is None:
            self._examples = PagesFolder(_examples_beside(self._folder.root))
        wanted = example_folder(to)
        if self._examples.has_folder(wanted) or self._examples.is_hidden(wanted):
            return
        message = f"no example for {quote(to)}: there is no folder examples/{wanted}"
        framework = wanted.partition("/")[0]
        missing = not self._examples.has_folder(framework)
        hint = f"there is no folder examples/{framework} either" if missing else None
        yield Defect("dead-target", place, message, hint)


def _examples_beside(root: str) -> str:
    """Give the path of `examples` beside the documentation, which may be a folder in `docs`."""
    above, name = os.path.split(os.path.abspath(root))
    if name != "docs" and os.path.basename(above) == "docs":
        above = os.path.dirname(above)
    return os.path.join(above, "examples")


def _external(to: str, place: tuple[str | int, ...]) -> Defect:
    if to.startswith(("http://", "https://")):
        message = "an external link opens in a new tab and has no previous and next page"
        return warning("external-target", place, message, "accept it with --ignore 'http*'")
    message = f"the site takes {quote(to)} for an external link, because it starts so"
    return Defect("external-target", place, message, "give the page another name")


def _absolute(place: tuple[str | int, ...], path: str | None) -> Defect:
    if path is not None:
        message = "an absolute target starts at the site's root, not in this documentation"
        return Defect("absolute-target", place, message, f"write {quote(path)}")
    message = "an absolute target leads out of this documentation, where nothing is checked"
    return warning("absolute-target", place, message, "accept it with --ignore '/*'")


def _written(to: str, place: tuple[str | int, ...], path: str) -> "Iterator[Defect]":
    """Check that a target which opens a page is written as the site compares it."""
    if without_fragment(to).rstrip("/").endswith(".md"):
        message = f"{quote(to)} shows raw Markdown outside the site's layout"
        yield Defect("md-suffix", place, message, f"write {quote(path)}")
    elif to not in (path, f"{path}/index"):
        message = f"{quote(to)} opens the page, but the sidebar does not highlight it there"
        yield warning("not-canonical", place, message, f"write {quote(path)}")


def _did_you_mean(path: str, pages: list[str], *, cutoff: float) -> str | None:
    from difflib import get_close_matches  # noqa: PLC0415 wanted for broken navigation only

    near = get_close_matches(path, pages, n=1, cutoff=cutoff)
    return f"did you mean {quote(near[0])}?" if near else None
