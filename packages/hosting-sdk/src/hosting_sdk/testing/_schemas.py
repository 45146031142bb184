"""Validation of values against the manifest's schemas, with references resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple

__all__ = ["Problem", "Schema", "Schemas"]

Schema = Mapping[str, Any]


class Problem(NamedTuple):
    """One place where a value does not match its schema.

    Attributes:
        path: Property names and list positions on the way to the value.
        message: The expected and the actual value, as a sentence.
    """

    path: tuple[str | int, ...]
    message: str


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


_TYPES: Mapping[str, Callable[[object], bool]] = {
    "string": lambda value: isinstance(value, str),
    "number": _is_number,
    "integer": lambda value: _is_number(value) and float(str(value)).is_integer(),
    "boolean": lambda value: isinstance(value, bool),
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
}


class Schemas:
    """The named schemas of the manifest.

    Args:
        named: Each schema by its name.
    """

    def __init__(self, named: Mapping[str, Schema]) -> None:
        self._named = named

    def resolve(self, schema: Schema) -> Schema:
        """Return the schema that a reference names, nullable if the reference is."""
        nullable = False
        while "$ref" in schema:
            nullable = nullable or bool(schema.get("nullable"))
            schema = self._named[schema["$ref"].rpartition("/")[2]]
        return {**schema, "nullable": True} if nullable else schema

    def is_free(self, schema: Schema) -> bool:
        """Tell whether a schema is an object of which no property is declared."""
        schema = self.resolve(schema)
        return schema.get("type") == "object" and not schema.get("properties")

    def branches(self, schema: Schema) -> list[Schema]:
        """Return the alternatives of a schema, with nested unions flattened."""
        schema = self.resolve(schema)
        if "anyOf" not in schema:
            return [schema]
        return [leaf for branch in schema["anyOf"] for leaf in self.branches(branch)]

    def problems(
        self, schema: Schema, value: object, path: tuple[str | int, ...] = ()
    ) -> Iterator[Problem]:
        """Yield the mismatches of a value; properties that the schema does not name are allowed."""
        schema = self.resolve(schema)
        if value is None and schema.get("nullable"):
            return
        if "anyOf" in schema:
            attempts = [list(self.problems(branch, value, path)) for branch in schema["anyOf"]]
            yield from min(attempts, key=len)
        elif "const" in schema and value != schema["const"]:
            yield Problem(path, f"Expected {schema['const']!r}, got {value!r}")
        elif "enum" in schema and value not in schema["enum"]:
            yield Problem(path, f"Expected one of {schema['enum']!r}, got {value!r}")
        elif "type" in schema and not _TYPES[schema["type"]](value):
            yield Problem(path, f"Expected {schema['type']}, got {value!r}")
        elif schema.get("format") == "date-time":
            try:
                datetime.fromisoformat(str(value))
            except ValueError:
                yield Problem(path, f"Expected a date and time in ISO 8601, got {value!r}")
        else:
            yield from self._member_problems(schema, value, path)

    def accepts(self, schema: Schema, value: object) -> bool:
        """Tell whether a value follows a schema."""
        return next(self.problems(schema, value), None) is None

    def _member_problems(
        self, schema: Schema, value: object, path: tuple[str | int, ...]
    ) -> Iterator[Problem]:
        if isinstance(value, list) and "items" in schema:
            for position, item in enumerate(value):
                yield from self.problems(schema["items"], item, (*path, position))
        if not isinstance(value, dict):
            return
        properties = schema.get("properties", {})
        for name in schema.get("required", ()):
            if name not in value:
                yield Problem((*path, name), f"Expected {name!r}, which is missing")
        extra = schema.get("additionalProperties")
        for name, member in value.items():
            inner = properties.get(name, extra)
            if isinstance(inner, Mapping):
                yield from self.problems(inner, member, (*path, name))
