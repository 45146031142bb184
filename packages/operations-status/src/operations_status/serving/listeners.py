"""Sockets that listen: every address bound, or a reason why not."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from operations_status.errors import AddressError, AddressInUseError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from operations_status.addresses import Address

_ABSENT = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})
_ATTEMPTS = 20


@attrs.frozen
class Listener:
    """An address and the sockets that were bound for it.

    Attributes:
        url: the address with its real port.
        is_secure: whether TLS is spoken on it.
        sockets: bound and listening, one for each interface.
    """

    url: str
    is_secure: bool
    sockets: tuple[socket.socket, ...]

    def close(self) -> None:
        """Close the sockets of this process; those of other processes stay open."""
        for sock in self.sockets:
            sock.close()


def bind(addresses: Iterable[Address], *, backlog: int) -> list[Listener]:
    """Bind every address and listen on it.

    Raises:
        AddressInUseError: something else listens on one of them.
        AddressError: one cannot be bound for another reason.
    """
    listeners: list[Listener] = []
    with contextlib.ExitStack() as undo:
        for address in addresses:
            listeners.append(_bind(address, backlog=backlog))
            undo.callback(listeners[-1].close)
        undo.pop_all()
    return listeners


def _bind(address: Address, *, backlog: int) -> Listener:
    try:
        sockets = _bind_path(address.path) if address.path else _bind_host(address)
        for sock in sockets:
            sock.listen(backlog)
            sock.setblocking(False)
    except OSError as error:
        raise _explain(error, address) from error
    port = None if address.path else sockets[0].getsockname()[1]
    return Listener(address.to_url(port=port), address.is_secure, tuple(sockets))


def _bind_host(address: Address) -> list[socket.socket]:
    """Bind every interface of a host to one port.

    A port the system chose for the first interface may be taken on the second: then another
    is tried.
    """
    targets = address.resolve()
    for _ in range(_ATTEMPTS if address.port == 0 else 0):
        with contextlib.suppress(OSError):
            return _bind_all(targets, address.port)
    return _bind_all(targets, address.port)


def _bind_all(targets: list[tuple[socket.AddressFamily, str]], port: int) -> list[socket.socket]:
    sockets: list[socket.socket] = []
    absent: OSError | None = None
    with contextlib.ExitStack() as undo:
        for family, host in targets:
            try:
                sock = _bind_one(family, host, port)
            except OSError as error:
                # One family of localhost or * may be switched off; the other is then enough.
                if error.errno not in _ABSENT:
                    raise
                absent = error
                continue
            undo.callback(sock.close)
            sockets.append(sock)
            port = sock.getsockname()[1]
        if not sockets and absent is not None:
            raise absent
        undo.pop_all()
    return sockets


def _bind_one(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let others take the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        else:  # pragma: no cover - there, another program could take it without this
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)  # type: ignore[attr-defined] # only there
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    return sock


def _bind_path(path: str) -> list[socket.socket]:
    """Bind a Unix socket; one that a dead process left behind is replaced."""
    if _is_abandoned(path):
        Path(path).unlink(missing_ok=True)
    sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        sock.bind(path)
    except OSError:
        sock.close()
        raise
    return [sock]


def _is_abandoned(path: str) -> bool:
    """Return whether a socket is there on which nobody listens."""
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
