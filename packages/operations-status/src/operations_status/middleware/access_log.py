"""One line for each request, when it was asked for.

The line holds who asked what and how it ended, and nothing secret: of the headers nothing but the
ids of the request and its trace, and of the query no token.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any

from .exchanges import REQUEST_ID, TRACE_ID

if TYPE_CHECKING:
    from starlette.types import Scope

    from .exchanges import Exchange

SUBJECT = "operations_status.subject"
"""Key of the scope under which the subject of an accepted token is left for the log."""

_TOKEN_IN_QUERY = re.compile(rb"(?i)(?<![^&;?])(access_token=)[^&;]*")
"""Query parameter in which some clients send a token (RFC 6750, section 2.3); it is never read."""

_TOKEN = re.compile(rb"eyJ[A-Za-z0-9_.%-]{16,}")
"""A string that begins like a JSON Web Token, wherever a client has put it by mistake."""

_LONGEST_TARGET = 2048
_LONGEST_METHOD = 40
"""Bytes of a target that are logged: no client should fill a disk with long ones."""

_LINE = (
    '%(client)s %(subject)s "%(method)s %(target)s" %(status)d %(size_bytes)d'
    " %(elapsed_ms).1fms id=%(request_id)s"
)
_TRACED_LINE = _LINE + " trace=%(trace_id)s"

logger = logging.getLogger("operations_status.access")


def log_exchange(exchange: Exchange, seconds: float) -> None:
    """Log a request that has ended."""
    found = _describe(exchange, seconds)
    logger.info(
        _TRACED_LINE if TRACE_ID in exchange.scope else _LINE, found, extra={"fields": found}
    )


def _describe(exchange: Exchange, seconds: float) -> dict[str, Any]:
    """Return the logged fields of a request, in printable ASCII, so that none ends a line."""
    scope = exchange.scope
    client = scope.get("client")
    found = {
        "client": client[0] if client else "-",
        "subject": ascii(scope.get(SUBJECT, "-"))[1:-1],
        "method": ascii(scope["method"][:_LONGEST_METHOD])[1:-1],
        "target": _target(scope),
        "status": exchange.status,
        "size_bytes": exchange.size,
        "elapsed_ms": round(seconds * 1000, 3),
        "request_id": scope[REQUEST_ID],
    }
    if TRACE_ID in scope:
        found["trace_id"] = scope[TRACE_ID]
    return found


def _target(scope: Scope) -> str:
    target: bytes = scope.get("raw_path") or scope["path"].encode("utf-8", "surrogatepass")
    if scope["query_string"]:
        target += b"?" + scope["query_string"]
    shown = ascii(remove_token(target)[:_LONGEST_TARGET])[2:-1]
    return shown if len(target) <= _LONGEST_TARGET else f"{shown}... ({len(target)} bytes)"


def remove_token(query: bytes) -> bytes:
    """Return a query or a target with every token in it masked."""
    return _TOKEN.sub(b"***", _TOKEN_IN_QUERY.sub(rb"\1***", query))
