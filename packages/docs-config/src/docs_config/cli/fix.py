"""Repair of files: the fixes of the findings are applied, every other byte is kept."""

from __future__ import annotations

import contextlib
import difflib
import json
import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from docs_config.errors import FixError
from docs_config.text.edits import apply_edits, to_edits
from docs_config.text.escapes import defuse, printable
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from docs_config.rules.fixes import Fix
    from docs_config.rules.results import FileResult

    Replacement = tuple[str, bytes, bytes]

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_MOST_ROUNDS = 50


def repair(
    result: FileResult,
    judge: Callable[[bytes], FileResult],
    *,
    unsafe: bool = False,
    remove_dead: bool = False,
) -> bytes:
    """Apply the repairs of the findings until none is left.

    A repaired syntax error can reveal further findings; they are repaired as well.

    Args:
        result: The file as it was read and checked.
        judge: Checks other bytes as if they were the content of the file.
        unsafe: Also apply repairs that may differ from what the author meant.
        remove_dead: Also delete entries whose page does not exist.

    Returns:
        The repaired bytes; those that were read if there is nothing to repair.

    Raises:
        FixError: Many pages of one folder are missing, and their entries would be deleted.
    """
    mass_removals = find_mass_removals(result) if remove_dead else {}
    for folder, findings in mass_removals.items():
        count = len(set(findings.values()))
        raise FixError(
            result.path,
            f"--remove-dead: {count} pages of {json.dumps(folder or '.')} are missing; if "
            "they are generated, build them first or leave them out with --ignore; "
            "nothing was written",
        )
    data = result.source.data
    while data.startswith(_BYTE_ORDER_MARK):
        data = data[len(_BYTE_ORDER_MARK) :]
    current = result if data == result.source.data else judge(data)
    rounds = 0
    while True:
        rounds += 1
        fixes = _choose(current, unsafe=unsafe, remove_dead=remove_dead)
        edits = to_edits(fixes, current.document)
        text = apply_edits(current.text, edits)
        if text == current.text or rounds > _MOST_ROUNDS:
            return data
        following = judge(text.encode())
        # A repair of the syntax must leave fewer faults than there were.
        if len(following.source.faults) >= max(1, len(current.source.faults)):
            return data
        current = following
        data = text.encode()


def find_mass_removals(result: FileResult) -> dict[str, dict[str, str]]:
    """Return the folders with many missing pages, whose entries must not be deleted.

    Returns:
        For each folder, its missing pages by the pointers of their findings.
    """
    from docs_config.pages import MANY_MISSING, collection_of, page_path  # noqa: PLC0415 seldom asked for

    missing: dict[str, dict[str, str]] = {}
    for finding in result.findings:
        if any(fix.is_removal for fix in finding.fixes):
            path = page_path(result.value_at(finding.pointer))
            missing.setdefault(collection_of(path), {})[finding.pointer] = path
    return {
        folder: pages
        for folder, pages in missing.items()
        if len(set(pages.values())) >= MANY_MISSING
    }


def _choose(result: FileResult, *, unsafe: bool, remove_dead: bool) -> Iterator[Fix]:
    """Choose the repairs to apply: for each finding the first one that is allowed."""
    duplicates = {
        (f.pointer, f.property) for f in result.findings if f.rule == "json/duplicate-key"
    }
    for finding in result.findings:
        if (
            finding.rule != "json/duplicate-key"
            and (finding.pointer, finding.property) in duplicates
        ):
            continue  # it is not known which of the two is meant
        for fix in finding.fixes:
            if remove_dead if fix.is_removal else unsafe or fix.is_safe:
                yield fix
                break


def replace_file(path: str, read: bytes, fixed: bytes) -> None:
    """Replace the content of a file, as `replace_files` does for many."""
    replace_files([(path, read, fixed)])


def replace_files(replacements: Iterable[Replacement]) -> None:
    """Replace the contents of files: of all of them, or of none.

    All new files are written beside the old ones before the first old one is replaced. If a later
    one cannot be replaced, the old files are restored.

    Args:
        replacements: The path of each file, its content as it was checked, and its new content.

    Raises:
        FixError: A file cannot be written, or has changed since it was read.
        FileError: A file is gone.
    """
    prepared: dict[Path, tuple[str, bytes, Path]] = {}
    with contextlib.ExitStack() as leftovers, contextlib.ExitStack() as undo:
        for path, read, fixed in replacements:
            target = Path(os.path.realpath(path))
            if target not in prepared:  # a page may have a second name, a symbolic link
                _verify(path, target, read)
                with _explain(path):
                    new = _write_beside(target, fixed)
                leftovers.callback(new.unlink, missing_ok=True)
                prepared[target] = path, read, new
        for target, (path, read, new) in prepared.items():
            _verify(path, target, read)
            with _explain(path):
                if len(prepared) > 1:
                    old = Path(f"{new}.old")
                    leftovers.callback(old.unlink, missing_ok=True)
                    _keep(target, old)
                    undo.callback(old.replace, target)
                new.replace(target)
        undo.pop_all()
    # Flush the folders to the disk, so that the new files survive a power failure.
    for folder in {target.parent for target in prepared}:
        with contextlib.suppress(OSError):  # some systems cannot open a folder
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def _verify(path: str, target: Path, read: bytes) -> None:
    """Verify that a file is unchanged since it was read, and can be written."""
    if read_file(str(target)) != read:
        raise FixError(path, "it changed while it was being repaired; nothing was written")
    is_effective = os.access in os.supports_effective_ids
    if not os.access(target, os.W_OK, effective_ids=is_effective):
        raise FixError(path, "no permission to write it")


@contextlib.contextmanager
def _explain(path: str) -> Iterator[None]:
    """Turn an `OSError` into a `FixError`, which names the file."""
    try:
        yield
    except OSError as error:
        raise FixError(path, (error.strerror or str(error)).lower()) from error


def _write_beside(target: Path, content: bytes) -> Path:
    """Write a new file in the target's folder, and return its path.

    It has the mode, the extended attributes and, if that is allowed, the owner of the target.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            status = target.stat()
            if sys.platform != "win32":  # pragma: no branch - Windows has neither owner nor mode
                with contextlib.suppress(PermissionError):
                    os.fchown(descriptor, status.st_uid, status.st_gid)
                os.fchmod(descriptor, stat.S_IMODE(status.st_mode))
            if sys.platform == "linux":  # pragma: no branch - Python reads them on no other system
                with contextlib.suppress(OSError):
                    for attribute in os.listxattr(target):
                        value = os.getxattr(target, attribute)
                        os.setxattr(descriptor, attribute, value)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def _keep(target: Path, old: Path) -> None:
    """Make a hard link to a file, or a copy where the file system has no hard links."""
    try:
        os.link(target, old)
    except OSError:
        shutil.copy2(target, old)


def difference(path: str, before: bytes, after: bytes) -> Iterator[str]:
    """Return the unified diff of a repair, line by line."""
    old, new = _lines(before), _lines(after)
    name = printable(path)
    lines = difflib.unified_diff(old, new, name, f"{name} (repaired)", n=0, lineterm="")
    return (defuse(printable(line)) + "\n" for line in lines)


def _lines(data: bytes) -> list[str]:
    return data.decode(errors="replace").replace("\r\n", "\n").replace("\r", "\n").split("\n")
