"""Peers that are believed when they say for whom they ask: proxies of one's own."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterable

IPAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
IPNetwork: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

UNIX = "unix:"
"""Name of all clients of a Unix socket: the permissions of its folder decide who may connect."""

ROOT_PATH = re.compile(r"(?:/[A-Za-z0-9._~-]+)+")
"""Pattern of the path prefix under which a proxy serves the application; links begin with it."""

_REMEMBERED = 1024


@attrs.frozen
class TrustedProxies:
    """The peers that are believed.

    Attributes:
        networks: IP networks; one address is a network of its own.
        trusts_unix: Whether those that connect to a Unix socket are believed.
    """

    networks: tuple[IPNetwork, ...] = ()
    trusts_unix: bool = False

    def trusts_peer(self, host: str | None) -> bool:
        """Return whether the other end of a connection is believed.

        Args:
            host: Its address as ASGI has it; None or empty on a Unix socket.
        """
        if not host:
            return self.trusts_unix
        address = parse_ip(host)
        return address is not None and self.trusts(address)

    def trusts(self, address: IPAddress) -> bool:
        """Return whether an address is one of a proxy."""
        return any(address in network for network in self.networks)


def parse_proxies(texts: Iterable[str]) -> TrustedProxies:
    """Return the peers of IP addresses, networks such as `10.0.0.0/8`, and `unix:`.

    Raises:
        ValueError: One has another form, or a network has bits beyond its prefix.
    """
    networks = [text for text in texts if text != UNIX]
    return TrustedProxies(
        tuple(ipaddress.ip_network(text) for text in networks), trusts_unix=UNIX in texts
    )


@lru_cache(_REMEMBERED)
def parse_ip(text: str) -> IPAddress | None:
    """Return an IP address, or None for anything else.

    An IPv4 address within IPv6 (RFC 4291, section 2.5.5.2) is that IPv4 address. A zone is dropped
    where the system gave one, and no address of another machine has one.
    """
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
