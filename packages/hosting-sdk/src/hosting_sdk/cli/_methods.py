"""`hosting-sdk methods`: the list of methods, and the description of one."""

from __future__ import annotations

import argparse
import fnmatch
import sys
from typing import TYPE_CHECKING, Any

import orjson

from hosting_sdk._command_line.exits import Exit, UsageError
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._method_names import find_method, fold
from hosting_sdk.cli._options import option
from hosting_sdk.cli._words import type_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = ["run"]

_GAP = "  "


def run(words: Sequence[str]) -> Exit:
    """List the methods that fit a pattern; describe it when it is the name of one.

    Args:
        words: The words after `methods`.

    Raises:
        UsageError: No method fits.
    """
    given = _parser().parse_args(words)
    methods = load_methods()
    chosen = _choose(methods, given.pattern)
    if given.format == "json":
        sys.stdout.write(orjson.dumps(chosen, option=orjson.OPT_INDENT_2).decode() + "\n")
    elif len(chosen) == 1 and _is_name_of(chosen[0], given.pattern):
        sys.stdout.writelines(f"{line}\n" for line in _describe(chosen[0]))
    else:
        _list(chosen)
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
        help="a name such as deployments.get_deployments, a part of a name, a path or a summary, "
        "or a pattern such as 'deployments.*'",
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


def _list(methods: Sequence[Mapping[str, Any]]) -> None:
    widest = max(len(_name(method)) for method in methods)
    for method in methods:
        note = " (deprecated)" if method["deprecated"] else ""
        sys.stdout.write(f"{_name(method):{widest}}{_GAP}{method['summary']}{note}\n")


def _describe(method: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines that describe a method."""
    yield f"{_name(method)}: {method['summary']} {method['details']}".rstrip()
    yield f"{_GAP}{method['verb']} {method['path']}"
    yield from (f"{_GAP}{note}" for note in _notes(method))
    yield from _table("parameters", [_parameter_row(item) for item in method["parameters"]])
    if method["body"]:
        yield from _table("request body", list(_body_rows(method["body"])))
    yield from _table("results", [_result_row(result) for result in method["results"]])
    yield from _table("errors", [(str(status), name) for status, name in method["errors"]])
    yield ""
    yield f"hosting-sdk call {_name(method)} --help shows how to call it."


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


def _parameter_row(parameter: Mapping[str, Any]) -> tuple[str, ...]:
    needed = "required" if parameter["required"] else ""
    schema = parameter["schema"]
    text = schema.get("description", "")
    return option(parameter["argument"]), parameter["place"], needed, type_name(schema), text


def _body_rows(body: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    needed = "required" if body["required"] else "optional"
    if body["schema"] is None:
        yield body["media_type"], needed, "raw bytes"
        return
    yield body["media_type"], needed, type_name(body["schema"])
    schema = body["schema"]
    while "$ref" in schema:
        schema = load_schemas()["components"][schema["$ref"].rpartition("/")[2]]
    required = schema.get("required", ())
    for name, inner in schema.get("properties", {}).items():
        needed = "required" if name in required else ""
        yield f"{_GAP}{name}", needed, type_name(inner), inner.get("description", "")


def _result_row(result: Mapping[str, Any]) -> tuple[str, ...]:
    words = {"lines": "JSON Lines of ", "bytes": "raw bytes", "text": "text", "none": "nothing"}
    shape = type_name(result["schema"]) if result["schema"] else ""
    return str(result["status"]), words.get(result["kind"], "") + shape


def _table(title: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a title and rows in columns, nothing when there are no rows."""
    if not rows:
        return
    yield ""
    yield f"{title}:"
    columns = range(max(map(len, rows)))
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in columns]
    for row in rows:
        cells = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=False))
        yield f"{_GAP}{_GAP.join(cells)}".rstrip()
