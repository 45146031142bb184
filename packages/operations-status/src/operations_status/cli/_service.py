"""HTTP client of a running service, for commands with `--url`."""

from __future__ import annotations

import contextlib
import json
import os
import re
import ssl
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn
from urllib.parse import urlencode, urljoin, urlsplit
from uuid import UUID

from operations_status.errors import InvalidFilterError, ServiceError, UnknownOperationError
from operations_status.folders import state_folder

from ._options import TOKEN_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from http.client import HTTPMessage, HTTPResponse

    Parameters = Sequence[tuple[str, str]]

TIMEOUT = 60.0
"""Seconds without a byte after which a service counts as unreachable."""

_TEMPORARY = frozenset({408, 429, 500, 502, 503, 504})
_TOKEN = re.compile(r"(?:Authorization:\s*)?(?:Bearer\s+)?([!-~]+)", re.IGNORECASE)
_TOKEN_LINE = re.compile(r"^(?:# |rem )?Authorization: Bearer ([!-~]+)$", re.MULTILINE)
_NEXT = re.compile(r'<([^>]*)>\s*;\s*rel="?next"?')
_REASON = re.compile(r'error_description="([^"]*)"')


class ServiceResponse(NamedTuple):
    """Response of a running service, 200 or 304."""

    headers: HTTPMessage
    body: bytes


class Service:
    """Client of a running service.

    It uses `http.client`: importing httpx takes longer than a short list in total, and
    `urllib.request` sends the token along redirects and through proxies of the environment.

    Args:
        url: The URL of the service.
        token: The access token, if there is one.
        cafile: PEM file of certificate authorities, in place of the system's.
        page_size: Operations of one page of a list.

    Raises:
        ServiceError: The URL is malformed, or the authorities cannot be read. Every method raises
            it when the service cannot be reached or refuses; for a parameter that the service
            rejects it is `InvalidFilterError`, for an unknown operation `UnknownOperationError`.
    """

    def __init__(
        self, url: str, *, token: str | None, cafile: str | None, page_size: int = 1000
    ) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if not parts.hostname or parts.scheme not in {"http", "https"} or "@" in parts.netloc:
            raise ServiceError("expected --url with http or https and a host, without a password")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"
        self._origin = parts.scheme, parts.netloc
        self._page_size = page_size
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._connect: Callable[[], HTTPConnection]
        self._connect = partial(HTTPConnection, parts.hostname, port, timeout=TIMEOUT)
        if parts.scheme == "https":
            try:
                tls = ssl.create_default_context(cafile=cafile)
            except OSError as error:
                raise ServiceError(f"cannot read the authorities in {cafile!r}: {error}") from None
            self._connect = partial(
                HTTPSConnection, parts.hostname, port, timeout=TIMEOUT, context=tls
            )

    def read(
        self, path: str, parameters: Parameters = (), headers: Mapping[str, str] | None = None
    ) -> ServiceResponse:
        """Return the response to a GET request for a path that is relative to the service."""
        with self._exchange(path, parameters, headers or {}) as response:
            return ServiceResponse(response.headers, response.read())

    def pages(self, parameters: Parameters) -> Iterator[bytes]:
        """Yield the elements of the list, page by page, separated by commas.

        With a limit among the parameters, there is one page, otherwise all of them.
        """
        is_limited = "limit" in dict(parameters)
        first = parameters if is_limited else [("limit", str(self._page_size)), *parameters]
        page = self.read("operations", first)
        while True:
            if elements := page.body.strip()[1:-1].strip():
                yield elements
            link = _NEXT.search(page.headers.get("Link", ""))
            if is_limited or link is None:
                return
            page = self.read(link[1])

    def feed(self, parameters: Parameters, since: str | None) -> Iterator[bytes]:
        """Yield the lines of the feed after the event *since*, until the service ends it."""
        headers = {"Accept": "text/event-stream"}
        if since is not None:
            headers["Last-Event-ID"] = since
        with self._exchange("operations", parameters, headers) as response:
            yield from response

    @contextlib.contextmanager
    def _exchange(
        self, path: str, parameters: Parameters, headers: Mapping[str, str]
    ) -> Iterator[HTTPResponse]:
        """Within a block, send a request and read its response; *path* may have a query."""
        target = urljoin(self.url, path)
        if parameters:
            target += f"?{urlencode(parameters, safe=',')}"
        parts = urlsplit(target)
        if (parts.scheme, parts.netloc) != self._origin:
            message = f"{self.url} links to another server, which must not receive the token"
            raise ServiceError(message)
        try:
            with contextlib.closing(self._connect()) as connection:
                selector = f"{parts.path}?{parts.query}" if parts.query else parts.path
                connection.request("GET", selector, headers={**self._headers, **headers})
                response = connection.getresponse()
                if response.status not in {HTTPStatus.OK, HTTPStatus.NOT_MODIFIED}:
                    self._refuse(response)
                yield response
        except (OSError, HTTPException) as error:
            message = f"cannot reach {self.url}: {str(error) or type(error).__name__}"
            if isinstance(error, ssl.SSLCertVerificationError):
                message += _certificate_hint()
            temporary = not isinstance(error, ssl.SSLError)
            raise ServiceError(message, is_temporary=temporary) from None

    def _refuse(self, response: HTTPResponse) -> NoReturn:
        """Raise the error of a response that is neither 200 nor 304."""
        status = response.status
        if status == HTTPStatus.UNAUTHORIZED:
            found = _REASON.search(response.headers.get("WWW-Authenticate", ""))
            if found is not None:
                raise ServiceError(f"{self.url} refuses the token: {found[1]}")
            hint = f"give --token-file, or set {TOKEN_VARIABLE}"
            raise ServiceError(f"{self.url} asks for a token: {hint}")
        problem = {}
        with contextlib.suppress(ValueError):  # another service may send any body
            body = json.loads(response.read())
            problem = body if isinstance(body, dict) else {}
        if status == HTTPStatus.BAD_REQUEST and isinstance(problem.get("errors"), dict):
            raise InvalidFilterError(problem["errors"])
        if status == HTTPStatus.NOT_FOUND and "operationId" in problem:
            expired = "expired" in str(problem.get("detail"))
            with contextlib.suppress(ValueError):
                raise UnknownOperationError(UUID(str(problem["operationId"])), expired=expired)
        reason = problem.get("detail") or problem.get("title") or "no reason is given"
        message = f"{self.url} has answered with {status}: {reason}"
        raise ServiceError(message, is_temporary=status in _TEMPORARY)


def read_token(path: str | None) -> str | None:
    """Return the token of a file, else that of the environment, else None.

    Raises:
        ServiceError: The file cannot be read, or there is no token in it.
    """
    source, text = TOKEN_VARIABLE, os.environ.get(TOKEN_VARIABLE, "")
    if path is not None:
        source = path
        try:
            text = Path(path).read_text(encoding="utf-8")
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


def _certificate_hint() -> str:
    """Return a hint for a certificate that cannot be verified."""
    from operations_status.serving import certificates  # imported only for this error

    hint = "; --cafile FILE names a certificate to trust"
    folder = state_folder(os.environ)
    if folder is not None and (public := folder / certificates.PUBLIC_NAME).exists():
        hint += f"; for development it is {str(public)!r}"
    return hint
