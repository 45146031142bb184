"""The patterns of `.gitignore` files, for the search for configurations."""

from __future__ import annotations

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH118, PTH120, PTH206
import os
from fnmatch import fnmatchcase

from docs_config.errors import FileError
from docs_config.files.trees import find_repository
from docs_config.text.reader import read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = ".gitignore"


class GitIgnore:
    """The patterns that apply in one folder: its own and those of the folders above it.

    Args:
        folder: The absolute path of the folder.
        above: The patterns of the folder above, None if there are none.
    """

    __slots__ = ("_above", "_folder", "_patterns")

    def __init__(self, folder: str, above: GitIgnore | None = None) -> None:
        self._folder = folder
        self._above = above
        try:
            lines = read_file(os.path.join(folder, NAME)).decode("utf-8", "replace").splitlines()
        except FileError:
            lines = []
        self._patterns = [
            _Pattern(line.rstrip())
            for line in lines
            if line.rstrip().strip("!/") and not line.startswith("#")
        ]

    def covers(self, path: str, *, is_folder: bool) -> bool:
        """Return whether a path below this folder is ignored; the last match decides."""
        return bool(self._decide(path, is_folder=is_folder))

    def _decide(self, path: str, *, is_folder: bool) -> bool | None:
        steps = os.path.relpath(path, self._folder).split(os.sep)
        for pattern in reversed(self._patterns):
            if pattern.covers(steps, is_folder=is_folder):
                return not pattern.is_negated
        return None if self._above is None else self._above._decide(path, is_folder=is_folder)  # noqa: SLF001 of the same class


def for_repository(folder: str) -> GitIgnore | None:
    """Return the patterns of the folders above a folder, up to the root of its repository."""
    root = find_repository(folder)
    here = os.path.abspath(folder)
    if root is None:
        return None
    above = []
    while here != root:
        here = os.path.dirname(here)
        above.append(here)
    ignored = None
    for outer in reversed(above):
        ignored = GitIgnore(outer, ignored)
    return ignored


class _Pattern:
    """One line of a `.gitignore`."""

    __slots__ = ("_is_anchored", "_is_for_folders", "_steps", "is_negated")

    def __init__(self, line: str) -> None:
        self.is_negated = line.startswith("!")
        line = line.removeprefix("!").removeprefix("\\")
        self._is_for_folders = line.endswith("/")
        line = line.rstrip("/")
        self._is_anchored = "/" in line
        self._steps = line.lstrip("/").split("/")

    def covers(self, steps: Sequence[str], *, is_folder: bool) -> bool:
        if self._is_for_folders and not is_folder:
            return False
        if not self._is_anchored:
            return fnmatchcase(steps[-1], self._steps[0])
        return _match_steps(steps, self._steps)


def _match_steps(steps: Sequence[str], patterns: Sequence[str]) -> bool:
    if not patterns:
        return not steps
    first, *rest = patterns
    if first == "**":
        if not rest:
            return bool(steps)
        return any(_match_steps(steps[start:], rest) for start in range(len(steps)))
    return bool(steps) and fnmatchcase(steps[0], first) and _match_steps(steps[1:], rest)
