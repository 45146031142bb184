"""`hosting-sdk methods`: the list of methods, and the description of one."""

from __future__ import annotations

import argparse
import fnmatch
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Any

from hosting_sdk._command_line.exits import Exit, UsageError
from hosting_sdk._index import load_methods
from hosting_sdk._json import dumps_indented
from hosting_sdk._method_names import find_method, fold
from hosting_sdk._platform.names import EXAMPLE_METHOD
from hosting_sdk._schema_members import list_members
from hosting_sdk.cli._options import option
from hosting_sdk.cli._words import type_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = ["body_rows", "lay_out", "list_methods", "run"]

_GAP = "  "
_NO_TERMINAL = (100, 24)
"""Columns and lines if the output is not a terminal."""

_DEEPEST = 3
"""Maximum depth of the nested fields of a body that are described."""

_WIDEST_NAME = 44
"""Maximum width of the first column. A longer name has its own line; nine in ten are shorter."""


def run(words: Sequence[str]) -> Exit:
    """List the methods that match a pattern; if it is the name of one, describe that method.

    Args:
        words: The words after `methods`.

    Raises:
        UsageError: No method matches.
    """
    given = _parser().parse_args(words)
    methods = load_methods()
    chosen = _choose(methods, given.pattern)
    if given.format == "json":
        sys.stdout.write(dumps_indented(chosen).decode() + "\n")
    elif len(chosen) == 1 and _is_name_of(chosen[0], given.pattern):
        sys.stdout.writelines(f"{line}\n" for line in _describe(chosen[0]))
    else:
        list_methods(chosen)
    return Exit.DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hosting-sdk methods",
        description="List the methods of the platform, or describe the one that is named.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "pattern",
        nargs="?",
        default="",
        help=f"a name such as {EXAMPLE_METHOD}, a part of a name, a path or a summary, "
        f"or a pattern such as '{EXAMPLE_METHOD.partition('.')[0]}.*'",
    )
    parser.add_argument(
        "--format", choices=("table", "json"), default="table", help="how to print (table)"
    )
    return parser


def _name(method: Mapping[str, Any]) -> str:
    return f"{method['group']}.{method['method']}"


def _is_name_of(method: Mapping[str, Any], pattern: str) -> bool:
    group, _, name = pattern.partition(".")
    return (fold(group), fold(name)) == (fold(method["group"]), fold(method["method"]))


def _choose(methods: Sequence[Mapping[str, Any]], pattern: str) -> list[Mapping[str, Any]]:
    exact = [method for method in methods if _is_name_of(method, pattern)]
    if exact:
        return exact
    chosen = [method for method in methods if _fits(method, pattern)]
    if not chosen:
        try:
            find_method(methods, pattern)
        except ValueError as error:
            raise UsageError(str(error)) from None
    return chosen


def _fits(method: Mapping[str, Any], pattern: str) -> bool:
    names = (_name(method), method["name"])
    if any(sign in pattern for sign in "*?["):
        return any(fnmatch.fnmatchcase(name.casefold(), pattern.casefold()) for name in names)
    texts = (*names, method["path"], method["summary"])
    return any(pattern.casefold() in text.casefold() for text in texts)


def list_methods(methods: Sequence[Mapping[str, Any]]) -> None:
    """Print names and summaries of methods in two columns."""
    notes = {True: " (deprecated)", False: ""}
    rows = [(_name(each), f"{each['summary']}{notes[each['deprecated']]}") for each in methods]
    sys.stdout.writelines(f"{line}\n" for line in lay_out(rows))


def lay_out(rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Yield the lines of two columns that fit the terminal; texts wrap in the second one."""
    width = shutil.get_terminal_size(_NO_TERMINAL).columns
    longest = max(len(name) for name, _ in rows)
    column = min(longest + len(_GAP), _WIDEST_NAME, width // 2)
    wrapper = textwrap.TextWrapper(width, subsequent_indent=" " * column, break_on_hyphens=False)
    for name, text in rows:
        wrapper.initial_indent = f"{name:{column}}"
        if len(name) + len(_GAP) > column:
            yield name
            wrapper.initial_indent = wrapper.subsequent_indent
        yield from wrapper.wrap(text)


def _describe(method: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines that describe a method."""
    text = f"{_name(method)}: {method['summary']} {method['details']}"
    width = shutil.get_terminal_size(_NO_TERMINAL).columns
    yield from textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
    yield f"{_GAP}{method['verb']} {method['path']}"
    yield from (f"{_GAP}{note}" for note in _notes(method))
    parameters = []
    for item in method["parameters"]:
        needed = ", required" if item["required"] else ""
        kind = f"{item['place']}{needed}, {type_name(item['schema'])}"
        text = f"{item['schema'].get('description', '')} ({kind})".lstrip()
        parameters.append((f"{_GAP}{option(item['argument'])}", text))
    yield from _table("parameters", parameters)
    if method["body"]:
        yield from _table("request body", list(body_rows(method["body"])))
    words = {"lines": "JSON Lines of ", "bytes": "raw bytes", "text": "text", "none": "nothing"}
    results = []
    for item in method["results"]:
        shape = type_name(item["schema"]) if item["schema"] else ""
        results.append((f"{_GAP}{item['status']}", words.get(item["kind"], "") + shape))
    yield from _table("results", results)
    yield from _table("errors", [(f"{_GAP}{status}", name) for status, name in method["errors"]])
    yield ""
    yield "how to call it:"
    yield f"{_GAP}hosting-sdk call {_name(method)} --help"


def _notes(method: Mapping[str, Any]) -> Iterator[str]:
    if method["deprecated"]:
        yield "deprecated"
    if method["destructive"]:
        yield "deletes irreversibly"
    elif method["read_only"]:
        yield "changes nothing"
    if method["safe"]:
        yield "safe to repeat: sent again when the connection or the server failed"
    if method["alias_of"]:
        yield f"the same as {method['alias_of']}"
    if method["paging"]:
        yield f"comes in pages; {option(method['paging']['argument'])} takes the cursor of the next"
    if not method["security"]:
        yield "needs no token"


def body_rows(body: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the body and its fields, required ones first; of a union, the fields of all members."""
    needed = "required" if body["required"] else "optional"
    schema = body["schema"]
    shape = "raw bytes" if schema is None else type_name(schema)
    yield f"{_GAP}{body['media_type']}", f"{needed}, {shape}"
    if schema is not None:
        yield from _field_rows(list(_objects(schema)), 1)


def _field_rows(objects: Sequence[Mapping[str, Any]], depth: int) -> Iterator[tuple[str, str]]:
    """Yield the fields of objects, those of nested ones after the field that holds them."""
    fields = {name: each for member in objects for name, each in member["properties"].items()}
    always = {
        name for name in fields if all(name in member.get("required", ()) for member in objects)
    }
    for name in sorted(fields, key=lambda name: name not in always):
        field = fields[name]
        kind = f"{'required, ' if name in always else ''}{type_name(field)}"
        text = f"{field.get('description', '')} ({kind})".lstrip()
        yield f"{_GAP * (depth + 1)}{name}", text
        if depth < _DEEPEST:
            yield from _field_rows(list(_objects(field)), depth + 1)


def _objects(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the schemas of objects with declared fields, for a value or the items of a list."""
    for member in list_members(schema):
        if "items" in member:
            yield from _objects(member["items"])
        elif "properties" in member:
            yield member


def _table(title: str, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Yield a title and rows in columns, nothing when there are no rows."""
    if rows:
        yield ""
        yield f"{title}:"
        yield from lay_out(rows)
