"""Early answers: the same as the real server's, and never twice."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import mcp_types.version as versions
import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.mcp import _early
from hosting_sdk.mcp._definitions import definitions
from hosting_sdk.mcp._early import EarlyAnswers
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._server import ToolServer
from mcp.client.client import Client
from mcp.server.stdio import stdio_server

META = "io.modelcontextprotocol/"
MODERN = {
    f"{META}protocolVersion": "2026-07-28",
    f"{META}clientInfo": {"name": "test", "version": "1"},
    f"{META}clientCapabilities": {},
}
CLIENT = {"capabilities": {"roots": {}}, "clientInfo": {"name": "test", "version": "1"}}


def message(method, params=None, number=1):
    whole = {"jsonrpc": "2.0", "id": number, "method": method}
    return json.dumps(whole if params is None else {**whole, "params": params})


class Application:
    """Both ends of a real server's streams: sends lines, and hangs up after the last answer."""

    def __init__(self, lines):
        self._lines = list(lines)
        self._left = sum("id" in json.loads(line) for line in lines)
        self._answered = asyncio.Event()
        self.messages = []

    async def __aiter__(self):
        for line in self._lines:
            yield line
        await self._answered.wait()

    async def write(self, text):
        self.messages.append(json.loads(text))
        if len(self.messages) == self._left:
            self._answered.set()

    async def flush(self):
        pass


async def real_answers(*lines, **options):
    server = ToolServer(ServerOptions(**options)).build()
    application: Any = Application(lines)
    async with stdio_server(application, application) as (receiving, sending):
        await server.run(receiving, sending, server.create_initialization_options())
    return {each["id"]: each["result"] for each in application.messages}


def early_answers(*lines, **options):
    early = EarlyAnswers(definitions(ServerOptions(**options)))
    answers = [json.loads(early.answer(line.encode()) or b"") for line in lines]
    return {each["id"]: each["result"] for each in answers}


@pytest.mark.parametrize("wanted", [*_early.HANDSHAKE_VERSIONS, "2099-01-01"])
async def test_the_handshake_is_answered_as_the_real_server_does(wanted):
    line = message("initialize", {"protocolVersion": wanted, **CLIENT})
    assert early_answers(line, dynamic=True) == await real_answers(line, dynamic=True)


@pytest.mark.parametrize("options", [{}, {"dynamic": True}, {"read_only": True}])
async def test_the_modern_discovery_and_list_are_answered_as_the_real_server_does(options):
    lines = (
        message("server/discover", {"_meta": MODERN}, 1),
        message("tools/list", {"_meta": MODERN}, "two"),
    )
    assert early_answers(*lines, **options) == await real_answers(*lines, **options)


@pytest.mark.parametrize("options", [{}, {"dynamic": True}, {"output_schemas": True}])
async def test_the_list_after_a_handshake_is_the_real_one(options):
    begin = message("initialize", {"protocolVersion": "2025-11-25", **CLIENT}, 1)
    ready = json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"})
    ask = message("tools/list", None, 2)
    real = await real_answers(begin, ready, ask, **options)
    assert early_answers(begin, ask, **options) == real


def test_the_known_versions_are_those_of_the_protocols_package():
    assert versions.HANDSHAKE_PROTOCOL_VERSIONS == _early.HANDSHAKE_VERSIONS
    assert versions.MODERN_PROTOCOL_VERSIONS == _early.MODERN_VERSIONS


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        "[]",
        "3",
        json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        message("tools/list"),
        message("tools/list", {"_meta": MODERN, "cursor": "x"}),
        message("tools/call", {"name": "x"}),
        message("initialize", {"protocolVersion": 3, **CLIENT}),
        message("initialize", {"protocolVersion": "2025-11-25", **CLIENT, "capabilities": []}),
        message("initialize", {}),
        message("server/discover"),
        message("server/discover", {"_meta": {**MODERN, f"{META}clientInfo": 3}}),
        message("ping", number=None),
        json.dumps({"id": [1], "method": "server/discover", "params": {"_meta": MODERN}}),
    ],
)
def test_what_is_not_exactly_right_waits_for_the_real_server(line):
    assert EarlyAnswers([]).answer(line.encode()) is None


def test_an_answer_that_was_given_is_dropped_once_and_nothing_else_is():
    early = EarlyAnswers([])
    assert not early.drops(json.dumps({"id": 1, "result": {}}))
    early.answer(message("server/discover", {"_meta": MODERN}).encode())
    assert not early.drops(json.dumps({"id": "1", "result": {}}))
    assert not early.drops(json.dumps({"id": 1, "method": "ping"}))
    assert not early.drops(json.dumps({"method": "notifications/progress"}))
    assert early.drops(json.dumps({"id": 1, "result": {}}))
    assert not early.drops(json.dumps({"id": 1, "result": {}}))


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_client_of_a_real_process_sees_each_answer_once(spawn, mode):
    async with spawn(mode=mode) as client:
        assert isinstance(client, Client)
        assert len((await client.list_tools()).tools) == len(load_methods())
        result = await client.call_tool("teams_get_teams", {})
    assert not result.is_error
