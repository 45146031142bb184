"""Boundaries of what is read and written: no symbolic link leads out of a folder or repository."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH109, PTH110, PTH118, PTH120

import os

from docs_config.text.reader import is_descriptor

OUTSIDE = "a symbolic link out of the repository; --allow-outside follows it"


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
    return here if _lies_in(absolute, here) else os.path.dirname(absolute)


def _lies_in(path: str, folder: str) -> bool:
    """Return whether an absolute path is that of a folder or begins with it."""
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
    """Return whether a path that lies in a folder leads out of it by a symbolic link."""
    return _lies_in(os.path.abspath(path), os.path.abspath(root)) and not is_inside(path, root)
