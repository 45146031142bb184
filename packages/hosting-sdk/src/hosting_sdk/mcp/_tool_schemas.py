"""Every method as a tool: its definition as `tools/list` returns it, made from the index.

The schemas are what the strictest applications accept: no references, an object with `properties`
at the root, a `type` beside each `enum`, `items` in each array, no `additionalProperties`.
"""

from __future__ import annotations

from typing import Any, Final

from hosting_sdk._platform.names import EXAMPLE_FIELD
from hosting_sdk.mcp._fields import EVERYTHING, FIELDS

__all__ = ["define_tool", "example_arguments", "inline", "name_argument", "shorten"]

Json = dict[str, Any]

UPLOAD: Final[Json] = {
    "type": "object",
    "description": "The bytes to send; exactly one of the three.",
    "properties": {
        "text": {"type": "string"},
        "base64": {"type": "string"},
        "path": {"type": "string", "description": "A local file below an --allow-path folder."},
    },
}
CURSOR: Final[Json] = {
    "type": "string",
    "description": "Cursor under `_more` of a truncated result: gives its next part.",
}
"""Argument of the server itself, never sent to the platform."""
FIELDS_SCHEMA: Final[Json] = {
    "type": "array",
    "items": {"type": "string"},
    "description": f"Parts of the result to return, such as `{EXAMPLE_FIELD}`; lists are passed "
    f"through. Lists have the main fields of each item otherwise; `{EVERYTHING}` is all fields.",
}
"""Argument of the server itself, too."""
_SHORT_TEXTS: Final = {"_cursor": "_more.cursor", FIELDS: "a/b; * all"}
NULL: Final[Json] = {"type": "null"}
_KEPT = ("type", "required", "const", "default", "format", "description")
_JSON_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number"}


def define_tool(method: Json, components: Json) -> Json:
    """Return the definition of a method's tool.

    Args:
        method: The method's entry in the index.
        components: The named types.
    """
    text = " ".join(filter(None, (method["summary"], method["details"])))
    return {
        "name": method["tool"],
        "description": f"{text} Deprecated." if method["deprecated"] else text,
        "inputSchema": _input_schema(method, components),
        "annotations": {"readOnlyHint": True}
        if method["read_only"]
        else {
            "readOnlyHint": False,
            "destructiveHint": bool(method["effects"]),
            "idempotentHint": method["idempotent"],
        },
    }


def example_arguments(method: Json) -> Json:
    """Return the arguments of a method's example, as its tool takes them.

    Args:
        method: The method's entry in the index.
    """
    arguments = {name_argument(name): value for name, value in method["example"].items()}
    if method["body"] is not None and method["body"]["kind"] == "upload":
        arguments["request_body"] = {"text": arguments["request_body"]}
    return arguments


def shorten(definition: Json) -> Json:
    """Return a definition for a long list of tools, where every byte counts.

    It has no descriptions of `team_id`, which nearly all tools take, of optional or nested fields
    of the body, and of enumerations, and no `slug`, which is an alternative to `team_id`. Shorter
    lists and `describe_method` have them. Annotations that are the protocol's defaults are left
    out, too.
    """
    schema = definition["inputSchema"]
    properties = {}
    for name, each in schema["properties"].items():
        if name == "slug" and name not in schema.get("required", ()):
            continue
        if name == "team_id":
            properties[name] = {"type": each["type"]}
        elif name in _SHORT_TEXTS:
            properties[name] = {**each, "description": _SHORT_TEXTS[name]}
        else:
            properties[name] = _keep_required_texts(each)
    annotations = {
        name: value
        for name, value in definition["annotations"].items()
        if value or name == "destructiveHint"
    }
    return {
        **definition,
        "inputSchema": {**schema, "properties": properties},
        "annotations": annotations,
    }


def _keep_required_texts(schema: Json) -> Json:
    """Return a schema whose fields have a description only if required and without an enum."""
    made = dict(schema)
    if "enum" in made:
        made.pop("description", None)
    if "properties" in made:
        required = made.get("required", ())
        made["properties"] = {
            name: _drop_texts(each, own=name not in required)
            for name, each in made["properties"].items()
        }
    if "items" in made:
        made["items"] = _keep_required_texts(made["items"])
    if "anyOf" in made:
        made["anyOf"] = [_keep_required_texts(each) for each in made["anyOf"]]
    return made


def _drop_texts(schema: Json, *, own: bool = True) -> Json:
    """Return a schema without the descriptions of its fields, and of itself if `own` is true."""
    made = {key: value for key, value in schema.items() if key != "description" or not own}
    if "properties" in made:
        fields = made["properties"].items()
        made["properties"] = {name: _drop_texts(each) for name, each in fields}
    if "items" in made:
        made["items"] = _drop_texts(made["items"])
    if "anyOf" in made:
        made["anyOf"] = [_drop_texts(each) for each in made["anyOf"]]
    return made


def name_argument(argument: str) -> str:
    """Return the JSON name of an argument, without the `_` that avoids a Python keyword."""
    return argument.removesuffix("_")


def inline(schema: Any, components: Json, seen: tuple[str, ...] = ()) -> Json:
    """Return a schema without references; a recursive type ends as any object."""
    if not isinstance(schema, dict):
        return {}
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name in seen:
            return {"type": "object"}
        named = inline(components[name], components, (*seen, name))
        described = {key: schema[key] for key in ("description",) if key in schema}
        return {**named, **described}
    made: Json = {key: schema[key] for key in _KEPT if key in schema}
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        kinds = {_JSON_TYPES.get(type(value)) for value in values} - {None}
        made |= {"type": kinds.pop()} if len(kinds) == 1 else {}
        made |= {"enum": values} if "enum" in schema else {}
    if "properties" in schema:
        made["properties"] = {
            name: inline(value, components, seen) for name, value in schema["properties"].items()
        }
    if schema.get("type") == "array":
        made["items"] = inline(schema.get("items"), components, seen)
    if "anyOf" in schema:
        made["anyOf"] = [inline(member, components, seen) for member in schema["anyOf"]]
    if not schema.get("nullable") or not made:
        return made
    members = made["anyOf"] if set(made) == {"anyOf"} else [made]
    return {"anyOf": [*members, NULL]} if NULL not in members else made


def _input_schema(method: Json, components: Json) -> Json:
    parameters = {name_argument(each["argument"]): each for each in method["parameters"]}
    properties = {name: inline(each["schema"], components) for name, each in parameters.items()}
    required = [name for name, each in parameters.items() if each["required"]]
    body = method["body"]
    if body is not None:
        upload = body["kind"] == "upload"
        properties["request_body"] = UPLOAD if upload else inline(body["schema"], components)
        if body["required"]:
            required.append("request_body")
    kinds = {result["kind"] for result in method["results"]}
    if kinds & {"json", "lines", "bytes"}:
        properties["_cursor"] = CURSOR
    if kinds & {"json", "lines"}:
        properties[FIELDS] = FIELDS_SCHEMA
    schema: Json = {"type": "object", "properties": properties}
    return {**schema, "required": required} if required else schema
