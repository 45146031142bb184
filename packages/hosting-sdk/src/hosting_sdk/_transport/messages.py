"""Requests and responses as hooks, fetchers and errors see them: nothing of any HTTP library."""

from __future__ import annotations

from collections.abc import (
    AsyncIterable,
    AsyncIterator,
    Iterable,
    Iterator,
    Mapping,
    MutableMapping,
)
from typing import Any

from hosting_sdk._transport.secrets import MASK, is_secret_header, mask_headers, mask_url
from hosting_sdk.errors import ConnectionError as NoConnectionError
from hosting_sdk.errors import HostingSDKError, ResponseTooLargeError, UnexpectedClientError

Body = bytes | AsyncIterable[bytes] | None
"""The body of a request: its bytes, an asynchronous source of them, or nothing."""


class Headers(MutableMapping[str, str]):
    """HTTP headers, found in any spelling; a repeated header is one value joined by commas.

    Args:
        items: Names and values, as a mapping or in pairs.
    """

    __slots__ = ("_fields",)

    def __init__(self, items: Mapping[str, str] | Iterable[tuple[str, str]] = ()) -> None:
        self._fields: dict[str, tuple[str, str]] = {}
        for name, value in items.items() if hasattr(items, "items") else items:
            key = name.lower()
            before = self._fields.get(key)
            self._fields[key] = (name, value if before is None else f"{before[1]}, {value}")

    def __getitem__(self, name: str) -> str:
        return self._fields[name.lower()][1]

    def __setitem__(self, name: str, value: str) -> None:
        self._fields[name.lower()] = (name, value)

    def __delitem__(self, name: str) -> None:
        del self._fields[name.lower()]

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._fields.values())

    def __len__(self) -> int:
        return len(self._fields)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.lower() in self._fields

    def __repr__(self) -> str:
        return f"Headers({mask_headers(self.to_dict())!r})"

    def copy(self) -> Headers:
        """Return headers of their own with the same names and values."""
        new = Headers.__new__(Headers)
        new._fields = self._fields.copy()
        return new

    def to_dict(self) -> dict[str, str]:
        """Return a plain dictionary in the given spelling."""
        return dict(self._fields.values())


class Request:
    """One attempt of a call, as it goes to the fetcher; a `before_request` hook may change it.

    Args:
        method: The HTTP method in capitals.
        url: The complete URL, percent-encoded; it is sent exactly so.
        headers: The headers, the token among them.
        body: The body; an asynchronous source of bytes for uploads.
        secrets: Percent-encoded parts of the URL that must not be shown.
        follow_redirects: Whether a redirect of a GET or HEAD is followed, or is itself the result.
    """

    __slots__ = ("_secrets", "body", "follow_redirects", "headers", "method", "url")

    def __init__(  # noqa: PLR0913 what there is to say of a request
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        body: Body = None,
        secrets: tuple[str, ...] = (),
        follow_redirects: bool = True,
    ) -> None:
        self.method = method
        self.url = url
        self.headers = headers if isinstance(headers, Headers) else Headers(headers or {})
        self.body = body
        self.follow_redirects = follow_redirects
        self._secrets = secrets

    @property
    def shown_url(self) -> str:
        """The URL with what is secret in it replaced, for logs and messages."""
        url = mask_url(self.url)
        for secret in self._secrets:
            url = url.replace(f"/{secret}", f"/{MASK}")
        return url

    def __repr__(self) -> str:
        return f"<Request {self.method} {self.shown_url}>"


class Response:
    """A response: made by a fetcher, seen by hooks, kept by errors.

    Args:
        status: The HTTP status.
        headers: The headers, as a mapping or in pairs.
        body: The body, or an asynchronous source of its bytes.
    """

    __slots__ = ("_chunks", "_content", "_headers", "_pairs", "status")

    def __init__(
        self,
        status: int,
        headers: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        body: Body = b"",
    ) -> None:
        self.status = status
        self._pairs: Any = headers
        self._headers: Headers | None = headers if isinstance(headers, Headers) else None
        self._chunks: AsyncIterator[bytes] | None = None
        self._content: bytes | None = None
        if isinstance(body, AsyncIterable):
            self._chunks = aiter(body)
        else:
            self._content = body or b""

    @property
    def headers(self) -> Headers:
        """The headers; names are found in any spelling."""
        if self._headers is None:
            self._headers = Headers(self._pairs)
        return self._headers

    @property
    def content(self) -> bytes:
        """The body, once it has been read; empty before, and for a stream."""
        return self._content or b""

    @property
    def text(self) -> str:
        """The body as text; what is not UTF-8 is replaced."""
        return self.content.decode("utf-8", "replace")

    async def read(self, max_bytes: int | None = None) -> bytes:
        """Read the whole body and return it.

        Args:
            max_bytes: The most bytes to read, decompressed; None for no limit.

        Raises:
            HostingSDKError: The body is larger, or it cannot be read.
        """
        if self._content is None:
            chunks, size = [], 0
            while chunk := await self.next_chunk():
                chunks.append(chunk)
                size += len(chunk)
                self._verify_size(size, max_bytes)
            self._content = b"".join(chunks)
        self._verify_size(len(self._content), max_bytes)
        return self._content

    def _verify_size(self, size: int, max_bytes: int | None) -> None:
        if max_bytes is not None and size > max_bytes:
            raise ResponseTooLargeError(
                f"the body of the response ({self.status}) is larger than "
                f"max_response_bytes={max_bytes}; raise this option of the client, or ask for less"
            )

    async def next_chunk(self) -> bytes:
        """Return the next piece of the body that was not read yet, empty at its end."""
        if self._chunks is None:
            self._chunks = _once(self.content)
        try:
            async for chunk in self._chunks:
                if chunk:
                    return chunk
        except HostingSDKError:
            raise
        except OSError as error:
            raise NoConnectionError(
                f"the body broke off: {type(error).__name__}: {error}"
            ) from error
        except Exception as error:
            raise UnexpectedClientError(
                f"the body cannot be read: {type(error).__name__}: {error}"
            ) from error
        return b""

    async def aclose(self) -> None:
        """Give up what is left of the body; safe to call again."""
        close = getattr(self._chunks, "aclose", None)
        if close is not None:
            await close()

    def __reduce__(self) -> tuple[Any, ...]:
        # What is left on a connection stays here; errors go to other processes with what was read.
        return Response, (self.status, self.headers.copy(), self.content)

    def header(self, name: str) -> str | None:
        """Return the value of one header, None when it is absent."""
        return self.headers.get(name)

    def __repr__(self) -> str:
        names = sorted(name for name in self.headers if not is_secret_header(name))
        return f"<Response {self.status}, {len(self.content)} bytes, headers {names!r}>"


async def _once(content: bytes) -> AsyncIterator[bytes]:
    if content:
        yield content
