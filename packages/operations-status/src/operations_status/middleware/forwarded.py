"""For whom a proxy asks: the address of the client behind it, and how that client came.

Anybody can send these headers, so only those are read that a trusted proxy has sent, and of those
only what it or another trusted proxy has written: the list is read from its end, and the first
address that is not a trusted proxy's is the client. What stands before it may be invented.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import attrs

from operations_status.proxies import ROOT_PATH, parse_ip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from starlette.types import ASGIApp, Receive, Scope, Send

    from operations_status.proxies import IPAddress, TrustedProxies

FORWARDED = "forwarded"
X_FORWARDED_FOR = "x-forwarded-for"

_SCHEMES = frozenset({"http", "https"})
_LONGEST_HOP = 256
_PORT = re.compile(r"[0-9]{1,5}")
_PAIR = r"[ \t]*(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)=(?:([^\s\",;=]+)|\"([^\"\\]*)\"))?[ \t]*"
_PAIRS = re.compile(f"{_PAIR}(?:;{_PAIR})*")
_EACH_PAIR = re.compile(_PAIR + "(?:;|$)")


@attrs.frozen
class Forwarded:
    """ASGI middleware that puts the client in the place of the proxy that asks for it.

    Attributes:
        app: what answers the request.
        proxies: those that are believed.
        header: `x-forwarded-for` (with `x-forwarded-proto`) or `forwarded` (RFC 7239): the one
            that these proxies write. The other may be the client's, and is not looked at.
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
        values = _values(scope, self.header.encode("ascii"))
        read = _read_forwarded if self.header == FORWARDED else _read_x_forwarded
        for hop in read(values):
            if hop.scheme is not None:
                found["scheme"] = hop.scheme
            if hop.address is None:
                break
            found["client"] = (str(hop.address), hop.port)
            if not self.proxies.trusts(hop.address):
                break
        if self.header != FORWARDED:
            last = _values(scope, b"x-forwarded-proto")[-1:]
            scheme = _scheme(last[0].rpartition(",")[2]) if last else None
            found |= {"scheme": scheme} if scheme else {}
        for prefix in _pieces(_values(scope, b"x-forwarded-prefix")):
            if len(prefix) <= _LONGEST_HOP and ROOT_PATH.fullmatch(prefix.rstrip("/")):
                found["root_path"] = prefix.rstrip("/")
            break
        return found


@attrs.frozen
class _Hop:
    """Client address reported by one proxy.

    Attributes:
        address: Of the client; None when it is absent or unreadable.
        port: Of the client; 0 when it is absent.
        scheme: `http` or `https`; None when it is not told.
    """

    address: IPAddress | None
    port: int = 0
    scheme: str | None = None


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _pieces(values: Sequence[str]) -> Iterator[str]:
    """Yield the elements of a list header from its end; empty ones do not count (RFC 9110, 5.6.1).

    A comma always parts two elements: what a proxy appends cannot be drawn into a quoted string
    that the client has left open.
    """
    for value in reversed(values):
        for piece in reversed(value.split(",")):
            if stripped := piece.strip(" \t"):
                yield stripped


def _read_x_forwarded(values: Sequence[str]) -> Iterator[_Hop]:
    return map(_read_node, _pieces(values))


def _read_forwarded(values: Sequence[str]) -> Iterator[_Hop]:
    """Yield what each proxy has said, the nearest first (RFC 7239, section 4)."""
    for piece in _pieces(values):
        pairs = _read_pairs(piece)
        hop = _read_node(pairs.get("for", ""))
        yield attrs.evolve(hop, scheme=_scheme(pairs.get("proto", "")))


def _read_pairs(piece: str) -> dict[str, str]:
    """Return the parameters of an element; none when it is malformed."""
    if len(piece) > _LONGEST_HOP or not _PAIRS.fullmatch(piece):
        return {}
    found = _EACH_PAIR.findall(piece)
    return {name.lower(): plain or quoted for name, plain, quoted in found if name}


def _read_node(text: str) -> _Hop:
    """Read an address with or without a port, an IPv6 address in brackets or without."""
    if len(text) > _LONGEST_HOP or "%" in text:
        return _Hop(None)
    if (whole := parse_ip(text)) is not None:
        return _Hop(whole)
    host, port = _split_node(text)
    return _Hop(parse_ip(host), _read_port(port))


def _split_node(text: str) -> tuple[str, str]:
    """Return host and port; no host where brackets are not around an IPv6 address."""
    if not text.startswith("["):
        host, _, port = text.partition(":")
        return host, port
    host, bracket, port = text[1:].partition("]")
    is_well_formed = bracket and ":" in host and port[:1] in {"", ":"}
    return (host, port[1:]) if is_well_formed else ("", "")


def _read_port(text: str) -> int:
    """Return a port; 0 for one that is hidden (RFC 7239, section 6) or is none."""
    return int(text) if _PORT.fullmatch(text) and int(text) <= 0xFFFF else 0  # noqa: PLR2004 16 bits


def _scheme(text: str) -> str | None:
    text = text.strip(" \t").lower()
    return text if text in _SCHEMES else None
