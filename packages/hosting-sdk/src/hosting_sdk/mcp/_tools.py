"""The tools: read from the index that the generator built, and chosen by options."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

INDEX = "hosting_sdk._index"


class Tool(NamedTuple):
    """One method as a tool.

    Attributes:
        name: The tool's name, `<group>_<method>` in snake case.
        function: The name of the standalone function that carries it out.
        definition: The tool as `tools/list` gives it.
    """

    name: str
    function: str
    definition: dict[str, Any]

    @property
    def read_only(self) -> bool:
        """Whether a call changes nothing on the platform."""
        return bool(self.definition["annotations"]["readOnlyHint"])

    @property
    def destructive(self) -> bool:
        """Whether a call may remove or overwrite something for good."""
        return bool(self.definition["annotations"].get("destructiveHint"))

    @property
    def input_schema(self) -> dict[str, Any]:
        """The JSON Schema of the arguments."""
        schema: dict[str, Any] = self.definition["inputSchema"]
        return schema


@cache
def load_tools() -> dict[str, Tool]:
    """Return every method as a tool, by name, in the order of the manifest."""
    entries = orjson.loads(files(INDEX).joinpath("tools.json").read_bytes())
    return {
        entry["tool"]["name"]: Tool(entry["tool"]["name"], entry["function"], entry["tool"])
        for entry in entries
    }


@cache
def load_methods() -> dict[str, dict[str, Any]]:
    """Return what the manifest says of each method, by the name of its function."""
    from hosting_sdk._index import load_methods as load  # noqa: PLC0415 read at the first call

    return {method["function"]: method for method in load()}


def choose(
    *, names: Sequence[str] = (), groups: Sequence[str] = (), read_only: bool = False
) -> dict[str, Tool]:
    """Return the tools that the options leave.

    Args:
        names: Tools to have; with *groups*, in addition to them.
        groups: Groups whose tools to have.
        read_only: Whether to leave out every tool that changes something.

    Raises:
        InvalidRequestError: There is no such tool or group, or nothing is left.
    """
    tools = load_tools()
    methods = load_methods() if groups else {}
    known = {method["group"] for method in methods.values()}
    for group in groups:
        _check("group", group, known)
    for name in names:
        _check("tool", name, tools)
    chosen = {
        name: tool
        for name, tool in tools.items()
        if (not names and not groups)
        or name in names
        or (groups and methods[tool.function]["group"] in groups)
    }
    kept = {name: tool for name, tool in chosen.items() if tool.read_only or not read_only}
    if not kept:
        raise InvalidRequestError("no tool is left: every chosen one changes something")
    return kept


def _check(kind: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        raise InvalidRequestError(f"there is no {kind} {name!r}{suggestion(name, known)}")


def suggestion(name: str, known: Iterable[str]) -> str:
    """Return "; did you mean ...?" with the nearest known names, or nothing."""
    near = get_close_matches(name, list(known), n=3)
    return f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
