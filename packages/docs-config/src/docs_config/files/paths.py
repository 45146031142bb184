"""Expansion of the paths on the command line to files."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH118, PTH119
import os

from docs_config.errors import FileError
from docs_config.files.trees import DISK, find_root, is_inside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docs_config.files.gitignore import GitIgnore
    from docs_config.files.trees import FileTree

STDIN = "-"
STDIN_NAME = "<stdin>"
CONFIGURATION = "config.json"
DOCUMENTATION = "docs"
_GITIGNORE = ".gitignore"
_SKIPPED = frozenset({"node_modules"})
_MARKS = (b'"sections"', b'"frameworkMenus"')
_OUTSIDE = "a symbolic link out of the folder that was given; --allow-outside follows it"


def expand(
    paths: "Iterable[str]", *, allow_outside: bool = False, tree: "FileTree" = DISK
) -> "Iterator[str | FileError]":
    """Yield the files that the paths stand for, each once; errors in their places.

    A folder stands for its own `config.json`, that of every `docs` folder below it, and deeper in
    documentation every `config.json` that lists sections. Hidden folders, `node_modules`, symbolic
    links to folders, and files and folders that `.gitignore` names are left out.

    Args:
        paths: Files, folders and `-`.
        allow_outside: Whether symbolic links out of the folder that was given are followed.
        tree: The tree in which folders are searched; `.gitignore` is read on the disk only.
    """
    seen: set[str] = set()
    for path in paths:
        files: Iterable[str | FileError] = [path]
        boundary = find_root(path)
        if path != STDIN and tree.is_folder(path):
            files = _configurations(path, tree)
            boundary = path
        is_empty = True
        for file in files:
            is_empty = False
            if isinstance(file, FileError):
                yield file
            elif file != STDIN and not allow_outside and not is_inside(file, boundary):
                yield FileError(file, _OUTSIDE)
            elif file not in seen:
                seen.add(file)
                yield file
        if is_empty:
            reason = f"no {CONFIGURATION} in it, nor in a {DOCUMENTATION} folder below it"
            yield FileError(path, reason)


def is_documentation(folder: str) -> bool:
    """Return whether a folder is called `docs` or lies directly in one."""
    above, name = os.path.split(os.path.abspath(folder))
    return DOCUMENTATION in (name, os.path.basename(above))


def may_have_pages(folder: str, text: str, tree: "FileTree" = DISK) -> bool:
    """Return whether a folder may have pages to check, without reading any of them.

    A documentation folder may have pages if it has Markdown files or folders, or if the
    configuration has a target; any other folder, if it has Markdown files, or if the configuration
    contains the name of one of its folders.

    Args:
        folder: The folder of a configuration.
        text: The text of the configuration.
        tree: The tree that the folder is part of.
    """
    may_be_escaped = "\\" in text  # a backslash may stand for any letter
    is_docs = is_documentation(folder)
    if is_docs and (may_be_escaped or '"to"' in text):
        return True
    is_any_taken = may_be_escaped or is_docs
    try:
        return any(
            entry.name.endswith(".md") or (entry.is_dir() and (is_any_taken or entry.name in text))
            for entry in tree.scan(folder)
        )
    except OSError:
        return True  # listing the pages reports the error


def _configurations(folder: str, tree: "FileTree") -> "Iterator[str | FileError]":
    """Yield the configurations below a folder in the order of their paths."""
    from docs_config.files.gitignore import GitIgnore, for_repository  # noqa: PLC0415 not for files

    is_docs = os.path.basename(os.path.abspath(folder)) == DOCUMENTATION
    waiting = [(folder, is_docs, for_repository(folder) if tree is DISK else None)]
    while waiting:
        here, is_below_docs, ignored = waiting.pop()
        try:
            names = sorted(tree.scan(here), key=lambda entry: entry.name, reverse=True)
        except OSError as error:
            yield FileError(here, (error.strerror or str(error)).lower())
            continue
        known = {entry.name for entry in names}
        absolute = os.path.abspath(here)
        if _GITIGNORE in known and tree is DISK:
            ignored = GitIgnore(absolute, ignored)
        if CONFIGURATION in known:
            file = _join(here, CONFIGURATION)
            is_meant = here == folder or os.path.basename(absolute) == DOCUMENTATION
            if is_below_docs and not is_meant:  # an example may have a file of this name
                try:
                    is_meant = lists_sections(tree.read(file))
                except FileError:
                    is_meant = False
            if is_meant and not _is_ignored(ignored, file, is_folder=False):
                yield file
                is_below_docs = True
        waiting += [
            (_join(here, entry.name), is_below_docs or entry.name == DOCUMENTATION, ignored)
            for entry in names
            if not entry.name.startswith(".")
            and entry.name not in _SKIPPED
            and entry.is_dir(follow_symlinks=False)
            and not _is_ignored(ignored, entry.path, is_folder=True)
        ]


def _is_ignored(ignored: "GitIgnore | None", path: str, *, is_folder: bool) -> bool:
    return ignored is not None and ignored.covers(os.path.abspath(path), is_folder=is_folder)


def lists_sections(content: bytes) -> bool:
    """Return whether a text, which need not be JSON, looks like a configuration."""
    return any(mark in content for mark in _MARKS)


def _join(folder: str, name: str) -> str:
    """Return a path in the form that users write: `docs/config.json`, not `./docs/config.json`."""
    return name if folder == "." else os.path.join(folder, name)
