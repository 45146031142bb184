"""Saving of downloads: the file is complete, or as it was before."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from errno import EINVAL
from inspect import isawaitable
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Protocol

from hosting_sdk.errors import HostingSDKError, InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


_SHOWN_CHARACTERS = 40  # the longest names leave no room for more in the name of a temporary file


class Source(Protocol):
    """Content that is saved; a `Download`."""

    @property
    def size(self) -> int | None:
        """The number of bytes, None when it is not known."""

    def __aiter__(self) -> AsyncIterator[bytes]:
        """Iterate over the bytes in pieces."""

    async def aclose(self) -> None:
        """Close the connection."""


async def save_download(
    download: Source, path: Path, progress: Callable[[int, int | None], object] | None
) -> Path:
    """Write a download to a temporary file, then move it into place.

    A link stays, and the file that it leads to is replaced.

    Raises:
        HostingSDKError: The download broke.
        InvalidRequestError: The file cannot be written.
    """
    try:
        handle, name, target = _create_part(path)
    except OSError as error:
        await download.aclose()
        raise InvalidRequestError(f"cannot write {str(path)!r}: {error.strerror}") from error
    try:
        with os.fdopen(handle, "wb") as file:
            done = 0
            async for chunk in download:
                file.write(chunk)
                done += len(chunk)
                outcome = None if progress is None else progress(done, download.size)
                if isawaitable(outcome):
                    await outcome
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)  # noqa: PTH105 a rename does not block
    except BaseException as error:
        with suppress(OSError):
            os.unlink(name)  # noqa: PTH108 as above
        await download.aclose()
        if isinstance(error, OSError) and not isinstance(error, HostingSDKError):
            raise InvalidRequestError(f"cannot write {str(path)!r}: {error.strerror}") from error
        raise
    return path


def _create_part(path: Path) -> tuple[int, str, Path]:
    """Create the temporary file, with the mode of the file that it replaces or of a new one.

    Returns:
        Its handle, its name, and the file that it replaces.
    """
    path = Path(os.path.realpath(path))
    try:
        replaced = path.stat().st_mode
    except OSError:
        mode = None
    else:
        if not stat.S_ISREG(replaced):
            raise OSError(EINVAL, "it is not a regular file, which could be replaced")
        mode = replaced & 0o777
    name = str(path.with_name(f".{path.name[:_SHOWN_CHARACTERS]}.{token_hex(8)}.part"))
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(name, flags, 0o666 if mode is None else mode)
    if mode is not None:
        Path(name).chmod(mode)  # the umask may have removed bits
    return handle, name, path
