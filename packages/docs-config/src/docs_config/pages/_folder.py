"""The Markdown files below a documentation folder, by the names that the disk really has."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_PASSED_OVER = frozenset({"node_modules"})


class PagesFolder:
    """A documentation folder, listed lazily, a directory at most once.

    Names are compared with those in the directory listing, never by asking the file system, so
    that the answer is the same where the file system does not mind upper and lower case.

    Args:
        root: The folder's path.

    Attributes:
        root: The folder's path.
        unreadable: Why a directory could not be listed, by its path relative to the root.
    """

    def __init__(self, root: str) -> None:
        self.root = root
        self.unreadable: dict[str, str] = {}
        self._listings: dict[str, _Listing | None] = {}
        self._pages: list[str] | None = None
        self._spellings: dict[str, list[str]] | None = None

    def find(self, path: str) -> str | None:
        """Find the file that shows a page.

        Args:
            path: A path without suffix, relative to the root, such as `guides/caching`.

        Returns:
            `<path>.md` or `<path>/index.md`, the first that exists under exactly this name, or
            None.
        """
        parent, _, name = path.rpartition("/")
        listing = self._list(parent)
        if listing is None:
            return None
        if f"{name}.md" in listing.pages:
            return f"{path}.md"
        if name in listing.folders and self._has_index(path):
            return f"{path}/index.md"
        return None

    def find_other_case(self, path: str) -> str | None:
        """Find the file whose path differs from that of a page in upper and lower case only."""
        folded = path.casefold()
        spellings = self._by_spelling()
        found = spellings.get(f"{folded}.md") or spellings.get(f"{folded}/index.md")
        return found[0] if found else None

    def doubles(self) -> "Iterator[tuple[str, str]]":
        """Give each file whose path differs in case only from an earlier one, with that one."""
        for first, *others in self._by_spelling().values():
            for other in others:
                yield other, first

    def has_folder(self, path: str) -> bool:
        """Say whether a directory of exactly this name is there."""
        parent, _, name = path.rpartition("/")
        listing = self._list(parent)
        return listing is not None and name in listing.folders

    def is_hidden(self, path: str) -> bool:
        """Say whether a directory above a path could not be listed, so that nothing is known."""
        while path:
            path = path.rpartition("/")[0]
            if path in self.unreadable:
                return True
        return False

    def pages(self) -> list[str]:
        """List every Markdown file below the root, sorted, with `/` between names.

        Directories that begin with a dot, `node_modules`, directories with a `config.json` of
        their own (they are documentation of their own) and links to directories are left out.
        """
        if self._pages is None:
            self._pages = sorted(self._walk())
        return self._pages

    def has_page(self) -> bool:
        """Say whether there is any Markdown file, looking no further than the first."""
        return next(self._walk(), None) is not None

    def _by_spelling(self) -> dict[str, list[str]]:
        """List the files by their paths in one case."""
        if self._spellings is None:
            self._spellings = {}
            for page in self.pages():
                self._spellings.setdefault(page.casefold(), []).append(page)
        return self._spellings

    def _walk(self) -> "Iterator[str]":
        waiting = [""]
        while waiting:
            folder = waiting.pop()
            listing = self._list(folder)
            if listing is None or (folder and listing.is_documentation):
                continue
            prefix = f"{folder}/" if folder else ""
            yield from [prefix + name for name in listing.pages]
            waiting += [prefix + name for name in listing.own_folders]

    def _has_index(self, path: str) -> bool:
        listing = self._list(path)
        return listing is not None and "index.md" in listing.pages

    def _list(self, folder: str) -> "_Listing | None":
        if folder not in self._listings:
            known = not folder or self.has_folder(folder)
            self._listings[folder] = self._read(folder) if known else None
        return self._listings[folder]

    def _read(self, folder: str) -> "_Listing | None":
        try:
            with os.scandir(f"{self.root}/{folder}" if folder else self.root) as entries:
                return _Listing(list(entries))
        except OSError as error:
            self.unreadable[folder] = error.strerror or str(error)
            return None


class _Listing:
    """One directory: its Markdown files, its directories, and which of those are not links."""

    def __init__(self, entries: "list[os.DirEntry[str]]") -> None:
        self.pages: set[str] = set()
        self.folders: set[str] = set()
        self.own_folders: list[str] = []
        self.is_documentation = False
        for entry in entries:
            if _leads_to(entry.is_dir):
                self._add_folder(entry)
            elif entry.name.endswith(".md") and _leads_to(entry.is_file):
                self.pages.add(entry.name)
            elif entry.name == "config.json":
                self.is_documentation = True

    def _add_folder(self, entry: "os.DirEntry[str]") -> None:
        name = entry.name
        self.folders.add(name)
        if not name.startswith(".") and name not in _PASSED_OVER and not entry.is_symlink():
            self.own_folders.append(name)


def _leads_to(is_kind: "Callable[[], bool]") -> bool:
    """Ask an entry of what kind it is, or what it links to; a loop of links is of none."""
    try:
        return is_kind()
    except OSError:
        return False
