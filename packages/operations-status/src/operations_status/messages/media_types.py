"""Which form of the list a client accepts (RFC 9110, section 12.5.1)."""

from __future__ import annotations

import re
from typing import NamedTuple

EVENT_STREAM = b"text/event-stream"

_JSON_RANGES = (b"application/json", b"application/*", b"*/*")
"""Media ranges that JSON is in, the most specific first."""

_RANGE = re.compile(rb'(?:[^,"]|"(?:[^"\\]|\\.)*")+')
_QUALITY = re.compile(rb";\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*(?:;|$)", re.IGNORECASE)


class _Wish(NamedTuple):
    """How much a client wants something, and whether it has named it."""

    quality: float
    is_named: bool


def prefers_events(accept: bytes) -> bool:
    """Return whether a client wants the feed of events instead of JSON.

    It has to name `text/event-stream`: a wildcard means JSON, as it does for those who know nothing
    of the feed. Between the two, the higher quality wins, then what was named, then JSON.

    Args:
        accept: The values of all `Accept` headers, joined by commas.
    """
    accept = accept.lower()
    if EVENT_STREAM not in accept:
        return False
    qualities: dict[bytes, float] = {}
    for found in _RANGE.finditer(accept):
        name = found[0].partition(b";")[0].strip()
        quality = _QUALITY.search(found[0])
        qualities.setdefault(name, float(quality[1]) if quality else 1.0)
    events = _Wish(qualities.get(EVENT_STREAM, 0.0), is_named=True)
    return events.quality > 0 and events > _wish_for_json(qualities)


def _wish_for_json(qualities: dict[bytes, float]) -> _Wish:
    for name in _JSON_RANGES:
        if name in qualities:
            return _Wish(qualities[name], is_named=name == _JSON_RANGES[0])
    return _Wish(0.0, is_named=False)
