"""Three tools that give access to all methods, for applications that cannot handle hundreds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._index import load_methods
from hosting_sdk._method_names import suggest_names
from hosting_sdk._platform.names import EXAMPLE_FIELD, EXAMPLE_QUESTIONS
from hosting_sdk._policy.effects import OPTION, find_effects, find_possible_effects, predicate
from hosting_sdk._search import LONGEST_QUERY, rank_methods
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._options import ServerOptions, create_guard
from hosting_sdk.mcp._tool_schemas import example_arguments
from hosting_sdk.mcp._tools import explain_absence, load_tools, resolve_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._policy.policies import Guard
    from hosting_sdk.mcp._tools import Tool

SEARCH, DESCRIBE, CALL = "search_methods", "describe_method", "call_method"
FOUND = 15
MOST_ABSENT = 5
"""Number of best matches among which methods that are not offered are named."""
ALL_OFFERED = ServerOptions()
USUAL_GUARD = create_guard(ALL_OFFERED)
DEFINITIONS: Final[tuple[dict[str, Any], ...]] = (
    {
        "name": SEARCH,
        "description": "Find methods of the hosting platform by words, such as "
        f"{' or '.join(map(repr, EXAMPLE_QUESTIONS))}. Gives names for describe_method and "
        "call_method.",
        "inputSchema": {
            "type": "object",
            "properties": {
                "query": {
                    "type": "string",
                    "description": f"Words, at most {LONGEST_QUERY} characters; empty lists the "
                    "groups.",
                },
                "limit": {"type": "integer", "description": f"At most; {FOUND} if absent."},
            },
            "required": ["query"],
        },
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": DESCRIBE,
        "description": "Tell what a method does, the JSON Schema of its arguments, and whether it "
        "changes or removes something.",
        "inputSchema": {
            "type": "object",
            "properties": {
                "method": {"type": "string", "description": "Its name in any spelling."},
                "result": {"type": "boolean", "description": "Also the schema of the result."},
            },
            "required": ["method"],
        },
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": CALL,
        "description": "Call a method. Describe it first unless you know its arguments.",
        "inputSchema": {
            "type": "object",
            "properties": {
                "method": {"type": "string"},
                "arguments": {
                    "type": "string",
                    "description": "JSON object of the arguments that describe_method tells, with "
                    f'_fields and _cursor, such as {{"limit": 5, "_fields": ["{EXAMPLE_FIELD}"]}}.',
                },
            },
            "required": ["method"],
        },
        "annotations": {
            "readOnlyHint": False,
            "destructiveHint": True,
            "idempotentHint": False,
        },
    },
)


def definitions(*, read_only: bool) -> list[dict[str, Any]]:
    """Return the three tools as `tools/list` returns them."""
    if not read_only:
        return list(DEFINITIONS)
    return [{**each, "annotations": {"readOnlyHint": True}} for each in DEFINITIONS]


def find_tool(
    tools: Mapping[str, Tool], name: object, options: ServerOptions = ALL_OFFERED
) -> Tool:
    """Return the tool of a method, by its name in any spelling.

    Args:
        tools: The tools of the server.
        name: The name.
        options: The options that chose the tools.

    Raises:
        InvalidRequestError: There is no such method, or it is not offered.
    """
    found = resolve_name(name) if isinstance(name, str) else None
    if found is None:
        near = suggest_names(str(name), tools)
        raise InvalidRequestError(
            f"Nothing was sent. method: there is no {name!r}{near}; {SEARCH} finds methods"
        )
    if found not in tools:
        reason = explain_absence(load_tools()[found], options)
        raise InvalidRequestError(
            f"Nothing was sent. method: the platform has {found!r}, but this server was started "
            f"without it: {reason}"
        )
    return tools[found]


def search(
    tools: Mapping[str, Tool],
    arguments: dict[str, Any],
    options: ServerOptions = ALL_OFFERED,
    guard: Guard = USUAL_GUARD,
) -> dict[str, Any]:
    """Return the methods that fit the words best, or the groups when there are no words.

    A method that fits and is not offered is listed apart, with the option that would offer it.

    Args:
        tools: The tools of the server.
        arguments: The arguments of the call.
        options: The options that chose the tools.
        guard: The guard of the calls.

    Raises:
        InvalidRequestError: *limit* is not a number above zero, or *query* is too long.
    """
    query = str(arguments.get("query", ""))
    if len(query) > LONGEST_QUERY:
        raise InvalidRequestError(
            f"query: expected at most {LONGEST_QUERY} characters, got {len(query):,}"
        )
    limit = arguments.get("limit", FOUND)
    if not isinstance(limit, int) or limit < 1:
        raise InvalidRequestError(f"limit: expected a whole number from 1, got {limit!r}")
    if not query.strip():
        return {"groups": _count_groups(tools), "how": "Search with words to get methods."}
    ranking = rank_methods(query)
    names = [load_methods()[position]["tool"] for position in ranking.methods]
    offered = [name for name in names if name in tools]
    answer: dict[str, Any] = {
        "methods": [_summarize(tools[name], guard) for name in offered[:limit]],
        "more": max(0, len(offered) - limit),
    }
    absent = [load_tools()[name] for name in names[:MOST_ABSENT] if name not in tools]
    if absent:
        answer["not_offered"] = [
            {
                "method": tool.name,
                "summary": tool.method["summary"],
                "reason": explain_absence(tool, options),
            }
            for tool in absent
        ]
    if ranking.is_guess:
        answer["how"] = "No word is known; these methods have similar names. See the groups."
        answer["groups"] = _count_groups(tools)
    return answer


def _count_groups(tools: Mapping[str, Tool]) -> dict[str, int]:
    return dict(Counter(tool.method["group"] for tool in tools.values()))


def _summarize(tool: Tool, guard: Guard) -> dict[str, str]:
    """Return the entry of a method in the answer of a search."""
    entry = {"method": tool.name, "summary": tool.method["summary"], "effect": effect(tool)}
    verdict = guard.decide(tool.method, {})
    if verdict.decision == "deny" and verdict.place is not None:
        entry["refused"] = f"calls are refused by the policy ({verdict.place})"
    elif verdict.decision == "deny":
        kinds = " ".join(f"{OPTION} {each}" for each in verdict.kinds)
        entry["refused"] = f"calls are refused; start the server with {kinds}, or with --ask"
    return entry


def effect(tool: Tool) -> str:
    """Describe the effect of a call in a few words."""
    if tool.read_only:
        return "reads"
    method = tool.method
    certain = find_effects(method, {})
    possible = [each for each in find_possible_effects(method) if each not in certain]
    parts = ["changes"]
    if certain:
        parts.append(f"it {predicate(certain)}")
    if possible:
        parts.append(f"with some arguments it {predicate(possible)}")
    return "; ".join(parts)


def describe(tool: Tool, *, with_result: bool = False) -> dict[str, Any]:
    """Describe a method: its meaning, arguments and effects.

    Args:
        tool: The method's tool.
        with_result: Whether to include the JSON Schema of the result, which may be long.
    """
    described: dict[str, Any] = {
        "method": tool.name,
        "summary": tool.definition["description"],
        "effect": effect(tool),
        "arguments": tool.input_schema,
        "example": example_arguments(tool.method),
    }
    if tool.method["then"]:
        described["then"] = tool.method["then"]
    if tool.method["contrasts"]:
        described["other_methods"] = tool.method["contrasts"]
    if with_result:
        from hosting_sdk.mcp._schemas import output_schema  # noqa: PLC0415 needs all named types

        described["result"] = output_schema(tool)
    return described
