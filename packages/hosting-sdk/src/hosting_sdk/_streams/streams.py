"""Responses that are read piece by piece: records of JSON, and downloads."""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from hosting_sdk._streams.records import LineDecoder, ValueDecoder
from hosting_sdk._transport.responses import codec, media_type_of, result_for
from hosting_sdk._types import UNSET
from hosting_sdk.errors import (
    ConnectionError,  # noqa: A004 this package's own
    HostingSDKError,
    InvalidRequestError,
    Issue,
    RequestAbortedError,
    RequestTimeoutError,
    ResponseValidationError,
    ServiceError,
)

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Generator
    from types import TracebackType

    from multidict import CIMultiDict

    from hosting_sdk._transport.exchange import Exchange
    from hosting_sdk._transport.http import Response
    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")
V = TypeVar("V")
_KEPT_ISSUES = 1000
_MOST_RESUMES = 4


class _Body:
    """The body of one response, opened when it is first needed and read piece by piece."""

    def __init__(self, transport: Transport, exchange: Exchange, silence: float | None) -> None:
        self._transport = transport
        self._exchange = exchange
        self._silence = silence
        self._response: Response | None = None
        self._opening = self._closed = False

    @property
    def status(self) -> int | None:
        """The status of the response; None before the response has arrived."""
        return None if self._response is None else self._response.status

    @property
    def headers(self) -> CIMultiDict[str] | None:
        """The headers of the response; None before the response has arrived."""
        return None if self._response is None else self._response.headers

    async def _open(self) -> Response:
        self._require_open()
        if self._response is None:
            self._opening = True
            try:
                response = await self._transport.send(self._exchange, stream=True)
            except HostingSDKError:
                if self._closed:
                    raise self._closed_meanwhile() from None
                raise
            finally:
                self._opening = False
            self._response = response
            self._transport.keep(response, self._exchange)
            try:
                await self._check(response)
            except BaseException:
                await self.aclose()
                raise
        return self._response

    def _require_open(self) -> None:
        if self._closed:
            raise InvalidRequestError(f"{self._exchange.operation.name}: the stream is closed")

    def _closed_meanwhile(self) -> HostingSDKError:
        """Return the error of a read during which something else closed the stream."""
        what = (
            "client was closed during the stream" if self._transport.closed else "stream was closed"
        )
        return self._complete_error(
            RequestAbortedError(f"{self._exchange.operation.name}: the {what}")
        )

    async def _check(self, response: Response) -> None:
        exchange = self._exchange
        try:
            self._result = result_for(exchange.plan, response, scoped=exchange.scoped)
        except ServiceError:
            try:
                async with asyncio.timeout(exchange.timeout):
                    await self._transport.read(exchange, response)  # errors carry the body
            except TimeoutError:
                raise self._complete_error(
                    RequestTimeoutError(
                        f"{exchange.operation.name}: the response ({response.status}) was not read "
                        f"within {exchange.timeout} s"
                    )
                ) from None
            self._transport.decode(exchange, response)

    async def _next_chunk(self) -> bytes:
        response = self._response
        assert response is not None  # noqa: S101 opened by every caller
        self._require_open()
        try:
            async with asyncio.timeout(self._silence):
                return await response.next_chunk()
        except TimeoutError:
            raise self._complete_error(
                RequestTimeoutError(
                    f"{self._exchange.operation.name}: nothing came for {self._silence} s"
                )
            ) from None
        except HostingSDKError as error:
            if self._closed or self._transport.closed:
                raise self._closed_meanwhile() from None
            raise self._complete_error(error) from error.__cause__

    def _complete_error(self, error: HostingSDKError) -> HostingSDKError:
        return self._exchange.with_history(error)

    async def aclose(self) -> None:
        """Close the connection; safe to call again."""
        self._closed = True
        if self._opening:
            self._exchange.limit.end("call")
        if self._response is not None:
            self._transport.forget(self._response)
            await self._response.aclose()

    async def __aenter__(self) -> Self:
        await self._open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __await__(self) -> Generator[Any, None, Self]:
        return self.__aenter__().__await__()


