"""Parse the URLs of `--urls` into the addresses on which the service listens.

A host is `localhost` (both loopbacks), `*` or `+` (every interface), an address, a name that
resolves, or `unix:` with the path of a socket. A typing error is refused: it never becomes
"every interface".
"""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import attrs

from .errors import AddressError

if TYPE_CHECKING:
    from collections.abc import Iterable

_DEFAULT_PORTS = {"http": 80, "https": 443}
_EVERYWHERE = frozenset({"*", "+"})


@attrs.frozen
class Address:
    """One address to listen on.

    Attributes:
        scheme: `http` or `https`.
        host: As it was written, an IPv6 address without its brackets; empty for a Unix socket.
        port: 0 to 65535; 0 asks the system for a free one.
        path: The path of a Unix socket, or None.
    """

    scheme: str
    host: str = ""
    port: int = 0
    path: str | None = None

    @property
    def is_secure(self) -> bool:
        """Whether the address speaks TLS."""
        return self.scheme == "https"

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach it: a loopback or a Unix socket."""
        if self.path is not None or self.host.lower() == "localhost":
            return True
        return _is_loopback(self.host)

    def to_url(self, *, port: int | None = None) -> str:
        """Return the address as a URL, with the port that was bound where it was 0."""
        if self.path is not None:
            return f"{self.scheme}://unix:{self.path}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{port or self.port}"

    def resolve(self) -> list[tuple[socket.AddressFamily, str]]:
        """Return the families and numeric addresses to bind, IPv4 first.

        Raises:
            AddressError: The host is neither an address nor a name that resolves.
        """
        if self.host in _EVERYWHERE:
            return [(socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::")]  # noqa: S104 asked for
        if self.host.lower() == "localhost":
            return [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")]
        try:
            found = socket.getaddrinfo(
                self.host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )
        except (OSError, UnicodeError) as error:
            raise AddressError(
                f"the host of {self.to_url()!r} is neither an address nor a name that resolves;"
                " expected localhost, *, an IP address or a host name"
            ) from error
        return sorted({(family, str(name[0])) for family, _, _, _, name in found})


def parse_addresses(urls: Iterable[str]) -> tuple[Address, ...]:
    """Return the addresses of some URLs, each once, in the order given.

    Raises:
        AddressError: A URL is not one of the forms above, or there is none.
    """
    addresses = tuple(dict.fromkeys(parse_address(url) for url in urls))
    if not addresses:
        raise AddressError("there is no address to listen on; expected at least one URL")
    return addresses


def parse_address(url: str) -> Address:
    """Return the address of one URL, such as `https://localhost:52323`.

    Raises:
        AddressError: The URL is malformed, or has more than a scheme, a host and a port.
    """
    try:
        parts = urlsplit(url.strip())
        port = parts.port if not _is_unix(parts) else 0
    except ValueError as error:
        raise _create_error(url, str(error)) from error
    if parts.scheme not in _DEFAULT_PORTS:
        raise _create_error(url, "the scheme must be http or https")
    if parts.query or parts.fragment or "?" in url or "#" in url:
        raise _create_error(url, "a query or fragment has no meaning here")
    if _is_unix(parts):
        return _parse_unix(url, parts)
    if "@" in parts.netloc:
        # The URL may hold a password, so it is not repeated.
        raise AddressError("an address to listen on cannot have a user name or password")
    if parts.path not in {"", "/"}:
        raise _create_error(url, f"the path {parts.path!r} has no meaning here")
    if not parts.hostname:
        raise _create_error(url, "the host is missing")
    return Address(
        parts.scheme,
        _host(url, parts.hostname),
        _DEFAULT_PORTS[parts.scheme] if port is None else port,
    )


def _is_unix(parts: SplitResult) -> bool:
    return parts.netloc == "unix:"


def _parse_unix(url: str, parts: SplitResult) -> Address:
    if not hasattr(socket, "AF_UNIX"):  # pragma: no cover - systems without Unix sockets
        raise _create_error(url, "this system has no Unix sockets")
    if parts.path in {"", "/"} or parts.path.endswith("/"):
        raise _create_error(url, "unix: must be followed by the path of a socket")
    return Address(parts.scheme, path=parts.path)


def _host(url: str, host: str) -> str:
    """Return the host; what only looks like an address is refused rather than looked up."""
    if host not in _EVERYWHERE and not host.strip("0123456789."):
        try:
            ipaddress.IPv4Address(host)
        except ValueError as error:
            raise _create_error(url, str(error)) from error
    return host


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False


def _create_error(url: str, reason: str) -> AddressError:
    return AddressError(
        f"{url!r} is not an address to listen on: {reason};"
        " expected a form such as https://localhost:52323, http://*:80 or http://unix:/run/o.sock"
    )
