"""Paths in the one form that the routes have, and the prefix under which a proxy serves them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


_USUAL = "/operations"
"""Beginning of a path that nearly all requests have as it is."""


@attrs.frozen
class NormalizedPath:
    """ASGI middleware that ignores one slash at the end of a path and the case of its first word.

    Attributes:
        app: what answers the request.
        root_path: prefix under which a proxy serves the application, whether the proxy removes it
            from the path or not; a `root_path` of the server comes first.
    """

    app: ASGIApp
    root_path: str = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its path normalised."""
        if scope["type"] == "http":
            root = scope.get("root_path") or self.root_path
            path = scope["path"]
            if root or path[-1:] == "/" or not path.startswith(_USUAL):
                _rewrite(scope, root)
        await self.app(scope, receive, send)


def _rewrite(scope: Scope, root: str) -> None:
    """Give the scope the path that the routes have, below `root`."""
    if "://" in scope["path"]:
        _to_origin_form(scope)
    path = scope["path"]
    if not _is_below(path, root):
        path = root + path
    scope["path"] = root + _normalize(path[len(root) :])
    scope["root_path"] = root


def _is_below(path: str, root: str) -> bool:
    return path.startswith(root) and path[len(root) : len(root) + 1] in {"/", ""}


def _normalize(path: str) -> str:
    if path and not path.startswith("/"):
        return path
    first, slash, rest = path[1:].partition("/")
    path = f"/{first.lower()}{slash}{rest}"
    return path.removesuffix("/") or "/"


def _to_origin_form(scope: Scope) -> None:
    """Leave scheme and host out of the path, where a client has sent them (RFC 9112, 3.2.2)."""
    if scope["path"].startswith("/"):
        return
    path = scope["path"].partition("://")[2].partition("/")[2]
    raw = scope.get("raw_path", b"").partition(b"://")[2].partition(b"/")[2]
    scope["path"], scope["raw_path"] = "/" + path, b"/" + raw
