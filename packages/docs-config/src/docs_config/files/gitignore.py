"""The patterns of `.gitignore` files, for the search for configurations."""

from __future__ import annotations

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH110, PTH118, PTH120, PTH206
import os

from docs_config.errors import FileError
from docs_config.text.reader import read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = ".gitignore"


class GitIgnore:
    """The patterns that apply in one folder: its own and those of the folders above it.

    Args:
        folder: The absolute path of the folder.
        above: The patterns of the folder above, None without any.
        is_listed: Whether the folder has a `.gitignore`.
    """

    __slots__ = ("_above", "_folder", "_patterns")

    def __init__(
        self, folder: str, above: GitIgnore | None = None, *, is_listed: bool = True
    ) -> None:
        self._folder = folder
        self._above = above
        self._patterns = _read_patterns(os.path.join(folder, NAME)) if is_listed else []

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
    folders = [os.path.abspath(folder)]
    while not os.path.exists(os.path.join(folders[-1], ".git")):
        above = os.path.dirname(folders[-1])
        if above == folders[-1]:
            return None
        folders.append(above)
    ignored = None
    for outer in reversed(folders[1:]):
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
            return _matches(steps[-1], self._steps[0])
        return _match_steps(steps, self._steps)


def _match_steps(steps: Sequence[str], patterns: Sequence[str]) -> bool:
    if not patterns:
        return not steps
    first, *rest = patterns
    if first == "**":
        if not rest:
            return bool(steps)
        return any(_match_steps(steps[start:], rest) for start in range(len(steps)))
    return bool(steps) and _matches(steps[0], first) and _match_steps(steps[1:], rest)


def _matches(name: str, pattern: str) -> bool:
    if not any(sign in pattern for sign in "*?["):
        return name == pattern
    from fnmatch import fnmatchcase  # noqa: PLC0415 it imports regular expressions

    return fnmatchcase(name, pattern)


def _read_patterns(path: str) -> list[_Pattern]:
    """Return the patterns of a file, none if it cannot be read."""
    try:
        text = read_file(path).decode("utf-8", "replace")
    except FileError:
        return []
    lines = (line.rstrip() for line in text.splitlines())
    return [_Pattern(line) for line in lines if line.strip("!/") and not line.startswith("#")]
