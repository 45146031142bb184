"""Grafting: a document's schemas merged into the manifest's, which keep their names and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.sdkgen.openapi.facts import find_names
from tools.sdkgen.openapi.schemas import list_marks
from tools.sdkgen.openapi.views import Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.sdkgen.manifest import Json

# The keys that define a schema; all others, such as descriptions, belong to the manifest.
_SHAPE = {
    *("$ref", "additionalProperties", "anyOf", "const", "default", "deprecated", "enum", "format"),
    *("items", "nullable", "properties", "required", "type"),
}
_LIKENESS = 0.5


class Grafter:
    """Grafts the schemas of a document onto a manifest's.

    Each place that uses a named type votes for the schema that the document has there. If a vote
    differs from the type, the type changes: it then allows everything that any of the votes allows.

    Args:
        old: The named types of the manifest.
        new: The components of the document.
    """

    def __init__(self, old: Mapping[str, Json], new: Mapping[str, Json]) -> None:
        self.types: dict[str, Json] = dict(old)
        self._old, self._new = old, new
        self._before, self._after = Viewer(old), Viewer(new)
        self._votes: dict[str, dict[str, Json | None]] = {}
        self._learned: dict[str, str] = {}
        self._waiting: list[str] = []

    def graft(self, old: Any, new: Any) -> Any:
        """Return the document's schema; a part that means the same stays as in the manifest."""
        if old is None or new is None:
            return old if new is None else self.adopt(new)
        if "$ref" in old and "$ref" in new:
            self._learned.setdefault(new["$ref"], old["$ref"])
        if self._before.digest([old]) == self._after.digest([new]):
            self.keep(old)
            return old
        if "$ref" in old:
            self._vote(old["$ref"], {key: new[key] for key in new if key != "nullable"})
            return _mark({"$ref": old["$ref"]}, new)
        while "$ref" in new:
            new = _mark(self._new[new["$ref"]], new)
        notes = {key: value for key, value in old.items() if key not in _SHAPE}
        return {**self._graft_shape(old, new), **notes}

    def keep(self, schema: Any) -> None:
        """Vote to keep the types that a schema of the manifest uses."""
        for name in find_names(schema):
            self._vote(name, None)

    def adopt(self, schema: Any) -> Any:
        """Return a schema of the document under the names of the manifest."""
        if isinstance(schema, list):
            return [self.adopt(item) for item in schema]
        if not isinstance(schema, dict):
            return schema
        name = schema.get("$ref")
        if not isinstance(name, str):
            return {key: self.adopt(value) for key, value in schema.items()}
        own = self._learned.get(name, name)
        if own in self._old:
            self._vote(own, {"$ref": name})
        elif own not in self.types:
            self.types[own] = {}  # known before its own members are read
            self.types[own] = self.adopt(self._new[name])
        return {**schema, "$ref": own}

    def finish(self) -> dict[str, Json]:
        """Return the named types after all votes; each allows what any of its votes allows."""
        while self._waiting:
            name = self._waiting.pop()
            old = self._old[name]
            members: list[Json] = []
            for schema in self._votes[name].values():
                if schema is None:
                    self.keep(old)
                    members.append(old)
                else:
                    members.append(self.graft(old, self._open(schema)))
            self.types[name] = members[0] if len(members) == 1 else _join(members)
        return self.types

    def _vote(self, name: str, schema: Json | None) -> None:
        """Record the schema that a place needs for a type; None to keep the type."""
        old = self._before.digest([self._old[name]])
        digest = old if schema is None else self._after.digest([schema])
        votes = self._votes.setdefault(name, {})
        if digest not in votes:
            votes[digest] = None if digest == old else schema
            self._waiting.append(name)

    def _open(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._new[schema["$ref"]]
        return schema

    def _graft_shape(self, old: Json, new: Json) -> Json:
        """Return a changed schema whose parts keep the manifest's names."""
        if "anyOf" in new or "anyOf" in old:
            members = self._graft_members(old.get("anyOf", [old]), new.get("anyOf", [new]))
            return _mark({"anyOf": members} if "anyOf" in new else members[0], new)
        grafted: Json = self.adopt(new)
        if old.get("type") != new.get("type"):
            return grafted
        if "items" in old and "items" in new:
            grafted["items"] = self.graft(old["items"], new["items"])
        if "properties" in old and "properties" in new:
            before, after = old["properties"], new["properties"]
            kept = [name for name in before if name in after]
            added = [name for name in after if name not in before]
            grafted["properties"] = {
                **{name: self.graft(before[name], after[name]) for name in kept},
                **{name: self.adopt(after[name]) for name in added},
            }
        extra = old.get("additionalProperties"), new.get("additionalProperties")
        if all(isinstance(each, dict) for each in extra):
            grafted["additionalProperties"] = self.graft(*extra)
        return grafted

    def _graft_members(self, old: list[Json], new: list[Json]) -> list[Json]:
        """Return the members of a union, each grafted onto the most similar unused old one."""
        free = list(old)
        grafted: list[Json] = []
        for member in new:
            rated = [(*self._rate(each, member), number) for number, each in enumerate(free)]
            _, share, number = max(rated, key=lambda each: each[0], default=(0.0, 0.0, 0))
            fits = share >= _LIKENESS
            grafted.append(self.graft(free.pop(number), member) if fits else self.adopt(member))
        return grafted

    def _rate(self, old: Json, new: Json) -> tuple[float, float]:
        """Return the share of common fields in all fields of two members, and in the new ones."""
        before, after = self._before.look([old]), self._after.look([new])
        names = before.properties.keys() | after.properties.keys()
        if not names:
            return (float(before.kinds == after.kinds),) * 2
        common = before.properties.keys() & after.properties.keys()
        told_apart = any(
            self._are_apart(before.properties[name].options, after.properties[name].options)
            for name in ("kind", "type")
            if name in common
        )
        share = 0 if told_apart else len(common)
        return share / len(names), share / (len(after.properties) or 1)

    def _are_apart(self, old: list[Json], new: list[Json]) -> bool:
        """Say whether two fields have no value in common."""
        before, after = self._before.look(old).scalars, self._after.look(new).scalars
        return not any(
            before[kind] is None or after[kind] is None or before[kind] & after[kind]  # type: ignore[operator]
            for kind in before.keys() & after.keys()
        )


def _mark(schema: Json, new: Json) -> Json:
    """Return a schema that is nullable where the document's is, with its defaults."""
    return {**schema, **list_marks(new)}


def _join(members: list[Json]) -> Json:
    """Return one schema that allows everything that any of several schemas allows."""
    if all("enum" in member for member in members):
        values = [value for member in members for value in member["enum"]]
        return {**members[0], "enum": list(dict.fromkeys(values))}
    if not all(member.get("type") == "object" for member in members):
        return {"anyOf": list({repr(member): member for member in members}.values())}
    fields: dict[str, list[Json]] = {}
    for member in members:
        for name, value in member.get("properties", {}).items():
            options = fields.setdefault(name, [])
            if value not in options:
                options.append(value)
    properties = {
        name: options[0] if len(options) == 1 else _join(options)
        for name, options in fields.items()
    }
    required = [
        name for name in fields if all(name in member.get("required", []) for member in members)
    ]
    joined = {**members[0], "properties": properties, "required": required}
    return {key: value for key, value in joined.items() if value not in ([], {})}
