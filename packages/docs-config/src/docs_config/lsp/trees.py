"""Trees of files as an editor has them, now and after a rename."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from docs_config.files.trees import FileTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from threading import Event

    from docs_config.files.trees import Entry

Listings = dict[str, "Sequence[Entry]"]


class AbandonedError(Exception):
    """The check that reads a tree is no longer needed."""


class EditorTree(FileTree):
    """The files at one moment: open documents as the editor has them, the others from the disk.

    Args:
        documents: The texts of the open documents by their normalised paths.
        listings: The folders that were listed before; None to list a folder each time.
        is_abandoned: Set if the check that reads the tree is no longer needed.
    """

    def __init__(
        self,
        documents: Mapping[str, str],
        listings: Listings | None = None,
        is_abandoned: Event | None = None,
    ) -> None:
        self._documents = documents
        self._listings = listings
        self._is_abandoned = is_abandoned

    def scan(self, folder: str) -> Sequence[Entry]:
        """List a folder."""
        self._verify_needed()
        if self._listings is None:
            return super().scan(folder)
        if folder not in self._listings:
            self._listings[folder] = super().scan(folder)
        return self._listings[folder]

    def read(self, path: str) -> bytes:
        """Return the content of a file.

        Raises:
            FileError: It cannot be read.
        """
        self._verify_needed()
        text = self._documents.get(os.path.normpath(path))
        return super().read(path) if text is None else text.encode("utf-8", "surrogatepass")

    def stamp(self, path: str) -> object:
        """Return a value that differs whenever the content of a file differs."""
        self._verify_needed()
        text = self._documents.get(os.path.normpath(path))
        return super().stamp(path) if text is None else text

    def _verify_needed(self) -> None:
        if self._is_abandoned is not None and self._is_abandoned.is_set():
            raise AbandonedError


class RenamedTree(FileTree):
    """A tree in which some files or folders have new paths.

    Args:
        tree: The tree with the old paths.
        renamed: The new path of each file or folder by its old one, all normalised.
    """

    def __init__(self, tree: FileTree, renamed: Mapping[str, str]) -> None:
        self._tree = tree
        self._new = dict(renamed)
        self._old = {new: old for old, new in renamed.items()}
        self._parents = {str(parent) for new in self._old for parent in Path(new).parents}

    def new_path(self, path: str) -> str:
        """Return the path of a file after the rename."""
        return _replace(path, self._new)

    def old_path(self, path: str) -> str:
        """Return the path that a file had before the rename."""
        return _replace(path, self._old)

    def scan(self, folder: str) -> Sequence[Entry]:
        """List a folder.

        Raises:
            OSError: It cannot be listed.
        """
        folder = os.path.normpath(folder)
        entries: dict[str, Entry] = {}
        try:
            listed = self._tree.scan(self.old_path(folder))
        except OSError:
            if folder not in self._parents:
                raise
            listed = ()
        for entry in listed:
            if os.path.join(self.old_path(folder), entry.name) not in self._new:  # noqa: PTH118 strings
                entries[entry.name] = entry
        for path in (*self._old, *self._parents):
            above, name = os.path.split(path)
            if above == folder and name:
                entries.setdefault(name, RenamedEntry(self, path))
        return list(entries.values())

    def is_folder(self, path: str) -> bool:
        """Return whether a path is that of a folder."""
        return path in self._parents or self._tree.is_folder(self.old_path(path))

    def follows(self, entry: Entry, boundary: str | None) -> bool:
        """Return whether a link leads to an existing place, inside the boundary if one is given."""
        return self._tree.follows(entry, boundary)

    def read(self, path: str) -> bytes:
        """Return the content of a file.

        Raises:
            FileError: It cannot be read.
        """
        return self._tree.read(self.old_path(path))

    def preload(self, paths: Iterable[str]) -> None:
        """Prepare for reading many files."""
        self._tree.preload(map(self.old_path, paths))

    def stamp(self, path: str) -> object:
        """Return a value that differs whenever the content of a file differs."""
        return self._tree.stamp(self.old_path(path))


class RenamedEntry:
    """A file or folder under its new name, or a folder that the rename creates.

    Args:
        tree: The tree after the rename.
        path: The path after the rename.
    """

    def __init__(self, tree: RenamedTree, path: str) -> None:
        self._tree = tree
        self.path = path
        self.name = os.path.basename(path)  # noqa: PTH119 as above

    def is_symlink(self) -> bool:
        """Return False: a renamed file or folder is never treated as a symbolic link."""
        return False

    def is_file(self, *, follow_symlinks: bool = True) -> bool:
        """Return whether it is a file."""
        return not self.is_dir(follow_symlinks=follow_symlinks)

    def is_dir(self, *, follow_symlinks: bool = True) -> bool:  # noqa: ARG002 the method of os.DirEntry
        """Return whether it is a folder."""
        return self._tree.is_folder(self.path)


def _replace(path: str, replacements: Mapping[str, str]) -> str:
    """Return a normalised path; its longest beginning that has a replacement is replaced."""
    path = os.path.normpath(path)
    for beginning in sorted(replacements, key=len, reverse=True):
        if f"{path}{os.sep}".startswith(beginning + os.sep):
            return replacements[beginning] + path[len(beginning) :]
    return path
