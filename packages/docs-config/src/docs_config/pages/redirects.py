"""The page that the site shows in place of one that does not exist."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100

import os

from docs_config.pages.target import FRAMEWORKS, REFERENCE_FOLDERS, path_fault, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from docs_config.pages.entries import SidebarSection
    from docs_config.pages.folder import PagesFolder


class Redirects:
    """Lookup of the page that the site shows in place of a missing one, in the site's order.

    The front matter of the pages is read when it is first needed.

    Args:
        folder: The documentation folder.
        sections: The sections of the sidebar.

    Attributes:
        unreadable: Why the front matter of a page could not be read, by the page's path.
    """

    def __init__(self, folder: "PagesFolder", sections: "Sequence[SidebarSection]") -> None:
        self._folder = folder
        # The site has its own list of a library's frameworks; groups and folders stand in for it.
        labels = {group.label for section in sections for group in section.groups}
        self._frameworks = {
            name for name in FRAMEWORKS if name in labels or folder.has_folder(f"framework/{name}")
        }
        self._declared: dict[str, list[str]] | None = None
        self.unreadable: dict[str, str] = {}

    def landing(self, requested: str, path: str) -> "Landing | None":
        """Find the page that the site shows in place of one that does not exist.

        Args:
            requested: The missing page's path as the site looks it up.
            path: The same without a last `/index`.

        Returns:
            The page that is shown, or None if the site answers 404.
        """
        framework, _, rest = path.removeprefix("framework/").partition("/")
        if rest and framework in self._frameworks:
            is_prefixed = path.startswith("framework/")
            for candidate in [rest] if is_prefixed else [f"framework/{path}", rest]:
                found = self._folder.find(candidate)
                if found:
                    reason = "the site tries the same path with and without the framework"
                    return Landing(found, reason)
            if rest == "overview":
                return Landing(None, "the site shows it in place of an overview")
        section = path.partition("/")[0]
        index = (
            self._folder.find(section) if section in REFERENCE_FOLDERS and section != path else None
        )
        if index:
            return Landing(
                index, f"the site falls back on the index of {quote(section)}", is_same=False
            )
        sources = [requested]
        if requested.startswith("framework/"):
            sources.append(requested.removeprefix("framework/"))
        for source in sources:
            declared = self.declared().get(source)
            if declared is not None:
                return Landing(declared[0], f"{quote(declared[0])} redirects from there")
        return None

    def declared(self) -> dict[str, list[str]]:
        """Return by path the pages that redirect from it; the site takes the first of them."""
        if self._declared is None:
            self._folder.tree.preload(
                f"{self._folder.root}/{page}" for page in self._folder.files()
            )
            self._declared = self.declared_by(self._folder.names())
        return self._declared

    def declared_by(self, names: "Iterable[tuple[str, list[str]]]") -> dict[str, list[str]]:
        """Return by path which of the given pages redirect from it.

        Args:
            names: The paths of directories, each with `/` at its end, and names of files in them.
        """
        from docs_config.pages.front_matter import find_redirects, read_redirect_from  # noqa: PLC0415 seldom

        declared: dict[str, list[str]] = {}
        found = [
            (prefix + name, text)
            for prefix, files in names
            for name, text in find_redirects(
                f"{self._folder.root}/{prefix}", files, self._folder.tree
            )
        ]
        for page, text in sorted(found):
            try:
                for source in read_redirect_from(text):
                    declared.setdefault(self._relative(source), []).append(page)
            except ImportError:
                self.unreadable[page] = (
                    "PyYAML is not installed (pip install 'docs-config[redirects]')"
                )
        return declared

    def _relative(self, source: str) -> str:
        """Return a redirect relative to the documentation folder, empty if it is no valid path.

        Within `docs`, it may begin with the name of the documentation folder, which is dropped.
        """
        above, name = os.path.split(os.path.abspath(self._folder.root))
        path = source.strip().removeprefix("/").rstrip("/")
        if path_fault(path):
            return ""
        return path.removeprefix(f"{name}/") if os.path.basename(above) == "docs" else path  # noqa: PTH119 as above


class Landing:
    """The page that the site shows in place of a missing one.

    Attributes:
        file: The page's file; None if it is not known: for the library's default page, or an
            example.
        reason: Why the site shows it.
        is_same: Whether the page is about the same subject as the missing one.
    """

    __slots__ = ("file", "is_same", "reason")

    def __init__(self, file: str | None, reason: str, *, is_same: bool = True) -> None:
        self.file = file
        self.reason = reason
        self.is_same = is_same
