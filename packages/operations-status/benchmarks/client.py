"""Load generator in a process of its own: it repeats a list of requests on some connections.

`python client.py HOST PORT CONNECTIONS SECONDS` reads the requests from standard input and prints
the number of responses, the elapsed seconds, and two percentiles of the latency.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import sys
import time
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


class Caller(asyncio.Protocol):
    """One connection, which sends the next request when a response is complete."""

    def __init__(self, requests: Iterator[bytes], latencies: list[float]) -> None:
        self.requests = requests
        self.latencies = latencies
        self.received = bytearray()
        self.expected = 0
        self.stopped = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the first request."""
        self.transport = cast("asyncio.Transport", transport)
        self.call()

    def call(self) -> None:
        """Send the next request."""
        self.started = time.perf_counter()
        self.transport.write(next(self.requests))

    def data_received(self, data: bytes) -> None:
        """Count the bytes of the response, and send the next request when it is complete."""
        if self.expected:
            self.expected -= len(data)
        else:
            self.received += data
            head, separator, body = self.received.partition(b"\r\n\r\n")
            if not separator:
                return
            assert head.startswith(b"HTTP/1.1 200"), head
            found = LENGTH.search(head)
            assert found, head
            self.expected = int(found[1]) - len(body)
            self.received.clear()
        if self.expected <= 0:
            self.expected = 0
            self.latencies.append(time.perf_counter() - self.started)
            if not self.stopped:
                self.call()


async def load(host: str, port: int, connections: int, seconds: float, requests: bytes) -> None:
    loop = asyncio.get_running_loop()
    latencies: list[float] = []
    callers = []
    turns = itertools.cycle([head + b"\r\n\r\n" for head in requests.split(b"\r\n\r\n")[:-1]])
    for _ in range(connections):
        _, caller = await loop.create_connection(lambda: Caller(turns, latencies), host, port)
        callers.append(caller)
    latencies.clear()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    count, elapsed = len(latencies), time.perf_counter() - started
    for caller in callers:
        caller.stopped = True
        caller.transport.close()
    ordered = sorted(latencies[:count])
    found = {
        "count": count,
        "elapsed": elapsed,
        "p50": ordered[count // 2],
        "p99": ordered[count * 99 // 100],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    arguments = sys.argv[1:]
    runner = asyncio.run
    if "uvloop" in arguments:
        import uvloop

        runner = uvloop.run
    host, port, connections, seconds = arguments[:4]
    runner(load(host, int(port), int(connections), float(seconds), sys.stdin.buffer.read()))
