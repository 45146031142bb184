"""Signatures and docstrings of methods, async and sync."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sdkgen.snippets import render_call
from tools.sdkgen.templates import fill

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Call
    from tools.sdkgen.manifest import Json

_PLACES = {"path": "in the path", "query": "in the query", "header": "in the headers"}


def is_value_or_stream(call: Call) -> bool:
    """Whether a method returns one value or a stream of records, as its caller chooses."""
    return {"lines", "json"} <= call.kinds


def is_awaited(call: Call) -> bool:
    """Whether the asynchronous form is a coroutine function."""
    return not {"lines", "bytes"} & call.kinds


def choose_result(call: Call, *, is_async: bool) -> str:
    """Return the result annotation of a method: the awaited value, or the stream."""
    prefix = "" if is_async else "Sync"
    if is_value_or_stream(call):
        value, record = call.annotate_kind("json", "none"), call.annotate_kind("lines")
        return f"ValueOrStream[{value}, {record}]" if is_async else value
    if "lines" in call.kinds:
        return f"{prefix}RecordStream[{call.annotate_kind('lines')}]"
    if "bytes" in call.kinds:
        return f"{prefix}Download"
    return call.annotate_kind("json", "none")


def list_parameters(call: Call) -> list[tuple[str, str]]:
    """Return name and annotation (with its default) of the keyword arguments of a method."""
    mandatory = [(each.name, each.annotation) for each in call.arguments if each.is_mandatory]
    optional = [
        (each.name, f"{each.annotation} | None = None")
        for each in call.arguments
        if not each.is_mandatory
    ]
    body = call.method["body"]
    if body:
        if body["required"]:
            mandatory.append(("request_body", call.body_argument))
        else:
            optional.insert(0, ("request_body", f"{call.body_argument} | None = None"))
    return [*mandatory, *optional, ("options", "RequestOptions | None = None")]


def describe_arguments(call: Call) -> dict[str, str]:
    """Return a line about each keyword argument of a method."""
    lines = {}
    for each in call.arguments:
        text = each.schema.get("description", f"`{each.wire}` {_PLACES[each.place]}.")
        if each.scope:
            text = f"{text} Default: that of the client."
        elif each.default:
            text = f"{text} Default: `{each.default}`."
        lines[each.name] = text
    if call.method["body"]:
        upload = call.method["body"]["kind"] == "upload"
        lines["request_body"] = (
            "The bytes to send, from any source."
            if upload
            else "The body; a mapping has wire names."
        )
    lines["options"] = "Per-call overrides: timeout, retries, headers, server."
    return {name: lines[name] for name, _ in list_parameters(call)}


def render_docstring(call: Call, example: Json, *, is_async: bool) -> str:
    """Return the text of a method's docstring, without quotes and indentation.

    Args:
        call: The method.
        example: The arguments of its example.
        is_async: Whether it is the method of the asynchronous client.
    """
    return fill(
        "docstring",
        call=call,
        arguments=describe_arguments(call),
        example=render_call(call, example, is_async=is_async),
        is_both=is_async and is_value_or_stream(call),
    ).rstrip()
