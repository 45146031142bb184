"""A running service, asked over HTTP by commands that are given its `--url`."""

from __future__ import annotations

import contextlib
import json
import os
import re
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from urllib.parse import SplitResult, urlencode, urljoin, urlsplit
from uuid import UUID

from operations_status.errors import InvalidFilterError, ServiceError, UnknownOperationError
from operations_status.settings.files import state_folder

from ._feed_events import read_events
from ._options import TOKEN_VARIABLE

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping, Sequence
    from http.client import HTTPMessage, HTTPResponse

    from ._feed_events import FeedEvent

    Parameters = Sequence[tuple[str, str]]

TIMEOUT = 60.0
"""Seconds without a byte after which a service counts as out of reach."""

_PAGE = 1000
_OK, _NOT_MODIFIED, _BAD_REQUEST, _UNAUTHORIZED, _NOT_FOUND = 200, 304, 400, 401, 404
_TEMPORARY = frozenset({408, 429, 500, 502, 503, 504})
_TOKEN = re.compile(r"(?:Authorization:\s*)?(?:Bearer\s+)?([!-~]+)", re.IGNORECASE)
_TOKEN_LINE = re.compile(r"^(?:# |rem )?Authorization: Bearer ([!-~]+)$", re.MULTILINE)
_NEXT = re.compile(r'<([^>]*)>\s*;\s*rel="?next"?')
_REASON = re.compile(r'error_description="([^"]*)"')


class ServiceResponse(NamedTuple):
    """Response of a running service.

    Attributes:
        status: Mostly 200 or 304.
        headers: By name, in any case.
        body: All of it.
    """

    status: int
    headers: HTTPMessage
    body: bytes

    def problem(self) -> dict[str, Any]:
        """Return the members of a problem document; empty when the body is not one."""
        with contextlib.suppress(ValueError):
            found = json.loads(self.body)
            if isinstance(found, dict):
                return found
        return {}


class Service:
    """A running service.

    Args:
        url: Where it is.
        token: Bearer token that is sent; None for none.
        cafile: Authorities that may vouch for it, instead of those of the system.

    Raises:
        ServiceError: The URL is malformed, or the authorities cannot be read.
    """

    def __init__(self, url: str, *, token: str | None, cafile: str | None) -> None:
        parts = _split(url)
        if not parts.hostname or parts.scheme not in {"http", "https"} or "@" in parts.netloc:
            raise ServiceError("expected --url with http or https and a host, without a password")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"
        self._origin = parts.scheme, parts.netloc
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._tls = _trusting(cafile) if parts.scheme == "https" else None

    @classmethod
    def from_options(cls, args: argparse.Namespace) -> Self:
        """Return the service that the options name.

        Raises:
            ServiceError: They name none, or the token or the authorities cannot be read.
        """
        return cls(args.url, token=_read_token(args.token_file), cafile=args.cafile)

    def read(
        self, path: str, parameters: Parameters = (), headers: Mapping[str, str] | None = None
    ) -> ServiceResponse:
        """Return the response to a GET request, 200 or 304.

        Args:
            path: Relative to the URL of the service; it may have a query of its own.
            parameters: Of the query.
            headers: Further headers.

        Raises:
            InvalidFilterError: The service could not read a parameter.
            ServiceError: It cannot be reached, or refuses.
            UnknownOperationError: There is no such operation.
        """
        with self._exchange(path, parameters, headers or {}) as response:
            found = ServiceResponse(response.status, response.headers, response.read())
        self._check(found)
        return found

    def pages(self, parameters: Parameters) -> Iterator[bytes]:
        """Yield the pages of the list, each as a JSON array.

        Raises:
            InvalidFilterError: The service could not read a parameter.
            ServiceError: It cannot be reached, or refuses.
        """
        page = self.read("operations", [("limit", str(_PAGE)), *parameters])
        yield page.body
        while link := _NEXT.search(page.headers.get("Link", "")):
            page = self.read(link[1])
            yield page.body

    def events(self, parameters: Parameters, since: str | None) -> Iterator[FeedEvent]:
        """Yield events of the feed until the service ends it.

        Args:
            parameters: Which operations.
            since: The identifier of the last event that was seen.

        Raises:
            InvalidFilterError: The service could not read a parameter.
            ServiceError: It cannot be reached, or refuses.
        """
        headers = {"Accept": "text/event-stream"}
        if since is not None:
            headers["Last-Event-ID"] = since
        with self._exchange("operations", parameters, headers) as response:
            if response.status != _OK:
                self._check(ServiceResponse(response.status, response.headers, response.read()))
            yield from read_events(response)

    @contextlib.contextmanager
    def _exchange(
        self, path: str, parameters: Parameters, headers: Mapping[str, str]
    ) -> Iterator[HTTPResponse]:
        """Within a block, have the response to a request."""
        target = urljoin(self.url, path)
        if parameters:
            target += f"?{urlencode(parameters, safe=',')}"
        parts = urlsplit(target)
        if (parts.scheme, parts.netloc) != self._origin:
            raise ServiceError(f"{self.url} leads elsewhere, where its token is not shown")
        try:
            with contextlib.closing(self._connect(parts)) as connection:
                selector = f"{parts.path}?{parts.query}" if parts.query else parts.path
                connection.request("GET", selector, headers={**self._headers, **headers})
                yield connection.getresponse()
        except (OSError, HTTPException) as error:
            reason = f"{str(error) or type(error).__name__}{_hint(error)}"
            temporary = not isinstance(error, ssl.SSLError)
            message = f"cannot reach {self.url}: {reason}"
            raise ServiceError(message, is_temporary=temporary) from None

    def _connect(self, parts: SplitResult) -> HTTPConnection:
        host = parts.hostname or ""
        if self._tls is None:
            return HTTPConnection(host, parts.port, timeout=TIMEOUT)
        return HTTPSConnection(host, parts.port, timeout=TIMEOUT, context=self._tls)

    def _check(self, response: ServiceResponse) -> None:
        """Refuse a response that is neither 200 nor 304.

        Raises:
            InvalidFilterError: It names parameters that could not be read.
            UnknownOperationError: It names an operation that does not exist.
            ServiceError: It is anything else.
        """
        status, problem = response.status, response.problem()
        if status in {_OK, _NOT_MODIFIED}:
            return
        if status == _UNAUTHORIZED:
            raise ServiceError(f"{self.url} {_explain_challenge(response)}")
        if status == _BAD_REQUEST and isinstance(problem.get("errors"), dict):
            raise InvalidFilterError(problem["errors"])
        if status == _NOT_FOUND and "operationId" in problem:
            expired = "expired" in str(problem.get("detail"))
            with contextlib.suppress(ValueError):  # another service may say anything
                raise UnknownOperationError(UUID(str(problem["operationId"])), expired=expired)
        reason = problem.get("detail") or problem.get("title") or "no reason is given"
        message = f"{self.url} has answered with {status}: {reason}"
        raise ServiceError(message, is_temporary=status in _TEMPORARY)


