"""Conversion of the schemas of an OpenAPI document to the form of the manifest.

The manifest knows `$ref` (a name), `anyOf`, `nullable`, `enum`, `const`, `type`, `properties`,
`required`, `items`, `additionalProperties`, `default` and the format `date-time`. `allOf` becomes
one object, `oneOf` becomes `anyOf`, a discriminator becomes a constant in each member.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from tools.sdkgen.openapi.prepare import COMPONENTS
from tools.sdkgen.openapi.texts import clean_field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.sdkgen.manifest import Json
    from tools.sdkgen.openapi.document import Document

_NULL = {"type": "null", "nullable": True}
_NAMES = {str: "string", bool: "boolean", int: "number", float: "number"}
_SHAPING = {
    *("type", "properties", "items", "enum", "const", "allOf", "oneOf", "anyOf", "required"),
    *("additionalProperties", "$ref"),
}


# Keys that belong to the place of a schema, not to the type that is used there.
MARKS = ("nullable", "default", "deprecated", "description")


def list_marks(schema: Json) -> Json:
    """Return the keys of a schema that belong to its place, not to its type."""
    return {key: schema[key] for key in MARKS if key in schema}


def _unite(members: Iterable[Json]) -> Json:
    """Return one schema for a union: members once each, `null` as `nullable`."""
    unique: list[Json] = []
    nullable = False
    for member in members:
        if member == _NULL:
            nullable = True
        elif member not in unique:
            unique.append(member)
    if not unique:
        return {"nullable": True} if nullable else {}
    united = unique[0] if len(unique) == 1 else {"anyOf": unique}
    return {**united, "nullable": True} if nullable else united


def _is_plain(schema: Json) -> bool:
    """Say whether a component is a bare scalar, whose name would tell a Python caller nothing."""
    return schema.get("type") in {"boolean", "integer", "number", "string"} and "enum" not in schema


class SchemaReader:
    """Converts the schemas of one document and collects the components that they name.

    Args:
        document: The document, prepared.
        has_texts: Whether the document's descriptions of fields are taken.
    """

    def __init__(self, document: Document, *, has_texts: bool = True) -> None:
        self.components: dict[str, Json] = {}
        self._document = document
        self._has_texts = has_texts
        self._tags: dict[str, dict[str, list[str]]] = {}

    def convert(self, schema: Any) -> Json:
        """Return a schema in the manifest's form."""
        if not isinstance(schema, dict):  # true, or false, in OpenAPI 3.1
            return {}
        converted = self._convert_parts(schema)
        if schema.get("nullable") is True:
            converted = {**converted, "nullable": True}
        if schema.get("deprecated") is True:
            converted = {**converted, "deprecated": True}
        if schema.get("default") is not None:
            converted = {**converted, "default": schema["default"]}
        return converted

    def convert_described(self, schema: Any) -> Json:
        """Return the schema of a field or parameter in the manifest's form, with its text."""
        converted = self.convert(schema)
        text = clean_field(self._find_text(schema)) if self._has_texts else ""
        return {**converted, "description": text} if text else converted

    def _find_text(self, schema: Any) -> str:
        """Return the description of a schema, or of the component that it names."""
        while isinstance(schema, dict) and "description" not in schema:
            members = schema.get("allOf", [])
            if "$ref" in schema:
                schema = self._document.schemas[schema["$ref"].removeprefix(COMPONENTS)]
            else:
                schema = members[0] if len(members) == 1 else None
        return str(schema["description"]) if schema else ""

    def finish(self) -> dict[str, Json]:
        """Return the components that were used, with the values of their discriminators."""
        for name, tags in self._tags.items():
            component = self.components.get(name, {})
            for tag, values in tags.items():
                present = component.get("properties", {}).get(tag, {})
                if "properties" not in component or "const" in present or "enum" in present:
                    continue
                value = {"const": values[0]} if len(values) == 1 else {"enum": values}
                component["properties"][tag] = value
                required = component.get("required", [])
                component["required"] = list(dict.fromkeys([*required, tag]))
        plain = [name for name, component in self.components.items() if _is_plain(component)]
        for name in plain:
            del self.components[name]
        return self.components

    def _convert_parts(self, schema: Json) -> Json:
        """Return the intersection of the parts that a schema has under several keywords."""
        parts = [self.convert(member) for member in schema.get("allOf", [])]
        for key in ("oneOf", "anyOf"):
            members = [
                member
                for member in schema.get(key, [])
                if not isinstance(member, dict) or set(member) & (_SHAPING - {"required"})
            ]
            if members:
                parts.append(_unite(map(self.convert, members)))
                self._note_tags(schema, members)
        if "$ref" in schema:
            name = schema["$ref"].removeprefix(COMPONENTS)
            if name not in self.components:
                self.components[name] = {}  # known before its own members are read
                self.components[name] = self.convert(self._document.schemas[name])
            component = self.components[name]
            parts.append(dict(component) if _is_plain(component) else {"$ref": name})
        own = self._convert_own(schema)
        if own != {} and not (parts and own == {"type": "object"}):
            parts.append(own)
        return reduce(self._intersect, parts) if parts else {}

    def _note_tags(self, schema: Json, members: list[Any]) -> None:
        """Remember the value of the discriminator for each component of a union."""
        tag = schema.get("discriminator", {}).get("propertyName")
        references = [member["$ref"] for member in members if "$ref" in member] if tag else []
        mapping = schema.get("discriminator", {}).get("mapping", {})
        for reference in references:
            name = reference.removeprefix(COMPONENTS)
            values = [value for value, target in mapping.items() if target in {reference, name}]
            noted = self._tags.setdefault(name, {}).setdefault(tag, [])
            noted += [value for value in values or [name] if value not in noted]

    def _convert_own(self, schema: Json) -> Json:
        """Convert the keywords of a schema except its members and references."""
        if "const" in schema:
            return dict(_NULL) if schema["const"] is None else {"const": schema["const"]}
        if "enum" in schema:
            return self._convert_enum(schema["enum"])
        kind = schema.get("type")
        if kind is None and "items" in schema:
            kind = "array"
        elif kind is None and {"properties", "additionalProperties"} & schema.keys():
            kind = "object"
        if isinstance(kind, list):
            return _unite(self._convert_own({**schema, "type": each}) for each in kind)
        return self._convert_type(kind, schema)

    def _convert_type(self, kind: str | None, schema: Json) -> Json:
        match kind:
            case None:
                return {}
            case "null":
                return dict(_NULL)
            case "array":
                return {"type": "array", "items": self.convert(schema.get("items", {}))}
            case "object":
                return self._convert_object(schema)
        moment = {"format": "date-time"} if schema.get("format") == "date-time" else {}
        return {"type": kind, **moment}

    def _convert_enum(self, values: list[Any]) -> Json:
        """Return an enum with values of one kind, or a union of such enums."""
        kinds: dict[str, list[Any]] = {}
        for value in values:
            kind = "null" if value is None else _NAMES.get(type(value), "object")
            if value not in kinds.setdefault(kind, []):
                kinds[kind].append(value)
        members: list[Json] = []
        for kind, each in kinds.items():
            if kind == "null":
                members.append(dict(_NULL))
            elif kind == "object":
                members.append({})
            elif kind == "boolean":
                members.append({"type": "boolean"} if len(each) > 1 else {"const": each[0]})
            else:
                members.append({"enum": each, **({"type": "number"} if kind == "number" else {})})
        return _unite(members)

    def _convert_object(self, schema: Json) -> Json:
        properties = {
            name: self.convert_described(each)
            for name, each in schema.get("properties", {}).items()
        }
        required = [name for name in schema.get("required", []) if name in properties]
        converted: Json = {"type": "object"}
        if properties:
            converted["properties"] = properties
        if required:
            converted["required"] = list(dict.fromkeys(required))
        extra = schema.get("additionalProperties", False)
        if extra is not False and not (properties and extra in (True, {})):
            values = self.convert(extra)
            if values:
                converted["additionalProperties"] = values
        return converted

    def _intersect(self, first: Json, second: Json) -> Json:
        """Return a schema for the values that satisfy two schemas at once."""
        if not first or not second or first == second:
            return first or second
        nullable = first.get("nullable") and second.get("nullable")
        one, two = self._open(first), self._open(second)
        for union, other in ((one, two), (two, one)):
            if "anyOf" in union:
                return _unite(self._intersect(member, other) for member in union["anyOf"])
        if one.get("type") == "object" and two.get("type") == "object":
            merged = self._intersect_objects(one, two)
        else:
            merged = {**one, **two}
        merged.pop("nullable", None)
        return {**merged, "nullable": True} if nullable else merged

    def _open(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self.components[schema["$ref"]]
        return schema

    def _intersect_objects(self, one: Json, two: Json) -> Json:
        properties = dict(one.get("properties", {}))
        for name, value in two.get("properties", {}).items():
            properties[name] = (
                self._intersect(properties[name], value) if name in properties else value
            )
        required = dict.fromkeys([*one.get("required", []), *two.get("required", [])])
        merged = {**one, **two}
        if properties:
            merged["properties"] = properties
        if required:
            merged["required"] = list(required)
        return merged
