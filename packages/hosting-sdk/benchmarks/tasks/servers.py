"""Tool servers as the policy sees them: find, describe and call over the official client."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

import attrs
import mcp_types as types
from words import Ranking

if TYPE_CHECKING:
    from mcp.client.client import Client

SEARCH, DESCRIBE, CALL = "search_methods", "describe_method", "call_method"
LOGGED = 400
"""Characters of a result that the log shows."""


@attrs.frozen
class Found:
    """A method of a server, as a search shows it.

    Attributes:
        name: Its name.
        text: Its description.
        effect: What the server says about its effect; empty if it says nothing.
    """

    name: str
    text: str
    effect: str = ""


@attrs.frozen
class Described:
    """A method with its arguments.

    Attributes:
        schema: JSON Schema of the arguments.
        example: Arguments that the server shows as an example.
    """

    schema: dict[str, Any]
    example: dict[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class Result:
    """Result of a call: the text that a model reads, and whether it is an error."""

    text: str
    is_error: bool


@attrs.define
class Meter:
    """Calls of tools, and the bytes that a model reads: descriptions of tools and results.

    `log` has a line for each call.
    """

    calls: int = 0
    listed_bytes: int = 0
    result_bytes: int = 0
    log: list[str] = attrs.field(factory=list)


class Server(Protocol):
    """A tool server."""

    meter: Meter

    async def find(self, query: str) -> list[Found]:
        """Return the methods that match a query, best first."""

    async def describe(self, name: str) -> Described:
        """Return the arguments of a method."""

    async def call(self, name: str, arguments: dict[str, Any]) -> Result:
        """Call a method."""


async def accept(_context: Any, _params: Any) -> types.ElicitResult:
    """Agree to each question of a server, so that no wrong write is stopped by a person."""
    return types.ElicitResult(action="accept", content={"confirm": True})


async def connect(client: Client) -> Server:
    """Return the server of a client: one that searches by itself, or one that lists all tools."""
    listed = await client.list_tools()
    tools = list(listed.tools)
    while listed.next_cursor:
        listed = await client.list_tools(cursor=listed.next_cursor)
        tools += listed.tools
    shown = [tool.model_dump(by_alias=True, exclude_none=True, mode="json") for tool in tools]
    size = len(json.dumps(shown, separators=(",", ":"), ensure_ascii=False).encode())
    if {tool.name for tool in tools} == {SEARCH, DESCRIBE, CALL}:
        return SearchingServer(client, size)
    return ListingServer(client, shown, size)


class SearchingServer:
    """A server with tools that find, describe and call methods.

    Args:
        client: A client that is connected.
        size: Bytes of its list of tools.
    """

    def __init__(self, client: Client, size: int) -> None:
        self._client = client
        self._size = size
        self.reset()

    def reset(self) -> None:
        """Begin a new conversation."""
        self.meter = Meter(listed_bytes=self._size)

    async def find(self, query: str) -> list[Found]:
        """Return the methods that match a query, best first."""
        result = await _call(self._client, self.meter, SEARCH, {"query": query})
        found = _read_json(result.text)
        return [
            Found(each["method"], each["summary"], each["effect"])
            for each in found.get("methods", ())
        ]

    async def describe(self, name: str) -> Described:
        """Return the arguments of a method."""
        result = await _call(self._client, self.meter, DESCRIBE, {"method": name})
        described = _read_json(result.text)
        return Described(described["arguments"], described.get("example", {}))

    async def call(self, name: str, arguments: dict[str, Any]) -> Result:
        """Call a method."""
        given = {"method": name, "arguments": arguments}
        return await _call(self._client, self.meter, CALL, given)


class ListingServer:
    """A server with one tool for each method; its list is searched by BM25.

    Args:
        client: A client that is connected.
        tools: Its tools.
        size: Bytes of its list of tools.
    """

    def __init__(self, client: Client, tools: list[dict[str, Any]], size: int) -> None:
        self._client = client
        self._tools = {tool["name"]: tool for tool in tools}
        texts = {tool["name"]: tool.get("description", "") for tool in tools}
        self._ranking = Ranking({name: f"{name} {text}" for name, text in texts.items()})
        self._size = size
        self.reset()

    def reset(self) -> None:
        """Begin a new conversation."""
        self.meter = Meter(listed_bytes=self._size)

    async def find(self, query: str) -> list[Found]:
        """Return the tools that match a query, best first."""
        names = self._ranking.rank(query)[:15]
        return [
            Found(name, self._tools[name].get("description", ""), self._effect(name))
            for name in names
        ]

    def _effect(self, name: str) -> str:
        hints = self._tools[name].get("annotations") or {}
        if hints.get("readOnlyHint"):
            return "reads"
        return "changes" if "readOnlyHint" in hints else ""

    async def describe(self, name: str) -> Described:
        """Return the arguments of a tool."""
        return Described(self._tools[name]["inputSchema"])

    async def call(self, name: str, arguments: dict[str, Any]) -> Result:
        """Call a tool."""
        return await _call(self._client, self.meter, name, arguments)


async def _call(client: Client, meter: Meter, name: str, arguments: dict[str, Any]) -> Result:
    meter.calls += 1
    result = await client.call_tool(name, arguments)
    text = "\n".join(each.text for each in result.content if isinstance(each, types.TextContent))
    meter.result_bytes += len(text.encode())
    meter.log.append(f"{name} {json.dumps(arguments)} -> {text[:LOGGED]}")
    return Result(text, bool(result.is_error))


def _read_json(text: str) -> dict[str, Any]:
    """Return the JSON object in a text."""
    found: dict[str, Any] = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return found
