"""Bad clients of a soak: the service must disconnect each in time, without effects on others."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
import time
from typing import TYPE_CHECKING, Any

from soak_clients import KEEP_ALIVE, READ_TIMEOUT, read_head

if TYPE_CHECKING:
    from soak_clients import Findings, Target

_SLACK = 25.0
"""Seconds after its time-outs in which a service must disconnect a client, on a busy machine."""


async def _until_closed(reader: asyncio.StreamReader) -> bytes:
    """Return the bytes that arrived until the service closed the connection."""
    with contextlib.suppress(ConnectionError):
        return await reader.read(-1)
    return b""


async def misbehave(target: Target, findings: Findings, way: Any, within: float) -> None:
    """Run a bad client repeatedly; the service must disconnect it in time each time."""
    while True:
        started = time.monotonic()
        writer = None
        try:
            reader, writer = await target.connect()
            async with asyncio.timeout(within + _SLACK):
                await way(target, findings, reader, writer)
            findings.counts[f"bad: {way.__name__}"] += 1
        except TimeoutError:
            findings.expect(False, f"{way.__name__} was not disconnected in time")
        except (OSError, EOFError):
            forgiven = started < target.gone_until or way is too_large
            findings.expect(forgiven, f"{way.__name__}: refused")
        finally:
            if writer is not None:
                writer.close()
        await asyncio.sleep(0.2)


async def half_open(_: Target, f: Findings, reader: Any, writer: Any) -> None:
    """Send half a head, and nothing more."""
    writer.write(b"GET /operations HTTP/1.1\r\nHost: ")
    f.expect(not await _until_closed(reader), "half a request was answered")


async def slowloris(_: Target, __: Findings, reader: Any, writer: Any) -> None:
    """Send a head without end, a byte now and then."""
    ended = asyncio.ensure_future(_until_closed(reader))
    writer.write(b"GET /operations HTTP/1.1\r\nX-Slow: ")
    while not ended.done():
        writer.write(b"x")
        await asyncio.wait([ended], timeout=0.3)
    await ended


async def slow_body(target: Target, findings: Findings, reader: Any, writer: Any) -> None:
    """Announce a body, and send it too slowly."""
    writer.write(target.request("/operations", "Content-Length: 1000"))
    answer = asyncio.ensure_future(read_head(reader))
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    while not answer.done():
        writer.write(b"x")
        await asyncio.wait([answer], timeout=0.3)
    findings.expect((await answer).status == 408, f"a slow body: {(await answer).status}")


async def too_large(target: Target, findings: Findings, reader: Any, writer: Any) -> None:
    """Send a header or a target that is too large."""
    size = random.choice([40_000, 200_000])
    if random.random() < 0.5:
        writer.write(target.request("/operations", "X-Large: " + "x" * size))
        expected = 431
    else:
        writer.write(target.request("/operations?name=" + "x" * size))
        expected = 414
    status = (await read_head(reader)).status
    findings.expect(status == expected, f"too large: {status}")


async def nonsense(_: Target, findings: Findings, reader: Any, writer: Any) -> None:
    """Send bytes that are not HTTP."""
    writer.write(random.randbytes(500) + b"\r\n\r\n")
    said = await _until_closed(reader)
    findings.expect(not said or said.startswith(b"HTTP/1.1 400"), f"nonsense: {said[:40]!r}")


async def vanish(target: Target, _: Findings, __: Any, writer: Any) -> None:
    """Request the whole list, and reset the connection before the response."""
    writer.write(target.request("/operations"))
    await asyncio.sleep(random.uniform(0, 0.02))
    sock = writer.get_extra_info("socket")
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def read_slowly(target: Target, _: Findings, reader: Any, writer: Any) -> None:
    """Request the whole list, and read a little of it at a time."""
    writer.write(target.request("/operations"))
    for _number in range(20):
        await reader.read(512)
        await asyncio.sleep(0.1)


BAD_WAYS = (
    (half_open, KEEP_ALIVE),
    (slowloris, KEEP_ALIVE),
    (slow_body, READ_TIMEOUT),
    (too_large, 1.0),
    (nonsense, KEEP_ALIVE),
    (vanish, 1.0),
    (read_slowly, 4.0),
)
