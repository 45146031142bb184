"""The tools: made from the index of all methods, and chosen by options."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._method_names import fold, suggest_names
from hosting_sdk._search import resolve_method
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._tool_schemas import define_tool, name_argument

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hosting_sdk.mcp._options import ServerOptions


class Tool(NamedTuple):
    """One method as a tool.

    Attributes:
        name: The tool's name, `<group>_<method>` in snake case.
        method: The method's entry in the index.
        arguments: The Python name of each argument but the body, by its name in JSON.
        definition: The tool as `tools/list` returns it.
    """

    name: str
    method: dict[str, Any]
    arguments: dict[str, str]
    definition: dict[str, Any]

    @property
    def read_only(self) -> bool:
        """Whether a call changes nothing on the platform."""
        return bool(self.definition["annotations"]["readOnlyHint"])

    @property
    def destructive(self) -> bool:
        """Whether a call may remove or replace something, create a secret or run code."""
        return bool(self.definition["annotations"].get("destructiveHint"))

    @property
    def input_schema(self) -> dict[str, Any]:
        """The JSON Schema of the arguments."""
        schema: dict[str, Any] = self.definition["inputSchema"]
        return schema


@cache
def load_tools() -> dict[str, Tool]:
    """Return every method as a tool, by name, in the order of the manifest."""
    components = load_schemas()["components"]
    tools = {}
    for method in load_methods():
        arguments = {
            name_argument(each["argument"]): each["argument"] for each in method["parameters"]
        }
        name = method["tool"]
        tools[name] = Tool(name, method, arguments, define_tool(method, components))
    return tools


def resolve_name(name: str) -> str | None:
    """Return the name of a method's tool, None if there is no such method, or more than one.

    Args:
        name: The method in any spelling: `teams_get_team`, `teams.getTeam`, `getTeam`, or the verb
            and the path of its requests, `GET /v2/teams/{teamId}`.
    """
    if name in load_tools():
        return name
    found = [load_methods()[position] for position in resolve_method(name)]
    if len(found) > 1:
        found = [method for method in found if not method["alias_of"]]
    return str(found[0]["tool"]) if len(found) == 1 else None


def choose(
    *,
    names: Sequence[str] = (),
    groups: Sequence[str] = (),
    excluded: Sequence[str] = (),
    read_only: bool = False,
) -> dict[str, Tool]:
    """Return the tools that the options select.

    Args:
        names: Tools to offer, in any spelling; with *groups*, in addition to them.
        groups: Groups whose tools to offer, in any spelling.
        excluded: Tools to leave out, whatever else is chosen.
        read_only: Whether to leave out every tool that changes something.

    Raises:
        InvalidRequestError: There is no such tool or group, or no tool is left.
    """
    tools = load_tools()
    known = {fold(tool.method["group"]): tool.method["group"] for tool in tools.values()}
    groups = [known.get(fold(group), group) for group in groups]
    names, excluded = ([resolve_name(name) or name for name in each] for each in (names, excluded))
    for group in groups:
        _check("group", group, known.values())
    for name in (*names, *excluded):
        _check("tool", name, tools)
    chosen = {
        name: tool
        for name, tool in tools.items()
        if (not names and not groups) or name in names or tool.method["group"] in groups
    }
    kept = {
        name: tool
        for name, tool in chosen.items()
        if name not in excluded and (tool.read_only or not read_only)
    }
    if not kept:
        raise InvalidRequestError(
            "no tool is left: every chosen one changes something or is excluded"
        )
    return kept


def explain_absence(tool: Tool, options: ServerOptions) -> str:
    """Return the reason why a server does not offer a method, with the option that would offer it.

    Args:
        tool: The method's tool.
        options: The options of the server.
    """
    if tool.name in [resolve_name(name) for name in options.excluded]:
        return f"left out by --exclude-tool {tool.name}; start the server without it"
    if options.read_only and not tool.read_only:
        return "it changes something and the server is read-only; start it without --read-only"
    group = tool.method["group"]
    return f"outside the chosen tools; start the server with --tool {tool.name} or --group {group}"


def _check(kind: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        raise InvalidRequestError(f"there is no {kind} {name!r}{suggest_names(name, known)}")
