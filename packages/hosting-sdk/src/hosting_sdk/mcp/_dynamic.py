"""Three tools that lead to all of them, for applications that cannot bear hundreds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._tools import load_methods, suggestion

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk.mcp._tools import Tool

SEARCH, DESCRIBE, CALL = "search_methods", "describe_method", "call_method"
FOUND = 15
_IN_NAME, _IN_SUMMARY, _SYNONYM, _PART, _BREVITY = 3.0, 2.5, 2.0, 0.5, 0.08
_WORD = re.compile(r"[a-z0-9]+")
_FILLERS = frozenset(
    {
        "a",
        "all",
        "an",
        "and",
        "by",
        "for",
        "from",
        "in",
        "is",
        "its",
        "my",
        "of",
        "on",
        "or",
        "the",
        "to",
    }
)
_SYNONYMS: Final = (
    frozenset({"fetch", "find", "get", "list", "read", "show", "see"}),
    frozenset({"add", "create", "make", "new"}),
    frozenset({"delete", "destroy", "drop", "remove"}),
    frozenset({"change", "edit", "modify", "patch", "rename", "set", "update"}),
    frozenset({"env", "environment", "variable"}),
    frozenset({"member", "people", "user"}),
)

DEFINITIONS: Final[tuple[dict[str, Any], ...]] = (
    {
        "name": SEARCH,
        "description": "Find methods of the hosting platform by words, such as 'list deployments' "
        "or 'add domain to project'. Gives names for describe_method and call_method.",
        "inputSchema": {
            "type": "object",
            "properties": {
                "query": {"type": "string", "description": "Words; empty lists the groups."},
                "limit": {"type": "integer", "description": f"At most; {FOUND} if absent."},
            },
            "required": ["query"],
        },
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": DESCRIBE,
        "description": "Tell what a method does, the JSON Schema of its arguments and of its "
        "result, and whether it changes or removes something.",
        "inputSchema": {
            "type": "object",
            "properties": {"method": {"type": "string"}},
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
                "arguments": {"type": "object", "properties": {}},
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
    """Return the three tools as `tools/list` gives them."""
    if not read_only:
        return list(DEFINITIONS)
    return [{**each, "annotations": {"readOnlyHint": True}} for each in DEFINITIONS]


def find_tool(tools: Mapping[str, Tool], name: object) -> Tool:
    """Return the tool of a method.

    Raises:
        InvalidRequestError: There is no such method, or it is not offered.
    """
    if not isinstance(name, str) or name not in tools:
        near = suggestion(str(name), tools)
        raise InvalidRequestError(
            f"Nothing was sent. method: there is no {name!r}{near}; {SEARCH} finds methods"
        )
    return tools[name]


def search(tools: Mapping[str, Tool], arguments: dict[str, Any]) -> dict[str, Any]:
    """Return the methods that fit the words best, or the groups when there are no words.

    Raises:
        InvalidRequestError: *limit* is not a number above zero.
    """
    wanted = _stems(str(arguments.get("query", "")))
    limit = arguments.get("limit", FOUND)
    if not isinstance(limit, int) or limit < 1:
        raise InvalidRequestError(f"limit: expected a whole number from 1, got {limit!r}")
    methods = load_methods()
    if not wanted:
        counts: dict[str, int] = {}
        for tool in tools.values():
            group = methods[tool.function]["group"]
            counts[group] = counts.get(group, 0) + 1
        return {"groups": counts, "how": "Search with words to get methods."}
    scored = sorted(
        ((-_score(wanted, tool), name) for name, tool in tools.items()),
    )
    names = [name for score, name in scored if score < 0]
    found = [
        {
            "method": name,
            "summary": tools[name].definition["description"],
            "effect": effect(tools[name]),
        }
        for name in names[:limit]
    ]
    return {"methods": found, "more": max(0, len(names) - limit)}


def effect(tool: Tool) -> str:
    """Return what a call does to the platform, in a word or two."""
    if tool.read_only:
        return "reads"
    return "may remove something for good" if tool.destructive else "changes"


def describe(tool: Tool) -> dict[str, Any]:
    """Return everything about a method that a caller needs."""
    from hosting_sdk.mcp._schemas import output_schema  # noqa: PLC0415 needs all named types

    return {
        "method": tool.name,
        "summary": tool.definition["description"],
        "effect": effect(tool),
        "arguments": tool.input_schema,
        "result": output_schema(tool),
    }


def _stems(text: str) -> list[str]:
    """Return the words of a text that say something, without the endings of plurals."""
    words = _WORD.findall(text.lower().replace("_", " "))
    return [_stem(word) for word in words if word not in _FILLERS]


def _stem(word: str) -> str:
    for ending, instead in (("ies", "y"), ("ses", "s"), ("s", "")):
        if word.endswith(ending) and not word.endswith("ss") and len(word) > len(ending) + 2:
            return word[: -len(ending)] + instead
    return word


def _score(wanted: list[str], tool: Tool) -> float:
    """Return how well a tool fits, 0 when no word does: whole words, then synonyms, then parts."""
    name, summary = _stems(tool.name), _stems(tool.definition["description"])
    score = 0.0
    for word in dict.fromkeys(wanted):
        if word in name:
            score += _IN_NAME
        elif word in summary:
            score += _IN_SUMMARY
        elif any(word in group and group & {*name, *summary} for group in _SYNONYMS):
            score += _SYNONYM
        elif any(_begins_alike(word, other) for other in name):
            score += _PART
    # Of methods that fit equally, the one with less besides comes first.
    return score / (1 + _BREVITY * len(set(name) - set(wanted)))


def _begins_alike(word: str, other: str) -> bool:
    shorter = min(word, other, key=len)
    return len(shorter) > 2 and word.startswith(shorter) and other.startswith(shorter)  # noqa: PLR2004 shorter words begin too many
