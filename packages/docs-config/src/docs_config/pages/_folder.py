"""The Markdown files below a documentation folder, by the names that the disk really has."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH110

import os

from docs_config.paths import given_root, is_inside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_PASSED_OVER = frozenset({"node_modules"})


class PagesFolder:
    """A documentation folder, listed lazily, a directory at most once.

    Names are compared with those in the directory listing, never by asking the file system, so
    that the answer is the same where the file system does not mind upper and lower case.

    Links that lead out of the folder in which the root was given are passed over, so that nobody
    learns what is there.

    Args:
        root: The folder's path.
        allow_outside: Whether such links are followed.

    Attributes:
        root: The folder's path.
        unreadable: Why a directory could not be listed, by its path relative to the root.
    """

    def __init__(self, root: str, *, allow_outside: bool = False) -> None:
        self.root = root
        self._boundary = None if allow_outside else given_root(root)
        self.unreadable: dict[str, str] = {}
        self._listings: dict[str, _Listing | None] = {}
        self._files: frozenset[str] = frozenset()
        self._is_walked = False
        self._spellings: dict[str, list[str]] | None = None

    def find(self, path: str) -> str | None:
        """Find the file that shows a page.

        Args:
            path: A path without suffix, relative to the root, such as `guides/caching`.

        Returns:
            `<path>.md` or `<path>/index.md`, the first that exists under exactly this name, or
            None.
        """
        file = f"{path}.md"
        if file in self._files:
            return file
        parent, _, name = path.rpartition("/")
        listing = self._list(parent)
        if listing is None:
            return None
        if file in listing.files:
            return file
        if name in listing.folders and self._has_index(path):
            return f"{path}/index.md"
        return None

    def target_of(self, page: str) -> str:
        """Return the shortest path that opens a file.

        Args:
            page: The path of a Markdown file below the root.
        """
        path = page.removesuffix(".md")
        shorter = path.removesuffix("/index")
        return shorter if shorter == path or self.find(shorter) == page else path

    def find_other_case(self, path: str) -> str | None:
        """Find the file whose path differs from that of a page in upper and lower case only."""
        folded = path.casefold()
        spellings = self._by_spelling()
        found = spellings.get(f"{folded}.md") or spellings.get(f"{folded}/index.md")
        return found[0] if found else None

    def doubles(self) -> "Iterator[tuple[str, str]]":
        """Give each file whose path differs in case only from an earlier one, with that one."""
        files = self.files()
        if len(set(map(str.casefold, files))) == len(files):
            return
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

    def files(self) -> frozenset[str]:
        """Return the path of every Markdown file below the root, with `/` between names.

        Directories that begin with a dot, `node_modules`, directories with a `config.json` of
        their own (they are documentation of their own) and links to directories are left out.
        """
        if not self._is_walked:
            self._files = frozenset().union(*self._walk())
            self._is_walked = True
        return self._files

    def pages(self) -> list[str]:
        """List the same files, sorted."""
        return sorted(self.files())

    def exists(self) -> bool:
        """Say whether the folder can be listed."""
        return self._list("") is not None

    def has_page(self) -> bool:
        """Say whether there is any Markdown file, looking no further than the first."""
        return any(self._walk())

    def _by_spelling(self) -> dict[str, list[str]]:
        """List the files by their paths in one case."""
        if self._spellings is None:
            self._spellings = {}
            for page in self.pages():
                self._spellings.setdefault(page.casefold(), []).append(page)
        return self._spellings

    def _walk(self) -> "Iterator[set[str]]":
        """Give the files of one directory after the other."""
        waiting = [""]
        while waiting:
            folder = waiting.pop()
            listing = self._list(folder)
            if listing is None or (folder and listing.is_documentation):
                continue
            yield listing.files
            prefix = f"{folder}/" if folder else ""
            waiting += [prefix + name for name in listing.own_folders]

    def _has_index(self, path: str) -> bool:
        listing = self._list(path)
        return listing is not None and f"{path}/index.md" in listing.files

    def _list(self, folder: str) -> "_Listing | None":
        if folder not in self._listings:
            known = not folder or self.has_folder(folder)
            self._listings[folder] = self._read(folder) if known else None
        return self._listings[folder]

    def _read(self, folder: str) -> "_Listing | None":
        prefix = f"{folder}/" if folder else ""
        try:
            with os.scandir(f"{self.root}/{folder}" if folder else self.root) as entries:
                return _Listing(entries, prefix, self._boundary)
        except OSError as error:
            self.unreadable[folder] = error.strerror or str(error)
            return None


class _Listing:
    """One directory: its Markdown files, its directories, and which of those are not links.

    Args:
        entries: What is in it.
        prefix: What its path adds to a name.
        boundary: The folder out of which no link is followed; None to follow all.
    """

    def __init__(
        self, entries: "Iterator[os.DirEntry[str]]", prefix: str, boundary: str | None
    ) -> None:
        self.files: set[str] = set()
        self.folders: set[str] = set()
        self.own_folders: list[str] = []
        self.is_documentation = False
        for entry in entries:
            name = entry.name
            is_page = name.endswith(".md")
            if is_page and entry.is_file(follow_symlinks=False):
                self.files.add(prefix + name)
            elif entry.is_symlink() and not _is_followed(entry.path, boundary):
                continue
            elif is_page and entry.is_file():
                self.files.add(prefix + name)
            elif entry.is_dir():
                self._add_folder(entry)
            elif name == "config.json":
                self.is_documentation = True

    def _add_folder(self, entry: "os.DirEntry[str]") -> None:
        name = entry.name
        self.folders.add(name)
        if not name.startswith(".") and name not in _PASSED_OVER and not entry.is_symlink():
            self.own_folders.append(name)


def _is_followed(path: str, boundary: str | None) -> bool:
    """Say whether a link leads to something, which must not lie outside of the boundary."""
    return os.path.exists(path) and (boundary is None or is_inside(path, boundary))
