"""Which files a path on the command line means."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH112, PTH119

import os

from docs_config.errors import FileError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

STDIN = "-"
STDIN_NAME = "<stdin>"
CONFIGURATION = "config.json"
DOCUMENTATION = "docs"
_PASSED_OVER = frozenset({"node_modules"})


def expand(paths: "Iterable[str]") -> "Iterator[str | FileError]":
    """Yield the files that the paths mean, each once; errors in their places.

    A folder means every `config.json` that lies in a `docs` folder below it, at whatever depth;
    hidden folders, `node_modules` and links to folders are left out.
    """
    seen: set[str] = set()
    for path in paths:
        for file in _expand_one(path):
            if isinstance(file, FileError):
                yield file
            elif file not in seen:
                seen.add(file)
                yield file


def _expand_one(path: str) -> "Iterator[str | FileError]":
    if path == STDIN or not os.path.isdir(path):
        yield path
        return
    found = False
    for file in _configurations(path):
        found = True
        yield file
    if not found:
        yield FileError(path, f"no {CONFIGURATION} in a {DOCUMENTATION} folder below it")


def _configurations(folder: str) -> "Iterator[str | FileError]":
    """Yield the configurations below a folder in the order of their paths."""
    name = os.path.basename(os.path.abspath(folder))
    waiting = [(folder, name == DOCUMENTATION)]
    while waiting:
        here, is_inside = waiting.pop()
        try:
            with os.scandir(here) as entries:
                names = sorted(entries, key=lambda entry: entry.name, reverse=True)
        except OSError as error:
            yield FileError(here, (error.strerror or str(error)).lower())
            continue
        if is_inside and any(entry.name == CONFIGURATION for entry in names):
            yield _join(here, CONFIGURATION)
        waiting += [
            (_join(here, entry.name), is_inside or entry.name == DOCUMENTATION)
            for entry in names
            if _is_entered(entry)
        ]


def _is_entered(entry: "os.DirEntry[str]") -> bool:
    if entry.name.startswith(".") or entry.name in _PASSED_OVER:
        return False
    return entry.is_dir(follow_symlinks=False)


def _join(folder: str, name: str) -> str:
    """Join as a user would write it: `docs/config.json`, not `./docs/config.json`."""
    return name if folder == "." else os.path.join(folder, name)  # noqa: PTH118 see above
