"""Responses: complete ones, pieces of streamed ones, and errors as problem+json (RFC 9457).

The body of an error has `type`, `title` and `status`; `detail` says what the client can do. Only
401 has no body, as the specification demands.
"""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from uuid import UUID

    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.types import Receive, Scope, Send

JSON = b"application/json"
NOT_MODIFIED = 304

READS = frozenset({"GET", "HEAD"})
"""Methods that every route has."""

_RETRY_AFTER = (b"retry-after", b"5")
"""Seconds after which a client may repeat a request that could not be answered."""

_KINDS = {
    400: ("Bad Request", "rfc9110#section-15.5.1"),
    404: ("Not Found", "rfc9110#section-15.5.5"),
    405: ("Method Not Allowed", "rfc9110#section-15.5.6"),
    408: ("Request Timeout", "rfc9110#section-15.5.9"),
    413: ("Content Too Large", "rfc9110#section-15.5.14"),
    414: ("URI Too Long", "rfc9110#section-15.5.15"),
    429: ("Too Many Requests", "rfc6585#section-4"),
    431: ("Request Header Fields Too Large", "rfc6585#section-5"),
    500: ("Internal Server Error", "rfc9110#section-15.6.1"),
    503: ("Service Unavailable", "rfc9110#section-15.6.4"),
}


@attrs.frozen
class Response:
    """A status code, the headers except Content-Length, and a body."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        """Send the response, as a response of Starlette is sent."""
        await self.send_to(send, scope)

    async def send_to(self, send: Send, scope: Scope, *, more: bool = False) -> None:
        """Send the response; to HEAD without its body, but with its length (RFC 9110, 9.3.2).

        304 has no Content-Length (RFC 9110, section 8.6). With *more*, the caller sends the empty
        piece that ends the response.
        """
        headers = [*self.headers]
        if self.status != NOT_MODIFIED:
            headers.append((b"content-length", b"%d" % len(self.body)))
        start = {"type": "http.response.start", "status": self.status, "headers": headers}
        await send(start)
        body = b"" if scope["method"] == "HEAD" else self.body
        await send({"type": "http.response.body", "body": body, "more_body": more})


async def send_piece(send: Send, body: bytes, *, seconds: float, more: bool = True) -> None:
    """Send a piece of a body; the client must receive it within some seconds.

    Raises:
        ConnectionAbortedError: The client has not received it in time.
    """
    message = {"type": "http.response.body", "body": body, "more_body": more}
    try:
        async with asyncio.timeout(seconds):
            await send(message)
    except TimeoutError:
        raise ConnectionAbortedError("the client stopped reading") from None


def problem(
    status: int,
    detail: str | None = None,
    *,
    title: str | None = None,
    headers: tuple[tuple[bytes, bytes], ...] = (),
    **members: Any,
) -> Response:
    """Return a problem; `members` are added to the body after the standard ones."""
    usual_title, section = _KINDS[status]
    body: dict[str, Any] = {
        "type": f"https://tools.ietf.org/html/{section}",
        "title": title or usual_title,
        "status": status,
    }
    if detail is not None:
        body["detail"] = detail
    text = json.dumps(body | members, ensure_ascii=False, separators=(",", ":"))
    return Response(
        status,
        ((b"content-type", b"application/problem+json"), *headers),
        text.encode("utf-8", "backslashreplace"),
    )


def invalid_parameters(errors: Mapping[str, Sequence[str]]) -> Response:
    """Return the ValidationProblemDetails that names every invalid parameter."""
    return problem(400, title="One or more validation errors occurred.", errors=errors)


def unknown_operation(operation_id: UUID, *, expired: bool) -> Response:
    """Return 404 for the id of an operation that does not exist or has expired."""
    reason = "has expired" if expired else "is not known"
    detail = f"The operation {operation_id} {reason}."
    return problem(404, detail, operationId=str(operation_id))


def unknown_path(path: str) -> Response:
    """Return 404 for a path without a route."""
    return problem(404, f"Nothing is served at {path[:200]!r}.")


def method_not_allowed(method: str) -> Response:
    """Return 405 with the methods that every route has."""
    detail = f"The method {method[:40]!r} is not one of GET and HEAD."
    return problem(405, detail, headers=((b"allow", b"GET, HEAD"),))


async def refuse_route(request: Request, error: HTTPException) -> Response:
    """Return the response to a path or method that no route has, as an exception handler."""
    if error.status_code == HTTPStatus.NOT_FOUND:
        return unknown_path(request.scope["path"])
    return method_not_allowed(request.method)


def unauthorized(description: str | None = None) -> Response:
    """Return 401 with an empty body and a challenge (RFC 6750, section 3).

    Args:
        description: Why the token is refused; None if there was no token.
    """
    challenge = "Bearer"
    if description is not None:
        # An `error_description` contains neither quotation marks nor backslashes.
        plain = description.replace('"', "'").replace("\\", "/")
        plain = "".join(char if " " <= char <= "~" else "?" for char in plain)
        challenge += f' error="invalid_token", error_description="{plain}"'
    return Response(401, ((b"www-authenticate", challenge.encode("ascii")),))


def internal_error(error_id: UUID, request_id: str | None = None) -> Response:
    """Return 500 with the ids of the log entry, and no other details."""
    detail = f"The service could not answer; its log tells why under {error_id}."
    named: dict[str, Any] = {} if request_id is None else {"requestId": request_id}
    return problem(500, detail, errorId=str(error_id), **named)


def store_unavailable() -> Response:
    """Return 503 for a store that cannot be read now."""
    detail = "The store of operations cannot be read at the moment."
    return problem(503, detail, headers=(_RETRY_AFTER,))


def too_many_requests(detail: str, *, is_overall: bool) -> Response:
    """Return 429 for a client at a limit of its own, or 503 at a limit of the whole service."""
    return problem(503 if is_overall else 429, detail, headers=(_RETRY_AFTER,))
