"""Trees of files that a check reads: the disk here, the index and the commits of git in `moves`."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH110, PTH112, PTH116

import os

from docs_config.files.boundary import is_inside
from docs_config.text.reader import read_file

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

    class FileTree(Protocol):
        """Folders and files under paths as a user writes them."""

        def scan(self, folder: str) -> Sequence[Entry]:
            """List a folder.

            Raises:
                OSError: It cannot be listed.
            """

        def is_folder(self, path: str) -> bool:
            """Return whether a path is that of a folder."""

        def follows(self, entry: Entry, boundary: str | None) -> bool:
            """Return whether a link leads to something, which must not lie outside a boundary."""

        def read(self, path: str) -> bytes:
            """Return the content of a file.

            Raises:
                FileError: It cannot be read.
            """

        def preload(self, paths: Iterable[str]) -> None:
            """Prepare for reading many files."""

        def stamp(self, path: str) -> object:
            """Return a value that differs whenever the content of a file differs.

            Raises:
                OSError: There is no such file.
            """


class Disk:
    """The files of the disk."""

    def scan(self, folder: str) -> "Sequence[Entry]":
        """List a folder."""
        return list(os.scandir(folder))

    def is_folder(self, path: str) -> bool:
        """Return whether a path is that of a folder."""
        return os.path.isdir(path)

    def follows(self, entry: "Entry", boundary: str | None) -> bool:
        """Return whether a link leads to something, which must not lie outside a boundary."""
        path = entry.path
        return os.path.exists(path) and (boundary is None or is_inside(path, boundary))

    def read(self, path: str) -> bytes:
        """Return the content of a file."""
        return read_file(path)

    def preload(self, paths: "Iterable[str]") -> None:
        """Do nothing: the system caches files."""

    def stamp(self, path: str) -> object:
        """Return the time of the last change and the size of a file."""
        status = os.stat(path)
        return status.st_mtime_ns, status.st_size


DISK = Disk()
