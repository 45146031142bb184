"""Agent frameworks list the three tools of `--dynamic`, convert them to strict modes, call them.

Each framework starts the server as a process, as its documentation shows. It runs before a fake
platform. The frameworks need the packages of the dependency group `converters`.
"""

from __future__ import annotations

import json
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest
from agents import Agent, RunContextWrapper
from agents.mcp import MCPServerStdio, MCPUtil
from agents.tool import FunctionTool
from agents.tool_context import ToolContext
from anthropic import transform_schema
from anthropic.lib.tools.mcp import async_mcp_tool
from fastmcp import Client as FastClient
from fastmcp.client.transports import StdioTransport
from google.genai import types as gemini
from google.genai._mcp_utils import mcp_to_gemini_tool
from hosting_sdk.testing import FakePlatform
from langchain_core.utils.function_calling import convert_to_openai_tool
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.profiles.openai import OpenAIJsonSchemaTransformer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

COMMAND = ["-m", "hosting_sdk", "mcp", "start", "--dynamic", "--server-url"]
# Every property has a value, because strict modes require them all.
CALLS: dict[str, dict[str, Any]] = {
    "search_methods": {"query": "read a team", "limit": 3},
    "describe_method": {"method": "teams.getTeam", "result": False},
    "call_method": {"method": "teams.getTeam", "arguments": '{"team_id": "team_1", "slug": null}'},
}
ANSWERS = {
    "search_methods": "teams_get_team",
    "describe_method": "team_id",
    "call_method": "Data of the platform",
}


@pytest.fixture(scope="module")
def platform() -> Iterator[FakePlatform]:
    """A fake platform for all tests."""
    with FakePlatform() as running:
        yield running


@pytest.fixture
def words(platform: FakePlatform) -> list[str]:
    """The arguments with which Python starts the server."""
    return [*COMMAND, platform.url]


@pytest.fixture
def variables(platform: FakePlatform) -> dict[str, str]:
    """The environment of the server."""
    return {"HOSTING_SDK_BEARER_TOKEN": platform.token}


@asynccontextmanager
async def open_session(words: list[str], variables: dict[str, str]) -> AsyncIterator[ClientSession]:
    """Open a session of the protocol's own client."""
    parameters = StdioServerParameters(command=sys.executable, args=words, env=variables)
    async with stdio_client(parameters) as streams, ClientSession(*streams) as session:
        await session.initialize()
        yield session


def assert_strict(name: str, schema: dict[str, Any], *, all_required: bool) -> None:
    """Check that a schema is closed, and that the call of a tool fits it."""
    assert schema["additionalProperties"] is False
    assert schema["properties"].keys() == CALLS[name].keys()
    if all_required:
        assert set(schema["required"]) == schema["properties"].keys()
    for each in schema["properties"].values():
        assert each.get("type") != "object"  # closed, without properties: accepts no argument
    jsonschema.validate(CALLS[name], schema)


async def test_openai_agents_converts_all_three_tools_to_strict_mode_and_calls_them(
    words, variables
):
    parameters: Any = {"command": sys.executable, "args": words, "env": variables}
    async with MCPServerStdio(parameters, client_session_timeout_seconds=60) as server:
        agent: Agent[Any] = Agent("test", mcp_servers=[server])
        tools = await MCPUtil.get_function_tools(
            server, convert_schemas_to_strict=True, run_context=RunContextWrapper(None), agent=agent
        )
        assert [tool.name for tool in tools] == list(CALLS)
        for tool in tools:
            assert isinstance(tool, FunctionTool)
            assert tool.strict_json_schema
            assert_strict(tool.name, tool.params_json_schema, all_required=True)
            given = json.dumps(CALLS[tool.name])
            context: ToolContext[Any] = ToolContext(
                None, tool_name=tool.name, tool_call_id="1", tool_arguments=given
            )
            assert ANSWERS[tool.name] in str(await tool.on_invoke_tool(context, given))


async def test_langchain_converts_all_three_tools_to_the_strict_mode_of_openai(words, variables):
    async with open_session(words, variables) as session:
        for tool in (await session.list_tools()).tools:
            described = {
                "title": tool.name,
                "description": tool.description,
                **tool.input_schema,
            }
            function = convert_to_openai_tool(described, strict=True)["function"]
            assert function["strict"] is True
            assert_strict(tool.name, function["parameters"], all_required=True)
            result = await session.call_tool(tool.name, CALLS[tool.name])
            assert ANSWERS[tool.name] in result.content[0].text


async def test_pydantic_ai_lists_the_tools_for_strict_mode_and_calls_them(words, variables):
    transport = StdioTransport(sys.executable, words, env=variables)
    async with MCPToolset(transport) as toolset:
        for tool in await toolset.list_tools():
            strict = OpenAIJsonSchemaTransformer(tool.input_schema, strict=True).walk()
            assert_strict(tool.name, strict, all_required=True)
            answer = await toolset.direct_call_tool(tool.name, CALLS[tool.name])
            assert ANSWERS[tool.name] in str(answer)


async def test_fastmcp_lists_the_tools_and_calls_them(words, variables):
    async with FastClient(StdioTransport(sys.executable, words, env=variables)) as client:
        assert [tool.name for tool in await client.list_tools()] == list(CALLS)
        for name, given in CALLS.items():
            result = await client.call_tool(name, given)
            assert not result.is_error
            assert ANSWERS[name] in result.content[0].text


async def test_the_tools_of_anthropic_are_strict_and_call_the_server(words, variables):
    async with open_session(words, variables) as session:
        for tool in (await session.list_tools()).tools:
            converted = async_mcp_tool(tool, session, strict=True)
            assert converted.to_dict()["strict"] is True
            assert_strict(tool.name, transform_schema(tool.input_schema), all_required=False)
            assert ANSWERS[tool.name] in str(await converted.call(CALLS[tool.name]))


@pytest.mark.filterwarnings("ignore:Accessing `Tool.inputSchema`")  # FastMCP's, for all of mcp
async def test_gemini_takes_the_declarations_of_the_tools(words, variables):
    async with open_session(words, variables) as session:
        for tool in (await session.list_tools()).tools:
            (declared,) = mcp_to_gemini_tool(tool).function_declarations or []
            parameters = declared.parameters
            assert parameters is not None
            assert parameters.type == gemini.Type.OBJECT
            assert (parameters.properties or {}).keys() == CALLS[tool.name].keys()
            for each in (parameters.properties or {}).values():
                assert each.type in {gemini.Type.STRING, gemini.Type.INTEGER, gemini.Type.BOOLEAN}
                assert each.any_of is None
