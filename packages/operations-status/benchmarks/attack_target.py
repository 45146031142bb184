"""The service under attack, as an attacker reaches it: connections, requests and frames."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import struct
from typing import TYPE_CHECKING, Any

import attrs
import hpack

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

    Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RESET, SETTINGS, PING, GOAWAY, WINDOW, CONTINUATION = (
    *range(5),
    *range(6, 10),
)
END_STREAM, END_HEADERS = 1, 4
CALM = 11
"""Error code of HTTP/2 for a client that sends too much (`ENHANCE_YOUR_CALM`)."""

PATIENCE = 60.0
"""Seconds that an attacker waits for a response."""


class UnexpectedAnswerError(Exception):
    """The service has answered an attack in another way than the threat model says."""


@attrs.frozen
class Answer:
    """A response over HTTP/1.1; `status` is 0 if the connection was closed without one."""

    status: int
    headers: dict[str, str]
    body: bytes

    def expect(self, *statuses: int) -> Answer:
        """Return the response if it has one of some statuses.

        Raises:
            UnexpectedAnswerError: The response has another status.
        """
        if self.status not in statuses:
            raise UnexpectedAnswerError(
                f"expected {statuses}, got {self.status} {self.body[:80]!r}"
            )
        return self


@attrs.frozen(kw_only=True)
class Target:
    """A running service, and what an attacker knows of it.

    Attributes:
        port: Port of the routes, without TLS.
        tls_port: Port of the routes, with TLS.
        metrics_port: Port of the probes and the metrics.
        token: Token of the attacker's key, which has no scope.
        scoped: Token of a key with the scope `t1`.
        tokens: Tokens by kind; all but `scoped with claims` must be refused.
        hidden: Identifier of an operation outside the scope `t1`.
        limit: Largest number of connections.
    """

    port: int
    tls_port: int
    metrics_port: int
    token: str
    scoped: str
    tokens: dict[str, str]
    hidden: str
    limit: int

    @classmethod
    def read(cls, text: str) -> Target:
        """Return the target that `write` has written."""
        return cls(**json.loads(text))

    def write(self) -> str:
        """Return the target as JSON."""
        return json.dumps(attrs.asdict(self))

    @contextlib.asynccontextmanager
    async def connect(self, port: int = 0, *, tls: bool = False) -> AsyncIterator[Stream]:
        """Within a block, hold a connection."""
        context = None
        if tls:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            port = port or self.tls_port
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port or self.port, ssl=context, limit=2**22
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    def head(
        self, target: str, *headers: str, method: str = "GET", token: str | None = ""
    ) -> bytes:
        """Return a request without a body.

        Args:
            target: The request target.
            headers: Header lines.
            method: The method.
            token: The bearer token; the attacker's if empty, and none if None.
        """
        lines = [f"{method} {target} HTTP/1.1", "Host: test", *headers]
        if token is not None:
            lines.append(f"Authorization: Bearer {token or self.token}")
        return "\r\n".join([*lines, "", ""]).encode("latin-1")

    async def send(self, data: bytes, *, port: int = 0, tls: bool = False) -> Answer:
        """Send bytes on a new connection, and return the first response."""
        try:
            async with self.connect(port, tls=tls) as (reader, writer):
                writer.write(data)
                return await read_answer(reader)
        except ConnectionError:
            return Answer(0, {}, b"")

    async def get(self, target: str, *headers: str, token: str | None = "", **more: Any) -> Answer:
        """Make one request, on a connection of its own."""
        return await self.send(self.head(target, *headers, token=token), **more)

    def fields(self, path: str, *, method: str = "GET", token: str | None = "") -> bytes:
        """Return the header block of a request over HTTP/2."""
        fields = [(":method", method), (":scheme", "http"), (":authority", "x"), (":path", path)]
        if token is not None:
            fields.append(("authorization", f"Bearer {token or self.token}"))
        return bytes(hpack.Encoder().encode(fields))

    @contextlib.asynccontextmanager
    async def connect_http2(
        self, *settings: tuple[int, int], port: int = 0
    ) -> AsyncIterator[Stream]:
        """Within a block, hold a connection over HTTP/2 that has sent its preface."""
        async with self.connect(port) as (reader, writer):
            values = b"".join(struct.pack(">HI", *setting) for setting in settings)
            writer.write(PREFACE + frame(SETTINGS, values) + frame(SETTINGS, flags=1))
            yield reader, writer


def frame(kind: int, payload: bytes = b"", *, flags: int = 0, stream: int = 0) -> bytes:
    """Return a frame of HTTP/2 (RFC 9113, section 4.1)."""
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


async def read_answer(reader: asyncio.StreamReader, *, method: str = "GET") -> Answer:
    """Read one response; its status is 0 if the connection is closed instead."""
    try:
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
            if not line:
                return Answer(0, {}, b"")
            headers: dict[str, str] = {}
            while text := (await reader.readline()).decode("latin-1").strip():
                name, _, value = text.partition(":")
                headers[name.lower()] = value.strip()
            status, body = int(line.split()[1]), b""
            if method == "HEAD" or status == 304:
                pass
            elif "content-length" in headers:
                body = await reader.readexactly(int(headers["content-length"]))
            elif "transfer-encoding" in headers:
                while size := int(await reader.readline(), 16):
                    body += await reader.readexactly(size)
                    await reader.readline()
                await reader.readline()
    except (ConnectionError, asyncio.IncompleteReadError):
        return Answer(0, {}, b"")
    return Answer(status, headers, body)


async def read_error(reader: asyncio.StreamReader) -> int | None:
    """Read frames until the connection ends; return the code of GOAWAY, None without one."""
    code = None
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        async with asyncio.timeout(PATIENCE):
            while head := await reader.readexactly(9):
                payload = await reader.readexactly(int.from_bytes(head[:3], "big"))
                if head[3] == GOAWAY:
                    code = int.from_bytes(payload[4:8], "big")
    return code


async def flood(writer: asyncio.StreamWriter, data: bytes, *, times: int) -> None:
    """Send the same bytes again and again, until the service closes the connection."""
    with contextlib.suppress(ConnectionError):
        for _ in range(times):
            writer.write(data)
            await writer.drain()


async def expect_closed(reader: asyncio.StreamReader, *, within: float = PATIENCE) -> None:
    """Read until the service closes the connection.

    Raises:
        UnexpectedAnswerError: The connection is still open after *within* seconds.
    """
    try:
        async with asyncio.timeout(within):
            with contextlib.suppress(ConnectionError):
                while await reader.read(65_536):
                    pass
    except TimeoutError:
        raise UnexpectedAnswerError(f"the connection is open after {within:g} s") from None


async def hold_together(
    count: int, hold: Callable[[int], Awaitable[Any]], *, together: int = 64
) -> list[Any]:
    """Run an action for each number, *together* at a time; return the results that are not None.

    The result of an action whose connection fails is None.
    """
    gate = asyncio.Semaphore(together)

    async def run(number: int) -> Any:
        async with gate:
            try:
                return await hold(number)
            except (ConnectionError, TimeoutError):
                return None

    return [one for one in await asyncio.gather(*map(run, range(count))) if one is not None]


def expect(holds: object, problem: str) -> None:
    """Raise an error unless a condition holds.

    Raises:
        UnexpectedAnswerError: The condition does not hold.
    """
    if not holds:
        raise UnexpectedAnswerError(problem)


def expect_statuses(answers: Iterable[Answer], *statuses: int) -> None:
    """Raise an error unless each response has one of some statuses."""
    for answer in answers:
        answer.expect(*statuses)
