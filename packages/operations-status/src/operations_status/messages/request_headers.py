"""The headers that the routes read, found in one pass over those of a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.errors import InvalidTokenError

if TYPE_CHECKING:
    from starlette.types import Scope

AUTHORIZATION = b"authorization"
ACCEPT = b"accept"
IF_NONE_MATCH = b"if-none-match"
LAST_EVENT_ID = b"last-event-id"
PREFER = b"prefer"

_READ = frozenset({AUTHORIZATION, ACCEPT, IF_NONE_MATCH, LAST_EVENT_ID, PREFER})


_KEY = "operations_status.headers"


def read_headers(scope: Scope) -> dict[bytes, bytes]:
    """Return the headers that are read, by their names in lower case.

    Those that were sent several times are joined by commas (RFC 9110, section 5.3). What was found
    is kept in the scope for the next caller.

    Raises:
        InvalidTokenError: there are several tokens, so that it is not clear which one counts.
    """
    known: dict[bytes, bytes] | None = scope.get(_KEY)
    if known is not None:
        return known
    found: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        if name in _READ:
            if name not in found:
                found[name] = value
            elif name == AUTHORIZATION:
                raise InvalidTokenError("More than one Authorization header was sent.")
            else:
                found[name] += b", " + value
    scope[_KEY] = found
    return found
