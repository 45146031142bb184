"""Tool servers over real transports and in this process, and arguments for every tool."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._server import ToolServer
from hosting_sdk.testing import FakePlatform
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client


@pytest.fixture(scope="session")
def platform():
    """A fake platform for all tests of a worker; what they see of it is their own requests."""
    with FakePlatform(token="the-secret-token") as running:
        yield running


@pytest.fixture
def connect(platform):
    """A function that returns a client of a tool server in this process."""

    def make(*, mode: str = "auto", **options: Any) -> Client:
        server = ToolServer(
            ServerOptions(token=platform.token, server_url=platform.url)._replace(**options)
        )
        return Client(server.build(), mode=mode)

    return make


@pytest.fixture
def spawn(platform):
    """A function that returns a client of a tool server in a process of its own, over stdio."""

    def make(*arguments: str, mode: str = "auto", **variables: str) -> Client:
        environment = {
            **os.environ,
            "HOSTING_SDK_BEARER_TOKEN": platform.token,
            **variables,
        }
        words = ["-m", "hosting_sdk", "mcp", "start", "--server-url", platform.url, *arguments]
        parameters = StdioServerParameters(command=sys.executable, args=words, env=environment)
        return Client(stdio_client(parameters), mode=mode)

    return make


@pytest.fixture
def run_mcp(platform):
    """A function that runs a command of `hosting-sdk mcp` to its end."""

    def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "HOSTING_SDK_BEARER_TOKEN": platform.token, **variables}
        return subprocess.run(
            [sys.executable, "-m", "hosting_sdk", "mcp", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
            timeout=60,
            check=False,
        )

    return run
