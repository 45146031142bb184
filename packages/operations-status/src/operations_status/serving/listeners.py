"""Addresses of `--urls`, and the sockets that listen on them.

A host is `localhost` (both loopback addresses), `*` or `+` (every interface), an IP address, a name
that resolves, or `unix:` with the path of a socket. A mistyped host is refused; it never means
every interface.
"""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import attrs

from operations_status.errors import AddressError, AddressInUseError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_DEFAULT_PORTS = {"http": 80, "https": 443}
_EVERYWHERE = frozenset({"*", "+"})
_ABSENT = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})
_ATTEMPTS = 20
_LONGEST_SOCKET_PATH = 107 if sys.platform == "linux" else 103
"""Longest path of a Unix socket in bytes, without the final NUL."""


@attrs.frozen
class Address:
    """One address to listen on.

    Attributes:
        scheme: `http` or `https`.
        host: In lower case, an IPv6 address without its brackets; empty for a Unix socket.
        port: 0 to 65535; 0 asks the system for a free one.
        path: The path of a Unix socket, or None.
    """

    scheme: str
    host: str = ""
    port: int = 0
    path: str | None = None

    @property
    def is_secure(self) -> bool:
        """Whether connections to the address use TLS."""
        return self.scheme == "https"

    @property
    def is_local(self) -> bool:
        """Whether the address is local: a loopback address or a Unix socket."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.path is not None or self.host == "localhost"

    def to_url(self, *, port: int | None = None) -> str:
        """Return the address as a URL.

        Args:
            port: The bound port, if the port of the address is 0.
        """
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
        if self.host == "localhost":
            return [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")]
        try:
            found = socket.getaddrinfo(self.host, None, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise AddressError(
                f"the host of {self.to_url()!r} is neither an address nor a name that resolves;"
                " expected localhost, *, an IP address or a host name"
            ) from error
        return sorted({(family, str(name[0])) for family, _, _, _, name in found})


@attrs.frozen
class Listener:
    """Listener of an address, with a socket for each interface.

    Attributes:
        url: The address with the bound port.
        is_secure: Whether connections use TLS.
        sockets: The listening sockets.
    """

    url: str
    is_secure: bool
    sockets: tuple[socket.socket, ...]

    def close(self) -> None:
        """Close the sockets."""
        for sock in self.sockets:
            sock.close()


def parse_addresses(urls: Iterable[str]) -> tuple[Address, ...]:
    """Return the addresses of URLs in their order, without duplicates.

    Raises:
        AddressError: A URL is malformed, or there is no URL.
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
        return _parse(url.strip())
    except ValueError as error:
        raise AddressError(
            f"{url!r} is not an address to listen on: {error}; expected a form such as"
            " https://localhost:52323, http://*:80 or http://unix:/run/o.sock"
        ) from error


def _parse(url: str) -> Address:
    """Return the address of a URL; a ValueError has the reason for a refusal."""
    parts = urlsplit(url)
    if "@" in parts.netloc:
        # The URL may hold a password, so it is not repeated.
        raise AddressError("an address to listen on cannot have a user name or password")
    port, host = parts.port, parts.hostname
    if parts.scheme not in _DEFAULT_PORTS:
        raise ValueError("the scheme must be http or https")
    if "?" in url or "#" in url:
        raise ValueError("a query or fragment has no meaning here")
    if parts.netloc == "unix:":
        _check_socket_path(parts.path)
        return Address(parts.scheme, path=parts.path)
    if parts.path not in {"", "/"}:
        raise ValueError(f"the path {parts.path!r} has no meaning here")
    if not host:
        raise ValueError("the host is missing")
    if not host.strip("0123456789."):
        # Refuse a malformed IPv4 address instead of resolving it as a name.
        ipaddress.IPv4Address(host)
    return Address(parts.scheme, host, _DEFAULT_PORTS[parts.scheme] if port is None else port)


