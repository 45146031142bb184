"""Connection to a running service, for commands with `--url`.

It uses `http.client`: importing httpx takes longer than the whole request for a short list, and
`urllib.request` sends the token along redirects and through proxies of the environment.
"""

from __future__ import annotations

import contextlib
import os
import re
import ssl
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from operations_status.client.exchange import Endpoint, ServiceResponse, create_tls_context
from operations_status.client.flows import Exchange, Flows, drive
from operations_status.errors import ServiceError, UnauthorizedError
from operations_status.folders import state_folder

from ._options import TOKEN_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from http.client import HTTPResponse
    from typing import TypeVar

    from operations_status.client.exchange import Parameters, Request
    from operations_status.client.flows import Flow

    _T = TypeVar("_T")

_CHUNK_BYTES = 65_536
_TOKEN = re.compile(r"(?:Authorization:\s*)?(?:Bearer\s+)?([!-~]+)", re.IGNORECASE)
_TOKEN_LINE = re.compile(r"^(?:# |rem )?Authorization: Bearer ([!-~]+)$", re.MULTILINE)


class Service:
    """A running service, with a connection for each request.

    Args:
        url: The URL of the service.
        token: The access token, if there is one.
        cafile: PEM file of certificate authorities, in place of the system's.
        pause: Seconds between two requests of a wait if the service has no long polls or is away.

    Attributes:
        flows: Creates the flows that `run` takes.

    Raises:
        ServiceError: The URL is malformed, or the authorities cannot be read.
    """

    def __init__(
        self, url: str, *, token: str | None, cafile: str | None, pause: float = 2.0
    ) -> None:
        self._endpoint = Endpoint(url, token)
        self.flows = Flows(self._endpoint, pause=pause)
        parts = urlsplit(self._endpoint.url)
        self._connect: Callable[..., HTTPConnection]
        host = parts.hostname or ""
        self._connect = partial(HTTPConnection, host, parts.port)
        if self._endpoint.has_tls:
            tls = create_tls_context(cafile)
            self._connect = partial(HTTPSConnection, host, parts.port, context=tls)

    def run(self, flow: Flow[_T]) -> Generator[_T]:
        """Yield the items of a flow.

        Raises:
            OperationsStatusError: The service refuses a request, or cannot be reached.
        """
        try:
            yield from drive(flow, self._send)
        except UnauthorizedError as error:
            if error.description is not None:
                raise
            hint = f"give --token-file, or set {TOKEN_VARIABLE}"
            raise UnauthorizedError(f"{error}: {hint}") from None

    def read(self, path: str, parameters: Parameters = ()) -> bytes:
        """Return the body of the response for a path that is relative to the service."""
        with contextlib.closing(self.run(self.flows.read(path, parameters))) as responses:
            return next(responses).body

    @contextlib.contextmanager
    def _send(self, request: Request) -> Iterator[Exchange]:
        parts = urlsplit(request.url)
        selector = f"{parts.path}?{parts.query}" if parts.query else parts.path
        with (
            self._errors(),
            contextlib.closing(self._connect(timeout=request.timeout)) as connection,
        ):
            connection.request("GET", selector, headers=request.headers)
            response = connection.getresponse()
            answer = ServiceResponse(response.status, response.headers)  # type: ignore[arg-type] # only `get` is used
            if not (request.is_stream and answer.has_succeeded):
                answer = answer._replace(body=response.read())
            yield Exchange(answer, self._read(response))

    def _read(self, response: HTTPResponse) -> Iterator[bytes]:
        with self._errors():
            while chunk := response.read1(_CHUNK_BYTES):
                yield chunk

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        """Within a block, raise a `ServiceError` in place of an error of the connection."""
        try:
            yield
        except (OSError, HTTPException) as error:
            found = self._endpoint.unreachable(error)
            if isinstance(error, ssl.SSLCertVerificationError):
                found = ServiceError(f"{found}{_certificate_hint()}")
            raise found from None


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
