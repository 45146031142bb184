"""The page as one document, and the policy under which a browser may show it.

The files of `page/` are joined once. The policy names the hashes of the one style and the one
script, so that nothing else that finds its way into the page is applied or run (CSP Level 3).
"""

from __future__ import annotations

import base64
import functools
import hashlib
from importlib import resources

import attrs

_SCRIPTS = (
    *("service", "changes", "writing", "timeline", "filters"),
    *("rows", "table", "details", "page"),
)
"""The parts of the script in their order: each uses the ones before it as it is read."""


@attrs.frozen
class Document:
    """One document that needs nothing else.

    Attributes:
        body: HTML in UTF-8.
        policy: Value of its Content-Security-Policy.
        etag: Strong entity tag, with its quotation marks.
    """

    body: bytes
    policy: str
    etag: str


@functools.cache
def page() -> Document:
    """Return the page, joined when it is first asked for."""
    style = _read("page.css")
    script = "".join(_read(f"{name}.js") for name in _SCRIPTS)
    text = _read("page.html").replace("/*STYLE*/", style).replace("/*SCRIPT*/", script)
    body = text.encode()
    tag = hashlib.sha256(body).hexdigest()[:32]
    return Document(body=body, policy=_policy(style=style, script=script), etag=f'"{tag}"')


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
