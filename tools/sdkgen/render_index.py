"""Render `_index/`: the manifest as data for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_snake
from tools.sdkgen.templates import fill
from tools.sdkgen.type_names import TYPE

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Call, Catalogue
    from tools.sdkgen.manifest import Json

LONGEST_TOOL_NAME = 60
_COPIED = (
    "verb",
    "path",
    "security",
    "deprecated",
    "safe",
    "read_only",
    "destructive",
    "idempotent",
    "alias_of",
    "accept",
    "streaming",
)


def _expand_references(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            key: f"#/components/{value}"
            if key == "$ref" and isinstance(value, str)
            else _expand_references(value)
            for key, value in schema.items()
            if key != TYPE
        }
    return [_expand_references(item) for item in schema] if isinstance(schema, list) else schema


def _describe_paging(call: Call) -> Json | None:
    paging = call.method["paging"]
    if paging is None:
        return None
    argument = next(each.name for each in call.arguments if each.wire == paging["parameter"])
    return {
        "items": paging["items"],
        "cursor": paging["cursor"],
        "argument": argument,
        "pages": paging.get("pages", []),
    }


def _describe(call: Call, catalogue: Catalogue) -> Json:
    method = call.method
    effects = catalogue.effects.get(call.wire_name)
    secrets = catalogue.secrets[call.wire_name]
    intents = catalogue.intents[call.wire_name]
    view = catalogue.views.get(call.wire_name)
    amount = {}
    if effects is not None and effects.amount is not None:
        amount = {"amount": {"at": effects.amount.split("/"), "unit": effects.amount_unit}}
    return {
        "name": call.wire_name,
        "group": to_snake(call.group),
        "method": call.name,
        "function": call.function,
        "tool": _name_tool(call, catalogue),
        "summary": call.summary,
        "details": call.details,
        **{key: method[key] for key in _COPIED},
        "parameters": [
            {
                "wire": each.wire,
                "argument": each.name,
                "place": each.place,
                "required": each.required,
                "scope": each.scope,
                "schema": _expand_references(each.schema),
            }
            for each in call.arguments
        ],
        "body": _expand_references(method["body"]),
        "results": [
            {
                **_expand_references(each),
                "status": 200 if each["status"] == "2XX" else each["status"],
            }
            for each in method["results"]
        ],
        "errors": [[each["status"], each["class"]] for each in method["errors"]],
        "paging": _describe_paging(call),
        "example": catalogue.examples[call.wire_name].arguments,
        "effects": [each.as_json() for each in effects.rules] if effects else [],
        "shows": [path.split("/") for path in effects.shows] if effects else [],
        **amount,
        **({"view": view} if view else {}),
        "secrets": secrets._asdict(),
        "then": [_name_method(each) for each in intents.then],
        "contrasts": {_name_method(key): text for key, text in intents.contrasts.items()},
    }


def _name_method(wire_name: str) -> str:
    return ".".join(map(to_snake, wire_name.split(".")))


def _name_tool(call: Call, catalogue: Catalogue) -> str:
    return catalogue.manifest.tools.get(call.wire_name, call.function)


def render_index(catalogue: Catalogue) -> dict[str, str]:
    """Return the text of every file of `_index/`, by its path in the package.

    Raises:
        ManifestError: A tool's name is too long, or serves two methods.
    """
    manifest = catalogue.manifest
    components = {name: _expand_references(catalogue.schemas[name]) for name in catalogue.shapes}
    errors = {
        name: {"status": entry["status"], "data": _expand_references(manifest.errors[name])}
        for name, entry in manifest.platform["errors"].items()
    }
    kept = ("server", "security", "retries", "styles", "behaviour")
    platform = {key: manifest.platform[key] for key in kept}
    methods = {
        f"_index/methods/{to_snake(group)}.json": _dump_lines(
            [_describe(call, catalogue) for call in calls]
        )
        for group, calls in catalogue.calls.items()
    }
    taken: set[str] = set()
    for call in (call for calls in catalogue.calls.values() for call in calls):
        name = _name_tool(call, catalogue)
        if len(name) > LONGEST_TOOL_NAME or name in taken:
            raise ManifestError(
                f"expected a tool name of its own with at most {LONGEST_TOOL_NAME} characters for "
                f"{call.wire_name}, got {name!r}; put a [[tool]] in overrides.toml"
            )
        taken.add(name)
    return {
        "_index/__init__.py": fill("index_init.py", groups=list(map(to_snake, catalogue.calls))),
        **methods,
        "_index/platform.json": json.dumps(platform, indent=1) + "\n",
        "_index/schemas.json": '{"components": '
        + _dump_lines(components)
        + ', "errors": '
        + _dump_lines(errors)
        + "}\n",
    }


def _dump_lines(value: Any) -> str:
    """Return JSON with a line for each entry, so that a diff shows what changed."""
    if isinstance(value, list):
        lines = [json.dumps(item, ensure_ascii=False) for item in value]
        return "[\n" + ",\n".join(lines) + "\n]\n"
    lines = [
        f"{json.dumps(key)}: {json.dumps(item, ensure_ascii=False)}" for key, item in value.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
