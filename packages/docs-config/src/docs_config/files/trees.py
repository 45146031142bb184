"""Trees of files that a check reads, and the boundary that symbolic links must not cross.

The tree is the disk here; `moves` adds the index and the commits of git.
"""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH109, PTH110, PTH112, PTH116, PTH118, PTH120

import os

from docs_config.text.reader import is_descriptor, read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Protocol

    class Entry(Protocol):
        """One name in a folder, as `os.scandir` describes it."""

        @property
        def name(self) -> str:
            """The name."""

        @property
        def path(self) -> str:
            """The path of the folder and the name."""

        def is_file(self, *, follow_symlinks: bool = True) -> bool:
            """Return whether it is a regular file."""

        def is_dir(self, *, follow_symlinks: bool = True) -> bool:
            """Return whether it is a folder."""

        def is_symlink(self) -> bool:
            """Return whether it is a symbolic link."""


OUTSIDE = "a symbolic link out of the repository; --allow-outside follows it"


class FileTree:
    """The folders and files of the disk, under paths as the user writes them."""

    def scan(self, folder: str) -> "Sequence[Entry]":
        """List a folder.

        Raises:
            OSError: The folder cannot be listed.
        """
        return list(os.scandir(folder))

    def is_folder(self, path: str) -> bool:
        """Return whether a path is that of a folder."""
        return os.path.isdir(path)

    def follows(self, entry: "Entry", boundary: str | None) -> bool:
        """Return whether a link leads to an existing place, inside the boundary if one is given."""
        path = entry.path
        return os.path.exists(path) and (boundary is None or is_inside(path, boundary))

    def read(self, path: str) -> bytes:
        """Return the content of a file.

        Raises:
            FileError: The file cannot be read.
        """
        return read_file(path)

    def preload(self, paths: "Iterable[str]") -> None:
        """Prepare for reading many files; the disk needs no preparation."""

    def stamp(self, path: str) -> object:
        """Return a value that differs whenever the content of a file differs.

        Raises:
            OSError: The file does not exist.
        """
        status = os.stat(path)
        return status.st_mtime_ns, status.st_size


DISK = FileTree()


def is_inside(path: str, root: str) -> bool:
    """Return whether a path stays in a folder after all symbolic links are followed."""
    try:
        real = os.path.realpath(path)
    except ValueError:  # a NUL character, which the reader reports
        return True
    if real == os.path.abspath(path) or is_descriptor(path):
        return True
    base = os.path.realpath(root)
    return real.startswith(base.rstrip(os.sep) + os.sep)


def find_root(path: str) -> str:
    """Return the folder that bounds a path: the current one if it holds the path, else its own."""
    here = os.getcwd()
    absolute = os.path.abspath(path)
    return here if _lies_in(absolute, here) else os.path.dirname(absolute)


def _lies_in(path: str, folder: str) -> bool:
    """Return whether an absolute path is that of a folder or lies below it."""
    return f"{path}{os.sep}".startswith(folder.rstrip(os.sep) + os.sep)


def find_repository(folder: str) -> str | None:
    """Return the root of the repository that a folder lies in, None outside of any."""
    here = os.path.abspath(folder)
    while not is_repository(here):
        above = os.path.dirname(here)
        if above == here:
            return None
        here = above
    return here


def is_repository(folder: str) -> bool:
    """Return whether a folder is the root of a repository."""
    return os.path.exists(os.path.join(folder, ".git"))


def leaves(path: str, root: str) -> bool:
    """Return whether a path below a folder leads out of that folder by a symbolic link."""
    return _lies_in(os.path.abspath(path), os.path.abspath(root)) and not is_inside(path, root)
