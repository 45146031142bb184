"""Conversion of command-line arguments to the values of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk._schema_members import list_members

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

__all__ = ["convert", "type_name"]

_TRUTH: Final[Mapping[str, bool]] = {"true": True, "false": False}


def _leaves(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the schemas of single values; those of an array are the values in it."""
    for branch in list_members(schema):
        if branch.get("type") == "array":
            yield from _leaves(branch["items"])
        else:
            yield branch


def type_name(schema: Mapping[str, Any]) -> str:
    """Return the type of a schema's values in a few words."""
    named = schema.get("$ref", "").rpartition("/")[2]
    branches = list(list_members(schema))
    if named and all(branch.get("type") == "object" for branch in branches):
        return str(named)
    names = []
    for branch in branches:
        if "enum" in branch:
            names.append("one of " + ", ".join(map(str, branch["enum"])))
        elif branch.get("type") == "array":
            names.append(f"array of {type_name(branch.get('items', {}))}")
        else:
            names.append(str(branch.get("type", "any value")))
    return " or ".join(dict.fromkeys(names))


def convert(option: str, schema: Mapping[str, Any], text: str) -> Any:
    """Convert a word to the value of a parameter, or of one item of an array.

    A word that is not a boolean or a number stays text if the schema allows text.

    Args:
        option: The option, for the message.
        schema: The parameter's schema.
        text: The word.

    Raises:
        UsageError: The word is not a value of the schema.
    """
    kinds = {leaf.get("type", "string") for leaf in _leaves(schema)}
    for kind, convert in _CONVERTERS.items():
        if kind in kinds:
            try:
                return convert(text)
            except (KeyError, ValueError):
                continue
    if kinds <= _CONVERTERS.keys():
        raise UsageError(f"{option}: expected {type_name(schema)}, got {text!r}")
    return text


def _number(text: str) -> int | float:
    try:
        return int(text)
    except ValueError:
        return float(text)


_CONVERTERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "boolean": _TRUTH.__getitem__,
    "integer": int,
    "number": _number,
}
