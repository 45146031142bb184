"""The server over streamable HTTP: keys, hosts and origins, and the official client."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys

import httpx2
import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._http import find_key, listen
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client

KEY = "the-key-of-the-tests"


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """The audit log of the server."""
    return tmp_path_factory.mktemp("server") / "audit"


@pytest.fixture(scope="module")
def served(platform, log):
    """The URL of a server in a process of its own, which must end with exit code 0 on SIGTERM."""
    environment = {
        **os.environ,
        "HOSTING_SDK_BEARER_TOKEN": platform.token,
        "HOSTING_SDK_MCP_KEY": KEY,
    }
    words = ["mcp", "start", "--transport", "http", "--port", "0", "--server-url", platform.url]
    words += ["--audit-log", str(log), "--allow-path", str(log.parent)]
    words += ["--result-bytes", "50000", "--stream-seconds", "5", "--timeout", "50"]
    words += ["--allowed-host", "MCP.example.com"]
    process = subprocess.Popen(
        [sys.executable, "-m", "hosting_sdk", *words],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    line = process.stderr.readline()
    assert line.startswith("Listening on http://127.0.0.1:")
    yield line.split()[-1]
    process.send_signal(signal.SIGTERM)
    _, written = process.communicate(timeout=30)
    assert process.returncode == 0
    assert platform.token not in written
    assert KEY not in written


def post(url, filling="", **headers):
    """Send an `initialize` request with these headers; `filling` makes its body larger."""
    host, _, path = url.removeprefix("http://").partition("/")
    connection = http.client.HTTPConnection(host, timeout=30)
    body = json.dumps(
        {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "initialize",
            "params": {
                "protocolVersion": "2025-11-25",
                "capabilities": {"experimental": {"filling": {"text": filling}}},
                "clientInfo": {"name": "test", "version": "1"},
            },
        }
    )
    accept = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
    connection.request("POST", f"/{path}", body, {**accept, **headers})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_the_official_client_lists_calls_and_cancels_in_both_eras(
    served, mode, log, cancel_a_call
):
    sessions = set()

    async def note(answer):
        sessions.add(answer.headers.get("Mcp-Session-Id"))

    headers = {"Authorization": f"Bearer {KEY}"}
    hooks = {"response": [note]}
    async with httpx2.AsyncClient(headers=headers, timeout=30.0, event_hooks=hooks) as http_client:
        transport = streamable_http_client(served, http_client=http_client)
        async with Client(transport, mode=mode) as client:
            assert len((await client.list_tools()).tools) == len(load_methods())
            result = await client.call_tool("teams_get_teams", {})
            assert not result.is_error
            log.write_text("", encoding="utf-8")
            line = await cancel_a_call(client, log)
    assert (line["tool"], line["outcome"]) == ("teams_get_teams", "cancelled")
    assert line["client"].startswith("mcp ")
    assert (sessions == {None}) == (mode == "auto")


def test_an_application_without_a_name_is_logged_as_unknown(served, log):
    meta = "io.modelcontextprotocol/"
    envelope = {f"{meta}protocolVersion": "2026-07-28", f"{meta}clientCapabilities": {}}
    params = {"name": "teams_get_teams", "arguments": {}, "_meta": envelope}
    called = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    headers = {
        "Authorization": f"Bearer {KEY}",
        "Accept": "application/json, text/event-stream",
        "Mcp-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": "teams_get_teams",
    }
    log.write_text("", encoding="utf-8")
    answer = httpx2.post(served, json=called, headers=headers, timeout=30.0)
    assert answer.status_code == 200
    assert json.loads(log.read_text("utf-8"))["client"] == "unknown"


def test_a_body_beyond_the_limit_is_refused_unread(served):
    assert post(served, "x" * 5 * 2**20, Authorization=f"Bearer {KEY}").status == 413


@pytest.mark.parametrize("authorization", [None, "Bearer other", "Basic eDp5", f"bearer{KEY}"])
def test_a_request_without_the_key_is_refused(served, authorization):
    headers = {} if authorization is None else {"Authorization": authorization}
    answer = post(served, **headers)
    assert answer.status == 401
    assert answer.getheader("WWW-Authenticate") == "Bearer"


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_a_request_with_the_key_is_accepted(served, scheme):
    assert post(served, Authorization=f"{scheme} {KEY}").status == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 421),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
def test_foreign_hosts_and_origins_are_refused(served, headers, status):
    assert post(served, Authorization=f"Bearer {KEY}", **headers).status == status


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "mcp.example.com"},
        {"Host": "mcp.example.com", "Origin": "https://mcp.example.com"},
        {"Origin": "http://mcp.example.com"},
    ],
)
def test_a_host_that_is_allowed_is_accepted_with_its_origins(served, headers):
    assert post(served, Authorization=f"Bearer {KEY}", **headers).status == 200


def test_only_loopback_addresses_are_listened_on():
    with pytest.raises(InvalidRequestError, match="loopback"):
        listen("0.0.0.0", 0)


def test_a_port_that_is_in_use_is_an_error_of_the_package():
    with listen("localhost", 0) as taken, pytest.raises(InvalidRequestError, match="cannot listen"):
        listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_the_ipv6_loopback_address_works():
    with listen("::1", 0) as listening:
        assert listening.family == socket.AF_INET6


def test_a_key_is_made_when_none_is_given(monkeypatch):
    monkeypatch.delenv("HOSTING_SDK_MCP_KEY", raising=False)
    (first, new), (second, _) = find_key(), find_key()
    assert new
    assert first != second
    assert first not in repr(first)


@pytest.mark.parametrize(
    "key", ["two words and more words", "grün" * 5, "line\nbreak of many characters", "x" * 15]
)
def test_a_key_that_is_short_or_invalid_in_a_header_is_refused(monkeypatch, key):
    monkeypatch.setenv("HOSTING_SDK_MCP_KEY", key)
    with pytest.raises(InvalidRequestError, match="HOSTING_SDK_MCP_KEY"):
        find_key()


def test_a_new_key_is_printed_and_works(platform):
    environment = {name: value for name, value in os.environ.items() if "MCP_KEY" not in name}
    words = ["mcp", "start", "--transport", "http", "--port", "0", "--dynamic"]
    process = subprocess.Popen(
        [sys.executable, "-m", "hosting_sdk", *words],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    authorization = process.stderr.readline().partition(": ")[2].strip()
    url = process.stderr.readline().split()[-1]
    assert post(url, Authorization=authorization).status == 200
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 0
