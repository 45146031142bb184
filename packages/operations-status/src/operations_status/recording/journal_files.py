"""Files of journals: format, folders and locks.

A file has one line for each entry: the CRC-32 of the rest in eight hexadecimal digits, a space, and
a JSON object. A reader skips lines that are damaged or incomplete, so that damage loses no other
entry; in a SQLite file, a damaged page would lose entries before it.

The process of a journal holds a lock (`flock`) on the file, which ends with the process: a file
without a lock was abandoned. Windows has no such locks, and processes there hand in only their own
journals.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import stat
import sys
import threading
import weakref
import zlib
from contextlib import contextmanager, suppress
from enum import StrEnum
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from attrs import define, field, frozen

if sys.platform != "win32":  # pragma: no branch - Windows has no such locks
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

_SUFFIX = ".journal-1"
"""End of the names of files; the number is the version of the format."""

_ANY_STORE = "any"
_KEY_DIGITS = 32
_OTHERS = 0o077
if sys.platform == "win32":  # pragma: no cover - binary mode; Windows has none of the other flags
    _FLAGS = os.O_RDWR | os.O_BINARY
else:
    _FLAGS = os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK


class Kind(StrEnum):
    """Kinds of entries; an end contains the last progress."""

    BEGINNING = "beginning"
    PROGRESS = "progress"
    END = "end"


@frozen
class Entry:
    """A change of an operation that is not in the store yet.

    Attributes:
        operation_id: Identifier of the operation.
        kind: Kind of the change.
        fields: The change, in types of JSON.
        moment: Time of the entry in seconds since 1970.
    """

    operation_id: UUID
    kind: Kind
    fields: Mapping[str, Any]
    moment: float


def encode(entry: Entry) -> bytes:
    """Return the line of an entry."""
    values = (entry.operation_id.hex, entry.kind, entry.fields, entry.moment)
    text = json.dumps(values, separators=(",", ":")).encode()
    return b"%08x %b\n" % (zlib.crc32(text), text)


def decode(data: bytes) -> Iterator[Entry]:
    """Yield the entries of a file; skip lines that are damaged or incomplete."""
    for line in data.split(b"\n"):
        checksum, _, text = line.partition(b" ")
        if text and checksum == b"%08x" % zlib.crc32(text):
            with suppress(ValueError, TypeError):  # damage that the checksum does not show
                operation_id, kind, fields, moment = json.loads(text)
                yield Entry(UUID(operation_id), Kind(kind), fields, moment)


@define(eq=False)
class JournalFile:
    """An open file of a journal.

    Attributes:
        path: Its path.
        descriptor: Its file descriptor; -1 when it is closed.
        size: Number of bytes that were written.
    """

    path: Path
    descriptor: int
    size: int = field(default=0, init=False)
    _lock: threading.Lock = field(factory=threading.Lock, init=False)

    def __attrs_post_init__(self) -> None:
        _files.add(self)

    @property
    def store_id(self) -> UUID | None:
        """Identifier of the store of the entries; None if their process did not know it."""
        name = self.path.name.partition("-")[0]
        return None if name == _ANY_STORE else UUID(name)

    @property
    def changed(self) -> float:
        """Time of the last change in seconds since 1970."""
        return os.fstat(self.descriptor).st_mtime

    def read(self) -> bytes:
        """Return the content of the file."""
        with open(self.descriptor, "rb", closefd=False) as file:
            return file.read()

    def write(self, data: bytes) -> None:
        """Append bytes.

        Raises:
            OSError: The disk is full, or another error has occurred. The last line may be
                incomplete: append no further line.
        """
        written = os.write(self.descriptor, data)
        self.size += written
        if written < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def sync(self) -> None:
        """Have the system write the file to its disk, unless it is closed."""
        with self._lock:
            if self.descriptor >= 0:
                os.fsync(self.descriptor)

    def remove(self) -> None:
        """Delete the file, and close it."""
        with suppress(OSError):
            self.path.unlink()
        self.close()

    def close(self) -> None:
        """Close the file, which releases the lock. Closing twice does no harm."""
        with self._lock:
            self.abandon()

    def abandon(self) -> None:
        """Close the file in a forked child; its parent keeps the lock."""
        descriptor, self.descriptor = self.descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


@frozen
class JournalFolder:
    """Folder of the journals of one user for one store; other users have no access.

    Args:
        places: Folders in which the folder may be, the preferred one first.
        location: Address of the store, without user and password.
    """

    _places: Sequence[Path]
    _location: str

    def create(self, store_id: UUID | None) -> JournalFile:
        """Create a file, with a lock, in the first place that can be used.

        Args:
            store_id: Identifier of the store, if it is known.

        Raises:
            OSError: No place can be used; the error is that of the last one.
        """
        problem: OSError = FileNotFoundError(errno.ENOENT, "no folder is known for the journal")
        for folder in self._folders():
            try:
                folder.parent.mkdir(parents=True, exist_ok=True)
                folder.mkdir(mode=0o700, exist_ok=True)
                _check_folder(folder)
                return _create(folder, store_id)
            except OSError as error:
                problem = error
        raise problem

    def find(self) -> Sequence[Path]:
        """Return the paths of all files, the oldest one first."""
        return [path for _, path, _ in self._stat()]

    def measure(self) -> int:
        """Return the size of all files in bytes."""
        return sum(size for _, _, size in self._stat())

    def _stat(self) -> Sequence[tuple[float, Path, int]]:
        """Return the time, the path and the size of each file, the oldest one first."""
        found = []
        for folder in self._folders():
            with suppress(OSError):  # missing, or not to be trusted
                _check_folder(folder)
                for path in folder.iterdir():
                    with suppress(OSError):  # deleted meanwhile
                        if path.name.endswith(_SUFFIX):
                            status = path.lstat()
                            found.append((status.st_mtime, path, status.st_size))
        return sorted(found)

    def _folders(self) -> Iterator[Path]:
        user = ""
        if sys.platform != "win32":  # pragma: no branch - Windows has no such number
            user = f"{os.geteuid()}-"
        key = hashlib.sha256(self._location.encode()).hexdigest()[:_KEY_DIGITS]
        for place in self._places:
            yield place / f"operations-status-{user}{key}"


@contextmanager
def open_abandoned(path: Path) -> Iterator[JournalFile | None]:
    """Within a block, open and lock the file of a process that has ended.

    The result is None if the process still runs, and if the file is not a journal.
    """
    try:
        file = JournalFile(path, os.open(path, _FLAGS))
    except OSError:
        yield None
        return
    try:
        yield file if _lock(file) else None
    finally:
        file.close()


def _create(folder: Path, store_id: UUID | None) -> JournalFile:
    while True:
        name = _ANY_STORE if store_id is None else store_id.hex
        path = folder / f"{name}-{uuid4().hex}{_SUFFIX}"
        file = JournalFile(path, os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600))
        if sys.platform != "win32":  # pragma: no branch - Windows has no such locks
            with suppress(OSError):  # this file system has no locks: no process hands the file in
                fcntl.flock(file.descriptor, fcntl.LOCK_EX)
        if os.fstat(file.descriptor).st_nlink:
            return file
        file.close()  # another process took the empty file for an abandoned one, and deleted it


def _lock(file: JournalFile) -> bool:
    """Lock a file; return whether it was not locked, and is a file of this user alone."""
    if sys.platform == "win32":  # pragma: no cover - see above
        return False
    else:  # noqa: RET505 type checkers skip it for Windows
        try:
            fcntl.flock(file.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:  # its process runs, or this file system has no locks
            return False
        found = os.fstat(file.descriptor)
        is_regular = stat.S_ISREG(found.st_mode) and found.st_nlink == 1
        return is_regular and found.st_uid == os.geteuid()


def _check_folder(path: Path) -> None:
    """Check that a path is a folder of this user, without access for others.

    Raises:
        OSError: The path is missing, is not a folder, or others have access to it.
    """
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
    if sys.platform != "win32" and (found.st_uid != os.geteuid() or found.st_mode & _OTHERS):
        raise PermissionError(errno.EPERM, "others have access to the folder", str(path))


_files: weakref.WeakSet[JournalFile] = weakref.WeakSet()
"""Files that are open in this process."""


def _close_files() -> None:
    """Close the parent's files in a forked child, whose descriptors would keep the locks."""
    for file in tuple(_files):
        file.abandon()


if hasattr(os, "register_at_fork"):  # pragma: no branch - Windows has no fork
    os.register_at_fork(after_in_child=_close_files)
