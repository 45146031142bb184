"""Tool servers over real transports and in this process, and arguments for every tool."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import mcp_types as types
import pytest
from hosting_sdk._index import load_schemas
from hosting_sdk.cli import main
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._server import ToolServer
from hosting_sdk.mcp._tool_schemas import name_argument
from hosting_sdk.testing import FakePlatform, Fault
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TEXT = "a b/ü"


class ReadingClient(Client):
    """A client that parses the JSON in the text of a result without structured content."""

    async def call_tool(self, *arguments: Any, **options: Any) -> Any:
        """Call a tool; `structured_content` of the result is the JSON object in its last text."""
        result = await super().call_tool(*arguments, **options)
        if result.structured_content is None:
            content = result.content[-1]
            assert isinstance(content, types.TextContent)
            lines = content.text.split("\n")
            is_fenced = lines[0].startswith("Data of the platform")
            result.structured_content = json.loads(lines[1] if is_fenced else lines[0])
        return result


@pytest.fixture(scope="session")
def platform():
    """One fake platform for all tests of a worker; a test that counts requests resets it first."""
    with FakePlatform(token="the-secret-token") as running:
        yield running


@pytest.fixture
def connect(platform):
    """A function that returns a client of a tool server in this process."""

    def make(*, mode: str = "auto", answer: Any = None, **options: Any) -> Client:
        usual = {"token": platform.token, "server_url": platform.url}
        server = ToolServer(ServerOptions(**(usual | options)))
        return ReadingClient(server.build(), mode=mode, elicitation_callback=answer)

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
        return ReadingClient(stdio_client(parameters), mode=mode, elicitation_callback=answer)

    return make


@pytest.fixture
def cancel_a_call(platform):
    """A function that cancels a call after its request was sent, and returns its audit line."""

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


def example(schema: Any) -> Any:
    """Return a small value that matches a schema of the manifest."""
    match schema:
        case {"$ref": reference}:
            value = example(load_schemas()["components"][reference.rpartition("/")[2]])
        case {"anyOf": [first, *_]}:
            value = example(first)
        case {"const": value} | {"enum": [value, *_]}:
            pass
        case {"type": "object"}:
            wanted = schema.get("required", [])
            value = {name: example(schema["properties"][name]) for name in wanted}
        case {"type": "array"}:
            value = [example(schema.get("items", {}))]
        case {"type": "integer" | "number"}:
            value = 7
        case {"type": "boolean"}:
            value = True
        case {"format": "date-time"}:
            value = "2026-03-01T09:30:00.000Z"
        case _:
            value = TEXT
    return value


def _arguments_for(method: dict[str, Any]) -> dict[str, Any]:
    given = {
        name_argument(each["argument"]): example(each["schema"]) for each in method["parameters"]
    }
    if method["paging"] is not None:
        del given[name_argument(method["paging"]["argument"])]
    given |= {name: "7" for name in ("limit", "since", "until") if given.get(name) == TEXT}
    if "content_length" in given:
        given["content_length"] = len("bytes")
    body = method["body"]
    if body is not None:
        given["request_body"] = (
            {"text": "bytes"} if body["kind"] == "upload" else example(body["schema"])
        )
    return given


@pytest.fixture(scope="session")
def arguments_for():
    """A function that returns arguments for a tool: all but a cursor, which comes from a page."""
    return _arguments_for
