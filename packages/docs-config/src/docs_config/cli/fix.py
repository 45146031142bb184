"""Repair of files: the fixes of the findings are applied, every other byte stays as it is."""

from __future__ import annotations

import contextlib
import difflib
import os
import stat
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from docs_config.errors import FixError
from docs_config.text.edits import apply_edits, to_edits
from docs_config.text.escapes import defuse, printable
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from docs_config.rules.fixes import Fix
    from docs_config.rules.results import FileResult

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_MOST_ROUNDS = 50


def repair(
    result: FileResult, judge: Callable[[bytes], FileResult], *, unsafe: bool = False
) -> bytes:
    """Apply the repairs of the findings until none is left.

    A repaired syntax error can reveal further findings; they are repaired as well.

    Args:
        result: The file as it was read and checked.
        judge: Checks other bytes as the file was checked.
        unsafe: Also apply repairs that may differ from what the author meant.

    Returns:
        The repaired bytes; those that were read if there is nothing to repair.
    """
    data = result.source.data
    while data.startswith(_BYTE_ORDER_MARK):
        data = data[len(_BYTE_ORDER_MARK) :]
    current = result if data == result.source.data else judge(data)
    rounds = 0
    while True:
        rounds += 1
        edits = to_edits(_choose(current, unsafe=unsafe), current.document)
        text = apply_edits(current.text, edits)
        if (
            text == current.text
            or rounds > _MOST_ROUNDS
            or not _is_progress(current, following := judge(text.encode()))
        ):
            return data
        current = following
        data = text.encode()


def _choose(result: FileResult, *, unsafe: bool) -> Iterator[Fix]:
    """Choose the repairs to apply: for each finding the first one that is allowed."""
    duplicates = {
        (f.pointer, f.property) for f in result.findings if f.rule == "json/duplicate-key"
    }
    for finding in result.findings:
        if (
            finding.rule != "json/duplicate-key"
            and (finding.pointer, finding.property) in duplicates
        ):
            continue  # which of the two would be meant?
        fix = next((fix for fix in finding.fixes if unsafe or fix.is_safe), None)
        if fix is not None:
            yield fix


def _is_progress(before: FileResult, after: FileResult) -> bool:
    """Return whether repairs of the syntax have left fewer faults than there were."""
    return len(after.source.faults) < len(before.source.faults) or not after.source.faults


def replace_file(path: str, read: bytes, fixed: bytes) -> None:
    """Put new content in a file's place: all of it, or none.

    Args:
        path: The file.
        read: Its content as it was checked.
        fixed: Its new content.

    Raises:
        FixError: The file cannot be written, or has changed since it was read.
        FileError: The file is gone.
    """
    target = Path(os.path.realpath(path))
    if read_file(str(target)) != read:
        raise FixError(path, "it changed while it was being repaired; nothing was written")
    is_effective = os.access in os.supports_effective_ids
    if not os.access(target, os.W_OK, effective_ids=is_effective):
        raise FixError(path, "no permission to write it")
    try:
        _write_beside(target, fixed)
    except OSError as error:
        raise FixError(path, (error.strerror or str(error)).lower()) from error


def _write_beside(target: Path, content: bytes) -> None:
    """Write a new file in the target's folder, with its mode, and move it into its place."""
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            _take_over(file.fileno(), target)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _take_over(descriptor: int, target: Path) -> None:
    """Give a new file the mode, the extended attributes and, if allowed, the owner of another."""
    status = target.stat()
    if hasattr(os, "fchown"):  # pragma: no branch - Windows has neither owner nor mode
        with contextlib.suppress(PermissionError):
            os.fchown(descriptor, status.st_uid, status.st_gid)
        os.fchmod(descriptor, stat.S_IMODE(status.st_mode))
    if hasattr(os, "listxattr"):  # pragma: no branch - only Linux has them
        with contextlib.suppress(OSError):
            for name in os.listxattr(target):
                os.setxattr(descriptor, name, os.getxattr(target, name))


def _sync_folder(folder: Path) -> None:
    """Make the move itself survive a power cut, where folders can be opened."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def difference(path: str, before: bytes, after: bytes) -> Iterator[str]:
    """Return the unified diff of a repair, line by line."""
    old, new = _lines(before), _lines(after)
    name = printable(path)
    lines = difflib.unified_diff(old, new, name, f"{name} (repaired)", n=0, lineterm="")
    return (defuse(printable(line)) + "\n" for line in lines)


def _lines(data: bytes) -> list[str]:
    return data.decode(errors="replace").replace("\r\n", "\n").replace("\r", "\n").split("\n")
