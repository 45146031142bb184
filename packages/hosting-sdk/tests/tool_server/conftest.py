"""Tool servers over real transports and in this process, and arguments for every tool."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from hosting_sdk.cli import main
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._server import ToolServer
from hosting_sdk.testing import FakePlatform, Fault
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(scope="session")
def platform():
    """A fake platform for all tests of a worker; what they see of it is their own requests."""
    with FakePlatform(token="the-secret-token") as running:
        yield running


@pytest.fixture
def connect(platform):
    """A function that returns a client of a tool server in this process."""

    def make(*, mode: str = "auto", answer: Any = None, **options: Any) -> Client:
        server = ToolServer(
            ServerOptions(token=platform.token, server_url=platform.url)._replace(**options)
        )
        return Client(server.build(), mode=mode, elicitation_callback=answer)

    return make


@pytest.fixture
def spawn(platform):
    """A function that returns a client of a tool server in a process of its own, over stdio."""

    def make(*arguments: str, mode: str = "auto", answer: Any = None, **variables: str) -> Client:
        environment = {
            **os.environ,
            "HOSTING_SDK_BEARER_TOKEN": platform.token,
            **variables,
        }
        words = ["-m", "hosting_sdk", "mcp", "start", "--server-url", platform.url, *arguments]
        parameters = StdioServerParameters(command=sys.executable, args=words, env=environment)
        return Client(stdio_client(parameters), mode=mode, elicitation_callback=answer)

    return make


@pytest.fixture
def cancel_a_call(platform):
    """A function that gives up a call whose request is under way, and returns its audit line."""

    async def until(condition: Callable[[], object]) -> None:
        async with asyncio.timeout(30):
            while not condition():  # noqa: ASYNC110 other threads and processes set no event
                await asyncio.sleep(0.01)

    def lines(log: Path) -> list[str]:
        return log.read_text("utf-8").splitlines()

    async def cancel(client: Client, log: Path) -> Any:
        platform.reset()
        platform.inject(Fault(latency=60.0), method="teams.getTeams")
        call = asyncio.ensure_future(client.call_tool("teams_get_teams", {}))
        await until(lambda: platform.received("teams.getTeams"))
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await until(lambda: lines(log))
        platform.reset()
        return json.loads(lines(log)[-1])

    return cancel


@pytest.fixture
def run_mcp(platform, capsys, monkeypatch):
    """A function that runs a command of `hosting-sdk mcp` to its end, in this process."""
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", platform.token)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        code: Any
        try:
            code = main(["mcp", *arguments])
        except SystemExit as exit_:
            code = exit_.code
        written = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, code, written.out, written.err)

    return run
