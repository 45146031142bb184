"""Streams, downloads and pages for plain `for` loops.

Generated from `_streams/streams.py` and `_paging.py` by `python -m tools.sdkgen`; edits are
overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

if TYPE_CHECKING:
    import os
    from collections import deque
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

    from multidict import CIMultiDict

    from hosting_sdk._paging import Paginator
    from hosting_sdk._streams.streams import Download, RecordStream, _Body
    from hosting_sdk._transport.portal import Portal
    from hosting_sdk.errors import Issue

PageT = TypeVar("PageT")
T = TypeVar("T")


class _SyncBody:
    """The body of one response, opened when it is first needed and read piece by piece."""

    _portal: Portal
    _asynchronous: _Body

    @property
    def status(self) -> int | None:
        """The status of the response; None before the response has arrived."""
        return self._asynchronous.status

    @property
    def headers(self) -> CIMultiDict[str] | None:
        """The headers of the response; None before the response has arrived."""
        return self._asynchronous.headers

    def close(self) -> None:
        """Close the connection; safe to call again."""
        self._portal.run(self._asynchronous.aclose())

    def __enter__(self) -> Self:
        self._portal.run(self._asynchronous.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._portal.run(self._asynchronous.__aexit__(kind, error, trace))


class SyncRecordStream(_SyncBody, Generic[T]):
    """The records of a JSON Lines response, one after the other, as they come.

    `for record in stream` sends the call at the first record, ends when the server closes,
    and closes the connection however the loop is left. `with stream` sends it at once, so
    that `status` and `headers` can be read first. A stream can be read only once.

    Closing a stream that something else reads raises `RequestAbortedError` there.

    There is no limit on the length of a record, and only one piece of the stream is held in memory.
    A stream on which nothing arrives times out only if the call has a timeout of its own.
    """

    def __init__(self, portal: Portal, asynchronous: RecordStream[T]) -> None:
        self._portal = portal
        self._asynchronous: RecordStream[T] = asynchronous

    @property
    def issues(self) -> deque[Issue]:
        """Places that do not match the type, unless the call is strict; the latest thousand."""
        return self._asynchronous.issues

    def __iter__(self) -> Iterator[T]:
        try:
            while (records := self.next_batch()) is not None:
                for record in records:
                    yield record
        finally:
            self.close()

    def next_batch(self) -> list[T] | None:
        """Return the next records that arrived together, at least one; None after the last.

        Raises:
            HostingSDKError: The stream broke; every record before that was returned.
        """
        return self._portal.run(self._asynchronous.next_batch())


class SyncDownload(_SyncBody):
    """The raw bytes of a response, as they come.

    `for chunk in download`, `download.read()` or `download.save(path)`; the call
    is sent at the first of them, or at once with `with download`. It can be read only once.
    """

    def __init__(self, portal: Portal, asynchronous: Download) -> None:
        self._portal = portal
        self._asynchronous: Download = asynchronous

    @property
    def size(self) -> int | None:
        """The number of bytes that the server announced; None before that, or if it did not."""
        return self._asynchronous.size

    def __iter__(self) -> Iterator[bytes]:
        try:
            while chunk := self.next_chunk():
                yield chunk
        finally:
            self.close()

    def next_chunk(self) -> bytes:
        """Return the next piece, empty at the end.

        Raises:
            HostingSDKError: The response is an error, or the connection broke and the server does
                not offer the rest.
        """
        return self._portal.run(self._asynchronous.next_chunk())

    def read(self) -> bytes:
        """Return all bytes at once.

        Raises:
            HostingSDKError: The response is an error, or the connection broke.
        """
        return self._portal.run(self._asynchronous.read())

    def save(
        self,
        path: str | os.PathLike[str],
        *,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> Path:
        """Write the bytes to a file atomically: the whole file, or nothing.

        Args:
            path: The file; an existing file is replaced at the end.
            progress: Called after every piece with the bytes so far and the whole size, None when
                that is not known.

        Returns:
            The path of the file.

        Raises:
            HostingSDKError: The response is an error, or the connection broke.
            InvalidRequestError: The file cannot be written.
        """
        return self._portal.run(self._asynchronous.save(path, progress=progress))


class SyncPaginator(Generic[PageT, T]):
    """The items of a result that comes in pages: `for item in paginator`.

    `for page in paginator.pages()` brings the pages themselves, as the method returns them.

    A new paginator can resume at `cursor`: pass it to the method as the argument that `argument`
    names. A page of which some items are left is then read again from its start; a page that was
    delivered whole is not. The same paginator resumes there by itself when it is iterated again.
    """

    def __init__(self, portal: Portal, asynchronous: Paginator[PageT, T]) -> None:
        self._portal = portal
        self._asynchronous: Paginator[PageT, T] = asynchronous

    def max_items(self, count: int) -> Self:
        """Limit the number of further items; pages that they do not need are not requested.

        `pages()` ends with the page that reaches the limit. If items of that page are left,
        `cursor` stays at it.

        Args:
            count: The maximum number of items.

        Returns:
            This paginator.

        Raises:
            InvalidRequestError: `count` is not a number of at least 0.
        """
        self._asynchronous.max_items(count)
        return self

    @property
    def argument(self) -> str:
        """The name of the argument that takes the cursor."""
        return self._asynchronous.argument

    @property
    def cursor(self) -> Any:
        """Cursor of the next page; None at the beginning and after the end."""
        return self._asynchronous.cursor

    def __iter__(self) -> Iterator[T]:
        while (page := self.next_page()) is not None:
            for item in self.items_of(page):
                yield item
            self.advance(page)

    def pages(self) -> Iterator[PageT]:
        """Yield every page, as the method returns it.

        Raises:
            PagingError: A cursor leads back to an earlier page.
        """
        while (page := self.next_page()) is not None:
            yield page
            self.advance(page)

    def next_page(self) -> PageT | None:
        """Request the page at `cursor` and return it; None after the last page."""
        return self._portal.run(self._asynchronous.next_page())

    def items_of(self, page: PageT) -> list[T]:
        """Return the items of a page, as many as `max_items` still allows.

        Raises:
            PagingError: The page has no items where they should be.
        """
        return self._asynchronous.items_of(page)

    def advance(self, page: PageT) -> None:
        """Move on from a page that was delivered to the one that its cursor names.

        Raises:
            PagingError: The cursor leads back to an earlier page.
        """
        self._asynchronous.advance(page)
