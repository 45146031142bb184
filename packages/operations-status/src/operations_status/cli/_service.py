"""A running service, asked over HTTP by commands that are given its `--url`."""

from __future__ import annotations

import contextlib
import json
import os
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from operations_status.errors import InvalidFilterError, ServiceError, UnknownOperationError

if TYPE_CHECKING:
    import argparse
    import http.client
    from collections.abc import Iterator, Mapping
    from urllib.parse import SplitResult
    from uuid import UUID

TOKEN_VARIABLE = "MONITOR_TOKEN"  # noqa: S105 its name
TIMEOUT = 60.0
"""Seconds without a byte after which a service counts as out of reach."""

_PAGE = 1000
_OK, _NOT_MODIFIED, _BAD_REQUEST, _UNAUTHORIZED, _NOT_FOUND = 200, 304, 400, 401, 404
_TEMPORARY = frozenset({408, 429, 500, 502, 503, 504})
_TOKEN = re.compile(r"(?:Authorization:\s*)?(?:Bearer\s+)?([!-~]+)", re.IGNORECASE)
_TOKEN_LINE = re.compile(r"^(?:# |rem )?Authorization: Bearer ([!-~]+)$", re.MULTILINE)
_NEXT = re.compile(r'<([^>]*)>\s*;\s*rel="?next"?')
_REASON = re.compile(r'error_description="([^"]*)"')


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options that say which service is asked, if one is."""
    group = parser.add_argument_group("a running service")
    group.add_argument(
        "--url",
        help="ask the service there, as in https://localhost:52323, instead of the store; its token"
        f" is in {TOKEN_VARIABLE} or in a file",
    )
    group.add_argument(
        "--token-file",
        metavar="FILE",
        help="file with the token, or with what `serve --temp-key` or `generate-key` printed",
    )
    group.add_argument(
        "--cafile", metavar="FILE", help="PEM file of the authorities that may vouch for it"
    )


def from_options(args: argparse.Namespace) -> Service:
    """Return the service that the options name.

    Raises:
        ServiceError: They name none, or the token or the authorities cannot be read.
    """
    return Service(args.url, token=_read_token(args.token_file), cafile=args.cafile)


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


class Answer(NamedTuple):
    """Response of a service.

    Attributes:
        status: Mostly 200 or 304.
        headers: By name, in any case.
        body: All of it.
    """

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def problem(self) -> dict[str, Any]:
        """Return the members of a problem; none when it is none."""
        with contextlib.suppress(ValueError):
            found = json.loads(self.body)
            if isinstance(found, dict):
                return found
        return {}


class Event(NamedTuple):
    """An event of the feed.

    Attributes:
        kind: `message`, `left` or `reset`; empty when it only says where the reader is.
        position: Its identifier.
        data: JSON.
        retry: Seconds to wait before coming back, if it says so.
    """

    kind: str
    position: str
    data: str
    retry: float | None = None


class Service:
    """A running service.

    Args:
        url: Where it is.
        token: What it is shown; None for nothing.
        cafile: Authorities that may vouch for it, instead of those of the system.
    """

    def __init__(self, url: str, *, token: str | None, cafile: str | None) -> None:
        parts = _split(url)
        if not parts.hostname or parts.scheme not in {"http", "https"} or "@" in parts.netloc:
            raise ServiceError("expected --url with http or https and a host, without a password")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"
        self._origin = parts.scheme, parts.netloc
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._tls = _trusting(cafile) if parts.scheme == "https" else None

    def read(self, target: str, **headers: str) -> Answer:
        """Return the answer for a target, which is relative to the URL of the service.

        Raises:
            InvalidFilterError: The service could not read a parameter.
            ServiceError: It cannot be reached, or refuses.
        """
        with self._exchange(target, headers) as response:
            answer = Answer(response.status, response.headers, response.read())
        self._check(answer)
        return answer

    def read_status(self, operation_id: UUID, *, full: bool = False, **headers: str) -> Answer:
        """Return the answer of the single-operation route, 200 or 304.

        Args:
            operation_id: Which operation.
            full: Ask for its moments and its progress as well.
            headers: Further headers.

        Raises:
            ServiceError: The service cannot be reached, or refuses.
            UnknownOperationError: There is no such operation.
        """
        view = "?view=full" if full else ""
        with self._exchange(f"operations/{operation_id}{view}", headers) as response:
            answer = Answer(response.status, response.headers, response.read())
        problem = answer.problem() if answer.status == _NOT_FOUND else {}
        if "operationId" in problem:
            expired = "expired" in str(problem.get("detail"))
            raise UnknownOperationError(operation_id, expired=expired)
        self._check(answer)
        return answer

    def pages(self, query: str) -> Iterator[bytes]:
        """Yield the pages of the list, each as a JSON array.

        Raises:
            InvalidFilterError: The service could not read a parameter.
            ServiceError: It cannot be reached, or refuses.
        """
        target: str | None = f"operations?limit={_PAGE}&{query}"
        while target is not None:
            answer = self.read(target)
            yield answer.body
            link = _NEXT.search(answer.headers.get("Link", ""))
            target = link and link[1]

    def events(self, query: str, since: str | None) -> Iterator[Event]:
        """Yield events of the feed until the service ends it.

        Args:
            query: Which operations.
            since: The identifier of the last event that was seen.

        Raises:
            InvalidFilterError: The service could not read a parameter.
            ServiceError: It cannot be reached, or refuses.
        """
        headers = {"Accept": "text/event-stream"}
        if since is not None:
            headers["Last-Event-ID"] = since
        with self._exchange(f"operations?{query}", headers) as response:
            if response.status != _OK:
                self._check(Answer(response.status, response.headers, response.read()))
            yield from _read_events(response)

    @contextlib.contextmanager
    def _exchange(
        self, target: str, headers: Mapping[str, str]
    ) -> Iterator[http.client.HTTPResponse]:
        """Within a block, have the answer to a request."""
        from http.client import HTTPException  # noqa: PLC0415 only where it runs
        from ssl import SSLError  # noqa: PLC0415 only where it runs

        connection, path = self._connect(target)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with contextlib.closing(connection):
                connection.request("GET", path, headers=self._headers | named)
                yield connection.getresponse()
        except (OSError, HTTPException) as error:
            reason = f"{str(error) or type(error).__name__}{_hint(error)}"
            temporary = not isinstance(error, SSLError)
            message = f"cannot reach {self.url}: {reason}"
            raise ServiceError(message, is_temporary=temporary) from None

    def _connect(self, target: str) -> tuple[http.client.HTTPConnection, str]:
        """Return a connection for a target, and the target as it is asked for."""
        from http.client import HTTPConnection, HTTPSConnection  # noqa: PLC0415 only where it runs
        from urllib.parse import urljoin, urlsplit  # noqa: PLC0415 only where it runs

        parts = urlsplit(urljoin(self.url, target))
        if (parts.scheme, parts.netloc) != self._origin:
            raise ServiceError(f"{self.url} leads elsewhere, where its token is not shown")
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        host = parts.hostname or ""
        if self._tls is None:
            return HTTPConnection(host, parts.port, timeout=TIMEOUT), path
        return HTTPSConnection(host, parts.port, timeout=TIMEOUT, context=self._tls), path

    def _check(self, answer: Answer) -> None:
        """Refuse an answer that is neither 200 nor 304.

        Raises:
            InvalidFilterError: It names parameters that could not be read.
            ServiceError: It is anything else.
        """
        status, problem = answer.status, answer.problem()
        if status in {_OK, _NOT_MODIFIED}:
            return
        if status == _UNAUTHORIZED:
            raise ServiceError(f"{self.url} {_explain_challenge(answer)}")
        if status == _BAD_REQUEST and isinstance(problem.get("errors"), dict):
            raise InvalidFilterError(problem["errors"])
        told = problem.get("detail") or problem.get("title") or "no reason is given"
        message = f"{self.url} has answered with {status}: {told}"
        raise ServiceError(message, is_temporary=status in _TEMPORARY)


def _split(url: str) -> SplitResult:
    """Return the parts of a URL; without a host when it is none."""
    from urllib.parse import urlsplit  # noqa: PLC0415 only where it runs

    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 it raises when it is none
    except ValueError:
        return urlsplit("")
    return parts


def _trusting(cafile: str | None) -> Any:
    """Return the TLS of a client that trusts the authorities of a file."""
    import ssl  # noqa: PLC0415 only where it runs

    try:
        return ssl.create_default_context(cafile=cafile)
    except OSError as error:
        raise ServiceError(f"cannot read the authorities in {cafile!r}: {error}") from None


def _hint(error: Exception) -> str:
    """Return what helps against a certificate that nobody vouches for; nothing else has a hint."""
    import os  # noqa: PLC0415 only where it runs
    from ssl import SSLCertVerificationError  # noqa: PLC0415 only where it runs

    from operations_status.serving import certificates  # noqa: PLC0415 only where it runs
    from operations_status.settings.files import state_folder  # noqa: PLC0415 only where it runs

    if not isinstance(error, SSLCertVerificationError):
        return ""
    folder = state_folder(os.environ)
    public = None if folder is None else folder / certificates.PUBLIC_NAME
    if public is None or not public.exists():
        return "; --cafile FILE names a certificate to trust"
    return f"; --cafile FILE names a certificate to trust; for development it is {str(public)!r}"


def _explain_challenge(answer: Answer) -> str:
    reason = _REASON.search(answer.headers.get("WWW-Authenticate", ""))
    if reason is not None:
        return f"refuses the token: {reason[1]}"
    return f"asks for a token: give --token-file, or set {TOKEN_VARIABLE}"


def _read_events(lines: Iterator[bytes] | http.client.HTTPResponse) -> Iterator[Event]:
    """Yield the events of a stream (HTML, section 9.2.6), and the blocks that only have an id."""
    fields: dict[str, str] = {}
    for line in lines:
        text = line.decode("utf-8", "replace").rstrip("\r\n")
        name, _, value = text.partition(":")
        if text and name:
            fields[name] = value.removeprefix(" ")
        elif not text and fields:
            kind = fields.get("event", "message") if "data" in fields else ""
            retry = fields.get("retry", "")
            seconds = int(retry) / 1000 if retry.isdecimal() else None
            yield Event(kind, fields.get("id", ""), fields.get("data", ""), seconds)
            fields = {}