def _read_token(path: str | None) -> str | None:
    """Return the token of a file, else that of the environment, else None."""
    source, text = TOKEN_VARIABLE, os.environ.get(TOKEN_VARIABLE, "")
    if path is not None:
        source = path
        try:
            with open(path, encoding="utf-8") as file:  # noqa: PTH123 pathlib takes long to import
                text = file.read()
        except (OSError, ValueError) as error:
            raise ServiceError(f"cannot read the token in {path!r}: {error}") from None
    if not text.strip():
        return None
    found = _TOKEN.fullmatch(text.strip())
    tokens = set(_TOKEN_LINE.findall(text)) if found is None else {found[1]}
    if len(tokens) != 1:
        expected = "expected a token alone, or one line `Authorization: Bearer TOKEN`"
        raise ServiceError(f"{expected} in {source}, found {len(tokens) or 'none'}")
    return tokens.pop()


def _split(url: str) -> SplitResult:
    """Return the parts of a URL; without a host when it is malformed."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 raises when it is not a number
    except ValueError:
        return urlsplit("")
    return parts


def _trusting(cafile: str | None) -> ssl.SSLContext:
    """Return the TLS of a client that trusts the authorities of a file."""
    try:
        return ssl.create_default_context(cafile=cafile)
    except OSError as error:
        raise ServiceError(f"cannot read the authorities in {cafile!r}: {error}") from None


def _hint(error: Exception) -> str:
    """Return a hint for a certificate that cannot be verified; empty for other errors."""
    if not isinstance(error, ssl.SSLCertVerificationError):
        return ""
    from operations_status.serving import certificates  # noqa: PLC0415 seldom needed

    folder = state_folder(os.environ)
    public = None if folder is None else folder / certificates.PUBLIC_NAME
    if public is None or not public.exists():
        return "; --cafile FILE names a certificate to trust"
    return f"; --cafile FILE names a certificate to trust; for development it is {str(public)!r}"


def _explain_challenge(response: ServiceResponse) -> str:
    reason = _REASON.search(response.headers.get("WWW-Authenticate", ""))
    if reason is not None:
        return f"refuses the token: {reason[1]}"
    return f"asks for a token: give --token-file, or set {TOKEN_VARIABLE}"
