"""Render `_index/tools.json`: every method as a tool for AI applications.

The schemas are what the strictest clients bear: no references, an object with `properties` at the
root, a `type` beside each `enum`, `items` in each array, no `additionalProperties`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tools.sdkgen.manifest import ManifestError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.sdkgen.manifest import Json

LONGEST_NAME = 60
UPLOAD: Json = {
    "type": "object",
    "description": "The bytes to send; exactly one of the three.",
    "properties": {
        "text": {"type": "string"},
        "base64": {"type": "string"},
        "path": {"type": "string", "description": "A local file below an --allow-path folder."},
    },
}
CURSOR: Json = {"type": "string"}
"""Where a result that was cut goes on; the server's own, the platform never sees it."""
_KEPT = ("type", "required", "const", "default", "format", "description", "nullable")
_JSON_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number"}


def inline(schema: Any, components: Json, seen: tuple[str, ...] = ()) -> Json:
    """Return a schema without references; a type within itself is any object."""
    if not isinstance(schema, dict):
        return {}
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name in seen:
            return {"type": "object"}
        return inline(components[name], components, (*seen, name))
    made: Json = {key: schema[key] for key in _KEPT if key in schema}
    if "enum" in schema or "const" in schema:
        made.update(_closed(schema))
    if "properties" in schema:
        made["properties"] = {
            name: inline(value, components, seen) for name, value in schema["properties"].items()
        }
    if schema.get("type") == "array":
        made["items"] = inline(schema.get("items"), components, seen)
    if "anyOf" in schema:
        made["anyOf"] = [inline(member, components, seen) for member in schema["anyOf"]]
    return made


def _closed(schema: Json) -> Json:
    values = schema.get("enum", [schema.get("const")])
    kinds = {_JSON_TYPES.get(type(value)) for value in values} - {None}
    closed: Json = {"enum": values} if "enum" in schema else {}
    return {"type": kinds.pop(), **closed} if len(kinds) == 1 else closed


def _input_schema(method: Json, components: Json) -> Json:
    properties = {
        each["argument"]: inline(each["schema"], components) for each in method["parameters"]
    }
    required = [each["argument"] for each in method["parameters"] if each["required"]]
    body = method["body"]
    if body is not None:
        upload = body["kind"] == "upload"
        properties["request_body"] = UPLOAD if upload else inline(body["schema"], components)
        if body["required"]:
            required.append("request_body")
    if any(result["kind"] in {"json", "lines"} for result in method["results"]):
        properties["_cursor"] = CURSOR
    schema: Json = {"type": "object", "properties": properties}
    return {**schema, "required": required} if required else schema


def _annotations(method: Json) -> Json:
    if method["read_only"]:
        return {"readOnlyHint": True}
    return {
        "readOnlyHint": False,
        "destructiveHint": method["destructive"],
        "idempotentHint": method["idempotent"],
    }


def _describe(method: Json, components: Json, name: str) -> Json:
    summary = method["summary"]
    return {
        "name": name,
        "description": f"{summary} Deprecated." if method["deprecated"] else summary,
        "inputSchema": _input_schema(method, components),
        "annotations": _annotations(method),
    }


def render_tools(methods: Iterable[Json], components: Json, names: dict[str, str]) -> str:
    """Return the text of `_index/tools.json`, a line for each tool.

    Args:
        methods: The entries of `_index/methods.json`.
        components: The named types.
        names: Shorter names for the tools of methods whose own is too long.

    Raises:
        ManifestError: A name is longer than clients take, or serves two methods.
    """
    lines: list[str] = []
    taken: set[str] = set()
    for method in methods:
        name: str = names.get(method["name"]) or method["function"]
        if len(name) > LONGEST_NAME or name in taken:
            raise ManifestError(
                f"expected a tool name of its own with at most {LONGEST_NAME} characters for "
                f"{method['name']}, got {name!r}; put a [[tool]] in overrides.toml"
            )
        taken.add(name)
        tool = _describe(method, components, name)
        lines.append(json.dumps({"function": method["function"], "tool": tool}, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"