def _check_socket_path(path: str) -> None:
    if not hasattr(socket, "AF_UNIX"):  # pragma: no cover - systems without Unix sockets
        raise ValueError("this system has no Unix sockets")
    if not path.rpartition("/")[2]:
        raise ValueError("unix: must be followed by the path of a socket")
    if len(os.fsencode(path)) > _LONGEST_SOCKET_PATH:
        raise ValueError(f"the path of the socket is longer than {_LONGEST_SOCKET_PATH} bytes")


@contextlib.contextmanager
def bind(addresses: Iterable[Address], *, backlog: int) -> Iterator[list[Listener]]:
    """Within a block, listen on addresses; then close the sockets and remove Unix socket files.

    Raises:
        AddressInUseError: Another process listens on one of the addresses.
        AddressError: An address cannot be bound for another reason.
    """
    listeners: list[Listener] = []
    with contextlib.ExitStack() as stack:
        for address in addresses:
            try:
                listeners.append(_bind(address, backlog))
            except OSError as error:
                raise _explain(error, address) from error
            stack.callback(listeners[-1].close)
            if address.path is not None:
                stack.callback(_remove, address.path)
        yield listeners


def _remove(path: str) -> None:
    with contextlib.suppress(OSError):
        Path(path).unlink()


def _bind(address: Address, backlog: int) -> Listener:
    if sys.platform != "win32" and address.path is not None:  # Windows has no such sockets
        if _is_abandoned(address.path):
            Path(address.path).unlink(missing_ok=True)
        sockets = [_listen(socket.AF_UNIX, address.path, backlog)]
        return Listener(address.to_url(), address.is_secure, tuple(sockets))
    targets = address.resolve()
    # The port that the system chooses on the first interface may be in use on the second.
    for _ in range(_ATTEMPTS if address.port == 0 else 0):
        with contextlib.suppress(OSError):
            return _bind_all(address, targets, backlog)
    return _bind_all(address, targets, backlog)


def _bind_all(
    address: Address, targets: list[tuple[socket.AddressFamily, str]], backlog: int
) -> Listener:
    """Bind every interface of a host to one port."""
    port = address.port
    sockets: list[socket.socket] = []
    with contextlib.ExitStack() as undo:
        for family, host in targets:
            try:
                sock = undo.enter_context(_listen(family, (host, port), backlog))
            except OSError as error:
                # IPv4 or IPv6 may be disabled; the other family is enough for localhost and *.
                if error.errno not in _ABSENT:
                    raise
                continue
            sockets.append(sock)
            port = sock.getsockname()[1]
        if not sockets:
            raise OSError(errno.EADDRNOTAVAIL, "no interface has the address")
        undo.pop_all()
    return Listener(address.to_url(port=port), address.is_secure, tuple(sockets))


def _listen(
    family: socket.AddressFamily, name: tuple[str, int] | str, backlog: int
) -> socket.socket:
    # `socket.create_server` lets other programs share a port on Windows, and its errors do not say
    # why a path cannot be bound.
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":  # pragma: no cover - other programs could take the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # on Windows, this would let other programs take the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family != getattr(socket, "AF_UNIX", None):
            # Connections inherit this option; event loops set it only on sockets with a protocol.
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind(name)
        sock.listen(backlog)
    except OSError:
        sock.close()
        raise
    return sock


if sys.platform != "win32":  # pragma: no branch - Windows has no such sockets

    def _is_abandoned(path: str) -> bool:
        """Return whether a path is a socket without a listener."""
        try:
            if not stat.S_ISSOCK(Path(path).stat().st_mode):
                return False
        except OSError:
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            return probe.connect_ex(path) == errno.ECONNREFUSED


def _explain(error: OSError, address: Address) -> AddressError:
    url = address.to_url()
    if error.errno == errno.EADDRINUSE:
        return AddressInUseError(f"something else already listens on {url}")
    if error.errno in {errno.EACCES, errno.EPERM}:
        return AddressError(f"permission to listen on {url} was denied")
    if error.errno in _ABSENT:
        return AddressError(f"no interface of this machine has the address of {url}")
    return AddressError(f"cannot listen on {url}: {error.strerror or error}")
