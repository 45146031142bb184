"""Requests to a service, its responses, and the exceptions for failures of both."""

from __future__ import annotations

import contextlib
import json
import os
import re
import ssl
from datetime import UTC, datetime
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote, urlencode, urljoin, urlsplit
from uuid import UUID

from operations_status.errors import (
    ForbiddenError,
    InvalidFilterError,
    OperationsStatusError,
    ServiceError,
    ServiceUnavailableError,
    TooManyRequestsError,
    UnauthorizedError,
    UnknownOperationError,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Parameters = Sequence[tuple[str, str]]

TIMEOUT = 60.0
"""Seconds without a byte after which a service counts as unreachable."""

_ANSWERS = frozenset({HTTPStatus.OK, HTTPStatus.NOT_MODIFIED})
_ERRORS: Mapping[int, type[ServiceError]] = {
    HTTPStatus.FORBIDDEN: ForbiddenError,
    HTTPStatus.TOO_MANY_REQUESTS: TooManyRequestsError,
    **dict.fromkeys((408, 500, 502, 503, 504), ServiceUnavailableError),
}
_REASON = re.compile(r'error_description="([^"]*)"')
_UNIX_HOST = "unix:"


class Request(NamedTuple):
    """A GET request.

    Attributes:
        url: The complete URL.
        headers: Header fields, with the token.
        is_stream: Whether the body is read as it arrives.
        timeout: Seconds without a byte after which it has failed.
    """

    url: str
    headers: Mapping[str, str]
    is_stream: bool = False
    timeout: float = TIMEOUT


class ServiceResponse(NamedTuple):
    """A response.

    Attributes:
        status: The status code.
        headers: Header fields, by their names in any case.
        body: The body; empty for a stream.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes = b""

    @property
    def has_succeeded(self) -> bool:
        """Whether the status is 200 or 304."""
        return self.status in _ANSWERS


class Endpoint:
    """Address of a service, and the token for it.

    Args:
        url: URL of the service, or `http://unix:/PATH` for a Unix socket.
        token: The access token, if there is one.

    Attributes:
        url: The URL, with a slash at its end.
        socket_path: Path of the Unix socket; None without one.

    Raises:
        ServiceError: The URL is malformed.
    """

    def __init__(self, url: str, token: str | None) -> None:
        self.socket_path: str | None = None
        try:
            parts = urlsplit(url)
            is_usable = parts.port is None or bool(parts.hostname)
        except ValueError:
            parts, is_usable = urlsplit(""), False
        is_usable = is_usable and bool(parts.hostname) and parts.scheme in {"http", "https"}
        if not is_usable or "@" in parts.netloc:
            got = "" if "@" in url else f", got {url!r}"
            raise ServiceError(
                "expected the URL of a service, with http or https and a host, without a password"
                f"{got}"
            )
        host, path = parts.netloc, parts.path
        if host == _UNIX_HOST:
            host, self.socket_path, path = "localhost", unquote(path), ""
        self.url = f"{parts.scheme}://{host}{path.rstrip('/')}/"
        self._origin = parts.scheme, host
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.url!r})"

    @property
    def has_tls(self) -> bool:
        """Whether the connection is encrypted."""
        return self._origin[0] == "https"

    def request(
        self,
        path: str,
        parameters: Parameters = (),
        headers: Mapping[str, str] | None = None,
        *,
        is_stream: bool = False,
    ) -> Request:
        """Return a request for a path that is relative to the service and may have a query.

        Raises:
            ServiceError: The path leads to another server.
        """
        url = urljoin(self.url, path)
        if parameters:
            url += f"?{urlencode(parameters, safe=',')}"
        parts = urlsplit(url)
        if (parts.scheme, parts.netloc) != self._origin:
            message = f"{self.url} links to another server, which must not receive the token"
            raise ServiceError(message)
        return Request(url, {**self._headers, **(headers or {})}, is_stream)

    def unreachable(self, error: BaseException) -> ServiceError:
        """Return the error for a connection that failed."""
        message = f"cannot reach {self.url}: {str(error) or type(error).__name__}"
        cause: BaseException | None = error
        while cause is not None:
            if isinstance(cause, ssl.SSLError):
                return ServiceError(message)
            cause = cause.__cause__ or cause.__context__
        return ServiceUnavailableError(message)

    def refusal(self, response: ServiceResponse) -> OperationsStatusError:
        """Return the error for a response whose status is neither 200 nor 304."""
        status = response.status
        if status == HTTPStatus.UNAUTHORIZED:
            found = _REASON.search(response.headers.get("WWW-Authenticate", ""))
            if found is None:
                return UnauthorizedError(f"{self.url} asks for a token")
            return UnauthorizedError(f"{self.url} refuses the token: {found[1]}", found[1])
        problem = _read_problem(response.body)
        if status == HTTPStatus.BAD_REQUEST and isinstance(problem.get("errors"), dict):
            return InvalidFilterError(problem["errors"])
        if status in {HTTPStatus.NOT_FOUND, HTTPStatus.GONE} and "operationId" in problem:
            expired = status == HTTPStatus.GONE or "expired" in str(problem.get("detail"))
            with contextlib.suppress(ValueError):
                return UnknownOperationError(UUID(str(problem["operationId"])), expired=expired)
        reason = problem.get("detail") or problem.get("title") or "no reason is given"
        kind = _ERRORS.get(status, ServiceError)
        retry_after = _read_seconds(response.headers.get("Retry-After", ""))
        return kind(f"{self.url} has answered with {status}: {reason}", retry_after)


def create_tls_context(ca: str | os.PathLike[str] | None) -> ssl.SSLContext:
    """Return a TLS context that trusts the authorities of a PEM file, or the system's.

    Raises:
        ServiceError: The file cannot be read.
    """
    try:
        return ssl.create_default_context(cafile=ca)
    except OSError as error:
        raise ServiceError(
            f"cannot read the authorities in {os.fspath(ca or '')!r}: {error}"
        ) from None


def _read_problem(body: bytes) -> dict[str, Any]:
    """Return the members of a problem (RFC 9457); none if the body is not a JSON object."""
    with contextlib.suppress(ValueError):
        found = json.loads(body)
        if isinstance(found, dict):
            return found
    return {}


def _read_seconds(retry_after: str) -> float | None:
    """Return the seconds of a `Retry-After`, which is a number or a date (RFC 9110, 10.2.3)."""
    if not retry_after or retry_after.isdecimal():
        return float(retry_after) if retry_after else None
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 rarely needed

    with contextlib.suppress(ValueError):
        moment = parsedate_to_datetime(retry_after)
        moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)  # asctime has no zone
        return max(0.0, (moment - datetime.now(UTC)).total_seconds())
    return None
