"""The route of the page. It needs no token: what the page shows, it asks for with its reader's."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from operations_status.messages.problems import method_not_allowed
from operations_status.messages.responses import Response

from .document import page

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

_READS = frozenset({"GET", "HEAD"})


async def serve_page(scope: Scope, _: Receive, send: Send) -> None:
    """Answer `GET /` with the page; it may be kept, but is asked for anew each time."""
    if scope["method"] not in _READS:
        answer = method_not_allowed(scope["method"])
    elif _is_known(scope, page().etag.encode("ascii")):
        answer = Response(304, _headers())
    else:
        content_type = (b"content-type", b"text/html; charset=utf-8")
        answer = Response(200, (content_type, *_headers()), page().body)
    await answer.send_to(send, scope)


@functools.cache
def _headers() -> tuple[tuple[bytes, bytes], ...]:
    return (
        (b"etag", page().etag.encode("ascii")),
        (b"cache-control", b"no-cache"),
        (b"content-security-policy", page().policy.encode("ascii")),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),  # for browsers that do not know frame-ancestors
    )


def _is_known(scope: Scope, etag: bytes) -> bool:
    """Return whether the client has the page already (RFC 9110, section 13.1.2)."""
    sent = b",".join(value for name, value in scope["headers"] if name == b"if-none-match")
    tags = {tag.strip().removeprefix(b"W/") for tag in sent.split(b",")}
    return etag in tags or b"*" in tags
