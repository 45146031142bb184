"""Repairs that are certain, and nothing else.

A name that is unknown and can only mean one that the object lacks; a byte order mark. Every other
byte stays as it is. The repaired text takes the file's place in one step, so that whoever reads it
while a repair is going on, or after one was killed, sees the old file or the new one.
"""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from docs_config.checker import examine
from docs_config.errors import FixError
from docs_config.hints import allowed_names, misspelling
from docs_config.positions import to_path, to_pointer
from docs_config.reader import read_file
from docs_config.report.excerpt import printable, underline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, TextIO

    from docs_config.results import FileResult

    Place = tuple[tuple[str | int, ...], str | None]

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_WIDTH = 120


class Rename:
    """A property's name that is to be written another way.

    Attributes:
        place: Where its object stands in the document.
        name: The name as it is.
        meant: The name that is meant.
    """

    __slots__ = ("meant", "name", "place")

    def __init__(self, place: "tuple[str | int, ...]", name: str, meant: str) -> None:
        self.place = place
        self.name = name
        self.meant = meant

    def outcomes(self) -> "set[tuple[str, str, str | None]]":
        """Name the findings that would show that something else was meant."""
        value = to_pointer((*self.place, self.meant))
        old = ("additionalProperties", to_pointer(self.place), self.name)
        return {("type", value, None), ("enum", value, None), old}


def fix_file(result: "FileResult", *, revision: str, stream: "TextIO") -> bool:
    """Repair a file in place, as far as it is certain what is meant.

    Args:
        result: The file as it was read and judged.
        revision: The revision of the format.
        stream: Where the difference is shown.

    Returns:
        Whether the file was changed.

    Raises:
        FixError: The file cannot be written, or has changed since it was read.
        FileError: The file is gone.
    """
    fixed = repaired(result, revision=revision)
    if fixed == result.data:
        return False
    _replace(result.path, result.data, fixed)
    stream.writelines(_difference(result.path, result.data, fixed))
    return True


def repaired(result: "FileResult", *, revision: str) -> bytes:
    """Repair what is certain in what was read.

    Args:
        result: The file as it was read and judged.
        revision: The revision of the format.

    Returns:
        The repaired bytes; those that were read when nothing is certain.
    """
    data = result.data
    while data.startswith(_BYTE_ORDER_MARK):
        data = data[len(_BYTE_ORDER_MARK) :]
    # A repair may bring mistakes to light within the value that now has a name: go on till none
    # is left. Each round renames at least one unknown name, so there are no more rounds than names.
    while True:
        current = examine(data, path=result.path, revision=revision)
        renamed = _renamed(current, revision=revision)
        if renamed == data:
            return data
        data = renamed


def _renamed(result: "FileResult", *, revision: str) -> bytes:
    """Apply every rename after which neither the old name nor a value of a wrong type is left."""
    renames = _renames(result, revision=revision)
    while renames:
        data = _apply(result, renames)
        judged = examine(data, path=result.path, revision=revision)
        wrong = {(finding.rule, finding.pointer, finding.property) for finding in judged.findings}
        certain = [rename for rename in renames if rename.outcomes().isdisjoint(wrong)]
        if len(certain) == len(renames):
            return data
        renames = certain
    return result.data


def _renames(result: "FileResult", *, revision: str) -> list[Rename]:
    """Find the unknown names of which it is certain what they mean."""
    if result.document is None:
        return []
    found: dict[tuple[object, ...], list[Rename]] = {}
    for finding in result.findings:
        if finding.rule == "additionalProperties" and finding.property is not None:
            place = to_path(finding.pointer, result.document.value)
            present = _value_at(result.document.value, place)
            meant = misspelling(finding.property, allowed_names(place, revision), present)
            if meant is not None:
                rename = Rename(place, finding.property, meant)
                found.setdefault((*place, meant), []).append(rename)
    return [renames[0] for renames in found.values() if len(renames) == 1]


def _value_at(value: "Any", path: "tuple[str | int, ...]") -> "Any":
    for step in path:
        value = value[step]
    return value


def _apply(result: "FileResult", renames: list[Rename]) -> bytes:
    """Write the meant names in the place of the others, from the end to the beginning."""
    assert result.document is not None  # noqa: S101 renames come from a document
    text = result.text
    wanted: dict[Place, str] = {(rename.place, rename.name): rename.meant for rename in renames}
    spans = result.document.locate_all(wanted)
    for key, span in sorted(spans.items(), key=lambda item: item[1].start, reverse=True):
        text = f'{text[: span.start]}"{wanted[key]}"{text[span.end :]}'
    return text.encode()


def _replace(path: str, read: bytes, fixed: bytes) -> None:
    """Put new content in a file's place: all of it, or none."""
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
    """Give a new file the mode and, where that is allowed, the owner of another."""
    status = target.stat()
    if hasattr(os, "fchown"):  # pragma: no branch - Windows has neither owner nor mode
        with contextlib.suppress(PermissionError):
            os.fchown(descriptor, status.st_uid, status.st_gid)
        os.fchmod(descriptor, stat.S_IMODE(status.st_mode))


def _sync_folder(folder: Path) -> None:
    """Make the move itself survive a power cut, where folders can be opened."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _difference(path: str, before: bytes, after: bytes) -> "Iterator[str]":
    """Show the changed lines; a repair never adds one or takes one away."""
    yield f"--- {printable(path)}\n+++ {printable(path)} (repaired)\n"
    lines = zip(_lines(before), _lines(after), strict=True)
    for number, (old, new) in enumerate(lines, start=1):
        if old != new:
            yield f"@@ -{number} +{number} @@\n-{_shown(old, new)}\n+{_shown(new, old)}\n"


def _lines(data: bytes) -> list[str]:
    return data.decode(errors="replace").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _shown(line: str, other: str) -> str:
    """Render a changed line, cut around the first difference where it is too long."""
    pairs = enumerate(zip(line, other, strict=False))
    start = next((number for number, (one, two) in pairs if one != two), 0)
    return underline(line, start, start + 1, width=_WIDTH)[0]
