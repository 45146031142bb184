"""Saving of downloads: the file is complete, or as it was before."""

from __future__ import annotations

import os
from contextlib import suppress
from inspect import isawaitable
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Protocol

from hosting_sdk.errors import HostingSDKError, InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


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

    Raises:
        HostingSDKError: The download broke.
        InvalidRequestError: The file cannot be written.
    """
    try:
        handle, name = _create_part(path)
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
        os.replace(name, path)  # noqa: PTH105 a rename does not block
    except BaseException as error:
        with suppress(OSError):
            os.unlink(name)  # noqa: PTH108 as above
        await download.aclose()
        if isinstance(error, OSError) and not isinstance(error, HostingSDKError):
            raise InvalidRequestError(f"cannot write {str(path)!r}: {error.strerror}") from error
        raise
    return path


def _create_part(path: Path) -> tuple[int, str]:
    """Create the temporary file, with the mode of the file that it replaces or of a new one."""
    try:
        mode = path.stat().st_mode & 0o777
    except OSError:
        mode = None
    name = str(path.with_name(f".{path.name}.{token_hex(8)}.part"))
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(name, flags, 0o666 if mode is None else mode)
    if mode is not None:
        Path(name).chmod(mode)  # the umask may have removed bits
    return handle, name
