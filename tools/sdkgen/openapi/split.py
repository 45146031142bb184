"""Named types for the large inline parts of a document's schemas.

A module with hundreds of classes is hard to read, and a method with two results needs two names.
Only new schemas are split: the types of the manifest stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.sdkgen.names import to_pascal
from tools.sdkgen.openapi.schemas import MARKS, list_marks

if TYPE_CHECKING:
    from tools.sdkgen.manifest import Json

_MOST_FIELDS = 60
_MOST_INLINE = 2
_MOST_MEMBERS = 40


def count_fields(schema: Any) -> int:
    """Return the number of fields that a schema declares itself, nested ones included."""
    if isinstance(schema, list):
        return sum(map(count_fields, schema))
    if not isinstance(schema, dict):
        return 0
    properties = schema.get("properties", {})
    parts = [*properties.values(), schema.get("items"), schema.get("additionalProperties")]
    return len(properties) + count_fields([*parts, *schema.get("anyOf", [])])


class Splitter:
    """Moves large parts of schemas into named types.

    Args:
        types: The named types, to which new ones are added.
    """

    def __init__(self, types: dict[str, Json]) -> None:
        self._types = types

    def split_method(self, name: str, method: Json) -> None:
        """Name the bodies and results that need a name, and split the large ones."""
        stem = to_pascal(name)
        seen: list[Json] = []
        for result in method["results"]:
            if result["schema"] is None:
                continue
            is_further = bool(seen) and result["schema"] not in seen
            label = "Record" if result["kind"] == "lines" else f"{result['status']}ResponseBody"
            label = label if is_further else "ResponseBody"
            schema = self._settle(result["schema"], f"{stem}{label}", is_further=is_further)
            seen.append(result["schema"])
            result["schema"] = schema
        body = method["body"]
        if body and body["schema"]:
            body["schema"] = self._settle(body["schema"], f"{stem}RequestBody")

    def _settle(self, schema: Json, name: str, *, is_further: bool = False) -> Json:
        """Return the schema of a body or a result: a reference, a list, or a plain type.

        An object gets its name from the generator, unless it belongs to a further result.
        """
        if schema.get("type") == "array" and not schema.get("nullable"):
            return {**schema, "items": self._settle(schema["items"], f"{name}Item")}
        is_named = "$ref" in schema or ("type" in schema and "enum" not in schema)
        if is_named and not schema.get("nullable") and not (is_further and count_fields(schema)):
            return self.split(schema, name)
        return self._move(schema, name)

    def split(self, schema: Json, name: str) -> Json:
        """Return a schema whose large parts are named types.

        Args:
            schema: The schema.
            name: The prefix of the names of its parts.
        """
        return self._split_inside(schema, name) if count_fields(schema) > _MOST_FIELDS else schema

    def _split_inside(self, schema: Json, name: str) -> Json:
        parts = dict(schema)
        for key in ("items", "additionalProperties"):
            if isinstance(parts.get(key), dict):
                parts[key] = self._split_part(parts[key], f"{name}Item")
        if "properties" in parts:
            parts["properties"] = {
                wire: self._split_part(value, name + to_pascal(wire))
                for wire, value in parts["properties"].items()
            }
        if "anyOf" in parts:
            members = [
                self._split_part(member, f"{name}Option{number}")
                for number, member in enumerate(parts["anyOf"], 1)
            ]
            if len(members) > _MOST_MEMBERS:
                starts = range(0, len(members), _MOST_MEMBERS)
                members = [
                    self._move(
                        {"anyOf": members[start : start + _MOST_MEMBERS]}, f"{name}Group{number}"
                    )
                    for number, start in enumerate(starts, 1)
                ]
            parts["anyOf"] = members
        return parts

    def _split_part(self, schema: Json, name: str) -> Json:
        """Return a part; an object or a union with more than a few fields becomes a named type."""
        if count_fields(schema) <= _MOST_INLINE:
            return schema
        if "properties" not in schema and "anyOf" not in schema:
            return self._split_inside(schema, name)
        bare = {key: value for key, value in schema.items() if key not in MARKS}
        return {**self._move(bare, name), **list_marks(schema)}

    def _move(self, schema: Json, name: str) -> Json:
        """Return a reference to a new type that has this schema."""
        same = next((each for each, known in self._types.items() if known == schema), None)
        if same is not None:
            return {"$ref": same}
        chosen, number = name, 2
        while chosen in self._types:
            chosen, number = f"{name}{number}", number + 1
        self._types[chosen] = self.split(schema, chosen)
        return {"$ref": chosen}
