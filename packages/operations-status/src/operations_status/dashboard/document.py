"""Page of the service as one document, with its content security policy.

The files of `page/` are joined once. The policy contains the hashes of the only style sheet and of
the two scripts, so that a browser applies and runs no others in the page (CSP Level 3). The first
script requests the operations while the rest of the page is still arriving.
"""

from __future__ import annotations

import base64
import functools
import hashlib
from importlib import resources
from typing import TYPE_CHECKING

from operations_status.messages.responses import NOT_MODIFIED, Response

if TYPE_CHECKING:
    from starlette.requests import Request

_FIRST_SCRIPT = ("service", "selection", "reading")
"""Parts of the script at the beginning of the page, in the order of their dependencies."""

_SCRIPT = (
    "writing",
    "changes",
    "timeline",
    "filters",
    "groups",
    "rows",
    "table",
    "details",
    "page",
)
"""Parts of the script at the end of the page, which depends on the first one."""


async def serve_page(request: Request) -> Response:
    """Answer `GET /` with the page, which browsers may cache but must revalidate.

    The page needs no token: it fetches operations with the user's own token.
    """
    answer = page()
    etag = dict(answer.headers)[b"etag"].decode("ascii")
    sent = ",".join(request.headers.getlist("if-none-match"))
    tags = {tag.strip().removeprefix("W/") for tag in sent.split(",")}  # RFC 9110, 13.1.2
    if etag in tags or "*" in tags:
        answer = Response(NOT_MODIFIED, answer.headers[1:])  # without Content-Type
    return answer


@functools.cache
def page() -> Response:
    """Return the page, joined at the first request."""
    style = _read("page.css")
    first, script = (
        "".join(_read(f"{one}.js") for one in parts) for parts in (_FIRST_SCRIPT, _SCRIPT)
    )
    text = _read("page.html").replace("/*FIRST*/", first)
    text = text.replace("/*STYLE*/", style).replace("/*SCRIPT*/", script)
    body = text.encode()
    tag = hashlib.sha256(body).hexdigest()[:32]
    policy = (
        "default-src 'none'",
        f"script-src '{_hash(first)}' '{_hash(script)}'",
        f"style-src '{_hash(style)}'",
        "img-src data:",  # the icon
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
    headers = (
        (b"content-type", b"text/html; charset=utf-8"),
        (b"etag", f'"{tag}"'.encode("ascii")),
        (b"cache-control", b"no-cache"),
        (b"content-security-policy", "; ".join(policy).encode("ascii")),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),  # for browsers that do not know frame-ancestors
    )
    return Response(200, headers, body)


def _read(name: str) -> str:
    return resources.files(__package__).joinpath("page", name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"
