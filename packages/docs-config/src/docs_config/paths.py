"""Expansion of the paths on the command line to files."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH109, PTH112, PTH118, PTH119, PTH120

import os

from docs_config.errors import FileError
from docs_config.reader import is_descriptor, read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docs_config.gitignore import GitIgnore

STDIN = "-"
STDIN_NAME = "<stdin>"
CONFIGURATION = "config.json"
DOCUMENTATION = "docs"
_GITIGNORE = ".gitignore"
_SKIPPED = frozenset({"node_modules"})
_MARKS = (b'"sections"', b'"frameworkMenus"')
_OUTSIDE = "a symbolic link out of the folder that was given; --allow-outside follows it"


def expand(paths: "Iterable[str]", *, allow_outside: bool = False) -> "Iterator[str | FileError]":
    """Yield the files that the paths mean, each once; errors in their places.

    A folder means its own `config.json`, the one of every `docs` folder below it, and below those
    the ones that list sections. Hidden folders, `node_modules`, links to folders and what
    `.gitignore` names are left out.

    Args:
        paths: Files, folders and `-`.
        allow_outside: Whether files are taken that are links out of the folder that was given.
    """
    seen: set[str] = set()
    for path in paths:
        for file in _expand_one(path, allow_outside=allow_outside):
            if isinstance(file, FileError):
                yield file
            elif file not in seen:
                seen.add(file)
                yield file


def _expand_one(path: str, *, allow_outside: bool) -> "Iterator[str | FileError]":
    if path == STDIN or not os.path.isdir(path):
        if path == STDIN or allow_outside or is_inside(path, find_root(path)):
            yield path
        else:
            yield FileError(path, _OUTSIDE)
        return
    found = False
    for file in _configurations(path):
        found = True
        if isinstance(file, str) and not allow_outside and not is_inside(file, path):
            file = FileError(file, _OUTSIDE)  # noqa: PLW2901 it takes the place of the file
        yield file
    if not found:
        yield FileError(path, f"no {CONFIGURATION} in it, nor in a {DOCUMENTATION} folder below it")


def is_inside(path: str, root: str) -> bool:
    """Return whether a path stays in a folder after all symbolic links are followed."""
    try:
        real = os.path.realpath(path)
    except ValueError:  # a NUL character: the reader says so
        return True
    if real == os.path.abspath(path) or is_descriptor(path):
        return True
    base = os.path.realpath(root)
    return real.startswith(base.rstrip(os.sep) + os.sep)


def find_root(path: str) -> str:
    """Return the folder that a path was given in: the current one if the path lies in it."""
    here = os.getcwd()
    absolute = os.path.abspath(path)
    return (
        here
        if f"{absolute}{os.sep}".startswith(here.rstrip(os.sep) + os.sep)
        else os.path.dirname(absolute)
    )


def is_documentation(folder: str) -> bool:
    """Return whether a folder is called `docs` or lies directly in one."""
    above, name = os.path.split(os.path.abspath(folder))
    return DOCUMENTATION in (name, os.path.basename(above))


def may_have_pages(folder: str, text: str) -> bool:
    """Return whether a folder has Markdown files, or folders in which there may be pages.

    Outside of documentation, a folder counts only if a target may lead into it.

    Args:
        folder: The folder of a configuration.
        text: The text of the configuration.
    """
    is_any_taken = "\\" in text or is_documentation(folder)  # a backslash may escape a letter
    try:
        with os.scandir(folder) as entries:
            return any(
                entry.name.endswith(".md")
                or (entry.is_dir() and (is_any_taken or entry.name in text))
                for entry in entries
            )
    except OSError:
        return True  # the search for pages says what is wrong


def _configurations(folder: str) -> "Iterator[str | FileError]":
    """Yield the configurations below a folder in the order of their paths."""
    from docs_config.gitignore import GitIgnore, for_repository  # noqa: PLC0415 not for files

    is_docs = os.path.basename(os.path.abspath(folder)) == DOCUMENTATION
    waiting = [(folder, is_docs, for_repository(folder))]
    while waiting:
        here, is_below_docs, ignored = waiting.pop()
        try:
            with os.scandir(here) as entries:
                names = sorted(entries, key=lambda entry: entry.name, reverse=True)
        except OSError as error:
            yield FileError(here, (error.strerror or str(error)).lower())
            continue
        known = {entry.name for entry in names}
        absolute = os.path.abspath(here)
        if _GITIGNORE in known:
            ignored = GitIgnore(absolute, ignored)
        if CONFIGURATION in known:
            file = _join(here, CONFIGURATION)
            is_own = here == folder or os.path.basename(absolute) == DOCUMENTATION
            is_meant = is_own or (is_below_docs and _lists_sections(file))
            if is_meant and not _is_ignored(ignored, file, is_folder=False):
                yield file
                is_below_docs = True
        waiting += [
            (_join(here, entry.name), is_below_docs or entry.name == DOCUMENTATION, ignored)
            for entry in names
            if _is_entered(entry) and not _is_ignored(ignored, entry.path, is_folder=True)
        ]


def _is_ignored(ignored: "GitIgnore | None", path: str, *, is_folder: bool) -> bool:
    return ignored is not None and ignored.covers(os.path.abspath(path), is_folder=is_folder)


def _lists_sections(path: str) -> bool:
    """Return whether a file looks like a configuration; examples have others of the same name."""
    try:
        data = read_file(path)
    except FileError:
        return False
    return any(mark in data for mark in _MARKS)


def _is_entered(entry: "os.DirEntry[str]") -> bool:
    if entry.name.startswith(".") or entry.name in _SKIPPED:
        return False
    return entry.is_dir(follow_symlinks=False)


def _join(folder: str, name: str) -> str:
    """Join as a user would write it: `docs/config.json`, not `./docs/config.json`."""
    return name if folder == "." else os.path.join(folder, name)
