"""Processes of the compared servers, and the processor time that they use."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent


@attrs.define
class Contender:
    """A server process.

    Attributes:
        name: Name of the server and its application.
        port: Port on the loopback address.
        process: The process.
    """

    name: str
    port: int
    process: subprocess.Popen[bytes]

    def cpu_seconds(self) -> float:
        """Return the processor time of the process and its children."""
        return sum(_own_seconds(pid) for pid in _family(self.process.pid))


def _family(pid: int) -> Iterator[int]:
    yield pid
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in path.read_text(encoding="ascii").split():
            yield from _family(int(child))


def _own_seconds(pid: int) -> float:
    found = 0
    for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):
            found += int(path.read_text(encoding="ascii").split()[0])
    return found / 1e9


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        port: int = sock.getsockname()[1]
        return port


@contextlib.contextmanager
def running(commands: dict[str, list[str]], environ: dict[str, str]) -> Iterator[list[Contender]]:
    """Start servers on the first processor; `{port}` in a command is a free port."""
    contenders = []
    try:
        for name, command in commands.items():
            port = free_port()
            words = [word.format(port=port) for word in command]
            process = subprocess.Popen(words, env=environ, cwd=HERE, stdout=subprocess.DEVNULL)
            contenders.append(Contender(name, port, process))
            _pin(process.pid, 0)
        for contender in contenders:
            _wait_for(contender.port)
        yield contenders
    finally:
        for contender in contenders:
            contender.process.terminate()
        for contender in contenders:
            contender.process.wait()


def _pin(pid: int, processor: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {processor})


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")


@attrs.frozen
class Measurement:
    """One round of one request against one server; durations are in seconds."""

    cpu: float
    rate: float
    p50: float
    p99: float


def measure(contender: Contender, requests: bytes, *, seconds: float) -> Measurement:
    """Load a server from another processor, and return the cost of a request.

    Args:
        contender: The server.
        requests: Requests that are sent one after another, repeatedly.
        seconds: Duration of the load.
    """
    command = [sys.executable, "client.py", "127.0.0.1", str(contender.port), "32", str(seconds)]
    before = contender.cpu_seconds()
    client = subprocess.Popen(
        [*command, "uvloop"], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    _pin(client.pid, 1)
    output, _ = client.communicate(requests)
    found = json.loads(output)
    cpu = (contender.cpu_seconds() - before) / found["count"]
    return Measurement(cpu, found["count"] / found["elapsed"], found["p50"], found["p99"])
