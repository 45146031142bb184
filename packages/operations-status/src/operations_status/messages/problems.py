"""Error responses as problem+json (RFC 9457).

Every body has `type`, `title` and `status`; `detail` says what a caller can do about it. The one
answer without a body is 401, which the specification wants empty.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .responses import Response

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from uuid import UUID

READS = frozenset({"GET", "HEAD"})
"""Methods that every route has."""

_RETRY_AFTER = (b"retry-after", b"5")
"""Seconds after which a client may try again when it could not be answered."""

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
    """Return the ValidationProblemDetails that names every bad parameter at once."""
    return problem(400, title="One or more validation errors occurred.", errors=errors)


def unknown_operation(operation_id: UUID, *, expired: bool) -> Response:
    """Return 404 for an id that no operation has, or that one had until it expired."""
    reason = "has expired" if expired else "is not known"
    detail = f"The operation {operation_id} {reason}."
    return problem(404, detail, operationId=str(operation_id))


def unknown_path(path: str) -> Response:
    """Return 404 for a path at which nothing is served."""
    return problem(404, f"Nothing is served at {path[:200]!r}.")


def method_not_allowed(method: str) -> Response:
    """Return 405 with the methods that every route has."""
    detail = f"The method {method[:40]!r} is not one of GET and HEAD."
    return problem(405, detail, headers=((b"allow", b"GET, HEAD"),))


def unauthorized(description: str | None = None) -> Response:
    """Return 401 with an empty body and a challenge (RFC 6750, section 3).

    Args:
        description: what is wrong with the token that was sent, or None when there was none.
    """
    challenge = b"Bearer"
    if description is not None:
        quoted = _quotable(description)
        challenge += b' error="invalid_token", error_description="' + quoted + b'"'
    return Response(401, ((b"www-authenticate", challenge),))


def internal_error(error_id: UUID, request_id: str | None = None) -> Response:
    """Return 500 with nothing of the inside but the ids under which the log has it."""
    detail = f"The service could not answer; its log tells why under {error_id}."
    named: dict[str, Any] = {} if request_id is None else {"requestId": request_id}
    return problem(500, detail, errorId=str(error_id), **named)


def store_unavailable() -> Response:
    """Return 503 for a store that cannot answer now."""
    detail = "The store of operations cannot be read at the moment."
    return problem(503, detail, headers=(_RETRY_AFTER,))


def too_many_requests(detail: str) -> Response:
    """Return 429 for a client that has as many requests of one kind under way as it may."""
    return problem(429, detail, headers=(_RETRY_AFTER,))


def _quotable(text: str) -> bytes:
    """Replace what an `error_description` may not hold (RFC 6750, section 3)."""
    plain = text.replace('"', "'").replace("\\", "/")
    return "".join(char if " " <= char <= "~" else "?" for char in plain).encode("ascii")
