"""The link from one page of the list to the next (RFC 8288)."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, unquote_to_bytes

from operations_status.filters import encode_cursor

if TYPE_CHECKING:
    from starlette.types import Scope

    from operations_status.filters import Cursor

_PATH = "/%:@!$&'()*+,;=~"
_QUERY = _PATH + "?"


def link_to_next(scope: Scope, cursor: Cursor) -> tuple[bytes, bytes]:
    """Return the header that leads to the page at a cursor.

    Its target is relative to the address of the request, and has every parameter of it but the
    cursor as it was written. What cannot stand in a link is percent-encoded.
    """
    path = scope.get("raw_path") or quote(scope["path"]).encode("ascii")
    root = quote(scope.get("root_path", "")).encode("ascii")
    if not path.startswith(root + b"/"):
        path = root + path  # a proxy has removed it
    kept = [piece for piece in scope["query_string"].split(b"&") if not _is_cursor(piece)]
    query = b"&".join([*kept, b"cursor=" + encode_cursor(cursor).encode("ascii")])
    target = f"{quote(path, safe=_PATH)}?{quote(query, safe=_QUERY)}"
    return b"link", f'<{target}>; rel="next"'.encode("ascii")


def _is_cursor(piece: bytes) -> bool:
    """Return whether a piece of a query string is empty or the parameter `cursor`."""
    name = unquote_to_bytes(piece.partition(b"=")[0].replace(b"+", b" "))
    return not piece or name.lower() == b"cursor"
