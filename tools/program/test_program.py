"""The stand-alone program, tried by a real client where there is no Python."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.testing import FakePlatform
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

NAME = "hosting-sdk-mcp.exe" if os.name == "nt" else "hosting-sdk-mcp"
BUILT = Path(__file__).parents[2] / "dist" / "program" / NAME
KEY = "the-key-of-the-tests"
KEPT = ("SYSTEMROOT", "TEMP", "TMP", "TMPDIR")
"""Without these a program cannot unpack itself on Windows."""


@pytest.fixture(scope="session")
def platform():
    with FakePlatform(token="the-secret-token") as running:
        yield running


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A folder that has the program and nothing else."""
    made = tmp_path_factory.mktemp("elsewhere")
    shutil.copy2(BUILT, made)
    return made


@pytest.fixture(scope="session")
def environment(folder, platform):
    """An environment in which no Python is found."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    made = {**kept, "PATH": str(folder), "HOME": str(folder)}
    assert shutil.which("python3", path=made["PATH"]) is None
    return {**made, "HOSTING_SDK_BEARER_TOKEN": platform.token, "HOSTING_SDK_MCP_KEY": KEY}


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_client_lists_and_calls_tools(folder, environment, platform, mode):
    words = ["start", "--server-url", platform.url]
    program = StdioServerParameters(
        command=str(folder / NAME), args=words, env=environment, cwd=folder
    )
    async with Client(stdio_client(program), mode=mode) as client:
        assert len((await client.list_tools()).tools) == len(load_methods())
        teams = await client.call_tool("teams_get_teams", {})
        refused = await client.call_tool("projects_delete_project", {"id_or_name": "mine"})
    assert not teams.is_error
    assert '"teams"' in teams.content[0].text
    assert "--allow deletes" in refused.content[0].text


async def test_a_method_is_found_described_and_called_by_the_three_tools(
    folder, environment, platform
):
    words = ["start", "--dynamic", "--server-url", platform.url]
    program = StdioServerParameters(
        command=str(folder / NAME), args=words, env=environment, cwd=folder
    )
    async with Client(stdio_client(program)) as client:
        found = await client.call_tool("search_methods", {"query": "domain price"})
        method = json.loads(found.content[0].text)["methods"][0]["method"]
        described = await client.call_tool("describe_method", {"method": method})
        called = await client.call_tool(
            "call_method", {"method": method, "arguments": {"domain": "example.com"}}
        )
    assert json.loads(described.content[0].text)["effect"] == "reads"
    assert not called.is_error


def test_the_program_serves_over_http(folder, environment):
    process = subprocess.Popen(
        [folder / NAME, "start", "--transport", "http", "--port", "0", "--dynamic"],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    address = process.stderr.readline().split()[-1].removeprefix("http://").partition("/")[0]
    connection = http.client.HTTPConnection(address, timeout=30)
    connection.request("POST", "/mcp", "{}", {"Content-Type": "application/json"})
    assert connection.getresponse().status == 401
    connection.close()
    process.terminate()
    process.communicate(timeout=30)


def test_the_program_prints_its_version_and_its_options(folder, environment):
    def run(*words):
        return subprocess.run(
            [folder / NAME, *words], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert run("--version").startswith("hosting-sdk-mcp ")
    assert "--bearer-token-file" in run("start", "--help")


def test_its_configuration_names_the_program_itself(folder, environment):
    words = [folder / NAME, "config", "--client", "claude-desktop"]
    shown = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    assert str(folder / NAME) in shown.stdout.replace("\\\\", "\\")
    assert sys.executable not in shown.stdout
