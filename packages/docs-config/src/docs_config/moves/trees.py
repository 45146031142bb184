"""The index and the commits of git as trees of files."""

from __future__ import annotations

import errno
import os
import posixpath
from typing import TYPE_CHECKING, TypeAlias

from docs_config.errors import FileError
from docs_config.files.trees import FileTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from docs_config.files.trees import Entry
    from docs_config.moves.git import Repository

_LINK = "120000"
_SUBMODULE = "160000"
_MOST_LINKS = 40


class _File:
    """A file, a symbolic link or a submodule: a node of a tree that is not a folder."""

    __slots__ = ("identity", "mode", "place")

    def __init__(self, mode: str, identity: str, place: str) -> None:
        self.mode = mode
        self.identity = identity
        self.place = place

    @property
    def is_regular(self) -> bool:
        return self.mode not in (_LINK, _SUBMODULE)


Node: TypeAlias = "dict[str, Node] | _File"


class GitTree(FileTree):
    """The files of a commit or of the index, under the paths that they have on the disk.

    Args:
        repository: The repository.
        listed: Mode, id and path of every file, the path relative to the root of the repository.
    """

    def __init__(self, repository: Repository, listed: Iterable[tuple[str, str, str]] = ()) -> None:
        self._repository = repository
        self._root: dict[str, Node] = {}
        folders = {"": self._root}
        for mode, identity, path in listed:
            above, _, name = path.rpartition("/")
            folder = folders.get(above)
            if folder is None:
                folder = self._root
                for step in above.split("/"):
                    below = folder.setdefault(step, {})
                    if isinstance(below, _File):
                        break  # a damaged tree has a file and a folder of one name
                    folder = below
                folders[above] = folder
            folder[name] = _File(mode, identity, path)

    def scan(self, folder: str) -> Sequence[Entry]:
        """List a folder.

        Raises:
            OSError: The folder does not exist.
        """
        node = self._find(folder)
        if not isinstance(node, dict):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), folder)
        return [GitEntry(self, folder, name, child) for name, child in node.items()]

    def is_folder(self, path: str) -> bool:
        """Return whether a path is that of a folder."""
        return isinstance(self._find(path), dict)

    def is_file(self, path: str) -> bool:
        """Return whether a path is that of a file."""
        node = self._find(path)
        return isinstance(node, _File) and node.is_regular

    def follows(self, entry: Entry, boundary: str | None) -> bool:  # noqa: ARG002 no link leads out of the repository
        """Return whether a link leads to an existing place in the repository."""
        return entry.is_dir() or entry.is_file()

    def read(self, path: str) -> bytes:
        """Return the content of a file.

        Raises:
            FileError: The file does not exist.
            GitError: The content of the file is not in this clone.
        """
        place = self._place(path)
        if place is None:
            raise FileError(path, f"not in the repository {self._repository.root}")
        node = self._resolve(place)
        if isinstance(node, _File) and node.mode == _SUBMODULE:
            raise FileError(path, f"in the submodule {node.place}: run the command there")
        if not isinstance(node, _File):
            reason = "no such file" if node is None else "a folder, not a file"
            raise FileError(path, f"{reason} in git")
        return self._repository.read(node.identity)

    def preload(self, paths: Iterable[str]) -> None:
        """Read many files at once; files that do not exist are skipped."""
        nodes = [self._find(path) for path in paths]
        self._repository.preload(
            node.identity for node in nodes if isinstance(node, _File) and node.is_regular
        )

    def stamp(self, path: str) -> object:
        """Return the id of the content of a file.

        Raises:
            OSError: The file does not exist.
        """
        node = self._find(path)
        if not isinstance(node, _File):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        return node.identity

    def _find(self, path: str) -> Node | None:
        place = self._place(path)
        return None if place is None else self._resolve(place)

    def _place(self, path: str) -> str | None:
        """Return a path relative to the root of the repository, None if it leads out of it."""
        absolute = os.path.abspath(path)  # noqa: PTH100 pathlib follows links
        root = self._repository.root
        if not f"{absolute}{os.sep}".startswith(root.rstrip(os.sep) + os.sep):
            above, name = os.path.split(absolute)
            absolute = os.path.join(os.path.realpath(above), name)  # noqa: PTH118 as above
            root = os.path.realpath(root)
        relative = os.path.relpath(absolute, root).replace(os.sep, "/")
        if relative == ".." or relative.startswith("../"):
            return None
        return "" if relative == "." else relative

    def _resolve(self, place: str, links: int = 0) -> Node | None:
        """Return the node at a place; symbolic links are followed.

        Returns:
            The node; for a place in a submodule, the submodule. None if the place does not exist,
            or a link leads out of the tree.
        """
        node: Node = self._root
        steps = place.split("/") if place else []
        for number, step in enumerate(steps):
            if isinstance(node, _File):
                return node if node.mode == _SUBMODULE else None
            child = node.get(step)
            if child is None:
                return None
            if isinstance(child, _File) and child.mode == _LINK:
                text = os.fsdecode(self._repository.read(child.identity))
                path = posixpath.join(*steps[:number], text, *steps[number + 1 :])
                target = posixpath.normpath(path)
                if links == _MOST_LINKS or target.startswith(("/", "../")) or target == "..":
                    return None
                return self._resolve("" if target == "." else target, links + 1)
            node = child
        return node


class GitEntry:
    """One name in a folder of a tree of git, with the methods of `os.DirEntry`.

    Args:
        tree: The tree.
        folder: The path of the folder.
        name: The name.
        node: The node with this name.
    """

    __slots__ = ("_node", "_tree", "name", "path")

    def __init__(self, tree: GitTree, folder: str, name: str, node: Node) -> None:
        self.name = name
        self.path = os.path.join(folder, name)  # noqa: PTH118 as `os.scandir` does
        self._node = node
        self._tree = tree

    def is_symlink(self) -> bool:
        """Return whether it is a symbolic link."""
        return isinstance(self._node, _File) and self._node.mode == _LINK

    def is_file(self, *, follow_symlinks: bool = True) -> bool:
        """Return whether it is a file."""
        if self.is_symlink():
            return follow_symlinks and self._tree.is_file(self.path)
        return isinstance(self._node, _File) and self._node.mode != _SUBMODULE

    def is_dir(self, *, follow_symlinks: bool = True) -> bool:
        """Return whether it is a folder."""
        if self.is_symlink():
            return follow_symlinks and self._tree.is_folder(self.path)
        return isinstance(self._node, dict)
