"""Header fields: parse those that the routes read, write entity tags and links."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote_to_bytes

import attrs

from operations_status.errors import InvalidTokenError
from operations_status.filters import decode_cursor, encode_cursor
from operations_status.stores.results import ListVersion

from .seals import Seal

if TYPE_CHECKING:
    from uuid import UUID

    from starlette.types import Scope

    from operations_status.filters import Cursor

HEADERS = "operations_status.headers"
"""Key of the scope for the headers that `read_headers` has returned."""

AUTHORIZATION = b"authorization"
ACCEPT = b"accept"
IF_NONE_MATCH = b"if-none-match"
LAST_EVENT_ID = b"last-event-id"
PREFER = b"prefer"

EVENT_STREAM = b"text/event-stream"

_READ = frozenset({AUTHORIZATION, ACCEPT, IF_NONE_MATCH, LAST_EVENT_ID, PREFER})

_JSON_RANGES = (b"application/json", b"application/*", b"*/*")
"""Media ranges that include JSON, the most specific first."""

# Commas within quotation marks are part of an element.
_ELEMENT = re.compile(rb'(?:[^,"]|"(?:[^"\\]|\\.)*")+')
_QUALITY = re.compile(rb";\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*(?:;|$)", re.IGNORECASE)
_DIGITS = 9

_POSITION = re.compile(rb"([0-9a-f]{32}-)([0-9]{1,18})(?:\.([0-9a-f]{1,32}))?")
_TAG = re.compile(rb'(?:W/)?"([\x21\x23-\x7e\x80-\xff]*)"')

_DIGEST = b"|"
"""Separator of a position and the digest of a list, in a sealed entity tag."""

_SAFE_IN_PATH = "/%:@!$&'()*+,;=~"
_SAFE_IN_QUERY = _SAFE_IN_PATH + "?"


def read_headers(scope: Scope) -> dict[bytes, bytes]:
    """Return the headers that the routes read, by their names in lower case.

    The values of a repeated header are joined by commas (RFC 9110, section 5.3).

    Raises:
        InvalidTokenError: There are several tokens, so it is unclear which one counts.
    """
    found: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        if name in _READ:
            if name not in found:
                found[name] = value
            elif name == AUTHORIZATION:
                raise InvalidTokenError("More than one Authorization header was sent.")
            else:
                found[name] += b", " + value
    return found


def prefers_events(accept: bytes) -> bool:
    """Return whether a client prefers the feed of events to JSON (RFC 9110, section 12.5.1).

    The header must name `text/event-stream`: a wildcard means JSON, because most clients that send
    one do not know the feed. The higher quality wins; if both are equal, the media type that is
    named; then JSON.

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
    """Return the seconds of the preference `wait`; None without one.

    The first `wait` counts (RFC 7240, section 2). Other preferences, parameters and malformed
    values are ignored.

    Args:
        prefer: The values of all `Prefer` headers, joined by commas.
    """
    for found in _ELEMENT.finditer(prefer):
        name, _, value = found[0].partition(b";")[0].partition(b"=")
        if name.strip().lower() == b"wait":
            digits = value.strip().strip(b'"')
            return int(digits) if digits.isdigit() and len(digits) <= _DIGITS else None
    return None