class RecordStream(_Body, Generic[T]):
    """The records of a JSON Lines response, one after the other, as they come.

    `async for record in stream` sends the call at the first record, ends when the server closes,
    and closes the connection however the loop is left. `async with stream` sends it at once, so
    that `status` and `headers` can be read first. A stream can be read only once.

    Closing a stream that something else reads raises `RequestAbortedError` there.

    There is no limit on the length of a record, and only one piece of the stream is held in memory.
    A stream on which nothing arrives times out only if the call has a timeout of its own.
    """

    def __init__(self, transport: Transport, exchange: Exchange) -> None:
        silence = None if exchange.options.timeout is UNSET else exchange.timeout
        super().__init__(transport, exchange, silence)
        self._issues: deque[Issue] = deque(maxlen=_KEPT_ISSUES)
        self._decoder: LineDecoder | ValueDecoder | None = None
        self._pending: HostingSDKError | None = None
        self._unread: deque[T] = deque()
        self._delivered = 0
        self._ended = False

    @property
    def issues(self) -> deque[Issue]:
        """Places that do not match the type, unless the call is strict; the latest thousand."""
        return self._issues

    async def __anext__(self) -> T:
        # It is no generator: a cancelled wait for a record would end a generator, and the next one
        # would then look like the end of the stream.
        if not self._unread:
            try:
                records = await self.next_batch()
            except HostingSDKError:
                await self.aclose()
                raise
            if records is None:
                await self.aclose()
                raise StopAsyncIteration
            self._unread.extend(records)
        return self._unread.popleft()

    async def __aiter__(self) -> AsyncGenerator[T, None]:
        try:
            while (records := await self.next_batch()) is not None:
                for record in records:
                    yield record
        finally:
            await self.aclose()

    async def next_batch(self) -> list[T] | None:
        """Return the next records that arrived together, at least one; None after the last.

        Raises:
            HostingSDKError: The stream broke; every record before that was returned.
        """
        if self._unread:
            records = list(self._unread)
            self._unread.clear()
            return records
        if self._decoder is None:
            self._decoder = await self._start()
        while self._pending is None:
            records = self._structure(*self._decoder.take())
            if records or self._ended or self._pending is not None:
                return self._deliver(records)
            try:
                chunk = await self._next_chunk()
            except HostingSDKError as error:
                self._pending = self._broken(error)
                break
            if chunk:
                self._decoder.feed(chunk)
            else:
                self._ended = True
                records, rest = self._decoder.finish()
                if rest:
                    self._pending = self._broken(None)
                return self._deliver(self._structure(records, None))
        raise self._pending

    def _deliver(self, records: list[T]) -> list[T] | None:
        """Return the records; None at the end, and raise the pending error if there are none."""
        if records:
            self._delivered += len(records)
            return records
        if self._pending is not None:
            raise self._pending
        return None

    async def _start(self) -> LineDecoder | ValueDecoder:
        response = await self._open()
        loads = codec().loads
        name = self._exchange.operation.name
        if media_type_of(response) == "application/stream+json":
            return ValueDecoder(loads, name)
        return LineDecoder(loads, name)

    def _broken(self, error: HostingSDKError | None) -> HostingSDKError:
        if error is not None and not isinstance(error, ConnectionError):
            return error
        where = f"after {self._delivered} records"
        detail = f": {error.message}" if error is not None else ""
        name = self._exchange.operation.name
        broken = ConnectionError(
            f"{name}: the server closed the stream in the middle {where}{detail}"
        )
        broken.__cause__ = error
        return self._complete_error(broken)

    def _structure(self, values: list[Any], error: ResponseValidationError | None) -> list[T]:
        if error is not None:
            self._pending = self._complete_error(error)
        if self._result.type is None:
            return values
        structure, exchange = codec().structure, self._exchange
        kind, keeps = self._result.type(), exchange.keeps_unknown
        mode = "strict" if exchange.validation == "strict" else "report"
        records: list[T] = []
        for value in values:
            try:
                record, issues = structure(value, kind, mode=mode, keeps_unknown=keeps)
            except ResponseValidationError as invalid:
                number = self._delivered + len(records) + 1
                invalid.message = f"record {number} of the stream: {invalid.message}"
                invalid.args = (invalid.message,)
                self._pending = self._complete_error(invalid)
                break
            records.append(record)
            if issues:
                self._issues.extend(issues)
                self._transport.report(exchange, issues)
        return records


