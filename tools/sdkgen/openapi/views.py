"""Views of schemas: the values that they allow, in a form in which two can be compared.

A union of objects is seen as one object with the fields of all its members, required where every
member requires them: documents split and join such unions between releases without a change on the
wire.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tools.sdkgen.manifest import Json

_KINDS = {str: "string", bool: "boolean", int: "number", float: "number"}


@dataclass
class Property:
    """One field of an object.

    Attributes:
        options: Its different schemas in the members of a union that have it.
        members: The number of members that have it.
        required: Whether every member requires it.
    """

    options: list[Json] = field(default_factory=list)
    members: int = 0
    required: bool = True

    @property
    def deprecated(self) -> bool:
        """Whether every member calls it deprecated."""
        return all(option.get("deprecated", False) for option in self.options)

    @property
    def default(self) -> Any:
        """The value that the platform assumes when it is absent."""
        return next((each["default"] for each in self.options if "default" in each), None)


@dataclass
class View:
    """Values that a schema allows.

    Attributes:
        anything: Whether any JSON is allowed.
        nullable: Whether `null` is allowed.
        scalars: The allowed values of each kind of scalar; None for all.
        items: The schemas of the items, where a list is allowed.
        objects: The number of objects in the union.
        properties: The fields, where an object is allowed.
        extra: The schemas of the undeclared fields.
    """

    anything: bool = False
    nullable: bool = False
    scalars: dict[str, set[Any] | None] = field(default_factory=dict)
    items: list[Json] | None = None
    objects: int = 0
    properties: dict[str, Property] = field(default_factory=dict)
    extra: list[Json] = field(default_factory=list)

    @property
    def kinds(self) -> set[str]:
        """The kinds of JSON that are allowed."""
        found = {*self.scalars, *(["array"] if self.items is not None else [])}
        return found | ({"object"} if self.objects else set())


def _add_once(schemas: list[Json], schema: Json) -> list[Json]:
    return schemas if schema in schemas else [*schemas, schema]


class Viewer:
    """Looks at schemas of one set of named types.

    Args:
        types: The named types.
    """

    def __init__(self, types: Mapping[str, Json]) -> None:
        self.types = types
        self._digests: dict[str, str] = {}
        self._open: list[str] = []
        self._reached = 0

    def look(self, options: Iterable[Json]) -> View:
        """Return the view of everything that any of the schemas allows."""
        view = View()
        for option in options:
            self._add(view, option)
        for each in view.properties.values():
            each.required = each.required and each.members == view.objects
        values = view.scalars.get("boolean")
        if values is not None and len(values) == 2:  # noqa: PLR2004 true and false are all there is
            view.scalars["boolean"] = None
        return view

    def digest(self, options: Iterable[Json]) -> str:
        """Return a digest, which is equal for schemas that allow the same values."""
        text = json.dumps(self._describe(self.look(options)), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    def _add(self, view: View, schema: Json) -> None:
        view.nullable = view.nullable or schema.get("nullable", False)
        if "$ref" in schema:
            self._add(view, self.types[schema["$ref"]])
        elif "anyOf" in schema:
            for member in schema["anyOf"]:
                self._add(view, member)
        elif "const" in schema or "enum" in schema:
            for value in schema.get("enum", [schema.get("const")]):
                values = view.scalars.setdefault(_KINDS[type(value)], set())
                if values is not None:
                    values.add(value)
        elif schema.get("type") == "object":
            self._add_object(view, schema)
        elif schema.get("type") == "array":
            view.items = _add_once(view.items or [], schema.get("items", {}))
        else:
            self._add_scalar(view, schema)

    @staticmethod
    def _add_scalar(view: View, schema: Json) -> None:
        kind = schema.get("type")
        if kind is None:
            view.anything = True
        elif schema.get("format") == "date-time":
            view.scalars["date-time"] = None
        elif kind != "null":
            view.scalars["number" if kind == "integer" else kind] = None

    @staticmethod
    def _add_object(view: View, schema: Json) -> None:
        view.objects += 1
        for name, value in schema.get("properties", {}).items():
            entry = view.properties.setdefault(name, Property())
            entry.options = _add_once(entry.options, value)
            entry.members += 1
            entry.required = entry.required and name in schema.get("required", [])
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            view.extra = _add_once(view.extra, extra)

    def _describe(self, view: View) -> Any:
        """Return a view as JSON that does not depend on order or names."""
        if view.anything:
            return "anything"
        properties = {
            name: [each.required, each.deprecated, each.default, self._digest_nested(each.options)]
            for name, each in view.properties.items()
        }
        return [
            view.nullable,
            {kind: values and sorted(values) for kind, values in view.scalars.items()},
            None if view.items is None else self._digest_nested(view.items),
            bool(view.objects),
            properties,
            self._digest_nested(view.extra) if view.extra else None,
        ]

    def _digest_nested(self, options: list[Json]) -> str:
        """Return the digest of nested schemas; for a recursive schema, its distance."""
        key = json.dumps(options, sort_keys=True)
        if key in self._open:
            place = self._open.index(key)
            self._reached = min(self._reached, place)
            return f"^{len(self._open) - place}"
        if key not in self._digests:
            before, self._reached = self._reached, len(self._open)
            self._open.append(key)
            digest = self.digest(options)
            self._open.pop()
            reached, self._reached = self._reached, min(before, self._reached)
            if reached < len(self._open):  # it depends on the schemas around it
                return digest
            self._digests[key] = digest
        return self._digests[key]
