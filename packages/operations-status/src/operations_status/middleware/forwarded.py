"""The client behind a proxy: its address, and the scheme and path prefix of its request.

Anyone can send these headers, so they are read only if a trusted proxy sent the request, and only
as far as trusted proxies have written them: the list is read from its end, and the first address
that is not a trusted proxy's is the client. A client may have invented everything before it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import attrs

from operations_status.proxies import ROOT_PATH, parse_ip

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from operations_status.proxies import IPAddress, TrustedProxies

FORWARDED = "forwarded"
X_FORWARDED_FOR = "x-forwarded-for"

_SCHEMES = frozenset({"http", "https"})
_LONGEST_ELEMENT = 256
_LAST_PORT = 0xFFFF
_NODE = re.compile(
    r"(?:\[([0-9A-Fa-f]*:[0-9A-Fa-f:.]+)\]|([0-9.]+))"  # an IPv6 address in brackets, or IPv4
    r"(?::(?:([0-9]{1,5})|.*))?"  # a port, which may be hidden (RFC 7239, section 6.3)
)
_PAIR = r"[ \t]*(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)=(?:([^\s\",;=]+)|\"([^\"\\]*)\"))?[ \t]*"
_PAIRS = re.compile(f"{_PAIR}(?:;{_PAIR})*")
_EACH_PAIR = re.compile(_PAIR + "(?:;|$)")


@attrs.frozen
class Forwarded:
    """ASGI middleware that replaces the address of a trusted proxy by that of its client.

    Attributes:
        app: what answers the request.
        proxies: the trusted ones.
        header: `x-forwarded-for` (with `x-forwarded-proto`) or `forwarded` (RFC 7239): the one
            that these proxies write. The other one may come from the client and is not read.
    """

    app: ASGIApp
    proxies: TrustedProxies
    header: str = X_FORWARDED_FOR

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; as that of the client if a trusted proxy asks."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        peer = scope.get("client")
        if self.proxies.trusts_peer(peer[0] if peer else None):
            scope = {**scope, **self._find_client(scope)}
        await self.app(scope, receive, send)

    def _find_client(self, scope: Scope) -> dict[str, object]:
        """Return the entries of the scope that describe the client."""
        found: dict[str, object] = {}
        for element in filter(None, _read_list(scope, self.header)):
            node = element
            if self.header == FORWARDED:
                pairs = _parse_pairs(element)
                node, scheme = pairs.get("for", ""), pairs.get("proto", "").strip(" \t").lower()
                found |= {"scheme": scheme} if scheme in _SCHEMES else {}
            address, port = _parse_node(node)
            if address is None:
                break
            found["client"] = (str(address), port)
            if not self.proxies.trusts(address):
                break
        if self.header != FORWARDED:
            scheme = _read_list(scope, "x-forwarded-proto")[0].lower()
            found |= {"scheme": scheme} if scheme in _SCHEMES else {}
        prefix = next(filter(None, _read_list(scope, "x-forwarded-prefix")), "")
        if len(prefix) <= _LONGEST_ELEMENT and ROOT_PATH.fullmatch(prefix.rstrip("/")):
            found["root_path"] = prefix.rstrip("/")
        return found


def _read_list(scope: Scope, name: str) -> list[str]:
    """Return the elements of a list header, the last first; empty ones among them.

    A comma always parts two elements: what a proxy appends cannot be drawn into a quoted string
    that the client has left open.
    """
    key = name.encode("ascii")
    text = b",".join(value for each, value in scope["headers"] if each == key).decode("latin-1")
    return [element.strip(" \t") for element in reversed(text.split(","))]


def _parse_pairs(element: str) -> dict[str, str]:
    """Return the parameters of an element (RFC 7239, section 4); none when it is malformed."""
    if len(element) > _LONGEST_ELEMENT or not _PAIRS.fullmatch(element):
        return {}
    found = _EACH_PAIR.findall(element)
    return {name.lower(): plain or quoted for name, plain, quoted in found if name}


def _parse_node(text: str) -> tuple[IPAddress | None, int]:
    """Return an address and a port, of which the address may be unreadable and the port be 0."""
    if len(text) > _LONGEST_ELEMENT or "%" in text:
        return None, 0
    if (whole := parse_ip(text)) is not None:
        return whole, 0
    if (found := _NODE.fullmatch(text)) is None:
        return None, 0
    port = int(found[3] or 0)
    return parse_ip(found[1] or found[2]), port if port <= _LAST_PORT else 0
