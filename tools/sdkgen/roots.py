"""One shape for results that the facts describe as a union of objects.

`A | B` at the root of a result has to be narrowed before its first attribute can be read, and most
of these unions only mean that a field is sometimes absent. So their members become one object with
the fields of all: a field is required if every member requires it, and optional otherwise. A union
is kept if a field, its tag, has different values in each member.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tools.sdkgen.manifest import is_class

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.sdkgen.manifest import Json


def _resolve(schema: Json, schemas: Json) -> Json:
    while "$ref" in schema:
        schema = schemas[schema["$ref"]]
    return schema


def _flatten(members: Iterable[Json]) -> list[Json]:
    """Return the members of a union, with nested unions flattened, each once."""
    flat: dict[str, Json] = {}
    for member in members:
        inner = member["anyOf"] if "anyOf" in member and not member.get("nullable") else [member]
        flat |= {json.dumps(each, sort_keys=True): each for each in inner}
    return list(flat.values())


def _list_values(schema: Json) -> set[str]:
    """Return the constant or the enum values of a schema, as JSON."""
    values = [schema["const"]] if "const" in schema else schema.get("enum", [])
    return set(map(json.dumps, values))


def _has_tag(members: list[Json]) -> bool:
    """Return whether a required field has different values in each member."""
    for name in members[0].get("required", []):
        values = [
            _list_values(each["properties"].get(name, {}))
            for each in members
            if name in each.get("required", [])
        ]
        is_distinct = len(set().union(*values)) == sum(map(len, values))
        if len(values) == len(members) and all(values) and is_distinct:
            return True
    return False


def merge_objects(members: list[Json]) -> Json:
    """Return one object with the fields of all: required where every member requires it."""
    names = dict.fromkeys(name for each in members for name in each.get("properties", {}))
    properties = {
        name: _merge(
            [each["properties"][name] for each in members if name in each.get("properties", {})]
        )
        for name in names
    }
    required = [name for name in names if all(name in each.get("required", []) for each in members)]
    merged: Json = {"type": "object", "properties": properties}
    return {**merged, "required": required} if required else merged


def _merge(members: list[Json]) -> Json:
    """Return one schema for all members, a union only where they differ in kind."""
    unique = _flatten(members)
    if len(unique) == 1:
        return unique[0]
    if all(each.get("type") == "array" for each in unique):
        return {"type": "array", "items": _merge([each.get("items", {}) for each in unique])}
    plain = [each for each in unique if is_class(each) and not each.get("nullable")]
    if len(plain) == len(unique) and not _has_tag(plain):
        return merge_objects(plain)
    if all(isinstance(each.get("const"), bool) or each == {"type": "boolean"} for each in unique):
        return {"type": "boolean"}
    if all("enum" in each and not each.get("nullable") for each in unique):
        values = list(dict.fromkeys(value for each in unique for value in each["enum"]))
        return {**unique[0], "enum": values}
    return {"anyOf": unique}


def merge_root(schema: Json, schemas: Json) -> Json:
    """Return the one shape of a result, or the schema itself when its members differ in kind.

    Args:
        schema: The schema of a result.
        schemas: The named types.
    """
    if "anyOf" not in schema or schema.get("nullable"):
        return schema
    members = [_resolve(member, schemas) for member in _flatten(schema["anyOf"])]
    if all(member.get("type") == "array" for member in members):
        items: list[Any] = [_resolve(member.get("items", {}), schemas) for member in members]
        shapes = [item for item in items if is_class(item)]
        merged = len(shapes) == len(items) and not _has_tag(shapes)
        return {"type": "array", "items": merge_objects(shapes)} if merged else schema
    if not all(member.get("type") == "object" and not member.get("nullable") for member in members):
        return schema
    objects = [member for member in members if is_class(member)]
    if not objects or (len(objects) == len(members) and _has_tag(objects)):
        return schema
    return merge_objects(members)
