"""Repeated checks: one after each change of a file, until Ctrl-C.

Files and folders are polled twice a second. Polling needs no library, works on network and
container file systems, and notices a file that an editor replaces, or deletes and writes anew.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Stamp = tuple[int, int, int] | None

_INTERVAL = 0.5
_PASSED_OVER = frozenset({"node_modules"})


def watch(
    paths: Callable[[], list[str]],
    run: Callable[[], int],
    *,
    interval: float = _INTERVAL,
) -> int:
    """Check now, and again after each change, until Ctrl-C.

    Args:
        paths: Returns the files and folders to watch; called every time, as they may change.
        run: Checks, reports and returns an exit code.
        interval: Seconds between two polls.

    Returns:
        The exit code of the last check.
    """
    code = 0
    try:
        while True:
            seen = snapshot(paths())
            code = run()
            _say(f"Watching {len(seen)} files and folders for changes; Ctrl-C ends it.")
            while snapshot(paths()) == seen:
                time.sleep(interval)
            _say("Something changed; checking again.")
    except KeyboardInterrupt:
        _say("")
        return code


def snapshot(paths: Iterable[str]) -> dict[str, Stamp]:
    """Record the state of files and folders, to detect one that is written, replaced or deleted.

    Args:
        paths: Files and folders; of a folder, the folders, configurations and Markdown files below.

    Returns:
        Inode number, size and modification time (nanoseconds) by path; None if it does not exist.
    """
    seen: dict[str, Stamp] = {}
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen[path] = None
        with contextlib.suppress(OSError):
            status = os.stat(path)  # noqa: PTH116 pathlib is not imported by this command
            seen[path] = status.st_ino, status.st_size, status.st_mtime_ns
            if stat.S_ISDIR(status.st_mode):
                with os.scandir(path) as entries:
                    waiting += [entry.path for entry in entries if _is_read(entry)]
    return seen


def _is_read(entry: os.DirEntry[str]) -> bool:
    """Return whether a check reads a file, or lists a folder."""
    if entry.is_dir(follow_symlinks=False):
        return not entry.name.startswith(".") and entry.name not in _PASSED_OVER
    return entry.name == "config.json" or entry.name.endswith(".md")


def _say(line: str) -> None:
    """Print a message about the watch to standard error, after flushing the report."""
    sys.stdout.flush()
    sys.stderr.write(line + "\n")
    sys.stderr.flush()
