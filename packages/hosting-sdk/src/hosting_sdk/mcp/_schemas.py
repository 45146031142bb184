"""JSON Schemas of tool results, for `describe_method` and `--output-schemas`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hosting_sdk.mcp._tools import Tool

DEEPEST = 6


def output_schema(tool: Tool) -> dict[str, Any]:
    """Return the JSON Schema of a tool's structured result, which every result matches.

    It requires no field and allows unknown ones, because results are cut to a budget and the
    platform adds fields and values at any time, and sends null for absent fields. Nested types end
    at six levels.
    """
    results = tool.method["results"]
    shaped = [each for each in results if each["kind"] in {"json", "lines"}]
    if not shaped:
        return {"type": "object", "properties": {}}
    schema = _inline(shaped[0]["schema"], DEEPEST)
    if shaped[0]["kind"] == "lines":
        return {"type": "object", "properties": {"records": {"type": "array", "items": schema}}}
    if "properties" in schema:
        return {**schema, "type": "object"}
    if "object" in schema.get("type", ()) or "anyOf" in schema:
        return {"type": "object", "properties": {}}
    return {"type": "object", "properties": {"result": schema}}


def _inline(schema: Any, depth: int) -> dict[str, Any]:
    """Return a schema without references, in which every value may be null."""
    from hosting_sdk._index import load_schemas  # noqa: PLC0415 read when it is needed

    if not isinstance(schema, dict) or depth == 0:
        return {}
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return _inline(load_schemas()["components"][name], depth)
    if "anyOf" in schema:
        members = [_inline(each, depth - 1) for each in schema["anyOf"]]
        return {"anyOf": members} if all(members) else {}
    made: dict[str, Any] = {"type": [schema["type"], "null"]} if "type" in schema else {}
    if "properties" in schema:
        made["properties"] = {
            name: _inline(value, depth - 1) for name, value in schema["properties"].items()
        }
    if "items" in schema:
        made["items"] = _inline(schema["items"], depth - 1)
    return made
