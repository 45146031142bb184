"""Trusted proxies, whose forwarding headers are honoured."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterable

IPAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

UNIX = "unix:"
"""Name of all clients of a Unix socket: the permissions of its folder decide who may connect."""

ROOT_PATH = re.compile(r"(?:/(?!\.\.?(?:/|\Z))[A-Za-z0-9._~-]+)+")
"""Pattern of the path prefix under which a proxy serves the application; links begin with it.

A client would resolve the segments `.` and `..` (RFC 3986, section 5.2.4)."""


@attrs.frozen
class TrustedProxies:
    """The networks that are trusted, and whether clients of a Unix socket are."""

    networks: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]
    trusts_unix: bool

    def trusts_peer(self, host: str | None) -> bool:
        """Return whether a peer is trusted; *host* is None or empty on a Unix socket."""
        if not host:
            return self.trusts_unix
        address = parse_ip(host)
        return address is not None and self.trusts(address)

    def trusts(self, address: IPAddress) -> bool:
        """Return whether an address belongs to a trusted proxy."""
        return any(address in network for network in self.networks)


def parse_proxies(texts: Iterable[str]) -> TrustedProxies:
    """Parse IP addresses, networks such as `10.0.0.0/8`, and `unix:`.

    Raises:
        ValueError: One has another form, or a network has bits beyond its prefix.
    """
    networks = [text for text in texts if text != UNIX]
    return TrustedProxies(
        tuple(ipaddress.ip_network(text) for text in networks), trusts_unix=UNIX in texts
    )


@lru_cache(1024)
def parse_ip(text: str) -> IPAddress | None:
    """Return an IP address, or None for anything else.

    An IPv4 address within IPv6 (RFC 4291, section 2.5.5.2) is that IPv4 address. A zone, such as
    `%eth0`, is dropped: the system adds it to the address of a peer.
    """
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