class Download(_Body):
    """The raw bytes of a response, as they come.

    `async for chunk in download`, `await download.read()` or `await download.save(path)`; the call
    is sent at the first of them, or at once with `async with download`. It can be read only once.
    """

    def __init__(self, transport: Transport, exchange: Exchange) -> None:
        super().__init__(transport, exchange, exchange.timeout)
        self._received = 0
        self._resumed = 0
        self._size: int | None = None

    @property
    def size(self) -> int | None:
        """The number of bytes that the server announced; None before that, or if it did not."""
        if self._size is not None:
            return self._size
        headers = self.headers
        announced = None if headers is None else headers.get("Content-Length", "")
        return int(announced) if announced and "Content-Encoding" not in (headers or {}) else None

    async def __aiter__(self) -> AsyncGenerator[bytes, None]:
        try:
            while chunk := await self.next_chunk():
                yield chunk
        finally:
            await self.aclose()

    async def next_chunk(self) -> bytes:
        """Return the next piece, empty at the end.

        Raises:
            HostingSDKError: The response is an error, or the connection broke and the server does
                not offer the rest.
        """
        await self._open()
        while True:
            try:
                chunk = await self._next_chunk()
            except ConnectionError as error:
                if not await self._resume():
                    raise error from error.__cause__
                continue
            self._received += len(chunk)
            if self._size is not None and (
                self._received > self._size or (not chunk and self._received < self._size)
            ):
                raise self._complete_error(
                    ConnectionError(
                        f"{self._exchange.operation.name}: expected {self._size} bytes from the "
                        f"resumed download, got {self._received}"
                    )
                )
            return chunk

    async def _resume(self) -> bool:
        """Request the missing bytes; return whether the server sends the rest of the same file."""
        response, exchange = self._response, self._exchange
        assert response is not None  # noqa: S101 opened by next_chunk
        tag = response.header("ETag") or ""
        size = self.size
        if (
            self._transport.closed
            or not exchange.operation.safe
            or size is None
            or not tag.startswith('"')
            or response.header("Accept-Ranges") == "none"
            or self._resumed >= _MOST_RESUMES
        ):
            return False
        self._resumed += 1
        self._size = size
        self._transport.forget(response)
        await response.aclose()
        exchange.headers["Range"] = f"bytes={self._received}-"
        exchange.headers["If-Range"] = tag
        self._response = None
        try:
            rest = await self._open()
        except HostingSDKError:
            self._response = response
            return False
        return (
            rest.status == 206  # noqa: PLR2004 RFC 9110 section 15.3.7
            and rest.header("ETag") == tag
            and rest.header("Content-Range") == f"bytes {self._received}-{size - 1}/{size}"
        )

    async def read(self) -> bytes:
        """Return all bytes at once.

        Raises:
            HostingSDKError: The response is an error, or the connection broke.
        """
        return b"".join([chunk async for chunk in self])

    async def save(
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
        from hosting_sdk._streams.saving import save_download  # noqa: PLC0415 most downloads are not saved

        return await save_download(self, Path(path), progress)


class ValueOrStream(Generic[V, T]):
    """A response that is one value or a stream of records, whichever the caller requests.

    `await` returns the value; `async for` and `async with` give the records.
    """

    def __init__(self, transport: Transport, value: Exchange, records: Exchange) -> None:
        self._transport = transport
        self._value = value
        self._stream: RecordStream[T] = RecordStream(transport, records)

    def __await__(self) -> Generator[Any, None, V]:
        async def fetch() -> V:
            response = await self._transport.send(self._value)
            value: V = self._transport.decode(self._value, response)[0]
            return value

        return fetch().__await__()

    def __aiter__(self) -> AsyncIterator[T]:
        return aiter(self._stream)

    async def __aenter__(self) -> RecordStream[T]:
        return await self._stream.__aenter__()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._stream.aclose()
