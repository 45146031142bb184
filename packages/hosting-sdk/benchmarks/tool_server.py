"""Measure the tool server beside its peer: what its list costs, how soon it answers, its memory.

    python packages/hosting-sdk/benchmarks/tool_server.py [--rounds N] [--node-modules FOLDER]

FOLDER has @vercel/sdk 1.19.40 in it; without the option npm installs it into a temporary folder,
and without npm the peer is left out. Servers take turns, and the median of each figure counts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

PEER = "@vercel/sdk@1.19.40"
BYTES_PER_TOKEN = 4
HANDSHAKE = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "benchmark", "version": "1"},
}
START = ["-m", "hosting_sdk", "mcp", "start"]


def servers(node: Path | None, program: Path | None) -> dict[str, list[str]]:
    """Return the command line of each server."""
    found = {
        "hosting-sdk mcp start": [sys.executable, *START],
        "hosting-sdk mcp start --dynamic": [sys.executable, *START, "--dynamic"],
    }
    if program is not None:
        found["hosting-sdk-mcp start --dynamic (one file)"] = [str(program), "start", "--dynamic"]
    if node is not None:
        script = node / "@vercel" / "sdk" / "bin" / "mcp-server.js"
        found[f"{PEER} (Node)"] = ["node", str(script), "start", "--bearer-token", "none"]
    return found


def sample(command: list[str]) -> dict[str, float]:
    """Start a server, initialize it, list its tools, and return the times, sizes and memory."""
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HOSTING_SDK_BEARER_TOKEN": "none"},
    )
    with process:
        ask(process, 1, "initialize", HANDSHAKE)
        first = time.perf_counter() - began
        tell(process, {"method": "notifications/initialized"})
        line = ask(process, 2, "tools/list", {})
        listed = time.perf_counter() - began
        # After one more request, all modules that the server needs are loaded.
        ask(process, 3, "ping", {})
        memory = resident(process.pid)
        assert process.stdin is not None
        process.stdin.close()
        process.terminate()
    tools = json.loads(line)["result"]["tools"]
    size = len(json.dumps({"tools": tools}, separators=(",", ":"), ensure_ascii=False).encode())
    return {
        "tools": len(tools),
        "size": size,
        "first": first,
        "listed": listed,
        "memory": memory,
    }


def ask(process: subprocess.Popen[bytes], number: int, method: str, params: Any) -> bytes:
    """Send a request and return its response."""
    tell(process, {"id": number, "method": method, "params": params})
    assert process.stdout is not None
    while line := process.stdout.readline():
        if json.loads(line).get("id") == number:
            return line
    raise SystemExit(f"no answer to {method} from {process.args!r}")


def tell(process: subprocess.Popen[bytes], message: dict[str, Any]) -> None:
    """Send a message."""
    assert process.stdin is not None
    process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
    process.stdin.flush()


def resident(pid: int) -> float:
    """Return the resident memory of a process and of those that it started, in MiB."""
    whole = 0.0
    children = Path(f"/proc/{pid}/task/{pid}/children")
    for child in children.read_text(encoding="ascii").split() if children.exists() else ():
        whole += resident(int(child))
    shown = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid)],
        capture_output=True,
        text=True,
        check=True,
    )
    return whole + int(shown.stdout) / 1024


def tool_server(rounds: int, node: Path | None, program: Path | None = None) -> str:
    """Return the table.

    Args:
        rounds: How often each server is started.
        node: A folder with the peer in it, None to leave it out.
        program: The stand-alone program, None to leave it out.
    """
    commands = servers(node, program)
    samples: dict[str, list[dict[str, float]]] = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            samples[name].append(sample(command))
    found = {
        name: {key: statistics.median(each[key] for each in taken) for key in taken[0]}
        for name, taken in samples.items()
    }
    base = found.get(f"{PEER} (Node)")
    rows = [row(name, each, base) for name, each in found.items()]
    heads = ["server", "tools", "list bytes", "list tokens", "first answer s", "list s", "RSS MiB"]
    lines = ["## The tool server", "", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    note = (
        "From the start of the process to its answer to `initialize` and to `tools/list`; memory "
        "after the list and one more answer. In brackets: times the peer's. A token is taken as "
        f"{BYTES_PER_TOKEN} bytes."
    )
    return "\n".join([*lines, *rows, "", note, ""])


def row(name: str, each: dict[str, float], base: dict[str, float] | None) -> str:
    """Return a line of the table."""

    def beside(key: str) -> str:
        return f" ({each[key] / base[key]:.2f})" if base and base is not each else ""

    tokens = each["size"] / BYTES_PER_TOKEN
    cells = [
        name,
        f"{each['tools']:.0f}",
        f"{each['size']:,.0f}{beside('size')}",
        f"{tokens:,.0f}",
        f"{each['first']:.2f}{beside('first')}",
        f"{each['listed']:.2f}{beside('listed')}",
        f"{each['memory']:.0f}{beside('memory')}",
    ]
    return f"| {' | '.join(cells)} |"


def installed_peer(folder: str) -> Path | None:
    """Install the peer into a folder and return where its packages are, None without npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return None
    quiet = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel=error"]
    subprocess.run(["npm", "install", *quiet, "--prefix", folder, PEER], check=True, cwd=folder)
    return Path(folder) / "node_modules"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--node-modules", type=Path, help="a folder with the peer in it")
    parser.add_argument("--program", type=Path, help="the stand-alone program, to measure it too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        node = options.node_modules or installed_peer(folder)
        print(tool_server(options.rounds, node, options.program))


if __name__ == "__main__":
    main()
