"""Streams, downloads and pages for plain `for` loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

if TYPE_CHECKING:
    import os
    from collections import deque
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

    from hosting_sdk._paging import Paginator
    from hosting_sdk._streams.streams import Download, RecordStream
    from hosting_sdk._transport.messages import Headers
    from hosting_sdk._transport.portal import Portal
    from hosting_sdk.errors import Issue

T = TypeVar("T")
PageT = TypeVar("PageT")


class _SyncBody:
    """A body that is read by plain code."""

    def __init__(self, portal: Portal, body: Any) -> None:
        self._portal = portal
        self._body = body

    @property
    def status(self) -> int | None:
        """The status of the response; None before it is there."""
        status: int | None = self._body.status
        return status

    @property
    def headers(self) -> Headers | None:
        """The headers of the response; None before it is there."""
        headers: Headers | None = self._body.headers
        return headers

    def close(self) -> None:
        """Close the connection; safe to call again."""
        self._portal.run(self._body.aclose())

    def __enter__(self) -> Self:
        self._portal.run(self._body.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class SyncRecordStream(_SyncBody, Generic[T]):
    """The records of a JSON Lines response: `for record in stream`; see `RecordStream`."""

    def __init__(self, portal: Portal, stream: RecordStream[T]) -> None:
        super().__init__(portal, stream)
        self._stream = stream

    @property
    def issues(self) -> deque[Issue]:
        """Mismatches, with `response_validation="report"`."""
        return self._stream.issues

    def __iter__(self) -> Iterator[T]:
        try:
            while (records := self._portal.run(self._stream.next_batch())) is not None:
                yield from records
        finally:
            self.close()


class SyncDownload(_SyncBody):
    """The raw bytes of a response: `for chunk in download`; see `Download`."""

    def __init__(self, portal: Portal, download: Download) -> None:
        super().__init__(portal, download)
        self._download = download

    @property
    def size(self) -> int | None:
        """The number of bytes that the server announced; None when it did not, or has not yet."""
        return self._download.size

    def __iter__(self) -> Iterator[bytes]:
        try:
            while chunk := self._portal.run(self._download.next_chunk()):
                yield chunk
        finally:
            self.close()

    def read(self) -> bytes:
        """Return all bytes at once.

        Raises:
            HostingSDKError: The response is an error, or the connection broke.
        """
        return self._portal.run(self._download.read())

    def save(
        self,
        path: str | os.PathLike[str],
        *,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> Path:
        """Write the bytes to a file, which is there whole or not at all; see `Download.save`.

        Raises:
            HostingSDKError: The response is an error, or the file cannot be written.
        """
        return self._portal.run(self._download.save(path, progress=progress))


class SyncPaginator(Generic[PageT, T]):
    """The items of a result that comes in pages: `for item in paginator`; see `Paginator`."""

    def __init__(self, portal: Portal, paginator: Paginator[PageT, T]) -> None:
        self._portal = portal
        self._paginator = paginator

    @property
    def argument(self) -> str:
        """The name of the argument that takes the cursor."""
        return self._paginator.argument

    @property
    def cursor(self) -> Any:
        """Cursor of the next page; None at the beginning and after the end."""
        return self._paginator.cursor

    def __iter__(self) -> Iterator[T]:
        while (page := self._portal.run(self._paginator.next_page())) is not None:
            yield from self._paginator.items_of(page)
            self._paginator.advance(page)

    def pages(self) -> Iterator[PageT]:
        """Yield every page, as the method returns it.

        Raises:
            PagingError: A cursor leads back to a page that was there already.
        """
        while (page := self._portal.run(self._paginator.next_page())) is not None:
            yield page
            self._paginator.advance(page)
