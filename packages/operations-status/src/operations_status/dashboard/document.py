"""The page as one document, and the policy under which a browser may show it.

The files of `page/` are joined once. The policy names the hashes of the one style and the one
script, so that nothing else that finds its way into the page is applied or run (CSP Level 3).
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

_SCRIPTS = (
    *("service", "changes", "writing", "timeline", "filters"),
    *("rows", "table", "details", "page"),
)
"""The parts of the script in their order: each uses the ones before it as it is read."""


async def serve_page(request: Request) -> Response:
    """Answer `GET /` with the page; it may be kept, but is asked for anew each time.

    It needs no token: what the page shows, it asks for with its reader's.
    """
    answer = page()
    if _is_known(request, dict(answer.headers)[b"etag"].decode("ascii")):
        answer = Response(NOT_MODIFIED, answer.headers[1:])  # all but the type of the content
    return answer


@functools.cache
def page() -> Response:
    """Return the page, joined when it is first asked for."""
    style = _read("page.css")
    script = "".join(_read(f"{name}.js") for name in _SCRIPTS)
    text = _read("page.html").replace("/*STYLE*/", style).replace("/*SCRIPT*/", script)
    body = text.encode()
    tag = hashlib.sha256(body).hexdigest()[:32]
    headers = (
        (b"content-type", b"text/html; charset=utf-8"),
        (b"etag", f'"{tag}"'.encode("ascii")),
        (b"cache-control", b"no-cache"),
        (b"content-security-policy", _policy(style=style, script=script).encode("ascii")),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),  # for browsers that do not know frame-ancestors
    )
    return Response(200, headers, body)


def _read(name: str) -> str:
    return resources.files(__package__).joinpath("page", name).read_text(encoding="utf-8")


def _policy(*, style: str, script: str) -> str:
    """Return the strictest policy that lets the page do its work."""
    directives = (
        "default-src 'none'",
        f"script-src '{_hash(script)}'",
        f"style-src '{_hash(style)}'",
        "img-src data:",  # the icon
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
    return "; ".join(directives)


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"


def _is_known(request: Request, etag: str) -> bool:
    """Return whether the client has the page already (RFC 9110, section 13.1.2)."""
    sent = ",".join(request.headers.getlist("if-none-match"))
    tags = {tag.strip().removeprefix("W/") for tag in sent.split(",")}
    return etag in tags or "*" in tags
