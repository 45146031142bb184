"""Bytes of files and standard input, and their text."""

# Importing pathlib would cost as much as the whole check of a typical file.

import os
import stat
import sys

from docs_config.errors import FileError

MAX_SIZE = 16 * 1024 * 1024
"""Bytes: 160 times the largest known file. It bounds the memory of a parse."""

BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"

_TOO_LARGE = f"larger than {MAX_SIZE // 1024**2} MiB: not a configuration"
_KINDS = (
    (stat.S_ISFIFO, "a FIFO, not a file; redirect it to standard input and check -"),
    (stat.S_ISCHR, "a device, not a file"),
    (stat.S_ISBLK, "a device, not a file"),
)


def is_descriptor(path: str) -> bool:
    """Return whether a path names an open descriptor, as the shell writes `<(command)`."""
    return path == "/dev/stdin" or path.startswith(("/dev/fd/", "/proc/self/fd/"))


def read_file(path: str) -> bytes:
    """Return the content of a regular file, or of an open descriptor.

    Raises:
        FileError: The file is missing, not regular, not readable, or larger than `MAX_SIZE`.
    """
    is_open = is_descriptor(path)
    # Opening a FIFO that has no writer would block.
    further = 0 if is_open else getattr(os, "O_NONBLOCK", 0)
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | further)) as file:
            status = os.fstat(file.fileno())
            for is_kind, reason in _KINDS:
                if is_kind(status.st_mode) and not (is_open and is_kind is stat.S_ISFIFO):
                    raise FileError(path, reason)
            size = status.st_size
            data = b"" if size > MAX_SIZE else file.read(size + 1)
            if len(data) > size:  # as of a file in /proc, whose size is 0
                data += file.read(MAX_SIZE)
    except FileNotFoundError:
        raise FileError(path, "no such file") from None
    except IsADirectoryError:
        raise FileError(path, "a folder, not a file") from None
    except OSError as error:
        raise FileError(path, (error.strerror or str(error)).lower()) from error
    except ValueError:
        raise FileError(path, "a NUL character in the path") from None
    if max(size, len(data)) > MAX_SIZE:
        raise FileError(path, _TOO_LARGE)
    return data


def read_stdin(path: str) -> bytes:
    """Return the content of standard input.

    Args:
        path: Its name in errors.

    Raises:
        FileError: Standard input is closed, not readable, or larger than `MAX_SIZE`.
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


def decode(content: bytes | str) -> tuple[str, bool]:
    """Return a text without its byte order mark, and whether it had one.

    Raises:
        UnicodeError: The bytes are not UTF-8, or the text could not be written as UTF-8.
    """
    if isinstance(content, bytes):
        text = content.decode()
    else:
        text = content
        if not text.isascii():
            text.encode()
    if text.startswith(BYTE_ORDER_MARK):
        return text[1:], True
    return text, False
