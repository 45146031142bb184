"""The client behind a proxy: its address, and the scheme and path prefix of its request.

Anyone can send forwarding headers, so they are read only in requests from a trusted proxy, and only
the part that trusted proxies have written: the list is read from its end, and the first address
that is not a trusted proxy's is the client. The client may have invented the addresses before it.
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
        app: The application that answers the requests.
        proxies: The trusted proxies.
        header: The header that these proxies write: `x-forwarded-for` (with `x-forwarded-proto`)
            or `forwarded` (RFC 7239). The other one may come from the client and is not read.
    """

    app: ASGIApp
    proxies: TrustedProxies
    header: str = X_FORWARDED_FOR

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; if a trusted proxy sent it, as the request of its client."""
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
                is_valid = len(element) <= _LONGEST_ELEMENT and _PAIRS.fullmatch(element)
                # Names match in any case (RFC 7239, section 4); a malformed element has no pairs.
                found_pairs = _EACH_PAIR.findall(element) if is_valid else ()
                pairs = {name.lower(): plain or quoted for name, plain, quoted in found_pairs}
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
    """Return the elements of a list header, the last one first; empty ones are included.

    A comma always separates two elements, also within quotation marks: a client that leaves a
    quoted string open cannot swallow the element that a proxy appends.
    """
    key = name.encode("ascii")
    text = b",".join(value for each, value in scope["headers"] if each == key).decode("latin-1")
    return [element.strip(" \t") for element in reversed(text.split(","))]


def _parse_node(text: str) -> tuple[IPAddress | None, int]:
    """Return an address, or None if it is malformed, and a port, or 0."""
    if len(text) > _LONGEST_ELEMENT or "%" in text:
        return None, 0
    if (whole := parse_ip(text)) is not None:
        return whole, 0
    if (found := _NODE.fullmatch(text)) is None:
        return None, 0
    port = int(found[3] or 0)
    return parse_ip(found[1] or found[2]), port if port <= _LAST_PORT else 0
