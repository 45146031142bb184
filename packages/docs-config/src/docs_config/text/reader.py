"""Bytes from files and standard input."""

import os
import stat
import sys

from docs_config.errors import FileError

MAX_SIZE = 16 * 1024 * 1024
"""Bytes. A hundred and sixty times the largest known file; it bounds what a parse can take."""

_TOO_LARGE = f"larger than {MAX_SIZE // 1024**2} MiB: not a configuration"
# Opening a FIFO that has no writer would block.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_KINDS = (
    (stat.S_ISDIR, "a folder, not a file"),
    (stat.S_ISFIFO, "a FIFO, not a file; redirect it to standard input and check -"),
    (stat.S_ISCHR, "a device, not a file"),
    (stat.S_ISBLK, "a device, not a file"),
)


def is_descriptor(path: str) -> bool:
    """Return whether a path names an open descriptor, as the shell writes `<(command)`."""
    return path == "/dev/stdin" or path.startswith(("/dev/fd/", "/proc/self/fd/"))


def read_file(path: str) -> bytes:
    """Return what a regular file holds, or an open descriptor.

    Raises:
        FileError: It is missing, not a regular file, not to be read, or larger than `MAX_SIZE`.
    """
    try:
        is_open = is_descriptor(path)
        descriptor = os.open(path, os.O_RDONLY if is_open else _FLAGS)
        try:
            return _read_descriptor(path, descriptor, is_open=is_open)
        finally:
            os.close(descriptor)
    except FileNotFoundError:
        raise FileError(path, "no such file") from None
    except OSError as error:
        raise FileError(path, (error.strerror or str(error)).lower()) from error
    except ValueError:
        raise FileError(path, "a NUL character in the path") from None


def _read_descriptor(path: str, descriptor: int, *, is_open: bool = False) -> bytes:
    status = os.fstat(descriptor)
    for is_kind, reason in _KINDS:
        if is_kind(status.st_mode) and not (is_open and is_kind is stat.S_ISFIFO):
            raise FileError(path, reason)
    if status.st_size > MAX_SIZE:
        raise FileError(path, _TOO_LARGE)
    chunks = []
    size = 0
    # A file in /proc says that its size is 0, so size is no more than a first guess.
    while chunk := os.read(descriptor, max(status.st_size - size, 0) + 65536):
        chunks.append(chunk)
        size += len(chunk)
        if size > MAX_SIZE:
            raise FileError(path, _TOO_LARGE)
    return b"".join(chunks)


def read_stdin(path: str) -> bytes:
    """Return what standard input holds.

    Args:
        path: What to call it in an error.

    Raises:
        FileError: It is closed, cannot be read, or is larger than `MAX_SIZE`.
    """
    if sys.stdin is None:
        raise FileError(path, "standard input is closed")
    try:
        data = sys.stdin.buffer.read(MAX_SIZE + 1)
    except OSError as error:
        raise FileError(path, (error.strerror or str(error)).lower()) from error
    if len(data) > MAX_SIZE:
        raise FileError(path, _TOO_LARGE)
    return data
