"""Examples as Python."""

from __future__ import annotations

import json
from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from tools.sdkgen.names import to_snake

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Call
    from tools.sdkgen.manifest import Json

WIDTH = 88
STEP = "    "


def render_call(call: Call, arguments: Json, *, is_async: bool = True) -> str:
    """Return the lines of a program that calls a method."""
    target = f"client.{to_snake(call.group)}.{call.name}"
    awaited = "await " if is_async else ""
    before, after = f"result = {awaited}", ""
    if call.kinds == {"lines"}:
        before, after = f"{'async ' * is_async}for record in ", f":\n{STEP}print(record)"
    elif "bytes" in call.kinds:
        before, after = f"content = {awaited}", ".read()"
    elif call.annotate_kind("json", "lines") == "":
        before = awaited
    is_upload = call.method["body"] is not None and call.method["body"]["kind"] == "upload"
    texts = {
        f"{name}_" if iskeyword(name) else name: "b" * (name == "request_body" and is_upload)
        + render_value(value, 1)
        for name, value in arguments.items()
    }
    line = f"{target}({', '.join(f'{name}={text}' for name, text in texts.items())})"
    first = f"{before}{line}{after}".partition("\n")[0]
    if "\n" in line or len(first) > WIDTH:
        lines = [f"{STEP}{name}={text}," for name, text in texts.items()]
        line = "\n".join([f"{target}(", *lines, ")"])
    return f"{before}{line}{after}"


def render_pages(call: Call, arguments: Json) -> str:
    """Return the lines of a program that reads all pages of a method."""
    method = f"client.{to_snake(call.group)}.{call.name}"
    others = {name: value for name, value in arguments.items() if name != "limit"}
    texts = [f"{name}={render_value(value, 1)}" for name, value in others.items()]
    lines = "".join(f"{STEP}{text},\n" for text in [method, *texts])
    loop = f"async for item in client.paginate({', '.join([method, *texts])}):"
    if len(loop) > WIDTH:
        loop = f"async for item in client.paginate(\n{lines}):"
    return f"{loop}\n{STEP}print(item)"


def render_value(value: Any, depth: int) -> str:
    """Return a JSON value as Python, on one line if it fits.

    Args:
        value: The value.
        depth: The indentation of its lines, in steps.
    """
    line = _render_line(value)
    if len(line) + depth * len(STEP) <= WIDTH - 16 or not isinstance(value, dict | list):
        return line
    inner, outer = STEP * (depth + 1), STEP * depth
    if isinstance(value, list):
        lines = [f"{inner}{render_value(item, depth + 1)}," for item in value]
        return "\n".join(["[", *lines, f"{outer}]"])
    lines = [
        f"{inner}{json.dumps(key)}: {render_value(item, depth + 1)}," for key, item in value.items()
    ]
    return "\n".join(["{", *lines, f"{outer}}}"])


def _render_line(value: Any) -> str:
    if isinstance(value, dict):
        members = (f"{json.dumps(key)}: {_render_line(item)}" for key, item in value.items())
        return f"{{{', '.join(members)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_render_line, value))}]"
    return json.dumps(value) if isinstance(value, str) else repr(value)
