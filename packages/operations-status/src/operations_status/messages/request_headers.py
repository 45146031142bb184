"""The headers that the routes read, found in one pass over those of a request."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from operations_status.errors import InvalidTokenError

if TYPE_CHECKING:
    from starlette.types import Scope

AUTHORIZATION = b"authorization"
ACCEPT = b"accept"
IF_NONE_MATCH = b"if-none-match"
LAST_EVENT_ID = b"last-event-id"
PREFER = b"prefer"

EVENT_STREAM = b"text/event-stream"

_READ = frozenset({AUTHORIZATION, ACCEPT, IF_NONE_MATCH, LAST_EVENT_ID, PREFER})
_KEY = "operations_status.headers"

_JSON_RANGES = (b"application/json", b"application/*", b"*/*")
"""Media ranges that JSON is in, the most specific first."""

# Commas within quotation marks are part of an element.
_ELEMENT = re.compile(rb'(?:[^,"]|"(?:[^"\\]|\\.)*")+')
_QUALITY = re.compile(rb";\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*(?:;|$)", re.IGNORECASE)
_DIGITS = 9


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


def prefers_events(accept: bytes) -> bool:
    """Return whether a client wants the feed of events instead of JSON (RFC 9110, 12.5.1).

    It has to name `text/event-stream`: a wildcard means JSON, as it does for those who know nothing
    of the feed. Between the two, the higher quality wins, then what was named, then JSON.

    Args:
        accept: The values of all `Accept` headers, joined by commas.
    """
    accept = accept.lower()
    if EVENT_STREAM not in accept:
        return False
    qualities: dict[bytes, float] = {}
    for found in _ELEMENT.finditer(accept):
        name = found[0].partition(b";")[0].strip()
        quality = _QUALITY.search(found[0])
        qualities.setdefault(name, float(quality[1]) if quality else 1.0)
    events = qualities.get(EVENT_STREAM, 0.0)
    is_json_named = _JSON_RANGES[0] in qualities
    json = next((qualities[name] for name in _JSON_RANGES if name in qualities), 0.0)
    return events > json or (events == json > 0 and not is_json_named)


def read_wait(prefer: bytes) -> int | None:
    """Return how many seconds the client is ready to wait; None when it does not say.

    The first `wait` counts (RFC 7240, section 2). Other preferences, parameters of this one and
    what cannot be read are ignored.

    Args:
        prefer: The values of all `Prefer` headers, joined by commas.
    """
    for found in _ELEMENT.finditer(prefer):
        name, _, value = found[0].partition(b";")[0].partition(b"=")
        if name.strip().lower() == b"wait":
            digits = value.strip().strip(b'"')
            return int(digits) if digits.isdigit() and len(digits) <= _DIGITS else None
    return None
