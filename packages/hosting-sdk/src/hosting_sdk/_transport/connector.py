"""Connection pool that never reuses a connection on which something arrived between two requests.

aiohttp reuses such a connection, and takes what arrived for the response to the next request
(aio-libs/aiohttp#13656, not in a release up to 3.14.5). A proxy that reports a timeout of an idle
connection, or a response that was smuggled in, would thus answer a call that it has nothing to do
with. A connection that is taken from the pool is therefore closed if its protocol received anything
since the last response, or if its socket has something to read, an end of the connection included,
that the event loop did not get to.
"""

from __future__ import annotations

import select
from typing import TYPE_CHECKING, Any

import aiohttp

if TYPE_CHECKING:
    from socket import socket

    from aiohttp.connector import Connection

# ruff: noqa: SLF001  aiohttp has no public way into its pool


class SilentConnector(aiohttp.TCPConnector):
    """A connector whose pooled connections have been silent since their last response."""

    async def _get(self, key: Any, traces: Any) -> Connection | None:
        while (connection := await super()._get(key, traces)) is not None:
            if _is_silent(connection):
                return connection
            connection.close()
        return None

    def _release(self, key: Any, protocol: Any, *, should_close: bool = False) -> None:
        super()._release(key, protocol, should_close=should_close)
        # Without a parser the protocol keeps what arrives, even a part of a response, and
        # `should_close` says so. The next request brings a parser of its own.
        protocol._parser = None


def _is_silent(connection: Connection) -> bool:
    protocol, transport = connection.protocol, connection.transport
    assert protocol is not None  # noqa: S101 a connection that was just taken from the pool
    assert transport is not None  # noqa: S101 as above
    if protocol.should_close:
        return False
    return not _is_readable(transport.get_extra_info("socket"))


if hasattr(select, "poll"):

    def _is_readable(sock: socket) -> bool:
        poll = select.poll()
        poll.register(sock, select.POLLIN)
        return bool(poll.poll(0))

else:  # pragma: no cover  Windows

    def _is_readable(sock: socket) -> bool:
        return bool(select.select([sock], [], [], 0)[0])
