"""The Markdown files below a documentation folder, and the globs of those that are not checked."""

from docs_config.files.globs import matches
from docs_config.files.trees import DISK, find_root

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.files.trees import Entry, FileTree

_PASSED_OVER = frozenset({"node_modules"})
_LOOKALIKES = (".md", ".mdx", ".markdown")


class Ignore:
    """A set of globs, in which `*` matches slashes too and a folder's name means all below it.

    Args:
        globs: Globs such as `reference/*`, `api` or `https://*`.
    """

    def __init__(self, globs: "Sequence[str]" = ()) -> None:
        self._globs = list(globs)

    def covers(self, *names: str) -> bool:
        """Return whether any of the names of one page matches.

        Args:
            *names: A target as it is written, a path without suffix, a file's path.
        """
        return any(matches(name, glob) for glob in self._globs for name in names)


class PagesFolder:
    """A documentation folder, listed lazily, a directory at most once.

    Names are compared with those in the directory listing, never by asking the file system, so
    that the answer is the same where the file system ignores upper and lower case.

    Symbolic links out of the boundary of the root (`find_root`) are ignored, so that no report
    shows anything outside of it.

    Args:
        root: The folder's path.
        allow_outside: Whether such links are followed.
        tree: The tree that the folder is part of.

    Attributes:
        root: The folder's path.
        tree: The tree that the folder is part of.
        unreadable: Why a directory could not be listed, by its path relative to the root.
    """

    def __init__(self, root: str, *, allow_outside: bool = False, tree: "FileTree" = DISK) -> None:
        self.root = root
        self.tree = tree
        self._boundary = None if allow_outside else find_root(root)
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
        if listing.holds(file):
            return file
        below = self._list(path) if name in listing.folders else None
        index = f"{path}/index.md"
        return index if below is not None and below.holds(index) else None

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
        for file in (f"{folded}.md", f"{folded}/index.md"):
            if file in spellings:
                return spellings[file][0]
            if file in self._files:
                return file
        return None

    def find_lookalike(self, path: str) -> str | None:
        """Find a file that would show a page if its suffix were exactly `.md`."""
        for wanted in (path, f"{path}/index"):
            parent, _, name = wanted.rpartition("/")
            listing = self._list(parent)
            for other in () if listing is None else listing.lookalikes:
                if other.rpartition(".")[0].casefold() == name.casefold():
                    return f"{parent}/{other}" if parent else other
        return None

    def doubles(self) -> "Iterator[tuple[str, str]]":
        """Yield each file whose path differs in case only from an earlier one, with that one."""
        for first, *others in self._by_spelling().values():
            for other in others:
                yield other, first

    def has_folder(self, path: str) -> bool:
        """Return whether a directory of exactly this name exists."""
        parent, _, name = path.rpartition("/")
        listing = self._list(parent)
        return listing is not None and name in listing.folders

    def is_hidden(self, path: str) -> bool:
        """Return whether a directory above a path could not be listed."""
        while path and self.unreadable:
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
            self._files = frozenset().union(*(files for _, files in self._walk()))
            self._is_walked = True
        return self._files

    def names(self) -> "Iterator[tuple[str, list[str]]]":
        """Yield the same files by directory: its path with a final `/`, and the names in it."""
        for folder, files in self._walk():
            prefix = f"{folder}/" if folder else ""
            yield prefix, [file[len(prefix) :] for file in files]

    def pages(self) -> list[str]:
        """List the same files, sorted."""
        return sorted(self.files())

    def exists(self) -> bool:
        """Return whether the folder can be listed."""
        return self._list("") is not None

    def has_page(self) -> bool:
        """Return whether there is any Markdown file, looking no further than the first."""
        return any(files for _, files in self._walk())

    def _by_spelling(self) -> dict[str, list[str]]:
        """Map case-folded paths to files; empty if no path of a file changes by case folding."""
        if self._spellings is None:
            self._spellings = {}
            paths = "".join(self.files())
            if paths != paths.casefold():
                for page in self.pages():
                    self._spellings.setdefault(page.casefold(), []).append(page)
        return self._spellings

    def _walk(self) -> "Iterator[tuple[str, list[str]]]":
        """Yield the path and the files of one directory after the other."""
        waiting = [""]
        while waiting:
            folder = waiting.pop()
            if folder not in self._listings:  # it is there: its parent lists it
                self._listings[folder] = self._read(folder)
            listing = self._listings[folder]
            if listing is None or (folder and listing.is_documentation):
                continue
            yield folder, listing.files
            prefix = f"{folder}/" if folder else ""
            waiting += [prefix + name for name in listing.own_folders]

    def _list(self, folder: str) -> "_Listing | None":
        """Return the listing of a directory, None if it or a parent does not exist.

        Parents are listed from the root on, without recursion: a path may have any number of parts.
        """
        if folder not in self._listings:
            if "" not in self._listings:
                self._listings[""] = self._read("")
            listing = self._listings[""]
            path = ""
            for name in folder.split("/") if folder else ():
                if listing is None or name not in listing.folders:
                    listing = None
                    break
                path = f"{path}/{name}" if path else name
                if path not in self._listings:
                    self._listings[path] = self._read(path)
                listing = self._listings[path]
            self._listings[folder] = listing
        return self._listings[folder]

    def _read(self, folder: str) -> "_Listing | None":
        prefix = f"{folder}/" if folder else ""
        try:
            listed = self.tree.scan(f"{self.root}/{folder}" if folder else self.root)
        except OSError as error:
            self.unreadable[folder] = error.strerror or str(error)
            return None
        return _Listing(listed, prefix, self.tree, self._boundary)


class _Listing:
    """The listing of one directory.

    Args:
        listed: Its entries.
        prefix: Its path relative to the root, with a final `/`; empty for the root.
        tree: The tree that it is part of.
        boundary: The folder out of which no symbolic link is followed; None to follow all.

    Attributes:
        files: The paths of its Markdown files.
        folders: The names of its directories.
        own_folders: The names of the directories that are searched for pages.
        lookalikes: The names of its files with another suffix of Markdown, which the site ignores.
        is_documentation: Whether it has a `config.json`.
    """

    __slots__ = ("_known", "files", "folders", "is_documentation", "lookalikes", "own_folders")

    def __init__(
        self, listed: "Sequence[Entry]", prefix: str, tree: "FileTree", boundary: str | None
    ) -> None:
        self.folders: set[str] = set()
        self.own_folders: list[str] = []
        self.lookalikes: list[str] = []
        self.is_documentation = False
        self._known: frozenset[str] | None = None
        self.files = [
            prefix + entry.name
            for entry in listed
            if entry.name.endswith(".md") and entry.is_file(follow_symlinks=False)
        ]
        if len(self.files) == len(listed):
            return
        for entry in listed:
            name = entry.name
            is_link = entry.is_symlink()
            if is_link and not tree.follows(entry, boundary):
                continue
            if entry.is_dir():
                self.folders.add(name)
                if not is_link and not name.startswith(".") and name not in _PASSED_OVER:
                    self.own_folders.append(name)
            elif is_link and name.endswith(".md") and entry.is_file():
                self.files.append(prefix + name)
            elif name == "config.json":
                self.is_documentation = True
            elif not name.endswith(".md") and name.casefold().endswith(_LOOKALIKES):
                self.lookalikes.append(name)

    def holds(self, path: str) -> bool:
        """Return whether a path is that of one of its Markdown files."""
        if self._known is None:
            self._known = frozenset(self.files)
        return path in self._known