@attrs.frozen
class Positions:
    """Positions in the history of one store, as entity tags and event ids.

    A position is the identifier of the store and a revision, `<32 hexadecimal digits>-<number>`.
    All instances of the service that share a store write the same positions. The entity tag of a
    list with changes ahead of the revision ends in a dot and the digest of those changes.

    A reader with a scope receives sealed positions and cursors. A sealed entity tag of a list also
    contains the digest of the list, because a list may be unchanged though its store cannot tell:
    operations outside the scope may have been pruned.

    Attributes:
        prefix: Common beginning of the positions.
        seal: The seal of the reader's scope; None without a scope.
    """

    prefix: bytes
    seal: Seal | None = None

    @classmethod
    def of(cls, store_id: UUID) -> Positions:
        """Return the positions of a store by its identifier."""
        return cls(b"%b-" % store_id.hex.encode("ascii"))

    def within(self, scope: frozenset[str]) -> Positions:
        """Return the positions for readers with a scope; an empty one is no scope."""
        return Positions(self.prefix, Seal.of(self.prefix, scope)) if scope else self

    def write(self, revision: int) -> bytes:
        """Return the position at a revision."""
        return self._close(b"%b%d" % (self.prefix, revision))

    def read(self, text: bytes) -> ListVersion | None:
        """Return the version at a position; None if the text is not a position of this store."""
        return self._parse(self._open(text))

    def to_tag(self, version: ListVersion, body: bytes = b"") -> bytes:
        """Return a strong entity tag (RFC 9110, section 8.8.3).

        Args:
            version: The version of an operation or a list.
            body: The list or its counts, if all of it is known.
        """
        text = b"%b%d" % (self.prefix, version.revision)
        if version.ahead:
            text += b"." + version.ahead.encode("ascii")
        if self.seal is not None and body:
            text += _DIGEST + _digest(body)
        return b'"%b"' % self._close(text)

    def read_tags(self, if_none_match: bytes) -> dict[ListVersion, bytes]:
        """Return the versions of this store in an `If-None-Match`, each with its strong tag.

        Weak tags match like strong ones (RFC 9110, section 13.1.2); malformed tags match nothing.
        """
        tags = (found[1] for found in _TAG.finditer(if_none_match))
        versions = ((self.read(tag), b'"%b"' % tag) for tag in tags)
        return {version: tag for version, tag in versions if version is not None}

    def find_tag(self, body: bytes, if_none_match: bytes) -> bytes | None:
        """Return the sealed tag in an `If-None-Match` that contains the digest of a list."""
        if self.seal is not None:
            for found in _TAG.finditer(if_none_match):
                if self._open(found[1]).partition(_DIGEST)[2] == _digest(body):
                    return b'"%b"' % found[1]
        return None

    def write_cursor(self, cursor: Cursor) -> bytes:
        """Return a cursor for a query string."""
        return self._close(encode_cursor(cursor).encode("ascii"))

    def read_cursor(self, text: str) -> Cursor | None:
        """Return the cursor in a query string; None if it is malformed or of another scope."""
        return decode_cursor(self._open(text.encode()).decode("latin-1"))

    def _parse(self, text: bytes) -> ListVersion | None:
        found = _POSITION.fullmatch(text.partition(_DIGEST)[0] if self.seal else text)
        if found is None or found[1] != self.prefix:
            return None
        return ListVersion(int(found[2]), (found[3] or b"").decode("ascii"))

    def _close(self, text: bytes) -> bytes:
        return text if self.seal is None else self.seal.close(text)

    def _open(self, text: bytes) -> bytes:
        """Return the unsealed text; empty if the text was not sealed for the scope."""
        return text if self.seal is None else self.seal.open(text) or b""


def _digest(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=16).hexdigest().encode("ascii")


def link_to_next(scope: Scope, cursor: bytes) -> tuple[bytes, bytes]:
    """Return the header with the link to the page at a cursor (RFC 8288).

    The link is relative to the URL of the request and repeats the parameters of the request as
    they were written, except the cursor. Characters that a link cannot contain are
    percent-encoded.
    """
    path = scope.get("raw_path") or quote(scope["path"]).encode("ascii")
    root = quote(scope.get("root_path", "")).encode("ascii")
    if not path.startswith(root + b"/"):
        path = root + path  # a proxy has removed it
    pieces = []
    for piece in scope["query_string"].split(b"&"):
        name = unquote_to_bytes(piece.partition(b"=")[0].replace(b"+", b" "))
        if piece and name.lower() != b"cursor":
            pieces.append(piece)
    query = b"&".join([*pieces, b"cursor=" + cursor])
    target = f"{quote(path, safe=_SAFE_IN_PATH)}?{quote(query, safe=_SAFE_IN_QUERY)}"
    return b"link", f'<{target}>; rel="next"'.encode("ascii")
