"""Processor time and memory of streaming the list of all operations.

`python long_list.py` measures the application alone, with a client that drops everything.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import attrs
from applications import service
from contenders import HERE, Contender, _pin, running

MIB = 1024 * 1024


@attrs.frozen
class Streamed:
    """A streamed list: bytes, seconds of processor time, bytes of extra memory."""

    size: int
    cpu: float
    memory: int


async def call_application() -> Streamed:
    """Request the list from the application without a server, and discard the response."""
    app = service()
    await app.open()
    await _call(app, "/operations?pid=1000")
    size = await _call(app, "/operations?pid=1001")
    _reset_peak(os.getpid())
    before, started = _memory(os.getpid())[0], time.process_time()
    size = await _call(app, "/operations")
    cpu = time.process_time() - started
    memory = _memory(os.getpid())[1] - before
    await app.aclose()
    return Streamed(size, cpu, memory)


async def _call(app: Any, target: str) -> int:
    size = 0

    async def send(message: dict[str, Any]) -> None:
        nonlocal size
        size += len(message.get("body", b""))

    path, _, query = target.partition("?")
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": path}
    token = (b"authorization", os.environ["TOKEN"].encode())
    await app(scope | {"query_string": query.encode(), "headers": [token]}, None, send)
    return size


def _memory(pid: int) -> tuple[int, int]:
    """Return the resident memory of a process and its peak, in bytes."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = {name: int(size) * 1024 for name, size in re.findall(r"(VmRSS|VmHWM):\s+(\d+)", text)}
    return found["VmRSS"], found["VmHWM"]


def _reset_peak(pid: int) -> None:
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/clear_refs").write_text("5", encoding="ascii")


def ask_over_socket(contender: Contender, token: str) -> Streamed:
    """Request the list from the service over a socket, and discard the response."""
    _drop_answer(contender.port, "/operations?pid=1000", token)
    _reset_peak(contender.process.pid)
    before, started = _memory(contender.process.pid)[0], contender.cpu_seconds()
    size = _drop_answer(contender.port, "/operations", token)
    cpu = contender.cpu_seconds() - started
    return Streamed(size, cpu, _memory(contender.process.pid)[1] - before)


def _drop_answer(port: int, target: str, token: str) -> int:
    request = f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    size, buffer = 0, bytearray(MIB)
    with socket.create_connection(("127.0.0.1", port)) as sock:
        sock.sendall(f"{request}Authorization: {token}\r\n\r\n".encode())
        while received := sock.recv_into(buffer):
            size += received
    return size


def measure_both(environ: dict[str, str], token: str, *, rounds: int) -> dict[str, Streamed]:
    """Return the medians without a server and over a socket."""
    alone = []
    for _ in range(rounds):
        done = subprocess.run(
            [sys.executable, "long_list.py"],
            cwd=HERE,
            env=environ | {"TOKEN": token},
            stdout=subprocess.PIPE,
            check=True,
        )
        alone.append(Streamed(**json.loads(done.stdout)))
    command = [sys.executable, "-m", "operations_status", "serve"]
    with running({"": [*command, "--urls", "http://127.0.0.1:{port}"]}, environ) as (contender,):
        _pin(os.getpid(), 1)
        over_socket = [ask_over_socket(contender, token) for _ in range(rounds)]
    return {
        "the application alone, into nothing": _median(alone),
        "`operations-status serve`, over a socket": _median(over_socket),
    }


def _median(rounds: list[Streamed]) -> Streamed:
    columns = zip(*(attrs.astuple(one) for one in rounds), strict=True)
    return Streamed(*(statistics.median(column) for column in columns))


def to_markdown(found: dict[str, Streamed]) -> str:
    lines = [
        "| | size | CPU | MB per CPU second | extra memory |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {name} | {one.size / 1e6:.1f} MB | {one.cpu * 1e3:.0f} ms"
        f" | **{one.size / 1e6 / one.cpu:.0f}** | **{one.memory / MIB:.1f} MiB** |"
        for name, one in found.items()
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(json.dumps(attrs.asdict(asyncio.run(call_application()))))
