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
    path = scope["path"]
    if "://" in path and not path.startswith("/"):  # with scheme and host (RFC 9112, 3.2.2)
        path = "/" + path.partition("://")[2].partition("/")[2]
        raw = scope.get("raw_path", b"").partition(b"://")[2].partition(b"/")[2]
        scope["raw_path"] = b"/" + raw
    below = path.removeprefix(root)
    if below[:1] not in {"/", ""}:  # it only begins like one below the root
        below = path
    if below[:1] in {"/", ""}:
        first, slash, rest = below[1:].partition("/")
        below = f"/{first.lower()}{slash}{rest}".removesuffix("/") or "/"
    scope["path"] = root + below
    scope["root_path"] = root
