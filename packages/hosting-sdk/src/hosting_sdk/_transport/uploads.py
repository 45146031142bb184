"""Bodies of raw bytes: from memory, a path, a file or any source of chunks, never read whole."""

from __future__ import annotations

import os
from collections.abc import AsyncIterable, AsyncIterator, Callable, Generator, Iterable
from contextlib import suppress
from inspect import isawaitable
from typing import IO, Any, BinaryIO, Self

from hosting_sdk.errors import HostingSDKError, InvalidRequestError, UnexpectedClientError

_CHUNK_BYTES = 1024 * 1024

_KINDS = (bytes, bytearray, memoryview, os.PathLike, Iterable, AsyncIterable)

_Source = (
    bytes
    | bytearray
    | memoryview
    | os.PathLike[str]
    | BinaryIO
    | Iterable[bytes]
    | AsyncIterable[bytes]
)


class Upload:
    """A source of bytes, with its size and a progress function.

    Args:
        source: Bytes, a path, a binary file (read from its current position), or a plain or
            asynchronous iterable of bytes.
        progress: Called after every chunk with the bytes handed over so far and the whole size,
            None when that is not known; may be a coroutine function.
        size: The number of bytes, if only the caller knows it; sent as `Content-Length`.

    Raises:
        InvalidRequestError: The source has another type, or not the given size.
    """

    __slots__ = ("_start", "progress", "size", "source")

    def __init__(
        self,
        source: _Source,
        *,
        progress: Callable[[int, int | None], object] | None = None,
        size: int | None = None,
    ) -> None:
        if isinstance(source, str) or not (isinstance(source, _KINDS) or hasattr(source, "read")):
            raise InvalidRequestError(
                "an upload is bytes, a pathlib.Path, a binary file or an iterable of bytes, "
                f"not {type(source).__name__}"
            )
        self.source = memoryview(source) if isinstance(source, bytearray) else source
        if isinstance(source, memoryview) and not source.c_contiguous:
            self.source = source.tobytes()
        self.progress = progress
        self._start: int | None = None
        file: Any = source if hasattr(source, "read") else None
        with suppress(AttributeError, OSError, ValueError):
            self._start = int(file.tell()) if file.seekable() else None
        known = _size_of(self.source, self._start)
        if size is not None and known is not None and size != known:
            raise InvalidRequestError(f"the upload has {known} bytes, not {size!r}")
        self.size = known if size is None else size

    @property
    def rewindable(self) -> bool:
        """Whether the bytes can be read a second time."""
        source = self.source
        if isinstance(source, bytes | memoryview | os.PathLike):
            return True
        if hasattr(source, "read"):
            return self._start is not None
        try:
            if isinstance(source, AsyncIterable):
                return aiter(source) is not source
            return iter(source) is not source
        except Exception:  # noqa: BLE001 `open` raises it again
            return False

    def open(self, touch: Callable[[], object]) -> UploadBody:
        """Return the body of one attempt.

        Args:
            touch: Called after every chunk, to restart the time limits.

        Raises:
            InvalidRequestError: The source cannot be read.
            UnexpectedClientError: The source failed.
        """
        try:
            return self._open(touch)
        except HostingSDKError:
            raise
        except Exception as error:
            raise _source_error(error) from error

    def _open(self, touch: Callable[[], object]) -> UploadBody:
        source: Any = self.source
        if isinstance(source, os.PathLike):
            return UploadBody(self, _open(source), touch, owned=True)
        if hasattr(source, "read"):
            if self._start is not None:
                source.seek(self._start)
            return UploadBody(self, source, touch)
        if isinstance(source, bytes | memoryview):
            view = memoryview(source).cast("B")
            starts = range(0, len(view), _CHUNK_BYTES)
            slices = (bytes(view[at : at + _CHUNK_BYTES]) for at in starts)
            return UploadBody(self, slices, touch)
        if isinstance(source, AsyncIterable):
            return UploadBody(self, aiter(source), touch)
        pieces = iter(source)
        is_new = isinstance(pieces, Generator) and pieces is not source
        return UploadBody(self, pieces, touch, owned=is_new)


UploadSource = _Source | Upload
"""Argument type for raw bytes: a source of them, or an `Upload` of one."""


class UploadBody:
    """The bytes of one attempt, chunk by chunk.

    Attributes:
        failure: The exception that the source raised, None when nothing went wrong.
    """

    def __init__(
        self, upload: Upload, source: Any, touch: Callable[[], object], *, owned: bool = False
    ) -> None:
        self._upload = upload
        self._source = source
        self._touch = touch
        self._owned = owned
        self._sent = 0
        self.failure: Exception | None = None

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> bytes:
        try:
            chunk = await self._check_chunk()
        except Exception as error:
            self.failure = error
            raise
        if not chunk:
            raise StopAsyncIteration
        self._touch()
        return chunk

    async def _check_chunk(self) -> bytes:
        chunk: object = await self._read()
        if not isinstance(chunk, bytes | bytearray | memoryview):
            raise InvalidRequestError(f"an upload is made of bytes, not {type(chunk).__name__}")
        size = self._upload.size
        self._sent += len(chunk)
        if size is not None and (self._sent > size or (not chunk and self._sent < size)):
            word = "more than" if self._sent > size else "only"
            got = min(self._sent, size)
            raise InvalidRequestError(f"expected an upload of {size} bytes, got {word} {got}")
        if chunk and self._upload.progress is not None:
            outcome = self._upload.progress(self._sent, size)
            if isawaitable(outcome):
                await outcome
        return bytes(chunk)

    async def _read(self) -> Any:
        """Return the next bytes that are not empty; empty at the end."""
        source = self._source
        if hasattr(source, "read"):
            chunk = source.read(_CHUNK_BYTES)
            return await chunk if isawaitable(chunk) else chunk
        if isinstance(source, AsyncIterator):
            async for chunk in source:
                if chunk:
                    return chunk
            return b""
        for chunk in source:
            if chunk:
                return chunk
        return b""

    def close(self) -> None:
        """Close the source if it was opened for this body."""
        if self._owned:
            self._source.close()

    def check(self, error: Exception) -> None:
        """Raise the failure of the source if it is the cause of an error.

        Raises:
            InvalidRequestError: The source yielded something that cannot be sent.
            UnexpectedClientError: The source failed.
        """
        if isinstance(self.failure, InvalidRequestError):
            raise self.failure from None
        if self.failure is not None:
            raise _source_error(self.failure) from error


def _source_error(failure: Exception) -> UnexpectedClientError:
    return UnexpectedClientError(
        f"the source of the upload failed: {type(failure).__name__}: {failure}"
    )


def _open(path: os.PathLike[str]) -> IO[bytes]:
    try:
        return open(path, "rb", buffering=0)  # noqa: PTH123 any os.PathLike; UploadBody closes it
    except OSError as error:
        raise InvalidRequestError(f"cannot read {os.fspath(path)!r}: {error.strerror}") from error


def _size_of(source: Any, start: int | None) -> int | None:
    if isinstance(source, bytes):
        return len(source)
    if isinstance(source, memoryview):
        return source.nbytes
    if isinstance(source, os.PathLike):
        try:
            return os.stat(source).st_size  # noqa: PTH116 any os.PathLike
        except OSError as error:
            raise InvalidRequestError(
                f"cannot read {os.fspath(source)!r}: {error.strerror}"
            ) from error
    if start is None:
        return None
    end = int(source.seek(0, os.SEEK_END))
    source.seek(start)
    return max(0, end - start)
